"""Options that several commands take, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

import click

from lanthorn.engine import Match, find_game, read_packs
from lanthorn.engine.text import LANGUAGES
from lanthorn.terminal.words import trouble

FOLDER: Final = click.Path(path_type=Path)
FILE: Final = click.Path(path_type=Path)
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

set_option: Final[Decorator] = click.option(
    "--set", "settings", multiple=True, metavar="NAME=VALUE", help="A setting of the game; may be repeated."
)
pack_option: Final[Decorator] = click.option(
    "--pack", "packs", multiple=True, type=FOLDER, metavar="DIR", help="A content pack; may be repeated."
)


def _remember_language(ctx: click.Context, param: click.Parameter, value: str | None) -> str | None:
    """What can't be done is said in the same language."""
    ctx.find_root().meta["language"] = value
    return value


language_option: Final[Decorator] = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=None,
    is_eager=True,
    callback=_remember_language,
    help="The language; the system's by default.",
)


def pairs(texts: Iterable[str], option: str) -> dict[str, str]:
    """`name=value` options as a dictionary."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise trouble("option-needs-pair", option=option, given=text)
        if name in found:
            raise trouble("option-twice", option=option, name=name)
        found[name.strip()] = value.strip()
    return found


def agreed_match(game: str, settings: Iterable[str], packs: Iterable[Path]) -> Match[Any, Any]:
    return find_game(game).match(pairs(settings, "--set"), read_packs(packs))
