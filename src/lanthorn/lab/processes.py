"""Workers that are processes of this machine."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from time import perf_counter
from typing import Any, Final

from lanthorn.engine import Match
from lanthorn.lab.crew import Crew, Hand, Reply
from lanthorn.lab.jobs import Desk, Job, Notice, keep_quiet
from lanthorn.lab.playing import Record

HEAD_START: Final = 0.5
"""So many seconds quick games are played here first: most are over before a process has started."""
CLOSING: Final = 2.0
"""So many seconds a worker gets to end by itself."""
_START: Final = get_context("spawn")
"""A fork would copy the threads' locks, such as the progress bar's, in whatever state they are."""


def cores() -> int:
    """How many this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Worker:
    """A process, and the line to it."""

    __slots__ = ("line", "process")

    def __init__(self) -> None:
        self.line, theirs = _START.Pipe()
        self.process: BaseProcess = _START.Process(target=_work, args=(theirs,), daemon=True)
        with _interrupts_for_us_alone():
            self.process.start()
        theirs.close()  # so that the line breaks when the process ends


class Processes(Crew[Worker]):
    """As many processes as there are cores, unless told otherwise."""

    def __init__(self, size: int | None = None, match: Match[Any, Any] | None = None) -> None:
        super().__init__(cores() if size is None else size)
        self._match = match

    def play(self, job: Job, numbers: Sequence[int], notice: Notice = keep_quiet) -> Iterator[list[Record]]:
        done = 0
        for record in self._head_start(job, numbers):
            done += 1
            yield [record]
        yield from super().play(job, numbers[done:], notice)

    def _head_start(self, job: Job, numbers: Sequence[int]) -> Iterator[Record]:
        if self._match is None or self.workers:
            return
        desk, end = Desk(job, self._match), perf_counter() + HEAD_START
        if not desk.is_quick:
            return
        for number in numbers:
            yield desk.play(number)
            if perf_counter() > end:
                return

    def hire(self) -> Worker:
        return Worker()

    def give(self, worker: Worker, job: Job, numbers: list[int]) -> None:
        try:
            worker.line.send((job, numbers))
        except OSError:  # it is lost: its line says so next
            return

    def replies(self) -> list[tuple[Worker, Reply | None]]:
        by_line = {worker.line: worker for worker in self.workers}
        found = connection.wait(list(by_line))
        return [(by_line[line], _read(line)) for line in found if isinstance(line, Connection)]

    def dismiss(self, worker: Worker) -> None:
        """One that waits ends when its line does; one that plays is ended."""
        worker.line.close()
        worker.process.terminate()
        worker.process.join(CLOSING)
        if worker.process.is_alive():
            worker.process.kill()


def _read(line: Connection) -> Reply | None:
    try:
        reply: Reply = line.recv()
    except (EOFError, OSError):
        return None
    return reply


def _work(line: Connection) -> None:
    """What a worker does all its life: until the line breaks, because nobody wants it any more."""
    hand = Hand()
    try:
        line.send(hand.ready())
        while True:
            job, numbers = line.recv()
            line.send(hand.play(job, numbers))
    except (EOFError, OSError):
        return


@contextmanager
def _interrupts_for_us_alone() -> Iterator[None]:
    """Ctrl-C reaches all processes of a terminal; those started now let us decide what it means."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
