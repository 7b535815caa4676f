"""Sabotage of the Observatory (DL-CH2-CARD-01 to DL-CH2-CARD-03, DL-RUL-20, DL-RUL-64)."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import dust
from lanthorn.games.dungeon_legends.state import State

OBSERVATORY: Final = "observatory"
REPAIR: Final = 5
"""So much Dust takes the Sabotage away."""


def is_observatory(state: State, location: int) -> bool:
    return location >= 0 and state.book.locations[location].name == OBSERVATORY


def at_observatory(state: State, hero: int) -> bool:
    return state.beside(hero) == OBSERVATORY


async def strike(play: Play[State]) -> None:
    """DL-CH2-CARD-01. The token lies on top of whatever is there."""
    here = moons(play.state)
    here.sabotage, here.darkness_last = True, False
    play.emit("sabotage", ("DL-CH2-CARD-01",))


def covers_darkness(state: State) -> bool:
    """DL-RUL-64. Whether Sabotage came onto the Observatory when it was dark already."""
    here = moons(state)
    return here.sabotage and not here.darkness_last and is_observatory(state, state.darkness)


def under_darkness(state: State) -> bool:
    """DL-CH2-CARD-03."""
    return moons(state).darkness_last and is_observatory(state, state.darkness)


def add_repair(state: State, hero: int, acts: Acts) -> None:
    """DL-CH2-CARD-02, DL-LOC-08."""
    if not moons(state).sabotage or not at_observatory(state, hero) or under_darkness(state):
        return
    if state.heroes[hero].usable >= REPAIR:
        who = state.name(hero)
        clauses = ("DL-CH2-CARD-02", "DL-RUL-20")
        acts.append(state.book.options.hero_act("repair", hero, who, (who, "sabotage"), clauses))


def repair(play: Play[State], act: Act) -> None:
    state = play.state
    dust.spend(play, act.hero, REPAIR, "DL-CH2-CARD-02")
    moons(state).sabotage = moons(state).darkness_last = False
    play.emit("repaired", ("DL-CH2-CARD-02",), hero=state.name(act.hero))
