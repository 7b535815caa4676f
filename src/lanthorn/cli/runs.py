"""What commands that play many games share: what they are told, what is seen meanwhile, an early end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Any, NamedTuple, NoReturn, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar

from lanthorn.cli.options import FILE, Decorator, language_option, pack_option, set_option
from lanthorn.engine import LanthornError, Match, Text
from lanthorn.lab.jobs import Job, Notice, Place, check_count
from lanthorn.lab.runs import PLACES, Progress, Run, find_place, play_all
from lanthorn.lab.words import LabWords
from lanthorn.terminal.words import system_language

P = TypeVar("P")


class Asked(NamedTuple):
    """What every such command is told, besides what is its own."""

    seed: int
    settings: tuple[str, ...]
    packs: tuple[Path, ...]
    workers: int | None
    on: str
    into: Path | None
    words: LabWords
    as_json: bool = False


def run_options(kept: str = "FILE", with_json: bool = True) -> Decorator:
    """--seed, --set, --pack, --workers, --on, --into, --language and --json, gathered for the command."""
    options: list[Decorator] = [
        click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True),
        set_option,
        pack_option,
        click.option(
            "--workers", type=int, metavar="N", help="How many play at the same time; all cores if unsaid."
        ),
        click.option("--on", type=click.Choice(PLACES), default=PLACES[0], show_default=True, help="Where."),
        click.option(
            "--into", type=FILE, metavar=kept, help="Keep each game there; the same command then goes on."
        ),
        language_option,
    ]
    if with_json:
        options.append(click.option("--json", "as_json", is_flag=True, help="Nothing but JSON."))

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(command)
        def gather(language: str | None, **told: Any) -> Any:
            own = {name: value for name, value in told.items() if name not in Asked._fields}
            common = {name: value for name, value in told.items() if name in Asked._fields}
            return command(asked=Asked(words=LabWords(language or system_language()), **common), **own)

        for option in reversed(options):
            gather = option(gather)  # type: ignore[assignment]
        return gather

    return decorate


@contextmanager
def progress_bar(title: str, total: int) -> Iterator[Bar]:
    """A bar on the error stream, if a person is watching it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        bar.add_task(title, total=total)
        yield bar


def watched(
    asked: Asked,
    title: str,
    games: int,
    play: Callable[[Place, Progress, Notice], P],
    match: Match[Any, Any] | None = None,
) -> P:
    """What `play` gives, with a bar while it plays where it was asked to."""

    def notice(text: Text) -> None:
        bar.console.print(asked.words.say(text.id, **text.args), soft_wrap=True, highlight=False)

    with find_place(match, asked.workers, asked.on) as place, progress_bar(title, games) as bar:
        task = bar.task_ids[0]
        return play(place, lambda done: bar.update(task, completed=done), notice)


def play_watched(match: Match[Any, Any], job: Job, games: int, asked: Asked) -> Run:
    """All games of a job."""
    check_count("games-too-few", games)

    def play(place: Place, progress: Progress, notice: Notice) -> Run:
        return play_all(job, games, place, asked.into, progress, notice)

    return watched(asked, match.game.id, games, play, match)


def names_in(text: str) -> list[str]:
    """`one,two` as names."""
    return [name.strip() for name in text.split(",")]


def say_how_it_ended(asked: Asked, run: Run) -> None:
    """If there are fewer games than wanted: why, and how to get the others."""
    if not run.is_whole or run.not_kept is not None:
        end_early(asked, len(run.records), run.wanted, run.not_kept)


def end_early(asked: Asked, done: int, wanted: int, trouble: LanthornError | None, *more: str) -> NoReturn:
    words, into = asked.words, asked.into
    if trouble is not None:
        click.echo(trouble.say(words.language), err=True)
    click.echo(words.say("stopped" if trouble else "interrupted", done=done, wanted=wanted), err=True)
    for line in more:
        click.echo(line, err=True)
    click.echo(words.say("go-on", path=str(into)) if into else words.say("go-on-not"), err=True)
    raise SystemExit(2 if trouble else 130)
