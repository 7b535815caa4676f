"""`lanthorn campaign`: chapters one after another, in the terminal."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import msgspec

from lanthorn.cli.options import FILE, language_option, pack_option, pairs, set_option
from lanthorn.engine import find_game, read_packs
from lanthorn.engine.campaign import Campaign, as_played, chapters_of, read, rules_of, write
from lanthorn.engine.game import Choice
from lanthorn.engine.save import load
from lanthorn.terminal.campaigns import (
    Table,
    command_for,
    file_of,
    find,
    forget,
    keep_new,
    kept_file,
    tell_all,
)
from lanthorn.terminal.newgame import ask_settings, ask_yes
from lanthorn.terminal.players import check_player
from lanthorn.terminal.saves import has_folder, read_bytes, write_whole
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words, system_language, trouble


@contextlib.contextmanager
def _may_leave() -> Iterator[None]:
    """Whoever is asked may get up instead of answering."""
    try:
        yield
    except (EOFError, KeyboardInterrupt) as left:
        click.echo()
        sys.exit(0 if isinstance(left, EOFError) else 130)


@click.group()
def campaign() -> None:
    """Play the chapters of a game one after another."""


@campaign.command("new")
@click.argument("game")
@click.option("--name", default=None, help="What the campaign is called; the game's name by default.")
@set_option
@pack_option
@language_option
def new(
    game: str, name: str | None, settings: tuple[str, ...], packs: tuple[Path, ...], language: str | None
) -> None:
    """Begin a campaign of GAME. Asks for whatever is not said."""
    known = find_game(game)
    chapter = rules_of(known).setting
    brought, screen = read_packs(packs), Screen()
    words = Words(language or system_language(), known.match(packs=brought))
    named = name or words.game()
    if file_of(named).exists():
        raise trouble("campaign-exists", name=named)
    chosen: dict[str, Choice] = {**pairs(settings, "--set")}
    if not chosen:
        with _may_leave():
            chosen = ask_settings(screen, words, known, without=(chapter,))
    begun = Campaign(game=game, name=named, packs=brought)
    begun.settings = begun.match(chapters_of(known)[0], chosen).settings
    keep_new(begun)
    screen.say(words.own("campaign-begun"))
    screen.put_whole(command_for(named))


@campaign.command("list")
@language_option
def list_all(language: str | None) -> None:
    """The campaigns that are kept here, and how they stand."""
    tell_all(Screen(), language or system_language())


@campaign.command("play")
@click.argument("name")
@click.option("--chapter", default=None, help="A chapter; the next one by default.")
@set_option
@click.option("--seat", "seats", multiple=True, metavar="SEAT=WHO", help="`human` or a bot; may be repeated.")
@click.option("--seed", type=click.IntRange(min=0), help="The same seed gives the same game.")
@language_option
def play(
    name: str, chapter: str | None, settings: tuple[str, ...], seats: tuple[str, ...], **others: Any
) -> None:
    """Play the next chapter of the campaign NAME, or go on with the one that was left.

    A setting such as the difficulty may be another from one chapter to the next.
    """
    chosen: dict[str, Choice] = {**pairs(settings, "--set")}
    seated = pairs(seats, "--seat")
    for player in seated.values():
        check_player(player)
    table = Table(find(name), Screen(), others["language"] or system_language())
    with _may_leave():
        sys.exit(table.play(chapter, chosen, seated, others["seed"]))


@campaign.command("history")
@click.argument("name")
@language_option
def history(name: str, language: str | None) -> None:
    """How the campaign NAME went: each chapter that was played, how it ended, and its replay."""
    table = Table(find(name), Screen(), language or system_language())
    table.screen.say(table.headline(table.campaign.name))
    table.tell_history()


@campaign.command("forget")
@click.argument("name")
@click.option("--yes", is_flag=True, help="Don't ask before.")
@language_option
def forget_one(name: str, yes: bool, language: str | None) -> None:
    """Put the campaign NAME aside: it is no longer listed, but its files are kept."""
    path, screen, words = kept_file(name), Screen(), Words(language or system_language())
    with _may_leave():
        if yes or ask_yes(screen, words, words.own("campaign-forget", name=name), usual=False):
            place = forget(path)
            screen.say(words.own("campaign-forgotten"))
            screen.put_whole(str(place))


@campaign.command("export")
@click.argument("name")
@click.argument("file", type=FILE)
@language_option
def export(name: str, file: Path, language: str | None) -> None:
    """Write the campaign NAME into FILE, with the replay of every chapter."""
    if file.exists():
        raise trouble("campaign-file-exists", path=str(file))
    if not has_folder(file):
        raise trouble("no-folder", path=str(file.parent))
    table = Table(find(name), Screen(), language or system_language())
    write_whole(file, write(table.campaign))
    table.screen.say(table.words.own("saved", path=str(file)))
    if table.in_progress():
        table.screen.say(table.words.own("campaign-without-chapter"))


@campaign.command("import")
@click.argument("file", type=FILE)
@click.option("--name", default=None, help="What the campaign is called here.")
@language_option
def bring(file: Path, name: str | None, language: str | None) -> None:
    """Take a campaign over from FILE."""
    written = read(read_bytes(file))
    brought = as_played(written, [load(msgspec.json.encode(one.save)).session for one in written.episodes])
    brought.name = name or brought.name or brought.game
    table = Table(brought, Screen(), language or system_language())
    lines = (*table.told(), table.headline(brought.name))
    keep_new(brought)
    for line in lines:
        table.screen.say(line)
