"""A review of a finished game: the odds at each answer, and what changed them.

For each answer a search that knows only what that seat knew then tells how good the best option was and
how good the one that was picked. The difference is skill. What came of it is told at the team's next
decision: the difference to what the option promised is luck, or, where opponents answered meanwhile, partly
theirs. Where nothing came out and nobody else answered there is no luck: what the search misjudged at one
answer of a turn is made good at the next, and goes to skill. So the odds at the beginning and all changes add
up to the result, 1 for a win and 0 for a loss.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

import msgspec

from lanthorn.bots.advice import Forest, sampled, within
from lanthorn.bots.base import STREAMS, Mind
from lanthorn.bots.odds import Odds, Sample, Scale, play_out, won_by
from lanthorn.engine import Rng, Session

MOST_LOOKS: Final = 240
"""So many answers of a game are looked at; of more, so many evenly spaced."""
TRIES: Final = 24_000
MOST_TRIES, LEAST_TRIES = 300, 60
"""So many games are imagined for a review, and for one answer at most and at least."""
LOOK_SECONDS: Final = 0.6
ANCHORS: Final = 6
"""From so many moments of each team games are played out, to calibrate the odds."""
PLAYED_OUT: Final = 10
ANCHOR_SECONDS: Final = 1.0
REDEALS: Final = 24
"""In so many imagined games it is seen what came out at once."""
TURNING_POINTS: Final = 5
NOTEWORTHY: Final = 0.05
"""A smaller change of the odds is no turning point."""


class Look(msgspec.Struct, frozen=True):
    """What a search says about one answer, as worths: `number` answers came before it."""

    number: int
    seat: int
    key: str
    best: str
    best_worth: float
    chosen_worth: float
    expected: float = 0.0
    happened: float = 0.0
    """How the seat stood at once after the answer: on the average of what could come out, and in truth. Only
    where there are opponents."""


class Moment(msgspec.Struct, frozen=True):
    """One answer: the odds of its team before it and at its next decision, and what made the difference."""

    number: int
    seat: int
    team: int
    key: str
    best: str
    odds: Odds
    after: float
    skill: float
    luck: float
    others: float

    @property
    def change(self) -> float:
        return self.after - self.odds.chance


class Total(msgspec.Struct, frozen=True):
    """All of one seat's answers together."""

    seat: int
    skill: float
    luck: float
    others: float


class Plan(msgspec.Struct, frozen=True):
    """Which answers are looked at, from which games are played out, and how hard to think."""

    looks: tuple[int, ...]
    anchors: tuple[int, ...]
    tries: int

    @property
    def steps(self) -> int:
        return len(self.looks) + len(self.anchors)


def plan(session: Session[Any]) -> Plan:
    first, log, seats = session.origin_at, session.log, session.match.seats
    looks = evenly(range(first, len(log)), MOST_LOOKS)
    teams: dict[int, list[int]] = {}
    for number in looks:
        teams.setdefault(seats[log[number][0]].team, []).append(number)
    anchors = sorted(number for numbers in teams.values() for number in evenly(numbers, ANCHORS))
    tries = max(LEAST_TRIES, min(MOST_TRIES, TRIES // max(1, len(looks))))
    return Plan(tuple(looks), tuple(anchors), tries)


def evenly(numbers: Sequence[int], most: int) -> list[int]:
    """All of them, or so many, evenly spaced, the first one among them."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[place * len(numbers) // most] for place in range(most)]


def dice(number: int, seat: int) -> Rng:
    """A review's dice hang on the moment alone: the same game is reviewed the same way."""
    return Rng.seeded(number * 1_009 + seat * 7 + 3)


def anchor(moment: Session[Any], seat: int, tries: int) -> Sample:
    """How games end that are played out from here by quick players who know what the seat knows."""
    decision = moment.decision(seat)
    assert decision is not None
    mind = Mind(moment, seat, dice(len(moment.log), seat))
    sample = sampled(mind, decision, tries, LOOK_SECONDS)
    return play_out(mind, decision, sample, PLAYED_OUT, within(ANCHOR_SECONDS))


def look(moment: Session[Any], seat: int, key: str, tries: int) -> Look:
    """What can be said about an answer to what is asked at this moment."""
    decision = moment.decision(seat)
    assert decision is not None
    number = len(moment.log)
    mind = Mind(moment, seat, dice(number, seat))
    forest = Forest(mind, decision, tries, LOOK_SECONDS)
    best = forest.best(decision)
    if forest.worth(key) >= forest.worth(best):
        best = key
    worths = forest.worth(best), forest.worth(key)
    if len({place.team for place in moment.match.seats}) == 1:
        return Look(number, seat, key, best, *worths)
    return Look(number, seat, key, best, *worths, *_at_once(moment, mind, key))


def _at_once(moment: Session[Any], mind: Mind, key: str) -> tuple[float, float]:
    """How the seat stands after its answer, on the average of what could come out and in truth."""
    seeds = [mind.rng.below(STREAMS) for _ in range(REDEALS)]
    expected = 0.0
    for seed in seeds:
        twin = mind.imagine(Rng.seeded(seed))
        twin.answer(mind.seat, key)
        expected += mind.evaluate(twin.state) / REDEALS
    truth = moment.clone()
    truth.answer(mind.seat, key)
    after = Mind(truth, mind.seat, mind.rng)
    happened = sum(mind.evaluate(after.imagine(Rng.seeded(seed)).state) for seed in seeds) / REDEALS
    return expected, happened


class Account:
    """Looks come in, in their order; moments come out as soon as it is known what followed them."""

    def __init__(self, session: Session[Any], samples: Iterable[tuple[int, Sample]]) -> None:
        self._session = session
        found: dict[int, list[Sample]] = {}
        for number, sample in samples:
            found.setdefault(self._team(session.log[number][0]), []).append(sample)
        self._scales = {team: Scale(of_team) for team, of_team in found.items()}
        self._open: dict[int, Look] = {}

    def _team(self, seat: int) -> int:
        return self._session.match.seats[seat].team

    def add(self, look: Look) -> list[Moment]:
        team = self._team(look.seat)
        before = self._open.get(team)
        self._open[team] = look
        return (
            [] if before is None else [self._moment(before, self._chance(team, look.best_worth), look.number)]
        )

    def end(self) -> list[Moment]:
        """The last answer of each team, which led to the result."""
        last = len(self._session.log)
        looks = sorted(self._open.items(), key=lambda one: one[1].number)
        return [self._moment(look, won_by(self._session, team), last) for team, look in looks]

    def _chance(self, team: int, worth: float) -> float:
        return self._scales.get(team, Scale()).chance(worth)

    def _moment(self, look: Look, after: float, until: int) -> Moment:
        team = self._team(look.seat)
        odds = self._scales.get(team, Scale()).odds(look.best_worth)
        chosen = self._chance(team, look.chosen_worth)
        skill, luck = chosen - odds.chance, after - chosen
        between = self._session.log[look.number + 1 : until]
        if any(self._team(seat) != team for seat, _ in between):
            luck = self._chance(team, look.happened) - self._chance(team, look.expected)
        elif not any(self._session.was_final(number) for number in range(look.number, until)):
            skill, luck = after - odds.chance, 0.0
        others = after - odds.chance - skill - luck
        return Moment(look.number, look.seat, team, look.key, look.best, odds, after, skill, luck, others)


class Step(msgspec.Struct, frozen=True):
    """So many steps of a review are done, and what is new."""

    done: int
    steps: int
    moments: list[Moment]


def review(session: Session[Any]) -> Iterator[Step]:
    """A finished game, part by part."""
    planned, done = plan(session), 0
    samples = list[tuple[int, Sample]]()
    for number, moment in _moments(session, planned.anchors):
        samples.append((number, anchor(moment, session.log[number][0], LEAST_TRIES)))
        done += 1
        yield Step(done, planned.steps, [])
    account = Account(session, samples)
    for number, moment in _moments(session, planned.looks):
        done += 1
        yield Step(done, planned.steps, account.add(look(moment, *session.log[number], planned.tries)))
    yield Step(done, planned.steps, account.end())


def _moments(session: Session[Any], numbers: Sequence[int]) -> Iterator[tuple[int, Session[Any]]]:
    """The game at these moments, walked through once."""
    twin = session.at(session.origin_at)
    for number in numbers:
        for seat, key in session.log[len(twin.log) : number]:
            twin.answer(seat, key)
        yield number, twin


def turning_points(moments: Sequence[Moment]) -> list[Moment]:
    """The answers after which the odds changed most, in their order."""
    found = sorted(moments, key=lambda moment: -abs(moment.change))
    most = [moment for moment in found[:TURNING_POINTS] if abs(moment.change) >= NOTEWORTHY]
    return sorted(most, key=lambda moment: moment.number)


def totals(moments: Sequence[Moment]) -> list[Total]:
    """What each seat owes to its choices, to luck and to others."""
    of_seat: Mapping[int, list[Moment]] = {
        moment.seat: [] for moment in sorted(moments, key=lambda m: m.seat)
    }
    for moment in moments:
        of_seat[moment.seat].append(moment)
    return [
        Total(seat, sum(m.skill for m in own), sum(m.luck for m in own), sum(m.others for m in own))
        for seat, own in of_seat.items()
    ]
