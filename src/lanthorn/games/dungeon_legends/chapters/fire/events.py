"""The events of chapter I (DL-CH1-CARD-01, DL-CH1-CARD-02, DL-CH1-CARD-08)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.fire import ravagers
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.chapters.fire.tokens import kindle
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.chapters.base import Event


async def fire_breaks_out(play: Play[State]) -> None:
    """DL-CH1-CARD-01, DL-CH1-RULE-10."""
    state = play.state
    location = state.locations[await roll(play, "fire")]
    if kindle(state, location):
        play.emit("fire", ("DL-CH1-CARD-01",), location=state.book.locations[location].name)


async def mud(play: Play[State]) -> None:
    """DL-CH1-CARD-08."""
    fire(play.state).mud = await roll(play, "mud")
    play.emit("mud", ("DL-CH1-CARD-08",), square=fire(play.state).mud)


EVENTS: Final[dict[str, Event]] = {"fire": fire_breaks_out, "mud": mud, "ravager": ravagers.come}
