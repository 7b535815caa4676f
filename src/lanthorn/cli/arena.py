"""`lanthorn arena`: how strong bots are, measured against each other."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from lanthorn.cli.options import agreed_match
from lanthorn.cli.runs import Asked, names_in, play_watched, run_options, say_how_it_ended
from lanthorn.lab.arena import ArenaReport, Standing, arena_job, report
from lanthorn.lab.words import LabWords


@click.command()
@click.argument("game")
@click.option(
    "--bots", default="random,greedy", metavar="BOT,BOT,...", show_default=True, help="Who takes part."
)
@click.option(
    "--games",
    "count",
    type=int,
    default=100,
    show_default=True,
    help="How many of each pairing on each side.",
)
@run_options()
def arena(game: str, bots: str, count: int, asked: Asked) -> None:
    """Let every bot play every other at GAME, on every side, and rate them.

    Where all players win or lose together, each bot plays the same deals alone.
    """
    match = agreed_match(game, asked.settings, asked.packs)
    names = names_in(bots)
    job = arena_job(match, names, asked.seed)
    run = play_watched(match, job, count * len(job.line_ups), asked)
    summed = report(match, job, names, run)
    if asked.as_json:
        click.echo(summed.to_json())
    elif run.records:
        _show(summed, asked.words)
    say_how_it_ended(asked, run)


def _show(report: ArenaReport, words: LabWords) -> None:
    console = Console(highlight=False)
    title = words.say("arena-title", game=report.game, games=report.games)
    console.print(_pairings(report, words, title) if report.is_opposed else _alone(report, words, title))
    if report.comparisons:
        console.print(_compared(report, words))
    if len(report.ratings) > 1:
        console.print(_ratings(report, words))
        console.print(words.say("arena-about", seed=str(report.seed)), soft_wrap=True)


def _pairings(report: ArenaReport, words: LabWords, title: str) -> Table:
    """Each pairing as the stronger bot sees it, on each side."""
    rank = {rating.bot: place for place, rating in enumerate(report.ratings)}
    rows = [row for row in report.standings if row.against and rank[row.bot] < rank[row.against]]
    heads = [words.say(name) for name in ("bot", "against", "as", "won", "lost", "drawn", "share", "between")]
    table = Table(*heads, title=title)
    for row in sorted(rows, key=lambda row: (rank[row.bot], rank[row.against or row.bot])):
        drawn = row.games - row.wins - row.losses
        table.add_row(
            row.bot, row.against, row.side, str(row.wins), str(row.losses), str(drawn), *_share(row, words)
        )
    return table


def _alone(report: ArenaReport, words: LabWords, title: str) -> Table:
    table = Table(*(words.say(name) for name in ("bot", "played", "wins", "share", "between")), title=title)
    for row in report.standings:
        table.add_row(row.bot, str(row.games), str(row.wins), *_share(row, words))
    return table


def _share(row: Standing, words: LabWords) -> tuple[str, str]:
    return words.percent(row.share), words.between(row.low, row.high)


def _compared(report: ArenaReport, words: LabWords) -> Table:
    heads = [words.say(name) for name in ("bot", "compared", "difference", "between")]
    table = Table(*heads, title=words.say("arena-compared"))
    for row in report.comparisons:
        share, between = words.percent(row.difference), words.between(row.low, row.high)
        table.add_row(row.bot, row.against, share, between)
    return table


def _ratings(report: ArenaReport, words: LabWords) -> Table:
    heads = [words.say(name) for name in ("bot", "rating", "between")]
    table = Table(*heads, title=words.say("arena-ratings"))
    for row in report.ratings:
        between = words.say("from-to", low=words.number(row.low), high=words.number(row.high))
        table.add_row(row.bot, words.number(row.rating), between)
    return table
