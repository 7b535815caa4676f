"""What the content says about Crystals, the Gate and the Bats."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, cast

from msgspec import Meta

from lanthorn.engine import Library, Record
from lanthorn.games.dungeon_legends.content import Count, Few

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

Boundary = Annotated[int, Meta(ge=1, le=6)]
"""Between the hero square of this number and the next one."""
Faces = tuple[Boundary, Boundary, Boundary, Boundary, Boundary, Boundary]


class SpacesRecord(Record, frozen=True):
    """crystal_spaces.toml: the room on each Location (DL-IC-X07)."""

    count: Few


class CrystalsRecord(Record, frozen=True):
    """crystals.toml."""

    tokens: Count
    cart: Few
    """So many Crystals fit into the cart."""
    gate: Faces
    bats: Faces


class ThiefRecord(Record, frozen=True):
    """thieves.toml: what a passage card has to do with Crystals."""

    yields: Few = 0
    """Crystals for a hero who defeats it."""
    carries: Few = 0
    """Crystals on it when it appears."""
    eats: bool = False
    locks: bool = False
    """It closes the Gate and carries the Key."""


@dataclass(frozen=True, slots=True)
class Tables:
    about: CrystalsRecord
    spaces: dict[str, SpacesRecord]
    thieves: dict[str, ThiefRecord]


def read(library: Library) -> Tables | None:
    """The three tables; None if there are mistakes, which are noted in the library."""
    about = library.records("crystals", CrystalsRecord)
    spaces = library.records("crystal_spaces", SpacesRecord)
    thieves = library.records("thieves", ThiefRecord)
    places = library.entries("locations", chapter="crystals").values()
    library.holds("crystals", ["crystals"], "table")
    library.refers("crystal_spaces", [place.get("name") for place in places], "Location")
    library.refers("thieves", library.entries("monsters"), "monster")
    return None if library.mistakes else Tables(about["crystals"], spaces, thieves)


def tokens(library: Library) -> int | None:
    """How many Crystals there are; None if that can't be read."""
    about = library.records("crystals", CrystalsRecord).get("crystals")
    return about.tokens if about is not None else None


_HONEST = ThiefRecord(id="")


def tables(state: State) -> Tables:
    return cast(Tables, state.book.extra)


def thief(state: State, card: int) -> ThiefRecord:
    """What a passage card has to do with Crystals: mostly nothing."""
    return tables(state).thieves.get(state.book.game[card].id, _HONEST)
