"""Chapter I on the table: fires, buckets, mud, Ravagers."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from lanthorn.engine.scene import Face, Piece, Region, Token
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends.chapters.fire.state import Fire

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def regions(state: State) -> list[Region]:
    return []


def pieces(state: State) -> list[Piece]:
    here = cast(Fire, state.chapter)
    found: list[Piece] = []
    for location, fires in enumerate(here.fires):
        if fires:
            slot = state.locations.index(location)
            face = Face(icon="small-fire", title=Text("token-fire"), category="harm")
            found.append(Token(f"fire-{location}", f"l{slot}", face, count=fires))
    for hero, full in enumerate(here.buckets):
        if state.heroes[hero].kind >= 0:
            who = state.name(hero)
            face = Face(
                icon="full-metal-bucket" if full else "empty-metal-bucket",
                title=Text("token-bucket", {"full": int(full)}),
            )
            found.append(Token(f"bucket-{who}", f"board-{who}", face))
    if here.mud:
        found.append(Token("mud", f"h{here.mud}", Face(icon="mud", title=Text("token-mud"))))
    return found
