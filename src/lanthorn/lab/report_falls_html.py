"""The part of a report's page that says who falls when, and to what."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from lanthorn.lab import plots
from lanthorn.lab.report_page import Section, heading
from lanthorn.lab.report_rows import Bin, FallRow, Report
from lanthorn.lab.report_sums import TURNS, binned
from lanthorn.lab.report_words import ReportWords

CAUSES = 12
"""So many causes have a column of their own; the rest are one."""


def falls_section(report: Report, words: ReportWords) -> Section | None:
    if not report.falls:
        return None
    body = _when(report, words) + _to_what(report, words)
    return Section("falls", words.say("report-falls"), words.say("report-falls-lead"), body)


def _when(report: Report, words: ReportWords) -> str:
    """A small histogram for each who falls, all on the same scale."""
    unit = report.falls[0].unit
    rows = [row for row in report.falls if row.unit == unit]
    bins = binned(value for row in rows for value in [row.when] * row.falls)
    by_who = {who: _in_bins(bins, [row for row in rows if row.who == who]) for who in _who(rows)}
    most = max(one.count for found in by_who.values() for one in found)
    title = words.say("report-when-turns") if unit == TURNS else words.say("report-when-decisions")
    cells = []
    for who, found in by_who.items():
        falls = sum(one.count for one in found)
        drawn = plots.drawing(plots.columns(found, most, 44), 44)
        per_game = words.say("report-per-game-number", number=words.number(falls / report.games))
        cells.append([plots.words(words.name(who)), drawn, plots.number(str(falls), per_game)])
    axis = plots.axis(str(bins[0].first), str(bins[len(bins) // 2].first), str(bins[-1].last))
    heads: list[plots.Head] = [words.say("report-who"), axis, words.say("report-falls-count")]
    numbers = [
        [plots.words(words.name(who)), *(plots.number(str(one.count)) for one in found)]
        for who, found in by_who.items()
    ]
    names = [plots.span_name(one) for one in bins]
    folded = plots.folded(
        words.say("report-numbers"), plots.table(title, [words.say("report-who"), *names], numbers, "heat")
    )
    return heading(title) + plots.figure(plots.table(title, heads, cells) + folded)


def _who(rows: Sequence[FallRow]) -> list[str]:
    falls: Counter[str] = Counter()
    for row in rows:
        falls[row.who] += row.falls
    return [who for who, _ in falls.most_common()]


def _in_bins(bins: Sequence[Bin], rows: Sequence[FallRow]) -> list[Bin]:
    return [
        Bin(one.first, one.last, sum(row.falls for row in rows if one.first <= row.when <= one.last))
        for one in bins
    ]


def _to_what(report: Report, words: ReportWords) -> str:
    """Causes in rows, the fallen in columns; the darker, the more."""
    count: Counter[tuple[str, str]] = Counter()
    causes: Counter[str] = Counter()
    for row in report.falls:
        count[row.to, row.who] += row.falls
        causes[row.to] += row.falls
    ranked = [cause for cause, _ in causes.most_common()]
    who, shown, rest = _who(report.falls), ranked[:CAUSES], ranked[CAUSES:]
    whole = sum(causes.values())
    rows = [(_cause(words, cause), [count[cause, one] for one in who]) for cause in shown]
    if rest:
        rows.append((words.say("report-others"), [sum(count[cause, one] for cause in rest) for one in who]))
    most = max(sum(values) for _, values in rows)
    cells = [
        [
            plots.words(name),
            plots.bar(plots.Scale(0, most), sum(values), "plain"),
            plots.number(str(sum(values)), words.percent(sum(values) / whole)),
            *(plots.number(str(value) if value else "·") for value in values),
        ]
        for name, values in rows
    ]
    axis = plots.axis("0", str(round(most / 2)), str(most))
    heads: list[plots.Head] = [
        words.say("report-cause"),
        axis,
        words.say("report-falls-count"),
        *map(words.name, who),
    ]
    title = words.say("report-to-what")
    return heading(title) + plots.figure(plots.table(title, heads, cells))


def _cause(words: ReportWords, cause: str) -> str:
    return words.name(cause) if cause else words.say("report-nothing-known")
