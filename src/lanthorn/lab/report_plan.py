"""What a report plays: the agreed game, and the same with one setting after another changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, NamedTuple

from lanthorn.bots import find_bot
from lanthorn.engine import Game, LanthornError, Match, Pack
from lanthorn.engine.game import Choice, Setting, Settings
from lanthorn.lab.counting import COUNT
from lanthorn.lab.jobs import Here, Job, Notice, Place, check_count, keep_quiet, line_up
from lanthorn.lab.playing import Record
from lanthorn.lab.records import NotKept
from lanthorn.lab.runs import Progress, Run, play_all
from lanthorn.lab.words import lab_trouble

BASE = "base"


class Variant(NamedTuple):
    """The game as agreed, or with one setting changed."""

    name: str
    """`base`, or what is changed: `mode=solitaire`."""
    changed: Settings
    match: Match[Any, Any]
    job: Job


class LeftOut(NamedTuple):
    """A variant that can't be played, and why."""

    name: str
    trouble: LanthornError


class Plan(NamedTuple):
    """All that a report plays."""

    game: Game[Any, Any]
    packs: tuple[Pack, ...]
    settings: Settings
    varied: tuple[str, ...]
    variants: tuple[Variant, ...]
    """The agreed game first."""
    left_out: tuple[LeftOut, ...]
    deals: int
    """How many of each variant; each is played by every line-up."""
    seed: int

    @property
    def told(self) -> tuple[str, ...]:
        """The settings that are worth telling: those that are usually varied, and those that are changed."""
        usual = _usual(self.game, {})
        return tuple(
            setting.name
            for setting in self.game.settings
            if setting in usual or self.settings[setting.name] != setting.default
        )

    @property
    def line_up_names(self) -> tuple[str, ...]:
        """Those of the agreed game."""
        return tuple(line_up_name(bots) for bots in self.variants[0].job.line_ups)

    @property
    def games(self) -> int:
        return sum(self.deals * len(variant.job.line_ups) for variant in self.variants)


class Played(NamedTuple):
    """The games of a plan, as far as they were played."""

    records: dict[str, list[Record]]
    """Those of each variant, in the order of their numbers."""
    run: Run
    """All of them as one run."""


def line_ups_in(text: str) -> list[list[str]]:
    """`greedy,random+greedy`: greedy in all seats; then random in the first and greedy in the second."""
    return [[name.strip() for name in names.split("+")] for names in text.split(",")]


def plan_report(
    game: Game[Any, Any],
    settings: Mapping[str, Choice] | None = None,
    packs: Sequence[Pack] = (),
    *,
    line_ups: Sequence[Sequence[str]] = (("greedy",),),
    deals: int = 50,
    seed: int = 0,
    vary: Sequence[str] | None = None,
) -> Plan:
    """The plan of a report. Without `vary`, every setting that is no house rule and was not given is varied,
    or those that the game names; what can't be played then is left out."""
    check_count("games-too-few", deals)
    for name in (name for names in line_ups for name in names):
        find_bot(name)
    given = settings or {}
    agreed = game.agree(given, packs)
    varied = _named(game, vary, packs) if vary is not None else _usual(game, given)
    found: list[Variant] = []
    left_out: list[LeftOut] = []
    for name, changed in _changes(agreed, varied):
        try:
            match = game.match({**agreed, **changed}, packs)
            fitting = line_ups if name == BASE else _fitting(match, line_ups)
            found.append(Variant(name, changed, match, _job(match, fitting, seed)))
        except LanthornError as error:
            if name == BASE or vary is not None:
                raise
            left_out.append(LeftOut(name, error))
    names = tuple(setting.name for setting in varied)
    return Plan(
        game,
        tuple(packs),
        agreed,
        names,
        tuple(found),
        tuple(left_out),
        deals,
        seed,
    )


def _named(game: Game[Any, Any], names: Sequence[str], packs: Sequence[Pack]) -> list[Setting]:
    known = {setting.name: setting for setting in game.settings_with(packs)}
    for name in names:
        game.agree({name: known[name].default if name in known else ""})
    return [known[name] for name in dict.fromkeys(names)]


def _usual(game: Game[Any, Any], given: Mapping[str, Choice]) -> list[Setting]:
    wanted = game.counted.varied
    return [
        setting
        for setting in game.settings
        if setting.name not in given
        and (setting.name in wanted if wanted is not None else not setting.house_rule)
    ]


def values_of(setting: Setting) -> tuple[Choice, ...]:
    return setting.values or (False, True)


def _changes(agreed: Settings, varied: Sequence[Setting]) -> Iterator[tuple[str, Settings]]:
    yield BASE, {}
    for setting in varied:
        for value in values_of(setting):
            if value != agreed[setting.name]:
                yield variant_name(setting.name, value), {setting.name: value}


def variant_name(setting: str, value: Choice) -> str:
    word = value if isinstance(value, str) else "yes" if value else "no"
    return f"{setting}={word}"


def _job(match: Match[Any, Any], line_ups: Sequence[Sequence[str]], seed: int) -> Job:
    return Job.of(match, list(dict.fromkeys(line_up(match, names) for names in line_ups)), seed, COUNT)


def _fitting(match: Match[Any, Any], line_ups: Sequence[Sequence[str]]) -> Sequence[Sequence[str]]:
    """With other seats than agreed, those line-ups that fit them; if none does, all, to be refused."""
    return [names for names in line_ups if len(names) in (1, len(match.seats))] or line_ups


def line_up_name(bots: Sequence[str]) -> str:
    """`greedy`, if the same one sits in all seats; otherwise `greedy+random`."""
    return bots[0] if len(set(bots)) == 1 else "+".join(bots)


def play_plan(
    plan: Plan,
    place: Place | None = None,
    into: Path | None = None,
    progress: Progress | None = None,
    notice: Notice = keep_quiet,
) -> Played:
    """All games of a plan, one variant after the other; with a folder, each in a file of its own.

    An interrupt from the keyboard or a full disk end it early; what is done by then is in it.
    """
    records: dict[str, list[Record]] = {}
    done, seconds, decisions = 0, 0.0, 0
    not_kept: NotKept | None = None
    with nullcontext(place) if place else Here() as at:
        for variant in plan.variants:
            games = plan.deals * len(variant.job.line_ups)
            tell = _shifted(progress, done)
            try:
                run = play_all(variant.job, games, at, _file(into, variant.name), tell, notice)
            except KeyboardInterrupt:
                break
            records[variant.name] = run.records
            done += len(run.records)
            seconds, decisions, not_kept = (
                seconds + run.seconds,
                decisions + run.fresh_decisions,
                run.not_kept,
            )
            if not run.is_whole or not_kept:
                break
    everything = [record for played in records.values() for record in played]
    return Played(records, Run(everything, plan.games, seconds, decisions, not_kept))


def _shifted(progress: Progress | None, before: int) -> Progress | None:
    return None if progress is None else lambda done: progress(before + done)


def _file(into: Path | None, name: str) -> Path | None:
    """The file for the games of a variant, in a folder that is made if need be."""
    if into is None:
        return None
    try:
        into.mkdir(parents=True, exist_ok=True)
    except FileExistsError as error:
        raise lab_trouble("report-into-no-folder", path=str(into)) from error
    except OSError as error:
        raise lab_trouble("into-not-written", path=str(into), error=error.strerror or str(error)) from error
    return into / f"{name}.jsonl"
