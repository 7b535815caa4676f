"""`lanthorn report`: what many games show, and what another pack changes, as pages and numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import click

from lanthorn.cli.options import (
    FOLDER,
    Decorator,
    language_option,
    pack_option,
    pairs,
    read_packs,
    set_option,
)
from lanthorn.cli.runs import names_in, progress_bar, say_how_it_ended, words_in
from lanthorn.engine import LanthornError, Pack, Text, find_game
from lanthorn.lab.compare import Plans, compare, plan_comparison, play_both
from lanthorn.lab.jobs import Notice, Place
from lanthorn.lab.report import sum_up
from lanthorn.lab.report_files import check_folder, comparison_files, report_files, write_files
from lanthorn.lab.report_plan import Plan, line_ups_in, plan_report, play_plan
from lanthorn.lab.runs import PLACES, Progress, Run, find_place
from lanthorn.lab.words import LabWords, lab_trouble

BASE: Final = ("-", "base")
"""What stands for a game without a pack."""
P = TypeVar("P")
_OPTIONS: Final[tuple[Decorator, ...]] = (
    click.option(
        "--compare", nargs=2, metavar="PACK_A PACK_B", help="Compare two packs; base is the game without one."
    ),
    click.option("--to", type=FOLDER, metavar="DIR", help="Where the report goes; report-GAME if unsaid."),
    click.option(
        "--bots",
        default="greedy",
        metavar="BOT,BOT+BOT,...",
        show_default=True,
        help="Who plays: one bot in all seats, or one for each with + between them.",
    ),
    click.option(
        "--games", "count", type=int, default=50, show_default=True, help="How many of each variant."
    ),
    click.option(
        "--vary",
        metavar="NAME,NAME",
        help="The settings to go through, one at a time; 'none' for none. All that are no house rules if "
        "unsaid; with --compare, none.",
    ),
    click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True),
    set_option,
    pack_option,
    click.option(
        "--workers", type=int, metavar="N", help="How many play at the same time; all cores if unsaid."
    ),
    click.option("--on", type=click.Choice(PLACES), default=PLACES[0], show_default=True, help="Where."),
    click.option(
        "--into", type=FOLDER, metavar="DIR", help="Keep each game there; the same command then goes on."
    ),
    language_option,
)


class Asked(NamedTuple):
    """What was asked for, besides the game."""

    to: Path
    into: Path | None
    workers: int | None
    on: str
    words: LabWords


def _options(command: Callable[..., Any]) -> Callable[..., Any]:
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


@click.command("report")
@click.argument("game", required=False)
@_options
def report_games(
    game: str | None,
    compare: tuple[str, str] | None,
    to: Path | None,
    bots: str,
    count: int,
    vary: str | None,
    seed: int,
    settings: tuple[str, ...],
    packs: tuple[Path, ...],
    workers: int | None,
    on: str,
    into: Path | None,
    language: str | None,
) -> None:
    """Let bots play GAME in all its variants, and write what that shows: a page, JSON and CSV.

    With --compare, the game is played with the one and with the other pack, from the same deals.
    """
    laid, sides = read_packs(packs), [_side(name) for name in compare or ()]
    name = game or next((pack.game for packs_of in sides for pack in packs_of), None)
    if name is None:
        raise lab_trouble("report-no-game")
    found, wanted = find_game(name), pairs(settings, "--set")
    asked = Asked(to or Path(f"report-{name}"), into, workers, on, words_in(language))
    varied = None if vary is None else [] if vary == "none" else names_in(vary)
    line_ups = line_ups_in(bots)
    if compare is None:
        plan = plan_report(found, wanted, laid, line_ups=line_ups, deals=count, seed=seed, vary=varied)
        _report(plan, asked)
        return
    one, other = ([*laid, *side] for side in sides)
    plans = plan_comparison(
        found,
        one,
        other,
        _titles(compare, sides),
        wanted,
        line_ups=line_ups,
        deals=count,
        seed=seed,
        vary=varied or (),
    )
    _compare(plans, asked)


def _side(name: str) -> list[Pack]:
    return [] if name in BASE else read_packs([Path(name)])


def _titles(given: tuple[str, str], sides: Sequence[Sequence[Pack]]) -> tuple[str, str]:
    """What the two are called: by their packs, and by their folders if these have the same name."""
    if given[0] == given[1]:
        raise lab_trouble("report-same-side", name=given[0])
    one, other = (side[0].name if side else "base" for side in sides)
    return (one, other) if one != other else given


def _report(plan: Plan, asked: Asked) -> None:
    played = _watched(plan, plan.games, asked, play_plan)
    files = report_files(sum_up(plan, played), asked.words.language) if played.run.records else {}
    _end(played.run, asked, files, "report.html")


def _compare(plans: Plans, asked: Asked) -> None:
    played = _watched(plans, plans.games, asked, play_both)
    files = comparison_files(compare(plans, played), asked.words.language) if played.run.records else {}
    _end(played.run, asked, files, "compare.html")


Playing = Callable[[Any, Place, Path | None, Progress, Notice], P]


def _watched(plan: Any, games: int, asked: Asked, play: Playing[P]) -> P:
    """All games of a plan, with a bar while they are played."""
    check_folder(asked.to)

    def notice(text: Text) -> None:
        bar.console.print(asked.words.say(text.id, **text.args), soft_wrap=True, highlight=False)

    with find_place(None, asked.workers, asked.on) as place, progress_bar(asked.to.name, games) as bar:
        task = bar.task_ids[0]
        return play(plan, place, asked.into, lambda done: bar.update(task, completed=done), notice)


def _end(run: Run, asked: Asked, files: Mapping[str, bytes], page: str) -> None:
    """Write what there is, and say where it is; if it can't be written, where the games are."""
    if not files:
        click.echo(asked.words.say("report-nothing"), err=True)
        say_how_it_ended(asked.words, run, asked.into)
        return
    try:
        write_files(asked.to, files)
    except LanthornError as trouble:
        click.echo(trouble.say(asked.words.language), err=True)
        gone = asked.words.say("report-games-gone")
        kept = asked.words.say("go-on", path=str(asked.into)) if asked.into else gone
        click.echo(kept, err=True)
        raise SystemExit(2) from trouble
    click.echo(asked.words.say("report-written", path=str(asked.to / page)))
    say_how_it_ended(asked.words, run, asked.into)
