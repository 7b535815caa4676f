"""Sums over the games of a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec

from lanthorn.engine import Match
from lanthorn.lab.counting import Count, counted, things_of
from lanthorn.lab.playing import Record
from lanthorn.lab.report_noise import FEWEST, Stratum, pooled, z_for
from lanthorn.lab.report_plan import Plan, Played, Variant, line_up_name
from lanthorn.lab.report_rows import Bin, Ending, FallRow, Length, Use, Verb, Win
from lanthorn.lab.shares import wilson

BINS: Final = 16
"""At most so many columns has a histogram."""
DECISIONS, TURNS = "decisions", "turns"


class Group(NamedTuple):
    """The games of one variant by one line-up: what may be compared with each other."""

    variant: Variant
    bots: str
    records: list[Record]
    counts: list[Count]

    def won(self, record: Record) -> bool:
        """Whether the first side won."""
        first = sides(self.variant.match)[0]
        return any(seat in record.winners for seat in first)


def groups(plan: Plan, played: Played) -> list[Group]:
    """Every variant with every line-up, as far as there are games of it."""
    found = []
    for variant in plan.variants:
        by_bots: dict[str, list[Record]] = {}
        for record in played.records.get(variant.name, ()):
            by_bots.setdefault(line_up_name(record.bots), []).append(record)
        for bots, records in by_bots.items():
            found.append(Group(variant, bots, records, [counted(record.tally) for record in records]))
    return found


def sides(match: Match[Any, Any]) -> list[list[int]]:
    """The seats of each side."""
    teams = dict.fromkeys(seat.team for seat in match.seats)
    return [[seat for seat, at in enumerate(match.seats) if at.team == team] for team in teams]


def side_name(match: Match[Any, Any], seats: Iterable[int]) -> str:
    return ",".join(match.seats[seat].name for seat in seats)


def wins(group: Group) -> Iterator[Win]:
    match, games = group.variant.match, len(group.records)
    for team, seats in enumerate(sides(match)):
        won = sum(any(seat in record.winners for seat in seats) for record in group.records)
        name = side_name(match, seats)
        yield Win(group.variant.name, group.bots, name, team, games, won, won / games, *wilson(won, games))


def lengths(group: Group) -> Iterator[Length]:
    """In decisions, and in turns if the game tells them."""
    yield _length(group, DECISIONS, [record.length for record in group.records])
    turns = [count.turns for count in group.counts]
    if any(turns):
        yield _length(group, TURNS, turns)


def _length(group: Group, unit: str, found: list[int]) -> Length:
    values = sorted(found)
    return Length(
        group.variant.name,
        group.bots,
        unit,
        len(values),
        fmean(values),
        values[0],
        _not_exceeded(values, 0.1),
        _not_exceeded(values, 0.5),
        _not_exceeded(values, 0.9),
        values[-1],
        binned(values),
    )


def _not_exceeded(values: Sequence[int], share: float) -> int:
    """What so large a share of the sorted values does not exceed."""
    return values[max(0, ceil(share * len(values)) - 1)]


def binned(values: Iterable[int], most: int = BINS) -> tuple[Bin, ...]:
    """A histogram with round steps."""
    found = Counter(values)
    if not found:
        return ()
    low, high = min(found), max(found)
    step = _step((high - low + 1) / most)
    start = low - low % step
    bins = []
    for first in range(start, high + 1, step):
        last = first + step - 1
        bins.append(Bin(first, last, sum(n for value, n in found.items() if first <= value <= last)))
    return tuple(bins)


def _step(least: float) -> int:
    """1, 2, 5, 10, 20, 50 ...: the first that is not smaller."""
    step = 1
    while True:
        for times in (1, 2, 5):
            if step * times >= least:
                return step * times
        step *= 10


def endings(group: Group) -> Iterator[Ending]:
    reasons = Counter(record.reason for record in group.records)
    for reason, games in reasons.most_common():
        yield Ending(group.variant.name, group.bots, reason, games, games / len(group.records))


def falls(group: Group) -> Iterator[FallRow]:
    found: Counter[tuple[str, str, str, int]] = Counter()
    for count in group.counts:
        unit = TURNS if count.turns else DECISIONS
        for fall in count.falls:
            found[fall.who, fall.to, unit, fall.turn if count.turns else fall.decision] += 1
    for (who, to, unit, when), times in sorted(found.items()):
        yield FallRow(group.variant.name, group.bots, who, to, unit, when, times)


def verbs(found: Sequence[Group]) -> Iterator[Verb]:
    """Decisions by bots, seat and verb, over all variants in which there is the seat."""
    games: Counter[tuple[str, str]] = Counter()
    made: Counter[tuple[str, str, str]] = Counter()
    for group in found:
        for number, seat in enumerate(group.variant.match.seats):
            games[group.bots, seat.name] += len(group.records)
            for count in group.counts:
                for verb, times in count.verbs.get(str(number), {}).items():
                    made[group.bots, seat.name, verb] += times
    order = {key: place for place, key in enumerate(games)}
    for (bots, seat_name, verb), times in sorted(
        made.items(), key=lambda item: (order[item[0][:2]], -item[1], item[0][2])
    ):
        among = games[bots, seat_name]
        yield Verb(bots, seat_name, verb, among, times, times / among)


def use(found: Sequence[Group]) -> list[Use]:
    """Everything that was used in some game, in the order of the content."""
    tallies: dict[str, Tally] = {}
    sorts: dict[str, str] = {}
    for group in found:
        sorts |= things_of(group.variant.match).files
        _add_use(tallies, group)
    z = z_for(sum(any(one.games and one.other_games for one in tally.strata) for tally in tallies.values()))
    order = {thing: place for place, thing in enumerate(sorts)}
    return [_use(thing, sorts[thing], tallies[thing], z) for thing in sorted(tallies, key=order.__getitem__)]


class Tally(msgspec.Struct):
    """What is gathered about one thing."""

    games: int = 0
    used_in: int = 0
    times: int = 0
    how: Counter[str] = msgspec.field(default_factory=Counter)
    strata: list[Stratum] = msgspec.field(default_factory=list)


def _add_use(tallies: dict[str, Tally], group: Group) -> None:
    won = [group.won(record) for record in group.records]
    used: dict[str, list[int]] = {}
    for number, count in enumerate(group.counts):
        for thing in count.used:
            used.setdefault(thing, []).append(number)
    for thing, numbers in used.items():
        tally = tallies.setdefault(thing, Tally())
        tally.games += len(won)
        tally.used_in += len(numbers)
        tally.times += sum(group.counts[number].used[thing] for number in numbers)
        for count in group.counts:
            tally.how.update(count.things.get(thing, {}))
        with_it = sum(won[number] for number in numbers)
        tally.strata.append(Stratum(with_it, len(numbers), sum(won) - with_it, len(won) - len(numbers)))


def _use(thing: str, sort: str, tally: Tally, z: float) -> Use:
    comparable = [one for one in tally.strata if one.games and one.other_games]
    bounds, wide = pooled(comparable), pooled(comparable, z)
    enough = min(sum(one.games for one in comparable), sum(one.other_games for one in comparable))
    return Use(
        thing,
        sort,
        tally.games,
        tally.used_in,
        tally.times,
        dict(tally.how.most_common()),
        sum(one.wins for one in comparable),
        sum(one.games for one in comparable),
        sum(one.other_wins for one in comparable),
        sum(one.other_games for one in comparable),
        bounds.difference if bounds else None,
        bounds.low if bounds else None,
        bounds.high if bounds else None,
        wide is not None and wide.is_shown and enough >= FEWEST,
    )
