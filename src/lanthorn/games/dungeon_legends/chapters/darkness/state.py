"""What the chapter of the darkness adds to the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


class Darkness(msgspec.Struct, tag="darkness", tag_field="chapter"):
    """Darkness Incarnate is a line without gaps, so where a card lies follows from its place in the line."""

    line: list[int]
    """The Body cards (and the Tail) in play, the newest first; the Head stands before the last one."""
    deck: list[int]
    """The cards to come, the next one last; the Tail lies at the bottom."""
    entry: int = 1
    """Where new cards enter: I1, after Darkness Advances I2."""
    charged: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    """Whether the left and the right Magic Shock token are charged."""
    crevasse: int = 0
    defeated: int = 0
    shocked: dict[int, int] = {}
    """Damage on the Magic Shock section of a two-section Body."""

    @property
    def head(self) -> int:
        """DL-CH5-RULE-12. The square of the Head."""
        return self.entry + len(self.line)

    def copy(self) -> Darkness:
        return Darkness(
            self.line[:],
            self.deck[:],
            self.entry,
            self.charged[:],
            self.crevasse,
            self.defeated,
            self.shocked.copy(),
        )


def darkness(state: State) -> Darkness:
    """The chapter's part of the position."""
    return cast(Darkness, state.chapter)
