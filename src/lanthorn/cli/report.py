"""`lanthorn report`: what many games show, and what another pack changes, as pages and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import click

from lanthorn.cli.options import FOLDER, pairs
from lanthorn.cli.runs import Asked, names_in, run_options, say_how_it_ended, watched
from lanthorn.engine import LanthornError, Pack, find_game, read_packs
from lanthorn.lab.compare import BothPlayed, Plans, compare, plan_comparison, play_both
from lanthorn.lab.jobs import Notice, Place
from lanthorn.lab.report import sum_up
from lanthorn.lab.report_files import check_folder, comparison_files, report_files, write_files
from lanthorn.lab.report_plan import Plan, Played, line_ups_in, plan_report, play_plan
from lanthorn.lab.runs import Progress, Run
from lanthorn.lab.words import lab_trouble

BASE: Final = ("-", "base")
"""What stands for a game without a pack."""


@click.command("report")
@click.argument("game", required=False)
@click.option(
    "--compare", nargs=2, metavar="PACK_A PACK_B", help="Compare two packs; base is the game without one."
)
@click.option("--to", type=FOLDER, metavar="DIR", help="Where the report goes; report-GAME if unsaid.")
@click.option(
    "--bots",
    default="greedy",
    metavar="BOT,BOT+BOT,...",
    show_default=True,
    help="Who plays: one bot in all seats, or one for each with + between them.",
)
@click.option("--games", "count", type=int, default=50, show_default=True, help="How many of each variant.")
@click.option(
    "--vary",
    metavar="NAME,NAME",
    help="The settings to go through, one at a time; 'none' for none. All that are no house rules if "
    "unsaid; with --compare, none.",
)
@run_options(kept="DIR", with_json=False)
def report_games(
    game: str | None,
    compare: tuple[str, str] | None,
    to: Path | None,
    bots: str,
    count: int,
    vary: str | None,
    asked: Asked,
) -> None:
    """Let bots play GAME in all its variants, and write what that shows: a page, JSON and CSV.

    With --compare, the game is played with the one and with the other pack, from the same deals.
    """
    laid, sides = read_packs(asked.packs), [_side(name) for name in compare or ()]
    name = game or next((pack.game for packs_of in sides for pack in packs_of), None)
    if name is None:
        raise lab_trouble("report-no-game")
    found, wanted = find_game(name), pairs(asked.settings, "--set")
    to = to or Path(f"report-{name}")
    check_folder(to)
    varied = None if vary is None else [] if vary == "none" else names_in(vary)
    line_ups = line_ups_in(bots)
    if compare is None:
        plan = plan_report(found, wanted, laid, line_ups=line_ups, deals=count, seed=asked.seed, vary=varied)
        _report(plan, to, asked)
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
        seed=asked.seed,
        vary=varied or (),
    )
    _compare(plans, to, asked)


def _side(name: str) -> list[Pack]:
    return [] if name in BASE else read_packs([Path(name)])


def _titles(given: tuple[str, str], sides: Sequence[Sequence[Pack]]) -> tuple[str, str]:
    """What the two are called: by their packs, and by their folders if these have the same name."""
    if given[0] == given[1]:
        raise lab_trouble("report-same-side", name=given[0])
    one, other = (side[0].name if side else "base" for side in sides)
    return (one, other) if one != other else given


def _report(plan: Plan, to: Path, asked: Asked) -> None:
    def play(place: Place, progress: Progress, notice: Notice) -> Played:
        return play_plan(plan, place, asked.into, progress, notice)

    played = watched(asked, to.name, plan.games, play)
    files = report_files(sum_up(plan, played), asked.words.language) if played.run.records else {}
    _end(played.run, to, asked, files, "report.html")


def _compare(plans: Plans, to: Path, asked: Asked) -> None:
    def play(place: Place, progress: Progress, notice: Notice) -> BothPlayed:
        return play_both(plans, place, asked.into, progress, notice)

    played = watched(asked, to.name, plans.games, play)
    files = comparison_files(compare(plans, played), asked.words.language) if played.run.records else {}
    _end(played.run, to, asked, files, "compare.html")


def _end(run: Run, to: Path, asked: Asked, files: Mapping[str, bytes], page: str) -> None:
    """Write what there is, and say where it is; if it can't be written, where the games are."""
    if not files:
        click.echo(asked.words.say("report-nothing"), err=True)
        say_how_it_ended(asked, run)
        return
    try:
        write_files(to, files)
    except LanthornError as trouble:
        click.echo(trouble.say(asked.words.language), err=True)
        gone = asked.words.say("report-games-gone")
        kept = asked.words.say("go-on", path=str(asked.into)) if asked.into else gone
        click.echo(kept, err=True)
        raise SystemExit(2) from trouble
    click.echo(asked.words.say("report-written", path=str(to / page)))
    say_how_it_ended(asked, run)
