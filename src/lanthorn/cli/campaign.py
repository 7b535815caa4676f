"""`lanthorn campaign`: chapters one after another, in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click
import msgspec

from lanthorn.cli.options import FILE, language_option, pack_option, pairs, read_packs, set_option
from lanthorn.engine import find_game
from lanthorn.engine.campaign import Campaign, read, rules_of, write
from lanthorn.engine.game import Choice
from lanthorn.engine.save import load
from lanthorn.terminal.campaigns import Table, all_campaigns, file_of, find, keep_new
from lanthorn.terminal.newgame import ask_settings
from lanthorn.terminal.players import check_player
from lanthorn.terminal.saves import read_bytes, write_whole
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words, system_language, trouble


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
    chapters = rules_of(known).setting
    brought, screen = read_packs(packs), Screen()
    words = Words(language or system_language(), known.match(packs=brought))
    named = name or words.game()
    if file_of(named).exists():
        raise trouble("campaign-exists", name=named)
    chosen: dict[str, Choice] = {**pairs(settings, "--set")}
    if not chosen:
        chosen = ask_settings(screen, words, known, without=(chapters,))
    keep_new(Campaign(game=game, name=named, settings=known.agree(chosen), packs=brought))
    screen.say(words.own("campaign-begun"))
    screen.console.print(f'  lanthorn campaign play "{named}"', soft_wrap=True)


@campaign.command("list")
@language_option
def list_all(language: str | None) -> None:
    """The campaigns that are kept here, and how they stand."""
    screen, speech = Screen(), language or system_language()
    found = all_campaigns()
    if not found:
        screen.say(Words(speech).own("campaign-none-kept"))
    for one in found:
        table = Table(one, screen, speech)
        screen.say(f"{one.name} ({table.words.game()}): {table.stands()}")


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
    try:
        code = table.play(chapter, chosen, seated, others["seed"])
    except (EOFError, KeyboardInterrupt) as left:
        click.echo()
        code = 0 if isinstance(left, EOFError) else 130
    sys.exit(code)


@campaign.command("export")
@click.argument("name")
@click.argument("file", type=FILE)
@language_option
def export(name: str, file: Path, language: str | None) -> None:
    """Write the campaign NAME into FILE, with the replay of every chapter."""
    if file.exists():
        raise trouble("campaign-file-exists", path=str(file))
    write_whole(file, write(find(name)))
    Screen().say(Words(language or system_language()).own("saved", path=str(file)))


@campaign.command("import")
@click.argument("file", type=FILE)
@click.option("--name", default=None, help="What the campaign is called here.")
@language_option
def bring(file: Path, name: str | None, language: str | None) -> None:
    """Take a campaign over from FILE."""
    brought = read(read_bytes(file))
    for episode in brought.episodes:
        load(msgspec.json.encode(episode.save))
    brought.name = name or brought.name or brought.game
    keep_new(brought)
    table = Table(brought, Screen(), language or system_language())
    table.screen.say(f"{brought.name}: {table.stands()}")
