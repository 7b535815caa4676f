"""The board, drawn from a scene alone."""

from __future__ import annotations

import msgspec
import pytest
from rich.text import Text as Line

from lanthorn.engine import Text
from lanthorn.engine.scene import (
    Badge,
    Bag,
    Dial,
    Face,
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
    Scene,
    Space,
    StoryPage,
    Tile,
    Token,
    Track,
    Zone,
    ZoneMap,
)
from lanthorn.terminal.glyphs import FINE, PLAIN, Glyphs, glyphs_for
from lanthorn.terminal.grid import CellSize, cell_width, draw_grid
from lanthorn.terminal.lines import wrapped
from lanthorn.terminal.page import compose
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.words import Words

ROOM = Grid("room", spaces=tuple(Space(f"{'ab'[x]}{y}", x, y) for x, y in ((0, 0), (1, 0), (1, 1))))
WARRIOR = Meeple("warrior", "a0", Face(title=Text("Warrior"), badges=(Badge("10", "hearts"),)))
GOBLIN = Meeple("goblin-2", "b0", Face(title=Text("Goblin 2"), badges=(Badge("1", "hearts"),)), foe=True)
SKELETON = Tile("tile-b1", "b1", Face(title=Text("Skeleton"), badges=(Badge("2", "hearts"),)))
ROOMY = CellSize(8, 3)
HIDDEN = Tile("tile-b1", "b1", Face(hidden=True))


class Bare(Words):
    """Words that show the names of messages."""

    def say(self, text: Text) -> str:
        return text.id

    def game(self) -> str:
        return "The game"


def table(*pieces: Piece, regions: tuple[Region, ...] = (ROOM,), glyphs: Glyphs = FINE) -> Table:
    return Table(Scene(regions, pieces), Bare("en"), glyphs)


def drawn(*pieces: Piece, size: CellSize = ROOMY, lit: str = "", glyphs: Glyphs = FINE) -> list[str]:
    lines = draw_grid(ROOM, table(*pieces, glyphs=glyphs), size, frozenset(lit.split()))
    return [line.plain.rstrip() for line in lines]


def page(*regions: Region, pieces: tuple[Piece, ...] = (), width: int = 80, height: int = 50) -> str:
    lines: list[Line] = compose(table(*pieces, regions=regions), width, height, frozenset(), [], [])
    return "\n".join(line.plain for line in lines)


def test_squares_that_do_not_exist_leave_a_gap_with_whole_corners() -> None:
    assert drawn(size=CellSize(6, 1)) == [
        "       ┌──────┐",
        "       │b1    │",
        "┌──────┼──────┤",
        "│a0    │b0    │",
        "└──────┴──────┘",
    ]


def test_a_cell_tells_square_tile_badge_and_figures_with_their_health() -> None:
    lines = drawn(SKELETON, WARRIOR, GOBLIN)
    assert lines[1:4] == ["         │b1    ♥2│", "         │Skeleton│", "         │        │"]
    assert lines[5:8] == ["│a0      │b0      │", "│        │        │", "│@Warr♥10│×Gobl2♥1│"]


def test_friend_and_foe_differ_by_a_sign() -> None:
    shown = "".join(drawn(WARRIOR, GOBLIN))
    assert "@Warr" in shown
    assert "×Gobl" in shown


def test_a_face_down_tile_is_a_pattern_that_fills_its_square() -> None:
    assert drawn(HIDDEN)[1:4] == ["         │b1▒▒▒▒▒▒│", "         │▒▒▒▒▒▒▒▒│", "         │▒▒▒▒▒▒▒▒│"]


def test_a_square_that_can_be_chosen_has_a_mark() -> None:
    assert "b1•" in drawn(lit="b1")[1]


def test_a_tile_that_only_its_owner_may_look_at_says_so_even_where_other_badges_have_no_room() -> None:
    badges = (Badge("3", "hearts"), Badge("↓←→↑", "move"), Badge("▽", "sight-disabled"))
    sliding = Tile("tile-b1", "b1", Face(title=Text("Slide"), badges=badges))
    assert drawn(sliding, size=CellSize(10, 3), lit="b1")[1].endswith("│b1• ↓←→↑ ▽│")
    assert drawn(sliding, lit="b1")[1].endswith("│b1• ♥3 ▽│")
    assert "▽" in drawn(sliding, size=CellSize(8, 1), lit="b1")[1]


def test_a_mark_on_a_figure_is_shown_beside_its_health() -> None:
    badges = (Badge("10", "hearts"), Badge("◊", "haunting"))
    possessed = msgspec.structs.replace(WARRIOR, face=Face(title=Text("Warrior"), badges=badges))
    assert "@War♥10◊" in "".join(drawn(possessed))


def test_a_long_name_takes_two_lines_or_is_cut() -> None:
    launcher = Tile("t", "b1", Face(title=Text("Arrow launcher")))
    assert [line.strip(" │") for line in drawn(launcher)[1:4]] == ["b1", "Arrow", "launcher"]
    guarded = drawn(launcher, Meeple("m", "b1", Face(title=Text("Orc")), foe=True))
    assert [line.strip(" │") for line in guarded[1:4]] == ["b1", "Arrow l…", "×Orc"]


def test_two_on_one_square_both_show() -> None:
    damsel = Meeple("damsel", "a0", Face(title=Text("Damsel"), badges=(Badge("3", "hearts"),)))
    assert "@Wa10@Dam3" in "".join(drawn(WARRIOR, damsel, size=CellSize(10, 2)))


def test_two_on_one_square_get_a_line_each_if_the_tile_leaves_it() -> None:
    sharing = Meeple("orc", "b1", Face(title=Text("Orc")), foe=True)
    goblin = msgspec.structs.replace(GOBLIN, at="b1")
    assert [line[9:] for line in drawn(goblin, sharing)[1:4]] == ["│b1      │", "│×Gobl2♥1│", "│×Orc    │"]
    assert drawn(HIDDEN, goblin, sharing)[1][9:] == "│b1▒▒▒▒▒▒│"
    assert "│×G21×Orc│" in drawn(SKELETON, goblin, sharing)[3]


@pytest.mark.parametrize("shape", [(3, True), (2, True), (2, False), (1, False)])
def test_every_line_of_a_board_is_equally_wide(shape: tuple[int, bool]) -> None:
    lines = draw_grid(ROOM, table(SKELETON, WARRIOR, GOBLIN), CellSize(8, *shape), frozenset({"b1"}))
    assert {line.cell_len for line in lines} == {19}


def test_a_terminal_without_the_fine_signs_gets_plain_ones() -> None:
    assert glyphs_for("utf-8") is FINE
    assert glyphs_for("ascii") is PLAIN
    assert glyphs_for("no-such-encoding") is PLAIN
    assert "".join(drawn(HIDDEN, WARRIOR, GOBLIN, glyphs=PLAIN)).isascii()


def test_a_board_gets_no_cells_when_there_is_no_room_for_them() -> None:
    assert cell_width(ROOM, 80) == 14
    assert cell_width(ROOM, 15) == 6
    assert cell_width(ROOM, 14) == 0


def test_a_narrow_page_tells_the_board_as_a_list() -> None:
    shown = page(ROOM, pieces=(WARRIOR, HIDDEN), width=40)
    assert "a0: @Warrior ♥10" in shown
    assert "Face down: b1" in shown


def test_a_low_screen_gets_a_denser_board() -> None:
    assert len(page(ROOM, height=50).split("\n")) > len(page(ROOM, height=8).split("\n"))


def test_more_events_than_lines_run_on_and_only_the_oldest_are_left_out() -> None:
    events = [Line(f"Goblin {number} attacks the cleric.") for number in range(12)]

    def told(height: int) -> list[str]:
        lines = compose(table(regions=(ROOM,)), 80, height, frozenset(), events, [])
        return [line.plain for line in lines if "attacks" in line.plain or "all of it" in line.plain]

    assert told(50) == [f"  {event.plain}" for event in events]
    assert told(12)[0] == "  Goblin 0 attacks the cleric. Goblin 1 attacks the cleric. Goblin 2 attacks the"
    assert told(9) == [
        "  … (l: all of it) Goblin 3 attacks the cleric. Goblin 4 attacks the cleric.",
        "  Goblin 5 attacks the cleric. Goblin 6 attacks the cleric. Goblin 7 attacks the",
        "  cleric. Goblin 8 attacks the cleric. Goblin 9 attacks the cleric. Goblin 10",
        "  attacks the cleric. Goblin 11 attacks the cleric.",
    ]


def test_the_board_gets_lower_before_anything_that_happened_is_left_out() -> None:
    events = [Line(f"Goblin {number} attacks the cleric.") for number in range(24)]
    lines = [line.plain for line in compose(table(regions=(ROOM,)), 80, 16, frozenset(), events, [])]
    assert len(lines) <= 16
    assert any("Goblin 0 attacks" in line for line in lines)


def test_a_hero_board_is_a_line_of_health_and_actions_and_what_is_carried() -> None:
    meters = (Meter(Text("HP"), 7, 10, "hearts"), Meter(Text("Actions"), 1, 2))
    board = HeroBoard("board", Text("Warrior"), meters=meters, marks=(Text("Possessed"),))
    sword = Token("sword", "board", Face(title=Text("Sword")), count=2)
    assert page(board, pieces=(sword,)).split("\n")[1:] == ["Warrior ♥7/10 ●○", "  Possessed, Sword ×2"]
    assert "Warrior fallen" in page(HeroBoard("board", Text("Warrior"), fallen=True))


def test_every_kind_of_region_can_be_told() -> None:
    regions: dict[str, Region] = {
        "Hand (2) · Sword": Hand("hand", Text("Hand"), count=2),
        "Pile (9)": Pile("pile", Text("Pile"), count=9),
        "Market · Mirror (price 5)": Row("market", Text("Market")),
        "Treasures 1/3": Track("track", Text("Treasures"), cells=4, value=1, goal=3),
        "Bag 3 (red ×2)": Bag("bag", Text("Bag"), count=3, contents={"red": 2}),
        "Dial North [East]": Dial("dial", Text("Dial"), arcs=(Text("North"), Text("East")), pointer=1),
        "Once": StoryPage("story", heading=Text("Once"), paragraphs=(Text("There was"),)),
        "Road\n  a0: @Warrior ♥10": Path("road", Text("Road"), spaces=(Space("a0"),)),
        "Map · ×Goblin 2 ♥1": ZoneMap("map", Text("Map"), zones=(Zone("b0", 0, 0),)),
    }
    price = Badge("5", name=Text("price"))
    pieces = (
        Token("s", "hand", Face(title=Text("Sword"))),
        Token("m", "market", Face(title=Text("Mirror"), badges=(price,))),
        WARRIOR,
        GOBLIN,
    )
    shown = page(*regions.values(), pieces=pieces).replace("\u00a0", " ")
    for told in regions:
        assert told in shown


def test_lines_break_at_spaces_but_not_at_those_that_french_has_before_its_signs() -> None:
    told = [line.plain for line in wrapped(Line("Que font les héros\u202f? Rien."), 19)]
    assert told == ["Que font les", "  héros\u202f? Rien."]
    assert [line.plain for line in wrapped(Line("abcdefghij kl"), 6)] == ["abcdef", "  ghij", "  kl"]
