"""The rows of a report, as data: what its JSON and its CSV files hold, and what its page is drawn from."""

from __future__ import annotations

import msgspec

from lanthorn.engine.game import Choice, Settings
from lanthorn.lab.shares import Report as Summary

Names = dict[str, dict[str, str]]
"""The name of a message -> a language -> what people read."""


class VariantRow(msgspec.Struct, frozen=True):
    """The agreed game (`base`), or the same with one setting changed."""

    name: str
    setting: str | None
    value: Choice | None
    seats: tuple[str, ...]
    games: int


class LeftOutRow(msgspec.Struct, frozen=True):
    """A variant that can't be played, and why, in every language."""

    variant: str
    why: dict[str, str]


class Win(msgspec.Struct, frozen=True):
    """How often one side won, and between which shares the true one lies, 95 times in 100."""

    variant: str
    bots: str
    side: str
    """The names of its seats, with commas between them."""
    team: int
    """Which side it is, from 0."""
    games: int
    wins: int
    share: float
    low: float
    high: float


class Bin(msgspec.Struct, frozen=True, array_like=True):
    """So many from a first to a last number."""

    first: int
    last: int
    count: int


class Length(msgspec.Struct, frozen=True):
    """How long games are, in decisions or in turns: the mean, and what so many hundredths don't exceed."""

    variant: str
    bots: str
    unit: str
    games: int
    mean: float
    least: int
    tenth: int
    median: int
    ninetieth: int
    most: int
    bins: tuple[Bin, ...]


class Ending(msgspec.Struct, frozen=True):
    """How often games ended in one way; without a reason, they were left unfinished."""

    variant: str
    bots: str
    reason: str | None
    games: int
    share: float


class FallRow(msgspec.Struct, frozen=True):
    """How often somebody fell to something in one turn, in all games of a variant."""

    variant: str
    bots: str
    who: str
    to: str
    """Empty if nothing harmed him before."""
    unit: str
    """What `when` counts: turns, or decisions where a game tells no turns."""
    when: int
    falls: int


class Use(msgspec.Struct, frozen=True):
    """How often a piece of content was used, and how the first side's share of wins differs with its use.

    Games are compared with games of the same variant and the same bots only.
    """

    thing: str
    sort: str
    """The content file."""
    games: int
    """Games of all variants in which it was ever used."""
    used_in: int
    times: int
    how: dict[str, int]
    """The events in which it was named."""
    wins_with: int
    games_with: int
    """Of those that can be compared: games with it, in variants that have games without it, too."""
    wins_without: int
    games_without: int
    difference: float | None
    low: float | None
    high: float | None
    is_shown: bool
    """Whether the difference is more than chance, with regard to the number of rows."""


class Verb(msgspec.Struct, frozen=True):
    """How many decisions of one sort a seat makes in a game."""

    bots: str
    seat: str
    verb: str
    games: int
    """Games in which there was this seat."""
    decisions: int
    per_game: float


class Report(Summary, frozen=True):
    """What the games of a plan showed. The same plan with the same seed gives the same report."""

    lanthorn: str
    game: str
    rules: int
    content: str
    packs: tuple[str, ...]
    settings: Settings
    varied: dict[str, tuple[Choice, ...]]
    """Each setting that was varied, with its values in their order."""
    told: tuple[str, ...]
    """The settings that are worth telling: the usual ones, and those that are not as usual."""
    bots: tuple[str, ...]
    seed: int
    deals: int
    wanted: int
    games: int
    interrupted: bool
    variants: tuple[VariantRow, ...]
    left_out: tuple[LeftOutRow, ...]
    wins: tuple[Win, ...]
    lengths: tuple[Length, ...]
    endings: tuple[Ending, ...]
    falls: tuple[FallRow, ...]
    use: tuple[Use, ...]
    decisions: tuple[Verb, ...]
    names: Names
