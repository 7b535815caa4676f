"""Artifacts: keeping, giving, dropping and using them (DH-ART, DH-RUL-28 to DH-RUL-37)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES
from lanthorn.games.dungeon_heroes.testing import Table

# Keeping and giving


@clause("DH-ART-01")
def test_a_hero_keeps_an_artifact_for_later() -> None:
    table = Table("cleric on c1, sword face down on c2, orc face up on c3").do("move:cleric:c2")
    assert table.carried("cleric") == ["sword"]
    table.do("move:cleric:c3", "use:sword:cleric")
    assert table.hp("cleric") == 8
    assert table.carried("cleric") == []


@clause("DH-ART-02")
def test_a_hero_holds_any_number_of_artifacts() -> None:
    every = "2 swords and 2 holy-icons and 2 disarming-kits and 2 magic-hats"
    table = Table(f"rogue on c1, rogue carries {every}, holy-grail face down on c2").do("move:rogue:c2")
    assert len(table.carried("rogue")) == 9


@clause("DH-EX-28", "DH-ART-03", "DH-ART-04", "DH-RUL-31", "DH-COST-04")
def test_the_rogue_gives_the_kit_to_a_diagonal_neighbour() -> None:
    table = Table("rogue on c3, rogue carries disarming-kit, wizard on d4, cleric on e5")
    assert not table.offers("give:rogue:disarming-kit:cleric")
    assert "DH-ART-04" in table.refused("give:rogue:disarming-kit:cleric")
    table.do("give:rogue:disarming-kit:wizard")
    assert table.carried("rogue") == []
    assert table.carried("wizard") == ["disarming-kit"]
    assert (table.state.actions_left, table.fatigue("rogue"), table.fatigue("wizard")) == (3, 1, 0)


@clause("DH-RUL-31")
def test_by_house_rule_gifts_go_to_orthogonal_neighbours_only() -> None:
    board = "rogue on c3, rogue carries disarming-kit, wizard on d4, cleric on d3"
    assert Table(board).keys("give") == [
        "give:rogue:disarming-kit:cleric",
        "give:rogue:disarming-kit:wizard",
    ]
    strict = Table(board, gift_adjacency="orthogonal")
    assert strict.keys("give") == ["give:rogue:disarming-kit:cleric"]
    assert "DH-RUL-31" in strict.refused("give:rogue:disarming-kit:wizard")


@clause("DH-RUL-32")
def test_a_gift_is_one_artifact_and_costs_the_receiver_nothing() -> None:
    table = Table("rogue on c3, rogue carries 2 swords, wizard on c4, wizard has taken 2 actions")
    table.do("give:rogue:sword:wizard")
    assert table.carried("rogue") == ["sword"]
    assert table.carried("wizard") == ["sword"]
    assert (table.state.actions_left, table.fatigue("rogue"), table.fatigue("wizard")) == (1, 1, 2)


@clause("DH-RUL-32")
def test_nobody_gives_to_the_dead_or_the_possessed() -> None:
    table = Table(
        "rogue on c3, rogue carries sword, wizard on c4, wizard is possessed, cleric is dead", undead=True
    )
    assert not table.keys("give")
    assert "DH-RUL-75" in table.refused("give:rogue:sword:wizard")
    assert "DH-RUL-32" in table.refused("give:rogue:sword:cleric")


# Stacks


@clause("DH-ART-05")
def test_the_artifacts_of_a_fallen_hero_lie_where_he_died() -> None:
    table = Table(
        "wizard on c1, wizard has 1 hp, wizard carries holy-icon and magic-hat, goblin face down on d2"
    )
    table.do("move:wizard:d2")
    assert table.stack("d2") == ["holy-icon", "magic-hat"]
    assert table.carried("wizard") == []
    assert table.tile("d2") == "goblin"


@clause("DH-EX-34", "DH-RUL-29", "DH-RUL-28", "DH-ART-05")
def test_the_warrior_picks_up_the_hat_on_the_start_square() -> None:
    table = Table(
        "rogue on d0, rogue has 1 hp, rogue carries magic-hat, goblin figure on d1, warrior on c0"
        ", cleric on f3, wizard on f5, aggressive phase, master's turn"
    )
    table.do("move:goblin-1:d0", "attack:goblin-1:rogue")
    assert table.stack("d0") == ["magic-hat"]
    table.do("move:cleric:f2", "move:cleric:f3", "move:wizard:f6", "move:wizard:f5", "end")
    table.do("move:goblin-1:e1", "move:warrior:d0")
    assert table.carried("warrior") == ["magic-hat"]
    assert table.stack("d0") == []


@clause("DH-RUL-28", "DH-ENTER-06")
def test_a_stack_is_taken_only_after_the_monster_on_its_square() -> None:
    table = Table("cleric on d3, orc face up on d4, sword lies on d4").do("move:cleric:d4")
    assert table.hp("cleric") == 5
    assert table.carried("cleric") == ["sword"]


@clause("DH-RUL-28")
def test_a_stack_stays_if_the_hero_dies_or_is_carried_away() -> None:
    dies = Table("wizard on d3, wizard has 1 hp, orc face up on d4, sword lies on d4").do("move:wizard:d4")
    assert dies.stack("d4") == ["sword"]
    board = "warrior on d3, portal face down on d4, sword lies on d4, goblin figure on d4, cleric on b0"
    away = Table(board + ", rogue on f3, wizard on f5").do("move:warrior:d4", "portal:e0")
    assert away.stack("d4") == ["sword"]
    assert away.carried("warrior") == []


@clause("DH-RUL-30")
def test_a_hero_who_stands_there_must_come_back_for_a_stack() -> None:
    """Only the damsel can share a square, so only beside her can a stack appear under a hero."""
    table = Table(
        "warrior on d3, damsel on d3, damsel has 1 hp, damsel carries sword, goblin figure on d4"
        ", aggressive phase, master's turn, 1 action left",
        dragon=True,
    )
    table.do("attack:goblin-1:damsel")
    assert table.stack("d3") == ["sword"]
    assert table.carried("warrior") == []
    table.do("move:warrior:d2", "move:warrior:d3")
    assert table.carried("warrior") == ["sword"]


# Sword and kit


@clause("DH-EX-23", "DH-ART-06", "DH-ART-07", "DH-ART-08", "DH-RUL-20", "DH-COST-07")
def test_the_rogue_uses_the_sword_or_keeps_it() -> None:
    used = Table("rogue on c3, rogue carries sword, orc face down on c4").do(
        "move:rogue:c4", "use:sword:rogue"
    )
    assert used.tile("c4") is None
    assert used.eliminated() == ["orc"]
    assert used.carried("rogue") == []
    assert used.hp("rogue") == 6
    assert (used.state.actions_left, used.fatigue("rogue")) == (3, 1)
    kept = Table("rogue on c3, rogue carries sword, orc face down on c4").do("move:rogue:c4", "keep")
    assert kept.hp("rogue") == 3
    assert kept.tile("c4") == "orc"
    assert kept.carried("rogue") == ["sword"]


@clause("DH-ART-07", "DH-ART-08")
def test_a_sword_kills_a_figure_too() -> None:
    table = Table("cleric on c3, cleric carries sword, ogre figure on c4")
    table.do("move:cleric:c4", "use:sword:cleric")
    assert table.figure("c4") is None
    assert table.hp("cleric") == 8
    assert (table.state.actions_left, table.fatigue("cleric")) == (3, 1)


@clause("DH-ART-06", "DH-ART-11", "DH-ART-12", "DH-COST-07")
def test_a_kit_disarms_one_trap_at_no_extra_cost() -> None:
    table = Table("warrior on c3, warrior carries disarming-kit, spike-pit face down on c4")
    table.do("move:warrior:c4", "use:disarming-kit:warrior")
    assert table.hp("warrior") == 10
    assert table.tile("c4") is None
    assert table.carried("warrior") == []
    assert (table.state.actions_left, table.fatigue("warrior")) == (3, 1)
    kept = Table("warrior on c3, warrior carries disarming-kit, spike-pit face down on c4")
    kept.do("move:warrior:c4", "keep")
    assert kept.hp("warrior") == 6
    assert kept.carried("warrior") == ["disarming-kit"]


@clause("DH-ART-07", "DH-ART-11")
def test_sword_and_kit_work_only_on_entering() -> None:
    table = Table("cleric carries sword and disarming-kit, bear trap face up on c3, orc face up on d3")
    assert not table.keys("use")
    assert "DH-ART-07" in table.refused("use:sword:cleric")
    assert "DH-ART-11" in table.refused("use:disarming-kit:cleric")


@clause("DH-ART-07", "DH-ART-11")
def test_a_sword_is_no_use_against_a_trap_nor_a_kit_against_a_monster() -> None:
    trap = Table("cleric on c3, cleric carries sword, bear trap face down on c4").do("move:cleric:c4")
    assert (trap.asked(), trap.hp("cleric")) == ("act", 7)
    monster = Table("cleric on c3, cleric carries disarming-kit, goblin face down on c4").do("move:cleric:c4")
    assert (monster.asked(), monster.hp("cleric")) == ("act", 7)


# Holy icon


@clause("DH-ART-06", "DH-ART-09", "DH-ART-10", "DH-COST-08")
def test_a_holy_icon_heals_two_for_free() -> None:
    table = Table(
        "rogue on c3, rogue has 3 hp, rogue carries 2 holy-icons, warrior on c4, warrior has 5 hp"
        ", cleric on d4, cleric has 2 hp"
    )
    assert table.keys("use") == ["use:holy-icon:rogue:warrior", "use:holy-icon:rogue:rogue"]
    assert "DH-ART-09" in table.refused("use:holy-icon:rogue:cleric")
    table.do("use:holy-icon:rogue:warrior", "use:holy-icon:rogue:rogue")
    assert (table.hp("warrior"), table.hp("rogue"), table.hp("cleric")) == (7, 5, 2)
    assert (table.state.actions_left, table.fatigue("rogue")) == (4, 0)
    assert table.carried("rogue") == []


@clause("DH-EX-31", "DH-RUL-33", "DH-HAB-06")
def test_the_cleric_heals_nobody_beyond_the_maximum() -> None:
    table = Table("cleric on c3, warrior on c4, warrior has 9 hp")
    assert not table.offers("heal:cleric:cleric")
    assert "DH-RUL-33" in table.refused("heal:cleric:cleric")
    table.do("heal:cleric:warrior")
    assert table.hp("warrior") == 10


@clause("DH-RUL-33")
def test_icon_and_bread_are_not_for_the_unhurt() -> None:
    table = Table("rogue on c3, rogue carries holy-icon and strange-bread", undead=True)
    assert not table.keys("use")
    assert "DH-RUL-33" in table.refused("use:holy-icon:rogue:rogue")
    assert "DH-RUL-33" in table.refused("use:strange-bread:rogue")
    hurt = Table("rogue on c3, rogue has 5 hp, rogue carries holy-icon and strange-bread", undead=True)
    assert hurt.offers("use:strange-bread:rogue")
    assert hurt.do("use:holy-icon:rogue:rogue").hp("rogue") == 6


@clause("DH-RUL-34")
def test_a_holy_icon_works_before_between_and_after_actions_but_not_on_entering() -> None:
    icon = "use:holy-icon:cleric:cleric"
    table = Table("cleric on c3, cleric has 4 hp, cleric carries holy-icon and sword, orc face down on c4")
    assert table.offers(icon)
    table.do("move:cleric:c4")
    assert table.asked() == "wield-slay"
    assert not table.offers(icon)
    table.do("use:sword:cleric")
    assert table.offers(icon)
    table.do("move:cleric:c3", "move:warrior:b1", "move:warrior:b0")
    assert table.state.actions_left == 0
    assert table.offers(icon)
    masters = Table("cleric has 4 hp, cleric carries holy-icon, master's turn, master holds chest and orc")
    assert masters.asked() == "place"
    assert masters.session.decision(HEROES) is None


@clause("DH-ART-20")
@pytest.mark.parametrize("hero", ["warrior", "cleric", "rogue", "wizard"])
def test_any_hero_may_use_any_artifact(hero: str) -> None:
    other = "cleric" if hero == "warrior" else "warrior"
    hurt = Table(f"{hero} on c3, {hero} has 1 hp, {hero} carries holy-icon").do(
        f"use:holy-icon:{hero}:{hero}"
    )
    assert hurt.hp(hero) == 3
    hat = Table(f"{hero} on c3, {hero} carries magic-hat, chest face down on f6").do(
        f"use:magic-hat:{hero}:f6"
    )
    assert hat.tile("f6") == "chest"
    grail = Table(f"{hero} on c3, {hero} carries holy-grail, {other} is dead")
    assert grail.do(f"use:holy-grail:{hero}:{other}:c4").square(other) == "c4"
    if hero != "warrior":
        sword = Table(f"{hero} on c3, {hero} carries sword, ogre face down on c4")
        assert sword.do(f"move:{hero}:c4", f"use:sword:{hero}").tile("c4") is None
    if hero != "rogue":
        kit = Table(f"{hero} on c3, {hero} carries disarming-kit, spike-pit face down on c4")
        assert (
            kit.do(f"move:{hero}:c4", f"use:disarming-kit:{hero}").hp(hero)
            == kit.book.max_hp[kit.book.hero[hero]]
        )
