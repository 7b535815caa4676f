"""What the chapter of the lava adds to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


class Magma(msgspec.Struct, tag="magma", tag_field="chapter"):
    """Lists over hero squares have an unused first entry. Madness cards beside the mat are not kept here:
    they are those that nobody has."""

    lava: list[int]
    """For each hero square the face under its Lava token, by its number in lava.toml; NONE without lava."""
    cooled: list[bool]
    """For each hero square, whether its lava has Cooled."""
    dial: int = 0
    """The notch at which the dial stands, counted clockwise from the first."""
    holder: int = NONE
    """The hero who has the Explosive Magma token; NONE while it is on its Location."""

    def copy(self) -> Magma:
        return Magma(self.lava[:], self.cooled[:], self.dial, self.holder)


def magma(state: State) -> Magma:
    """The chapter's part of the position."""
    return cast(Magma, state.chapter)
