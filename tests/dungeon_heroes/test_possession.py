"""A possessed hero: what the dungeon master may do with him, and what the heroes may not."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

PASSIVE = "passive phase, master's turn, master holds 4 bear-traps"
HEROES, MASTER = 0, 1


def asked_seat(table: Table) -> int:
    return table.session.decisions[0].seat


# What the master may do


@clause("DH-LADY-06", "DH-LADY-07", "DH-LADY-09")
def test_the_master_may_only_move_a_possessed_hero_by_the_heros_own_steps() -> None:
    table = Table(
        f"{PASSIVE}, warrior on c3, warrior is possessed, warrior carries magic-hat, chest face down on f6",
        undead=True,
    )
    assert sorted(set(table.keys()) - set(table.keys("place"))) == [
        "lead:warrior:b3",
        "lead:warrior:c2",
        "lead:warrior:c4",
        "lead:warrior:d3",
    ]
    assert "DH-HERO-05" in table.refused("lead:warrior:d4")


@clause("DH-LADY-09", "DH-LADY-07")
def test_a_possessed_wizard_is_led_diagonally_and_reveals_nothing() -> None:
    table = Table(f"{PASSIVE}, wizard on c3, wizard is possessed, chest face down on f6", undead=True)
    assert len(table.keys("lead")) == 8
    assert table.keys("reveal") == []


@clause("DH-LADY-08", "DH-COST-17", "DH-RUL-02")
def test_leading_costs_the_master_an_action_and_the_lady_one_of_two() -> None:
    table = Table(f"{PASSIVE}, wizard on c3, wizard is possessed", undead=True)
    table.do("lead:wizard:c4")
    assert table.state.actions_left == 3
    table.do("lead:wizard:c5")
    assert table.state.actions_left == 2
    assert table.keys("lead") == []
    assert "DH-LADY-08" in table.refused("lead:wizard:c6")
    table.do("place:bear-trap:a1", "place:bear-trap:a2")
    assert asked_seat(table) == HEROES


@clause("DH-LADY-08", "DH-TURN-08")
def test_the_lady_has_her_two_actions_again_in_each_turn() -> None:
    table = Table(
        "aggressive phase, master's turn, wizard on c3, wizard is possessed, warrior on f1, cleric is dead,"
        " rogue is dead",
        undead=True,
    )
    table.do("lead:wizard:c4", "lead:wizard:c5", "move:warrior:f2", "move:warrior:f1", "end")
    assert table.offers("lead:wizard:c6", "end")


@clause("DH-RUL-02", "DH-LADY-06")
def test_leading_is_never_compulsory() -> None:
    table = Table("aggressive phase, master's turn, wizard on c3, wizard is possessed", undead=True)
    assert table.offers("end", "lead:wizard:c4")


@clause("DH-LADY-11", "DH-HERO-06")
def test_a_possessed_hero_can_not_be_led_onto_another_hero() -> None:
    table = Table(f"{PASSIVE}, wizard on c3, wizard is possessed, cleric on c4", undead=True)
    assert not table.offers("lead:wizard:c4")
    assert "DH-HERO-06" in table.refused("lead:wizard:c4")


@clause("DH-LADY-06", "DH-LADY-12")
def test_the_master_can_not_lead_a_hero_who_is_his_own() -> None:
    table = Table(f"{PASSIVE}, wizard on c3, wizard is possessed, cleric on c5", undead=True)
    assert not table.offers("lead:cleric:c6")
    assert "DH-LADY-06" in table.refused("lead:cleric:c6")


# What strikes him


@clause("DH-RUL-73", "DH-LADY-07", "DH-LADY-10", "DH-LADY-13", "DH-RUL-19")
@pytest.mark.parametrize("orc", ["orc face down on c4", "orc face up on c4"])
def test_a_possessed_warrior_is_hurt_by_a_monster_and_does_not_slay_it(orc: str) -> None:
    table = Table(
        f"{PASSIVE}, warrior on c3, warrior is possessed, warrior carries sword, {orc}", undead=True
    )
    table.do("lead:warrior:c4")
    assert table.hp("warrior") == 7
    assert table.tile("c4") == "orc"
    assert table.carried("warrior") == ["sword"]
    assert table.possessed() is None


@clause("DH-RUL-73", "DH-RUL-20")
def test_a_possessed_hero_uses_no_disarming_kit() -> None:
    table = Table(
        f"{PASSIVE}, warrior on c3, warrior is possessed, warrior carries disarming-kit,"
        " fireball face down on c4",
        undead=True,
    )
    table.do("lead:warrior:c4")
    assert table.hp("warrior") == 7
    assert table.carried("warrior") == ["disarming-kit"]


@clause("DH-RUL-73", "DH-LADY-10", "DH-TILE-19", "DH-RUL-28")
def test_a_possessed_hero_equips_what_he_enters() -> None:
    table = Table(
        f"{PASSIVE}, rogue on c3, rogue is possessed, sword face down on c4, holy-icon lies on c5",
        undead=True,
    )
    table.do("lead:rogue:c4", "lead:rogue:c5")
    assert sorted(table.carried("rogue")) == ["holy-icon", "sword"]
    assert table.possessed() == "rogue"


@clause("DH-RUL-73", "DH-END-01", "DH-END-03")
def test_a_possessed_hero_wins_a_treasure_for_the_heroes() -> None:
    table = Table(
        f"{PASSIVE}, rogue on c3, rogue is possessed, heroes have 2 treasures, chest face down on c4",
        undead=True,
    )
    table.do("lead:rogue:c4")
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (HEROES,)


@clause("DH-RUL-72", "DH-TILE-13", "DH-LADY-10")
def test_the_master_chooses_the_start_square_for_a_possessed_hero() -> None:
    table = Table(
        f"{PASSIVE}, rogue on c3, rogue is possessed, warrior on c0, cleric on f5, wizard on f6,"
        " portal face down on c4",
        undead=True,
    )
    table.do("lead:rogue:c4")
    assert asked_seat(table) == MASTER
    assert sorted(table.keys()) == ["portal:b0", "portal:d0", "portal:e0"]
    table.do("portal:e0")
    assert table.square("rogue") == "e0"
    assert table.possessed() == "rogue"


@clause("DH-RUL-72", "DH-TILE-10")
def test_the_master_chooses_the_arrow_for_a_possessed_hero() -> None:
    table = Table(f"{PASSIVE}, rogue on c3, rogue is possessed, sliding-tile face down on c4", undead=True)
    table.do("lead:rogue:c4")
    assert asked_seat(table) == MASTER
    assert sorted(table.keys()) == ["slide:b4", "slide:c3", "slide:c5", "slide:d4"]
    table.do("slide:d4")
    assert table.square("rogue") == "d4"
    assert table.state.actions_left == 3


# DH-RUL-91: an entry that began under possession ends under it


CHAIN = (
    "aggressive phase, master's turn, rogue on c2, rogue is possessed, goblin figure on c3,"
    " goblin-1 has acted,"
    " sliding-tile face down on c3 and c4, portal face down on a6 and b6"
)


@clause("DH-RUL-91", "DH-LADY-13", "DH-RUL-24", "DH-RUL-72")
def test_the_master_goes_on_choosing_through_a_chain_of_sliding_tiles_after_the_hero_is_freed() -> None:
    table = Table(f"{CHAIN}, bear-trap face down on d4", undead=True)
    table.do("lead:rogue:c3")
    assert table.possessed() is None
    assert table.hp("rogue") == 5
    assert asked_seat(table) == MASTER
    table.do("slide:c4")
    assert asked_seat(table) == MASTER
    table.do("slide:d4")
    assert table.square("rogue") == "d4"
    assert table.hp("rogue") == 4
    assert table.tile("d4") is None
    assert table.earned("rogue") == []
    assert table.keys("lead") == []


@clause("DH-RUL-91", "DH-RUL-73")
def test_a_hero_freed_on_the_way_uses_no_sword_in_that_entry() -> None:
    table = Table(f"{CHAIN}, rogue carries sword, skeleton face down on d4", undead=True)
    table.do("lead:rogue:c3", "slide:c4", "slide:d4")
    assert table.hp("rogue") == 3
    assert table.carried("rogue") == ["sword"]
    assert table.square("skeleton-1") == "d4"


@clause("DH-RUL-91", "DH-LADY-13")
def test_after_that_entry_the_hero_is_his_own_again() -> None:
    table = Table(f"{CHAIN}, bear-trap face down on e5, 1 action left", undead=True)
    table.do("lead:rogue:c3", "slide:c4", "slide:d4")
    assert asked_seat(table) == HEROES
    table.do("move:rogue:e5")
    assert table.hp("rogue") == 5
    assert table.earned("rogue") == ["bear-trap"]


# What the heroes may not do


@clause("DH-LADY-12", "DH-RUL-75")
def test_a_possessed_hero_neither_acts_gives_takes_nor_uses() -> None:
    table = Table(
        "wizard on c3, wizard is possessed, wizard carries magic-hat and holy-icon, rogue on c4,"
        " rogue carries sword, cleric earned ogre, chest face down on f6",
        undead=True,
    )
    assert not any(key.split(":")[1] == "wizard" for key in table.keys("move"))
    for key in (
        "move:wizard:c2",
        "reveal:wizard:f6",
        "use:magic-hat:wizard:f6",
        "use:holy-icon:wizard:wizard",
        "give:wizard:magic-hat:rogue",
        "give:rogue:sword:wizard",
        "buy:strange-bread:wizard",
    ):
        assert not table.offers(key)
        assert "DH-RUL-75" in table.refused(key), key


@clause("DH-RUL-75", "DH-HERO-06")
def test_a_possessed_hero_blocks_his_square() -> None:
    table = Table("wizard on c3, wizard is possessed, rogue on c4", undead=True)
    assert not table.offers("move:rogue:c3")
    assert "DH-HERO-06" in table.refused("move:rogue:c3")


@clause("DH-RUL-75", "DH-MARKET-13", "DH-RUL-81")
def test_the_mirror_swaps_with_a_possessed_hero_who_stays_possessed() -> None:
    table = Table("wizard on c3, wizard is possessed, rogue on f5, rogue carries magic-mirror", undead=True)
    table.do("use:magic-mirror:rogue:wizard")
    assert (table.square("wizard"), table.square("rogue")) == ("f5", "c3")
    assert table.possessed() == "wizard"


# The last hero is possessed


LONE = (
    "aggressive phase, master's turn, wizard on c3, wizard is possessed, the others are dead,"
    " goblin figure on f6"
)
BACK_AND_FORTH = ["move:goblin-1:f5", "move:goblin-1:f6"]


def pass_turns(table: Table, number: int) -> None:
    """The master moves his goblin to and fro, and ends his turn without leading anybody."""
    for turn in range(number):
        table.do(BACK_AND_FORTH[turn % 2], "end")


@clause("DH-RUL-76")
def test_the_turn_of_a_lone_possessed_hero_is_skipped_and_the_fifth_time_loses() -> None:
    table = Table(LONE, undead=True)
    pass_turns(table, 4)
    assert table.log().count("turn-skipped") == 4
    assert asked_seat(table) == MASTER
    table.do("move:goblin-1:f5", "end")
    assert table.session.is_over
    assert table.session.outcome is not None
    assert table.session.outcome.winners == (MASTER,)
    assert table.session.outcome.clauses == ("DH-RUL-76",)


@clause("DH-RUL-76", "DH-LADY-13")
def test_only_five_skipped_turns_in_a_row_lose() -> None:
    table = Table(f"{LONE}, bear-trap face up on c4", undead=True)
    pass_turns(table, 4)
    table.do("move:goblin-1:f5", "lead:wizard:c4")
    assert asked_seat(table) == HEROES
    assert table.state.turns_skipped == 0
    assert table.offers("move:wizard:c5")


@clause("DH-RUL-76", "DH-RUL-87")
def test_in_solitaire_a_lone_possessed_hero_who_stands_still_is_lost() -> None:
    table = Table(
        "wizard on c3, wizard is possessed, the others are dead, dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    assert table.session.is_over
    assert table.log().count("turn-skipped") == 5
    assert table.session.outcome is not None
    assert table.session.outcome.winners == ()


@clause("DH-RUL-76", "DH-HERO-04")
def test_a_possessed_hero_beside_another_one_is_still_in_play() -> None:
    table = Table(
        "wizard on c3, wizard is possessed, rogue on f5, warrior is dead, cleric is dead", undead=True
    )
    assert table.state.actions_left == 4
    table.do("move:rogue:f6", "move:rogue:f5")
    assert table.keys() == ["end"]
