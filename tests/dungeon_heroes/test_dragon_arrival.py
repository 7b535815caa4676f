"""How the dragon comes: out of its tile at once, onto two squares if there is room."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

FAR_OFF = "warrior on f6, cleric on f5, rogue on f4, wizard on f3"


@clause("DH-DRAGON-01", "DH-TILE-02", "DH-RUL-61", "DH-GAP-08")
def test_a_hero_who_enters_the_dragon_tile_is_hurt_once_and_shares_its_square() -> None:
    table = Table("cleric on d3, dragon face down on d4", dragon=True)
    table.do("move:cleric:d4")
    assert table.hp("cleric") == 3
    assert table.square("cleric") == "d4"
    assert table.squares("dragon") == ["d4", "d5"]
    assert table.tile("d4") is None


@clause("DH-DRAGON-01", "DH-RUL-22")
def test_the_dragon_appears_even_if_its_finder_dies() -> None:
    table = Table("wizard on c3, dragon face down on d4", dragon=True)
    table.do("move:wizard:d4")
    assert table.square("wizard") is None
    assert table.squares("dragon") == ["d4", "d5"]


@clause("DH-HAB-03", "DH-TILE-05")
def test_the_warrior_slays_the_dragon_tile_before_it_becomes_a_figure() -> None:
    table = Table("warrior on d3, dragon face down on d4", dragon=True)
    table.do("move:warrior:d4")
    assert table.hp("warrior") == 10
    assert table.tile("d4") is None
    assert table.squares("dragon") == []


@clause("DH-DRAGON-01", "DH-RUL-13")
def test_a_dragon_that_the_master_reveals_may_act_in_the_same_turn() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, dragon face down on c3, master's turn, portal face down on a1",
        dragon=True,
    )
    table.do("reveal:c3")
    assert table.squares("dragon") == ["c3", "c4"]
    assert table.offers("move:dragon:d3")


@clause("DH-RUL-61", "DH-GAP-08")
@pytest.mark.parametrize(
    ("home", "neighbours", "second"),
    [
        ("d3", "", "d4"),
        ("d3", "cleric on d4", "c3"),
        ("d3", "goblin figure on d4", "c3"),
        ("d3", "cleric on d4, rogue on c3", "e3"),
        ("d3", "cleric on d4, rogue on c3, goblin figure on e3", "d2"),
        ("d3", "goblin figure on d4 and c3, cleric on e3, rogue on d2", "e3"),
        ("d6", "", "d7"),
        ("f6", "", "e6"),
        ("a6", "", "b6"),
        ("a6", "cleric on b6", "a5"),
    ],
)
def test_the_second_square_is_the_first_free_one_of_north_west_east_south(
    home: str, neighbours: str, second: str
) -> None:
    table = Table(
        f"aggressive phase, warrior on b0, wizard on e0, dragon face down on {home}, {neighbours}",
        dragon=True,
    )
    table.do(f"reveal:wizard:{home}")
    assert table.squares("dragon") == [home, second]
    assert table.hp("cleric") == 8
    assert table.hp("rogue") == 6


NO_ROOM = (
    f"aggressive phase, {FAR_OFF}, dragon face down on a1, goblin figure on a2 and b1, master's turn,"
    " bear-trap face down on a6 and b6 and c6 and d6"
)


@clause("DH-RUL-61")
def test_a_dragon_without_room_covers_one_square_and_stretches_at_the_next_turn_of_the_master() -> None:
    table = Table(NO_ROOM, dragon=True)
    table.do("reveal:a1")
    assert table.squares("dragon") == ["a1"]
    table.do("move:goblin-1:a3")
    assert table.squares("dragon") == ["a1"]
    table.do("reveal:a6", "reveal:b6")
    assert table.squares("dragon") == ["a1"]
    table.do("move:warrior:e6", "move:warrior:e5", "move:cleric:f6", "move:cleric:e6", "end")
    assert table.squares("dragon") == ["a1", "a2"]


@clause("DH-RUL-61", "DH-RUL-62")
def test_a_dragon_of_one_square_moves_like_any_monster_and_stretches_where_it_went() -> None:
    table = Table(NO_ROOM, dragon=True)
    table.do("reveal:a1", "move:goblin-1:b3", "move:dragon:a2")
    assert table.squares("dragon") == ["a2"]
    table.do("reveal:a6")
    table.do("move:warrior:e6", "move:warrior:e5", "move:cleric:f6", "move:cleric:e6", "end")
    assert table.squares("dragon") == ["a2", "a3"]


@clause("DH-RUL-61", "DH-RUL-85")
def test_in_solitaire_a_dragon_without_room_stretches_at_the_next_dungeon_turn() -> None:
    table = Table(
        "warrior on f1, the others are dead, dragon figure on a6, goblin figure on b5, dungeon's turn",
        mode="solitaire",
        dragon=True,
    )
    assert len(table.squares("dragon")) == 2
