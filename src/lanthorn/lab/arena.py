"""The arena: every bot against every other, on every side, and how strong that shows them to be.

Where all seats are on one side, each bot plays the same deals alone, and the results are compared.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import Any, Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from lanthorn.bots import find_bot
from lanthorn.engine import Match
from lanthorn.engine.game import Settings
from lanthorn.lab.jobs import Here, Job, Notice, Place, check_count, keep_quiet
from lanthorn.lab.playing import Record
from lanthorn.lab.runs import Progress, Run, play_all
from lanthorn.lab.shares import Z95, Report, difference, wilson
from lanthorn.lab.words import lab_trouble

EVEN: Final = 25.0
"""Everybody's rating at the beginning."""


class Standing(msgspec.Struct, frozen=True):
    """How one bot fared on one side against another; alone, if there is no other side."""

    bot: str
    against: str | None
    side: str
    """The seats that it played."""
    games: int
    wins: int
    losses: int
    """How often the other side won; alone, how often nobody did."""
    share: float
    low: float
    high: float


class Comparison(msgspec.Struct, frozen=True):
    """By how much one bot won more of the same deals than another, where each plays alone."""

    bot: str
    against: str
    difference: float
    low: float
    high: float


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is, by openskill's measure, and between which bounds, 95 times in 100."""

    bot: str
    rating: float
    uncertainty: float
    """The standard deviation."""
    low: float
    high: float


class ArenaReport(Report, frozen=True):
    """What the arena showed. Reports of the same games are equal but for the seconds."""

    game: str
    settings: Settings
    bots: tuple[str, ...]
    seed: int
    games: int
    wanted: int
    interrupted: bool
    is_opposed: bool
    standings: tuple[Standing, ...]
    comparisons: tuple[Comparison, ...]
    ratings: tuple[Rating, ...]
    """The strongest first."""
    unfinished: int
    seconds: float


def hold_arena(
    match: Match[Any, Any],
    bots: Sequence[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
    *,
    place: Place | None = None,
    into: Path | None = None,
    notice: Notice = keep_quiet,
) -> ArenaReport:
    """Play so many games of every pairing on every side."""
    check_count("games-too-few", games)
    job = arena_job(match, bots, seed)
    run = play_all(job, games * len(job.line_ups), place or Here(match), into, progress, notice)
    return report(match, job, bots, run)


def arena_job(match: Match[Any, Any], bots: Sequence[str], seed: int) -> Job:
    """The job of an arena: each of its line-ups plays the same deals."""
    for bot in bots:
        find_bot(bot)
        if list(bots).count(bot) > 1:
            raise lab_trouble("arena-bot-twice", bot=bot)
    if is_opposed(match) and len(bots) < 2:
        raise lab_trouble("arena-needs-two", game=match.game.id)
    return Job.of(match, line_ups(match, bots), seed)


def is_opposed(match: Match[Any, Any]) -> bool:
    return len(teams(match)) > 1


def teams(match: Match[Any, Any]) -> list[int]:
    return list(dict.fromkeys(seat.team for seat in match.seats))


def line_ups(match: Match[Any, Any], bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Each bot on each side against each other bot; or each alone, if there is one side only."""
    if not is_opposed(match):
        return [(bot,) * len(match.seats) for bot in bots]
    found = {
        tuple(one if seat.team == side else other for seat in match.seats): None
        for one, other in permutations(bots, 2)
        for side in teams(match)
    }
    return list(found)


def report(match: Match[Any, Any], job: Job, bots: Sequence[str], run: Run) -> ArenaReport:
    """Sum the games up."""
    standings = tuple(_standings(match, job, run.records))
    return ArenaReport(
        game=job.game,
        settings=job.settings,
        bots=tuple(bots),
        seed=job.seed,
        games=len(run.records),
        wanted=run.wanted,
        interrupted=not run.is_whole,
        is_opposed=is_opposed(match),
        standings=standings,
        comparisons=() if is_opposed(match) else tuple(_comparisons(standings)),
        ratings=tuple(rated(match, job, bots, run.records)),
        unfinished=sum(not record.is_over for record in run.records),
        seconds=run.seconds,
    )


def _standings(match: Match[Any, Any], job: Job, records: Sequence[Record]) -> Iterator[Standing]:
    for which, names in enumerate(job.line_ups):
        played = [record for record in records if record.number % len(job.line_ups) == which]
        for side in teams(match):
            seats = [seat for seat, at in enumerate(match.seats) if at.team == side]
            bot, others = names[seats[0]], [name for name in names if name != names[seats[0]]]
            if len(others) + len(seats) < len(names):
                continue  # of three sides or more, one that is not alone in its line-up
            yield _standing(match, bot, others[0] if others else None, seats, played)


def _standing(
    match: Match[Any, Any], bot: str, against: str | None, seats: list[int], played: Sequence[Record]
) -> Standing:
    wins = sum(any(seat in record.winners for seat in seats) for record in played)
    drawn = sum(not record.winners for record in played) if against else 0
    share = wins / len(played) if played else 0.0
    side = ", ".join(match.seats[seat].name for seat in seats)
    return Standing(
        bot, against, side, len(played), wins, len(played) - wins - drawn, share, *wilson(wins, len(played))
    )


def _comparisons(standings: Sequence[Standing]) -> Iterator[Comparison]:
    for i, one in enumerate(standings):
        for other in standings[i + 1 :]:
            better, worse = (one, other) if one.share >= other.share else (other, one)
            low, high = difference(better.wins, better.games, worse.wins, worse.games)
            yield Comparison(better.bot, worse.bot, better.share - worse.share, low, high)


def rated(match: Match[Any, Any], job: Job, bots: Sequence[str], records: Sequence[Record]) -> list[Rating]:
    """Ratings from the games in the order of their numbers, so that the same games give the same ratings.

    Bots don't change while they play, so `tau`, the doubt that a person's rating gains with each game, is 0.
    """
    model = PlackettLuce(mu=EVEN, sigma=EVEN / 3, tau=0.0)
    ratings = {bot: model.rating(name=bot) for bot in bots}
    for places in _results(match, job, records):
        teams = [[ratings[bot]] for bot in places]
        for bot, (rating,) in zip(places, model.rate(teams, ranks=list(places.values())), strict=True):
            ratings[bot] = rating
    return sorted((_rating(bot, rating) for bot, rating in ratings.items()), key=lambda r: -r.rating)


def _rating(bot: str, rating: PlackettLuceRating) -> Rating:
    aside = Z95 * rating.sigma
    return Rating(bot, rating.mu, rating.sigma, rating.mu - aside, rating.mu + aside)


def _results(match: Match[Any, Any], job: Job, records: Sequence[Record]) -> Iterator[Mapping[str, float]]:
    """Who came first and who second, contest by contest. Alone, those contend who played the same deal."""
    if is_opposed(match):
        for record in records:
            winners = {record.bots[seat] for seat in record.winners}
            yield {bot: float(bot not in winners) for bot in dict.fromkeys(record.bots)}
        return
    deals: dict[int, dict[str, float]] = {}
    for record in records:
        deals.setdefault(record.number // len(job.line_ups), {})[record.bots[0]] = float(not record.winners)
    yield from (places for places in deals.values() if len(places) > 1)
