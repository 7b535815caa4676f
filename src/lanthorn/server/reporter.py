"""A process in which one report is made: `python -m lanthorn.server.reporter`.

It shares nothing with the server: it reads one task from its input, plays the games, and writes words about
how far it is to its output, each as its length and MessagePack; the last word has the files. It gives way to
everything else on the machine, and has bounds on time and memory.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from time import monotonic
from typing import BinaryIO, Final

import msgspec

from lanthorn.engine import Pack, find_game
from lanthorn.engine.game import Settings
from lanthorn.engine.text import LANGUAGES
from lanthorn.lab.compare import compare, plan_comparison, play_both
from lanthorn.lab.report import plan_report, sum_up
from lanthorn.lab.report_files import comparison_files, report_files
from lanthorn.lab.report_plan import play_plan
from lanthorn.server.thinker import packed

MEMORY: Final = 1 << 30
LAST: Final = 15
"""How far below the server and the bots it stands where all want the processor."""
EVERY: Final = 0.25
"""So many seconds lie between two words about how far it is."""
BASE: Final = "base"
"""What the game without a pack is called in a comparison, here as on the command line."""
MESSAGE_LENGTH: Final = 500

Files = dict[str, dict[str, bytes]]
"""For each language the files by their names."""


class Task(msgspec.Struct, frozen=True):
    """What is played: with one side a report, with two a comparison. A side is a pack, or None for the game
    as it is."""

    game: str
    sides: tuple[Pack | None, ...]
    settings: Settings
    games: int
    bot: str
    vary: bool
    seed: int
    seconds: float
    """After so long it ends with what has been played by then."""


class Word(msgspec.Struct, frozen=True):
    """So many games are done of so many; at the end the files, or what went wrong: the name of a text."""

    done: int
    games: int
    files: Files | None = None
    trouble: str = ""
    message: str = ""


class Teller:
    """Tells how far it is, now and then. When the time is up it stops the games as Ctrl-C would."""

    def __init__(self, tell: Callable[[Word], None], games: int, seconds: float) -> None:
        self._tell, self.games = tell, games
        self._until = monotonic() + seconds
        self._told = monotonic()
        tell(Word(0, games))

    def __call__(self, done: int) -> None:
        now = monotonic()
        if now - self._told >= EVERY or done == self.games:
            self._told = now
            self._tell(Word(done, self.games))
        if now >= self._until:
            raise KeyboardInterrupt


def make(task: Task, tell: Callable[[Word], None]) -> Word:
    """The last word about a task. The same task gives the same files, if there is time for all games."""
    try:
        return (_report if len(task.sides) == 1 else _comparison)(task, tell)
    except MemoryError:
        return Word(0, 0, trouble="report-too-large")
    except Exception as error:
        told = "; ".join([f"{type(error).__name__}: {error}", *getattr(error, "__notes__", ())])
        return Word(0, 0, trouble="report-mistake", message=told[:MESSAGE_LENGTH])


def _report(task: Task, tell: Callable[[Word], None]) -> Word:
    plan = plan_report(
        find_game(task.game),
        task.settings,
        _packs(task.sides[0]),
        line_ups=[[task.bot]],
        deals=task.games,
        seed=task.seed,
        vary=None if task.vary else (),
    )
    played = play_plan(plan, progress=Teller(tell, plan.games, task.seconds))
    done = len(played.run.records)
    if not done:
        return Word(0, plan.games, trouble="report-too-long")
    report = sum_up(plan, played)
    return Word(done, plan.games, {language: report_files(report, language) for language in LANGUAGES})


def _comparison(task: Task, tell: Callable[[Word], None]) -> Word:
    one, other = task.sides
    plans = plan_comparison(
        find_game(task.game),
        _packs(one),
        _packs(other),
        (_name(one), _name(other)),
        task.settings,
        line_ups=[[task.bot]],
        deals=task.games,
        seed=task.seed,
    )
    played = play_both(plans, progress=Teller(tell, plans.games, task.seconds))
    done = len(played.run.records)
    if not played.b.run.records:
        return Word(done, plans.games, trouble="report-too-long")
    found = compare(plans, played)
    return Word(done, plans.games, {language: comparison_files(found, language) for language in LANGUAGES})


def _packs(side: Pack | None) -> list[Pack]:
    return [] if side is None else [side]


def _name(side: Pack | None) -> str:
    return BASE if side is None else side.name


def serve(tasks: BinaryIO, words: BinaryIO) -> None:
    """One task; when the server goes away, nobody is left to tell."""

    def tell(word: Word) -> None:
        words.write(packed(word))
        words.flush()

    tell(make(msgspec.msgpack.decode(tasks.read(), type=Task), tell))


def main(modules: Sequence[str]) -> None:
    """The modules register games and bots that are not installed."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(LAST)
    with contextlib.suppress(ImportError):
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for module in modules:
        import_module(module)
    words = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints disturbs nobody
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, words)


if __name__ == "__main__":
    main(sys.argv[1:])
