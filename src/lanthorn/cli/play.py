"""`lanthorn play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from lanthorn.cli.options import FILE, language_option, pack_option, pairs, set_option
from lanthorn.engine import Game, Match, Session, find_game, games, read_packs
from lanthorn.engine.save import Loaded, load, read
from lanthorn.terminal.newgame import ask_choice, ask_players, ask_settings, offer_unfinished
from lanthorn.terminal.play import play_out
from lanthorn.terminal.players import Players, check_player, read_seats
from lanthorn.terminal.replay import Replay
from lanthorn.terminal.saves import new_file, read_bytes, read_text
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.sitting import Sitting
from lanthorn.terminal.words import Words, system_language, trouble

SEEDS = 1 << 32


class Wishes(msgspec.Struct):
    """What was said on the command line about a game to play."""

    game: str | None
    settings: dict[str, str]
    seats: dict[str, str]
    packs: tuple[Path, ...]
    seed: int | None
    language: str | None
    resume: Path | None
    replay: Path | None
    position: Path | None


@click.command()
@click.argument("game", required=False)
@set_option
@click.option("--seat", "seats", multiple=True, metavar="SEAT=WHO", help="`human` or a bot; may be repeated.")
@pack_option
@click.option("--seed", type=click.IntRange(min=0), help="The same seed gives the same game.")
@language_option
@click.option("--resume", type=FILE, metavar="FILE", help="Go on with a saved game.")
@click.option("--replay", type=FILE, metavar="FILE", help="Look at a saved game again.")
@click.option("--position", type=FILE, metavar="FILE", help="Begin at a position described in a text file.")
def play(game: str | None, settings: tuple[str, ...], seats: tuple[str, ...], **others: Any) -> None:
    """Play GAME here, with people and bots. Asks for whatever is not said."""
    wishes = Wishes(game=game, settings=pairs(settings, "--set"), seats=pairs(seats, "--seat"), **others)
    _check(wishes)
    screen = Screen()
    try:
        code = _replay(wishes, screen) if wishes.replay else _play(wishes, screen)
    except (EOFError, KeyboardInterrupt) as left:
        click.echo()
        code = 0 if isinstance(left, EOFError) else 130
    sys.exit(code)


def _check(wishes: Wishes) -> None:
    """Some wishes exclude each other: a saved game has its settings, packs and seed already."""
    files = [name for name in ("resume", "replay", "position") if getattr(wishes, name)]
    if len(files) > 1:
        raise trouble("options-exclude", one=f"--{files[0]}", other=f"--{files[1]}")
    if wishes.resume or wishes.replay:
        for name, value in (("set", wishes.settings), ("pack", wishes.packs), ("seed", wishes.seed)):
            if value not in ({}, (), None):
                raise trouble("option-of-the-save", option=f"--{name}", file=f"--{files[0]}")
    if wishes.position and wishes.seed is not None:
        raise trouble("position-has-no-seed")


def _play(wishes: Wishes, screen: Screen) -> int:
    if wishes.resume:
        return play_out(_resumed(wishes, screen, wishes.resume))
    words = Words(wishes.language or system_language())
    game = find_game(wishes.game) if wishes.game else _ask_game(screen, words)
    words.match = game.match()
    if not (wishes.settings or wishes.seats or wishes.packs or wishes.position or wishes.seed is not None):
        left = offer_unfinished(screen, wishes.language, game)
        if left is not None:
            return play_out(_resumed(wishes, screen, left.path))
    return play_out(_new(wishes, screen, words, game))


def _ask_game(screen: Screen, words: Words) -> Game[Any, Any]:
    """With one game installed there is nothing to ask."""
    known = games()
    if len(known) == 1:
        return next(iter(known.values()))
    choices = {name: Words(words.language, game.match()).game() for name, game in known.items()}
    return known[ask_choice(screen, words, words.own("which-game"), choices, next(iter(choices)))]


def _new(wishes: Wishes, screen: Screen, words: Words, game: Game[Any, Any]) -> Sitting:
    packs = read_packs(wishes.packs)
    words.match = game.match(wishes.settings, packs)
    for player in wishes.seats.values():
        check_player(player)
    described = read_text(wishes.position) if wishes.position else None
    if not wishes.settings:
        words.match = game.match(ask_settings(screen, words, game), packs)
    match = words.match
    players = Players(match, wishes.seats or ask_players(screen, words, match))
    session = _begin(match, wishes.seed) if described is None else match.position(described)
    return Sitting(session, players, words, screen, new_file("saves", game.id))


def _begin(match: Match[Any, Any], seed: int | None) -> Session[Any]:
    return match.start(secrets.randbelow(SEEDS) if seed is None else seed)


def _loaded(path: Path, wishes: Wishes) -> tuple[Loaded, Words]:
    """A saved game and the words for it."""
    data = read_bytes(path)
    game = find_game(wishes.game) if wishes.game else find_game(read(data).game)
    loaded = load(data, game)
    words = Words(wishes.language or loaded.notes.get("language") or system_language(), loaded.session.match)
    return loaded, words


def _resumed(wishes: Wishes, screen: Screen, path: Path) -> Sitting:
    loaded, words = _loaded(path, wishes)
    seats = read_seats(loaded.notes.get("seats", "")) | wishes.seats
    players = Players(loaded.session.match, seats)
    sitting = Sitting(loaded.session, players, words, screen, path)
    sitting.message = [words.say(loaded.report)] if loaded.report else []
    return sitting


def _replay(wishes: Wishes, screen: Screen) -> int:
    assert wishes.replay is not None
    loaded, words = _loaded(wishes.replay, wishes)
    if loaded.report:
        screen.say(words.say(loaded.report))
    Replay(loaded.session, words, screen).run()
    return 0
