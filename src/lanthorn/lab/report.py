"""Reports: what many games of one game show, over its modes, seats, difficulties and bots.

plan = plan_report(find_game("dungeon-heroes"), {"mode": "duel"}, line_ups=[["greedy"]], deals=50)
report = make_report(plan)
page = to_html(report, "en")        # lanthorn.lab.report_html
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from lanthorn import __version__
from lanthorn.engine import Match, Text
from lanthorn.engine.text import LANGUAGES
from lanthorn.lab import report_sums as sums
from lanthorn.lab.jobs import Notice, Place, keep_quiet
from lanthorn.lab.report_plan import Plan, Played, Variant, plan_report, play_plan, values_of
from lanthorn.lab.report_rows import LeftOutRow, Names, Report, VariantRow
from lanthorn.lab.runs import Progress


def make_report(
    plan: Plan,
    place: Place | None = None,
    into: Path | None = None,
    progress: Progress | None = None,
    notice: Notice = keep_quiet,
) -> Report:
    """Play a plan and sum it up. The report says so itself if it covers fewer games than were wanted."""
    return sum_up(plan, play_plan(plan, place, into, progress, notice))


def sum_up(plan: Plan, played: Played) -> Report:
    """What the games that were played show."""
    groups = sums.groups(plan, played)
    base = plan.variants[0]
    report = Report(
        lanthorn=__version__,
        game=plan.game.id,
        rules=plan.game.version,
        content=base.match.content_version,
        packs=tuple(f"{pack.name} {pack.version}" for pack in plan.packs),
        settings=plan.settings,
        varied={s.name: values_of(s) for s in plan.game.settings_with(plan.packs) if s.name in plan.varied},
        told=plan.told,
        bots=plan.line_up_names,
        seed=plan.seed,
        deals=plan.deals,
        wanted=plan.games,
        games=len(played.run.records),
        interrupted=not played.run.is_whole,
        variants=tuple(_variant_row(variant, played) for variant in plan.variants),
        left_out=tuple(
            LeftOutRow(name, {language: trouble.say(language) for language in LANGUAGES})
            for name, trouble in plan.left_out
        ),
        wins=tuple(row for group in groups for row in sums.wins(group)),
        lengths=tuple(row for group in groups for row in sums.lengths(group)),
        endings=tuple(row for group in groups for row in sums.endings(group)),
        falls=tuple(row for group in groups for row in sums.falls(group)),
        use=tuple(sums.use(groups)),
        decisions=tuple(sums.verbs(groups)),
        names={},
    )
    return _named(report, plan)


def _variant_row(variant: Variant, played: Played) -> VariantRow:
    setting, value = next(iter(variant.changed.items()), (None, None))
    seats = tuple(seat.name for seat in variant.match.seats)
    return VariantRow(variant.name, setting, value, seats, len(played.records.get(variant.name, ())))


def _named(report: Report, plan: Plan) -> Report:
    base = plan.variants[0].match
    return msgspec.structs.replace(report, names=names_for([base], messages_of(report, plan)))


def messages_of(report: Report, plan: Plan) -> Iterable[str]:
    """The messages that name what is in the report."""
    yield "game"
    yield from (f"seat-{seat}" for variant in report.variants for seat in variant.seats)
    for setting in plan.game.settings_with(plan.packs):
        yield f"setting-{setting.name}"
        yield from (f"setting-{setting.name}-{value}" for value in values_of(setting) if setting.values)
    yield from (row.reason for row in report.endings if row.reason)
    yield from (name for row in report.falls for name in (row.who, row.to) if name)
    yield from (name for row in report.use for name in (row.thing, f"content-{row.sort}"))
    yield from (f"verb-{row.verb}" for row in report.decisions)


def names_for(matches: list[Match[Any, Any]], messages: Iterable[str]) -> Names:
    """What the messages of the first match that has them say in every language; one that is missing or has
    gaps shows its name."""
    return {
        message: {language: _say(matches, message, language) for language in LANGUAGES}
        for message in dict.fromkeys(messages)
    }


def _say(matches: list[Match[Any, Any]], message: str, language: str) -> str:
    for match in matches:
        sentence, errors = match.phrasebook.render(Text(message), language)
        if not errors:
            return sentence
    return _bare(message)


def _bare(message: str) -> str:
    """A name without its sort, in plain letters: `verb-take-item` is `take item`."""
    sort, _, name = message.partition("-")
    bare = name if sort in ("verb", "content", "seat", "setting", "cause", "source") and name else message
    return bare.replace("-", " ").replace("_", " ")


__all__ = ["Report", "make_report", "plan_report", "sum_up"]
