"""Positions of chapter IV from words: "dial 2, cooled lava on h3, jagged lava on h1, knight has magma".

Lava is laid out as if the Ancient Machines were where they are when nothing is said, in L6. `hot lava on h6`
brings the token of the square that the machines are beside by then. Madness cards are hand cards like others:
"knight holds madness-1".
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from lanthorn.engine.statements import Statements, obey
from lanthorn.games.dungeon_legends.chapters.magma.lava import beside_machines, hot_squares
from lanthorn.games.dungeon_legends.chapters.magma.records import SQUARES, tables
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def place(state: State, words: str) -> bool:
    """Read one statement; whether it was understood."""
    return obey(_STATEMENTS, words, state)


def _dial(state: State, square: str) -> bool:
    """At the notch with this inner number."""
    squares = [notch.square for notch in tables(state).dial]
    if int(square) in squares:
        magma(state).dial = squares.index(int(square))
    return int(square) in squares


def _lava(state: State, face: str, square: str) -> bool:
    """Hot, Cooled with whatever face it has, or Cooled with a face by name."""
    here, at = magma(state), int(square)
    if here.lava[at] == NONE:
        bare = beside_machines(state)
        here.lava[at], here.lava[bare] = here.lava[bare], NONE
        here.cooled[bare] = False
    names = [record.id for record in tables(state).lava]
    if face in names and not _turn_up(state, names.index(face), at):
        return False
    here.cooled[at] = face != "hot"
    return here.lava[at] != NONE and face in ("hot", "cooled", *names)


def _turn_up(state: State, face: int, square: int) -> bool:
    """Exchange the token for one with this face, whose face nobody has seen."""
    here = magma(state)
    others = [n for n in (square, *hot_squares(state)) if here.lava[n] == face]
    if others:
        here.lava[square], here.lava[others[0]] = face, here.lava[square]
    return bool(others)


def _all_cooled(state: State, squares: str) -> bool:
    return all(_lava(state, "cooled", square) for square in re.findall(r"[1-6]", squares))


def _holder(state: State, name: str) -> bool:
    magma(state).holder = state.hero_named(name)
    return magma(state).holder != NONE


_STATEMENTS: Final[Statements] = (
    (rf"dial ([{SQUARES[0]}-{SQUARES[-1]}])", _dial),
    (r"([a-z-]+) lava on h([1-6])", _lava),
    (r"cooled lava on ((?:h[1-6] ?)+)", _all_cooled),
    (r"([a-z]+) has magma", _holder),
)
