"""Positions of chapter III from words: "cart on h5 with 3 crystals, crystals on l2 2, gate 3"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine.statements import Statements, obey
from lanthorn.games.dungeon_legends.chapters.crystals.cart import room
from lanthorn.games.dungeon_legends.chapters.crystals.records import tables
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def place(state: State, words: str) -> bool:
    """Read one statement; the supply is whatever is nowhere else."""
    return obey(_STATEMENTS, words, state) and _count_supply(state)


def _count_supply(state: State) -> bool:
    here = crystals(state)
    used = sum(here.spaces) + here.load + here.delivered + sum(here.carried.values())
    here.supply = tables(state).about.tokens - used
    return here.supply >= 0


def _cart(state: State, square: str, load: str | None) -> bool:
    here = crystals(state)
    here.cart, here.load = int(square), int(load or 0)
    return here.load <= tables(state).about.cart


def _on_location(state: State, slot: str, count: str) -> bool:
    location = state.locations[int(slot)]
    crystals(state).spaces[location] = int(count)
    return int(count) <= room(state, location)


def _on_card(state: State, square: str, count: str) -> bool:
    card = state.passage[int(square)]
    crystals(state).carried[card] = int(count)
    return card >= 0


def _delivered(state: State, count: str) -> bool:
    crystals(state).delivered = int(count)
    return True


def _guild(state: State, count: str) -> bool:
    crystals(state).guild = int(count)
    return True


def _gate(state: State, square: str) -> bool:
    crystals(state).gate = int(square)
    return True


def _bats(state: State, square: str) -> bool:
    crystals(state).bats = int(square)
    return True


def _secret_passage(state: State, square: str) -> bool:
    crystals(state).closed = int(square)
    return True


def _key_on_card(state: State, square: str) -> bool:
    crystals(state).key_on = state.passage[int(square)]
    return crystals(state).key_on >= 0


def _key_of_hero(state: State, name: str) -> bool:
    crystals(state).key_of = state.hero_named(name)
    return crystals(state).key_of != NONE


_STATEMENTS: Final[Statements] = (
    (r"cart on h([1-7])(?: with (\d) crystals?)?", _cart),
    (r"crystals on l([1-6]) (\d)", _on_location),
    (r"crystals on p([1-6]) (\d)", _on_card),
    (r"delivered (\d+)", _delivered),
    (r"guild ([01])", _guild),
    (r"gate ([1-6])", _gate),
    (r"bats ([1-6])", _bats),
    (r"secret passage p([1-6])", _secret_passage),
    (r"key on p([1-6])", _key_on_card),
    (r"([a-z]+) has key", _key_of_hero),
)
