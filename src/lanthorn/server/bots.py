"""Bots think in processes of their own: however long one thinks, the event loop never waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import msgspec

from lanthorn.bots import BOTS
from lanthorn.server.advising import Advice
from lanthorn.server.foresight import Foresight
from lanthorn.server.thinker import LENGTH, Task, Thought, packed

THINKERS: Final = max(1, min(4, (os.cpu_count() or 1) - 1))
LOOKERS: Final = 2
TRIES: Final = 2
"""A process that dies is replaced once; a task that kills the next one, too, is given up."""


PATIENCE: Final = 30.0
"""A short piece of work that takes so many seconds never ends."""
QUEUE: Final = 16
"""So many may wait for advice."""


class ThinkingFailed(Exception):
    """A bot made a mistake, or its process is gone."""


class Thinker:
    """One process. It does one task at a time; a task that is cancelled ends it."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self.tables: set[str] = set()
        """What it has thought about, and may have warm."""

    @classmethod
    async def start(cls, modules: Sequence[str]) -> Thinker:
        command = (sys.executable, "-m", "lanthorn.server.thinker", *modules)
        return cls(await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE))

    async def think(self, task: Task) -> Thought:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.tables.add(task.table)
        self._process.stdin.write(packed(task))
        await self._process.stdin.drain()
        head = await self._process.stdout.readexactly(LENGTH)
        body = await self._process.stdout.readexactly(int.from_bytes(head, "big"))
        return msgspec.msgpack.decode(body, type=Thought)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        self.end()
        await self._process.wait()


class Pool:
    """A few processes, started when they are needed first."""

    def __init__(self, most: int, modules: Sequence[str]) -> None:
        self._modules = modules
        self._turn = asyncio.Semaphore(most)
        self._idle: list[Thinker] = []
        self._busy: set[Thinker] = set()

    async def think(self, task: Task) -> Thought:
        """Whoever no longer wants the thought cancels, and the process is ended at once."""
        async with self._turn:
            for _ in range(TRIES):
                with contextlib.suppress(asyncio.IncompleteReadError, OSError):
                    thought = await self._ask(task)
                    if thought.mistake:
                        raise ThinkingFailed(thought.mistake)
                    return thought
        raise ThinkingFailed("its process ended")

    async def _ask(self, task: Task) -> Thought:
        thinker = await self._take(task.table)
        try:
            thought = await thinker.think(task)
        except BaseException:
            thinker.end()
            raise
        finally:
            self._busy.discard(thinker)
        self._idle.append(thinker)
        return thought

    async def _take(self, table: str) -> Thinker:
        """One that has the table warm, if there is one."""
        if self._idle:
            warm = [thinker for thinker in self._idle if table in thinker.tables]
            thinker = (warm or self._idle)[-1]
            self._idle.remove(thinker)
        else:
            thinker = await Thinker.start(self._modules)
        self._busy.add(thinker)
        return thinker

    async def close(self) -> None:
        for thinker in [*self._idle, *self._busy]:
            await thinker.gone()


class Steady:
    """One process for pieces of work that are short by themselves. Whoever waits can go away; what has begun
    is let finish, for it is quick and the process is warm. One that takes far too long is ended."""

    def __init__(self, modules: Sequence[str], seconds: float) -> None:
        self._pool, self._seconds = Pool(1, modules), seconds
        self._turn = asyncio.Lock()
        self.waiting = 0

    async def think(self, task: Task) -> Thought:
        self.waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self.waiting -= 1
        thinking = asyncio.ensure_future(self._within(task))
        thinking.add_done_callback(self._done)
        return await asyncio.shield(thinking)

    def _done(self, thinking: asyncio.Future[Thought]) -> None:
        self._turn.release()
        if not thinking.cancelled():
            thinking.exception()  # nobody may be left to hear of it

    async def _within(self, task: Task) -> Thought:
        try:
            async with asyncio.timeout(self._seconds):
                return await self._pool.think(task)
        except TimeoutError:
            raise ThinkingFailed("it took too long") from None

    async def close(self) -> None:
        await self._pool.close()


class Thinkers:
    """Processes in which bots think, one that tries options out, one for advice, and threads for looks at
    the past."""

    def __init__(self, modules: Sequence[str] = ()) -> None:
        self._bots = Pool(THINKERS, modules)
        self._foresight = Steady(modules, PATIENCE)
        self._advice = Steady(modules, PATIENCE)
        self._threads = ThreadPoolExecutor(LOOKERS, "lanthorn-look")

    async def choose(self, task: Task) -> str | None:
        """The key that a bot picks; None if it is not asked."""
        return (await self._bots.think(task)).key

    async def foresee(self, task: Task) -> Foresight:
        """It never waits for bots."""
        thought = await self._foresight.think(task)
        assert thought.foresight is not None
        return thought.foresight

    async def advise(self, task: Task) -> Advice:
        """Everybody who wants advice takes turns, a piece of work at a time."""
        thought = await self._advice.think(task)
        assert thought.advice is not None
        return thought.advice

    @property
    def advice_is_busy(self) -> bool:
        """Whether so many wait for advice that nobody else should."""
        return self._advice.waiting >= QUEUE

    async def run(self, job: Any, *args: Any) -> Any:
        """A job in a thread. Cancelling one that has not begun takes it out of the queue."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job, *args)

    async def close(self) -> None:
        await self._bots.close()
        await self._foresight.close()
        await self._advice.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


def is_bot(name: str) -> bool:
    return name in BOTS
