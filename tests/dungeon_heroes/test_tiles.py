"""What tiles do to a hero who moves onto them (DH-TILE)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

# Monster tiles


@clause("DH-EX-09", "DH-TILE-05", "DH-HAB-03", "DH-HAB-13", "DH-HERO-11", "DH-COST-01")
def test_the_warrior_slays_a_monster_by_entering_its_square() -> None:
    table = Table("warrior on b0, goblin face down on b1").do("move:warrior:b1")
    assert table.log()[:3] == ["hero-moved", "tile-revealed", "monster-slain"]
    assert table.tile("b1") is None
    assert (table.square("warrior"), table.hp("warrior")) == ("b1", 10)
    assert table.state.actions_left == 3


@clause("DH-EX-11", "DH-TILE-02", "DH-TILE-03", "DH-TILE-04")
def test_a_monster_tile_hurts_whoever_enters_but_not_whoever_stays() -> None:
    table = Table(
        "cleric on c1, skeleton face down on c2, pile holds 9 chests"
        ", warrior on b0, rogue on d0, wizard on e0"
    )
    table.do("move:cleric:c2")
    assert table.hp("cleric") == 6
    table.do("move:warrior:b1", "move:warrior:b0", "move:rogue:d1", "end")
    table.do(*(f"place:chest:{column}6" for column in "abcd"))
    table.do("move:warrior:b1", "move:warrior:b0", "move:rogue:d0", "move:wizard:e1", "end")
    assert table.hp("cleric") == 6
    table.do(*(f"place:chest:{column}5" for column in "abcd"))
    table.do("move:cleric:c3", "move:cleric:c2")
    assert table.hp("cleric") == 4
    assert table.tile("c2") == "skeleton"


@clause("DH-EX-10", "DH-TILE-02", "DH-TILE-04", "DH-OBJ-05", "DH-HAB-11", "DH-GAP-19")
def test_the_wizard_falls_to_an_ogre_whose_tile_stays() -> None:
    table = Table("wizard on b0, warrior on c0, cleric on d0, rogue on e0, ogre face down on a1")
    table.do("move:wizard:a1")
    assert table.hp("wizard") == 0
    assert table.square("wizard") is None
    assert table.tile("a1") == "ogre"
    assert table.state.heroes_on(table.book.square["b0"]) == []


@clause("DH-TILE-02", "DH-GAP-05")
@pytest.mark.parametrize(("monster", "damage"), [("ogre", 4), ("orc", 3), ("skeleton", 2), ("goblin", 1)])
def test_a_monster_tile_costs_the_number_in_its_red_heart(monster: str, damage: int) -> None:
    table = Table(f"cleric on c1, {monster} face up on c2").do("move:cleric:c2")
    assert table.hp("cleric") == 8 - damage
    assert table.tile("c2") == monster


@clause("DH-TILE-05")
def test_a_defeated_monster_tile_leaves_the_board() -> None:
    table = Table("warrior on c1, ogre face up on c2").do("move:warrior:c2")
    assert table.tile("c2") is None
    assert table.eliminated() == ["ogre"]


@clause("DH-TILE-06")
def test_a_monster_tile_is_replaced_by_its_figure_in_the_aggressive_phase() -> None:
    table = Table("ogre face up on c2, warrior on d3, pile holds chest, 0 actions left").do("end")
    assert table.tile("c2") == "ogre"
    table.do("place:chest:a1")
    assert table.tile("c2") is None
    assert table.figure("c2") == "ogre"


# Traps


@clause("DH-EX-12", "DH-TILE-07", "DH-TILE-08", "DH-HAB-08", "DH-HAB-09")
def test_a_spike_pit_spares_the_rogue_and_hurts_the_warrior() -> None:
    rogue = Table("spike pit face down on e1, rogue on d0").do("move:rogue:e1")
    assert rogue.hp("rogue") == 6
    assert rogue.tile("e1") is None
    warrior = Table("spike pit face down on e1, warrior on e0").do("move:warrior:e1")
    assert warrior.hp("warrior") == 6
    assert warrior.tile("e1") is None


@clause("DH-TILE-07", "DH-TILE-08", "DH-GAP-06")
@pytest.mark.parametrize(
    ("trap", "damage"), [("spike-pit", 4), ("fireball", 3), ("arrow-launcher", 2), ("bear-trap", 1)]
)
def test_a_trap_costs_the_number_in_its_black_heart_and_is_gone(trap: str, damage: int) -> None:
    table = Table(f"cleric on c1, {trap} face up on c2").do("move:cleric:c2")
    assert table.hp("cleric") == 8 - damage
    assert table.tile("c2") is None


@clause("DH-TILE-01")
def test_a_revealed_tile_strikes_nobody_until_a_hero_moves_onto_it() -> None:
    table = Table("wizard on c1, cleric on d2, poison-cloud face down on c2").do("reveal:wizard:c2")
    assert table.tile("c2") == "poison-cloud"
    assert (table.hp("wizard"), table.hp("cleric")) == (4, 8)


# Diagonal steps and sliding tiles


@clause("DH-RUL-39")
def test_a_diagonal_step_leads_between_two_occupied_corners() -> None:
    table = Table("rogue on c3, warrior on c4, cleric on d3").do("move:rogue:d4")
    assert table.square("rogue") == "d4"


@clause("DH-EX-13", "DH-TILE-09", "DH-TILE-10", "DH-TILE-11", "DH-TILE-12", "DH-RUL-23", "DH-RUL-27")
def test_the_cleric_slides_into_an_arrow_launcher() -> None:
    table = Table("cleric on d2, sliding tile face down on d3, rogue on c3, arrow launcher face down on e3")
    table.do("move:cleric:d3")
    assert table.asked() == "slide"
    assert not table.offers("slide:c3")
    assert "DH-RUL-23" in table.refused("slide:c3")
    assert sorted(table.keys()) == ["slide:d2", "slide:d4", "slide:e3"]
    table.do("slide:e3")
    assert table.square("cleric") == "e3"
    assert table.hp("cleric") == 6
    assert table.tile("d3") is None
    assert table.tile("e3") is None
    assert (table.state.actions_left, table.fatigue("cleric")) == (3, 1)


@clause("DH-EX-14", "DH-TILE-09", "DH-TILE-11", "DH-TILE-12", "DH-RUL-23")
def test_the_warrior_slides_back_where_no_other_way_is_open() -> None:
    """A single way plays itself."""
    table = Table("warrior on c1, sliding tile face down on c2, cleric on b2, rogue on d2, wizard on c3")
    table.do("move:warrior:c2")
    assert table.square("warrior") == "c1"
    assert table.tile("c2") is None
    assert (table.state.actions_left, table.fatigue("warrior")) == (3, 1)


@clause("DH-EX-15", "DH-RUL-23", "DH-TILE-11")
def test_the_rogue_stays_on_a_sliding_tile_without_a_way_out() -> None:
    table = Table(
        "rogue on b1, sliding tile face down on c2, cleric on b2, warrior on d2, wizard on c3, damsel on c1",
        dragon=True,
    )
    table.do("move:rogue:c2")
    assert table.square("rogue") == "c2"
    assert table.tile("c2") is None
    assert table.asked() == "act"


@clause("DH-EX-16", "DH-RUL-24", "DH-TILE-11")
def test_a_chain_of_sliding_tiles_always_ends() -> None:
    table = Table("sliding tile face down on c2 and c3, warrior on c1")
    table.do("move:warrior:c2", "slide:c3", "slide:c2")
    assert table.square("warrior") == "c2"
    assert table.tile("c2") is None
    assert table.tile("c3") is None
    assert table.asked() == "act"
    assert (table.state.actions_left, table.fatigue("warrior")) == (3, 1)


@clause("DH-RUL-23")
def test_a_sliding_tile_leads_past_monsters_and_into_the_outer_zones_but_not_off_the_board() -> None:
    by_the_wall = Table("warrior on a2, sliding tile face up on a1, goblin figure on b1")
    by_the_wall.do("move:warrior:a1")
    assert sorted(by_the_wall.keys()) == ["slide:a2", "slide:b1"]
    assert "DH-TILE-09" in by_the_wall.refused("slide:b2")
    outward = Table(
        "warrior on b2, cleric on d5, sliding tile face up on b1 and d6, rogue on c0, wizard on d0"
    )
    assert outward.do("move:warrior:b1").offers("slide:b0")
    assert outward.do("slide:b0", "move:cleric:d6").offers("slide:d7")


@clause("DH-RUL-25", "DH-GAP-07")
def test_only_the_arrows_count_when_a_diagonal_mover_slides() -> None:
    table = Table("rogue on c3, sliding tile face up on d4").do("move:rogue:d4")
    assert sorted(table.keys()) == ["slide:c4", "slide:d3", "slide:d5", "slide:e4"]


@clause("DH-RUL-27")
def test_sliding_into_the_treasure_room_acquires_the_grand_chest() -> None:
    table = Table("warrior on c5, sliding tile face down on c6").do("move:warrior:c6", "slide:c7")
    assert table.square("warrior") == "c7"
    assert table.state.treasures == 1


# Portals


@clause("DH-EX-17", "DH-TILE-13", "DH-TILE-14", "DH-TILE-15")
def test_a_portal_sends_the_hero_to_a_free_start_square_of_his_choice() -> None:
    table = Table("warrior on d5, portal face down on d6, cleric on b0, wizard on c0, rogue on f3")
    table.do("move:warrior:d6")
    assert sorted(table.keys()) == ["portal:d0", "portal:e0"]
    assert "DH-RUL-26" in table.refused("portal:b0")
    assert "DH-RUL-26" in table.refused("portal:c0")
    assert "DH-TILE-13" in table.refused("portal:d1")
    table.do("portal:e0")
    assert table.square("warrior") == "e0"
    assert table.tile("d6") is None
    assert (table.state.actions_left, table.fatigue("warrior")) == (3, 1)


@clause("DH-EX-18", "DH-TILE-15", "DH-RUL-26")
def test_a_portal_leads_nowhere_if_every_start_square_is_occupied() -> None:
    table = Table(
        "warrior on d5, portal face down on d6, cleric on b0, wizard on c0, rogue on e0, goblin figure on d0"
    )
    table.do("move:warrior:d6")
    assert table.square("warrior") == "d6"
    assert table.tile("d6") is None
    assert table.asked() == "act"


@clause("DH-RUL-27", "DH-RUL-28")
def test_arriving_by_portal_is_a_move_onto_the_start_square() -> None:
    table = Table(
        "warrior on d5, portal face up on d6, sword lies on e0, cleric on b0, rogue on f3, wizard on f4"
    )
    table.do("move:warrior:d6", "portal:e0")
    assert table.carried("warrior") == ["sword"]
    assert table.stack("e0") == []


# Poison clouds, artifacts, chests


@clause("DH-TILE-16", "DH-TILE-17", "DH-TILE-18")
@pytest.mark.parametrize("hero", ["warrior", "cleric", "rogue", "wizard"])
def test_nothing_protects_from_a_poison_cloud(hero: str) -> None:
    table = Table(
        f"{hero} on c1, poison-cloud face down on c2"
        f", {hero} carries sword and holy-icon and disarming-kit and magic-hat and holy-grail"
    )
    table.do(f"move:{hero}:c2")
    assert table.hp(hero) == 0
    assert table.square(hero) is None
    assert table.tile("c2") is None
    assert table.asked() == "act"


@clause(
    "DH-EX-19", "DH-TILE-16", "DH-TILE-17", "DH-TILE-18", "DH-ART-05", "DH-RUL-22", "DH-RUL-28", "DH-RUL-29"
)
def test_the_rogue_takes_what_the_poisoned_cleric_dropped() -> None:
    table = Table(
        "cleric on d3, cleric carries holy-icon and sword, poison-cloud face down on d4, rogue on c3"
    )
    table.do("move:cleric:d4")
    assert table.square("cleric") is None
    assert table.tile("d4") is None
    assert sorted(table.stack("d4")) == ["holy-icon", "sword"]
    table.do("move:rogue:d4")
    assert sorted(table.carried("rogue")) == ["holy-icon", "sword"]
    assert table.stack("d4") == []
    between = Table(
        "holy-icon and sword lie on d4, cleric is dead, master's turn, master holds orc and chest"
    )
    assert not between.offers("place:orc:d4")
    assert "DH-RUL-29" in between.refused("place:orc:d4")


@clause("DH-TILE-19", "DH-ART-01", "DH-ART-02")
def test_a_hero_equips_every_artifact_he_moves_onto_and_may_keep_it() -> None:
    table = Table("warrior on c1, sword face down on c2, magic-hat face up on c3")
    table.do("move:warrior:c2", "move:warrior:c3")
    assert sorted(table.carried("warrior")) == ["magic-hat", "sword"]
    assert table.tile("c2") is None
    assert table.tile("c3") is None
    assert "artifact-used" not in table.log()


@clause("DH-TILE-20", "DH-OBJ-03")
def test_a_chest_is_acquired_by_any_hero_who_moves_onto_it() -> None:
    for hero in ("warrior", "cleric", "rogue", "wizard"):
        table = Table(f"{hero} on c1, chest face down on c2").do(f"move:{hero}:c2")
        assert table.state.treasures == 1
        assert table.tile("c2") is None
        assert (table.state.actions_left, table.fatigue(hero)) == (3, 1)
