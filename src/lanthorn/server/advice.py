"""Hints and odds for those who play: worked out elsewhere, told when ready, dropped when late.

They are for games in which no person plays against another. Whoever asks holds up nobody, not even
himself: the answer to a hint comes in a message of its own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, ParamSpec

from lanthorn.bots.odds import Sample, Scale
from lanthorn.engine import Match, Text
from lanthorn.server.advising import Wanted
from lanthorn.server.bots import ThinkingFailed
from lanthorn.server.connection import Connection
from lanthorn.server.limits import Bucket
from lanthorn.server.live import LiveTable
from lanthorn.server.problems import Problem, refusal_of
from lanthorn.server.room import Room
from lanthorn.server.thinker import Task

P = ParamSpec("P")
LOG: Final = logging.getLogger(__name__)
PER_SECOND, AT_ONCE = 0.5, 6
"""So many pieces of advice a client may ask for: in the long run, and in a burst."""
PUSHES: Final = 4
"""So often the odds of one moment are told, each time surer."""
REMEMBERED: Final = 8
"""Games that were played out from so many earlier moments make the odds of the present one surer."""
AFTER: Final = 0.3
"""Only if the table rests for so many seconds are its odds worked out."""


def check_advice(room: Room, live: LiveTable) -> None:
    if live.session.is_over:
        raise Problem("over", "the game has ended")
    check_people(room, live.match)


def check_people(room: Room, match: Match[Any, Any]) -> None:
    """A seat that is open, or that a bot keeps warm, is somebody's too."""
    people = [seat.seat for seat in room.seats if seat.state != "bot" or seat.keeps]
    if len({match.seats[seat].team for seat in people}) > 1:
        text = Text("refused-advice-opposed")
        raise Problem("no-advice", "people play against each other here", text)


def desk_of(room: Room, connection: Connection) -> AdviceDesk:
    """The client's desk; who asks too often is sent away."""
    if not isinstance(connection.desk, AdviceDesk):
        connection.desk = AdviceDesk(room, connection)
    connection.desk.check_rate()
    return connection.desk


class AdviceDesk:
    """What is being worked out for one client: one hint at most, and the odds if it wants them."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self._room, self._connection = room, connection
        self._bucket = Bucket(PER_SECOND, AT_ONCE)
        self._hint: asyncio.Task[None] | None = None
        self._asked: tuple[int, int | None] = (0, None)
        """About which update a hint was asked for, and the number of the request."""
        self._odds: asyncio.Task[None] | None = None
        self._wants_odds = False
        self._told = -1
        """The update whose odds are being told."""
        self._played: deque[Sample] = deque(maxlen=REMEMBERED)
        """Of earlier moments, and last of the present one."""

    def check_rate(self) -> None:
        if not self._bucket.take() or self._room.thinkers.advice_is_busy:
            raise Problem("too-many", "too much advice at once")

    # Hints

    def hint(self, live: LiveTable, seat: int, request: int | None) -> None:
        self._drop_hint("another hint was asked for")
        self._asked = live.number, request
        task = self._task(live, seat, Wanted("hint", samples=list(self._played)))
        self._hint = asyncio.create_task(self._guarded(self._tell_hint, task, live.number, request))

    async def _tell_hint(self, task: Task, number: int, request: int | None) -> None:
        try:
            advice = await self._room.thinkers.advise(task)
        except ThinkingFailed as failure:
            LOG.error("a hint at table %s failed: %s", self._room.id, failure)
            self._connection.send(refusal_of(Problem("mistake", "no hint could be found"), request))
            return
        self._hint = None
        reply = {"type": "hint", "request": request, "number": number, "seat": task.seat}
        self._connection.send(reply | {"hints": advice.hints})

    def _drop_hint(self, why: str) -> None:
        if self._hint is not None and not self._hint.done():
            self._hint.cancel()
            self._connection.send(refusal_of(Problem("stale", why), self._asked[1]))
        self._hint = None

    # Odds

    def watch_odds(self, live: LiveTable, on: bool) -> None:
        self._wants_odds = on
        self._told = -1
        if on:
            self._begin_odds(live.number)
        else:
            self._drop_odds()

    def _begin_odds(self, number: int) -> None:
        self._drop_odds()
        self._told = number
        self._odds = asyncio.create_task(self._guarded(self._tell_odds, number))

    def _drop_odds(self) -> None:
        if self._odds is not None:
            self._odds.cancel()
        self._odds = None

    async def _tell_odds(self, number: int) -> None:
        """Of a moment at which a seat of this client is asked; while others choose, the last ones hold."""
        await asyncio.sleep(AFTER)
        async with self._room.playing() as live:
            check_advice(self._room, live)
            own = self._connection.seats - self._room.bots
            seat = next((seat for seat in live.asked if seat in own), None)
            if seat is None or live.number != number:
                return
            task, match = self._task(live, seat, Wanted("odds")), live.match
        await self._refine(task, match, number)

    async def _refine(self, task: Task, match: Match[Any, Any], number: int) -> None:
        """Each time surer, as long as games can be played out in time and others don't wait for long."""
        sample: Sample | None = None
        for _ in range(PUSHES):
            if self._room.thinkers.advice_is_busy:
                break
            advice = await self._room.thinkers.advise(task)
            check_people(self._room, match)  # somebody may have sat down meanwhile
            if advice.sample is None or (sample and advice.sample.games == sample.games):
                break
            if sample is not None:
                self._played.pop()
            sample = advice.sample
            self._played.append(sample)
            self._connection.send(self._told_odds(number, match.seats[task.seat].team, sample))
            task = Task(task.table, task.source, task.answers, task.seat, "", Wanted("odds", [sample]))

    def _told_odds(self, number: int, team: int, sample: Sample) -> dict[str, Any]:
        odds = Scale(self._played).odds(sample.worth)
        return {"type": "odds", "number": number, "team": team, "odds": odds, "games": sample.games}

    # When it is of no use any more

    def moved(self, number: int) -> None:
        if number != self._asked[0]:
            self._drop_hint("the table has moved on")
        if self._wants_odds and number != self._told:
            self._begin_odds(number)

    def close(self) -> None:
        self._wants_odds = False
        self._drop_odds()
        if self._hint is not None:
            self._hint.cancel()

    def _task(self, live: LiveTable, seat: int, wanted: Wanted) -> Task:
        return Task(self._room.id, live.source, live.session.log[:], seat, "", wanted)

    async def _guarded(
        self, job: Callable[P, Coroutine[Any, Any, None]], *args: P.args, **kw: P.kwargs
    ) -> None:
        """Advice that fails disturbs nobody."""
        try:
            await job(*args, **kw)
        except Problem:
            self._wants_odds = False  # somebody else sat down, or the table is gone
        except ThinkingFailed as failure:
            LOG.error("the odds at table %s failed: %s", self._room.id, failure)
        except Exception:
            LOG.exception("advice at table %s failed", self._room.id)
