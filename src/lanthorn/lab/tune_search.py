"""The search: successive halving over candidates.

Each round halves the candidates and doubles their games. Half of a round are the best of the one before; the
others are new, near the best and between them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import ceil, prod
from typing import Final, NamedTuple

from lanthorn.engine import Rng
from lanthorn.lab.tune_judge import Judge
from lanthorn.lab.tune_numbers import Candidate, Number
from lanthorn.lab.words import lab_trouble

FEWEST_DEALS: Final = 10
"""So many games a candidate plays in the first round, at least."""
FEWEST: Final = 3
"""A round with fewer candidates would choose between next to nothing."""
MOST_CANDIDATES: Final = 2_000
FRESH: Final = 0.4
"""This part of the budget is for measuring on fresh deals: half before, half after."""
POOL: Final = 20
"""So many new candidates are thought of for each that is tried."""


class Round(NamedTuple):
    candidates: int
    deals: int
    """How many deals each has played at the end of the round."""


class Plan(NamedTuple):
    """How the budget is spent."""

    rounds: tuple[Round, ...]
    fresh: int
    """Deals for measuring before and after."""


def make_plan(games: int, cases: int, numbers: Sequence[Number]) -> Plan:
    """As many candidates as the budget allows, but no more than there are: then each plays more."""
    there_are = prod(len({*number.values, number.start}) for number in numbers)
    if there_are == 1:
        raise lab_trouble("tune-nothing-moves")
    fewest = min(FEWEST, there_are)
    least = ceil(fewest * FEWEST_DEALS / (1 - FRESH)) * cases
    if games < least:
        raise lab_trouble("tune-games-too-few", given=games, least=least)
    room = int(games * (1 - FRESH)) / cases
    most = fewest
    while most < min(there_are, MOST_CANDIDATES) and _cost(most + 1) * FEWEST_DEALS <= room:
        most += 1
    deals = int(room / _cost(most))
    rounds = tuple(Round(count, deals << turn) for turn, count in enumerate(_counts(most)))
    return Plan(rounds, int(games * FRESH / 2 / cases))


def _counts(first: int) -> list[int]:
    """How many candidates each round has."""
    counts = [first]
    while counts[-1] // 2 >= FEWEST:
        counts.append(counts[-1] // 2)
    return counts


def kept(count: int) -> int:
    """How many of a round were in the one before: half, the numbers as they are among them."""
    return max(2, count // 2)


def _cost(first: int) -> int:
    """What all rounds cost at most, in the deals of the first."""
    counts = _counts(first)
    total = first
    for turn in range(1, len(counts)):
        old = kept(counts[turn])
        total += (old << (turn - 1)) + ((counts[turn] - old) << turn)
    return total


Playable = Callable[[Candidate], bool]
"""Whether a candidate makes content that a game can be played with."""


class Proposals:
    """New candidates: at first all over the ranges, later near the best and between them."""

    def __init__(self, numbers: Sequence[Number], seed: int, playable: Playable) -> None:
        self._numbers, self._rng, self._playable = numbers, Rng.seeded(seed), playable
        self._seen: dict[Candidate, None] = {}
        self.start: Final[Candidate] = tuple(number.start for number in numbers)

    def first(self, count: int) -> list[Candidate]:
        """The numbers as they are, and others: all there are, if they are few enough."""
        found = [self.start]
        self._seen[self.start] = None
        for candidate in self._all() if self._there_are <= count else self._spread(200 * count):
            if len(found) == count:
                break
            if candidate not in self._seen and self._take(candidate):
                found.append(candidate)
        return found

    @property
    def _there_are(self) -> int:
        return prod(len({*number.values, number.start}) for number in self._numbers)

    def _all(self) -> Iterator[Candidate]:
        return product(*(sorted({*number.values, number.start}) for number in self._numbers))

    def _spread(self, count: int) -> Iterator[Candidate]:
        """Points of a sequence that fills all dimensions evenly (additive recurrence with powers of the root
        of x^(d+1) = x + 1), from a place that the seed says."""
        size = len(self._numbers)
        root = 2.0
        for _ in range(50):
            root = (1 + root) ** (1 / (size + 1))
        shifts = [self._rng.below(1 << 30) / (1 << 30) for _ in self._numbers]
        for turn in range(1, count + 1):
            places = [(shift + turn * root ** -(i + 1)) % 1 for i, shift in enumerate(shifts)]
            yield tuple(
                number.values[int(place * len(number.values))]
                for number, place in zip(self._numbers, places, strict=True)
            )

    def _take(self, candidate: Candidate) -> bool:
        self._seen[candidate] = None
        return self._playable(candidate)

    def more(self, count: int, best: Sequence[Candidate], reach: float, judge: Judge) -> list[Candidate]:
        """Of many near the best and between them, those that promise most."""
        pool = dict.fromkeys(
            self._between(best[turn % len(best)], best, reach) for turn in range(POOL * count)
        )
        found: list[Candidate] = []
        for candidate in judge.ranked([one for one in pool if one not in self._seen]):
            if len(found) == count:
                break
            if self._take(candidate):
                found.append(candidate)
        return found

    def _between(self, one: Candidate, best: Sequence[Candidate], reach: float) -> Candidate:
        """Each value between those of two candidates, or a little outside."""
        other = self._rng.pick(best)
        values = []
        for number, mine, theirs in zip(self._numbers, one, other, strict=True):
            last, aside = len(number.values) - 1, max(1, int(len(number.values) * reach))
            places = sorted(min(last, bisect_left(number.values, value)) for value in (mine, theirs))
            low, high = max(0, places[0] - aside), min(last, places[1] + aside)
            values.append(number.values[low + self._rng.below(high - low + 1)])
        return tuple(values)
