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
STORM_TOKENS: Final = 6


class MoonRecord(Record, frozen=True):
    """moons.toml: the two conditions printed on a moon (DL-IC-X05, DL-IC-X06)."""

    square: Square
    icons: tuple[Icons, ...] = ((),)
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
class Heavens:
    """All of it."""

    moons: dict[str, MoonRecord]
    lens: LensRecord
    storms: list[StormRecord]


_NO_LENS: Final = LensRecord(id="", resistance_lost=(0, 0, 0, 0, 0, 0), dust=(0, 0, 0, 0, 0, 0))


def read(library: Library) -> Heavens:
    """The three tables; mistakes are noted in the library."""
    moons = library.records("moons", MoonRecord)
    lens = library.records("lens", LensRecord)
    storms = list(library.records("storms", StormRecord).values())
    _check_moons(library, moons)
    if "lens" not in lens:
        library.wrong("lens", "lens", "", "is missing")
    if len(storms) != STORM_TOKENS:
        library.wrong("storms", "", "", f"{len(storms)} storm tokens instead of {STORM_TOKENS}")
    for storm in storms:
        if storm.effect == "swap" and len(storm.slots) != 2:
            library.wrong("storms", storm.id, "slots", "should be two")
    return Heavens(moons, lens.get("lens", _NO_LENS), storms)


def _check_moons(library: Library, moons: dict[str, MoonRecord]) -> None:
    """Every moon of the deck has its conditions, and every condition its moon."""
    cards = {
        name for name, fields in library.tables.get("monsters", {}).items() if fields.get("kind") == "moon"
    }
    for name in cards - moons.keys():
        library.wrong("moons", name, "", "is missing")
    for name in moons.keys() - cards:
        library.wrong("moons", name, "", "no moon is called so in monsters.toml")


def heavens(state: State) -> Heavens:
    return cast(Heavens, state.book.extra)
