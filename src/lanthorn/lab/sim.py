"""Many games of bots against each other, and a report of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from lanthorn.engine import Match
from lanthorn.engine.game import Settings
from lanthorn.lab.jobs import Here, Job, Notice, Place, keep_quiet
from lanthorn.lab.playing import LONGEST, Record
from lanthorn.lab.runs import Progress, Run, play_all
from lanthorn.lab.shares import Report, wilson


class SeatResult(msgspec.Struct, frozen=True):
    """How one seat fared: its wins, and between which shares the true one lies, 95 times in 100."""

    seat: str
    bot: str
    wins: int
    share: float
    low: float
    high: float


class SimReport(Report, frozen=True):
    """What many games told. Reports of the same games are equal; how long they took doesn't count."""

    game: str
    settings: Settings
    bots: tuple[str, ...]
    seed: int
    games: int
    interrupted: bool
    seats: tuple[SeatResult, ...]
    no_winner: int
    unfinished: int
    """How many of the games without a winner were left after LONGEST decisions."""
    decisions: int
    mean_length: float
    min_length: int
    max_length: int
    seconds: float
    """How long those took that were not in a file already."""
    decisions_per_second: float

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SimReport):
            return NotImplemented
        return self._without_time() == other._without_time()

    def __hash__(self) -> int:
        return hash((self.game, self.seed, self.games, self.decisions))

    def _without_time(self) -> dict[str, Any]:
        values = msgspec.structs.asdict(self)
        del values["seconds"], values["decisions_per_second"]
        return values


def simulate_many(
    match: Match[Any, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
    *,
    place: Place | None = None,
    into: Path | None = None,
    notice: Notice = keep_quiet,
) -> SimReport:
    """Play so many games, in this process or at another place. `progress` is told how many are done.

    An interrupt from the keyboard ends it early; the report then covers the games that were finished.
    """
    job = Job.of(match, [bots], seed)
    return report(match, job, play_all(job, games, place or Here(match), into, progress, notice))


def report(match: Match[Any, Any], job: Job, run: Run) -> SimReport:
    """Sum the games up."""
    played = run.records
    lengths = [game.length for game in played]
    return SimReport(
        game=job.game,
        settings=job.settings,
        bots=job.line_ups[0],
        seed=job.seed,
        games=len(played),
        interrupted=not run.is_whole,
        seats=tuple(_seat_result(match, job, played, seat) for seat in range(len(match.seats))),
        no_winner=sum(not game.winners for game in played),
        unfinished=sum(not game.is_over for game in played),
        decisions=sum(lengths),
        mean_length=sum(lengths) / len(lengths) if lengths else 0.0,
        min_length=min(lengths, default=0),
        max_length=max(lengths, default=0),
        seconds=run.seconds,
        decisions_per_second=run.fresh_decisions / run.seconds if run.seconds > 0 else 0.0,
    )


def _seat_result(match: Match[Any, Any], job: Job, played: Sequence[Record], seat: int) -> SeatResult:
    wins = sum(seat in game.winners for game in played)
    low, high = wilson(wins, len(played))
    share = wins / len(played) if played else 0.0
    return SeatResult(match.seats[seat].name, job.line_ups[0][seat], wins, share, low, high)


__all__ = ["LONGEST", "SeatResult", "SimReport", "report", "simulate_many", "wilson"]
