"""The events of chapter IV (DL-CH4-CARD-05 to DL-CH4-CARD-07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.magma import madness
from lanthorn.games.dungeon_legends.rules import moving
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.chapters.base import Event


async def unexpected_teleport(play: Play[State]) -> None:
    """DL-CH4-CARD-05. All heroes onto one square."""
    square = await roll(play, "unexpected-teleport")
    for hero in play.state.in_turn_order():
        moving.put(play, hero, square, "DL-CH4-CARD-05")


async def perfect_positioning(play: Play[State]) -> None:
    """DL-CH4-CARD-06, DL-GAP-50. Each hero onto a square of the player's choice."""
    for hero in play.state.in_turn_order():
        await moving.choose_square(play, hero, "DL-CH4-CARD-06")


EVENTS: Final[dict[str, Event]] = {
    "unexpected-teleport": unexpected_teleport,
    "perfect-positioning": perfect_positioning,
    "sinister-whispers": madness.whisper,
}
