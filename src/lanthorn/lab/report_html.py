"""A report as a page."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from lanthorn.engine.game import Choice
from lanthorn.lab import plots
from lanthorn.lab.report_falls_html import falls_section
from lanthorn.lab.report_page import Section, card, facts, heading, notice, page, paragraphs
from lanthorn.lab.report_plan import BASE, variant_name
from lanthorn.lab.report_rows import Length, Report, Use, Verb, Win
from lanthorn.lab.report_sums import DECISIONS, TURNS
from lanthorn.lab.report_words import ReportWords

COMMON: Final = 12
"""So many sorts of decisions are shown at once."""


def to_html(report: Report, language: str) -> str:
    """One file, without anything from elsewhere."""
    words = ReportWords(language, report.names, report.settings)
    parts = [
        wins_section(report, words),
        lengths_section(report, words),
        endings_section(report, words),
        falls_section(report, words),
        use_section(report, words),
        decisions_section(report, words),
        Section("about", words.say("report-about"), "", paragraphs(_about(words))),
    ]
    sections = [part for part in parts if part is not None]
    foot = words.say("report-foot", version=report.lanthorn, content=report.content)
    return page(words, words.name("game"), words.say("report-title"), _top(report, words), sections, foot)


def _top(report: Report, words: ReportWords) -> str:
    rows = [
        (words.say("report-games"), str(report.games)),
        (words.say("report-bots"), ", ".join(report.bots)),
        (words.say("report-settings"), words.agreed(report.settings, report.told)),
        (words.say("report-packs"), ", ".join(report.packs)),
        (words.say("report-seed"), str(report.seed)),
    ]
    return (
        facts(rows) + _notices(report, words) + f'<div class="cards">{"".join(_cards(report, words))}</div>'
    )


def _notices(report: Report, words: ReportWords) -> str:
    found = ""
    if report.interrupted:
        found += notice(words.say("report-partial", games=report.games, wanted=report.wanted))
    if report.left_out:
        lines = [
            words.say("report-pair", name=row.variant, value=row.why[words.language])
            for row in report.left_out
        ]
        found += notice(words.say("report-left-out"), lines)
    return found


def _cards(report: Report, words: ReportWords) -> Iterator[str]:
    """The agreed game, played by the first line-up."""
    first = report.bots[0]
    base = [row for row in report.wins if row.variant == BASE and row.bots == first]
    for row in base:
        side = words.side(row.side, len(base) == 1)
        yield card(
            words.say("report-card-wins", side=side),
            words.percent(row.share),
            words.shares_between(row.low, row.high),
        )
    for length in report.lengths:
        if length.variant == BASE and length.bots == first:
            title = (
                words.say("report-card-turns") if length.unit == TURNS else words.say("report-card-decisions")
            )
            most = words.say("report-most-between", low=length.tenth, high=length.ninetieth)
            yield card(title, str(length.median), most)


# Wins


def wins_section(report: Report, words: ReportWords) -> Section:
    several = len(report.bots) > 1
    body = ""
    for setting in report.varied:
        rows = [(row, value) for row, value in _of_setting(report, setting) if _tells(report, row)]
        if len({row.variant for row, _ in rows}) > 1:
            labelled = [(words.value(setting, value), row) for row, value in rows]
            body += _wins(words, words.name(f"setting-{setting}"), labelled, several)
    base = [row for row in report.wins if row.variant == BASE and _tells(report, row)]
    if several or not body:
        title = words.say("report-by-bots") if several else words.say("report-base")
        body = _wins(words, title, [(row.bots, row) for row in base], False) + body
    lead = words.say("report-wins-lead")
    if not all(_tells(report, row) for row in report.wins):
        lead += " " + words.say("report-wins-others", side=words.side(report.wins[0].side, False))
    return Section("wins", words.say("report-wins"), lead, body)


def _tells(report: Report, row: Win) -> bool:
    """Where one of two sides always wins, the second side's share says nothing new."""
    of_game = [one for one in report.wins if (one.variant, one.bots) == (row.variant, row.bots)]
    return row.team == 0 or len(of_game) != 2 or sum(one.wins for one in of_game) != row.games


def _of_setting(report: Report, setting: str) -> list[tuple[Win, Choice]]:
    """The rows of each value of a setting, in the order of the values; one of them is the agreed game."""
    found: list[tuple[Win, Choice]] = []
    for value in report.varied[setting]:
        name = BASE if value == report.settings[setting] else variant_name(setting, value)
        found += [(row, value) for row in report.wins if row.variant == name]
    return found


def _wins(words: ReportWords, title: str, rows: Sequence[tuple[str, Win]], with_bots: bool) -> str:
    sides = Counter((row.variant, row.bots) for _, row in rows)
    cells = []
    for label, row in rows:
        small = [words.side(row.side, False)] if sides[row.variant, row.bots] > 1 else []
        small += [row.bots] if with_bots else []
        cells.append(
            [
                plots.titled(label, *small),
                plots.point(plots.SHARES, row.share, row.low, row.high, row.team),
                plots.number(words.percent(row.share), words.shares_between(row.low, row.high)),
                plots.number(words.say("report-of", count=row.wins, games=row.games)),
            ]
        )
    axis = plots.axis(*(words.whole_percent(share) for share in (0, 0.5, 1)))
    heads: list[plots.Head] = [title, axis, words.say("share"), words.say("wins")]
    return heading(title) + plots.figure(plots.table(title, heads, cells))


# Lengths


def lengths_section(report: Report, words: ReportWords) -> Section:
    body = ""
    for unit, title, axis in (
        (DECISIONS, words.say("report-in-decisions"), words.say("report-axis-decisions")),
        (TURNS, words.say("report-in-turns"), words.say("report-axis-turns")),
    ):
        rows = [row for row in report.lengths if row.unit == unit]
        if rows:
            body += heading(title) + _spans(report, words, title, rows)
            shown = [row for row in rows if row.variant == BASE]
            body += '<div class="two">' + "".join(_histogram(words, row, axis) for row in shown) + "</div>"
    return Section("lengths", words.say("report-lengths"), words.say("report-lengths-lead"), body)


def _spans(report: Report, words: ReportWords, title: str, rows: Sequence[Length]) -> str:
    scale = plots.Scale(0, max(row.ninetieth for row in rows) * 1.05)
    cells = [
        [
            plots.titled(words.variant_named(report.variants, row.variant), row.bots),
            plots.span(scale, row.tenth, row.median, row.ninetieth),
            plots.number(
                str(row.median), words.say("report-from-to-numbers", low=row.tenth, high=row.ninetieth)
            ),
            plots.number(words.number(row.mean), words.say("report-at-most", least=row.least, most=row.most)),
        ]
        for row in rows
    ]
    axis = plots.axis("0", str(round(scale.high / 2)), str(round(scale.high)))
    heads: list[plots.Head] = [
        words.say("report-variant"),
        axis,
        words.say("report-median"),
        words.say("report-mean"),
    ]
    return plots.figure(plots.table(title, heads, cells), words.say("report-span-note"))


def _histogram(words: ReportWords, row: Length, axis: str) -> str:
    caption = words.say("report-pair", name=words.say("report-base"), value=row.bots)
    heads: list[plots.Head] = [axis, words.say("played")]
    return plots.histogram(row.bins, caption, axis, heads, words.say("report-numbers"))


def endings_section(report: Report, words: ReportWords) -> Section:
    """How games end: for each variant and line-up, the share of each way."""
    cells = []
    for row in report.endings:
        variant = words.variant_named(report.variants, row.variant)
        reason = words.name(row.reason) if row.reason else words.say("report-unfinished")
        cells.append(
            [
                plots.titled(reason, variant, row.bots),
                plots.bar(plots.SHARES, row.share, "plain"),
                plots.number(words.percent(row.share), words.say("report-count", count=row.games)),
            ]
        )
    axis = plots.axis(*(words.whole_percent(share) for share in (0, 0.5, 1)))
    title = words.say("report-endings")
    heads: list[plots.Head] = [words.say("report-ending"), axis, words.say("share")]
    return Section("endings", title, "", plots.figure(plots.table(title, heads, cells)))


# Content


def use_section(report: Report, words: ReportWords) -> Section | None:
    if not report.use:
        return None
    body, side = "", words.side(report.wins[0].side, _is_alone(report)) if report.wins else ""
    for sort in dict.fromkeys(row.sort for row in report.use):
        rows = [row for row in report.use if row.sort == sort]
        body += heading(words.name(f"content-{sort}")) + _uses(words, words.name(f"content-{sort}"), rows)
    shown = sum(row.is_shown for row in report.use)
    compared = sum(row.difference is not None for row in report.use)
    note = words.say("report-use-shown", shown=shown, compared=compared)
    lead = words.say("report-use-lead", side=side)
    return Section("use", words.say("report-use"), lead, paragraphs([note]) + body)


def _is_alone(report: Report) -> bool:
    return all(row.team == 0 for row in report.wins if row.variant == BASE)


def _uses(words: ReportWords, title: str, rows: Sequence[Use]) -> str:
    edge = plots.edge(bound for row in rows for bound in (row.low, row.high))
    axis = plots.axis(words.whole_points(-edge), "0", words.whole_points(edge))
    ranked = sorted(rows, key=lambda row: -(row.difference or 0.0))
    cells = [_use(words, row, plots.Scale(-edge, edge)) for row in ranked]
    heads: list[plots.Head] = [title, words.say("report-used-in"), axis, words.say("report-difference")]
    return plots.figure(plots.table(title, heads, cells, "signed"))


def _use(words: ReportWords, row: Use, scale: plots.Scale) -> list[plots.Cell]:
    share = words.percent(row.used_in / row.games)
    used = plots.number(share, words.say("report-times", number=words.number(row.times / row.games)))
    name = plots.words(words.name(row.thing))
    if row.difference is None or row.low is None or row.high is None:
        return [name, used, plots.drawing(""), plots.number("–", words.say("report-always"))]
    tone = ("up" if row.difference > 0 else "down") if row.is_shown else "noise"
    mark = (" ▲" if row.difference > 0 else " ▼") if row.is_shown else ""
    point = plots.point(scale, row.difference, row.low, row.high, tone=tone)
    between = words.points_between(row.low, row.high)
    return [name, used, point, plots.number(words.points(row.difference) + mark, between)]


def decisions_section(report: Report, words: ReportWords) -> Section:
    tables = dict.fromkeys((row.bots, row.seat) for row in report.decisions)
    body = "".join(
        _verbs(words, [row for row in report.decisions if (row.bots, row.seat) == table]) for table in tables
    )
    lead = words.say("report-decisions-lead")
    return Section("decisions", words.say("report-decisions"), lead, f'<div class="two">{body}</div>')


def _verbs(words: ReportWords, rows: Sequence[Verb]) -> str:
    """The decisions of one seat; those that are rare are folded away."""
    whole, most = sum(row.per_game for row in rows), max(row.per_game for row in rows)
    title = words.say("report-pair", name=words.name(f"seat-{rows[0].seat}"), value=rows[0].bots)
    cells = [
        [
            plots.words(words.name(f"verb-{row.verb}")),
            plots.bar(plots.Scale(0, most), row.per_game, "plain"),
            plots.number(words.number(row.per_game)),
            plots.number(words.percent(row.per_game / whole)),
        ]
        for row in rows
    ]
    heads: list[plots.Head] = [
        words.say("report-decision"),
        plots.axis("0", words.number(most / 2), words.number(most)),
        words.say("report-per-game"),
        words.say("share"),
    ]
    inside = plots.title(title) + plots.table(title, heads, cells[:COMMON])
    if cells[COMMON:]:
        inside += plots.folded(words.say("report-rarer"), plots.table(title, heads, cells[COMMON:]))
    return plots.figure(inside, words.say("report-in-all", number=words.number(whole)))


def _about(words: ReportWords) -> list[str]:
    return [
        words.say("report-about-intervals"),
        words.say("report-about-use"),
        words.say("report-about-many"),
        words.say("report-about-bots"),
    ]
