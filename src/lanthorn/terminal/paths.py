"""Parallel paths as a few lines in columns: what lies beside what."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text as Line

from lanthorn.engine.scene import Meeple, Path, Piece, Space
from lanthorn.terminal.badges import HEALTH
from lanthorn.terminal.grid import FOE, FRIEND
from lanthorn.terminal.pieces import Table

NARROWEST: Final = 8
"""Columns below this width leave too little of the names."""


def draw_path(path: Path, table: Table, width: int) -> list[Line]:
    """A line for each row, columns below each other; nothing if there is one row only, or no room."""
    columns = sorted({space.column for space in path.spaces})
    rows = sorted({space.row for space in path.spaces})
    room = (width - 2) // max(1, len(columns))
    if len(rows) < 2 or room < NARROWEST:
        return []
    drawing = _Drawing(path, table, room)
    lines = [drawing.head(columns), *(drawing.row(row, columns) for row in rows)]
    for line in lines:
        line.rstrip()
    return lines


class _Drawing:
    def __init__(self, path: Path, table: Table, room: int) -> None:
        self.table, self.room = table, room
        self.spaces: dict[tuple[int, int], Space] = {}
        for space in path.spaces:
            self.spaces.setdefault((space.column, space.row), space)

    def head(self, columns: list[int]) -> Line:
        """The number of each column; one with a single space has its name instead."""
        line = Line("  ", "dim")
        for column in columns:
            here = [space for (at, _), space in self.spaces.items() if at == column]
            name = self.table.name(here[0].id) if len(here) == 1 else str(column)
            line.append(self._cell(name))
        return line

    def row(self, row: int, columns: list[int]) -> Line:
        line = Line("  ")
        for column in columns:
            space = self.spaces.get((column, row))
            line.append_text(self._space(space) if space else Line(" " * self.room))
        return line

    def _space(self, space: Space) -> Line:
        """Who stands here; else what lies here first."""
        pieces = self.table.at(space.id)
        figures = [piece for piece in pieces if isinstance(piece, Meeple)]
        if not pieces:
            return Line(self._cell(self.table.glyphs.dash), "dim")
        line = Line()
        shown = figures or pieces[:1]
        share = (self.room - 1) // len(shown)
        for piece in shown:
            style = (FOE if piece.foe else FRIEND) if isinstance(piece, Meeple) else ""
            line.append(self._piece(piece, share), style)
        return line.append(" " * (self.room - line.cell_len))

    def _piece(self, piece: Piece, room: int) -> str:
        """Its name as far as there is room for it beside its health."""
        name = self.table.sign(piece) + self.table.title(piece)
        hearts = [badge for badge in piece.face.badges if badge.icon == HEALTH]
        health = f" {self.table.badges(piece).sign(hearts[0])}" if hearts else ""
        return self._cut(name, room - cell_len(health)) + health

    def _cell(self, words: str) -> str:
        return set_cell_size(self._cut(words, self.room - 1), self.room)

    def _cut(self, words: str, room: int) -> str:
        if cell_len(words) <= room:
            return words
        sign = self.table.glyphs.cut
        return set_cell_size(words, max(1, room - cell_len(sign))).rstrip() + sign
