"""What a rule sees: the state, a way to ask, a way to tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from lanthorn.engine.decisions import Decision, Each, First, Option
from lanthorn.engine.events import Event
from lanthorn.engine.text import Arg

S = TypeVar("S")
T = TypeVar("T")

Policy = Callable[[Decision[Any]], int]
"""Answers a decision with the index of an option."""

Answer = tuple[int, str]
"""A line of the log: the seat, and the key of what it picked."""


def _the_lowest_seat(parts: Sequence[Decision[Any]]) -> int:
    """Who is taken to be first where nobody else says so."""
    return 0


class Play(Generic[S]):
    """The state of one game and its connection to those who play it.

    With a policy, decisions are answered on the spot and logged: nothing is suspended, which is what
    a simulation wants. Without one they suspend the rule, and the session answers.
    """

    __slots__ = ("_offers", "_offers_made", "events", "first", "log", "policy", "reveals", "state")

    def __init__(self, state: S, policy: Policy | None = None) -> None:
        self.state = state
        self.policy = policy
        self.first: Callable[[Sequence[Decision[Any]]], int] = _the_lowest_seat
        self.log: list[Answer] = []
        self.events: list[Event] | None = None
        self.reveals = 0
        self._offers: list[Sequence[Option[Any]]] = []
        self._offers_made = 0

    def offer(self, make: Callable[[S], Sequence[Option[T]]]) -> Sequence[Option[T]]:
        """Options that take long to work out: a twin does not work them out again, but takes those of
        its original. Like every list of options, they are not to be changed."""
        if self.policy is not None:
            return make(self.state)
        if self._offers_made == len(self._offers):
            self._offers.append(make(self.state))
        self._offers_made += 1
        return self._offers[self._offers_made - 1]

    def forget_offers(self) -> None:
        """A checkpoint: nothing before it will be replayed."""
        self._offers, self._offers_made = [], 0

    def recall_offers(self, original: Play[S]) -> None:
        """This play will be replayed from the checkpoint to where the original stands."""
        self._offers = original._offers[:]

    async def choose(
        self, seat: int, kind: str, options: Sequence[Option[T]], always: bool = False, **about: Arg
    ) -> T:
        """One seat picks. A single option plays itself, unless it should `always` be asked."""
        if len(options) == 1 and not always:
            return options[0].value
        decision = Decision(seat, kind, options, about)
        if self.policy is None:
            return await decision
        option = options[self.policy(decision)]
        self.log.append((seat, option.key))
        return option.value

    async def choose_each(
        self, kind: str, options: Mapping[int, Sequence[Option[T]]], **about: Arg
    ) -> dict[int, T]:
        """Several seats pick at once, each for itself; nobody sees the others' pick before."""
        parts = self._parts(kind, options, about)
        if not parts:
            return {}
        if self.policy is None:
            return dict(zip(options, await Each(parts), strict=True))
        picks = [(part, part.options[self.policy(part)]) for part in parts]
        self.log += [(part.seat, option.key) for part, option in picks]
        return {part.seat: option.value for part, option in picks}

    async def choose_first(
        self, kind: str, options: Mapping[int, Sequence[Option[T]]], **about: Arg
    ) -> tuple[int, T]:
        """Whichever of several seats acts first picks; the others' options are then gone."""
        parts = self._parts(kind, options, about)
        if self.policy is None:
            return await First(parts)
        part = parts[self.first(parts)]
        option = part.options[self.policy(part)]
        self.log.append((part.seat, option.key))
        return part.seat, option.value

    def _parts(
        self, kind: str, options: Mapping[int, Sequence[Option[T]]], about: dict[str, Arg]
    ) -> tuple[Decision[T], ...]:
        return tuple(Decision(seat, kind, choices, about) for seat, choices in options.items())

    def reveal(self) -> None:
        """Something hidden came out: what led here can't be taken back freely."""
        self.reveals += 1

    def emit(
        self,
        name: str,
        clauses: tuple[str, ...] = (),
        to: tuple[int, ...] | None = None,
        private: dict[str, Arg] | None = None,
        doer: int | None = None,
        **args: Arg,
    ) -> None:
        """Tell what happened. Costs nothing if nobody listens.

        With `to`, only these seats learn of it; with `private` too, everybody does, but only these
        seats see the private arguments in place of the others. `doer` is the seat whose doing it is, where
        somebody else's answer may have led to it.
        """
        if self.events is not None:
            self.events.append(Event(name, args, to, private or {}, clauses, len(self.log), doer))
