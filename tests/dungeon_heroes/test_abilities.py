"""The four heroes and what they can do (DH-HAB)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

BESIDE_D4 = {"d3", "d5", "c4", "e4"}
CORNERS_OF_D4 = {"c3", "c5", "e3", "e5"}


def squares_to_go(hero: str) -> set[str]:
    return {key.split(":")[2] for key in Table(f"{hero} on d4").keys("move") if hero in key}


@clause("DH-HAB-01", "DH-HAB-04", "DH-HAB-07", "DH-HAB-10")
def test_the_most_hp_of_each_hero() -> None:
    table = Table("")
    assert dict(zip(table.book.hero, table.book.max_hp, strict=True)) == {
        "warrior": 10,
        "cleric": 8,
        "rogue": 6,
        "wizard": 4,
    }


@clause("DH-HAB-02", "DH-HAB-05")
@pytest.mark.parametrize("hero", ["warrior", "cleric"])
def test_warrior_and_cleric_move_orthogonally(hero: str) -> None:
    assert squares_to_go(hero) == BESIDE_D4


@clause("DH-HAB-08", "DH-HAB-11")
@pytest.mark.parametrize("hero", ["rogue", "wizard"])
def test_rogue_and_wizard_move_diagonally_too(hero: str) -> None:
    assert squares_to_go(hero) == BESIDE_D4 | CORNERS_OF_D4


@clause("DH-HAB-03", "DH-HAB-13", "DH-TILE-05")
@pytest.mark.parametrize("monster", ["ogre face down on c4", "ogre face up on c4", "ogre figure on c4"])
def test_the_warrior_slays_tile_or_figure_by_entering_unhurt(monster: str) -> None:
    table = Table(f"warrior on c3, {monster}")
    table.do("move:warrior:c4")
    assert (table.tile("c4"), table.figure("c4")) == (None, None)
    assert table.eliminated() == ["ogre"]
    assert table.hp("warrior") == 10
    assert (table.state.actions_left, table.fatigue("warrior")) == (3, 1)


@clause("DH-HAB-03")
def test_the_warrior_slays_the_figure_and_the_monster_tile_below_it() -> None:
    table = Table("warrior on c3, ogre figure on c4, orc face down on c4, aggressive phase")
    table.do("move:warrior:c4")
    assert (table.tile("c4"), table.figure("c4"), table.hp("warrior")) == (None, None, 10)


@clause("DH-HAB-03")
def test_only_the_warrior_slays_by_entering() -> None:
    table = Table("cleric on c3, goblin figure on c4, aggressive phase")
    table.do("move:cleric:c4")
    assert (table.figure("c4"), table.hp("cleric")) == ("goblin-1", 7)


@clause("DH-HAB-06", "DH-COST-02")
def test_the_cleric_heals_himself_or_a_hero_beside_him_by_two() -> None:
    table = Table("cleric on c3, cleric has 3 hp, warrior on c4, warrior has 5 hp")
    table.do("heal:cleric:cleric", "heal:cleric:warrior")
    assert (table.hp("cleric"), table.hp("warrior")) == (5, 7)
    assert (table.state.actions_left, table.fatigue("cleric"), table.fatigue("warrior")) == (2, 2, 0)


@clause("DH-HAB-06")
def test_the_cleric_reaches_nobody_diagonally_or_farther_away() -> None:
    table = Table("cleric on c3, warrior on d4, warrior has 5 hp, rogue on c5, rogue has 1 hp")
    assert not table.keys("heal")
    assert "DH-HAB-06" in table.refused("heal:cleric:warrior")
    assert "DH-HAB-06" in table.refused("heal:cleric:rogue")


@clause("DH-HAB-06", "DH-HAB-12")
def test_heroes_do_not_have_each_others_abilities() -> None:
    table = Table("cleric on c3, warrior on c4, cleric has 5 hp, chest face down on f6")
    assert "DH-HAB-06" in table.refused("heal:warrior:cleric")
    assert "DH-HAB-12" in table.refused("reveal:rogue:f6")


@clause("DH-HAB-09", "DH-HAB-13", "DH-TILE-08")
@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("trap", ["spike-pit", "fireball", "arrow-launcher", "bear-trap"])
def test_the_rogue_disarms_any_trap_by_entering(trap: str, side: str) -> None:
    table = Table(f"rogue on c3, {trap} face {side} on d4")
    table.do("move:rogue:d4")
    assert table.tile("d4") is None
    assert table.hp("rogue") == 6
    assert (table.state.actions_left, table.fatigue("rogue")) == (3, 1)


@clause("DH-HAB-09")
def test_the_rogue_is_hurt_by_monsters_and_the_warrior_by_traps() -> None:
    table = Table("rogue on c3, skeleton face down on c4, warrior on e3, arrow-launcher face down on e4")
    table.do("move:rogue:c4", "move:warrior:e4")
    assert (table.hp("rogue"), table.hp("warrior")) == (4, 8)


@clause("DH-HAB-12", "DH-TILE-01", "DH-COST-03")
def test_the_wizard_reveals_any_face_down_tile_from_afar() -> None:
    table = Table("wizard on b0, chest face down on f6, ogre face down on a1, sword face up on c3")
    assert set(table.keys("reveal")) == {"reveal:wizard:a1", "reveal:wizard:f6"}
    table.do("reveal:wizard:f6")
    assert table.tile("f6") == "chest"
    assert table.tile("a1") == "ogre face down"
    assert table.state.treasures == 0
    assert (table.state.actions_left, table.fatigue("wizard")) == (3, 1)


@clause("DH-HAB-12", "DH-RUL-35")
def test_what_lies_under_a_monster_the_wizard_sees_by_house_rule_only() -> None:
    text = "wizard on b0, goblin figure on b5, chest face down on b5, aggressive phase"
    assert not Table(text).offers("reveal:wizard:b5")
    assert "DH-RUL-35" in Table(text).refused("reveal:wizard:b5")
    table = Table(text, wizard_sees_under_monsters=True).do("reveal:wizard:b5")
    assert (table.tile("b5"), table.figure("b5")) == ("chest", "goblin-1")


@clause("DH-HAB-14")
def test_cleric_and_wizard_may_use_their_ability_twice_but_not_three_times() -> None:
    table = Table(
        "cleric on c3, warrior on c4, warrior has 1 hp,"
        "chest face down on f6, sword face down on f5, portal face down on f4"
    )
    table.do("heal:cleric:warrior", "heal:cleric:warrior", "reveal:wizard:f6")
    assert table.hp("warrior") == 5
    assert not table.keys("heal")
    assert "DH-TURN-07" in table.refused("heal:cleric:warrior")
    table.do("reveal:wizard:f5")
    assert (table.tile("f6"), table.tile("f5"), table.tile("f4")) == ("chest", "sword", "portal face down")
    assert not table.keys("reveal")
