"""What the content says about the Fire Serpents and the Ballista."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from lanthorn.engine import Library, Record
from lanthorn.games.dungeon_legends.content import Few

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

Faces = tuple[Few, Few, Few, Few, Few, Few]


class SerpentRecord(Record, frozen=True):
    """serpents.toml: the Location on which each Fire Serpent drops its token (DL-IC-X04)."""

    target: str


class BallistaRecord(Record, frozen=True):
    """ballista.toml: the damage for each face of the die (DL-GAP-22)."""

    damage: Faces


@dataclass(frozen=True, slots=True)
class Tables:
    targets: dict[str, str]
    """For each Fire Serpent the name of its Location."""
    ballista: Faces


def read(library: Library) -> Tables | None:
    """Both tables; None if there are mistakes, which are noted in the library."""
    serpents = library.records("serpents", SerpentRecord)
    ballista = library.records("ballista", BallistaRecord)
    places = library.entries("locations", chapter="fire").values()
    library.refers("serpents", library.entries("monsters"), "monster")
    library.refers("serpents", [place.get("name") for place in places], "Location", field="target")
    library.holds("ballista", ["ballista"], "ballista")
    if library.mistakes:
        return None
    return Tables({serpent.id: serpent.target for serpent in serpents.values()}, ballista["ballista"].damage)


def tables(state: State) -> Tables:
    return cast(Tables, state.book.extra)
