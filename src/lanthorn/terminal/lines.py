"""Laying out lines of text: wrapping, hanging indents, columns, two columns side by side."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text as Line


def wrapped(line: Line, width: int, hang: int = 2) -> list[Line]:
    """The line broken at spaces; every further line is indented.

    Rich would break at no-break spaces too, which French has before its signs.
    """
    if "\n" in line.plain:
        return [part for row in line.split("\n", allow_blank=True) for part in wrapped(row, width, hang)]
    first, *rest = line.divide(_breaks(line.plain, width, max(1, width - hang)))
    first.rstrip()
    return [first, *(Line(" " * hang).append_text(_stripped(row)) for row in rest)]


def _breaks(text: str, first_room: int, room: int) -> list[int]:
    """Where to break: before words that don't fit, and inside words that no line has room for."""
    breaks: list[int] = []
    used, left = 0, first_room
    for word in re.finditer(r" *[^ ]+", text):
        if used + cell_len(word[0]) <= left:
            used += cell_len(word[0])
            continue
        if used:
            breaks.append(word.start())
            left = room
        start = word.end() - len(word[0].lstrip())
        while cell_len(text[start : word.end()]) > left:
            start += max(1, len(_as_much_as_fits(text[start : word.end()], left)))
            breaks.append(start)
            left = room
        used = cell_len(text[start : word.end()])
    return breaks


def _as_much_as_fits(word: str, room: int) -> str:
    while cell_len(word) > room:
        word = word[:-1]
    return word


def _stripped(line: Line) -> Line:
    line.rstrip()
    indent = len(line.plain) - len(line.plain.lstrip(" "))
    return line[indent:] if indent and line.plain.strip() else line


def flowed(lines: Sequence[Line], width: int, gap: str = "   ") -> list[Line]:
    """Short lines set one after another, as many in a row as fit; long ones wrapped."""
    rows: list[Line] = []
    for line in lines:
        if rows and rows[-1].cell_len + len(gap) + line.cell_len <= width:
            rows[-1] = rows[-1].copy().append(gap).append_text(line)
        else:
            rows += wrapped(line, width)
    return rows


def in_columns(cells: Sequence[Line], width: int, gap: int = 2) -> list[Line]:
    """Equal columns, read downwards; lines that are too long for the page are wrapped."""
    if not cells:
        return []
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, (width + gap) // (widest + gap))
    if columns == 1:
        return [part for cell in cells for part in wrapped(cell, width, hang=4)]
    height = -(-len(cells) // columns)
    rows = [Line() for _ in range(height)]
    for i, cell in enumerate(cells):
        column, row = divmod(i, height)
        rows[row].append(" " * (column * (widest + gap) - rows[row].cell_len)).append_text(cell)
    return rows


def side_by_side(left: Sequence[Line], right: Sequence[Line], at: int) -> list[Line]:
    """Two blocks beside each other; the right one begins in column `at`."""
    rows = []
    for i in range(max(len(left), len(right))):
        row = left[i].copy() if i < len(left) else Line()
        if i < len(right):
            row.append(" " * (at - row.cell_len)).append_text(right[i])
        rows.append(row)
    return rows
