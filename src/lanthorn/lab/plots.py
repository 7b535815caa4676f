"""Drawings for reports: small pictures in the cells of tables, so that each has its numbers beside it.

Everything is placed in hundredths of the width, and so fits any screen; nothing needs a script. Words
that are handed in are plain: they are escaped here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final, NamedTuple

from lanthorn.lab.report_rows import Bin

ROW: Final = 28
"""The height of a drawing in a row."""
MIDDLE: Final = ROW // 2
STACKED: Final = 4
"""A table with at most so many columns is stacked on a phone."""
TALL: Final = 150
"""The height of a histogram that stands alone."""
SHAPES: Final = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
    "M-4.5-4.5h9v9h-9z",
    "M0-6 5.5 4.5h-11z",
    "M0-6.5 6.5 0 0 6.5-6.5 0z",
)
"""A circle, a square, a triangle, a diamond: one for each side, as at the table."""


class Scale(NamedTuple):
    """What lies at the left and at the right edge."""

    low: float
    high: float

    def at(self, value: float) -> float:
        """Hundredths of the width; what lies outside is at the edge."""
        if self.high <= self.low:
            return 0.0
        return round(100 * min(1.0, max(0.0, (value - self.low) / (self.high - self.low))), 2)


def edge(bounds: Iterable[float | None]) -> float:
    """How far a plot of differences of shares must reach to both sides: a round number."""
    farthest = max((abs(bound) for bound in bounds if bound is not None), default=1.0)
    return next((reach for reach in (0.1, 0.2, 0.4, 0.6, 0.8) if farthest <= reach), 1.0)


SHARES: Final = Scale(0.0, 1.0)


class Cell(NamedTuple):
    """What stands in a table: markup that is ready, and how it is set."""

    markup: str
    kind: str = ""


def words(text: str) -> Cell:
    return Cell(escape(text))


def titled(text: str, *small: str) -> Cell:
    """A name, with what tells it from others below it."""
    below = " · ".join(part for part in small if part)
    return Cell(escape(text) + (f"<small>{escape(below)}</small>" if below else ""))


def number(text: str, small: str = "") -> Cell:
    """A number, with something smaller below it."""
    below = f"<small>{escape(small)}</small>" if small else ""
    return Cell(f"{escape(text)}{below}", "number")


def drawing(inside: str, height: int = ROW) -> Cell:
    """A picture of what the other cells of its row say: not read out."""
    return Cell(f'<svg width="100%" height="{height}" aria-hidden="true">{inside}</svg>', "drawn")


def point(scale: Scale, value: float, low: float, high: float, side: int = 0, tone: str = "") -> Cell:
    """A value between its bounds."""
    style = tone or f"side-{side % len(SHAPES)}"
    left, right, middle = scale.at(low), scale.at(high), scale.at(value)
    ends = "".join(f'<line x1="{x}%" x2="{x}%" y1="{MIDDLE - 4}" y2="{MIDDLE + 4}"/>' for x in (left, right))
    bounds = f'<line x1="{left}%" x2="{right}%" y1="{MIDDLE}" y2="{MIDDLE}"/>{ends}'
    return drawing(f'<g class="bounds {style}">{bounds}</g>{_shape(middle, side, style)}')


def _shape(at: float, side: int, style: str) -> str:
    path = SHAPES[side % len(SHAPES)]
    return f'<svg x="{at}%" y="{MIDDLE}" overflow="visible"><path class="fill {style}" d="{path}"/></svg>'


def span(scale: Scale, low: float, middle: float, high: float) -> Cell:
    """Where most values lie, with a line in their middle."""
    left, right, centre = scale.at(low), scale.at(high), scale.at(middle)
    width = f"{max(right - left, 0.3):.2f}%"
    body = f'<rect class="span" x="{left}%" width="{width}" y="{MIDDLE - 5}" height="10" rx="3"/>'
    line = f'<line class="median" x1="{centre}%" x2="{centre}%" y1="{MIDDLE - 9}" y2="{MIDDLE + 9}"/>'
    return drawing(body + line)


def bar(scale: Scale, value: float, tone: str = "side-0") -> Cell:
    width = scale.at(value)
    return drawing(f'<rect class="fill {tone}" x="0" width="{width}%" y="{MIDDLE - 6}" height="12" rx="3"/>')


def columns(bins: Sequence[Bin], most: int, height: int = ROW) -> str:
    """The columns of a histogram, `most` being as high as it is."""
    width = 100 / max(1, len(bins))
    drawn = []
    for place, one in enumerate(bins):
        tall = round((height - 2) * one.count / most, 1) if most else 0
        if tall:
            x = f'x="{place * width + width * 0.06:.2f}%" width="{width * 0.88:.2f}%"'
            tip = f"<title>{span_name(one)}: {one.count}</title>"
            drawn.append(
                f'<rect class="fill plain" {x} y="{height - tall}" height="{tall}" rx="2">{tip}</rect>'
            )
    return "".join(drawn)


def span_name(one: Bin) -> str:
    return str(one.first) if one.first == one.last else f"{one.first}–{one.last}"


def histogram(bins: Sequence[Bin], caption: str, axis: str, heads: Sequence[Head], numbers: str) -> str:
    """A histogram, its axis, and its numbers as a table to unfold."""
    most = max((one.count for one in bins), default=0)
    label = escape(f"{caption}. {axis}")
    svg = (
        f'<svg class="columns" width="100%" height="{TALL}" role="img" aria-label="{label}">'
        f"{columns(bins, most, TALL)}</svg>"
    )
    rows = [[words(span_name(one)), number(str(one.count))] for one in bins]
    return figure(
        f'{title(caption)}{svg}{ticks(bins)}<p class="axis">{escape(axis)}</p>'
        f"{folded(numbers, table(caption, heads, rows))}",
    )


def ticks(bins: Sequence[Bin]) -> str:
    """The first numbers of some columns, each below its column."""
    each = max(1, -(-len(bins) // 6))
    width = 100 / max(1, len(bins))
    marks = "".join(
        f'<span style="left:{(place + 0.5) * width:.2f}%">{one.first}</span>'
        for place, one in enumerate(bins)
        if place % each == 0
    )
    return f'<div class="ticks" aria-hidden="true">{marks}</div>'


def axis(*labels: str) -> Cell:
    """The head of a column of drawings: what its left, its middle and its right edge stand for."""
    marks = "".join(f"<span>{escape(label)}</span>" for label in labels)
    return Cell(f'<div class="scale" aria-hidden="true">{marks}</div>', "drawn")


Head = str | Cell


def table(caption: str, heads: Sequence[Head], rows: Iterable[Sequence[Cell]], style: str = "") -> str:
    """A table that people, screen readers and other programs can read. The first cell names the row.

    A narrow one is stacked on a phone, which would make it something else than a table: so its roles are
    said.
    """
    kind = f"stack {style}" if len(heads) <= STACKED else style
    top = "".join(_head(head) for head in heads)
    body = "".join(_row(row) for row in rows)
    label = escape(caption)
    return (
        f'<div class="wide {kind}" tabindex="0" role="region" aria-label="{label}">'
        f'<table role="table"><caption class="hidden">{label}</caption>'
        f'<thead role="rowgroup"><tr role="row">{top}</tr></thead>'
        f'<tbody role="rowgroup">{body}</tbody></table></div>'
    )


def _head(head: Head) -> str:
    if isinstance(head, Cell):
        return f'<td role="cell" class="{head.kind}">{head.markup}</td>'
    return f'<th role="columnheader" scope="col">{escape(head)}</th>'


def _row(row: Sequence[Cell]) -> str:
    first, *others = row
    cells = "".join(f'<td role="cell" class="{cell.kind}">{cell.markup}</td>' for cell in others)
    return f'<tr role="row"><th role="rowheader" scope="row">{first.markup}</th>{cells}</tr>'


def figure(inside: str, note: str = "") -> str:
    """A plot, with something to be said about it."""
    below = f"<figcaption>{escape(note)}</figcaption>" if note else ""
    return f'<figure class="plot">{inside}{below}</figure>'


def title(text: str) -> str:
    return f'<p class="title">{escape(text)}</p>'


def folded(title: str, inside: str) -> str:
    return f"<details><summary>{escape(title)}</summary>{inside}</details>"
