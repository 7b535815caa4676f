"""Which candidate is nearest to the wishes, as far as noisy games can tell.

What a candidate shows in few games is drawn towards what a straight line through all candidates says:
neighbours are alike, so that the games of all of them say something about each.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from lanthorn.lab.tune_numbers import Candidate, Number

TRUST: Final = 60
"""The line through all candidates counts like so many games of a candidate itself."""
RIDGE: Final = 0.05
"""Keeps the line level where candidates don't say which way it goes."""


class Target(NamedTuple):
    """What is wished for, in the form that the search needs."""

    wish: float
    noise: float
    """By how much single games scatter."""
    weight: float


class Shown(NamedTuple):
    """What a candidate has shown: the mean over its deals, for each target."""

    deals: int
    means: tuple[float, ...]


class Line:
    """A straight line (or plane, and so on) through weighted points, by least squares."""

    def __init__(
        self, points: Sequence[Sequence[float]], heights: Sequence[float], weights: Sequence[float]
    ) -> None:
        size, total = range(len(points[0])), sum(weights)
        parts = [weight / total for weight in weights]
        self._middle = [sum(part * point[i] for part, point in zip(parts, points, strict=True)) for i in size]
        self._mean = sum(part * height for part, height in zip(parts, heights, strict=True))
        centred = [[x - middle for x, middle in zip(point, self._middle, strict=True)] for point in points]
        matrix = [
            [
                sum(part * point[i] * point[j] for part, point in zip(parts, centred, strict=True))
                for j in size
            ]
            for i in size
        ]
        for i in size:
            matrix[i][i] += RIDGE / len(points)
        rises = [part * (height - self._mean) for part, height in zip(parts, heights, strict=True)]
        self._slopes = _solved(
            matrix, [sum(rise * point[i] for rise, point in zip(rises, centred, strict=True)) for i in size]
        )

    def at(self, point: Sequence[float]) -> float:
        height = self._mean
        for x, middle, slope in zip(point, self._middle, self._slopes, strict=True):
            height += (x - middle) * slope
        return height


def _solved(matrix: list[list[float]], sides: list[float]) -> list[float]:
    """By elimination; the ridge sees to it that there is a solution."""
    size = len(sides)
    for i in range(size):
        for row in range(i + 1, size):
            factor = matrix[row][i] / matrix[i][i]
            for column in range(i, size):
                matrix[row][column] -= factor * matrix[i][column]
            sides[row] -= factor * sides[i]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (sides[i] - sum(matrix[i][j] * found[j] for j in range(i + 1, size))) / matrix[i][i]
    return found


class Judge:
    """How far each candidate is from all wishes, by its own games and by those of all others."""

    def __init__(
        self, numbers: Sequence[Number], targets: Sequence[Target], shown: Mapping[Candidate, Shown]
    ) -> None:
        self._numbers, self._targets, self._shown = numbers, targets, shown
        points = [self._point(candidate) for candidate in shown]
        weights = [one.deals for one in shown.values()]
        self._lines = [
            Line(points, [one.means[which] for one in shown.values()], weights)
            for which in range(len(targets))
        ]

    def _point(self, candidate: Candidate) -> list[float]:
        """Each value as a part of its range."""
        return [
            number.steps(value) * (1 if value >= number.start else -1)
            for number, value in zip(self._numbers, candidate, strict=True)
        ]

    def loss(self, candidate: Candidate) -> float:
        """The squared distance from the wishes, in units of what single games scatter."""
        point, own = self._point(candidate), self._shown.get(candidate)
        total = 0.0
        for which, target in enumerate(self._targets):
            mean = self._lines[which].at(point)
            if own is not None:
                mean = (own.means[which] * own.deals + mean * TRUST) / (own.deals + TRUST)
            total += target.weight * ((mean - target.wish) / target.noise) ** 2
        return total

    def ranked(self, candidates: Sequence[Candidate]) -> list[Candidate]:
        """The best first."""
        return sorted(candidates, key=lambda one: (self.loss(one) + self._change(one), one))

    def _change(self, candidate: Candidate) -> float:
        """Counts against a candidate, so that the smaller change is chosen where games can't tell: at most as
        much as the noise of the games that it is judged by."""
        own, point = self._shown.get(candidate), self._point(candidate)
        return sum(abs(part) for part in point) / len(point) / (TRUST + (own.deals if own else 0))
