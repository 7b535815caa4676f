"""Reviews of finished games, told part by part while they are worked out.

Each answer is one piece of work for the thinkers, so that reviews, hints and odds take turns. Whoever stops
listening stops the work. What was worked out whole is remembered for a while.
"""

from __future__ import annotations

import hashlib
import logging
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from typing import Any, Final

import msgspec

from lanthorn.bots.odds import Sample
from lanthorn.bots.review import LEAST_TRIES, Account, Moment, Plan, Total, plan, totals, turning_points
from lanthorn.engine import Session, Text
from lanthorn.server.advising import Advice, Wanted
from lanthorn.server.bots import Thinkers, ThinkingFailed
from lanthorn.server.problems import Problem
from lanthorn.server.security import error_body
from lanthorn.server.thinker import Task

LOG: Final = logging.getLogger(__name__)
OF_ONE_ADDRESS: Final = 2
AT_ONCE: Final = 6
REMEMBERED: Final = 32


class Part(msgspec.Struct):
    """So many steps are done; what is new. The last part has the turning points' numbers and the totals."""

    done: int
    steps: int
    moments: list[Moment] = []
    turning: list[int] | None = None
    totals: list[Total] | None = None


class Reviewed:
    """A finished game, as a thinker needs it."""

    def __init__(self, source: bytes, session: Session[Any]) -> None:
        self.source, self.session = source, session
        whole = source + msgspec.json.encode(session.log)
        self.name: Final = f"review {hashlib.sha256(whole).hexdigest()[:24]}"


def check_reviewable(session: Session[Any]) -> None:
    if not session.is_over:
        raise Problem("no-advice", "the game is still going on", Text("refused-advice-not-over"))
    if len(session.log) == session.origin_at:
        raise Problem("no-advice", "nothing was chosen in it", Text("refused-advice-nothing"))


class Reviews:
    """Everybody who has a game reviewed."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._here: Counter[str] = Counter()
        self._known: OrderedDict[str, Part] = OrderedDict()

    def check_room(self, address: str) -> None:
        """Nobody has the thinkers to himself."""
        if self._here[address] >= OF_ONE_ADDRESS or self._here.total() >= AT_ONCE:
            raise Problem("too-many", "other games are being reviewed")

    async def parts(self, game: Reviewed, address: str) -> AsyncIterator[bytes]:
        """A line of JSON for each part. Many may have come in at the same moment: who is too many is told."""
        try:
            self.check_room(address)
        except Problem as problem:
            yield error_body(problem) + b"\n"
            return
        self._here[address] += 1
        try:
            if game.name in self._known:
                yield _line(self._known[game.name])
                return
            async for part in self._worked_out(game):
                yield _line(part)
        except ThinkingFailed as failure:
            LOG.error("a review failed: %s", failure)
            yield error_body(Problem("mistake", "the review could not be finished")) + b"\n"
        finally:
            self._here[address] -= 1
            self._here += Counter()  # forgets those who have left

    async def _worked_out(self, game: Reviewed) -> AsyncIterator[Part]:
        planned, moments = plan(game.session), list[Moment]()
        part = Part(0, planned.steps)
        async for part in self._steps(game, planned):
            moments += part.moments
            yield part
        last = Part(part.steps, part.steps, [], _numbers(moments), totals(moments))
        yield last
        self._remember(game.name, msgspec.structs.replace(last, moments=moments))

    async def _steps(self, game: Reviewed, planned: Plan) -> AsyncIterator[Part]:
        samples, done = list[tuple[int, Sample]](), 0
        for number in planned.anchors:
            advice = await self._ask(game, number, Wanted("anchor", tries=LEAST_TRIES))
            samples += [(number, advice.sample)] if advice.sample else []
            done += 1
            yield Part(done, planned.steps)
        account = Account(game.session, samples)
        for number in planned.looks:
            key = game.session.log[number][1]
            advice = await self._ask(game, number, Wanted("look", key=key, tries=planned.tries))
            done += 1
            yield Part(done, planned.steps, account.add(advice.look) if advice.look else [])
        yield Part(done, planned.steps, account.end())

    async def _ask(self, game: Reviewed, number: int, wanted: Wanted) -> Advice:
        log = game.session.log
        task = Task(game.name, game.source, log[:number], log[number][0], "", wanted)
        return await self._thinkers.advise(task)

    def _remember(self, name: str, whole: Part) -> None:
        self._known[name] = whole
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)


def _numbers(moments: list[Moment]) -> list[int]:
    return [moment.number for moment in turning_points(moments)]


def _line(part: Part) -> bytes:
    return msgspec.json.encode(part) + b"\n"
