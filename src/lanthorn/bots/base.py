"""What a bot is, and all that it gets to know: a fair player by construction."""

from __future__ import annotations

from abc import ABC, abstractmethod
from bisect import bisect_right
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from lanthorn.engine import Decision, Policy, Rng, Session, State
from lanthorn.engine.play import Answer

STREAMS: Final = 1 << 62
"""How many seeds there are to draw one from."""


class Recollection:
    """What a bot takes along from one decision to the next: a thought, and the answers that it gave."""

    __slots__ = ("_answers", "_log", "_thought")

    def __init__(self) -> None:
        self._thought: Any = None
        self._log: list[Answer] = []
        self._answers: list[tuple[int, State, str]] = []
        """What it answered since something last came out: as which answer of the game, and on what view."""

    def keep(self, thought: Any, session: Session[Any], seat: int, key: str) -> None:
        self._thought, self._log = thought, [*session.log, (seat, key)]
        self._answers.append((len(session.log), session.view(seat), key))

    def recall(self, session: Session[Any]) -> Any:
        """The thought, if nothing but that answer was given since, and it brought nothing hidden out."""
        if not self._log or session.log != self._log or session.was_final(len(self._log) - 1):
            return None
        return self._thought

    def answered(self, session: Session[Any], seat: int) -> set[str]:
        """What the seat has answered before in this very position."""
        now, since = len(session.log), len(session.log) - session.quiet
        self._answers = [answer for answer in self._answers if since <= answer[0] < now]
        view = session.view(seat) if self._answers else None
        return {key for _, seen, key in self._answers if seen == view}


class Mind:
    """All that a bot has to think with: what its seat sees, games that it imagines, dice of its own.

    The game being played stays behind it. The dice are the bot's own stream, so that thinking never
    disturbs the game, and the same seed thinks the same thoughts.
    """

    __slots__ = ("_recollection", "_session", "rng", "seat")

    def __init__(
        self, session: Session[Any], seat: int, rng: Rng, recollection: Recollection | None = None
    ) -> None:
        self._session = session
        self._recollection = recollection or Recollection()
        self.seat: Final = seat
        self.rng: Final = rng

    def keep(self, thought: Any, key: str) -> None:
        """Keep a thought for the next decision, which comes about by this answer of the seat."""
        self._recollection.keep(thought, self._session, self.seat, key)

    @property
    def kept(self) -> Any:
        """The thought kept, or None if it no longer holds: something else happened, or something came out."""
        return self._recollection.recall(self._session)

    @property
    def view(self) -> State:
        """The position with everything removed that the seat may not know."""
        view: State = self._session.view(self.seat)
        return view

    def imagine(self, rng: Rng) -> Session[Any]:
        """A game that could be this one, as far as the seat can tell; the same stream gives the same."""
        return self._session.imagine(self.seat, rng)

    def untried(self, decision: Decision[Any]) -> list[int]:
        """The places of the options that the seat has not picked in this very position before: it would go
        round in circles, and people wait for it. All options, if it has picked them all."""
        answered = self._recollection.answered(self._session, self.seat)
        picks = [pick for pick, option in enumerate(decision.options) if option.key not in answered]
        return picks or list(range(len(decision.options)))

    def rollout(self, rng: Rng) -> Policy:
        """Who plays an imagined game on before it is judged: at random, as likely as the game has it."""
        weights = self._session.match.game.rollout.weights
        return weighted(weights, rng) if weights else lambda decision: rng.below(len(decision.options))

    def evaluate(self, state: Any) -> float:
        """How well the seat stands in an imagined position, from 0 (lost) to 1 (won)."""
        return self._session.match.game.evaluate(state, self.seat)


def weighted(weights: Mapping[str, float], rng: Rng) -> Policy:
    """Picks at random, some verbs more often than others."""
    known: dict[str, float] = {}

    def pick(decision: Decision[Any]) -> int:
        total, sums = 0.0, list[float]()
        for option in decision.options:
            weight = known.get(option.key)
            if weight is None:
                weight = known[option.key] = weights.get(option.key.partition(":")[0], 1.0)
            total += weight
            sums.append(total)
        return min(bisect_right(sums, total * rng.below(STREAMS) / STREAMS), len(sums) - 1)

    return pick


class Bot(ABC):
    """A player that is a program."""

    name: ClassVar[str]

    @abstractmethod
    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        """The place of the option to pick."""

    def policy(self, rng: Rng) -> Policy | None:
        """The same player for games without a session, if it needs nothing but the options."""
        return None

    def unhurried(self) -> Bot:
        """The same player where nobody waits: it stops when it has thought enough, never by the clock. So the
        same seed plays the same game however busy the machine is."""
        return self
