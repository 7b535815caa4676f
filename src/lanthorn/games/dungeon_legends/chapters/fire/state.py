"""What the chapter of the fire adds to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import msgspec

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

FIRE_TOKENS: Final = 15
BLAZE: Final = "blaze"


class Fire(msgspec.Struct, tag="fire", tag_field="chapter"):
    """Things that lie on cards are kept by the card's number, so that they move with it."""

    fires: list[int]
    """Fire tokens on each Location."""
    supply: int
    buckets: list[bool]
    """For each hero, whether the bucket is full."""
    mud: int = 0
    burning: list[int] = []
    """The serpents that carry a Fire token."""
    ravagers: dict[int, list[int]] = {}
    """The Ravagers in front of a monster, the last one first in line."""
    lurking: list[int] = []
    """Ravagers on P6 that wait for a monster (DL-CH1-CARD-05)."""

    def copy(self) -> Fire:
        return Fire(
            self.fires[:],
            self.supply,
            self.buckets[:],
            self.mud,
            self.burning[:],
            {card: stack[:] for card, stack in self.ravagers.items()},
            self.lurking[:],
        )


def fire(state: State) -> Fire:
    """The chapter's part of the position."""
    return cast(Fire, state.chapter)
