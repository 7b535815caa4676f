"""A grid as a box-drawn board. A cell tells its square, what lies there and who stands there."""

from __future__ import annotations

from typing import Final

import msgspec
from rich.cells import cell_len, set_cell_size
from rich.text import Text as Line

from lanthorn.engine.scene import Grid, Meeple, Space
from lanthorn.terminal.pieces import Table

BACK: Final = "dim"
FRIEND: Final = "bold cyan"
FOE: Final = "bold red"
LIT: Final = "bold yellow"
VEIL: Final = "sight-disabled"
"""The icon of a badge that says: face down, but you may look."""
NARROWEST: Final = 6
WIDEST: Final = 14
LETTERS: Final = 3
"""So many letters of a name should be seen."""

UP, RIGHT, DOWN, LEFT = 1, 2, 4, 8


class CellSize(msgspec.Struct, frozen=True):
    """How much room a square gets; without rules, squares touch and the board is lower."""

    width: int
    height: int
    ruled: bool = True


def columns_of(grid: Grid) -> int:
    return 1 + max((space.column for space in grid.spaces), default=0)


def rows_of(grid: Grid) -> int:
    return 1 + max((space.row for space in grid.spaces), default=0)


def cell_width(grid: Grid, room: int) -> int:
    """The widest cell with which the board fits into so many columns; 0 if none does."""
    columns = columns_of(grid)
    width = (room - columns - 1) // columns
    return min(width, WIDEST) if width >= NARROWEST else 0


def draw_grid(grid: Grid, table: Table, size: CellSize, lit: frozenset[str]) -> list[Line]:
    """The board from its highest row down to row 0."""
    return _Board(grid, table, size, lit).draw()


class _Board:
    def __init__(self, grid: Grid, table: Table, size: CellSize, lit: frozenset[str]) -> None:
        self.spaces = {(space.column, space.row): space for space in grid.spaces}
        self.columns, self.rows = columns_of(grid), rows_of(grid)
        self.table, self.size, self.lit = table, size, lit

    def draw(self) -> list[Line]:
        lines: list[Line] = []
        for row in reversed(range(self.rows)):
            if self.size.ruled or row == self.rows - 1:
                lines.append(self._rule(row + 1))
            lines += self._row(row)
        lines.append(self._rule(0))
        return lines

    def _has(self, column: int, row: int) -> bool:
        return (column, row) in self.spaces

    def _rule(self, row: int) -> Line:
        """The line below `row` and above `row - 1`."""
        line = Line(style=BACK)
        for column in range(self.columns + 1):
            line.append(self._joint(column, row))
            if column < self.columns:
                drawn = self._has(column, row) or self._has(column, row - 1)
                line.append((self.table.glyphs.box[LEFT | RIGHT] if drawn else " ") * self.size.width)
        return line

    def _joint(self, column: int, row: int) -> str:
        """The corner at the lower left of a square, with an arm wherever a line leaves it."""
        upper = self._has(column - 1, row), self._has(column, row)
        lower = self._has(column - 1, row - 1), self._has(column, row - 1)
        arms = UP * any(upper) + DOWN * any(lower)
        arms += LEFT * (upper[0] or lower[0]) + RIGHT * (upper[1] or lower[1])
        return self.table.glyphs.box[arms]

    def _row(self, row: int) -> list[Line]:
        wall = self.table.glyphs.box[UP | DOWN]
        lines = [Line() for _ in range(self.size.height)]
        cells = [self._cell(column, row) for column in range(self.columns)]
        for column in range(self.columns + 1):
            drawn = self._has(column - 1, row) or self._has(column, row)
            for i, line in enumerate(lines):
                line.append(wall if drawn else " ", BACK)
                if column < self.columns:
                    line.append_text(cells[column][i])
        return lines

    def _cell(self, column: int, row: int) -> list[Line]:
        space = self.spaces.get((column, row))
        if space is None:
            return [Line(" " * self.size.width) for _ in range(self.size.height)]
        return _Cell(space, self.table, self.size, space.id in self.lit).draw()


class _Cell:
    """One square. High cells give the tile and the figures a line each; low ones share it."""

    def __init__(self, space: Space, table: Table, size: CellSize, lit: bool) -> None:
        self.space, self.table, self.size, self.lit = space, table, size, lit
        pieces = table.at(space.id)
        self.figures = [piece for piece in pieces if isinstance(piece, Meeple)]
        self.lying = [piece for piece in pieces if not isinstance(piece, Meeple)]
        self.covered = any(piece.face.hidden for piece in self.lying)
        self.veiled = any(badge.icon == VEIL for piece in self.lying for badge in piece.face.badges)

    def draw(self) -> list[Line]:
        if self.size.height == 1:
            return [self._only_line()]
        figures = [self._figures(row, self.size.width) for row in self._figure_rows()]
        words = self._tile_words(self.size.height - 1 - len(figures))
        return [self._head(), *map(self._fill, words), *figures]

    def _figure_rows(self) -> list[list[Meeple]]:
        """A line for each figure if the tile leaves so many lines, otherwise one line for all."""
        named = any(not piece.face.hidden for piece in self.lying)
        if len(self.figures) < self.size.height - named:
            return [[figure] for figure in self.figures]
        return [self.figures]

    def _fill(self, word: str) -> Line:
        """A line of the tile: words on the ground, or on the shaded back of a face-down tile."""
        ground = self.table.glyphs.veil if self.veiled and not word else self._ground()
        return Line(word).append(ground * (self.size.width - cell_len(word)), BACK)

    def _ground(self) -> str:
        return self.table.glyphs.back if self.covered else " "

    def _head(self) -> Line:
        """The square's name, a mark if it can be chosen, and the number of what lies there."""
        line = self._name()
        room = self.size.width - line.cell_len
        badge = self._badges(room)
        line.append(self._ground() * (room - cell_len(badge)), BACK)
        return line.append(badge, "bold")

    def _name(self) -> Line:
        label = self.table.words.say(self.space.label) if self.space.label else self.space.id
        label = self._cut(label, self.size.width - 1)
        if self.lit:
            return Line(label, LIT).append(self.table.glyphs.lit, LIT)
        return Line(label, BACK)

    def _badges(self, room: int) -> str:
        """As many as there is room for; the last, which say that a tile is face down, go first."""
        shown = ""
        badges = [badge for piece in self.lying for badge in self.table.numbers(piece)]
        for badge in reversed(badges):
            longer = f"{badge} {shown}".rstrip()
            shown = longer if cell_len(longer) <= room else shown
        return shown

    def _tile_words(self, lines: int) -> list[str]:
        """The names of what lies here, broken at spaces, in exactly so many lines."""
        names = [self.table.title(piece) for piece in self.lying if not piece.face.hidden]
        words = " ".join(names).split()
        rows: list[str] = []
        for word in words:
            if rows and cell_len(f"{rows[-1]} {word}") <= self.size.width:
                rows[-1] += f" {word}"
            else:
                rows.append(word)
        if len(rows) > lines and lines:
            rows[lines - 1] = " ".join(rows[lines - 1 :])
        rows = rows[:lines] + [""] * (lines - len(rows))
        return [self._cut(row, self.size.width) for row in rows]

    def _figures(self, figures: list[Meeple], room: int) -> Line:
        """Figures side by side, with a space between them if there is room."""
        count = len(figures)
        gap = " " if room >= 10 * count else ""
        share = (room - len(gap) * (count - 1)) // count
        line = Line(gap).join([self._figure(figure, share) for figure in figures])
        line.append(" " * (room - line.cell_len))
        line.truncate(room)
        return line

    def _figure(self, figure: Meeple, room: int) -> Line:
        """Sign, name as far as there is room, and number and marks, which always have room: without
        the heart, rather than leave a letter that two heroes share."""
        style = FOE if figure.foe else FRIEND
        number = "".join([*self.table.numbers(figure)[:1], *self.table.marks(figure)])
        name = self.table.title(figure)
        if 1 + cell_len(f"{name} {number}") <= room:
            name += " "
        elif 1 + LETTERS + cell_len(number) > room:
            number = number.removeprefix(self.table.glyphs.heart)
        short = _shorten(name, max(1, room - 1 - cell_len(number)))
        return Line(self.table.sign(figure) + short + number, f"{style} dim" if figure.spent else style)

    def _only_line(self) -> Line:
        line = self._name()
        room = self.size.width - line.cell_len
        if self.figures:
            return line.append(" ").append_text(self._figures(self.figures, room - 1))
        words = " ".join([self._badges(room - 1), *self._tile_words(1)]).strip()
        if words:
            return line.append(" ").append(set_cell_size(words, room - 1))
        return line.append(self._ground() * room, BACK)

    def _cut(self, words: str, room: int) -> str:
        if cell_len(words) <= room:
            return words
        sign = self.table.glyphs.cut
        return set_cell_size(words, room - cell_len(sign)).rstrip() + sign


def _shorten(name: str, room: int) -> str:
    """The start of a name, with the number at its end: Goblin 1 becomes Gobl1."""
    if cell_len(name) <= room:
        return name
    words, _, number = name.rpartition(" ")
    if not number.isdigit() or cell_len(number) >= room:
        return set_cell_size(name, room)
    return set_cell_size(words, room - cell_len(number)) + number
