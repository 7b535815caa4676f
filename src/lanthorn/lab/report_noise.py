"""How much of a difference may be chance, and when one may be spoken of."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from lanthorn.lab.shares import Z95, wilson

RISK: Final = 0.05
"""How often a table may claim something that is not so."""
FEWEST: Final = 10
"""With fewer games on one side nothing is claimed."""


def z_for(rows: int) -> float:
    """How wide intervals must be so that of so many rows none is wrong, 95 times in 100: Bonferroni."""
    return NormalDist().inv_cdf(1 - RISK / 2 / max(1, rows))


class Bounds(NamedTuple):
    """A difference, and between which bounds it lies."""

    difference: float
    low: float
    high: float

    @property
    def is_shown(self) -> bool:
        """Whether no difference at all is outside the bounds."""
        return self.low > 0 or self.high < 0


class Stratum(NamedTuple):
    """Games of one sort, told apart by whether something was in them: wins and games with and without."""

    wins: int
    games: int
    other_wins: int
    other_games: int


def pooled(strata: Sequence[Stratum], z: float = Z95) -> Bounds | None:
    """The difference of two shares over games of several sorts, each compared with its like only.

    The sorts are weighed as Mantel and Haenszel do; the bounds are Newcombe's, joined by their squares. Of
    one sort alone it is Newcombe's interval. None where there is nothing to compare.
    """
    usable = [one for one in strata if one.games and one.other_games]
    weights = [one.games * one.other_games / (one.games + one.other_games) for one in usable]
    whole = sum(weights)
    if not whole:
        return None
    middle = below = above = 0.0
    for one, weight in zip(usable, weights, strict=True):
        part = weight / whole
        share, other = one.wins / one.games, one.other_wins / one.other_games
        low, high = wilson(one.wins, one.games, z)
        other_low, other_high = wilson(one.other_wins, one.other_games, z)
        middle += part * (share - other)
        below = hypot(below, part * (share - low), part * (other_high - other))
        above = hypot(above, part * (high - share), part * (other - other_low))
    return Bounds(middle, middle - below, middle + above)


def paired_shares(pairs: Sequence[tuple[bool, bool]], z: float = Z95) -> Bounds:
    """By how much the second share of the same deals is larger than the first: Newcombe's for pairs."""
    n = len(pairs)
    if not n:
        return Bounds(0.0, -1.0, 1.0)
    both = sum(a and b for a, b in pairs)
    first, second = sum(a for a, _ in pairs), sum(b for _, b in pairs)
    neither = n - first - second + both
    a, b = first / n, second / n
    (a_low, a_high), (b_low, b_high) = wilson(first, n, z), wilson(second, n, z)
    phi = _phi(both, first - both, second - both, neither)
    below = _joined(b - b_low, a_high - a, phi)
    above = _joined(b_high - b, a - a_low, phi)
    return Bounds(b - a, b - a - below, b - a + above)


def _phi(both: int, only_a: int, only_b: int, neither: int) -> float:
    """How much the two go together, with Newcombe's correction for chance."""
    product = (both + only_a) * (only_b + neither) * (both + only_b) * (only_a + neither)
    if not product:
        return 0.0
    half, excess = (both + only_a + only_b + neither) / 2, float(both * neither - only_a * only_b)
    if excess >= 0:
        excess = max(0.0, excess - half)
    return excess / sqrt(product)


def _joined(one: float, other: float, phi: float) -> float:
    return sqrt(max(0.0, one * one - 2 * phi * one * other + other * other))


def paired_means(differences: Sequence[float], z: float = Z95) -> Bounds:
    """The mean of the differences of the same deals, between Student's bounds."""
    n = len(differences)
    if n < 2:
        return Bounds(fmean(differences) if n else 0.0, float("-inf"), float("inf"))
    middle = fmean(differences)
    aside = student(z, n - 1) * stdev(differences) / sqrt(n)
    return Bounds(middle, middle - aside, middle + aside)


def student(z: float, freedom: int) -> float:
    """Student's quantile from the normal one (Abramowitz and Stegun, 26.7.5): good from ten deals on."""
    g = float(freedom)
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / g + two / g**2 + three / g**3
