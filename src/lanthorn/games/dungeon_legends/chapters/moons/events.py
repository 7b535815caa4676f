"""The events of chapter II (DL-CH2-CARD-01, DL-CH2-CARD-04, DL-CH2-CARD-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.moons import sabotage, storm
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.chapters.base import Event


async def portals(play: Play[State]) -> None:
    """DL-CH2-CARD-04."""
    moons(play.state).portals = True
    play.emit("portals", ("DL-CH2-CARD-04",))


EVENTS: Final[dict[str, Event]] = {
    "sabotage": sabotage.strike,
    "portals": portals,
    "storm": storm.deal,
}
