"""What each act costs the side and the one who does it (DH-COST)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


def spent(table: Table, *keys: str) -> int:
    """How many of the side's actions these answers cost."""
    before = table.state.actions_left
    table.do(*keys)
    return before - table.state.actions_left


def tired(table: Table) -> dict[str, int]:
    """Who has spent actions in this turn."""
    return {name: table.fatigue(name) for name in table.book.hero if table.fatigue(name)}


@clause("DH-COST-01", "DH-TILE-12")
def test_a_move_costs_one_and_one_also_with_a_slide() -> None:
    plain = Table("cleric on c3")
    assert (spent(plain, "move:cleric:c4"), tired(plain)) == (1, {"cleric": 1})
    sliding = Table("cleric on c3, sliding-tile face down on c4")
    assert (spent(sliding, "move:cleric:c4", "slide:c5"), tired(sliding)) == (1, {"cleric": 1})


@clause("DH-COST-02")
def test_healing_costs_one_and_one() -> None:
    table = Table("cleric on c3, warrior on c4, warrior has 1 hp")
    assert (spent(table, "heal:cleric:warrior"), tired(table)) == (1, {"cleric": 1})


@clause("DH-COST-03")
def test_the_wizards_reveal_costs_one_and_one() -> None:
    table = Table("wizard on c3, chest face down on f6")
    assert (spent(table, "reveal:wizard:f6"), tired(table)) == (1, {"wizard": 1})


@clause("DH-COST-04", "DH-RUL-32")
def test_a_gift_costs_the_giver() -> None:
    table = Table("rogue on c3, cleric on c4, rogue carries sword")
    assert (spent(table, "give:rogue:sword:cleric"), tired(table)) == (1, {"rogue": 1})


@clause("DH-COST-05")
def test_the_magic_hat_costs_one_and_one() -> None:
    table = Table("rogue on c3, rogue carries magic-hat, chest face down on f6")
    assert (spent(table, "use:magic-hat:rogue:f6"), tired(table)) == (1, {"rogue": 1})


@clause("DH-COST-06", "DH-ART-19")
@pytest.mark.parametrize(
    ("already", "clause_id"), [("cleric has taken 1 action", "DH-TURN-07"), ("1 action left", "DH-TURN-02")]
)
def test_the_grail_costs_two_and_two(already: str, clause_id: str) -> None:
    text = "cleric on c3, warrior is dead, cleric carries holy-grail"
    table = Table(text)
    assert (spent(table, "use:holy-grail:cleric:warrior:c4"), tired(table)) == (2, {"cleric": 2})
    late = Table(f"{text}, {already}")
    assert not late.keys("use")
    assert clause_id in late.refused("use:holy-grail:cleric:warrior:c4")


@clause("DH-COST-07")
def test_sword_and_kit_cost_nothing_beyond_the_move() -> None:
    table = Table(
        "cleric on c3, cleric carries sword and disarming-kit, orc face up on c4, fireball face up on c5"
    )
    assert spent(table, "move:cleric:c4", "use:sword:cleric") == 1
    assert spent(table, "move:cleric:c5", "use:disarming-kit:cleric") == 1
    assert tired(table) == {"cleric": 2}


@clause("DH-COST-07")
def test_sword_and_kit_are_used_only_while_entering() -> None:
    table = Table("cleric on c3, cleric carries sword and disarming-kit, orc figure on c3")
    assert not table.keys("use")
    assert "DH-ART-07" in table.refused("use:sword:cleric")
    assert "DH-ART-11" in table.refused("use:disarming-kit:cleric")


@clause("DH-COST-08")
def test_the_holy_icon_costs_nothing_even_when_all_actions_are_spent() -> None:
    table = Table("rogue on c3, rogue has 1 hp, rogue carries holy-icon, rogue has taken 2 actions")
    assert spent(table, "use:holy-icon:rogue:rogue") == 0
    assert (table.hp("rogue"), table.fatigue("rogue")) == (3, 2)
    last = Table("rogue on c3, rogue has 1 hp, rogue carries holy-icon, 0 actions left")
    assert spent(last, "use:holy-icon:rogue:rogue") == 0


@clause("DH-COST-09", "DH-COST-10")
def test_banner_and_the_action_it_grants_cost_nothing() -> None:
    table = Table(
        "rogue on c3, wizard on e5, rogue carries banner, wizard has taken 2 actions,"
        "warrior has taken 2 actions",
        dragon=True,
    )
    assert spent(table, "use:banner:rogue:wizard", "move:wizard:f6") == 0
    assert tired(table) == {"wizard": 2, "warrior": 2}
    assert table.square("wizard") == "f6"


@clause("DH-COST-09", "DH-COST-10")
def test_the_damsels_gift_and_the_action_it_grants_cost_nothing() -> None:
    table = Table("damsel on c3, wizard on e5, wizard has taken 2 actions, 0 actions left", dragon=True)
    assert spent(table, "claim:damsel:wizard", "move:wizard:f6") == 0
    assert tired(table) == {"wizard": 2}


@clause("DH-COST-10")
def test_a_granted_action_is_taken_at_once() -> None:
    table = Table("damsel on c3, wizard on e5", dragon=True)
    table.do("claim:damsel:wizard")
    assert table.asked() == "free-action"
    assert len(table.keys("move")) == 8
    assert table.keys() == table.keys("move")
    assert table.offers("move:wizard:f6")


@clause("DH-COST-09")
def test_the_energy_elixir_costs_nothing() -> None:
    table = Table("rogue on c3, rogue carries energy-elixir, rogue has taken 2 actions", undead=True)
    assert not table.offers("move:rogue:c4")
    assert spent(table, "use:energy-elixir:rogue") == 0
    assert table.fatigue("rogue") == 2
    assert table.offers("move:rogue:c4")


@clause("DH-COST-11")
def test_a_purchase_costs_one_action_and_tires_nobody() -> None:
    table = Table("rogue earned orc, rogue has taken 2 actions", undead=True)
    assert (spent(table, "buy:strange-bread:rogue"), tired(table)) == (1, {"rogue": 2})
    assert table.carried("rogue") == ["strange-bread"]
    poor = Table("rogue earned orc, 0 actions left", undead=True)
    assert not poor.keys("buy")
    assert "DH-TURN-02" in poor.refused("buy:strange-bread:rogue")


@clause("DH-COST-12")
@pytest.mark.parametrize(
    ("artifact", "key"),
    [
        ("demon-skull", "use:demon-skull:rogue"),
        ("magic-mirror", "use:magic-mirror:rogue:wizard"),
        ("strange-bread", "use:strange-bread:rogue"),
    ],
)
def test_skull_mirror_and_bread_cost_one_and_one(artifact: str, key: str) -> None:
    text = f"rogue on c3, rogue has 1 hp, rogue carries {artifact}, goblin figure on c4"
    table = Table(text, undead=True)
    assert (spent(table, key), tired(table)) == (1, {"rogue": 1})
    assert "DH-TURN-07" in Table(f"{text}, rogue has taken 2 actions", undead=True).refused(key)


@clause("DH-COST-13")
@pytest.mark.parametrize("phase", ["passive", "aggressive"])
def test_placing_a_tile_costs_the_master_one_in_both_phases(phase: str) -> None:
    table = Table(f"master's turn, {phase} phase, master holds ogre and orc, goblin figure on f6")
    assert spent(table, "place:ogre:a1") == 1


@clause("DH-COST-14")
def test_revealing_costs_the_master_one_in_the_aggressive_phase() -> None:
    text = "master's turn, chest face down on a1, sword face down on b1, master holds ogre and orc"
    table = Table(f"{text}, aggressive phase")
    table.do("place:orc:a6", "place:ogre:a5")
    assert spent(table, "reveal:a1") == 1
    assert "DH-PASS-09" in Table(f"{text}, passive phase").refused("reveal:a1")


@clause("DH-COST-15")
def test_a_monsters_move_with_free_attack_or_attack_costs_one_and_is_its_only_one() -> None:
    table = Table(
        "master's turn, aggressive phase, ogre figure on c5, orc figure on d3, warrior on c3,"
        "chest face down on f5, portal face down on f6"
    )
    assert spent(table, "move:ogre:c4", "attack:ogre:warrior") == 1
    assert spent(table, "attack:orc-1:warrior") == 1
    assert table.hp("warrior") == 3
    assert set(table.keys()) == {"reveal:f5", "reveal:f6"}
    assert "DH-MON-01" in table.refused("move:ogre:c5")


@clause("DH-COST-15")
@pytest.mark.parametrize(
    ("monster", "times", "rule"),
    [("dragon", 1, "DH-MON-01"), ("necromancer", 2, "DH-NECRO-01"), ("white-lady", 2, "DH-LADY-01")],
)
def test_expansion_monsters_act_in_both_phases_as_often_as_they_may(
    monster: str, times: int, rule: str
) -> None:
    table = Table(
        f"master's turn, passive phase, {monster} figure on c4,"
        "master holds ogre and orc and portal and chest",
        dragon=True,
        undead=True,
    )
    for square in ("c5", "c6")[:times]:
        assert spent(table, f"move:{monster}:{square}") == 1
    assert not table.keys("move")
    assert rule in table.refused(f"move:{monster}:d6")


@clause("DH-COST-16")
@pytest.mark.parametrize("phase", ["passive", "aggressive"])
def test_raising_costs_two_and_both_of_the_necromancers(phase: str) -> None:
    text = f"master's turn, {phase} phase, necromancer figure on c4, orc is eliminated, chest face down on f1"
    text += ", master holds ogre and portal" if phase == "passive" else ", sword face down on f2"
    table = Table(text, undead=True)
    assert spent(table, "raise:orc:d5") == 2
    assert "DH-NECRO-01" in table.refused("move:necromancer:c5")
    moved = Table(text, undead=True).do("move:necromancer:c5")
    assert not moved.keys("raise")
    assert "DH-NECRO-03" in moved.refused("raise:orc:d5")


@clause("DH-COST-17")
@pytest.mark.parametrize("phase", ["passive", "aggressive"])
def test_leading_a_possessed_hero_costs_one_of_the_ladys_two(phase: str) -> None:
    text = f"master's turn, {phase} phase, warrior on c4, warrior is possessed, chest face down on f1"
    text += ", master holds ogre and portal and orc" if phase == "passive" else ", sword face down on f2"
    table = Table(f"{text}, portal face down on f3", undead=True)
    assert spent(table, "lead:warrior:c5") == 1
    assert spent(table, "lead:warrior:c6") == 1
    assert not table.keys("lead")
    assert "DH-LADY-08" in table.refused("lead:warrior:c5")
    assert table.fatigue("warrior") == 0
