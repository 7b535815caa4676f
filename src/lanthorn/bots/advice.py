"""Hints: the best options of a decision with their odds, from a search that knows what the seat knows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from lanthorn.bots.base import Mind
from lanthorn.bots.odds import Odds, Sample, Scale, play_out
from lanthorn.bots.search import Search, SearchBot
from lanthorn.engine import Decision

BEST: Final = 3
"""So many options a hint names."""
GAMES: Final = 600
SECONDS: Final = 1.2
"""So many games are imagined for a hint, in so many seconds at most."""
PLAYED_OUT: Final = 16
PLAYING_SECONDS: Final = 1.0
"""So many of them are played to their end, in so many seconds at most."""
DOUBT: Final = 8.0
"""What was tried seldom is thought to be about as good as the rest: so many tries count as such."""


class Hint(msgspec.Struct, frozen=True):
    """An option, the odds of the seat's team after it, and the share of the imagined games that tried it."""

    key: str
    odds: Odds
    share: float


class Forest:
    """What a search found out about the options of one decision."""

    def __init__(self, mind: Mind, decision: Decision[Any], games: int, seconds: float) -> None:
        tree: Search = SearchBot("advice", games, seconds).search(mind, decision)
        found = tree.root.children
        self._nodes = {key: found[key] for key in found if found[key].visits}
        self.tries = sum(node.visits for node in self._nodes.values())
        worth = sum(node.mean * node.visits for node in self._nodes.values())
        self._mean = worth / self.tries if self.tries else 0.5

    def worth(self, key: str) -> float:
        """What an option promises; the seldomer it was tried, the nearer to what all promise together.
        What was not worth a try is taken to be like the least of what was."""
        if key not in self._nodes:
            return min((self.worth(tried) for tried in self._nodes), default=self._mean)
        node = self._nodes[key]
        return (node.mean * node.visits + DOUBT * self._mean) / (node.visits + DOUBT)

    def share(self, key: str) -> float:
        return self._nodes[key].visits / self.tries if key in self._nodes else 0.0

    def ranked(self) -> list[str]:
        """The options that were tried, the most promising first."""
        return sorted(self._nodes, key=lambda key: (-self.worth(key), -self.share(key)))

    def best(self, decision: Decision[Any]) -> str:
        """The option that was tried most, as a bot would pick it."""
        return max(decision.keys(), key=self.share)


def hints(
    mind: Mind,
    decision: Decision[Any],
    games: int | None = None,
    seconds: float | None = None,
    known: Sequence[Sample] = (),
) -> list[Hint]:
    """The best options. `known` are games that were played out before, from other moments of this game."""
    forest = Forest(mind, decision, games or GAMES, seconds or SECONDS)
    ranked = forest.ranked()[:BEST]
    if not ranked:
        return []
    start = Sample(forest.worth(ranked[0]), ranked[0])
    sample = play_out(mind, decision, start, PLAYED_OUT, within(PLAYING_SECONDS))
    scale = Scale([*known, sample])
    return [Hint(key, scale.odds(forest.worth(key)), forest.share(key)) for key in ranked]


def sampled(mind: Mind, decision: Decision[Any], games: int, seconds: float) -> Sample:
    """The worth of the position, with the best option known; nothing is played out yet."""
    forest = Forest(mind, decision, games, seconds)
    best = forest.best(decision)
    return Sample(forest.worth(best), best)


def within(seconds: float) -> Callable[[], bool]:
    """Whether so much time has passed."""
    end = perf_counter() + seconds
    return lambda: perf_counter() > end
