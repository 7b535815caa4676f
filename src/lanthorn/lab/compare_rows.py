"""The rows of a comparison of two packs, as data."""

from __future__ import annotations

import msgspec

from lanthorn.engine.game import Settings
from lanthorn.lab.report_rows import Names, VariantRow
from lanthorn.lab.shares import Report as Summary


class Change(msgspec.Struct, frozen=True):
    """A field of the content that differs; None where one side lacks the entry or the field."""

    file: str
    entry: str
    field: str
    a: str | None
    b: str | None


class Difference(msgspec.Struct, frozen=True):
    """What was measured on the same deals with the one and the other content: B less A."""

    what: str
    """wins, decisions, turns, falls, ending or use."""
    about: str
    """The side, the ending or the thing; empty where there is nothing to name."""
    variant: str
    """Empty where all variants are taken together."""
    bots: str
    deals: int
    """How many deals both sides played."""
    a: float
    b: float
    difference: float
    low: float | None
    high: float | None
    """The bounds, widened for the number of rows in the table; None with too few deals."""
    is_shown: bool
    """Whether the difference is more than chance: no difference at all lies outside the bounds."""


class Comparison(Summary, frozen=True):
    """What another content changes. The same plans with the same seed give the same comparison."""

    lanthorn: str
    game: str
    a: str
    b: str
    """What is compared: the names of the packs."""
    same_content: bool
    settings: Settings
    varied: tuple[str, ...]
    told: tuple[str, ...]
    bots: tuple[str, ...]
    seed: int
    deals: int
    wanted: int
    games: int
    interrupted: bool
    variants: tuple[VariantRow, ...]
    changes: tuple[Change, ...]
    results: tuple[Difference, ...]
    use: tuple[Difference, ...]
    names: Names
