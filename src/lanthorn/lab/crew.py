"""Workers that are given games a handful at a time: who gets what, and what happens when one is lost.

Where they work is said in `processes` and `on_ray`; that no game is lost or counted twice is said here.
"""

from __future__ import annotations

import traceback
from abc import ABC, abstractmethod
from collections import Counter, deque
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import Final, Generic, Self, TypeVar

import msgspec

from lanthorn.engine import LanthornError, Text
from lanthorn.lab.jobs import Desk, Job, Notice, check_count, keep_quiet
from lanthorn.lab.playing import Record
from lanthorn.lab.words import lab_trouble

HANDFUL_SECONDS: Final = 0.2
"""About so long a worker plays between two answers; no game is shorter than itself."""
LARGEST_HANDFUL: Final = 1_000
PATIENCE: Final = 3
"""A game that has taken so many workers with it is not played again."""

W = TypeVar("W")


class GameBroke(RuntimeError):
    """A mistake in the program, found by a worker. Its notes say where it happened there."""


class Failure(msgspec.Struct, frozen=True):
    """What went wrong at a worker, in a form that travels."""

    text: str
    where: str
    error: LanthornError | None = None
    """What a person has to put right; None for a mistake of the program."""

    @classmethod
    def of(cls, error: Exception) -> Failure:
        text = " ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
        told = LanthornError(error.message, error.locale) if isinstance(error, LanthornError) else None
        return cls(text, "".join(traceback.format_exception(error)), told)

    def as_error(self) -> Exception:
        if self.error is not None:
            return self.error
        broke = GameBroke(self.text)
        broke.add_note(self.where)
        return broke


Reply = list[Record] | Failure
"""What a worker answers. Its first one is an empty list: it is ready."""


class Hand:
    """A worker, wherever it is: keeps the last job ready and plays what it is given."""

    def __init__(self) -> None:
        self._desk: Desk | None = None

    def ready(self) -> Reply:
        return []

    def play(self, job: Job, numbers: list[int]) -> Reply:
        try:
            if self._desk is None or self._desk.job != job:
                self._desk = Desk(job)
            return [self._desk.play(number) for number in numbers]
        except Exception as error:
            return Failure.of(error)


class Work:
    """The games of a job that are still to be played."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self._waiting = deque(numbers)
        self._suspects: deque[int] = deque()
        """Games that were with a worker when it was lost: each is played alone, to see whose fault it was."""
        self._losses: Counter[int] = Counter()
        self._pace = 0.0
        self.open = len(numbers)

    @property
    def is_waiting(self) -> bool:
        return bool(self._waiting or self._suspects)

    def handful(self, workers: int) -> list[int]:
        """As many as take a moment; towards the end fewer, so that all workers finish together."""
        if self._suspects:
            return [self._suspects.popleft()]
        fair = len(self._waiting) // (2 * workers)
        wanted = int(HANDFUL_SECONDS / self._pace) if self._pace else 1
        count = max(1, min(wanted, fair, LARGEST_HANDFUL))
        return [self._waiting.popleft() for _ in range(count)]

    def done(self, games: int, seconds: float) -> None:
        self.open -= games
        self._pace = max(seconds / games, 1e-6)

    def lost(self, numbers: list[int]) -> None:
        """To be played again; but not for ever."""
        self._losses.update(numbers)
        for number in numbers:
            if self._losses[number] == PATIENCE:
                raise lab_trouble("game-kills-workers", number=number, times=PATIENCE)
        self._suspects += numbers


class Crew(ABC, Generic[W]):
    """So many workers. They stay for the next job; those that are lost are replaced."""

    def __init__(self, size: int) -> None:
        self.size: Final = check_count("workers-too-few", size)
        self.workers: list[W] = []
        self._idle: list[W] = []
        self._given: dict[W, tuple[list[int], float]] = {}
        """Who plays what since when. A worker in neither list has not begun yet."""
        self._stillborn = 0

    @abstractmethod
    def hire(self) -> W:
        """Begin to start a worker. Its first reply says that it is there."""

    @abstractmethod
    def give(self, worker: W, job: Job, numbers: list[int]) -> None: ...

    @abstractmethod
    def replies(self) -> list[tuple[W, Reply | None]]:
        """Wait for some; None stands for a worker that is lost."""

    @abstractmethod
    def dismiss(self, worker: W) -> None:
        """End a worker, whatever it does."""

    def play(self, job: Job, numbers: Sequence[int], notice: Notice = keep_quiet) -> Iterator[list[Record]]:
        work = Work(numbers)
        try:
            while work.open:
                self._hand_out(job, work)
                for worker, reply in self.replies():
                    if reply is None:
                        self._replace(worker, work, notice)
                    else:
                        yield from self._take(worker, reply, work)
        finally:
            for worker in list(self._given):  # what it plays is wanted no more
                self._forget(worker)
                self.dismiss(worker)

    def _hand_out(self, job: Job, work: Work) -> None:
        while len(self.workers) < min(self.size, work.open):
            self.workers.append(self.hire())
        while self._idle and work.is_waiting:
            worker, numbers = self._idle.pop(), work.handful(len(self.workers))
            self._given[worker] = numbers, perf_counter()
            self.give(worker, job, numbers)

    def _take(self, worker: W, reply: Reply, work: Work) -> Iterator[list[Record]]:
        if isinstance(reply, Failure):
            raise reply.as_error()
        self._stillborn = 0
        self._idle.append(worker)
        if worker in self._given:
            numbers, since = self._given.pop(worker)
            work.done(len(numbers), perf_counter() - since)
            yield reply

    def _replace(self, worker: W, work: Work, notice: Notice) -> None:
        has_begun = worker in self._given or worker in self._idle
        numbers = self._forget(worker)
        self.dismiss(worker)
        self._stillborn += not has_begun
        if self._stillborn == PATIENCE:
            raise lab_trouble("workers-do-not-start", times=PATIENCE)
        notice(Text("worker-lost", {"games": len(numbers)}))
        work.lost(numbers)

    def _forget(self, worker: W) -> list[int]:
        """Gives what it had to play."""
        self.workers.remove(worker)
        if worker in self._idle:
            self._idle.remove(worker)
        return self._given.pop(worker, ([], 0.0))[0]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        for worker in list(self.workers):
            self._forget(worker)
            self.dismiss(worker)
