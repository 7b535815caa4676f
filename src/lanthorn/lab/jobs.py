"""Numbered games to be played somewhere: here, on the cores of this machine or on a cluster.

A `Job` is plain data that can be sent anywhere: what is played, by whom, from which seed. Each of its games
has a number, and the number alone says how it goes; so where games are played, in which order and how often
one had to be played again changes nothing. A `Place` plays them and hands out records as they come.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Protocol, Self

import msgspec

from lanthorn import __version__
from lanthorn.bots import Bot, find_bot
from lanthorn.engine import Game, Match, Pack, Rng, Text, find_game
from lanthorn.engine.game import Carried, Settings
from lanthorn.lab.playing import Record, Tally, game_seed, play_game, recorded
from lanthorn.lab.words import lab_trouble


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played, as data.

    With several line-ups the games go through them in turn: with two, games 0 and 1 are the same deal played
    by the first and by the second.
    """

    game: str
    found_in: str = ""
    """Where the game lies, as `module:NAME`; without it, it is looked up among the installed ones."""
    program: str = __version__
    rules: int
    content: str
    """The fingerprint of the content: a worker with other content must not play."""
    settings: Settings
    packs: tuple[Pack, ...] = ()
    carried: Carried | None = None
    line_ups: tuple[tuple[str, ...], ...]
    """Each is a bot for each seat."""
    seed: int
    tally: str = ""
    """A function that makes more of a finished game than its record holds, as `module:name`."""

    @classmethod
    def of(cls, match: Match[Any, Any], line_ups: Sequence[Sequence[str]], seed: int, tally: str = "") -> Job:
        """The job of a match. Refuses what no worker could play."""
        if tally:
            named(tally)
        return cls(
            game=match.game.id,
            found_in=whereabouts(match.game),
            rules=match.game.version,
            content=match.content_version,
            settings=match.settings,
            packs=match.packs,
            carried=match.carried,
            line_ups=tuple(line_up(match, names) for names in line_ups),
            seed=seed,
            tally=tally,
        )


def line_up(match: Match[Any, Any], names: Sequence[str]) -> tuple[str, ...]:
    """The bot of each seat; one name stands for all seats."""
    seats = len(match.seats)
    if len(names) not in (1, seats):
        wanted = ", ".join(seat.name for seat in match.seats)
        raise lab_trouble("bots-for-seats", game=match.game.id, seats=seats, names=wanted, given=len(names))
    found = tuple(find_bot(name).name for name in names)
    return found * seats if len(found) == 1 else found


def whereabouts(game: Game[Any, Any]) -> str:
    """Where another process finds a game that may not be installed: the module of its state, or one above."""
    parts = game.state.__module__.split(".")
    for end in range(len(parts), 0, -1):
        module = ".".join(parts[:end])
        for name, value in vars(sys.modules[module]).items() if module in sys.modules else ():
            if value is game:
                return f"{module}:{name}"
    return ""


def named(place: str) -> Any:
    """What `module:name` stands for."""
    module, _, name = place.partition(":")
    try:
        return getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise lab_trouble("not-found-in-module", name=place, error=str(error)) from error


class Desk:
    """A job made ready for playing: content read, bots found."""

    def __init__(self, job: Job, match: Match[Any, Any] | None = None) -> None:
        self.job = job
        self.match = match or _match(job)
        self._players: list[list[Bot]] = [
            [find_bot(name).unhurried() for name in names] for names in job.line_ups
        ]
        self._tally: Tally | None = named(job.tally) if job.tally else None

    def play(self, number: int) -> Record:
        """The game with this number, from its first deal to its record."""
        job = self.job
        turn, which = divmod(number, len(job.line_ups))
        seed = game_seed(job.seed, turn)
        try:
            with_events = self._tally is not None
            game = play_game(self.match, self._players[which], seed, with_events=with_events)
            return recorded(number, game, self._tally)
        except Exception as error:
            error.add_note(
                f"in game {number} of {job.game}: seed {seed}, bots {', '.join(job.line_ups[which])}"
            )
            raise

    @property
    def is_quick(self) -> bool:
        """Whether a game takes next to no time: nobody in it thinks."""
        return all(bot.policy(Rng(0)) is not None for players in self._players for bot in players)


def _match(job: Job) -> Match[Any, Any]:
    if job.program != __version__:
        raise lab_trouble("worker-other-program", theirs=__version__, ours=job.program)
    game: Game[Any, Any] = named(job.found_in) if job.found_in else find_game(job.game)
    match = game.match(job.settings, job.packs, job.carried)
    if (match.content_version, game.version) != (job.content, job.rules):
        raise lab_trouble("worker-other-content", game=job.game)
    return match


Notice = Callable[[Text], None]
"""Is told what those who wait should know: that a worker was lost, and what became of its games."""


def keep_quiet(text: Text) -> None:
    """For those who don't want to know."""


class Place(Protocol):
    """Somewhere to play. Entered with `with`; what it started ends there."""

    def play(self, job: Job, numbers: Sequence[int], notice: Notice = keep_quiet) -> Iterator[list[Record]]:
        """The records of these games, as they come: in any order, some at a time."""

    def __enter__(self) -> Self: ...

    def __exit__(self, *problem: object) -> None: ...


class Here:
    """In this process, one game after the other."""

    def __init__(self, match: Match[Any, Any] | None = None) -> None:
        self._match = match
        """Spares reading the content again, if it is the match of the job."""

    def play(self, job: Job, numbers: Sequence[int], notice: Notice = keep_quiet) -> Iterator[list[Record]]:
        desk = Desk(job, self._match)
        for number in numbers:
            yield [desk.play(number)]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        return None


def check_count(name: str, count: int) -> int:
    """A number of games or workers: at least 1."""
    if count <= 0:
        raise lab_trouble(name, given=count)
    return count
