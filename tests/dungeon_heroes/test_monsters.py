"""The aggressive phase and what monsters do in it (DH-AGG, DH-MON, DH-EX-35 to DH-EX-40)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from lanthorn.games.dungeon_heroes.testing import Table

SPARE_TILES = "chest face down on a1, portal face down on f1, sword face down on f6"
"""Something to reveal, so that the master's turn does not end by itself."""


def masters_turn(text: str, dragon: bool = False, undead: bool = False) -> Table:
    whole = f"{text}, {SPARE_TILES}, aggressive phase, master's turn"
    return Table(whole, dragon=dragon, undead=undead)


def squares_to_go(table: Table, figure: str) -> set[str]:
    return {key.split(":")[2] for key in table.keys("move") if key.split(":")[1] == figure}


def heroes_to_hit(table: Table, figure: str) -> set[str]:
    return {key.split(":")[2] for key in table.keys("attack") if key.split(":")[1] == figure}


# The phase


@clause("DH-AGG-01", "DH-AGG-02")
def test_revealed_monsters_become_figures_when_the_phase_begins_at_no_cost() -> None:
    table = Table(
        "master's turn, passive phase, master holds portal, cleric on c3, cleric has 6 hp,"
        "skeleton face up on c3, goblin face up on e5, orc face down on d4, fireball face up on b2"
    )
    table.do("place:portal:f6")
    assert table.state.aggressive
    assert (table.figure("c3"), table.tile("c3")) == ("skeleton-1", None)
    assert (table.figure("e5"), table.tile("e5")) == ("goblin-1", None)
    assert (table.figure("d4"), table.tile("d4")) == (None, "orc face down")
    assert table.tile("b2") == "fireball"
    assert table.hp("cleric") == 6
    assert table.state.actions_left == 3


@clause("DH-AGG-03", "DH-AGG-05", "DH-COST-14", "DH-COST-15")
def test_the_master_must_take_four_actions_of_both_kinds_in_any_mix() -> None:
    table = masters_turn("orc figure on d4, goblin figure on b5, warrior on d3")
    for key in ("reveal:a1", "attack:orc-1:warrior", "reveal:f1"):
        assert not table.offers("end")
        assert "DH-AGG-03" in table.refused("end")
        table.do(key)
    assert (table.tile("a1"), table.tile("f1")) == ("chest", "portal")
    assert table.state.actions_left == 1
    table.do("move:goblin-1:a6")
    assert table.state.side == HEROES


@clause("DH-AGG-04", "DH-MON-14")
def test_a_tile_is_revealed_if_it_is_face_down_and_no_figure_stands_on_it() -> None:
    table = masters_turn("goblin figure on b5, fireball face down on b5, sword face up on c5")
    assert set(table.keys("reveal")) == {"reveal:a1", "reveal:f1", "reveal:f6"}
    assert "DH-MON-14" in table.refused("reveal:b5")
    assert "DH-AGG-04" in table.refused("reveal:c5")


@clause("DH-AGG-06")
def test_a_monster_that_is_not_revealed_may_not_act() -> None:
    table = masters_turn("goblin face down on c4, orc figure on d6")
    assert not table.offers("move:goblin-1:c3")
    assert "DH-AGG-06" in table.refused("move:goblin-1:c3")
    table.do("reveal:c4")
    assert table.offers("move:goblin-1:c3")


@clause("DH-AGG-07")
def test_late_tiles_are_placed_like_those_of_the_passive_phase() -> None:
    table = masters_turn("master holds ogre, warrior on c1, goblin figure on c2, bear-trap face up on c3")
    assert table.offers("place:ogre:d1")
    assert table.keys() == table.keys("place")
    for square in ("a1", "b0", "b7", "c1", "c2", "c3"):
        assert not table.offers(f"place:ogre:{square}")
    assert "DH-PASS-06" in table.refused("place:ogre:a1")
    assert "DH-PASS-07" in table.refused("place:ogre:c1")
    table.do("place:ogre:d1")
    assert table.tile("d1") == "ogre face down"
    assert table.state.actions_left == 3


# Acting


@clause("DH-MON-01", "DH-MON-02")
def test_a_monster_moves_once_in_a_turn() -> None:
    table = masters_turn("ogre figure on d4")
    table.do("move:ogre:d5")
    assert not squares_to_go(table, "ogre")
    assert "DH-MON-01" in table.refused("move:ogre:d6")


@clause("DH-MON-01", "DH-MON-02")
def test_a_monster_that_attacked_on_the_spot_may_not_move_or_attack_again() -> None:
    table = masters_turn("ogre figure on d4, warrior on d3")
    table.do("attack:ogre:warrior")
    assert table.asked() == "master-act"
    assert not squares_to_go(table, "ogre")
    assert "DH-MON-01" in table.refused("attack:ogre:warrior")


@clause("DH-MON-03")
@pytest.mark.parametrize("monster", ["ogre", "orc", "skeleton"])
def test_ogre_orc_and_skeleton_move_one_square_orthogonally(monster: str) -> None:
    table = masters_turn(f"{monster} figure on d4")
    figure = table.figure("d4") or ""
    assert squares_to_go(table, figure) == {"d3", "d5", "c4", "e4"}
    assert "DH-MON-03" in table.refused(f"move:{figure}:c3")


@clause("DH-MON-04")
def test_a_goblin_moves_one_square_in_all_eight_directions() -> None:
    table = masters_turn("goblin figure on d4")
    assert squares_to_go(table, "goblin-1") == {"c3", "c4", "c5", "d3", "d5", "e3", "e4", "e5"}
    assert "DH-MON-04" in table.refused("move:goblin-1:d6")


@clause("DH-MON-06")
def test_a_monster_may_step_onto_a_hero() -> None:
    table = masters_turn("ogre figure on d4, warrior on d3")
    table.do("move:ogre:d3", "hold")
    assert table.square("ogre") == table.square("warrior") == "d3"
    assert table.hp("warrior") == 10


@clause("DH-MON-07")
@pytest.mark.parametrize("monster", ["ogre", "goblin"])
def test_a_monster_attacks_its_own_square_and_the_four_beside_it(monster: str) -> None:
    table = masters_turn(f"{monster} figure on c3, warrior on c3, cleric on d3, rogue on d4, wizard on c5")
    figure = table.figure("c3") or ""
    assert heroes_to_hit(table, figure) == {"warrior", "cleric"}
    assert "DH-MON-07" in table.refused(f"attack:{figure}:rogue")
    assert "DH-MON-07" in table.refused(f"attack:{figure}:wizard")


@clause("DH-GAP-14")
@pytest.mark.parametrize(
    ("monster", "diagonally"),
    [("goblin", False), ("necromancer", False), ("white lady", False), ("dragon", True)],
)
def test_of_those_who_could_only_the_dragon_attacks_diagonally(monster: str, diagonally: bool) -> None:
    table = masters_turn(f"{monster} figure on c3, warrior on d4, cleric on d3", dragon=True, undead=True)
    hit = heroes_to_hit(table, table.figure("c3") or "")
    assert hit == ({"warrior", "cleric"} if diagonally else {"cleric"})


@clause("DH-MON-08")
def test_after_a_move_a_monster_may_attack_on_and_beside_the_square_entered() -> None:
    table = masters_turn("orc figure on c4, warrior on c3, cleric on b3, rogue on d2, wizard on c1")
    table.do("move:orc-1:c3")
    assert table.asked() == "follow-up"
    assert set(table.keys()) == {"attack:orc-1:warrior", "attack:orc-1:cleric", "hold"}
    table.do("attack:orc-1:cleric")
    assert (table.hp("warrior"), table.hp("cleric")) == (10, 5)


@clause("DH-MON-08")
def test_after_a_move_that_ends_near_nobody_there_is_no_attack() -> None:
    table = masters_turn("orc figure on c4, warrior on d2")
    table.do("move:orc-1:c3")
    assert table.asked() == "master-act"


@clause("DH-MON-09")
def test_the_free_attack_costs_no_action_of_the_master_or_the_monster() -> None:
    table = masters_turn("necromancer figure on c5, warrior on c3", undead=True)
    table.do("move:necromancer:c4", "attack:necromancer:warrior")
    assert table.hp("warrior") == 7
    assert table.state.actions_left == 3
    table.do("attack:necromancer:warrior")
    assert table.hp("warrior") == 4
    assert table.state.actions_left == 2


@clause("DH-MON-10")
@pytest.mark.parametrize(("monster", "damage"), [("ogre", 4), ("orc", 3), ("skeleton", 2), ("goblin", 1)])
def test_an_attack_takes_the_monsters_damage(monster: str, damage: int) -> None:
    table = masters_turn(f"{monster} figure on c4, warrior on c3")
    table.do(f"attack:{table.figure('c4')}:warrior")
    assert table.hp("warrior") == 10 - damage


@clause("DH-MON-11", "DH-MON-12")
@pytest.mark.parametrize("side", ["up", "down"])
@pytest.mark.parametrize("tile", ["poison-cloud", "portal", "sliding-tile", "spike-pit", "sword"])
def test_a_monster_on_a_tile_neither_shows_nor_triggers_it(tile: str, side: str) -> None:
    table = masters_turn(f"ogre figure on d4, {tile} face {side} on d3")
    lying = table.tile("d3")
    table.do("move:ogre:d3")
    assert table.square("ogre") == "d3"
    assert table.tile("d3") == lying
    assert table.log()[-1] == "figure-moved"


@clause("DH-MON-13")
def test_monsters_enter_the_start_zone_and_the_treasure_room() -> None:
    table = masters_turn("ogre figure on d1, orc figure on c6, warrior on b0, cleric on c0, rogue on e0")
    table.do("move:ogre:d0", "hold", "move:orc-1:c7")
    assert (table.square("ogre"), table.square("orc-1")) == ("d0", "c7")
    assert table.state.chest_is_there


# Scenarios


@clause("DH-EX-35", "DH-MON-01", "DH-MON-04", "DH-MON-08", "DH-MON-10", "DH-COST-15")
def test_a_goblin_moves_diagonally_and_attacks_as_one_action() -> None:
    table = masters_turn("goblin figure on c4, cleric on e3")
    table.do("move:goblin-1:d3", "attack:goblin-1:cleric")
    assert table.hp("cleric") == 7
    assert table.state.actions_left == 3
    assert not squares_to_go(table, "goblin-1") | heroes_to_hit(table, "goblin-1")
    assert "DH-MON-01" in table.refused("attack:goblin-1:cleric")


@clause("DH-EX-37", "DH-MON-05", "DH-MON-06", "DH-MON-11", "DH-MON-12")
def test_only_another_monster_bars_a_monsters_way() -> None:
    table = masters_turn(
        "orc figure on b4, skeleton figure on b5, warrior on a5,"
        "fireball face down on c5, portal face up on b6"
    )
    assert not table.offers("move:skeleton-1:b4")
    assert "DH-MON-05" in table.refused("move:skeleton-1:b4")
    assert squares_to_go(table, "skeleton-1") == {"a5", "c5", "b6"}


@clause("DH-EX-38", "DH-MON-11", "DH-MON-14")
def test_a_tile_under_a_monster_can_be_revealed_by_nobody() -> None:
    table = masters_turn("skeleton figure on d4, chest face down on d5, rogue carries magic-hat")
    table.do("move:skeleton-1:d5")
    assert table.tile("d5") == "chest face down"
    assert "DH-MON-14" in table.refused("reveal:d5")
    table.do("reveal:a1", "reveal:f1")
    assert table.tile("f6") == "sword", "the last legal action plays itself"
    assert table.state.side == HEROES
    for key in ("reveal:wizard:d5", "use:magic-hat:rogue:d5"):
        assert not table.offers(key)
        assert "DH-MON-14" in table.refused(key)


@clause("DH-EX-39", "DH-RUL-13", "DH-AGG-06", "DH-MON-10")
def test_a_monster_revealed_by_the_master_attacks_in_the_same_turn() -> None:
    table = masters_turn("ogre face down on c2, wizard on c1")
    table.do("reveal:c2")
    assert (table.figure("c2"), table.tile("c2")) == ("ogre", None)
    assert table.state.actions_left == 3
    table.do("attack:ogre:wizard")
    assert table.square("wizard") is None
    assert table.state.actions_left == 2
    assert table.state.side == MASTER


@clause("DH-EX-40", "DH-RUL-18", "DH-HAB-03", "DH-MON-06", "DH-HERO-14")
def test_the_warrior_must_leave_and_come_back_to_slay_the_monster_on_his_square() -> None:
    table = masters_turn("orc figure on c4, warrior on c3, cleric on c0, 1 action left")
    table.do("move:orc-1:c3", "hold")
    assert table.figure("c3") == "orc-1"
    assert not table.offers("move:warrior:c3")
    table.do("move:cleric:c1")
    assert table.figure("c3") == "orc-1"
    table.do("move:warrior:c2", "move:warrior:c3")
    assert table.figure("c3") is None
    assert table.hp("warrior") == 10
    assert table.fatigue("warrior") == 2
