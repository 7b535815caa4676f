"""A comparison of two packs as a page."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lanthorn.lab import plots
from lanthorn.lab.compare_rows import Comparison, Difference
from lanthorn.lab.report_page import Section, card, facts, heading, notice, page, paragraphs
from lanthorn.lab.report_words import ReportWords

SHARES = ("wins", "ending", "use")
"""What is measured as a share of the games; the rest are means."""


def comparison_to_html(comparison: Comparison, language: str) -> str:
    """One file, without anything from elsewhere."""
    words = ReportWords(language, comparison.names, comparison.settings)
    sections = [
        _results(comparison, words),
        _changes(comparison, words),
        *([_use(comparison, words)] if comparison.use else []),
        Section("about", words.say("report-about"), "", paragraphs(_about(words))),
    ]
    foot = words.say("compare-foot", version=comparison.lanthorn)
    above = words.say("compare-title", a=comparison.a, b=comparison.b)
    return page(words, words.name("game"), above, _top(comparison, words), sections, foot)


def _top(comparison: Comparison, words: ReportWords) -> str:
    rows = [
        (words.say("report-games"), str(comparison.games)),
        (words.say("report-bots"), ", ".join(comparison.bots)),
        (words.say("report-settings"), words.agreed(comparison.settings, comparison.told)),
        (words.say("report-seed"), str(comparison.seed)),
    ]
    found = facts(rows)
    if comparison.interrupted:
        found += notice(words.say("report-partial", games=comparison.games, wanted=comparison.wanted))
    if comparison.same_content:
        found += notice(words.say("compare-same"))
    return found + f'<div class="cards">{"".join(_cards(comparison, words))}</div>'


def _cards(comparison: Comparison, words: ReportWords) -> Iterable[str]:
    for title, rows in (
        (words.say("compare-card-results"), comparison.results),
        (words.say("compare-card-use"), comparison.use),
    ):
        shown = sum(row.is_shown for row in rows)
        yield card(title, str(shown), words.say("compare-of-rows", rows=len(rows)))
    fields = words.say("compare-card-changes")
    yield card(fields, str(len(comparison.changes)), words.say("compare-in-content"))


def _changes(comparison: Comparison, words: ReportWords) -> Section:
    title = words.say("compare-changes")
    if not comparison.changes:
        return Section("changes", title, words.say("compare-no-changes"), "")
    none = words.say("compare-none")
    cells = [
        [
            plots.titled(row.entry, row.file),
            plots.words(row.field or words.say("compare-entry")),
            plots.words(none if row.a is None else row.a),
            plots.words(none if row.b is None else row.b),
        ]
        for row in comparison.changes
    ]
    heads: list[plots.Head] = [
        words.say("compare-thing"),
        words.say("compare-field"),
        comparison.a,
        comparison.b,
    ]
    return Section("changes", title, "", plots.figure(plots.table(title, heads, cells)))


def _results(comparison: Comparison, words: ReportWords) -> Section:
    body = ""
    for variant, bots in dict.fromkeys((row.variant, row.bots) for row in comparison.results):
        rows = [row for row in comparison.results if (row.variant, row.bots) == (variant, bots)]
        name = words.variant_named(comparison.variants, variant) if variant else words.say("compare-all")
        title = words.say("report-pair", name=name, value=bots)
        body += heading(title) + _table(comparison, words, title, rows)
    lead = words.say("compare-results-lead", a=comparison.a, b=comparison.b)
    return Section(
        "results", words.say("compare-results"), lead, body or paragraphs([words.say("compare-nothing")])
    )


def _use(comparison: Comparison, words: ReportWords) -> Section:
    title = words.say("compare-use")
    ranked = sorted(comparison.use, key=lambda row: (not row.is_shown, -abs(row.difference)))
    table = _table(comparison, words, title, ranked)
    return Section("use", title, words.say("compare-use-lead"), table)


def _table(comparison: Comparison, words: ReportWords, title: str, rows: Sequence[Difference]) -> str:
    edge = plots.edge(bound for row in rows for bound in _relative(row))
    axis = plots.axis(words.whole_points(-edge), "0", words.whole_points(edge))
    heads: list[plots.Head] = [
        words.say("compare-measured"),
        f"{comparison.a} → {comparison.b}",
        axis,
        words.say("report-difference"),
    ]
    cells = [_row(words, row, plots.Scale(-edge, edge), _is_alone(comparison, row)) for row in rows]
    return plots.figure(plots.table(title, heads, cells, "signed"))


def _is_alone(comparison: Comparison, row: Difference) -> bool:
    wins = [one for one in comparison.results if one.what == "wins" and one.variant == row.variant]
    return len({one.about for one in wins}) == 1


def _relative(row: Difference) -> tuple[float | None, float | None]:
    """The bounds of a share as they are; those of a mean beside its first value."""
    whole = 1.0 if row.what in SHARES else abs(row.a)
    if row.low is None or row.high is None or not whole:
        return None, None
    return row.low / whole, row.high / whole


def _row(words: ReportWords, row: Difference, scale: plots.Scale, is_alone: bool) -> list[plots.Cell]:
    is_share = row.what in SHARES
    shown = words.percent if is_share else words.number
    values = plots.number(f"{shown(row.a)} → {shown(row.b)}", words.say("compare-deals", deals=row.deals))
    low, high = _relative(row)
    name = plots.words(_measured(words, row, is_alone))
    if row.low is None or row.high is None or low is None or high is None:
        difference = words.points(row.difference) if is_share else words.signed(row.difference)
        return [name, values, plots.drawing(""), plots.number(difference, words.say("compare-few"))]
    tone = ("up" if row.difference > 0 else "down") if row.is_shown else "noise"
    point = plots.point(scale, (low + high) / 2 if not is_share else row.difference, low, high, tone=tone)
    return [name, values, point, _verdict(words, row, is_share)]


def _verdict(words: ReportWords, row: Difference, is_share: bool) -> plots.Cell:
    """The difference, if there is one; otherwise that none is shown."""
    assert row.low is not None
    assert row.high is not None
    between = (
        words.points_between(row.low, row.high) if is_share else words.numbers_between(row.low, row.high)
    )
    if not row.is_shown:
        return plots.number(words.say("compare-noise"), between)
    difference = words.points(row.difference) if is_share else words.signed(row.difference)
    return plots.number(f"{difference} {'▲' if row.difference > 0 else '▼'}", between)


def _measured(words: ReportWords, row: Difference, is_alone: bool) -> str:
    if row.what == "wins":
        return words.say("report-card-wins", side=words.side(row.about, is_alone))
    if row.what == "ending":
        return words.name(row.about) if row.about else words.say("report-unfinished")
    if row.what == "use":
        return words.name(row.about)
    if row.what == "decisions":
        return words.say("report-axis-decisions")
    return words.say("report-axis-turns") if row.what == "turns" else words.say("report-falls")


def _about(words: ReportWords) -> list[str]:
    return [
        words.say("compare-about-deals"),
        words.say("compare-about-noise"),
        words.say("report-about-bots"),
    ]
