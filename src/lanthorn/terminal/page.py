"""A whole screen: the table, what happened, what is asked, in the space there is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.text import Text as Line

from lanthorn.engine.scene import Grid, HeroBoard, Path, Region
from lanthorn.terminal.grid import CellSize, cell_width, columns_of, draw_grid
from lanthorn.terminal.lines import flowed, side_by_side, wrapped
from lanthorn.terminal.paths import draw_path
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.regions import region_lines

NARROW: Final = 60
"""Below so many columns the board is told as a list."""
PANEL: Final = 24
"""So many columns beside the board are worth using."""
BESIDE: Final = 8
"""Cells at least so wide leave the board readable when there is something beside it."""
SHAPES: Final = ((3, True), (2, True), (2, False), (1, False))
"""Lines in a cell, and whether there are rules between cells: from roomy to dense."""
FEW_EVENTS: Final = 4


def compose(
    table: Table,
    width: int,
    height: int,
    lit: frozenset[str],
    events: Sequence[Line],
    below: Sequence[Line],
    choosable: frozenset[str] = frozenset(),
) -> list[Line]:
    """The roomiest page that fits and tells all that happened, or else the densest. If that is too high, too,
    what can't be chosen now is told by its name alone: all that is neither lit nor else choosable."""

    def page_of(shape: tuple[int, bool], brief: bool = False) -> tuple[list[Line], bool]:
        told_in_brief = _not_touched(table, lit | choosable) if brief else frozenset()
        table_lines = [*_status(table, width), *_body(table, width, shape, lit, told_in_brief)]
        room = max(height - len(table_lines) - len(below), FEW_EVENTS)
        told = _in_full(events, room, width - 2)
        newest = told or _newest(events, room, table, width - 2)
        page = [*table_lines, *(Line("  ").append_text(line) for line in newest), *below]
        return page, len(page) <= height and (bool(told) or not events)

    page: list[Line] = []
    for shape in SHAPES:
        page, fits = page_of(shape)
        if width < NARROW or fits:
            return page
    return page if len(page) <= height else page_of(SHAPES[-1], brief=True)[0]


def _not_touched(table: Table, lit: frozenset[str]) -> frozenset[str]:
    """The regions in which nothing can be chosen now."""
    return frozenset(
        region.id
        for region in table.scene.regions
        if not lit.intersection([region.id, *(piece.id for piece in table.at(region.id))])
    )


def _in_full(events: Sequence[Line], room: int, width: int) -> list[Line]:
    """All events, from a new line each if that fits, else as running text; nothing if neither fits."""
    apart = [part for event in events for part in wrapped(event, width)]
    if len(apart) <= room:
        return apart
    running = _running(events, width)
    return running if len(running) <= room else []


def _newest(events: Sequence[Line], room: int, table: Table, width: int) -> list[Line]:
    """The last events as running text, after a sign that there were more."""
    sign = Line(f"{table.glyphs.cut} {table.words.own('earlier')}", "dim")
    running: list[Line] = []
    for first in range(1, len(events) + 1):
        running = _running([sign, *events[first:]], width)
        if len(running) <= room:
            break
    return running


def _running(events: Sequence[Line], width: int) -> list[Line]:
    return wrapped(Line(" ").join(events), width, hang=0)


def _status(table: Table, width: int) -> list[Line]:
    words = [table.words.game(), *(table.words.say(text) for text in table.scene.status)]
    return flowed([Line(word, "bold") for word in words], width, gap=f" {table.glyphs.dash} ")


def _body(
    table: Table, width: int, shape: tuple[int, bool], lit: frozenset[str], brief: frozenset[str]
) -> list[Line]:
    """Boards first, the rest beside the first board as far as it reaches, then below."""
    regions = table.scene.regions
    grids = [region for region in regions if isinstance(region, Grid)]
    others = [region for region in regions if not isinstance(region, Grid)]
    if width < NARROW or not grids:
        return _listed(regions, table, width, brief)
    first, *rest = grids
    beside = cell_width(first, width - PANEL - 1) if others else 0
    if beside >= BESIDE:
        lines = _with_panel(first, others, table, width, CellSize(beside, *shape), lit)
    else:
        lines = [*_board(first, table, width, shape, lit), *_listed(others, table, width, brief)]
    return [*lines, *(line for grid in rest for line in _board(grid, table, width, shape, lit))]


def _board(grid: Grid, table: Table, width: int, shape: tuple[int, bool], lit: frozenset[str]) -> list[Line]:
    cell = cell_width(grid, width)
    if not cell:
        return _listed([grid], table, width)
    return draw_grid(grid, table, CellSize(cell, *shape), lit)


def _with_panel(
    grid: Grid, others: Sequence[Region], table: Table, width: int, size: CellSize, lit: frozenset[str]
) -> list[Line]:
    board = draw_grid(grid, table, size, lit)
    at = (size.width + 1) * columns_of(grid) + 2
    panel, waiting = _panel(others, table, width - at, len(board), roomy=True)
    if waiting:
        panel, waiting = _panel(others, table, width - at, len(board), roomy=False)
    return [*side_by_side(board, panel, at), *_listed(waiting, table, width)]


def _panel(
    regions: Sequence[Region], table: Table, width: int, height: int, roomy: bool
) -> tuple[list[Line], Sequence[Region]]:
    """Regions below each other as far as the height reaches, and those that are left."""
    panel: list[Line] = []
    for number, region in enumerate(regions):
        block = [part for line in region_lines(region, table, roomy) for part in wrapped(line, width)]
        is_hero, after_hero = (isinstance(regions[i], HeroBoard) for i in (number, number - 1))
        gap = [Line()] if roomy and panel and is_hero != after_hero else []
        if len(panel) + len(gap) + len(block) > height:
            return panel, regions[number:]
        panel += [*gap, *block]
    return panel, ()


def _listed(
    regions: Sequence[Region], table: Table, width: int, brief: frozenset[str] = frozenset()
) -> list[Line]:
    """Regions below each other; those of one line share a line."""
    return list(_flow_short_ones(regions, table, width, brief))


def _flow_short_ones(
    regions: Sequence[Region], table: Table, width: int, brief: frozenset[str]
) -> Iterator[Line]:
    short: list[Line] = []
    for region in regions:
        drawing = draw_path(region, table, width) if isinstance(region, Path) and width >= NARROW else []
        lines = region_lines(region, table, drawn=bool(drawing), brief=region.id in brief)
        if drawing:
            yield from (*flowed(short, width), *wrapped(lines.pop(0), width), *drawing)
            short = []
        if len(lines) == 1 and lines[0].cell_len <= width:
            short += lines
            continue
        yield from flowed(short, width)
        short = []
        listed = 2 if isinstance(region, HeroBoard) else 4  # so that further lines don't look like entries
        hangs = [listed if line.plain.startswith(" ") else 2 for line in lines]
        yield from (
            part for line, hang in zip(lines, hangs, strict=True) for part in wrapped(line, width, hang)
        )
    yield from flowed(short, width)
