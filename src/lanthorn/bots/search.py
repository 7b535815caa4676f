"""Information-set Monte Carlo tree search: many imagined games, one tree of what the seat could tell apart.

Each imagined game deals anew what the seat can't know, so the tree learns what is good on average, and
nothing in it can hang on the truth. Opponents in it choose for themselves, friends for the common cause.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from lanthorn.bots.base import STREAMS, Bot, Mind
from lanthorn.engine import Decision, Policy, Rng, Session

EXPLORE: Final = 0.6
"""How much the tree prefers what it has seldom tried, where all worths lie between 0 and 1."""
WIDEN: Final = 3.0
"""So many options are considered at first, and more and more as a choice is visited more often."""
DEEPEST: Final = 60
"""So many decisions of one imagined game are chosen by the tree at most."""
SLICE: Final = 16
"""So many games are imagined between two looks at the clock."""


class Node:
    """What is known of the games that went through one choice."""

    __slots__ = ("children", "offered", "visits", "worth")

    def __init__(self) -> None:
        self.children: dict[str, Node] = {}
        self.visits = 0
        self.offered = 0
        self.worth = 0.0

    @property
    def mean(self) -> float:
        return self.worth / self.visits if self.visits else 0.0


class Search:
    """One tree that grows as long as it is asked to."""

    def __init__(self, mind: Mind, steps: int) -> None:
        self.root = Node()
        self._mind = mind
        self._steps = steps
        self._rng = mind.rng
        self._policy: Policy = _blindly(Rng.seeded(mind.rng.below(STREAMS)))
        self._least, self._most = 1.0, 0.0

    def grow(self, games: int, until: Callable[[], bool] = lambda: False) -> int:
        """Imagine so many games, or fewer if there is no more time; gives how many it were."""
        for done in range(games):
            if done % SLICE == 0 and until():
                return done
            self._imagine_one()
        return games

    def _imagine_one(self) -> None:
        twin = self._mind.imagine(Rng.seeded(self._rng.below(STREAMS)))
        twin.travel_light()
        node, path = self.root, list[tuple[Node, int]]()
        while not twin.is_over and len(path) < DEEPEST:
            part = _asked(twin, self._mind.seat, first=node is self.root)
            index, child = self._select(node, part)
            path.append((child, part.seat))
            if not child.visits:
                twin.play_out(part.seat, index, self._policy, self._steps)
                break
            twin.pick(part.seat, index)
            node = child
        self._learn(twin, path)

    def _select(self, node: Node, part: Decision[Any]) -> tuple[int, Node]:
        """The option with the best balance of promise and curiosity; a new one when the choice has been
        visited often enough for one more. Worths are stretched so that the best seen is 1 and the worst 0."""
        best, chosen, untried, known = -math.inf, 0, list[int](), 0
        least, span = self._least, max(1e-9, self._most - self._least)
        for index, option in enumerate(part.options):
            child = node.children.get(option.key)
            if child is None:
                untried.append(index)
                continue
            known += 1
            child.offered += 1
            worth = (child.worth / child.visits - least) / span
            urge = EXPLORE * math.sqrt(math.log(child.offered + 1) / child.visits)
            if worth + urge > best:
                best, chosen = worth + urge, index
        if untried and known < self._width(node):
            chosen = untried[self._rng.below(len(untried))]
            child = node.children[part.options[chosen].key] = Node()
            child.offered = 1
            return chosen, child
        return chosen, node.children[part.options[chosen].key]

    def _width(self, node: Node) -> float:
        """At the root everything is tried; deeper down, few things at first."""
        return math.inf if node is self.root else WIDEN + math.sqrt(node.visits)

    def _learn(self, twin: Session[Any], path: list[tuple[Node, int]]) -> None:
        match = twin.match
        worths: dict[int, float] = {}
        for node, seat in path:
            team = match.seats[seat].team
            if team not in worths:
                worth = worths[team] = match.game.evaluate(twin.state, seat)
                self._least, self._most = min(self._least, worth), max(self._most, worth)
            node.visits += 1
            node.worth += worths[team]


def _asked(twin: Session[Any], seat: int, first: bool) -> Decision[Any]:
    """Whose choice comes next. Where several choose at once, the searching seat goes first."""
    return (first and twin.decision(seat)) or twin.decisions[0]


def _blindly(rng: Rng) -> Policy:
    below = rng.below
    return lambda decision: below(len(decision.options))


class SearchBot(Bot):
    """Picks what the tree has tried most often. The level is how many games it imagines."""

    def __init__(self, name: str, games: int, seconds: float, steps: int = 0) -> None:
        self.name = name  # type: ignore[misc]
        self._games, self._seconds, self._steps = games, seconds, steps

    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        if len(decision.options) == 1:
            return 0
        tree = self.search(mind)
        visits = [
            tree.root.children[o.key].visits if o.key in tree.root.children else 0 for o in decision.options
        ]
        return visits.index(max(visits))

    def search(self, mind: Mind) -> Search:
        """The tree after all the games of this level, or as many as there is time for."""
        tree = Search(mind, self._steps)
        end = perf_counter() + self._seconds
        tree.grow(self._games, lambda: perf_counter() > end)
        return tree
