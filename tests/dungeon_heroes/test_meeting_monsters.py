"""Heroes and monsters on one square: rulings on tiles, figures, swords and death (DH-RUL-13 to DH-RUL-22)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.content import MonsterRecord
from lanthorn.games.dungeon_heroes.state import check
from lanthorn.games.dungeon_heroes.testing import Table

# Tiles that become figures


@clause("DH-RUL-13")
def test_a_monster_revealed_by_the_wizard_in_the_aggressive_phase_is_a_figure_at_once() -> None:
    table = Table("wizard on a1, orc face down on d4, aggressive phase").do("reveal:wizard:d4")
    assert table.figure("d4") == "orc-1"
    assert table.tile("d4") is None
    assert table.state.actions_left == 3


@clause("DH-RUL-13", "DH-AGG-02")
def test_a_monster_that_the_master_reveals_may_act_in_the_same_turn() -> None:
    table = Table(
        "cleric on d3, orc face down on d4, chest face down on a6 and b6, aggressive phase, master's turn"
    )
    table.do("reveal:d4")
    assert table.state.actions_left == 3
    table.do("attack:orc-1:cleric")
    assert table.hp("cleric") == 5
    assert table.state.actions_left == 2


@clause("DH-RUL-14")
def test_nobody_is_hurt_when_the_tile_under_him_becomes_a_figure() -> None:
    table = Table("ogre face up on c3, wizard on c3, master's turn, master holds chest, 1 action left")
    table.do("place:chest:a1")
    assert table.figure("c3") == "ogre"
    assert (table.square("wizard"), table.hp("wizard")) == ("c3", 4)


@clause("DH-EX-25", "DH-RUL-15", "DH-RUL-47", "DH-ENTER-08", "DH-HERO-12")
def test_an_orc_waits_as_a_tile_under_the_skeleton() -> None:
    table = Table("cleric on d3, skeleton figure on d4, orc face down on d4, aggressive phase, 1 action left")
    table.do("move:cleric:d4")
    assert table.hp("cleric") == 3
    assert table.tile("d4") == "orc"
    assert table.figure("d4") == "skeleton-1"
    assert table.square("orc-1") is None
    table.do("end", "move:skeleton-1:d5", "hold")
    assert table.tile("d4") is None
    assert table.figure("d4") == "orc-1"
    table.do("attack:orc-1:cleric")
    assert table.square("cleric") is None


@clause("DH-RUL-15", "DH-ENTER-08")
def test_a_monster_tile_acts_as_a_tile_when_the_figure_above_it_is_killed() -> None:
    table = Table(
        "cleric on d3, cleric carries sword, skeleton figure on d4, orc face down on d4, aggressive phase"
    )
    table.do("move:cleric:d4", "use:sword:cleric")
    assert table.hp("cleric") == 5
    assert table.tile("d4") is None
    assert table.figure("d4") == "orc-1"
    assert table.square("skeleton-1") is None


@clause("DH-RUL-16", "DH-ENTER-08")
def test_a_hidden_monster_hurts_only_once_in_the_aggressive_phase() -> None:
    table = Table("cleric on d3, orc face down on d4, aggressive phase").do("move:cleric:d4")
    assert table.hp("cleric") == 5
    assert table.figure("d4") == "orc-1"


@clause("DH-RUL-47")
def test_figures_stand_on_any_tile_but_never_together() -> None:
    table = Table(
        "orc figures on c3 and c4, chest face down on b3, poison-cloud face up on d3"
        ", bear trap face up on c2, aggressive phase, master's turn"
    )
    assert table.offers("move:orc-1:b3", "move:orc-1:d3", "move:orc-1:c2")
    assert not table.offers("move:orc-1:c4")
    assert "DH-MON-05" in table.refused("move:orc-1:c4")
    table.do("move:orc-1:d3")
    assert table.tile("d3") == "poison-cloud"
    table.state.figure_at[table.book.figure["orc-1"]] = table.book.square["c4"]
    with pytest.raises(AssertionError, match="two figures"):
        check(table.state)


# Meeting a figure


@clause("DH-EX-21", "DH-RUL-17", "DH-HERO-12", "DH-ENTER-01")
def test_the_cleric_meets_the_goblin_first_and_then_the_fireball() -> None:
    table = Table("cleric on e3, goblin figure on e4, fireball face down on e4").do("move:cleric:e4")
    assert [event.args["source"] for event in table.session.events if event.name == "hero-hurt"] == [
        "goblin",
        "fireball",
    ]
    assert table.hp("cleric") == 4
    assert table.tile("e4") is None
    assert table.figure("e4") == "goblin-1"
    assert table.square("cleric") == "e4"


@clause("DH-RUL-17")
def test_a_figure_hurts_whoever_enters_its_square_and_stays() -> None:
    table = Table("rogue on e3, ogre figure on e4").do("move:rogue:e4")
    assert table.hp("rogue") == 2
    assert table.figure("e4") == "ogre"
    assert table.square("rogue") == "e4"


@clause("DH-RUL-18")
def test_a_monster_on_the_warriors_own_square_dies_only_when_he_comes_back() -> None:
    table = Table("warrior on c3, orc figure on c3, cleric on e1, cleric carries sword")
    assert "orc" not in " ".join(table.keys())
    table.do("move:warrior:c2")
    assert table.figure("c3") == "orc-1"
    table.do("move:warrior:c3")
    assert table.figure("c3") is None
    assert table.hp("warrior") == 10
    assert table.fatigue("warrior") == 2


@clause("DH-RUL-18")
def test_a_sword_is_of_no_use_against_a_monster_that_came_to_the_hero() -> None:
    table = Table("cleric on c3, cleric carries sword, orc figure on c3")
    assert not table.keys("use")
    assert "DH-ART-07" in table.refused("use:sword:cleric")
    table.do("move:cleric:c2", "move:cleric:c3")
    assert table.asked() == "wield-slay"


@clause("DH-RUL-19", "DH-RUL-20")
def test_warrior_and_rogue_are_never_asked_about_their_own_art() -> None:
    warrior = Table("warrior on c1, warrior carries sword, orc face down on c2").do("move:warrior:c2")
    assert warrior.asked() == "act"
    assert warrior.tile("c2") is None
    assert warrior.carried("warrior") == ["sword"]
    rogue = Table("rogue on c1, rogue carries disarming-kit, fireball face down on c2").do("move:rogue:c2")
    assert rogue.asked() == "act"
    assert rogue.hp("rogue") == 6
    assert rogue.carried("rogue") == ["disarming-kit"]


@clause("DH-RUL-20", "DH-ART-07")
def test_one_sword_is_good_for_one_monster() -> None:
    board = "cleric on d3, skeleton figure on d4, orc face down on d4, aggressive phase"
    one = Table(board + ", cleric carries sword").do("move:cleric:d4", "use:sword:cleric")
    assert one.asked() == "act"
    assert one.hp("cleric") == 5
    two = Table(board + ", cleric carries 2 swords").do("move:cleric:d4", "use:sword:cleric")
    assert two.asked() == "wield-slay"
    two.do("use:sword:cleric")
    assert two.hp("cleric") == 8
    assert two.carried("cleric") == []
    assert two.figure("d4") is None


@clause("DH-RUL-20")
def test_the_hero_sees_what_he_has_met_before_he_draws_his_sword() -> None:
    table = Table("cleric on d3, cleric carries sword, orc face down on d4").do("move:cleric:d4")
    assert table.tile("d4") == "orc"
    assert table.hp("cleric") == 8
    assert table.session.decisions[0].about["tile"] == "orc"
    assert table.keys() == ["use:sword:cleric", "keep"]


# Death


@clause("DH-EX-20", "DH-RUL-20", "DH-RUL-21", "DH-RUL-29", "DH-ENTER-02", "DH-ART-05")
def test_whoever_falls_to_a_figure_never_reaches_the_tile_below() -> None:
    table = Table(
        "cleric on e3, cleric has 3 hp, cleric carries sword, orc figure on e4, fireball face down on e4"
    )
    table.do("move:cleric:e4", "keep")
    assert table.square("cleric") is None
    assert table.tile("e4") == "fireball face down"
    assert table.stack("e4") == ["sword"]
    assert table.figure("e4") == "orc-1"


@clause("DH-RUL-22")
@pytest.mark.parametrize("tile", ["bear-trap", "poison-cloud"])
def test_a_trap_and_a_cloud_are_gone_when_a_hero_dies_on_them(tile: str) -> None:
    table = Table(f"wizard on c1, wizard has 1 hp, {tile} face down on c2").do("move:wizard:c2")
    assert table.square("wizard") is None
    assert table.tile("c2") is None


@clause("DH-RUL-22", "DH-ENTER-08")
def test_a_monster_stays_when_a_hero_dies_on_it() -> None:
    passive = Table("wizard on c1, wizard has 1 hp, orc face down on c2").do("move:wizard:c2")
    assert passive.square("wizard") is None
    assert passive.tile("c2") == "orc"
    aggressive = Table("wizard on c1, wizard has 1 hp, orc face down on c2, aggressive phase")
    aggressive.do("move:wizard:c2")
    assert aggressive.square("wizard") is None
    assert aggressive.tile("c2") is None
    assert aggressive.figure("c2") == "orc-1"


@clause("DH-RUL-22", "DH-RUL-42", "DH-RUL-21")
@pytest.mark.parametrize("tile", ["chest", "sword"])
def test_what_a_fallen_hero_did_not_reach_stays(tile: str) -> None:
    table = Table(f"wizard on c1, wizard has 1 hp, orc figure on c2, {tile} face up on c2")
    table.do("move:wizard:c2")
    assert table.tile("c2") == tile
    assert table.state.treasures == 0
    assert table.stack("c2") == []


@clause("DH-RUL-50", "DH-OBJ-05")
def test_hp_stop_at_zero() -> None:
    table = Table("wizard on c1, wizard has 2 hp, ogre face down on c2").do("move:wizard:c2")
    assert table.hp("wizard") == 0
    assert table.square("wizard") is None


# Attacks and the nature of monsters


@clause("DH-RUL-43", "DH-MON-08")
def test_an_attack_hits_one_hero_and_a_free_one_may_be_declined() -> None:
    table = Table("orc figure on c3, cleric on b2, rogue on d2, aggressive phase, master's turn")
    table.do("move:orc-1:c2")
    assert table.keys() == ["attack:orc-1:cleric", "attack:orc-1:rogue", "hold"]
    held = Table("orc figure on c3, cleric on b2, rogue on d2, aggressive phase, master's turn")
    held.do("move:orc-1:c2", "hold")
    assert (held.hp("cleric"), held.hp("rogue")) == (8, 6)
    table.do("attack:orc-1:rogue")
    assert (table.hp("cleric"), table.hp("rogue")) == (8, 3)


@clause("DH-RUL-44", "DH-MON-01", "DH-MON-02")
def test_a_monster_does_not_move_after_it_has_attacked() -> None:
    table = Table("orc figures on c3 and f6, cleric on c2, aggressive phase, master's turn")
    table.do("attack:orc-1:cleric")
    assert "orc-1" not in " ".join(table.keys())
    assert "DH-MON-01" in table.refused("move:orc-1:c4")


@clause("DH-RUL-45")
@pytest.mark.parametrize("monster", ["goblin", "skeleton", "orc", "ogre"])
def test_monsters_have_no_hp_and_die_outright_or_not_at_all(monster: str) -> None:
    assert "hp" not in MonsterRecord.__struct_fields__
    table = Table(f"warrior on c1, {monster} figure on c2").do("move:warrior:c2")
    assert table.figure("c2") is None
    assert table.eliminated() == [monster]
