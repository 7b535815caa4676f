"""What commands share that play many games: where, what is seen meanwhile, what is said at an early end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from lanthorn.cli.options import FILE, language_option, pack_option, set_option
from lanthorn.engine import Match, Text
from lanthorn.lab.jobs import Job, check_count
from lanthorn.lab.runs import PLACES, Run, find_place, play_all
from lanthorn.lab.words import LabWords
from lanthorn.terminal.words import system_language

Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

_OPTIONS: Final[tuple[Decorator, ...]] = (
    click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True),
    set_option,
    pack_option,
    click.option(
        "--workers", type=int, metavar="N", help="How many play at the same time; all cores if unsaid."
    ),
    click.option("--on", type=click.Choice(PLACES), default=PLACES[0], show_default=True, help="Where."),
    click.option(
        "--into", type=FILE, metavar="FILE", help="Keep each game there; the same command then goes on."
    ),
    language_option,
    click.option("--json", "as_json", is_flag=True, help="Nothing but JSON."),
)


def run_options(command: Callable[..., Any]) -> Callable[..., Any]:
    """--seed, --set, --pack, --workers, --on, --into, --language, --json."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Progress]:
    """A bar on the error stream, if a person is watching it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task(title, total=total)
        yield bar


class Wish(NamedTuple):
    """What was asked for besides the games themselves."""

    workers: int | None
    on: str
    into: Path | None
    words: LabWords


def play_watched(match: Match[Any, Any], job: Job, games: int, wish: Wish) -> Run:
    """All games of a job, with a bar while they are played."""
    check_count("games-too-few", games)

    def notice(text: Text) -> None:
        bar.console.print(wish.words.say(text.id, **text.args), soft_wrap=True, highlight=False)

    with find_place(match, wish.workers, wish.on) as place, progress_bar(match.game.id, games) as bar:
        task = bar.task_ids[0]
        return play_all(job, games, place, wish.into, lambda done: bar.update(task, completed=done), notice)


def names_in(text: str) -> list[str]:
    """`one,two` as names."""
    return [name.strip() for name in text.split(",")]


def words_in(language: str | None) -> LabWords:
    return LabWords(language or system_language())


def say_how_it_ended(words: LabWords, run: Run, into: Path | None) -> None:
    """If there are fewer games than wanted: why, and how to get the others."""
    done, trouble = len(run.records), run.not_kept
    if run.is_whole and trouble is None:
        return
    if trouble is not None:
        click.echo(trouble.say(words.language), err=True)
    click.echo(words.say("stopped" if trouble else "interrupted", done=done, wanted=run.wanted), err=True)
    click.echo(words.say("go-on", path=str(into)) if into else words.say("go-on-not"), err=True)
    raise SystemExit(2 if trouble else 130)
