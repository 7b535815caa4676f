"""Laying out lines of text: wrapping, hanging indents, columns, two columns side by side."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text as Line

_RULER: Final = Console(file=io.StringIO(), width=200)


def wrapped(line: Line, width: int, hang: int = 2) -> list[Line]:
    """The line broken at spaces; every further line is indented."""
    if line.cell_len <= width and "\n" not in line.plain:
        return [line]
    first, *rest = line.wrap(_RULER, max(8, width - hang))
    for further in (first, *rest):
        further.rstrip()
    return [first, *(Line(" " * hang).append_text(further) for further in rest)]


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
