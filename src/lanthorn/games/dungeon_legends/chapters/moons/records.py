"""The chapter's own content: where moons are seen and what that takes, the lens, the storm tokens."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, cast

from msgspec import Meta

from lanthorn.engine import Library, Record
from lanthorn.games.dungeon_legends.content import Few, Icons

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

Square = Annotated[int, Meta(ge=1, le=6)]
Faces = tuple[Few, Few, Few, Few, Few, Few]
MOONS: Final = 6
STORM_TOKENS: Final = 6
WAYS: Final = 8
"""There are at most so many ways to pay for a moon."""


class MoonRecord(Record, frozen=True):
    """moons.toml: the two conditions printed on a moon (DL-IC-X05, DL-IC-X06)."""

    square: Square
    icons: Annotated[tuple[Icons, ...], Meta(min_length=1, max_length=WAYS)] = ((),)
    """Any one of these lists is spent."""
    dust: Few = 0
    all_heroes: bool = False
    """Whether every hero has to stand at the Observatory."""


class LensRecord(Record, frozen=True):
    """lens.toml: what is lost and recovered for each face of the die (DL-GAP-28)."""

    resistance_lost: Faces
    dust: Faces


class StormRecord(Record, frozen=True):
    """storms.toml: the Magic Storm tokens."""

    effect: Literal["swap", "boon", "bane", "recall", "dust"]
    slots: tuple[Square, ...] = ()
    """The two slots whose Locations change places."""
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Tables:
    moons: dict[str, MoonRecord]
    lens: LensRecord
    storms: list[StormRecord]


def read(library: Library) -> Tables | None:
    """The three tables; None if there are mistakes, which are noted in the library."""
    moons = library.records("moons", MoonRecord)
    lens = library.records("lens", LensRecord)
    storms = list(library.records("storms", StormRecord).values())
    library.holds("moons", library.entries("monsters", kind="moon"), "moon")
    library.total("monsters", library.entries("monsters", kind="moon", set="moons"), MOONS, "moons")
    library.holds("lens", ["lens"], "lens")
    _check_storms(library, storms)
    return None if library.mistakes else Tables(moons, lens["lens"], storms)


def _check_storms(library: Library, storms: list[StormRecord]) -> None:
    """DL-CH2-SETUP-02, DL-CH2-STORM-01."""
    library.amount("storms", len(library.entries("storms")), STORM_TOKENS, "storm tokens")
    for storm in storms:
        if storm.effect == "swap" and len(storm.slots) != 2:
            library.wrong("storms", storm.id, "slots", "should be two")


def tables(state: State) -> Tables:
    return cast(Tables, state.book.extra)
