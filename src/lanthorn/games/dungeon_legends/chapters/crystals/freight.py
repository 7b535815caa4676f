"""For bots: what Crystals on their way to the castle are worth."""

from __future__ import annotations

from typing import Final

from lanthorn.games.dungeon_legends.chapters.crystals.records import tables
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE
from lanthorn.games.dungeon_legends.state import State

DELIVERED: Final = 0.5
"""What all Crystals of the goal are worth in the castle."""
LOADED: Final = 0.95
PUSH: Final = 0.05
"""What a Crystal in the cart is worth, beside one in the castle, and how much less for each square to go."""
WAITING: Final = 0.85
WAY: Final = 0.05
"""The same for one on a Location: the cart has to come, and to go to the castle."""
WALK: Final = 0.004
"""What each square costs between heroes and a cart for which there is work: for the nearest and for all,
as each can push it only in the own turn."""


def promise(state: State) -> float:
    """A Crystal counts by the way that the cart has still to go for it."""
    here = crystals(state)
    each, freight = DELIVERED / state.book.difficulty.goal, here.load
    value = here.load * (LOADED - PUSH * (CASTLE_SQUARE - here.cart))
    for slot in range(1, LAST_PASSAGE + 1):
        if waiting := here.spaces[state.locations[slot]]:
            freight += waiting
            value += waiting * (WAITING - WAY * (way_there(state, slot, waiting) + CASTLE_SQUARE - slot))
    if freight:
        ways = [abs(hero.at - here.cart) for hero in state.heroes]
        return each * value - WALK * (min(ways) + sum(ways) / len(ways))
    return each * value


def way_there(state: State, slot: int, waiting: int) -> int:
    """How far the cart is from a Location: by way of the castle if what waits there no longer fits in."""
    here = crystals(state)
    if here.load + waiting <= tables(state).about.cart:
        return abs(slot - here.cart)
    return CASTLE_SQUARE - here.cart + CASTLE_SQUARE - slot
