"""`lanthorn sim` and `lanthorn fuzz`: many games without people."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import click
from rich.console import Console
from rich.table import Table

from lanthorn.cli.options import FOLDER, agreed_match, pack_option, pairs, set_option
from lanthorn.cli.runs import (
    Asked,
    names_in,
    play_watched,
    progress_bar,
    run_options,
    say_how_it_ended,
)
from lanthorn.engine import Game, LanthornError, Match, find_game, read_packs
from lanthorn.engine.game import Choice
from lanthorn.engine.testing import Finding, FuzzReport, fuzz
from lanthorn.lab.jobs import Job
from lanthorn.lab.sim import SimReport, report
from lanthorn.lab.words import LabWords

FUZZ_DECISIONS = 10_000


@click.command()
@click.argument("game")
@click.option("--games", "count", type=int, default=100, show_default=True)
@click.option("--seats", default="random", metavar="BOT,BOT", show_default=True, help="A bot for each seat.")
@run_options()
def sim(game: str, count: int, seats: str, asked: Asked) -> None:
    """Let bots play many games of GAME, and sum them up."""
    match = agreed_match(game, asked.settings, asked.packs)
    job = Job.of(match, [names_in(seats)], asked.seed)
    run = play_watched(match, job, count, asked)
    summed = report(match, job, run)
    if asked.as_json:
        click.echo(summed.to_json())
    elif run.records:
        _show(summed, asked.words)
    say_how_it_ended(asked, run)


def _show(report: SimReport, words: LabWords) -> None:
    heads = [words.say(name) for name in ("seat", "bot", "wins", "share", "between")]
    table = Table(*heads, title=words.say("sim-title", game=report.game, games=report.games))
    for seat in report.seats:
        share, between = words.percent(seat.share), words.between(seat.low, seat.high)
        table.add_row(seat.seat, seat.bot, str(seat.wins), share, between)
    if report.no_winner:
        share = words.percent(report.no_winner / report.games)
        table.add_row(words.say("nobody"), "", str(report.no_winner), share, "")
    console = Console(highlight=False)
    console.print(table)
    least, mean, most = report.min_length, words.number(report.mean_length), report.max_length
    speed, seed = round(report.decisions_per_second), str(report.seed)
    length = words.say("sim-length", mean=mean, least=least, most=most, speed=speed, seed=seed)
    console.print(length, soft_wrap=True)


@click.command("fuzz")
@click.argument("game")
@click.option("--games", "count", type=click.IntRange(min=1), help="How many games.")
@click.option(
    "--decisions", type=click.IntRange(min=1), help=f"How many decisions; {FUZZ_DECISIONS} if unsaid."
)
@click.option("--all-settings", is_flag=True, help="Every combination of modes and expansions.")
@click.option("--seed", type=click.IntRange(min=0), default=0, show_default=True)
@click.option("--findings", type=FOLDER, default=Path("fuzz-findings"), show_default=True, metavar="DIR")
@set_option
@pack_option
def fuzz_games(
    game: str,
    count: int | None,
    decisions: int | None,
    all_settings: bool,
    seed: int,
    findings: Path,
    settings: tuple[str, ...],
    packs: tuple[Path, ...],
) -> None:
    """Look for broken promises in long random play of GAME. Ends with 1 if there is one."""
    if count is not None and decisions is not None:
        raise LanthornError("--games and --decisions can't go together.")
    if count is None and decisions is None:
        decisions = FUZZ_DECISIONS
    found = find_game(game)
    wanted = pairs(settings, "--set")
    variants = combinations(found) if all_settings else [{}]
    laid = read_packs(packs)
    matches = [found.match({**variant, **wanted}, laid) for variant in variants]
    broken = [finding for match in matches for finding in _fuzz(match, count, decisions, seed, findings)]
    if broken:
        raise SystemExit(1)


def combinations(game: Game[Any, Any]) -> list[dict[str, Choice]]:
    """All ways to set what is not a house rule."""
    asked = [setting for setting in game.settings if not setting.house_rule]
    values: list[tuple[Choice, ...]] = [setting.values or (False, True) for setting in asked]
    names = [setting.name for setting in asked]
    return [dict(zip(names, choice, strict=True)) for choice in product(*values)]


def _fuzz(
    match: Match[Any, Any], games: int | None, decisions: int | None, seed: int, folder: Path
) -> list[Finding]:
    played = {s.name: match.settings[s.name] for s in match.game.settings if not s.house_rule}
    title = " ".join([match.game.id, *(f"{name}={_word(value)}" for name, value in played.items())])
    with progress_bar(title, decisions or games or 0) as bar:
        task = bar.task_ids[0]
        advance: Callable[[int], None] = lambda new: bar.advance(task, new if decisions else 1)  # noqa: E731
        report = fuzz(match, decisions=decisions, games=games, seed=seed, findings=folder, progress=advance)
    _tell(title, report)
    return report.findings


def _word(value: Choice) -> str:
    return value if isinstance(value, str) else "yes" if value else "no"


def _tell(title: str, report: FuzzReport) -> None:
    click.echo(
        f"{title}: {report.games} games, {report.decisions} decisions, {len(report.findings)} findings"
    )
    for finding in report.findings:
        where = f", see {finding.replay}" if finding.replay else ""
        click.echo(
            f"  {finding.kind}: {finding.message} (seed {finding.seed}, {finding.answers} answers{where})"
        )
