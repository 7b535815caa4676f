"""The icon vocabulary (DL-IC-H): cards, items, skills and Fairies are lists of these.

An icon is a number, and a pool of icons is a list of counts, one for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal

Icon = Literal[
    "sword",
    "shield",
    "dust",
    "move",
    "ranged-1",
    "ranged-2",
    "ranged-3",
    "draw-1",
    "draw-2",
    "teleport",
    "heal",
    "heal-all",
    "reuse",
    "convert",
    "heal-ally",
    "dust-ally",
    "move-ally",
    "heal-any",
]

ICONS: Final[tuple[Icon, ...]] = Icon.__args__  # type: ignore[attr-defined]
NUMBER: Final = {icon: number for number, icon in enumerate(ICONS)}

SWORD, SHIELD, DUST, MOVE = range(4)
BASIC: Final = (SWORD, SHIELD, DUST, MOVE)
"""DL-ICON-07. What Convert changes, and into what; also what discarding three cards can give."""
RANGED_1, RANGED_2, RANGED_3 = NUMBER["ranged-1"], NUMBER["ranged-2"], NUMBER["ranged-3"]
RANGED: Final = (RANGED_1, RANGED_2, RANGED_3)
"""In the order of their reach: 1, 1-2, 1-3 squares."""
DRAW: Final = (NUMBER["draw-1"], NUMBER["draw-2"])
TELEPORT: Final = NUMBER["teleport"]
HEAL, HEAL_ALL = NUMBER["heal"], NUMBER["heal-all"]
REUSE, CONVERT = NUMBER["reuse"], NUMBER["convert"]
HEAL_ALLY, DUST_ALLY, MOVE_ALLY, HEAL_ANY = (
    NUMBER["heal-ally"],
    NUMBER["dust-ally"],
    NUMBER["move-ally"],
    NUMBER["heal-any"],
)

LENT: Final = {MOVE_ALLY: MOVE, DUST_ALLY: DUST}
"""DL-IC-H12. With Self or ally beside it an icon is still what it is, and pays and is converted as such."""

Pool = list[int]


def moves(pool: Pool) -> int:
    """How many Moves there are for one's own hero."""
    return pool[MOVE] + pool[MOVE_ALLY]


def spend_moves(pool: Pool, count: int) -> None:
    """The plain ones first: the others could serve an ally."""
    plain = min(count, pool[MOVE])
    pool[MOVE] -= plain
    pool[MOVE_ALLY] -= count - plain


def pool(icons: Iterable[Icon] = ()) -> Pool:
    """So many of each icon."""
    counts = [0] * len(ICONS)
    for icon in icons:
        counts[NUMBER[icon]] += 1
    return counts
