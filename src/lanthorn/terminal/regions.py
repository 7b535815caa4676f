"""Every region but the grid, in a line or a few."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.text import Text as Line

from lanthorn.engine.scene import (
    Bag,
    Dial,
    Die,
    Grid,
    Hand,
    HeroBoard,
    Meeple,
    Meter,
    Path,
    Piece,
    Pile,
    Region,
    Row,
    StoryPage,
    Track,
)
from lanthorn.terminal.badges import HEALTH
from lanthorn.terminal.pieces import Table, spaces_of

MOST_PIPS = 6
FEW, LONG = 3, 38
"""More pieces than this, with more to read on each than this, get a line each."""


def region_lines(
    region: Region, table: Table, roomy: bool = False, drawn: bool = False, brief: bool = False
) -> list[Line]:
    """What there is to say of a region, each line still to be wrapped; with room, what heroes can do; of one
    that is drawn, not again who stands where; in brief, of cards and the like nothing but their names."""
    if isinstance(region, HeroBoard):
        return [*_hero(region, table, brief), *(_ability(region, table) if roomy else [])]
    if isinstance(region, StoryPage):
        return _story(region, table)
    if isinstance(region, Dial):
        return [_titled(region, table, _dial(region, table))]
    if isinstance(region, Track):
        return _track(region, table)
    if isinstance(region, Bag):
        return [_titled(region, table, _bag(region, table))]
    if isinstance(region, Hand | Pile):
        return _counted(region, table, brief)
    if brief and isinstance(region, Row):
        names = list_pieces(_lying(region, table), table, brief)
        return _with_list(region, table, "", names) if names else []
    return _places(region, table, drawn)


def _titled(region: Region, table: Table, words: str) -> Line:
    title = table.words.say(region.title) if region.title else region.id
    return Line(title, "bold").append(f" {words}" if words else "", "not bold")


def _with_list(region: Region, table: Table, number: str, pieces: str) -> list[Line]:
    """Title, number, and what there is, set apart by a sign."""
    parts = [number, f"{table.glyphs.dash} {pieces}" if pieces else ""]
    return [_titled(region, table, " ".join(part for part in parts if part))]


def list_pieces(pieces: Iterable[Piece], table: Table, brief: bool = False) -> str:
    """Pieces by name, equal ones counted; in brief, without what stands in brackets."""
    counts = Counter(table.describe(piece, brief) for piece in pieces)
    return ", ".join(
        f"{name} {table.glyphs.times}{count}" if count > 1 else name for name, count in counts.items() if name
    )


def _hero(board: HeroBoard, table: Table, brief: bool) -> list[Line]:
    """Name, meters, marks; below, what he carries."""
    line = _titled(board, table, "")
    if board.fallen:
        return [line.append(f" {table.words.own('fallen')}", "dim")]
    several = sum(meter.icon != HEALTH for meter in board.meters) > 1
    for meter in board.meters:
        line.append(" ").append(_meter(meter, table, named=several), "not bold")
    below = [table.words.say(mark) for mark in board.marks]
    carried = list_pieces(_carried(board, table), table, brief)
    below += [carried] if carried else []
    return [line, *([Line("  " + ", ".join(below), "not bold")] if below else [])]


def _ability(board: HeroBoard, table: Table) -> list[Line]:
    if board.ability is None or board.fallen:
        return []
    return [Line(f"  {table.words.say(board.ability)}", "dim")]


def _carried(board: HeroBoard, table: Table) -> list[Piece]:
    """What lies on the board but the hero and the die, which the first line tells of."""
    return [piece for piece in table.at(board.id) if not isinstance(piece, Die | Meeple)]


def _meter(meter: Meter, table: Table, named: bool) -> str:
    """Health as a heart and numbers; a small number of anything else as pips, named if others are there."""
    glyphs, name = table.glyphs, table.words.say(meter.name)
    if meter.icon == HEALTH:
        return f"{glyphs.heart}{meter.value}/{meter.maximum}"
    if 0 < meter.maximum <= MOST_PIPS:
        spent = max(0, meter.maximum - meter.value)
        pips = f"{glyphs.full * meter.value}{glyphs.empty * spent}"
        return f"{name}\u00a0{pips}" if named else pips
    return f"{name} {meter.value}/{meter.maximum}"


def _story(page: StoryPage, table: Table) -> list[Line]:
    heading = [Line(table.words.say(page.heading), "bold")] if page.heading else []
    return [*heading, *(Line(table.words.say(paragraph)) for paragraph in page.paragraphs)]


def _dial(dial: Dial, table: Table) -> str:
    arcs = [table.words.say(arc) for arc in dial.arcs]
    return " ".join(f"[{arc}]" if i == dial.pointer else arc for i, arc in enumerate(arcs))


def _track(track: Track, table: Table) -> list[Line]:
    goal = track.goal if track.goal is not None else track.cells
    return _with_list(track, table, f"{track.value}/{goal}", list_pieces(table.at(track.id), table))


def _bag(bag: Bag, table: Table) -> str:
    contents = ", ".join(f"{name} {table.glyphs.times}{count}" for name, count in bag.contents.items())
    return f"{bag.count}" + (f" ({contents})" if contents else "")


def _counted(region: Hand | Pile, table: Table, brief: bool) -> list[Line]:
    """How many there are, and those of them that can be seen: in a pile by their names alone."""
    open_pieces = [piece for piece in table.at(region.id) if not piece.face.hidden]
    seen = list_pieces(open_pieces, table, brief=brief or isinstance(region, Pile))
    return _with_list(region, table, f"({region.count})", seen)


def _places(region: Region, table: Table, drawn: bool) -> list[Line]:
    """A row in one line, or several pieces with much to read on them below each other; a map or a path as
    a list of what lies where."""
    loose = list_pieces(table.at(region.id), table)
    filled = [(space.id, table.at(space.id)) for space in spaces_of(region)]
    if isinstance(region, Grid):
        return _board_as_list(region, table)
    lying = table.at(region.id)
    if not filled and len(lying) > FEW and len(loose) > LONG * len(lying):
        return [_titled(region, table, ""), *(Line(f"  {table.describe(piece)}") for piece in lying)]
    if not isinstance(region, Path) and all(len(pieces) <= 1 for _, pieces in filled):
        pieces = [piece for _, here in filled for piece in here]
        words = ", ".join(part for part in (loose, list_pieces(pieces, table)) if part)
        return _with_list(region, table, "", words) if words else []
    lines = [_titled(region, table, loose)]
    told = [(place, here) for place, here in filled if not (drawn and all(map(_is_bare, here)))]
    for place, here in told:
        if here:
            lines += [_place(place, here, table, "  "), *_dangers(here, table)]
    return lines


def _dangers(pieces: Sequence[Piece], table: Table) -> list[Line]:
    """The harm that is about to come of what lies in a place."""
    return [Line(f"    {table.words.say(piece.danger)}", "red") for piece in pieces if piece.danger]


def _lying(row: Row, table: Table) -> list[Piece]:
    return [piece for place in (row.id, *(space.id for space in row.spaces)) for piece in table.at(place)]


def _is_bare(piece: Piece) -> bool:
    """Whether there is no more to say of a piece than what it is called."""
    return isinstance(piece, Meeple) and not piece.face.badges


def _place(place: str, pieces: Sequence[Piece], table: Table, indent: str = "") -> Line:
    about = list_pieces(pieces, table)
    return Line(indent + table.words.own("titled", title=table.name(place), about=about))


def _board_as_list(grid: Grid, table: Table) -> list[Line]:
    """The board where there is no room to draw it: who stands where, what lies face up, what is hidden."""
    lines: list[Line] = []
    hidden: list[str] = []
    for space in sorted(grid.spaces, key=lambda space: (-space.row, space.column)):
        pieces = table.at(space.id)
        open_pieces = [piece for piece in pieces if not piece.face.hidden]
        if open_pieces:
            lines.append(_place(space.id, open_pieces, table))
        if len(open_pieces) < len(pieces):
            hidden.append(table.name(space.id))
    if hidden:
        lines.append(Line(f"{table.words.own('face-down-at')} {' '.join(hidden)}"))
    return lines
