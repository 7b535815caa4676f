"""Positions of chapter I from words: "fire on blaze 3, knight bucket full, mud h4, serpent-of-ash on p3".

`serpent burns p3` gives a Fire token to the serpent that stands there by then, `ravager on p3` puts a Ravager
before the monster there (or lets him wait, on an empty P6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine.statements import Statements, obey
from lanthorn.games.dungeon_legends.chapters.fire.ravagers import free_ravagers
from lanthorn.games.dungeon_legends.chapters.fire.records import tables
from lanthorn.games.dungeon_legends.chapters.fire.state import FIRE_TOKENS, fire
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def place(state: State, words: str) -> bool:
    """Read one statement; the supply is whatever burns nowhere."""
    return obey(_STATEMENTS, words, state) and _count_supply(state)


def _count_supply(state: State) -> bool:
    here = fire(state)
    here.supply = FIRE_TOKENS - sum(here.fires) - len(here.burning)
    return here.supply >= 0


def _fires(state: State, name: str, count: str | None) -> bool:
    location = state.book.location(name)
    if location != NONE:
        fire(state).fires[location] = int(count or 1)
    return location != NONE


def _bucket(state: State, name: str, face: str) -> bool:
    hero = state.hero_named(name)
    if hero != NONE:
        fire(state).buckets[hero] = face == "full"
    return hero != NONE


def _mud(state: State, square: str) -> bool:
    fire(state).mud = int(square)
    return True


def _burns(state: State, square: str) -> bool:
    card = state.passage[int(square)]
    if card != NONE:
        fire(state).burning.append(card)
    return card != NONE and state.book.game[card].id in tables(state).targets


def _ravager(state: State, square: str, damage: str | None) -> bool:
    carrier, free = state.passage[int(square)], free_ravagers(state)
    if not free or (carrier == NONE and int(square) != LAST_PASSAGE):
        return False
    here = fire(state)
    stack = here.lurking if carrier == NONE else here.ravagers.setdefault(carrier, [])
    stack.append(free[0])
    if damage:
        state.damage[free[0]] = int(damage)
    return True


_STATEMENTS: Final[Statements] = (
    (r"fire on ([a-z-]+)(?: (\d+))?", _fires),
    (r"([a-z]+) bucket (full|empty)", _bucket),
    (r"mud h([1-6])", _mud),
    (r"serpent burns p([1-6])", _burns),
    (r"ravager on p([1-6])(?: with (\d) damage)?", _ravager),
)
