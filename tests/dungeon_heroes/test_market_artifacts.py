"""What the market sells: demon skull, magic mirror, energy elixir, strange bread."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

SKULL = "cleric on c3, cleric carries demon-skull"


@clause("DH-EX-70", "DH-MARKET-12", "DH-RUL-80", "DH-RUL-79", "DH-RUL-60", "DH-MARKET-11", "DH-COST-12")
def test_the_skull_kills_every_monster_within_two_squares() -> None:
    table = Table(
        f"{SKULL}, aggressive phase, orc figure on e5, goblin figure on c3, ogre figure on f3,"
        " skeleton face down on d4",
        undead=True,
    )
    table.do("use:demon-skull:cleric")
    assert table.square("orc-1") is None
    assert table.square("goblin-1") is None
    assert table.square("ogre") == "f3"
    assert table.tile("d4") == "skeleton face down"
    assert table.earned("cleric") == ["orc", "goblin"]
    assert table.carried("cleric") == []
    assert table.state.actions_left == 3
    assert table.fatigue("cleric") == 1


@clause("DH-RUL-80")
def test_the_skull_kills_revealed_tiles_too_and_every_kind_of_monster() -> None:
    table = Table(
        f"{SKULL}, passive phase, orc face up on c5, bear-trap face up on c4, necromancer figure on a1,"
        " white-lady figure on e5",
        undead=True,
    )
    table.do("use:demon-skull:cleric")
    assert table.tile("c5") is None
    assert table.tile("c4") == "bear-trap"
    assert table.square("necromancer") is None
    assert table.square("white-lady") is None
    assert sorted(table.earned("cleric")) == ["necromancer", "orc", "white-lady"]
    assert table.eliminated() == ["orc"]


@clause("DH-RUL-80", "DH-RUL-60", "DH-RUL-63")
def test_the_skull_kills_a_dragon_by_its_second_square() -> None:
    table = Table(f"{SKULL}, dragon figure on f4 and e4", dragon=True, undead=True)
    table.do("use:demon-skull:cleric")
    assert table.squares("dragon") == []
    assert table.earned("cleric") == ["dragon"]


@clause("DH-RUL-80", "DH-RUL-15")
def test_a_monster_that_waited_beyond_the_skull_comes_out_when_the_dragon_dies() -> None:
    table = Table(
        f"{SKULL}, aggressive phase, dragon figure on f4 and e4, orc face up on f4", dragon=True, undead=True
    )
    table.do("use:demon-skull:cleric")
    assert table.squares("dragon") == []
    assert table.square("orc-1") == "f4"
    assert table.earned("cleric") == ["dragon"]


@clause("DH-RUL-80")
def test_the_skull_kills_both_a_figure_and_the_tile_that_waits_under_it() -> None:
    table = Table(f"{SKULL}, aggressive phase, goblin figure on c4, orc face up on c4", undead=True)
    table.do("use:demon-skull:cleric")
    assert table.figure("c4") is None
    assert table.tile("c4") is None
    assert table.earned("cleric") == ["orc", "goblin"]


@clause("DH-RUL-80")
def test_the_skull_spares_a_face_down_monster_under_the_figure_it_kills() -> None:
    table = Table(f"{SKULL}, aggressive phase, goblin figure on c4, orc face down on c4", undead=True)
    table.do("use:demon-skull:cleric")
    assert table.figure("c4") is None
    assert table.tile("c4") == "orc face down"
    assert table.earned("cleric") == ["goblin"]


@clause("DH-RUL-80", "DH-LADY-05")
def test_the_skull_does_not_reach_a_lady_who_possesses() -> None:
    table = Table(
        f"{SKULL}, aggressive phase, orc figure on c4, rogue on d3, rogue is possessed", undead=True
    )
    table.do("use:demon-skull:cleric")
    assert table.possessed() == "rogue"
    assert table.earned("cleric") == ["orc"]


@clause("DH-MARKET-12", "DH-RUL-80")
def test_the_skull_needs_a_monster_to_kill() -> None:
    table = Table(f"{SKULL}, aggressive phase, ogre figure on f3, skeleton face down on d4", undead=True)
    assert not table.offers("use:demon-skull:cleric")
    assert "DH-MARKET-12" in table.refused("use:demon-skull:cleric")


@clause("DH-RUL-80")
def test_by_house_rule_the_skull_kills_one_monster_of_the_players_choice() -> None:
    table = Table(
        f"{SKULL}, aggressive phase, orc figure on e5, goblin figure on c3, skeleton face up on c3",
        undead=True,
        skull_kills_all=False,
    )
    table.do("use:demon-skull:cleric")
    assert table.asked() == "smite"
    assert sorted(table.keys()) == ["smite:c3", "smite:e5"]
    table.do("smite:c3")
    assert table.earned("cleric") == ["goblin"]
    assert table.square("orc-1") == "e5"
    assert table.square("skeleton-1") == "c3"


@clause("DH-RUL-60", "DH-RUL-80")
def test_by_house_rule_two_squares_are_counted_in_steps() -> None:
    table = Table(
        f"{SKULL}, aggressive phase, orc figure on d4, goblin figure on e4, skeleton figure on a3",
        undead=True,
        radius_metric="manhattan",
    )
    table.do("use:demon-skull:cleric")
    assert table.square("orc-1") is None
    assert table.square("skeleton-1") is None
    assert table.square("goblin-1") == "e4"


# The mirror


@clause("DH-EX-71", "DH-MARKET-13", "DH-RUL-81", "DH-MARKET-11", "DH-COST-12")
def test_the_mirror_swaps_two_heroes_and_nothing_strikes_them() -> None:
    table = Table(
        "aggressive phase, wizard on b1, wizard has 1 hp, wizard carries magic-mirror, warrior on e5,"
        " orc figure on e5",
        undead=True,
    )
    table.do("use:magic-mirror:wizard:warrior")
    assert (table.square("wizard"), table.square("warrior")) == ("e5", "b1")
    assert table.hp("wizard") == 1
    assert table.square("orc-1") == "e5"
    assert table.state.actions_left == 3
    assert table.fatigue("wizard") == 1
    assert table.carried("wizard") == []


@clause("DH-RUL-81", "DH-TILE-01")
def test_the_mirror_triggers_neither_a_monster_tile_nor_a_stack() -> None:
    table = Table(
        "passive phase, wizard on b1, wizard carries magic-mirror, cleric on e5, orc face up on e5,"
        " sword lies on e5",
        undead=True,
    )
    table.do("use:magic-mirror:wizard:cleric")
    assert table.hp("wizard") == 4
    assert table.tile("e5") == "orc"
    assert table.stack("e5") == ["sword"]


@clause("DH-RUL-81", "DH-RUL-41")
def test_a_mirror_into_the_treasure_room_wins_no_chest() -> None:
    table = Table("wizard on b1, wizard carries magic-mirror, cleric on c7", undead=True)
    table.do("use:magic-mirror:wizard:cleric")
    assert table.square("wizard") == "c7"
    assert table.state.treasures == 0


@clause("DH-MARKET-13")
def test_the_mirror_shows_living_heroes_only_and_not_oneself() -> None:
    table = Table("wizard on b1, wizard carries magic-mirror, cleric is dead", dragon=True, undead=True)
    assert sorted(table.keys("use")) == ["use:magic-mirror:wizard:rogue", "use:magic-mirror:wizard:warrior"]
    assert "DH-MARKET-13" in table.refused("use:magic-mirror:wizard:wizard")
    assert "DH-MARKET-13" in table.refused("use:magic-mirror:wizard:cleric")
    assert "DH-RUL-65" in table.refused("use:magic-mirror:wizard:damsel")


@clause("DH-RUL-81", "DH-RUL-64")
def test_the_mirror_takes_the_place_of_one_of_two_heroes_who_share_a_square() -> None:
    table = Table(
        "rogue on d3, damsel on d3, wizard on b1, wizard carries magic-mirror", dragon=True, undead=True
    )
    table.do("use:magic-mirror:wizard:rogue")
    assert table.square("wizard") == table.square("damsel") == "d3"
    assert table.square("rogue") == "b1"


# The elixir


@clause("DH-MARKET-14", "DH-COST-09", "DH-RUL-82", "DH-MARKET-11")
def test_the_elixir_lifts_fatigue_but_not_the_quota() -> None:
    table = Table(
        "warrior on c3, warrior carries energy-elixir, warrior has taken 2 actions, rogue on f3", undead=True
    )
    assert not table.offers("move:warrior:c4")
    assert "DH-TURN-07" in table.refused("move:warrior:c4")
    table.do("use:energy-elixir:warrior")
    assert table.state.actions_left == 2
    assert table.carried("warrior") == []
    table.do("move:warrior:c4", "move:warrior:c5")
    assert table.fatigue("warrior") == 4
    assert not table.offers("move:warrior:c6")
    assert "DH-TURN-02" in table.refused("move:warrior:c6")


@clause("DH-RUL-82")
def test_the_elixir_helps_its_user_alone() -> None:
    table = Table(
        "warrior on c3, warrior carries energy-elixir, rogue on f3, rogue has taken 2 actions", undead=True
    )
    table.do("use:energy-elixir:warrior")
    assert "DH-TURN-07" in table.refused("move:rogue:f4")


@clause("DH-RUL-82")
def test_the_elixir_ends_with_the_turn() -> None:
    table = Table(
        "aggressive phase, warrior on c3, warrior carries energy-elixir, 0 actions left, goblin figure on f6",
        undead=True,
    )
    table.do("use:energy-elixir:warrior", "end", "move:goblin-1:f5", "move:warrior:c4", "move:warrior:c5")
    assert not table.offers("move:warrior:c6")
    assert "DH-TURN-07" in table.refused("move:warrior:c6")


@clause("DH-RUL-82", "DH-HERO-04")
def test_the_elixir_gives_a_lone_hero_no_third_action() -> None:
    table = Table("warrior on c3, warrior carries energy-elixir, the others are dead", undead=True)
    table.do("use:energy-elixir:warrior", "move:warrior:c4", "move:warrior:c5")
    assert table.keys() == ["end"]


@clause("DH-RUL-82", "DH-LAST-01")
def test_in_solitaire_the_elixir_gives_the_last_survivor_no_fourth_action() -> None:
    table = Table(
        "warrior on c3, warrior carries energy-elixir, the others are dead", mode="solitaire", undead=True
    )
    table.do("use:energy-elixir:warrior", "move:warrior:c4", "move:warrior:c5", "move:warrior:c6")
    assert table.keys() == ["end"]


@clause("DH-MARKET-14", "DH-SOLO-05")
def test_in_solitaire_the_elixir_lets_one_hero_take_all_eight_actions() -> None:
    table = Table("warrior on a1, warrior carries energy-elixir", mode="solitaire", undead=True)
    table.do("use:energy-elixir:warrior", *["move:warrior:a2", "move:warrior:a1"] * 4)
    assert table.fatigue("warrior") == 8
    assert table.keys() == ["end"]


@clause("DH-MARKET-14", "DH-ART-19", "DH-RUL-82")
def test_with_the_elixir_a_tired_hero_may_still_use_the_grail() -> None:
    position = (
        "cleric on c3, cleric has taken {} actions, cleric carries holy-grail and energy-elixir,"
        " warrior is dead"
    )
    for taken in (1, 2):
        table = Table(position.format(taken), undead=True)
        assert not table.offers("use:holy-grail:cleric:warrior:c4")
        table.do("use:energy-elixir:cleric")
        table.do("use:holy-grail:cleric:warrior:c4")
        assert table.square("warrior") == "c4"
        assert table.state.actions_left == 2 - taken


@clause("DH-RUL-82", "DH-ART-19")
def test_the_elixir_does_not_pay_for_the_grail() -> None:
    table = Table(
        "cleric on c3, cleric carries holy-grail and energy-elixir, warrior is dead, 1 action left",
        undead=True,
    )
    table.do("use:energy-elixir:cleric")
    assert not table.offers("use:holy-grail:cleric:warrior:c4")
    assert "DH-TURN-02" in table.refused("use:holy-grail:cleric:warrior:c4")


# The bread


@clause("DH-MARKET-15", "DH-COST-12", "DH-MARKET-11")
@pytest.mark.parametrize(("hero", "most"), [("warrior", 10), ("cleric", 8), ("rogue", 6), ("wizard", 4)])
def test_the_bread_restores_whoever_eats_it(hero: str, most: int) -> None:
    table = Table(f"{hero} on c3, {hero} has 1 hp, {hero} carries strange-bread", undead=True)
    table.do(f"use:strange-bread:{hero}")
    assert table.hp(hero) == most
    assert table.fatigue(hero) == 1
    assert table.state.actions_left == 3
    assert table.carried(hero) == []


@clause("DH-MARKET-15", "DH-RUL-33")
def test_the_bread_is_not_eaten_in_full_health() -> None:
    table = Table("rogue on c3, rogue carries strange-bread", undead=True)
    assert not table.offers("use:strange-bread:rogue")
    assert "DH-RUL-33" in table.refused("use:strange-bread:rogue")


@clause("DH-COST-12", "DH-TURN-07")
@pytest.mark.parametrize(
    ("artifact", "key"),
    [
        ("demon-skull", "use:demon-skull:rogue"),
        ("magic-mirror", "use:magic-mirror:rogue:wizard"),
        ("strange-bread", "use:strange-bread:rogue"),
    ],
)
def test_an_exhausted_hero_uses_none_of_those_that_cost_an_action(artifact: str, key: str) -> None:
    position = f"aggressive phase, rogue on c3, rogue has 1 hp, rogue carries {artifact}, goblin figure on c5"
    assert Table(position, undead=True).offers(key)
    tired = Table(f"{position}, rogue has taken 2 actions", undead=True)
    assert not tired.offers(key)
    assert "DH-TURN-07" in tired.refused(key)
