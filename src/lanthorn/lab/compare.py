"""Comparing two packs: what they change in the content, and what that changes in the games.

Both play the same deals, bots and settings; each deal is compared with itself. Nothing is claimed that chance
alone may have brought.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from lanthorn import __version__
from lanthorn.engine import Game, Pack
from lanthorn.engine.game import Choice
from lanthorn.lab.compare_rows import Change, Comparison, Difference
from lanthorn.lab.counting import Count, counted
from lanthorn.lab.jobs import Notice, Place, keep_quiet
from lanthorn.lab.playing import Record
from lanthorn.lab.report import names_for
from lanthorn.lab.report_noise import FEWEST, Bounds, paired_means, paired_shares, z_for
from lanthorn.lab.report_plan import (
    Plan,
    Played,
    Variant,
    line_up_name,
    plan_report,
    play_plan,
    values_of,
)
from lanthorn.lab.report_rows import VariantRow
from lanthorn.lab.report_sums import side_name, sides
from lanthorn.lab.runs import Progress, Run

ALL: Final = ""
"""Stands for all variants together."""


class Pair(NamedTuple):
    """The same deal, played with the one and with the other content."""

    variant: Variant
    bots: str
    a: Record
    b: Record
    a_count: Count
    b_count: Count


class Plans(NamedTuple):
    """What is played with the one and with the other content: the same but for the content."""

    a: Plan
    b: Plan
    names: tuple[str, str]

    @property
    def games(self) -> int:
        return self.a.games + self.b.games


class BothPlayed(NamedTuple):
    a: Played
    b: Played
    run: Run
    """All games as one run."""


def plan_comparison(
    game: Game[Any, Any],
    a: Sequence[Pack],
    b: Sequence[Pack],
    names: tuple[str, str],
    settings: Mapping[str, Choice] | None = None,
    *,
    line_ups: Sequence[Sequence[str]] = (("greedy",),),
    deals: int = 50,
    seed: int = 0,
    vary: Sequence[str] = (),
) -> Plans:
    """The plans of a comparison. Only settings that are named are varied: every variant is played twice."""
    one, other = (
        plan_report(game, settings, packs, line_ups=line_ups, deals=deals, seed=seed, vary=vary)
        for packs in (a, b)
    )
    return Plans(one, other, names)


def make_comparison(
    plans: Plans,
    place: Place | None = None,
    into: Path | None = None,
    progress: Progress | None = None,
    notice: Notice = keep_quiet,
) -> Comparison:
    """Play both plans and compare. It says so itself if it covers fewer games than were wanted."""
    return compare(plans, play_both(plans, place, into, progress, notice))


def play_both(
    plans: Plans,
    place: Place | None = None,
    into: Path | None = None,
    progress: Progress | None = None,
    notice: Notice = keep_quiet,
) -> BothPlayed:
    """First the one, then the other. Of a run that ended early only deals that both played are compared."""
    a = play_plan(plans.a, place, into / "a" if into else None, progress, notice)
    b = Played({}, Run([], plans.b.games, 0.0, 0))
    if a.run.is_whole and a.run.not_kept is None:
        done = len(a.run.records)
        further: Progress | None = (lambda new: progress(done + new)) if progress else None
        b = play_plan(plans.b, place, into / "b" if into else None, further, notice)
    run = Run(
        a.run.records + b.run.records,
        plans.games,
        a.run.seconds + b.run.seconds,
        a.run.fresh_decisions + b.run.fresh_decisions,
        a.run.not_kept or b.run.not_kept,
    )
    return BothPlayed(a, b, run)


def compare(plans: Plans, played: BothPlayed) -> Comparison:
    """What the games that were played show."""
    pairs = list(_pairs(plans, played))
    results, use = list(_results(plans, pairs)), list(_use(pairs))
    base = plans.a.variants[0].match
    variants = tuple(_variant_row(variant, pairs) for variant in plans.a.variants)
    comparison = Comparison(
        lanthorn=__version__,
        game=plans.a.game.id,
        a=plans.names[0],
        b=plans.names[1],
        same_content=base.content_version == plans.b.variants[0].match.content_version,
        settings=plans.a.settings,
        varied=plans.a.varied,
        told=plans.a.told,
        bots=plans.a.line_up_names,
        seed=plans.a.seed,
        deals=plans.a.deals,
        wanted=plans.games,
        games=len(played.run.records),
        interrupted=not played.run.is_whole,
        variants=variants,
        changes=tuple(changes(plans)),
        results=tuple(_judged(results)),
        use=tuple(_judged(use)),
        names={},
    )
    matches = [plan.variants[0].match for plan in (plans.b, plans.a)]
    names = names_for(matches, _messages(comparison, plans))
    return msgspec.structs.replace(comparison, names=names)


def _pairs(plans: Plans, played: BothPlayed) -> Iterator[Pair]:
    for variant in plans.a.variants:
        others = {record.number: record for record in played.b.records.get(variant.name, ())}
        for record in played.a.records.get(variant.name, ()):
            other = others.get(record.number)
            if other is not None:
                counts = counted(record.tally), counted(other.tally)
                yield Pair(variant, line_up_name(record.bots), record, other, *counts)


def _variant_row(variant: Variant, pairs: Sequence[Pair]) -> VariantRow:
    setting, value = next(iter(variant.changed.items()), (None, None))
    seats = tuple(seat.name for seat in variant.match.seats)
    return VariantRow(variant.name, setting, value, seats, 2 * sum(p.variant is variant for p in pairs))


# What is measured


class Measured(NamedTuple):
    """A row before it is known how many there are: what was measured on each deal."""

    what: str
    about: str
    variant: str
    bots: str
    values: list[tuple[float, float]]
    is_share: bool


def _results(plans: Plans, pairs: Sequence[Pair]) -> Iterator[Measured]:
    """Each variant and line-up by itself; several variants together as well."""
    groups = dict.fromkeys((pair.variant.name, pair.bots) for pair in pairs)
    for bots in dict.fromkeys(bots for _, bots in groups):
        of_bots = [pair for pair in pairs if pair.bots == bots]
        if len(plans.a.variants) > 1:
            yield from _measured(ALL, bots, of_bots)
        for name, by in groups:
            if by == bots:
                yield from _measured(name, bots, [pair for pair in of_bots if pair.variant.name == name])


def _measured(variant: str, bots: str, pairs: Sequence[Pair]) -> Iterator[Measured]:
    def values(of: Callable[[Record, Count], float]) -> list[tuple[float, float]]:
        return [(of(pair.a, pair.a_count), of(pair.b, pair.b_count)) for pair in pairs]

    for side in _sides(pairs):
        seats = dict(_sides_of(pairs, side))
        won = [
            (_won(pair.a, seats[pair.variant.name]), _won(pair.b, seats[pair.variant.name]))
            for pair in pairs
            if pair.variant.name in seats
        ]
        yield Measured("wins", side, variant, bots, won, True)
    yield Measured("decisions", "", variant, bots, values(lambda record, _: record.length), False)
    if any(pair.a_count.turns or pair.b_count.turns for pair in pairs):
        yield Measured("turns", "", variant, bots, values(lambda _, count: count.turns), False)
    if any(pair.a_count.falls or pair.b_count.falls for pair in pairs):
        yield Measured("falls", "", variant, bots, values(lambda _, count: len(count.falls)), False)
    for reason in dict.fromkeys(record.reason or "" for pair in pairs for record in (pair.a, pair.b)):
        ended = values(lambda record, _, reason=reason: (record.reason or "") == reason)  # type: ignore[misc]
        yield Measured("ending", reason, variant, bots, ended, True)


def _sides(pairs: Sequence[Pair]) -> Iterable[str]:
    """The sides of all variants, by the names of their seats; one that plays alone in its variant once."""
    return dict.fromkeys(
        side_name(pair.variant.match, seats) for pair in pairs for seats in sides(pair.variant.match)
    )


def _sides_of(pairs: Sequence[Pair], side: str) -> Iterator[tuple[str, list[int]]]:
    """Which seats this side has, in each variant in which there is one of this name."""
    for variant in {pair.variant.name: pair.variant for pair in pairs}.values():
        for seats in sides(variant.match):
            if side_name(variant.match, seats) == side:
                yield variant.name, seats


def _won(record: Record, seats: Sequence[int]) -> float:
    return float(any(seat in record.winners for seat in seats))


def _use(pairs: Sequence[Pair]) -> Iterator[Measured]:
    """In how many games each thing was used, over all variants and bots."""
    things = dict.fromkeys(
        thing for pair in pairs for count in (pair.a_count, pair.b_count) for thing in count.used
    )
    for thing in things:
        values = [(float(thing in p.a_count.used), float(thing in p.b_count.used)) for p in pairs]
        yield Measured("use", thing, ALL, ALL, values, True)


def _judged(rows: Sequence[Measured]) -> Iterator[Difference]:
    """With bounds as wide as the number of rows demands."""
    z = z_for(len(rows))
    for row in rows:
        deals = len(row.values)
        bounds = _bounds(row, z)
        enough = deals >= FEWEST
        yield Difference(
            what=row.what,
            about=row.about,
            variant=row.variant,
            bots=row.bots,
            deals=deals,
            a=sum(a for a, _ in row.values) / deals,
            b=sum(b for _, b in row.values) / deals,
            difference=bounds.difference,
            low=bounds.low if enough else None,
            high=bounds.high if enough else None,
            is_shown=enough and bounds.is_shown,
        )


def _bounds(row: Measured, z: float) -> Bounds:
    if row.is_share:
        return paired_shares([(bool(a), bool(b)) for a, b in row.values], z)
    return paired_means([b - a for a, b in row.values], z)


# What differs in the content


def changes(plans: Plans) -> Iterator[Change]:
    """Every field of every entry that the two contents don't agree on."""
    a, b = (plan.game.library(plan.packs).tables for plan in (plans.a, plans.b))
    for file in dict.fromkeys([*a, *b]):
        one, other = a.get(file, {}), b.get(file, {})
        for entry in dict.fromkeys([*one, *other]):
            yield from _changed(file, entry, one.get(entry), other.get(entry))


def _changed(file: str, entry: str, a: Any, b: Any) -> Iterator[Change]:
    if a is None or b is None or not (isinstance(a, dict) and isinstance(b, dict)):
        if a != b:
            yield Change(file, entry, "", _shown(a), _shown(b))
        return
    for field in dict.fromkeys([*a, *b]):
        if a.get(field) != b.get(field):
            yield Change(file, entry, field, _shown(a.get(field)), _shown(b.get(field)))


def _shown(value: Any) -> str | None:
    return None if value is None else value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _messages(comparison: Comparison, plans: Plans) -> Iterator[str]:
    yield "game"
    yield from (f"seat-{seat}" for variant in comparison.variants for seat in variant.seats)
    for setting in plans.a.game.settings_with(plans.a.packs):
        yield f"setting-{setting.name}"
        yield from (f"setting-{setting.name}-{value}" for value in values_of(setting) if setting.values)
    yield from (row.about for row in comparison.results if row.what == "ending" and row.about)
    yield from (row.about for row in comparison.use)
