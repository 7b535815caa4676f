"""What the content says about the Bodies, the Magic Shock tokens and the Mysterious Well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, cast

from lanthorn.engine import Library, Record
from lanthorn.games.dungeon_legends.content import Few, LocationRecord

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

Outcome = Literal["lose-1", "castle", "draw-1", "draw-2", "heal-1", "heal-2", "heal-3", "heal-all"]
Faces = tuple[Outcome, Outcome, Outcome, Outcome, Outcome, Outcome]

BODIES: Final = 10
PARTS: Final = (("head", 1, "Heads"), ("body", BODIES, "Bodies"), ("tail", 1, "Tails"))
"""DL-CH5-SETUP-01, DL-CH5-SETUP-02. The kinds of cards of Darkness Incarnate, and how many there are."""
SHOCKS: Final = ("left", "right")
CHARGES: Final = {1: (0,), 2: (1,), 3: (0, 1)}
"""What the amount of a charge stands for: the left token, the right one, both."""


class BodyRecord(Record, frozen=True):
    """bodies.toml: how a Body card can be hurt (DL-IC-X08 to DL-IC-X11)."""

    by: Literal["anything", "crystal-trap", "magic-shock", "both", "ranged", "sword"]
    shock: Few = 0
    """The Resistance of the second section of a two-section Body."""


class ShockRecord(Record, frozen=True):
    """shock.toml: the damage of each Magic Shock token."""

    damage: Few


class WellRecord(Record, frozen=True):
    """well.toml: what each face of the die brings (DL-GAP-45)."""

    faces: Faces


@dataclass(frozen=True, slots=True)
class Tables:
    bodies: dict[str, BodyRecord]
    shock: list[int]
    """The damage of the left and of the right Magic Shock token."""
    well: Faces


def read(library: Library) -> Tables | None:
    """The three tables; None if there are mistakes, which are noted in the library."""
    bodies = library.records("bodies", BodyRecord)
    shock = library.records("shock", ShockRecord)
    well = library.records("well", WellRecord)
    library.holds("bodies", library.entries("monsters", kind="body"), "Body")
    library.holds("shock", SHOCKS, "Magic Shock token")
    library.holds("well", ["well"], "well")
    for kind, wanted, what in PARTS:
        library.total("monsters", library.entries("monsters", kind=kind), wanted, what)
    _check_charging(library)
    if library.mistakes:
        return None
    return Tables(bodies, [shock[side].damage for side in SHOCKS], well["well"].faces)


def _check_charging(library: Library) -> None:
    for name, place in library.records("locations", LocationRecord).items():
        for use in place.use if place.chapter == "darkness" else ():
            if use.do == "charge" and use.amount not in CHARGES:
                library.wrong("locations", name, "use", "a charge has the amount 1 (left), 2 (right) or 3")


def tables(state: State) -> Tables:
    return cast(Tables, state.book.extra)
