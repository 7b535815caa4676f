"""Reports of games and packs, one at a time for the whole server.

The games are played in a process of their own (`reporter.py`), so that neither the event loop nor the bots
notice. Whoever ordered a report asks how it stands; one that nobody asks about any more is stopped. Those
that are ready are kept for a while.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import sys
from asyncio.subprocess import PIPE, Process
from collections import deque
from collections.abc import Sequence
from time import monotonic
from typing import Final, Literal

import msgspec

from lanthorn.engine import Text
from lanthorn.server.config import Config
from lanthorn.server.limits import Buckets
from lanthorn.server.problems import Problem
from lanthorn.server.reporter import Files, Task, Word
from lanthorn.server.thinker import LENGTH

LOG: Final = logging.getLogger(__name__)
WAITING: Final = 5
OF_ONE_ADDRESS: Final = 2
"""So many reports may wait for their turn, and so many of one address be unfinished."""
KEPT: Final = 24
KEPT_BYTES: Final = 64 << 20
KEPT_SECONDS: Final = 3600.0
"""So many reports that are ready are kept, so large in all, and for so long."""
LOOK_EVERY: Final = 0.5
HOLD: Final = 2.0
"""So long a question waits for something new to tell."""
GRACE: Final = 30.0
"""A process that has not ended so many seconds after its time never will."""

State = Literal["waiting", "playing", "ready", "failed"]


class Report:
    """A report that was ordered, from the order to its files."""

    def __init__(self, task: Task, address: str) -> None:
        self.id: Final = secrets.token_urlsafe(12)
        self.task, self.address = task, address
        self.state: State = "waiting"
        self.done = self.games = 0
        self.moment = 0
        """Another after everything that is new."""
        self.files: Files = {}
        self.trouble: Text | None = None
        self.asked = self.began = self.ended = monotonic()
        self._changed = asyncio.Event()

    @property
    def is_open(self) -> bool:
        return self.state in ("waiting", "playing")

    @property
    def size(self) -> int:
        return sum(len(data) for files in self.files.values() for data in files.values())

    @property
    def seconds_left(self) -> float | None:
        """As far as the games so far tell."""
        if self.state != "playing" or not self.done:
            return None
        left = (monotonic() - self.began) / self.done * (self.games - self.done)
        return round(min(left, self.began + self.task.seconds - monotonic()), 1)

    def change(self) -> None:
        self.moment += 1
        self._changed.set()
        self._changed = asyncio.Event()

    def begin(self) -> None:
        self.state, self.began = "playing", monotonic()
        self.change()

    def hear(self, word: Word) -> None:
        """What the process says."""
        if not self.games:
            self.began = monotonic()  # starting takes a while, too, and says nothing about the games
        self.done, self.games = word.done, word.games or self.games
        if word.trouble:
            self.fail(Text(word.trouble, {"message": word.message}))
        elif word.files is not None:
            self.state, self.files, self.ended = "ready", word.files, monotonic()
        self.change()

    def fail(self, trouble: Text) -> None:
        self.state, self.trouble, self.ended = "failed", trouble, monotonic()
        self.change()

    async def news(self, seen: int) -> None:
        """Wait until there is something newer than the moment `seen`, but not for long."""
        if seen == self.moment and self.is_open:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), HOLD)


class Reports:
    """Everybody who has a report made."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._buckets = Buckets(config.reports_per_minute / 60, 2 * config.reports_per_minute)
        self._known: dict[str, Report] = {}
        """The oldest first."""
        self._queue: deque[Report] = deque()
        self._making: tuple[Report, asyncio.Task[None]] | None = None
        self._worker: asyncio.Task[None] | None = None

    def order(self, task: Task, address: str) -> Report:
        """A report of one's own. What was played for somebody else is not played again."""
        self._tidy()
        report = Report(task, address)
        twin = next((one for one in self._known.values() if one.state == "ready" and one.task == task), None)
        if twin is not None:
            report.hear(Word(twin.done, twin.games, twin.files))
        else:
            self._check_room(address)
            self._queue.append(report)
        self._known[report.id] = report
        if self._queue and (self._worker is None or self._worker.done()):
            self._worker = asyncio.create_task(self._work())
        return report

    def find(self, name: str) -> Report:
        """Asking is waiting: as long as somebody asks, the report is wanted."""
        self._tidy()
        report = self._known.get(name)
        if report is None:
            raise Problem("not-found", "there is no such report", Text("refused-report-gone"))
        report.asked = monotonic()
        return report

    def ahead_of(self, report: Report) -> int:
        """How many come before it."""
        if report not in self._queue:
            return 0
        return self._queue.index(report) + (self._making is not None)

    def stop(self, name: str) -> None:
        """Nobody wants it any more."""
        self._drop(self.find(name))

    async def close(self) -> None:
        self._queue.clear()
        if self._making is not None:
            self._making[1].cancel()
        if self._worker is not None:
            await asyncio.wait({self._worker})

    def _check_room(self, address: str) -> None:
        unfinished = [report for report in self._known.values() if report.is_open]
        mine = [report for report in unfinished if report.address == address]
        if len(self._queue) >= WAITING or len(mine) >= OF_ONE_ADDRESS:
            raise Problem("too-many", "other reports are being made", Text("refused-report-queue"))
        if not self._buckets.take(address):
            raise Problem("too-many", "too many reports at once", Text("refused-report-often"))

    def _drop(self, report: Report) -> None:
        self._known.pop(report.id, None)
        if report in self._queue:
            self._queue.remove(report)
        if self._making is not None and self._making[0] is report:
            self._making[1].cancel()
        for other in self._queue:
            other.change()

    def _tidy(self) -> None:
        now = monotonic()
        for report in list(self._known.values()):
            is_left = report.is_open and now - report.asked > self._config.report_patience
            if is_left or (not report.is_open and now - report.ended > KEPT_SECONDS):
                self._drop(report)
        ended = [report for report in self._known.values() if not report.is_open]
        while len(ended) > KEPT or sum(report.size for report in ended) > KEPT_BYTES:
            self._drop(ended.pop(0))

    async def _work(self) -> None:
        """One after the other, until nothing waits."""
        while self._queue:
            report = self._queue.popleft()
            making = asyncio.create_task(self._make(report))
            self._making = report, making
            for other in self._queue:
                other.change()
            while not making.done():
                await asyncio.wait({making}, timeout=LOOK_EVERY)
                self._tidy()
            self._making = None

    async def _make(self, report: Report) -> None:
        report.begin()
        try:
            async with asyncio.timeout(report.task.seconds + GRACE):
                await _play(report, self._config.modules)
        except TimeoutError:
            report.fail(Text("report-too-long"))
        except (asyncio.IncompleteReadError, OSError) as error:
            LOG.error("the process that made a report is gone: %s", error)
            report.fail(Text("report-killed"))
        except Exception:
            LOG.exception("a report could not be made")
            report.fail(Text("problem-mistake"))


async def _play(report: Report, modules: Sequence[str]) -> None:
    """Whoever cancels this ends the process at once."""
    command = (sys.executable, "-m", "lanthorn.server.reporter", *modules)
    process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
    try:
        assert process.stdin is not None
        process.stdin.write(msgspec.msgpack.encode(report.task))
        process.stdin.write_eof()
        while report.is_open:
            report.hear(await _word(process))
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _word(process: Process) -> Word:
    assert process.stdout is not None
    head = await process.stdout.readexactly(LENGTH)
    return msgspec.msgpack.decode(await process.stdout.readexactly(int.from_bytes(head, "big")), type=Word)
