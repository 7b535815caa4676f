"""For bots: what Crystals on their way to the castle are worth, by the best way that the cart can go."""

from __future__ import annotations

from typing import Final

from lanthorn.games.dungeon_legends.chapters.crystals.records import tables
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE
from lanthorn.games.dungeon_legends.state import State

DELIVERED: Final = 0.5
"""What all Crystals of the goal are worth in the castle."""
LOADED: Final = 0.95
WAITING: Final = 0.85
LEFT: Final = 0.1
"""What a Crystal is worth beside one in the castle: in the cart, on a Location where the cart will fetch it,
on another one."""
PUSH: Final = 0.04
"""How much less for each square that the cart has to go with it or for it."""
WALK: Final = 0.25
"""Beside a push, a square between the cart and heroes: for the nearest and for all, as each can push it only
in the own turn."""
DUST: Final = 0.6
"""Beside a Crystal in the Mine, one for which a hero there has the Dust."""
MINE: Final = "dwarven-mine"


def promise(state: State) -> float:
    waiting = [0] * (CASTLE_SQUARE + 1)
    for slot in range(1, LAST_PASSAGE + 1):
        waiting[slot] = crystals(state).spaces[state.locations[slot]]
    value = best_way(state, waiting)
    return DELIVERED / state.book.difficulty.goal * (value + DUST * _to_be_mined(state, waiting, value))


def best_way(state: State, waiting: list[int]) -> float:
    """The cart goes so far from the castle as pays, and takes along what fits in on the way back."""
    here, room = crystals(state), tables(state).about.cart - crystals(state).load
    ways = [abs(hero.at - here.cart) for hero in state.heroes]
    walk = WALK * (min(ways) + sum(ways) / len(ways))
    best, met = 0.0, 0
    for end in range(CASTLE_SQUARE, 0, -1):
        met += waiting[end]
        taken, turn = min(room, met), min(end, here.cart)
        way = here.cart - turn + CASTLE_SQUARE - turn
        value = here.load * LOADED + taken * WAITING - (here.load + taken) * PUSH * (way + walk)
        best = max(best, value - LEFT * taken)
    return best + LEFT * sum(waiting)


def _to_be_mined(state: State, waiting: list[int], value: float) -> float:
    """What the Crystals would add for which a hero has the Dust, less for each square from the Mine."""
    place, best = state.slot_of(MINE), 0.0
    if not place:
        return best
    here, location = crystals(state), state.locations[place]
    free = min(here.supply, tables(state).spaces[MINE].count - waiting[place])
    for hero in state.heroes:
        uses = [use.amount for use in state.book.locations[location].use if use.dust <= hero.usable]
        more = min(free, max(uses, default=0))
        if more > 0:
            mined = waiting[:]
            mined[place] += more
            near = 1 - abs(hero.at - place) / (CASTLE_SQUARE + 1)
            best = max(best, near * (best_way(state, mined) - value))
    return best
