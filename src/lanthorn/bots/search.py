"""Information-set Monte Carlo tree search: many imagined games, one tree of what the seat could tell apart.

Each imagined game deals anew what the seat can't know, so the tree learns what is good on average, and
nothing in it can hang on the truth. Friends choose for the common cause. Where an opponent would choose the
tree ends, and the position is judged: in an imagined game they would know what only the seat may know.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from lanthorn.bots.base import STREAMS, Bot, Mind
from lanthorn.bots.greedy import first_sight, worth_a_look
from lanthorn.engine import Decision, Policy, Rng, Session

EXPLORE: Final = 0.6
"""How much the tree prefers what it has seldom tried, where all worths lie between 0 and 1."""
WIDEN: Final = 3.0
"""So many options are considered at first, and more and more as a choice is visited more often."""
DEEPEST: Final = 60
"""So many decisions of one imagined game are chosen by the tree at most."""
SLICE: Final = 16
"""So many games are imagined between two looks at the clock."""
LOOKS: Final = 60
"""So many options are looked at, if there are more."""
CANDIDATES: Final = 10
"""So many options of the decision itself are searched: those that look best at first sight."""
TRUST: Final = 4
"""As many imagined games as the first sight of an option counts for."""
DEALS: Final = 24
ANOTHER: Final = 16
"""Games are imagined from so many deals again and again, and from one more after every so many games: options
that are tried on the same deals and dice can be told apart much sooner."""


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
    """One tree that grows as long as it is asked to. A branch of an earlier one may be its beginning."""

    def __init__(self, mind: Mind, decision: Decision[Any], branch: Node | None = None) -> None:
        self.root = branch or Node()
        self._mind = mind
        self._rng = mind.rng
        self._dice = Rng(0)
        self._policy: Policy = mind.rollout(self._dice)
        self._deals: list[tuple[int, int]] = []
        """The seed of each deal, and where the dice begin in it."""
        self._imagined = 0
        self._least, self._most = 1.0, 0.0
        self._fame: dict[str, Node] = {}
        """How options did wherever they were tried."""
        self._look(decision)

    def _look(self, decision: Decision[Any]) -> None:
        """Judge the options of the decision by what follows at once: only the best will be searched."""
        untried = self._mind.untried(decision)
        for key in self.root.children.keys() - {decision.options[pick].key for pick in untried}:
            del self.root.children[key]
        worths = first_sight(self._mind, worth_a_look(decision, untried, self._rng, LOOKS), CANDIDATES)
        for pick in sorted(worths, key=lambda pick: -worths[pick])[:CANDIDATES]:
            self._note(worths[pick])
            child = self.root.children.setdefault(decision.options[pick].key, Node())
            child.visits += TRUST
            child.offered += TRUST
            child.worth += TRUST * worths[pick]

    def grow(self, games: int, until: Callable[[], bool] = lambda: False) -> int:
        """Imagine so many games, or fewer if there is no more time; gives how many it were."""
        for done in range(games):
            if done % SLICE == 0 and until():
                return done
            self._imagine_one()
        return games

    def _imagine_one(self) -> None:
        twin = self._deal()
        twin.travel_light()
        node, path = self.root, list[tuple[Node, str]]()
        teams, team = twin.match.seats, twin.match.seats[self._mind.seat].team
        while not twin.is_over and len(path) < DEEPEST:
            part = _asked(twin, self._mind.seat, first=node is self.root)
            if teams[part.seat].team != team:
                break
            index, child = self._select(node, part)
            path.append((child, part.options[index].key))
            if not child.visits:
                twin.play_out(part.seat, index, self._policy)
                break
            twin.pick(part.seat, index)
            node = child
        self._learn(twin, path)

    def _deal(self) -> Session[Any]:
        """A game that could be this one: a deal that was there before, or a new one if it is time."""
        if len(self._deals) < DEALS + self._imagined // ANOTHER:
            self._deals.append((self._rng.below(STREAMS), self._rng.below(STREAMS)))
        seed, dice = self._deals[self._imagined % len(self._deals)]
        self._imagined += 1
        self._dice.state = dice
        return self._mind.imagine(Rng.seeded(seed))

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
            chosen = self._renowned(part, untried)
            child = node.children[part.options[chosen].key] = Node()
            child.offered = 1
            return chosen, child
        return chosen, node.children[part.options[chosen].key]

    def _renowned(self, part: Decision[Any], untried: list[int]) -> int:
        """Of options not tried here the one that did best elsewhere; what was never tried comes first."""
        best, chosen = -1.0, list[int]()
        for index in untried:
            known = self._fame.get(part.options[index].key)
            fame = known.mean if known else 1.0
            if fame > best:
                best, chosen = fame, [index]
            elif fame == best:
                chosen.append(index)
        return chosen[self._rng.below(len(chosen))]

    def _width(self, node: Node) -> float:
        """At the root only what was looked at; deeper down, few things at first."""
        return 0 if node is self.root else WIDEN + math.sqrt(node.visits)

    def _learn(self, twin: Session[Any], path: list[tuple[Node, str]]) -> None:
        worth = self._mind.evaluate(twin.state)
        self._note(worth)
        for node, key in path:
            node.visits += 1
            node.worth += worth
            fame = self._fame.setdefault(key, Node())
            fame.visits += 1
            fame.worth += worth

    def _note(self, worth: float) -> None:
        self._least, self._most = min(self._least, worth), max(self._most, worth)


def _asked(twin: Session[Any], seat: int, first: bool) -> Decision[Any]:
    """Whose choice comes next. Where several choose at once, the searching seat goes first."""
    return (first and twin.decision(seat)) or twin.decisions[0]


def _only(mind: Mind, decision: Decision[Any]) -> int:
    """What is the only option needs no search; what was thought about it is kept for what follows."""
    branch, key = mind.kept, decision.options[0].key
    if branch is not None and key in branch.children:
        mind.keep(branch.children[key], key)
    return 0


class SearchBot(Bot):
    """Picks what the tree has tried most often. The level is how many games it imagines."""

    def __init__(self, name: str, games: int, seconds: float = math.inf) -> None:
        self.name = name  # type: ignore[misc]
        self._games, self._seconds = games, seconds

    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        if len(decision.options) == 1:
            return _only(mind, decision)
        tried = self.search(mind, decision).root.children
        visits = [tried[option.key].visits if option.key in tried else 0 for option in decision.options]
        pick = visits.index(max(visits))
        key = decision.options[pick].key
        mind.keep(tried[key], key)
        return pick

    def search(self, mind: Mind, decision: Decision[Any]) -> Search:
        """The tree after all the games of this level, or as many as there is time for."""
        end = perf_counter() + self._seconds
        tree = Search(mind, decision, mind.kept)
        tree.grow(self._games, lambda: perf_counter() > end)
        return tree

    def unhurried(self) -> SearchBot:
        return SearchBot(self.name, self._games)
