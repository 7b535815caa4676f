"""The heroes' turn: what may be done in it, and where heroes may go (DH-HERO)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import MASTER
from lanthorn.games.dungeon_heroes.testing import Table


def squares_to_go(table: Table, hero: str) -> set[str]:
    return {key.split(":")[2] for key in table.keys("move") if key.split(":")[1] == hero}


@clause("DH-HERO-01")
def test_four_actions_mix_moves_and_abilities_as_the_player_likes() -> None:
    table = Table(
        "cleric on b1, warrior on b2, warrior has 5 hp, fireball face down on f6, rogue on d1,"
        "master holds ogre and portal"
    )
    table.do("heal:cleric:warrior", "move:rogue:e2", "reveal:wizard:f6")
    assert table.state.actions_left == 1
    assert not table.offers("end")
    table.do("move:rogue:e3")
    assert (table.hp("warrior"), table.square("rogue"), table.tile("f6")) == (7, "e3", "fireball")
    assert table.keys() == ["end"]
    assert "DH-TURN-02" in table.refused("move:warrior:b3")
    table.do("end")
    assert table.session.decisions[0].seat == MASTER


@clause("DH-HERO-02")
@pytest.mark.parametrize(
    ("artifact", "key", "cost"),
    [
        ("sword", "give:rogue:sword:cleric", 1),
        ("magic-hat", "use:magic-hat:rogue:f6", 1),
        ("holy-grail", "use:holy-grail:rogue:wizard:c4", 2),
    ],
)
def test_giving_the_hat_and_the_grail_are_actions_of_the_hero_who_does_it(
    artifact: str, key: str, cost: int
) -> None:
    table = Table(
        f"rogue on c3, cleric on c2, wizard is dead, fireball face down on f6, rogue carries {artifact}"
    )
    table.do(key)
    assert table.state.actions_left == 4 - cost
    assert (table.fatigue("rogue"), table.fatigue("cleric")) == (cost, 0)


@clause("DH-HERO-03")
def test_no_hero_takes_a_third_action() -> None:
    table = Table("rogue on c3")
    table.do("move:rogue:c4", "move:rogue:c5")
    assert table.state.actions_left == 2
    assert not squares_to_go(table, "rogue")
    assert "DH-HERO-03" in table.refused("move:rogue:c6")


@clause("DH-HERO-04")
def test_a_hero_alone_in_play_has_two_actions() -> None:
    table = Table("warrior on c3, others are dead")
    assert table.state.actions_left == 2
    table.do("move:warrior:c4", "move:warrior:c5")
    assert table.keys() == ["end"]
    assert Table("warrior on c3, wizard on d3, cleric is dead, rogue is dead").state.actions_left == 4


@clause("DH-HERO-05")
@pytest.mark.parametrize("hero", ["warrior", "cleric", "rogue", "wizard"])
def test_a_move_goes_exactly_one_square_in_the_heros_directions(hero: str) -> None:
    table = Table(f"{hero} on d4")
    beside, corners = {"d3", "d5", "c4", "e4"}, {"c3", "c5", "e3", "e5"}
    diagonal = hero in ("rogue", "wizard")
    assert squares_to_go(table, hero) == (beside | corners if diagonal else beside)
    assert "DH-HERO-05" in table.refused(f"move:{hero}:d6")
    assert "DH-HERO-05" in table.refused(f"move:{hero}:d4")


@clause("DH-HERO-06")
def test_a_hero_may_not_enter_a_square_with_another_hero() -> None:
    table = Table("warrior on c3, wizard on c4")
    assert not table.offers("move:warrior:c4")
    assert "DH-HERO-06" in table.refused("move:warrior:c4")
    assert not table.offers("move:wizard:c3")


@clause("DH-HERO-07")
def test_a_hero_may_not_pass_through_another_even_when_he_slides() -> None:
    table = Table("warrior on c1, sliding-tile face down on c2, wizard on c3, cleric on c0, rogue on b0")
    assert "DH-HERO-05" in table.refused("move:warrior:c4")
    table.do("move:warrior:c2")
    assert set(table.keys()) == {"slide:c1", "slide:b2", "slide:d2"}
    assert "DH-TILE-09" in table.refused("slide:c4")


@clause("DH-HERO-08", "DH-RUL-17")
def test_a_hero_may_enter_a_square_with_a_monster_tile_or_a_monster_figure() -> None:
    table = Table("cleric on c3, goblin face up on c4, skeleton figure on c5, passive phase")
    table.do("move:cleric:c4")
    assert (table.square("cleric"), table.hp("cleric")) == ("c4", 7)
    table.do("move:cleric:c5")
    assert (table.square("cleric"), table.hp("cleric")) == ("c5", 5)
    assert table.figure("c5") == "skeleton-1"


@clause("DH-HERO-09")
def test_a_hero_may_enter_a_square_without_a_tile_and_nothing_happens() -> None:
    table = Table("cleric on c3")
    table.do("move:cleric:c4")
    assert table.square("cleric") == "c4"
    assert table.log() == ["hero-moved"]


@clause("DH-HERO-10")
def test_a_revealed_tile_strikes_whoever_moves_onto_it() -> None:
    table = Table("cleric on c3, spike-pit face up on c4, wizard on d3, poison-cloud face up on e4")
    table.do("move:cleric:c4", "move:wizard:e4")
    assert table.hp("cleric") == 4
    assert table.square("wizard") is None


@clause("DH-HERO-11")
def test_a_face_down_tile_is_revealed_by_entering_and_strikes() -> None:
    table = Table("cleric on c3, skeleton face down on c4, passive phase")
    table.do("move:cleric:c4")
    assert table.tile("c4") == "skeleton"
    assert table.hp("cleric") == 6


@clause("DH-HERO-12", "DH-ENTER-01")
def test_the_figure_comes_before_the_tile_under_it() -> None:
    table = Table("cleric on e3, goblin figure on e4, fireball face down on e4, aggressive phase")
    table.do("move:cleric:e4")
    assert table.hp("cleric") == 4
    hurt = [event.args["source"] for event in table.session.events if event.name == "hero-hurt"]
    assert hurt == ["goblin", "fireball"]
    assert table.log().index("hero-hurt") < table.log().index("tile-revealed")


@clause("DH-HERO-13")
def test_heroes_enter_the_start_zone_and_the_treasure_room() -> None:
    table = Table("cleric on b1, wizard on f6, warrior on d0, rogue on e0")
    table.do("move:cleric:b0", "move:wizard:e7")
    assert (table.square("cleric"), table.square("wizard")) == ("b0", "e7")


@clause("DH-HERO-14")
def test_a_hero_leaves_a_square_shared_with_a_monster_by_an_ordinary_move() -> None:
    table = Table("cleric on c3, ogre figure on c3, aggressive phase")
    table.do("move:cleric:c2")
    assert (table.hp("cleric"), table.square("cleric"), table.square("ogre")) == (8, "c2", "c3")
    assert (table.fatigue("cleric"), table.state.actions_left) == (1, 3)
