"""Reading rather than playing: the games, their rules, which tests show them, what a pack changes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click

from lanthorn.cli.options import FOLDER, language_option
from lanthorn.engine import (
    Clause,
    ContentError,
    Game,
    LanthornError,
    Pack,
    Text,
    find_game,
    games,
    read_packs,
)
from lanthorn.engine.testing import tests_by_clause
from lanthorn.engine.text import messages_in
from lanthorn.engine.wording import references
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words, system_language


@click.command("games")
@language_option
def list_games(language: str | None) -> None:
    """The games that are installed."""
    for name, game in games().items():
        words = Words(language or system_language(), game.match())
        about = words.say(Text("game-about")) if words.has("game-about") else ""
        click.echo(f"{name}: {words.game()}" + (f". {about}" if about else ""))


@click.command()
@click.argument("game")
@click.argument("words", nargs=-1)
@language_option
def rules(game: str, words: tuple[str, ...], language: str | None) -> None:
    """The rules of GAME: all, one clause by its id, or those that have all these WORDS."""
    found, asked = find_game(game), " ".join(words)
    speak = Words(language or system_language())
    screen = Screen()
    if not asked:
        _whole_reference(found, speak, screen)
        return
    if asked.upper() in found.clauses.by_id:
        clauses_found = [found.clauses[asked]]
    else:
        clauses_found = found.clauses.search(asked, speak.language)
    if not clauses_found:
        raise LanthornError(speak.own("no-clause", words=asked))
    for clause in clauses_found:
        _show_clause(clause, speak, screen)


def _whole_reference(game: Game[Any, Any], words: Words, screen: Screen) -> None:
    for section in game.clauses.sections:
        screen.say(f"\n{section.title(words.language)}", "bold")
        for clause in section.clause:
            _show_clause(clause, words, screen)


def _show_clause(clause: Clause, words: Words, screen: Screen) -> None:
    screen.say(f"{clause.id}  {clause.text(words.language)}")


@click.command()
@click.argument("game")
@click.option("--tests", type=FOLDER, default=Path("tests"), metavar="DIR", help="The folder of tests.")
def clauses(game: str, tests: Path) -> None:
    """Each clause of GAME with the tests that show it. Ends with 1 if one has none."""
    found = find_game(game)
    if not tests.is_dir():
        raise LanthornError(f"{tests} is not a folder.")
    try:
        shown = tests_by_clause(tests)
    except (SyntaxError, UnicodeDecodeError) as error:
        raise LanthornError(f"{tests} has a file that can't be read as Python: {error}.") from error
    bare = [clause.id for clause in found.clauses if clause.id not in shown]
    for clause in found.clauses:
        click.echo(clause.id)
        for test in shown.get(clause.id, ()):
            click.echo(f"  {test}")
    total = len(found.clauses.by_id)
    click.echo(f"{total - len(bare)} of {total} clauses have a test.")
    if bare:
        click.echo("Without one:")
        click.echo("\n".join(f"  {clause}" for clause in bare))
        raise SystemExit(1)


@click.group()
def packs() -> None:
    """Content packs."""


@packs.command()
@click.argument("folder", type=FOLDER)
def check(folder: Path) -> None:
    """Read the pack in FOLDER. Names every mistake at once, or says what the pack changes."""
    try:
        (pack,) = read_packs([folder])
    except ContentError as error:
        click.echo(f"{folder}: {error}", err=True)
        raise SystemExit(1) from None
    game = find_game(pack.game)
    click.echo(f"{pack.name} {pack.version}, for {pack.game}")
    for line in _changes(pack, game) or ["  changes nothing"]:
        click.echo(line)


def _changes(pack: Pack, game: Game[Any, Any]) -> list[str]:
    return [*_changed_content(pack, game), *_changed_words(pack, game)]


def _changed_content(pack: Pack, game: Game[Any, Any]) -> Iterator[str]:
    own = game.library().tables
    for file, entries in pack.tables.items():
        for name, fields in entries.items():
            before = own.get(file, {}).get(name)
            if before is None:
                yield f"  {file}.toml [{name}]: new"
                continue
            for field, value in fields.items():
                if before.get(field) != value:
                    yield f"  {file}.toml [{name}] {field}: {before.get(field, 'unset')} -> {value}"


def _changed_words(pack: Pack, game: Game[Any, Any]) -> Iterator[str]:
    """Words that are new or others, and those that nobody will ever read: their name may be a slip."""
    wanted = {name for _, _, names in game.library([pack]).words_wanted(game.words) for name in names}
    for language, text in pack.locale.items():
        used = wanted | references(text)
        for name in sorted(messages_in(pack.locale, language)):
            if name in game.messages[language]:
                change = "other words"
            elif name in used or any(name.startswith(f"{one}-") for one in wanted):
                change = "new"
            else:
                change = "new, but nothing in the game is known to ask for it"
            yield f"  locale/{language}.ftl [{name}]: {change}"
