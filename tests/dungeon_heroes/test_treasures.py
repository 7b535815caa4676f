"""What each side plays for: treasures and fallen heroes (DH-OBJ-02 to DH-OBJ-05, DH-RUL-40 to DH-RUL-42)."""

from __future__ import annotations

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from lanthorn.games.dungeon_heroes.testing import Table


def winners(table: Table) -> tuple[int, ...]:
    outcome = table.session.outcome
    return outcome.winners if outcome else ()


@clause("DH-OBJ-02")
def test_three_of_the_four_treasures_win() -> None:
    table = Table("heroes have 1 treasure, warrior on c1, chest face down on c2 and c3")
    table.do("move:warrior:c2")
    assert winners(table) == ()
    table.do("move:warrior:c3")
    assert winners(table) == (HEROES,)
    assert table.book.treasures_in_all == 4


@clause("DH-EX-22", "DH-OBJ-02", "DH-OBJ-03", "DH-END-01", "DH-HERO-12")
def test_the_warrior_slays_the_guard_and_wins_with_the_chest_below() -> None:
    table = Table("heroes have 2 treasures, skeleton figure on d5, chest face down on d5, warrior on d4")
    table.do("move:warrior:d5")
    assert table.square("skeleton-1") is None
    assert table.tile("d5") is None
    assert table.state.treasures == 3
    assert winners(table) == (HEROES,)
    assert table.session.is_over


@clause("DH-OBJ-03")
def test_acquiring_a_treasure_costs_the_move_and_nothing_else() -> None:
    table = Table("wizard on c1, wizard has 1 hp, chest face up on d2").do("move:wizard:d2")
    assert table.state.treasures == 1
    assert table.asked() == "act"
    assert (table.state.actions_left, table.fatigue("wizard")) == (3, 1)


@clause("DH-OBJ-03", "DH-TILE-01")
def test_a_chest_that_is_only_revealed_is_not_acquired() -> None:
    table = Table("wizard on c1, chest face down on c2").do("reveal:wizard:c2")
    assert table.state.treasures == 0
    assert table.tile("c2") == "chest"


@clause("DH-EX-33", "DH-OBJ-04", "DH-OBJ-05", "DH-END-02", "DH-END-03", "DH-RUL-22")
def test_the_last_hero_dies_in_his_own_turn_and_the_master_wins_at_once() -> None:
    table = Table("wizard on d4, wizard has 1 hp, bear trap face down on e4, others are dead")
    table.do("move:wizard:e4")
    assert table.square("wizard") is None
    assert table.tile("e4") is None
    assert winners(table) == (MASTER,)
    assert table.session.is_over


@clause("DH-OBJ-04")
def test_the_master_wins_only_when_every_hero_is_eliminated() -> None:
    table = Table(
        "ogre figure on c3, orc figure on d5, wizard on c2, wizard has 3 hp, rogue on d4, rogue has 3 hp"
        ", others are dead, aggressive phase, master's turn"
    )
    table.do("attack:ogre:wizard")
    assert winners(table) == ()
    table.do("attack:orc-1:rogue")
    assert winners(table) == (MASTER,)


@clause("DH-OBJ-05", "DH-GAP-19")
def test_a_hero_without_hp_leaves_the_board_and_does_nothing_more() -> None:
    table = Table("rogue on c1, rogue has 2 hp, orc face down on c2").do("move:rogue:c2")
    assert table.square("rogue") is None
    assert table.hp("rogue") == 0
    assert not [key for key in table.keys("move") if "rogue" in key]
    assert "DH-OBJ-05" in table.refused("move:rogue:c3")


# The treasure room


@clause("DH-EX-32", "DH-SETUP-09", "DH-SETUP-11", "DH-RUL-40", "DH-GAP-04", "DH-GAP-11", "DH-ENTER-07")
def test_the_rogue_takes_the_grand_chest_and_leaves_nothing_for_the_wizard() -> None:
    table = Table("rogue on f6, wizard on a6")
    assert table.book.squares[table.book.shows_chest] == "c7"
    table.do("move:rogue:e7")
    assert table.state.treasures == 1
    assert not table.state.chest_is_there
    table.do("move:wizard:b7")
    assert table.state.treasures == 1
    assert table.square("wizard") == "b7"


@clause("DH-RUL-41", "DH-RUL-36", "DH-ART-17")
def test_a_return_to_life_in_the_treasure_room_does_not_acquire_the_chest() -> None:
    table = Table("cleric on c6, cleric carries holy-grail, warrior is dead").do(
        "use:holy-grail:cleric:warrior:c7"
    )
    assert table.square("warrior") == "c7"
    assert table.state.chest_is_there
    assert table.state.treasures == 0
    table.do("move:warrior:d7")
    assert table.state.treasures == 1


@clause("DH-RUL-41")
def test_a_swap_into_the_treasure_room_does_not_acquire_the_chest() -> None:
    table = Table("warrior on c7, wizard on a1, wizard carries magic-mirror", undead=True)
    table.do("use:magic-mirror:wizard:warrior")
    assert table.square("wizard") == "c7"
    assert table.state.chest_is_there
    assert table.state.treasures == 0


@clause("DH-RUL-42", "DH-ENTER-02")
def test_a_hero_killed_at_the_door_of_the_treasure_room_acquires_nothing() -> None:
    table = Table("wizard on c6, wizard has 1 hp, goblin figure on c7").do("move:wizard:c7")
    assert table.square("wizard") is None
    assert table.state.chest_is_there
    survivor = Table("wizard on c6, wizard has 2 hp, goblin figure on c7").do("move:wizard:c7")
    assert survivor.hp("wizard") == 1
    assert survivor.state.treasures == 1
