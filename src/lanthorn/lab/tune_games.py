"""The games of a search: each candidate at each case is a job.

Each candidate has deals of its own. The same deals for all would show better which of two is the easier one,
but not where the wish lies: all would share the luck of those deals, however many candidates there are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from zlib import crc32

import msgspec

from lanthorn import __version__
from lanthorn.engine import Game, LanthornError, Pack
from lanthorn.lab.jobs import Job, Notice, Place
from lanthorn.lab.playing import Record
from lanthorn.lab.records import LineFile
from lanthorn.lab.runs import Progress
from lanthorn.lab.tune_numbers import Candidate, Content, Number, Value
from lanthorn.lab.tune_wishes import Case

OWN_DEALS_FROM: Final = 1_000_000
"""The deals before are for measuring what was chosen."""
ROOM: Final = 100_000
"""So many deals lie between those of two candidates."""


class Head(msgspec.Struct, frozen=True):
    """Which search the games of a file belong to. Neither wishes, ranges nor budget change a game."""

    lanthorn_tuning: int
    program: str
    game: str
    rules: int
    content: str
    packs: tuple[str, ...]
    settings: tuple[dict[str, str | bool], ...]
    bots: tuple[tuple[str, ...], ...]
    numbers: tuple[str, ...]
    seed: int


class Played(msgspec.Struct, frozen=True):
    """One game of a search."""

    case: int
    values: tuple[Value, ...]
    game: Record


def own_deals(candidate: Candidate, count: int) -> range:
    """The deals of a candidate, told by its values alone: a longer search finds its games again."""
    first = OWN_DEALS_FROM + ROOM * crc32(repr([float(value) for value in candidate]).encode())
    return range(first, first + count)


class TuneFile(LineFile[Played]):
    """The games of a search, by case, candidate and deal."""

    begins = b'{"lanthorn_tuning":'
    kind = Played

    def key(self, record: Played) -> tuple[int, Candidate, int]:
        return record.case, record.values, record.game.number


class Candidates:
    """What candidates are in the game: packs and jobs. Those whose content can't be are skipped."""

    def __init__(
        self,
        content: Content,
        packs: Sequence[Pack],
        numbers: Sequence[Number],
        cases: Sequence[Case],
        seed: int,
    ) -> None:
        self.content, self.packs, self.numbers, self.cases = content, tuple(packs), numbers, cases
        self.seed = seed
        self.refused: dict[Candidate, LanthornError] = {}
        self._jobs: dict[Candidate, list[Job]] = {}

    @property
    def game(self) -> Game[Any, Any]:
        return self.content.game

    def pack(self, candidate: Candidate, name: str = "tuned", version: str = "1") -> Pack:
        tables = self.content.changed(self.numbers, candidate)
        return Pack(name=name, game=self.game.id, version=version, tables=tables)

    def is_playable(self, candidate: Candidate) -> bool:
        try:
            self.jobs(candidate)
        except LanthornError as error:
            self.refused[candidate] = error
        return candidate not in self.refused

    def jobs(self, candidate: Candidate) -> list[Job]:
        """One for each case."""
        if candidate not in self._jobs:
            packs = (*self.packs, self.pack(candidate))
            matches = [self.game.match(case.settings, packs) for case in self.cases]
            self._jobs[candidate] = [
                Job.of(match, [case.bots], self.seed) for match, case in zip(matches, self.cases, strict=True)
            ]
        return self._jobs[candidate]

    def head(self) -> Head:
        plain = [self.game.match(case.settings, self.packs) for case in self.cases]
        return Head(
            lanthorn_tuning=1,
            program=__version__,
            game=self.game.id,
            rules=self.game.version,
            content=plain[0].content_version,
            packs=tuple(f"{pack.name} {pack.version}" for pack in self.packs),
            settings=tuple(case.settings for case in self.cases),
            bots=tuple(case.bots for case in self.cases),
            numbers=tuple(f"{number.name}{'+' if number.is_offset else ''}" for number in self.numbers),
            seed=self.seed,
        )


class Games:
    """Plays what is asked for and not yet known."""

    def __init__(
        self,
        candidates: Candidates,
        place: Place,
        file: TuneFile | None,
        progress: Progress | None,
        notice: Notice,
    ) -> None:
        self._candidates, self._place, self._file = candidates, place, file
        self._progress, self._notice = progress, notice
        self._known: dict[tuple[int, Candidate], dict[int, Record]] = {}
        for played in file.records.values() if file else ():
            self._known.setdefault((played.case, played.values), {})[played.game.number] = played.game
        self._used: set[tuple[int, Candidate, int]] = set()

    @property
    def count(self) -> int:
        """How many games the search rests on so far."""
        return len(self._used)

    def play(self, candidate: Candidate, deals: range) -> list[list[Record]]:
        """The games of a candidate on these deals, for each case."""
        return [self._play(case, candidate, deals) for case in range(len(self._candidates.cases))]

    def known(self, candidate: Candidate, deals: range) -> list[list[Record]]:
        """Those of them that have been played."""
        cases = range(len(self._candidates.cases))
        found = [self._known.get((case, candidate), {}) for case in cases]
        return [[games[number] for number in deals if number in games] for games in found]

    def _play(self, case: int, candidate: Candidate, deals: range) -> list[Record]:
        games = self._known.setdefault((case, candidate), {})
        self._tell(case, candidate, [number for number in deals if number in games])
        todo = [number for number in deals if number not in games]
        if todo:
            job = self._candidates.jobs(candidate)[case]
            for records in self._place.play(job, todo, self._notice):
                games.update((record.number, record) for record in records)
                if self._file:
                    self._file.add([Played(case, candidate, record) for record in records])
                self._tell(case, candidate, [record.number for record in records])
        return [games[number] for number in deals]

    def _tell(self, case: int, candidate: Candidate, numbers: Sequence[int]) -> None:
        self._used.update((case, candidate, number) for number in numbers)
        if self._progress and numbers:
            self._progress(len(self._used))
