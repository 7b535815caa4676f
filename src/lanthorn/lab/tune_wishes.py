"""What is wished for: how often a side should win, how long a game should take, at which settings."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final, Literal

import msgspec

from lanthorn.engine import Game, Match, Pack
from lanthorn.engine.game import Choice, Settings
from lanthorn.lab.jobs import line_up
from lanthorn.lab.playing import Record
from lanthorn.lab.shares import Z95, wilson
from lanthorn.lab.words import lab_trouble

_AIM: Final = re.compile(r"(?P<what>win|length)(?:\.(?P<side>[^=]+))?=(?P<value>[^=]+)")


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """A share of wins or a length, or both, of games at certain settings."""

    settings: dict[str, Choice] = {}
    """Beyond those of all games."""
    win: float | None = None
    """The share of the games that `side` wins, from 0 to 1."""
    side: str = ""
    """A seat: it and those who win with it. May be left out where all win or lose together."""
    length: float | None = None
    """How many decisions a game takes, in the mean."""
    weight: float = 1.0
    """How much a distance from it counts, beside other wishes."""

    @classmethod
    def read(cls, text: str, length_weight: float = 1.0) -> tuple[Wish, ...]:
        """`chapter=fire,players=2:win=0.7,length=80`; a side is named by `win.heroes=0.5`."""
        before, colon, after = text.rpartition(":")
        pairs = [pair.partition("=") for pair in before.split(",")] if before else []
        aims = [_AIM.fullmatch(aim.strip()) for aim in after.split(",")]
        if not all(name and equals and value for name, equals, value in pairs) or (colon and not before):
            raise lab_trouble("tune-wish-form", given=text)
        settings: dict[str, Choice] = {name.strip(): value.strip() for name, _, value in pairs}
        return tuple(_wish(text, settings, aim, length_weight) for aim in aims)


def _wish(text: str, settings: dict[str, Choice], aim: re.Match[str] | None, length_weight: float) -> Wish:
    if aim is None or (aim["what"] == "length" and aim["side"]):
        raise lab_trouble("tune-wish-form", given=text)
    value = number_in(aim["value"])
    if aim["what"] == "win":
        return Wish(settings=settings, win=value, side=aim["side"] or "")
    return Wish(settings=settings, length=value, weight=length_weight)


def number_in(text: str) -> float:
    try:
        return float(text)
    except ValueError as error:
        raise lab_trouble("tune-wish-number", given=text) from error


class Estimate(msgspec.Struct, frozen=True):
    """What so many games show, and between which bounds the truth lies, 95 times in 100."""

    value: float
    low: float
    high: float
    games: int


class Aim(msgspec.Struct, frozen=True):
    """One thing that is measured and wished for."""

    what: Literal["win", "length"]
    side: str
    seats: tuple[int, ...]
    wish: float
    weight: float

    def of(self, record: Record) -> float:
        """What one game adds to it."""
        if self.what == "length":
            return record.length
        return float(any(seat in record.winners for seat in self.seats))

    def noise(self, records: Sequence[Record]) -> float:
        """By how much single games scatter: the measure of all distances. For wins it is that of the wished
        share; for lengths that of these games, but not less than a quarter of the wish."""
        if self.what == "win":
            return sqrt(max(self.wish * (1 - self.wish), 0.01))
        return max(_scatter(records), self.wish / 4)

    def estimate(self, records: Sequence[Record]) -> Estimate:
        count, values = len(records), [self.of(record) for record in records]
        if self.what == "win":
            return Estimate(fmean(values), *wilson(round(sum(values)), count), count)
        mean, aside = fmean(values), Z95 * _scatter(records) / sqrt(count)
        return Estimate(mean, mean - aside, mean + aside, count)


def _scatter(records: Sequence[Record]) -> float:
    return stdev(record.length for record in records) if len(records) > 1 else 0.0


class Case(msgspec.Struct, frozen=True):
    """Games at certain settings, and what is wished for there."""

    settings: Settings
    bots: tuple[str, ...]
    aims: tuple[Aim, ...]
    told: dict[str, Choice] = {}
    """The settings that tell it from the other cases."""


def read_cases(
    game: Game[Any, Any],
    wishes: Sequence[Wish],
    settings: Mapping[str, Choice],
    packs: Sequence[Pack],
    bots: Sequence[str],
) -> tuple[Case, ...]:
    """Wishes at the same settings are of one case: the same games serve them all."""
    found: list[Case] = []
    for wish in wishes:
        match = game.match({**settings, **wish.settings}, packs)
        aims = tuple(_aims(match, wish))
        case = next((case for case in found if case.settings == match.settings), None)
        if case is None:
            found.append(Case(match.settings, line_up(match, bots), aims, wish.settings))
            continue
        if any((one.what, one.seats) == (two.what, two.seats) for one in case.aims for two in aims):
            raise lab_trouble("tune-wish-twice")
        found[found.index(case)] = msgspec.structs.replace(case, aims=case.aims + aims)
    if not any(case.aims for case in found):
        raise lab_trouble("tune-no-wish")
    return tuple(found)


def _aims(match: Match[Any, Any], wish: Wish) -> list[Aim]:
    aims = []
    if not 0 < wish.weight < float("inf"):
        raise lab_trouble("tune-wish-weight", given=f"{wish.weight:g}")
    if wish.win is not None:
        if not 0 <= wish.win <= 1:
            raise lab_trouble("tune-wish-share", given=f"{wish.win:g}")
        side, seats = _side(match, wish.side)
        aims.append(Aim("win", side, seats, wish.win, wish.weight))
    if wish.length is not None:
        if not 0 < wish.length < float("inf"):
            raise lab_trouble("tune-wish-length", given=f"{wish.length:g}")
        aims.append(Aim("length", "", (), wish.length, wish.weight))
    return aims


def _side(match: Match[Any, Any], name: str) -> tuple[str, tuple[int, ...]]:
    """A seat and all of its team; nobody need be named where there is one team only."""
    names = [seat.name for seat in match.seats]
    if not name and len({seat.team for seat in match.seats}) > 1:
        raise lab_trouble("tune-wish-no-side", game=match.game.id, names=", ".join(names))
    if name and name not in names:
        raise lab_trouble("tune-wish-seat", game=match.game.id, name=name, names=", ".join(names))
    team = match.seats[names.index(name)].team if name else match.seats[0].team
    return name, tuple(seat for seat, at in enumerate(match.seats) if at.team == team)
