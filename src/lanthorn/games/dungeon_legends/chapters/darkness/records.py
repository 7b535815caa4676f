"""What the content files of chapter V hold."""

from __future__ import annotations

from typing import Literal

from lanthorn.engine import Record


class BodyRecord(Record, frozen=True):
    """bodies.toml: how a Body card can be hurt (DL-IC-X08 to DL-IC-X11)."""

    by: Literal["anything", "crystal-trap", "magic-shock", "both", "ranged", "sword"]
    shock: int = 0
    """The Resistance of the second section of a two-section Body."""


class ShockRecord(Record, frozen=True):
    """shock.toml: the damage of each Magic Shock token."""

    damage: int


class WellRecord(Record, frozen=True):
    """well.toml: what each face of the die brings (DL-GAP-45)."""

    faces: tuple[str, str, str, str, str, str]
