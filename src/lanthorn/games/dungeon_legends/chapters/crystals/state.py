"""What the chapter of the Crystal thieves adds to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


class Crystals(msgspec.Struct, tag="crystals", tag_field="chapter"):
    """Things that lie on cards are kept by the card's number, so that they move with it."""

    spaces: list[int]
    """Crystals on each Location."""
    supply: int
    cart: int = CASTLE_SQUARE
    """The hero square on which the cart stands."""
    load: int = 0
    delivered: int = 0
    carried: dict[int, int] = {}
    """Crystals on passage cards: eaten, or on the Extra Cart."""
    guild: int = 0
    """Guild tokens on the Monster Hunters' Guild."""
    gate: int = 0
    """The Gate stands behind the hero square of this number."""
    key_on: int = NONE
    """The passage card that carries the Key."""
    key_of: int = NONE
    """The hero who has it."""
    bats: int = 0
    """The Bats hang behind the hero square of this number."""
    closed: int = 0
    """DL-CH3-CARD-15. The passage square that cards skip."""

    def copy(self) -> Crystals:
        return Crystals(
            self.spaces[:],
            self.supply,
            self.cart,
            self.load,
            self.delivered,
            self.carried.copy(),
            self.guild,
            self.gate,
            self.key_on,
            self.key_of,
            self.bats,
            self.closed,
        )


def crystals(state: State) -> Crystals:
    """The chapter's part of the position."""
    return cast(Crystals, state.chapter)
