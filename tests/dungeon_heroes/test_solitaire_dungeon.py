"""Solitaire: which tiles the dungeon reveals, and who acts when (DH-SDUN, DH-RUL-58, DH-RUL-92)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

ROW = {row: [f"{column}{row}" for column in "abcdef"] for row in range(1, 7)}
EVERYWHERE = " and ".join(square for row in range(6, 0, -1) for square in ROW[row])
FAR_AWAY = "warrior on c0, cleric on b0, rogue on d0, wizard on e0"


def dungeon(text: str, dragon: bool = False) -> Table:
    """The table after the dungeon's turn."""
    return Table(f"{text}, dungeon's turn", mode="solitaire", dragon=dragon)


def revealed(table: Table) -> list[str]:
    """The squares revealed so far, in order."""
    return [str(event.args["square"]) for event in table.session.events if event.name == "tile-revealed"]


def order(table: Table) -> list[str]:
    """What the dungeon did, as name of the figure or square of the tile."""
    names = {"tile-revealed": "square", "figure-moved": "figure", "attacked": "figure"}
    return [str(e.args[names[e.name]]) for e in table.session.events if e.name in names]


@clause("DH-SDUN-01", "DH-SDUN-02", "DH-SDUN-10")
def test_the_first_turn_reveals_row_six_and_then_the_monsters_act() -> None:
    table = dungeon(
        f"portal face down on {EVERYWHERE}, goblin face down on f6, skeleton figure on a2,"
        f"{FAR_AWAY}, dungeon turn 1"
    )
    assert order(table) == [*ROW[6], "skeleton-1", "goblin-1"]
    assert all(table.tile(square) == "portal face down" for square in ROW[5])


@clause(
    "DH-SDUN-03",
    "DH-SDUN-04",
    "DH-SDUN-05",
    "DH-SDUN-06",
    "DH-SDUN-07",
    "DH-SDUN-08",
    "DH-SDUN-09",
    "DH-RUL-58",
)
@pytest.mark.parametrize("turn", [2, 3, 4, 5, 6, 7, 8, 11])
def test_each_turn_reveals_one_row_more_until_all_six_are_up(turn: int) -> None:
    new = 7 - turn
    still_down = [square for row in ROW if row <= max(new, 1) for square in ROW[row]]
    text = f"portal face up on {EVERYWHERE}, {FAR_AWAY}, dungeon turn {turn}"
    table = dungeon(f"{text}, portal face down on {' and '.join(still_down)}")
    assert revealed(table) == (ROW[new] if new >= 1 else ROW[1])
    assert all(
        (table.tile(square) == "portal") == (int(square[1]) >= new) for square in EVERYWHERE.split(" and ")
    )


@clause("DH-SDUN-03", "DH-SOLO-08")
def test_a_tile_under_a_figure_is_left_out() -> None:
    table = dungeon(
        f"portal face down on {' and '.join(ROW[5])}, orc figure on d5, {FAR_AWAY}, dungeon turn 2"
    )
    assert revealed(table) == ["a5", "b5", "c5", "e5", "f5"]
    assert table.tile("d5") == "portal face down"


@clause("DH-SDUN-04", "DH-SDUN-05", "DH-SDUN-06", "DH-SDUN-07", "DH-RUL-58")
@pytest.mark.parametrize("turn", [3, 4, 5, 6])
def test_tiles_skipped_earlier_come_first_then_the_new_row(turn: int) -> None:
    new = 7 - turn
    table = dungeon(
        f"portal face down on {' and '.join(ROW[new])}, chest face down on e5 and b6,"
        f"{FAR_AWAY}, dungeon turn {turn}"
    )
    assert revealed(table) == ["b6", "e5", *ROW[new]]


@clause("DH-SDUN-08", "DH-SDUN-09", "DH-RUL-58")
@pytest.mark.parametrize("turn", [7, 8, 12])
def test_from_turn_seven_on_only_skipped_tiles_are_left(turn: int) -> None:
    table = dungeon(
        "sword face down on c1 and e5 and b6 and d5, goblin figure on d5,"
        f"portal face up on c2, {FAR_AWAY}, dungeon turn {turn}"
    )
    assert revealed(table) == ["b6", "e5", "c1"]
    assert table.tile("d5") == "sword face down"
    assert table.square("goblin-1") != "d5"


@clause("DH-RUL-58")
def test_a_tile_uncovered_in_the_action_step_waits_for_the_next_turn() -> None:
    table = dungeon(f"chest face down on d6, orc figure on d6, {FAR_AWAY}, dungeon turn 3")
    assert table.square("orc-1") == "d5"
    assert table.tile("d6") == "chest face down"
    table.do("move:warrior:c1", "move:warrior:c2", "move:rogue:d1", "move:rogue:d2", "end")
    assert table.tile("d6") == "chest"


@clause("DH-RUL-58")
def test_squares_that_are_open_already_are_passed_over() -> None:
    table = dungeon(f"sword face up on a6, chest face down on c6, {FAR_AWAY}, dungeon turn 1")
    assert revealed(table) == ["c6"]


@clause("DH-SDUN-11")
def test_the_dungeon_is_not_bound_to_four_actions() -> None:
    table = dungeon(
        f"goblin figures on a6 and b6 and c6 and d6, skeleton figures on a4 and c4 and e4, {FAR_AWAY}"
    )
    assert sorted(order(table)) == sorted(
        ["goblin-1", "goblin-2", "goblin-3", "goblin-4", "skeleton-1", "skeleton-2", "skeleton-3"]
    )


@clause("DH-SDUN-01", "DH-SDUN-11")
def test_each_monster_acts_again_in_the_next_turn() -> None:
    table = dungeon(f"orc figure on a6, {FAR_AWAY}")
    assert table.square("orc-1") == "a5"
    table.do("move:warrior:c1", "move:warrior:c2", "move:rogue:d1", "move:rogue:d2", "end")
    assert table.square("orc-1") in ("a4", "b5")


@clause("DH-RUL-92", "DH-RUL-15")
def test_a_monster_that_comes_out_from_under_another_acts_in_the_same_turn() -> None:
    table = dungeon(f"skeleton figure on c5, orc face up on c5, goblin figure on f6, {FAR_AWAY}")
    assert order(table) == ["skeleton-1", "orc-1", "goblin-1"]
    assert (table.square("skeleton-1"), table.square("orc-1")) == ("c4", "d5")
    assert table.tile("c5") is None


# Scenarios


def after_the_second_turn() -> Table:
    return dungeon(
        "dungeon turn 2, goblin figure on c5, chest face down on c5,"
        "portal face down on a5 and b5 and d5 and e5 and f5,"
        "portal face down on a4 and b4 and c4 and d4 and f4, ogre face down on e4,"
        "sword face down on f1, wizard on c1, the others are dead"
    )


@clause("DH-EX-44", "DH-SDUN-03", "DH-SOLO-08", "DH-SMON-02", "DH-RUL-54", "DH-RUL-56")
def test_in_the_second_turn_the_goblin_keeps_its_tile_covered_and_comes_south() -> None:
    table = after_the_second_turn()
    assert revealed(table) == ["a5", "b5", "d5", "e5", "f5"]
    assert table.tile("c5") == "chest face down"
    assert table.square("goblin-1") == "c4"


@clause("DH-EX-45", "DH-SDUN-04", "DH-SDUN-10", "DH-RUL-58")
def test_in_the_third_turn_the_skipped_tile_comes_first() -> None:
    table = after_the_second_turn()
    before = len(revealed(table))
    table.do("reveal:wizard:f1", "end")
    assert revealed(table)[before:] == ["f1", "c5", "a4", "b4", "d4", "e4", "f4"]
    assert table.tile("c4") == "portal face down"
    assert table.square("ogre") == "e3"
    assert table.square("goblin-1") == "c3"
    assert order(table)[-2:] == ["ogre", "goblin-1"]
