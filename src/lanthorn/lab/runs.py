"""A run: all games of a job, those that are already written down and those that are still to be played."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import msgspec

from lanthorn.engine import Match
from lanthorn.lab.jobs import Here, Job, Notice, Place, check_count, keep_quiet
from lanthorn.lab.on_ray import OnRay
from lanthorn.lab.playing import Record
from lanthorn.lab.processes import Processes, cores
from lanthorn.lab.records import NotKept, RecordFile

PLACES: Final = ("here", "ray")

Progress = Callable[[int], None]
"""Is told how many games are done."""


class Run(msgspec.Struct):
    """What a run has brought."""

    records: list[Record]
    """In the order of their numbers."""
    wanted: int
    seconds: float
    fresh_decisions: int
    """How many decisions were made in these seconds; the rest was in the file."""
    not_kept: NotKept | None = None
    """Why the run ended early, if the file could take no more."""

    @property
    def is_whole(self) -> bool:
        return len(self.records) == self.wanted


def find_place(match: Match[Any, Any] | None, workers: int | None = None, on: str = "here") -> Place:
    """All cores of this machine, or a cluster. One worker on this machine is this process itself.

    A match spares reading its content again; None for a place that is to play jobs of several matches.
    """
    if workers is not None:
        check_count("workers-too-few", workers)
    if on == "ray":
        return OnRay(workers)
    if (workers or cores()) == 1:
        return Here(match)
    return Processes(workers, match)


def play_all(
    job: Job,
    games: int,
    place: Place,
    into: Path | None = None,
    progress: Progress | None = None,
    notice: Notice = keep_quiet,
) -> Run:
    """The first so many games of a job.

    An interrupt from the keyboard or a full disk end the run early; what is done by then is in it.
    """
    check_count("games-too-few", games)
    with RecordFile(into, job) if into else nullcontext() as file:
        kept = file.records.values() if file else ()
        known = {record.number: record for record in kept if record.number < games}
        todo = [number for number in range(games) if number not in known]
        fresh: list[Record] = []
        if progress and known:
            progress(len(known))
        not_kept, began = None, perf_counter()
        try:
            for records in place.play(job, todo, notice):
                fresh += records
                if file:
                    file.add(records)
                if progress:
                    progress(len(known) + len(fresh))
        except KeyboardInterrupt:
            pass
        except NotKept as trouble:
            not_kept = trouble
    records = sorted([*known.values(), *fresh], key=lambda record: record.number)
    decisions = sum(record.length for record in fresh)
    return Run(records, games, perf_counter() - began, decisions, not_kept)
