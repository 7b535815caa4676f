"""The dragon: two squares, always aggressive, and a longer reach than the rest."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

FAR_OFF = "warrior on f6, cleric on f5, rogue on f4, wizard on f3"


@clause("DH-EX-55", "DH-DRAGON-01", "DH-DRAGON-02", "DH-DRAGON-06", "DH-XA-05", "DH-RUL-06", "DH-RUL-61")
def test_a_dragon_found_in_the_passive_phase_acts_at_the_price_of_a_placement() -> None:
    table = Table(
        "passive phase, wizard on b1, the others are dead, dragon face down on e4, goblin face down on e5,"
        " pile holds chest and 3 bear-traps and orc and ogre and portal and 2 goblins",
        dragon=True,
    )
    table.do("reveal:wizard:e4")
    assert table.squares("dragon") == ["e4", "e5"]
    assert table.tile("e4") is None
    assert table.tile("e5") == "goblin face down"
    table.do("move:wizard:b0", "end", "move:dragon:e3")
    assert table.squares("dragon") == ["e3", "e4"]
    table.do("place:chest:a6", "place:bear-trap:b6", "place:bear-trap:c6")
    assert table.state.side == 0
    assert table.hand() == ["bear-trap"]
    table.do("move:wizard:b1", "move:wizard:b0", "end")
    assert sorted(table.hand()) == ["bear-trap", "ogre", "orc", "portal"]
    assert len(table.state.pile) == 2


@clause("DH-EX-56", "DH-DRAGON-04", "DH-DRAGON-07", "DH-GAP-08")
def test_the_dragon_attacks_diagonally_from_either_square() -> None:
    table = Table(
        "dragon figure on e3 and e4, cleric on d2, rogue on d5, warrior on c4, master's turn,"
        " master holds 4 bear-traps",
        dragon=True,
    )
    assert sorted(table.keys("attack")) == ["attack:dragon:cleric", "attack:dragon:rogue"]
    assert "DH-DRAGON-04" in table.refused("attack:dragon:warrior")
    table.do("attack:dragon:cleric")
    assert table.hp("cleric") == 3
    assert table.squares("dragon") == ["e3", "e4"]


@clause("DH-EX-57", "DH-RUL-63", "DH-HAB-03")
def test_the_warrior_kills_the_whole_dragon_by_entering_its_second_square() -> None:
    table = Table("dragon figure on e3 and e4, warrior on f4", dragon=True)
    table.do("move:warrior:e4")
    assert table.squares("dragon") == []
    assert table.figure("e3") is None
    assert table.hp("warrior") == 10


@clause("DH-EX-58", "DH-RUL-62", "DH-MON-05")
def test_the_dragon_shifts_as_a_whole_and_needs_room_for_both_squares() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, dragon figure on b1 and b2, orc figure on a2, master's turn",
        dragon=True,
    )
    assert not table.offers("move:dragon:a1")
    assert "DH-RUL-62" in table.refused("move:dragon:a1")
    table.do("move:dragon:b0")
    assert table.squares("dragon") == ["b0", "b1"]


# Acting


@clause("DH-DRAGON-02", "DH-DRAGON-03", "DH-GAP-13", "DH-MON-01")
def test_the_dragon_takes_one_orthogonal_step_a_turn_even_in_the_passive_phase() -> None:
    table = Table(
        f"passive phase, {FAR_OFF}, dragon figure on c3 and c4, master's turn, master holds 4 bear-traps",
        dragon=True,
    )
    assert sorted(table.keys("move")) == [
        "move:dragon:b3",
        "move:dragon:c2",
        "move:dragon:c4",
        "move:dragon:d3",
    ]
    assert "DH-DRAGON-03" in table.refused("move:dragon:d4")
    table.do("move:dragon:c4")
    assert table.squares("dragon") == ["c4", "c5"]
    assert table.keys("move") == []
    assert "DH-MON-01" in table.refused("move:dragon:c5")


@clause("DH-DRAGON-05", "DH-MON-08", "DH-MON-09")
def test_after_a_move_the_dragon_may_attack_a_hero_diagonal_to_either_square() -> None:
    table = Table(
        "aggressive phase, dragon figure on c3 and c4, warrior on f6, cleric on e2, rogue on e5,"
        " wizard on f1,"
        " bear-trap face down on a6 and b6, master's turn",
        dragon=True,
    )
    table.do("move:dragon:d3")
    assert table.asked() == "follow-up"
    assert sorted(table.keys("attack")) == ["attack:dragon:cleric", "attack:dragon:rogue"]
    table.do("attack:dragon:rogue")
    assert table.hp("rogue") == 1
    assert table.state.actions_left == 3


@clause("DH-DRAGON-03", "DH-RUL-63")
def test_the_dragon_makes_one_attack_for_both_its_squares() -> None:
    table = Table(
        "aggressive phase, dragon figure on c3 and c4, cleric on b3, rogue on d4, master's turn,"
        " bear-trap face down on a6 and b6",
        dragon=True,
    )
    table.do("attack:dragon:cleric")
    assert table.keys("attack") == []
    assert "DH-MON-01" in table.refused("attack:dragon:rogue")
    assert (table.hp("cleric"), table.hp("rogue")) == (3, 6)


@clause("DH-RUL-62")
@pytest.mark.parametrize(
    ("squares", "steps"),
    [
        ("e6 and e7", ["d6", "e5"]),
        ("a3 and a4", ["a2", "a4", "b3"]),
        ("c1 and b1", ["b1", "c0", "c2", "d1"]),
        ("b1 and a1", ["b2", "c1"]),
    ],
)
def test_neither_square_of_the_dragon_leaves_the_board(squares: str, steps: list[str]) -> None:
    table = Table(f"aggressive phase, {FAR_OFF}, dragon figure on {squares}, master's turn", dragon=True)
    assert sorted(table.keys("move")) == [f"move:dragon:{step}" for step in steps]


@clause("DH-RUL-62")
def test_a_step_that_would_push_the_second_square_off_the_board_is_refused() -> None:
    table = Table(f"aggressive phase, {FAR_OFF}, dragon figure on e6 and e7, master's turn", dragon=True)
    assert table.refused("move:dragon:e7") == ("DH-RUL-62",)
    assert table.refused("move:dragon:f6") == ("DH-RUL-62",)


@clause("DH-RUL-62", "DH-MON-06", "DH-MON-11")
def test_heroes_and_tiles_do_not_hinder_the_dragon() -> None:
    table = Table(
        "aggressive phase, dragon figure on c3 and c4, warrior on d3, chest face down on d4, master's turn",
        dragon=True,
    )
    table.do("move:dragon:d3", "hold")
    assert table.squares("dragon") == ["d3", "d4"]
    assert table.tile("d4") == "chest face down"
    assert table.hp("warrior") == 10


# Meeting it


@clause("DH-RUL-63", "DH-RUL-17")
def test_walking_from_one_square_of_the_dragon_to_the_other_is_meeting_it_again() -> None:
    table = Table("dragon figure on e3 and e4, cleric on f4", dragon=True)
    table.do("move:cleric:e4")
    assert table.hp("cleric") == 3
    assert table.squares("dragon") == ["e3", "e4"]
    table.do("move:cleric:e3")
    assert table.square("cleric") is None


@clause("DH-RUL-63", "DH-ART-07")
def test_one_sword_is_enough_for_both_squares() -> None:
    table = Table("dragon figure on e3 and e4, cleric on f4, cleric carries sword", dragon=True)
    table.do("move:cleric:e4", "use:sword:cleric")
    assert table.squares("dragon") == []
    assert table.hp("cleric") == 8
    assert table.carried("cleric") == []


@clause("DH-RUL-63", "DH-MON-14")
@pytest.mark.parametrize("square", ["e3", "e4"])
def test_tiles_under_both_squares_can_not_be_revealed(square: str) -> None:
    table = Table(
        "dragon figure on e3 and e4, wizard carries magic-hat, portal face down on e3 and e4 and a1",
        dragon=True,
    )
    for key in (f"reveal:wizard:{square}", f"use:magic-hat:wizard:{square}"):
        assert not table.offers(key)
        assert "DH-MON-14" in table.refused(key)
    assert table.offers("reveal:wizard:a1", "use:magic-hat:wizard:a1")


@clause("DH-DRAGON-06", "DH-RUL-08")
@pytest.mark.parametrize("square", ["e3", "e4"])
def test_no_tile_is_placed_under_the_dragon(square: str) -> None:
    table = Table("dragon figure on e3 and e4, master's turn, master holds 4 bear-traps", dragon=True)
    assert not table.offers(f"place:bear-trap:{square}")
    assert "DH-RUL-08" in table.refused(f"place:bear-trap:{square}")
    assert table.offers("place:bear-trap:e5")


# A monster that waits under its second square


WAITING = "aggressive phase, dragon figure on e3 and e4, orc face up on e4, bear-trap face down on a6"


@clause("DH-RUL-15", "DH-RUL-63")
def test_a_monster_under_the_second_square_comes_out_when_the_dragon_leaves() -> None:
    table = Table(f"{WAITING}, {FAR_OFF}, master's turn", dragon=True)
    table.do("move:dragon:e2", "hold")
    assert table.squares("dragon") == ["e2", "e3"]
    assert table.square("orc-1") == "e4"
    assert table.tile("e4") is None
    assert table.offers("move:orc-1:e5")


@clause("DH-RUL-15", "DH-RUL-62")
def test_a_monster_under_a_square_that_stays_covered_goes_on_waiting() -> None:
    table = Table(f"{WAITING}, {FAR_OFF}, master's turn", dragon=True)
    table.do("move:dragon:e4")
    assert table.squares("dragon") == ["e4", "e5"]
    assert table.tile("e4") == "orc"
    assert table.square("orc-1") is None


@clause("DH-RUL-15", "DH-RUL-63")
def test_a_monster_under_the_second_square_comes_out_when_the_dragon_is_killed_by_the_first() -> None:
    table = Table(f"{WAITING}, warrior on f3", dragon=True)
    table.do("move:warrior:e3")
    assert table.squares("dragon") == []
    assert table.square("orc-1") == "e4"


@clause("DH-RUL-15", "DH-RUL-20", "DH-ENTER-08")
def test_a_hero_who_kills_the_dragon_on_that_square_still_meets_the_tile() -> None:
    table = Table(f"{WAITING}, cleric on f4, cleric carries sword", dragon=True)
    table.do("move:cleric:e4", "use:sword:cleric")
    assert table.squares("dragon") == []
    assert table.hp("cleric") == 5
    assert table.square("orc-1") == "e4"


# Solitaire


@clause("DH-RUL-85", "DH-DRAGON-04")
def test_in_solitaire_the_dragon_attacks_a_hero_diagonal_to_its_second_square() -> None:
    table = Table(
        "cleric on e5, the others are dead, dragon figure on d3 and d4, dungeon's turn",
        mode="solitaire",
        dragon=True,
    )
    assert table.squares("dragon") == ["d3", "d4"]
    assert table.hp("cleric") == 3


@clause("DH-RUL-85", "DH-RUL-62")
def test_in_solitaire_the_dragon_is_as_near_as_its_nearer_square_and_moves_both() -> None:
    table = Table(
        "warrior on f4, wizard on b0, cleric is dead, rogue is dead, dragon figure on b4 and c4,"
        " dungeon's turn",
        mode="solitaire",
        dragon=True,
    )
    assert table.squares("dragon") == ["c4", "d4"]
