"""What the content says about the dial, lava, Madness cards, the Healing Shard and the Slugs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Final, Literal, cast

from msgspec import Meta

from lanthorn.engine import Library, Record
from lanthorn.games.dungeon_legends.content import Few
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, SLOTS

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book
    from lanthorn.games.dungeon_legends.state import State

Square = Annotated[int, Meta(ge=1, le=LAST_PASSAGE)]
Effect = Literal["attack", "fairy", "trap", "lose", "reveal"]
Healing = Literal["nothing", "draw", "heal", "heal-all"]
Faces = tuple[Healing, Healing, Healing, Healing, Healing, Healing]

SQUARES: Final = SLOTS
LAVA_TOKENS: Final = 5
"""DL-CH4-SETUP-03. One for each square but that of the Ancient Machines."""
SLUGS: Final = 7


class NotchRecord(Record, frozen=True):
    """dial.toml: the notches of the dial, clockwise from the first."""

    square: Square
    active: tuple[Square, Square]


class LavaRecord(Record, frozen=True):
    """lava.toml: the faces that Cooled lava can have."""

    count: Few
    extra_moves: Few = 0
    icon: str = ""


class MadnessRecord(Record, frozen=True):
    """madness.toml: the Madness cards, one of each."""

    effects: Annotated[tuple[Effect, ...], Meta(min_length=1)]
    icon: str = ""


class ShardRecord(Record, frozen=True):
    """shard.toml: what each face of the die brings."""

    faces: Faces


class SlugRecord(Record, frozen=True):
    """slugs.toml: which monsters cool lava."""

    cools: bool


@dataclass(frozen=True, slots=True)
class Tables:
    dial: list[NotchRecord]
    lava: list[LavaRecord]
    tokens: list[int]
    """For each Lava token the number of its Cooled face."""
    madness: dict[str, MadnessRecord]
    shard: Faces
    slugs: frozenset[str]


def read(library: Library) -> Tables | None:
    """The five tables; None if there are mistakes, which are noted in the library."""
    dial = list(library.records("dial", NotchRecord).values())
    lava = list(library.records("lava", LavaRecord).values())
    madness = library.records("madness", MadnessRecord)
    shard = library.records("shard", ShardRecord)
    slugs = library.records("slugs", SlugRecord)
    library.total("lava", library.entries("lava"), LAVA_TOKENS, "Lava tokens")
    library.holds("shard", ["shard"], "shard")
    _check_dial(library, dial)
    _check_slugs(library, slugs)
    if library.mistakes:
        return None
    cooling = frozenset(name for name, slug in slugs.items() if slug.cools)
    tokens = [number for number, face in enumerate(lava) for _ in range(face.count)]
    return Tables(dial, lava, tokens, madness, shard["shard"].faces, cooling)


def _check_dial(library: Library, dial: list[NotchRecord]) -> None:
    """A Slug can cool the lava of every square."""
    never = [str(square) for square in SQUARES if not any(square in notch.active for notch in dial)]
    if never and len(dial) == len(library.entries("dial")):
        library.wrong("dial", "", "active", f"never names {', '.join(never)}")


def _check_slugs(library: Library, slugs: dict[str, SlugRecord]) -> None:
    """DL-CH4-CARD-01. They are monsters of the chapter."""
    monsters = library.entries("monsters", set="magma")
    library.refers("slugs", monsters, "monster of the chapter")
    cards = {name: card for name, card in monsters.items() if name in slugs and slugs[name].cools}
    if len(slugs) == len(library.entries("slugs")):
        library.total("slugs", cards, SLUGS, "Lava Slugs")


def tables(state: State) -> Tables:
    return tables_of(state.book)


def tables_of(book: Book) -> Tables:
    return cast(Tables, book.extra)
