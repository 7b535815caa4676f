"""Positions of chapter V from words: "body incarnate-coil on i1, body incarnate-twin on i2 with 1 shock".

Bodies are named from the left and without gaps; the Head stands before the last one. Also `charged left`,
`crevasse 4`, `advanced` (new parts enter on I2, to be said before the Bodies), `defeated 9`, and
`incarnate deck incarnate-plate incarnate-coil` (what comes next, from the top).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine.statements import Statements, obey
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def place(state: State, words: str) -> bool:
    """Read one statement; whether it was understood."""
    return obey(_STATEMENTS, words, state)


def _take(state: State, name: str) -> int:
    """A part with this name, out of the deck of those to come; NONE if there is none."""
    deck = darkness(state).deck
    card = next((number for number in deck if state.book.game[number].id == name), NONE)
    if card != NONE:
        deck.remove(card)
    return card


def _part(state: State, name: str, square: str, damage: str | None, shock: str | None) -> bool:
    here = darkness(state)
    card = _take(state, name)
    if card == NONE or int(square) != here.entry + len(here.line):
        return False
    here.line.append(card)
    if damage:
        state.damage[card] = int(damage)
    if shock:
        here.shocked[card] = int(shock)
    return True


def _charged(state: State, side: str) -> bool:
    darkness(state).charged[0 if side == "left" else 1] = True
    return True


def _crevasse(state: State, square: str) -> bool:
    darkness(state).crevasse = int(square)
    return True


def _advanced(state: State) -> bool:
    darkness(state).entry = 2
    return True


def _defeated(state: State, count: str) -> bool:
    here = darkness(state)
    for _ in range(int(count)):
        state.gone.append(here.deck.pop())
    here.defeated = int(count)
    return True


def _next(state: State, names: str) -> bool:
    cards = [_take(state, name) for name in names.split()]
    darkness(state).deck += cards[::-1]
    return NONE not in cards


_STATEMENTS: Final[Statements] = (
    (r"(?:body|part) ([a-z-]+) on i([1-6])(?: with (\d) damage)?(?: with (\d) shock)?", _part),
    (r"charged (left|right)", _charged),
    (r"crevasse ([1-6])", _crevasse),
    (r"advanced", _advanced),
    (r"defeated (\d+)", _defeated),
    (r"incarnate deck (.+)", _next),
)
