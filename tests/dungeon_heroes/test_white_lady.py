"""The White Lady: her steps, whom she possesses, and what drives her out."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

PASSIVE = "passive phase, master's turn, master holds 4 bear-traps"


@clause(
    "DH-EX-65",
    "DH-LADY-03",
    "DH-LADY-05",
    "DH-LADY-07",
    "DH-LADY-08",
    "DH-LADY-13",
    "DH-RUL-73",
    "DH-RUL-77",
    "DH-RUL-79",
)
def test_she_possesses_the_rogue_and_leads_him_into_a_trap() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, rogue on d3, bear-trap face down on e2", undead=True)
    table.do("move:white-lady:d3", "possess:rogue")
    assert table.square("white-lady") is None
    assert table.possessed() == "rogue"
    table.do("lead:rogue:e2")
    assert table.hp("rogue") == 5
    assert table.tile("e2") is None
    assert table.earned("rogue") == []
    assert table.possessed() is None
    assert table.square("white-lady") is None
    assert table.state.actions_left == 2
    assert table.keys("lead") == []
    assert "DH-LADY-06" in table.refused("lead:rogue:e3")


@clause("DH-EX-67", "DH-LADY-15", "DH-LADY-17", "DH-RUL-74", "DH-COST-02")
def test_the_cleric_drives_her_out_of_an_unhurt_hero() -> None:
    table = Table("wizard on d2, wizard is possessed, cleric on d1", undead=True)
    assert not table.offers("move:wizard:d3")
    table.do("heal:cleric:wizard")
    assert table.possessed() is None
    assert table.hp("wizard") == 4
    assert table.fatigue("cleric") == 1
    assert table.state.actions_left == 3
    assert table.offers("move:wizard:d3")


@clause("DH-EX-68", "DH-LADY-04", "DH-GAP-09")
def test_the_cleric_can_not_be_possessed_but_can_be_attacked() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, cleric on c3", undead=True)
    table.do("move:white-lady:c3")
    assert not table.offers("possess:cleric")
    assert "DH-LADY-04" in table.refused("possess:cleric")
    table.do("attack:white-lady:cleric")
    assert table.hp("cleric") == 6
    assert table.square("white-lady") == "c3"


# Her figure


@clause("DH-LADY-01", "DH-LADY-02", "DH-XB-05")
def test_she_acts_twice_a_turn_and_walks_diagonally_even_in_the_passive_phase() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on b3", undead=True)
    assert len(table.keys("move")) == 8
    table.do("move:white-lady:c4", "move:white-lady:b5")
    assert table.square("white-lady") == "b5"
    assert "DH-LADY-01" in table.refused("move:white-lady:b6")
    assert table.state.actions_left == 2


@clause("DH-LADY-01", "DH-GAP-09", "DH-COST-15")
def test_she_may_attack_twice() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, warrior on c3", undead=True)
    table.do("attack:white-lady:warrior", "attack:white-lady:warrior")
    assert table.hp("warrior") == 6
    assert "DH-LADY-01" in table.refused("attack:white-lady:warrior")


@clause("DH-GAP-14")
def test_she_does_not_attack_diagonally() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, warrior on d3", undead=True)
    assert table.keys("attack") == []
    assert "DH-MON-07" in table.refused("attack:white-lady:warrior")


@clause("DH-HAB-03", "DH-MARKET-07", "DH-GAP-09")
def test_the_warrior_kills_her_figure_like_any_monster() -> None:
    table = Table("white-lady figure on c4, warrior on c3", undead=True)
    table.do("move:warrior:c4")
    assert table.square("white-lady") is None
    assert table.earned("warrior") == ["white-lady"]


# Possessing


@clause("DH-LADY-03", "DH-RUL-71", "DH-RUL-43")
def test_after_moving_onto_a_hero_she_may_possess_attack_or_do_neither() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, rogue on c3, wizard on c2", undead=True)
    table.do("move:white-lady:c3")
    assert sorted(table.keys()) == [
        "attack:white-lady:rogue",
        "attack:white-lady:wizard",
        "hold",
        "possess:rogue",
    ]
    assert "DH-LADY-03" in table.refused("possess:wizard")
    table.do("hold")
    assert table.possessed() is None
    assert table.square("white-lady") == "c3"


@clause("DH-RUL-71", "DH-LADY-05")
def test_possession_leaves_no_free_attack() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, rogue on c3, wizard on c2", undead=True)
    table.do("move:white-lady:c3", "possess:rogue")
    assert table.asked() != "follow-up"
    assert (table.hp("rogue"), table.hp("wizard")) == (6, 4)
    assert table.figure("c3") is None


@clause("DH-RUL-71")
def test_a_hero_beside_her_is_not_possessed_by_an_attack_on_the_spot() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c3, rogue on c3", undead=True)
    assert table.keys("possess") == []
    table.do("attack:white-lady:rogue")
    assert table.possessed() is None


@clause("DH-RUL-71", "DH-RUL-17")
@pytest.mark.parametrize("lady", ["white-lady figure on c4", "white-lady face down on c4"])
def test_a_hero_who_comes_to_her_is_hurt_and_not_possessed(lady: str) -> None:
    table = Table(f"rogue on c3, {lady}", undead=True)
    table.do("move:rogue:c4")
    assert table.hp("rogue") == 4
    assert table.possessed() is None
    assert table.square("white-lady") == "c4"


@clause("DH-RUL-71", "DH-RUL-64")
def test_where_two_heroes_share_a_square_the_master_chooses_one() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c4, rogue on c3, damsel on c3", dragon=True, undead=True)
    table.do("move:white-lady:c3")
    assert sorted(table.keys("possess")) == ["possess:damsel", "possess:rogue"]
    table.do("possess:damsel")
    assert table.possessed() == "damsel"
    assert table.offers("lead:damsel:c4")
    assert not table.offers("lead:rogue:c4")


@clause("DH-RUL-15")
def test_a_monster_that_waited_under_her_comes_out_when_she_goes_to_possess_somebody() -> None:
    table = Table(
        "aggressive phase, master's turn, white-lady figure on c4, rogue on c3, orc face up on c4,"
        " warrior on f6, cleric on f5, wizard on f4",
        undead=True,
    )
    table.do("move:white-lady:c3", "possess:rogue")
    assert table.square("orc-1") == "c4"


@clause("DH-RUL-77", "DH-LADY-08")
def test_possessing_with_her_second_action_leaves_none_to_lead_the_hero() -> None:
    table = Table(f"{PASSIVE}, white-lady figure on c5, rogue on c3", undead=True)
    table.do("move:white-lady:c4", "hold", "move:white-lady:c3", "possess:rogue")
    assert table.keys("lead") == []
    assert "DH-LADY-08" in table.refused("lead:rogue:c4")
    assert table.state.actions_left == 2


# Driving her out


@clause("DH-LADY-16", "DH-LADY-17", "DH-RUL-74", "DH-ART-10")
def test_a_holy_icon_drives_her_out_and_is_spent_without_healing() -> None:
    table = Table(
        "wizard on d2, wizard has 2 hp, wizard is possessed, rogue on d1, rogue carries holy-icon",
        undead=True,
    )
    table.do("use:holy-icon:rogue:wizard")
    assert table.possessed() is None
    assert table.hp("wizard") == 2
    assert table.carried("rogue") == []
    assert table.state.actions_left == 4


@clause("DH-LADY-17", "DH-HAB-06", "DH-ART-09")
def test_driving_her_out_has_the_range_of_healing() -> None:
    table = Table(
        "wizard on d3, wizard is possessed, cleric on c2, rogue on e2, rogue carries holy-icon", undead=True
    )
    for key, reach in (("heal:cleric:wizard", "DH-HAB-06"), ("use:holy-icon:rogue:wizard", "DH-ART-09")):
        assert not table.offers(key)
        assert table.refused(key) == (reach,)


@clause("DH-RUL-74", "DH-LADY-15")
def test_the_cleric_gives_a_hurt_possessed_hero_no_health() -> None:
    table = Table("wizard on d2, wizard has 1 hp, wizard is possessed, cleric on d1", undead=True)
    table.do("heal:cleric:wizard")
    assert table.hp("wizard") == 1
    table.do("heal:cleric:wizard")
    assert table.hp("wizard") == 3


@clause("DH-LADY-13")
def test_another_monster_that_hurts_the_possessed_hero_drives_her_out() -> None:
    table = Table(
        "aggressive phase, master's turn, goblin figure on c4, warrior on c3, warrior is possessed,"
        " bear-trap face down on a6 and b6",
        undead=True,
    )
    table.do("attack:goblin-1:warrior")
    assert table.hp("warrior") == 9
    assert table.possessed() is None
    assert table.square("white-lady") is None


@clause("DH-LADY-14", "DH-LADY-10")
def test_the_death_of_the_possessed_hero_drives_her_out() -> None:
    table = Table(f"{PASSIVE}, rogue on c3, rogue is possessed, poison-cloud face down on c4", undead=True)
    table.do("lead:rogue:c4")
    assert table.square("rogue") is None
    assert table.possessed() is None
    assert table.square("white-lady") is None
    assert table.log().count("possession-ended") == 1


@clause("DH-LADY-13", "DH-RUL-79")
def test_nobody_earns_experience_by_driving_her_out() -> None:
    table = Table("wizard on d2, wizard is possessed, cleric on d1", undead=True)
    table.do("heal:cleric:wizard")
    assert [table.earned(hero) for hero in table.book.hero] == [[], [], [], []]


# Solitaire (DH-RUL-87)


def dungeon(text: str) -> Table:
    return Table(f"{text}, dungeon's turn", mode="solitaire", undead=True)


@clause("DH-RUL-87", "DH-LADY-03", "DH-RUL-77")
def test_in_solitaire_she_possesses_a_hero_one_step_away_and_leads_him_to_a_poison_cloud() -> None:
    table = dungeon(
        "rogue on c3, cleric on f6, warrior is dead, wizard is dead, white-lady figure on d4,"
        " poison-cloud face up on a5, bear-trap face up on e3"
    )
    assert table.possessed() == "rogue"
    assert table.square("rogue") == "b4"
    assert table.hp("rogue") == 6


@clause("DH-RUL-87")
@pytest.mark.parametrize(
    ("heroes", "chosen"),
    [
        ("warrior on c3, rogue on e3, rogue has 2 hp", "rogue"),
        ("warrior on c3, rogue on e3, warrior has 4 hp", "warrior"),
        ("warrior on c3, rogue on e3, warrior has 6 hp", "warrior"),
        ("cleric on c3, rogue on e3, cleric has 1 hp", "rogue"),
    ],
)
def test_in_solitaire_she_takes_the_weakest_and_among_equals_the_first_in_rank(
    heroes: str, chosen: str
) -> None:
    table = dungeon(f"{heroes}, the others are dead, white-lady figure on d4")
    assert table.possessed() == chosen


@clause("DH-RUL-87")
def test_in_solitaire_she_passes_the_cleric_by_for_somebody_she_can_possess() -> None:
    table = dungeon("cleric on d0, rogue on d7, warrior is dead, wizard is dead, white-lady figure on d3")
    assert table.square("white-lady") == "d5"


@clause("DH-RUL-87")
def test_in_solitaire_she_is_an_ordinary_monster_to_the_last_cleric() -> None:
    table = dungeon("cleric on c2, the others are dead, white-lady figure on c4")
    assert table.square("white-lady") == "c3"
    assert table.hp("cleric") == 4


LED = "rogue on c4, rogue is possessed, warrior is dead, wizard is dead"


@clause("DH-RUL-87")
@pytest.mark.parametrize(
    ("dangers", "square", "hp"),
    [
        ("poison-cloud face up on f1, bear-trap face up on c1", "e2", 6),
        ("bear-trap face up on f1, spike-pit face up on a6", "a6", 2),
        ("bear-trap face up on f1, spike-pit face down on a5", "e2", 6),
        ("poison-cloud face down on a3", "c4", 6),
    ],
)
def test_in_solitaire_the_led_hero_seeks_the_nearest_revealed_cloud_or_else_trap(
    dangers: str, square: str, hp: int
) -> None:
    table = dungeon(f"{LED}, cleric on f6, {dangers}")
    assert (table.square("rogue"), table.hp("rogue")) == (square, hp)


@clause("DH-RUL-87")
def test_in_solitaire_without_cloud_or_trap_he_is_led_to_the_nearest_monster() -> None:
    table = dungeon(f"{LED}, cleric on a1, goblin figure on e7 and e0")
    assert table.square("rogue") == "d6"


@clause("DH-RUL-87", "DH-RUL-72")
def test_in_solitaire_a_sliding_tile_sends_the_led_hero_south_first() -> None:
    table = dungeon(f"{LED}, cleric on f6, bear-trap face up on c1, sliding-tile face down on c3")
    assert table.square("rogue") == "c1"
    assert table.hp("rogue") == 5


@clause("DH-RUL-87", "DH-RUL-72")
def test_in_solitaire_a_portal_sends_the_led_hero_to_the_free_start_square_nearest_to_column_a() -> None:
    table = dungeon(f"{LED}, cleric on b0, bear-trap face up on c1, portal face down on c3")
    assert table.square("rogue") == "c1"
    assert table.hp("rogue") == 5
