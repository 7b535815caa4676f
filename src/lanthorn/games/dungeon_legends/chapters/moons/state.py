"""What the chapter of the moons adds to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


class Moons(msgspec.Struct, tag="moons", tag_field="chapter"):
    """Things that lie on Locations are kept by the Location's number, so that they move with it."""

    supply: list[int]
    """Magic Storm tokens beside the mat, face down."""
    storms: list[int]
    """The Magic Storm token on each Location, face down; NONE where there is none."""
    eaten: list[int]
    """For each hero, the own Dust that lies on the Magic Eater."""
    on_deck: list[int] = []
    """Magic Storm tokens on the game deck, face down."""
    shown: list[int] = []
    """Magic Storm tokens that are turned over and wait for their effect."""
    observed: list[int] = []
    sabotage: bool = False
    darkness_last: bool = False
    """Whether Darkness came onto the Observatory after the Sabotage (DL-CH2-CARD-03)."""
    portals: bool = False

    def copy(self) -> Moons:
        return Moons(
            self.supply[:],
            self.storms[:],
            self.eaten[:],
            self.on_deck[:],
            self.shown[:],
            self.observed[:],
            self.sabotage,
            self.darkness_last,
            self.portals,
        )


def moons(state: State) -> Moons:
    """The chapter's part of the position."""
    return cast(Moons, state.chapter)
