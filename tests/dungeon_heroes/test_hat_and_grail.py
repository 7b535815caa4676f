"""Revealing from afar and bringing back the dead: magic hat, wizard, Holy Grail (DH-ART-13 to DH-ART-19)."""

from __future__ import annotations

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

# Magic hat


@clause("DH-ART-06", "DH-ART-13", "DH-ART-14", "DH-COST-05")
def test_a_magic_hat_reveals_any_face_down_tile_for_one_action() -> None:
    table = Table("cleric on b0, cleric carries magic-hat, orc face down on f6, chest face up on a1")
    assert table.keys("use") == ["use:magic-hat:cleric:f6"]
    table.do("use:magic-hat:cleric:f6")
    assert table.tile("f6") == "orc"
    assert table.carried("cleric") == []
    assert (table.state.actions_left, table.fatigue("cleric")) == (3, 1)


@clause("DH-ART-14")
def test_a_tired_hero_cannot_use_his_magic_hat() -> None:
    tired = Table("cleric carries magic-hat, cleric has taken 2 actions, orc face down on f6")
    assert not tired.keys("use")
    assert "DH-TURN-07" in tired.refused("use:magic-hat:cleric:f6")
    spent = Table("cleric carries magic-hat, 0 actions left, orc face down on f6")
    assert "DH-TURN-02" in spent.refused("use:magic-hat:cleric:f6")


@clause("DH-EX-26", "DH-ART-13", "DH-RUL-35", "DH-AGG-04", "DH-MON-14")
def test_nobody_reveals_a_tile_under_a_monster() -> None:
    table = Table(
        "chest face down on b5, orc face down on a1, goblin figure on b5, rogue carries magic-hat"
        ", aggressive phase"
    )
    for key in ("reveal:wizard:b5", "use:magic-hat:rogue:b5"):
        assert not table.offers(key)
        assert "DH-MON-14" in table.refused(key)
    assert table.offers("reveal:wizard:a1", "use:magic-hat:rogue:a1")
    assert table.state.actions_left == 4
    assert table.carried("rogue") == ["magic-hat"]
    master = Table(
        "chest face down on b5, orc face down on a1, goblin figure on b5, aggressive phase, master's turn"
    )
    assert master.keys("reveal") == ["reveal:a1"]
    assert "DH-MON-14" in master.refused("reveal:b5")
    assert master.state.actions_left == 4


@clause("DH-RUL-35", "DH-RUL-15")
def test_by_house_rule_the_wizard_but_not_the_hat_sees_under_monsters() -> None:
    table = Table(
        "orc face down on b5, goblin figure on b5, wizard carries magic-hat, aggressive phase",
        wizard_sees_under_monsters=True,
    )
    assert not table.keys("use")
    assert "DH-MON-14" in table.refused("use:magic-hat:wizard:b5")
    table.do("reveal:wizard:b5")
    assert table.tile("b5") == "orc"
    assert table.figure("b5") == "goblin-1"


# Holy Grail


@clause("DH-EX-27", "DH-ART-15", "DH-ART-16", "DH-ART-17", "DH-ART-18", "DH-ART-19", "DH-COST-06")
def test_the_cleric_brings_the_warrior_back() -> None:
    board = (
        "warrior is dead, cleric on c3, cleric carries holy-grail"
        ", bear trap face down on c4 and b3, orc face up on d3"
    )
    table = Table(board)
    assert table.keys("use") == ["use:holy-grail:cleric:warrior:c2"]
    table.do("use:holy-grail:cleric:warrior:c2")
    assert table.square("warrior") == "c2"
    assert table.hp("warrior") == 10
    assert table.carried("cleric") == []
    assert table.fatigue("cleric") == 2
    assert table.state.actions_left == 2
    tired = Table(board + ", cleric has taken 1 action")
    assert not tired.offers("use:holy-grail:cleric:warrior:c2")
    assert "DH-TURN-07" in tired.refused("use:holy-grail:cleric:warrior:c2")


@clause("DH-ART-19", "DH-ART-18")
def test_the_grail_needs_two_actions_of_the_turn_as_well() -> None:
    table = Table("warrior is dead, cleric on c3, cleric carries holy-grail, 1 action left")
    assert not table.keys("use")
    assert "DH-TURN-02" in table.refused("use:holy-grail:cleric:warrior:c2")


@clause("DH-ART-15")
def test_the_grail_is_for_the_dead_only() -> None:
    table = Table("wizard is dead, cleric on c3, cleric carries holy-grail", dragon=True)
    assert {key.split(":")[3] for key in table.keys("use")} == {"wizard"}
    assert "DH-ART-15" in table.refused("use:holy-grail:cleric:warrior:c2")
    assert not table.offers("use:holy-grail:cleric:damsel:c2")


@clause("DH-ART-17", "DH-RUL-36")
def test_the_grail_needs_an_empty_square_beside_its_user() -> None:
    board = "wizard is dead, cleric on c3, cleric carries holy-grail, warrior on c4, goblin figure on b3"
    table = Table(board + ", sword lies on d3")
    assert table.keys("use") == ["use:holy-grail:cleric:wizard:c2"]
    for square in ("c4", "b3", "d3"):
        assert "DH-RUL-36" in table.refused(f"use:holy-grail:cleric:wizard:{square}")
    assert "DH-ART-17" in table.refused("use:holy-grail:cleric:wizard:d2")
    none = Table(board + ", sword lies on d3, portal face up on c2")
    assert not none.keys("use")


@clause("DH-RUL-36")
def test_start_squares_and_the_square_of_the_grand_chest_count_as_empty() -> None:
    start = Table("wizard is dead, cleric on b0, rogue on f3, cleric carries holy-grail, warrior on f1")
    assert start.keys("use") == ["use:holy-grail:cleric:wizard:c0", "use:holy-grail:cleric:wizard:b1"]
    treasure = Table("wizard is dead, cleric on c6, cleric carries holy-grail")
    assert treasure.offers("use:holy-grail:cleric:wizard:c7")


@clause("DH-RUL-37")
def test_the_returned_hero_may_act_in_the_same_turn() -> None:
    table = Table("warrior is dead, cleric on c3, cleric carries holy-grail").do(
        "use:holy-grail:cleric:warrior:c2"
    )
    table.do("move:warrior:c1", "move:warrior:c2")
    assert table.state.actions_left == 0


@clause("DH-RUL-37")
def test_actions_taken_before_death_still_tire_the_returned_hero() -> None:
    table = Table("wizard on c1, poison-cloud face down on c2, cleric on c4, cleric carries holy-grail")
    table.do("move:wizard:c2", "use:holy-grail:cleric:wizard:c3")
    assert table.fatigue("wizard") == 1
    assert table.state.actions_left == 1
    twice = Table(
        "warrior on c1, poison-cloud face up on c3, cleric on c5, cleric carries holy-grail", mode="solitaire"
    )
    twice.do("move:warrior:c2", "move:warrior:c3", "use:holy-grail:cleric:warrior:c4")
    assert twice.state.actions_left == 4
    assert not twice.offers("move:warrior:c3")
    assert "DH-TURN-07" in twice.refused("move:warrior:c3")
