"""`lanthorn tune`: numbers of the content that give a wished share of wins or a wished length."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from shlex import join

import click
from rich.console import Console
from rich.table import Table

from lanthorn.cli.options import FOLDER, pairs
from lanthorn.cli.runs import Asked, end_early, names_in, run_options, watched
from lanthorn.engine import read_packs
from lanthorn.lab.jobs import Notice, Place
from lanthorn.lab.runs import Progress
from lanthorn.lab.tune import WITHIN, AimResult, Tuned, TuneReport, Tuning, Wish
from lanthorn.lab.tune_numbers import Value
from lanthorn.lab.tune_pack import check_folder
from lanthorn.lab.tune_wishes import Estimate
from lanthorn.lab.words import LabWords


@click.command()
@click.argument("game")
@click.option(
    "--number",
    "numbers",
    multiple=True,
    metavar="FILE.ENTRY.FIELD=LOW..HIGH[/STEP]",
    help="A number that may be moved; may be repeated. -1..+2 moves it, and FILE.*.FIELD all of its kind.",
)
@click.option(
    "--win", "wins", multiple=True, metavar="[SEAT=]SHARE", help="What share of the games a side should win."
)
@click.option("--length", metavar="N", help="How many decisions a game should take, in the mean.")
@click.option(
    "--wish",
    "wishes",
    multiple=True,
    metavar="NAME=VALUE,..:win[.SEAT]=SHARE,length=N",
    help="A wish for certain settings; may be repeated.",
)
@click.option(
    "--length-weight", type=float, default=1.0, show_default=True, help="How much lengths count, beside wins."
)
@click.option(
    "--within",
    type=float,
    default=WITHIN,
    show_default=True,
    help="So near is near enough: as a share of wins, or as a part of the length.",
)
@click.option(
    "--bots", default="greedy", metavar="BOT,BOT", show_default=True, help="One for all seats, or for each."
)
@click.option("--games", "count", type=int, default=2_000, show_default=True, help="The budget, in all.")
@click.option("--to", "folder", type=FOLDER, required=True, metavar="DIR", help="Where the pack goes.")
@click.option("--name", default=None, help="What the pack is called; as its folder by default.")
@click.option("--pack-version", default="1", show_default=True)
@click.option("--force", is_flag=True, help="Replace a pack that is there.")
@run_options()
def tune(
    game: str,
    numbers: tuple[str, ...],
    wins: tuple[str, ...],
    length: str | None,
    wishes: tuple[str, ...],
    length_weight: float,
    within: float,
    bots: str,
    count: int,
    folder: Path,
    name: str | None,
    pack_version: str,
    force: bool,
    asked: Asked,
) -> None:
    """Search numbers of GAME's content for a share of wins or a length, and write them as a pack.

    Ends with 1 if what was wished for was not reached.
    """
    check_folder(folder, force=force)
    tuning = Tuning(
        game,
        numbers,
        [*_wishes(wins, length, wishes, length_weight)],
        games=count,
        seed=asked.seed,
        settings={**pairs(asked.settings, "--set")},
        packs=read_packs(asked.packs),
        bots=names_in(bots),
        within=within,
        name=name or folder.resolve().name,
        version=pack_version,
    )
    tuned = _watched(tuning, asked)
    report = tuned.report
    is_written = not report.interrupted and bool(report.changed)
    if is_written:
        tuned.write(folder, force=force)
    if asked.as_json:
        click.echo(report.to_json())
    else:
        _show(report, asked.words)
        _conclude(tuned, asked.words, (*asked.packs, folder) if is_written else ())
    _say_how_it_ended(tuned, asked)


def _wishes(
    wins: tuple[str, ...], length: str | None, wishes: tuple[str, ...], length_weight: float
) -> Iterator[Wish]:
    """All wishes, in the form that --wish takes."""
    for win in wins:
        side, equals, share = win.rpartition("=")
        yield from Wish.read(f"win.{side}={share}" if equals else f"win={share}")
    if length is not None:
        yield from Wish.read(f"length={length}", length_weight)
    for wish in wishes:
        yield from Wish.read(wish, length_weight)


def _watched(tuning: Tuning, asked: Asked) -> Tuned:
    def play(place: Place, progress: Progress, notice: Notice) -> Tuned:
        return tuning.run(place, asked.into, progress, notice)

    return watched(asked, tuning.candidates.game.id, tuning.budget, play)


def _show(report: TuneReport, words: LabWords) -> None:
    console = Console(highlight=False)
    if report.changed:
        console.print(_numbers(report, words))
    if any(aim.after for aim in report.aims):
        console.print(_aims(report, words))


def _numbers(report: TuneReport, words: LabWords) -> Table:
    title = words.say(
        "tune-numbers-title", game=report.game, candidates=report.candidates, games=report.games
    )
    table = Table(*(words.say(name) for name in ("tune-number", "tune-old", "tune-new")), title=title)
    for change in report.changed:
        table.add_row(change.number, _plain(change.old, words), _plain(change.new, words))
    return table


def _aims(report: TuneReport, words: LabWords) -> Table:
    games = max(aim.after.games for aim in report.aims if aim.after)
    title = words.say("tune-aims-fresh", games=games) if report.fresh else words.say("tune-aims-chosen")
    heads = ("tune-aim", "tune-wished", "tune-old", "between", "tune-new", "between")
    table = Table(*(words.say(name) for name in heads), title=title)
    for aim in report.aims:
        wished = _measured(aim, aim.wish, words)
        table.add_row(
            _told(aim, words), wished, *_bounds(aim, aim.before, words), *_bounds(aim, aim.after, words)
        )
    return table


def _told(aim: AimResult, words: LabWords) -> str:
    by = words.say("tune-win-by", side=aim.side) if aim.side else words.say("tune-win")
    what = words.say("tune-length") if aim.what == "length" else by
    settings = _settings(aim.settings)
    return words.say("tune-at", aim=what, settings=settings) if settings else what


def _settings(settings: Mapping[str, str | bool]) -> str:
    return ", ".join(f"{name}={value}" for name, value in settings.items())


def _bounds(aim: AimResult, found: Estimate | None, words: LabWords) -> tuple[str, str]:
    if found is None:
        return "", ""
    if aim.what == "win":
        return words.percent(found.value), words.between(found.low, found.high)
    low, high = words.number(found.low), words.number(found.high)
    return words.number(found.value), words.say("from-to", low=low, high=high)


def _measured(aim: AimResult, value: float, words: LabWords) -> str:
    return words.percent(value) if aim.what == "win" else words.number(value)


def _plain(value: Value, words: LabWords) -> str:
    return f"{value:g}".replace(".", words.say("point"))


def _conclude(tuned: Tuned, words: LabWords, packs: tuple[Path, ...]) -> None:
    """What the tables mean, and how to use what was written."""
    report, console = tuned.report, Console(highlight=False)
    lines = [words.say("tune-skipped", count=report.skipped)] if report.skipped else []
    if report.fresh:
        near = words.percent(report.within)
        lines.append(words.say("tune-reached" if report.reached else "tune-not-reached", within=near))
        if not report.changed:
            lines.append(words.say("tune-unchanged"))
    if packs:
        options = join([part for pack in packs for part in ("--pack", str(pack))])
        lines.append(words.say("tune-written", name=tuned.pack.name, path=str(packs[-1]), options=options))
    for line in lines:
        console.print(line, soft_wrap=True, markup=False)


def _say_how_it_ended(tuned: Tuned, asked: Asked) -> None:
    report = tuned.report
    if not report.interrupted:
        raise SystemExit(0 if report.reached else 1)
    no_pack = asked.words.say("tune-no-pack-yet")
    end_early(asked, report.games, report.wanted, tuned.not_kept, no_pack)
