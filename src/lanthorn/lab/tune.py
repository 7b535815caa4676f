"""Tuning: which numbers of a game's content make it as often won, or as long, as somebody wishes.

    tuning = Tuning("dungeon-heroes", ["monsters.goblin.damage=1..4"], [Wish(win=0.5, side="heroes")])
    tuned = tuning.run()
    write_pack(tuned.pack, Path("even"))

The same seed gives the same result, wherever the games are played and however often the search was left.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from statistics import fmean
from time import perf_counter
from typing import Any, Final, NamedTuple

import msgspec

from lanthorn.engine import Game, Pack, find_game
from lanthorn.engine.chance import scramble
from lanthorn.engine.game import Choice, Settings
from lanthorn.lab.jobs import Here, Notice, Place, check_count, keep_quiet
from lanthorn.lab.playing import Record
from lanthorn.lab.records import NotKept
from lanthorn.lab.runs import Progress
from lanthorn.lab.shares import Report
from lanthorn.lab.tune_games import Candidates, Games, TuneFile, own_deals
from lanthorn.lab.tune_judge import Judge, Shown, Target
from lanthorn.lab.tune_numbers import Candidate, Content, Value, read_numbers
from lanthorn.lab.tune_pack import write_pack
from lanthorn.lab.tune_search import Plan, Proposals, kept, make_plan
from lanthorn.lab.tune_wishes import Aim, Case, Estimate, Wish, read_cases
from lanthorn.lab.words import lab_trouble

WITHIN: Final = 0.03
"""So near is near enough, unless told otherwise: as a share of wins, or as a part of a length."""
REACH: Final = 0.25
"""So much of a range new candidates of the second round may lie outside the old ones; later half as much."""


class Change(msgspec.Struct, frozen=True):
    """A number, and what it becomes."""

    number: str
    old: Value
    new: Value


class AimResult(msgspec.Struct, frozen=True):
    """What became of one wish. `before` is with the numbers as they are."""

    settings: dict[str, Choice]
    what: str
    side: str
    wish: float
    before: Estimate | None
    after: Estimate | None
    reached: bool | None
    """Whether `after` may be near enough, by its bounds; None if it was not measured on fresh deals."""


class TuneReport(Report, frozen=True):
    """What a search found. Reports of the same search are equal but for the seconds."""

    game: str
    settings: tuple[Settings, ...]
    """Of each case."""
    packs: tuple[str, ...]
    bots: tuple[tuple[str, ...], ...]
    seed: int
    games: int
    wanted: int
    """The budget; rounds take what they can use of it."""
    interrupted: bool
    candidates: int
    """How many were tried."""
    skipped: int
    """How many could not be: their content has mistakes."""
    numbers: tuple[Change, ...]
    aims: tuple[AimResult, ...]
    fresh: bool
    """Whether `before` and `after` come from deals that had no part in the choice."""
    within: float
    reached: bool | None
    seconds: float

    @property
    def changed(self) -> list[Change]:
        return [change for change in self.numbers if change.new != change.old]


class Tuned(NamedTuple):
    """What a search brought."""

    report: TuneReport
    pack: Pack
    """Only what changes, to be laid over the packs that the search began from."""
    not_kept: NotKept | None
    """Why the search ended early, if the file could take no more."""

    def write(self, folder: Path, *, force: bool = False) -> None:
        write_pack(self.pack, folder, force=force)


class Tuning:
    """A search that is ready to begin. Everything that was asked for has been looked through."""

    def __init__(
        self,
        game: str | Game[Any, Any],
        numbers: Sequence[str],
        wishes: Sequence[Wish],
        *,
        games: int = 2_000,
        seed: int = 0,
        settings: Mapping[str, Choice] | None = None,
        packs: Sequence[Pack] = (),
        bots: Sequence[str] = ("greedy",),
        within: float = WITHIN,
        name: str = "tuned",
        version: str = "1",
    ) -> None:
        found = find_game(game) if isinstance(game, str) else game
        self.budget, self.name, self.version = check_count("games-too-few", games), name, version
        if not 0 <= within < 1:
            raise lab_trouble("tune-within", given=f"{within:g}")
        self.within = within
        self.cases = read_cases(found, wishes, settings or {}, packs, bots)
        content = Content(found, packs, self.cases[0].settings)
        self.numbers = read_numbers(content, numbers)
        self.plan: Plan = make_plan(games, len(self.cases), self.numbers)
        self.candidates = Candidates(content, packs, self.numbers, self.cases, seed)

    def run(
        self,
        place: Place | None = None,
        into: Path | None = None,
        progress: Progress | None = None,
        notice: Notice = keep_quiet,
    ) -> Tuned:
        """Search, then measure. An interrupt from the keyboard or a full disk end it with the best so far."""
        began, not_kept, is_whole = perf_counter(), None, False
        with TuneFile(into, self.candidates.head()) if into else nullcontext() as file:
            games = Games(self.candidates, place or Here(), file, progress, notice)
            search = _Search(self, games)
            try:
                search.run()
                is_whole = True
            except KeyboardInterrupt:
                pass
            except NotKept as trouble:
                not_kept = trouble
        report = search.report(is_whole=is_whole, seconds=perf_counter() - began)
        return Tuned(report, self.candidates.pack(search.best, self.name, self.version), not_kept)


class _Search:
    """The rounds of one search, and where it stands."""

    def __init__(self, tuning: Tuning, games: Games) -> None:
        self._tuning, self._games, self._candidates = tuning, games, tuning.candidates
        seed = scramble(tuning.candidates.seed) + 1
        self._proposals = Proposals(tuning.numbers, seed, tuning.candidates.is_playable)
        self._shown: dict[Candidate, Shown] = {}
        self._targets: list[Target] = []
        self.best: Candidate = self._proposals.start

    def run(self) -> None:
        first, *others = self._tuning.plan.rounds
        ranked, judge = self._judged(self._field(first.candidates), first.deals)
        for turn, (count, deals) in enumerate(others):
            go_on = [one for one in ranked if one != self._proposals.start][: kept(count) - 1]
            go_on.append(self._proposals.start)
            new = self._proposals.more(count - len(go_on), go_on, REACH / 2**turn, judge)
            ranked, judge = self._judged(go_on + new, deals)
        for candidate in (self.best, self._proposals.start):
            self._games.play(candidate, self._fresh)

    def _field(self, count: int) -> list[Candidate]:
        """The candidates of the first round."""
        field = self._proposals.first(count)
        if len(field) == 1:
            refused = self._candidates.refused
            reason = next(iter(refused.values()))
            raise lab_trouble("tune-all-refused", count=len(refused), reason=str(reason))
        return field

    def _judged(self, field: Sequence[Candidate], deals: int) -> tuple[list[Candidate], Judge]:
        """A round: so many deals are played, then the candidates are ranked."""
        for candidate in field:
            self._play(candidate, deals)
        judge = Judge(self._tuning.numbers, self._targets, self._shown)
        ranked = judge.ranked(field)
        self.best = ranked[0]
        return ranked, judge

    @property
    def _fresh(self) -> range:
        return range(self._tuning.plan.fresh)

    def _play(self, candidate: Candidate, deals: int) -> None:
        """What the numbers as they are scatter, the first to play, is the measure for all."""
        played = self._paired(self._games.play(candidate, own_deals(candidate, deals)))
        if not self._targets:
            self._targets = [Target(aim.wish, aim.noise(records), aim.weight) for aim, records in played]
        means = (fmean(aim.of(record) for record in records) for aim, records in played)
        self._shown[candidate] = Shown(deals, tuple(means))

    def _paired(self, played: Sequence[list[Record]]) -> list[tuple[Aim, list[Record]]]:
        """Each aim with the games that serve it."""
        cases: Sequence[Case] = self._tuning.cases
        return [(aim, records) for case, records in zip(cases, played, strict=True) for aim in case.aims]

    def report(self, *, is_whole: bool, seconds: float) -> TuneReport:
        of, cases = self._candidates, self._tuning.cases
        aims = self._aims(is_fresh=is_whole)
        return TuneReport(
            game=of.game.id,
            settings=tuple(case.settings for case in cases),
            packs=tuple(f"{pack.name} {pack.version}" for pack in of.packs),
            bots=tuple(case.bots for case in cases),
            seed=of.seed,
            games=self._games.count,
            wanted=self._tuning.budget,
            interrupted=not is_whole,
            candidates=len(self._shown),
            skipped=len(of.refused),
            numbers=self._changes(),
            aims=aims,
            fresh=is_whole,
            within=self._tuning.within,
            reached=all(aim.reached for aim in aims) if is_whole else None,
            seconds=seconds,
        )

    def _changes(self) -> tuple[Change, ...]:
        pairs = zip(self._tuning.numbers, self.best, strict=True)
        return tuple(
            Change(spot.name, spot.old, number.at(spot, value))
            for number, value in pairs
            for spot in number.spots
        )

    def _aims(self, *, is_fresh: bool) -> tuple[AimResult, ...]:
        """Of a search that was left, what its own games show: too kind to what they chose, but something."""
        most = self._tuning.plan.rounds[-1].deals
        before, after = (
            self._paired(self._games.known(one, self._fresh if is_fresh else own_deals(one, most)))
            for one in (self._proposals.start, self.best)
        )
        told = [case.told for case in self._tuning.cases for _ in case.aims]
        return tuple(
            _result(settings, aim, old, new, self._tuning.within if is_fresh else None)
            for settings, (aim, old), (_, new) in zip(told, before, after, strict=True)
        )


def _result(
    settings: dict[str, Choice], aim: Aim, old: Sequence[Record], new: Sequence[Record], within: float | None
) -> AimResult:
    before, after = (aim.estimate(records) if records else None for records in (old, new))
    reached = None
    if after is not None and within is not None:
        near = within * (aim.wish if aim.what == "length" else 1)
        reached = after.low - near <= aim.wish <= after.high + near
    return AimResult(settings, aim.what, aim.side, aim.wish, before, after, reached)


__all__ = ["AimResult", "Change", "TuneReport", "Tuned", "Tuning", "Wish", "write_pack"]
