"""What the content files of chapter I hold."""

from __future__ import annotations

from lanthorn.engine import Record


class SerpentRecord(Record, frozen=True):
    """serpents.toml: the Location on which each Fire Serpent drops its token (DL-IC-X04)."""

    target: str


class BallistaRecord(Record, frozen=True):
    """ballista.toml: the damage for each face of the die (DL-GAP-22)."""

    damage: tuple[int, int, int, int, int, int]
