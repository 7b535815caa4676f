"""Solitaire: how base monsters choose (DH-SMON, DH-RUL-53 to DH-RUL-57, DH-EX-46 to DH-EX-52)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table


def dungeon(text: str, undead: bool = False) -> Table:
    """The table after the dungeon's turn."""
    return Table(f"{text}, dungeon's turn", mode="solitaire", undead=undead)


def order(table: Table) -> list[str]:
    """The figures in the order in which they first did something."""
    acted = [str(e.args["figure"]) for e in table.session.events if e.name in ("figure-moved", "attacked")]
    return list(dict.fromkeys(acted))


# The order of action


@clause("DH-EX-51", "DH-SMON-01", "DH-RUL-53")
def test_monsters_act_by_damage_and_equals_by_nearness() -> None:
    table = dungeon(
        "goblin figure on b4, orc figure on e5, skeleton figures on f6 and c3,"
        "warrior on c1, cleric on f1, rogue on d0, wizard on e0"
    )
    assert order(table) == ["orc-1", "skeleton-2", "skeleton-1", "goblin-1"]


@clause("DH-SMON-01")
def test_the_ogre_acts_before_all_others() -> None:
    table = dungeon("goblin figure on b4, skeleton figure on d4, orc figure on e5, ogre figure on a6")
    assert order(table) == ["ogre", "orc-1", "skeleton-1", "goblin-1"]


@clause("DH-RUL-53")
def test_of_equals_equally_near_the_lower_row_comes_first_then_the_column_nearer_to_a() -> None:
    table = dungeon("skeleton figures on f5 and b5 and c4, warrior on c1, cleric on f2, the others are dead")
    assert order(table) == ["skeleton-3", "skeleton-1", "skeleton-2"]
    rows = dungeon("skeleton figures on d5 and a4, warrior on a1, cleric on d2, the others are dead")
    assert order(rows) == ["skeleton-2", "skeleton-1"]
    columns = dungeon("skeleton figures on f4 and b4, warrior on b1, cleric on f1, the others are dead")
    assert order(columns) == ["skeleton-2", "skeleton-1"]


@clause("DH-RUL-53")
def test_necromancer_and_white_lady_act_before_base_monsters_of_their_damage() -> None:
    table = dungeon(
        "orc figure on b2, necromancer figure on e6, skeleton figure on c2, white lady figure on a6,"
        "warrior on b0, cleric on c0, rogue on d0, wizard on e0",
        undead=True,
    )
    assert order(table) == ["necromancer", "orc-1", "white-lady", "skeleton-1"]


# Whom it attacks


@clause("DH-EX-46", "DH-SMON-04", "DH-SMON-05", "DH-SMON-06", "DH-SMON-07")
def test_the_ogre_hits_the_weakest_in_range_and_among_equals_the_first_in_rank() -> None:
    table = dungeon(
        "ogre figure on c3, warrior on c3, warrior has 7 hp, cleric on b3, cleric has 5 hp,"
        "rogue on c2, rogue has 5 hp, wizard on d4, wizard has 3 hp"
    )
    assert [table.hp(hero) for hero in ("warrior", "cleric", "rogue", "wizard")] == [7, 1, 5, 3]
    assert table.square("ogre") == "c3"


@clause("DH-SMON-07")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_among_equals_the_rank_is_warrior_cleric_rogue_wizard(first: int) -> None:
    heroes = ["warrior", "cleric", "rogue", "wizard"]
    places = dict(zip(heroes[first:], ["d3", "c4", "e4", "d5"], strict=False))
    here = ", ".join(f"{hero} on {square}, {hero} has 4 hp" for hero, square in places.items())
    table = dungeon(f"goblin figure on d4, {here}, the others are dead")
    hit = heroes[first]
    assert {hero: table.hp(hero) for hero in places} == dict.fromkeys(places, 4) | {hit: 3}


@clause("DH-EX-47", "DH-SMON-05", "DH-RUL-55")
def test_a_monster_attacks_without_moving_even_if_a_step_would_kill() -> None:
    table = dungeon(
        "orc figure on d4, warrior on d3, wizard on f4, wizard has 3 hp, cleric on b0, rogue on c0"
    )
    assert (table.hp("warrior"), table.hp("wizard"), table.square("orc-1")) == (7, 3, "d4")


@clause("DH-SMON-09", "DH-SMON-06")
def test_given_the_choice_a_monster_eliminates() -> None:
    table = dungeon("ogre figure on c3, warrior on c2, cleric on b3, cleric has 4 hp, rogue on e0")
    assert (table.square("cleric"), table.hp("warrior")) == (None, 10)


# Where it goes


@clause("DH-EX-49", "DH-SMON-02", "DH-RUL-54", "DH-RUL-55")
def test_a_goblin_that_cannot_strike_diagonally_steps_onto_the_hero() -> None:
    table = dungeon("goblin figure on c4, wizard on d3, warrior on e0, cleric on b0, rogue on c0")
    assert (table.square("goblin-1"), table.hp("wizard")) == ("d3", 3)


@clause("DH-SMON-02")
def test_a_monster_takes_the_shortest_way_to_the_nearest_hero() -> None:
    table = dungeon("orc figure on d5, warrior on a5, wizard on d1, the others are dead")
    assert table.square("orc-1") == "c5"


@clause("DH-SMON-02", "DH-RUL-54")
def test_the_way_leads_around_other_monsters() -> None:
    table = dungeon("skeleton figure on c6, goblin figures on c5 and b6, warrior on c2, the others are dead")
    assert table.square("skeleton-1") == "d6"


@clause("DH-RUL-54")
def test_if_other_monsters_leave_no_way_they_are_thought_absent() -> None:
    table = dungeon(
        "skeleton figure on a6, goblin figures on a4 and b5 and b6, warrior on a1, the others are dead"
    )
    assert table.square("skeleton-1") == "a5"


@clause("DH-RUL-57")
def test_a_monster_that_cannot_come_nearer_stays() -> None:
    table = dungeon(
        "skeleton figure on a6, goblin figures on a5 and b5 and c6 and b7, warrior on a1, the others are dead"
    )
    assert table.square("skeleton-1") == "a6"
    assert "skeleton-1" not in order(table)


@clause("DH-SMON-04", "DH-RUL-55")
def test_a_step_that_allows_an_attack_comes_before_the_shortest_way() -> None:
    table = dungeon(
        "orc figure on c3, warrior on c3, skeleton figure on c5, cleric on f6, the others are dead"
    )
    assert table.square("skeleton-1") == "c4"
    assert table.hp("warrior") == 10 - 3 - 2


@clause("DH-SMON-03", "DH-RUL-56")
def test_between_heroes_equally_near_a_monster_heads_for_the_middle() -> None:
    table = dungeon("skeleton figure on c3, warrior on b5, cleric on d5, the others are dead")
    assert table.square("skeleton-1") == "c4"


@clause("DH-EX-50", "DH-SMON-09", "DH-RUL-56")
def test_of_two_steps_the_one_that_eliminates_is_taken() -> None:
    table = dungeon(
        "skeleton figure on c4, rogue on a4, rogue has 2 hp, cleric on e4, warrior on b0, wizard on c0"
    )
    assert table.square("skeleton-1") == "b4"
    assert table.square("rogue") is None
    assert table.hp("cleric") == 8


@clause("DH-RUL-56")
def test_a_kill_outweighs_rank_and_direction() -> None:
    table = dungeon("orc figure on c4, warrior on a4, warrior has 4 hp, wizard on e4, wizard has 3 hp")
    assert (table.square("orc-1"), table.square("wizard")) == ("d4", None)


@clause("DH-RUL-56")
@pytest.mark.parametrize(
    ("east", "west", "step"),
    [
        ("cleric has 3 hp", "warrior has 9 hp", "d4"),
        ("cleric has 8 hp", "warrior has 8 hp", "b4"),
        ("cleric has 8 hp", "warrior has 9 hp", "d4"),
    ],
)
def test_then_the_target_with_the_fewest_hp_and_then_the_rank_decide(east: str, west: str, step: str) -> None:
    table = dungeon(
        f"skeleton figure on c4, warrior on a4, cleric on e4, {east}, {west}, the others are dead"
    )
    assert table.square("skeleton-1") == step


@clause("DH-RUL-56", "DH-SMON-08")
@pytest.mark.parametrize(
    ("hero", "step"),
    [("b2", "d3"), ("f2", "d3"), ("b6", "c4"), ("f6", "e4"), ("d6", "d5")],
)
def test_among_equal_steps_south_comes_first_then_west_east_north(hero: str, step: str) -> None:
    table = dungeon(f"orc figure on d4, warrior on {hero}, the others are dead")
    assert table.square("orc-1") == step


@clause("DH-RUL-56", "DH-SMON-08")
@pytest.mark.parametrize(
    ("hero", "step"),
    [
        ("d1", "d3"),  # south, southwest and southeast are equally good
        ("a4", "c4"),  # west, southwest, northwest
        ("b6", "c5"),  # only northwest
        ("f4", "e4"),
        ("d7", "d5"),
        ("a3", "c4"),  # west and southwest
        ("a1", "c3"),  # only southwest
    ],
)
def test_a_goblin_prefers_straight_steps_to_diagonal_ones(hero: str, step: str) -> None:
    table = dungeon(f"goblin figure on d4, warrior on {hero}, the others are dead")
    assert table.square("goblin-1") == step


@clause("DH-RUL-56")
@pytest.mark.parametrize(("hero", "between", "step"), [("d2", "d3", "c3"), ("d6", "d5", "c5")])
def test_of_two_diagonal_steps_the_western_comes_first(hero: str, between: str, step: str) -> None:
    table = dungeon(
        f"goblin figure on d4, skeleton figure on {between}, warrior on {hero}, the others are dead"
    )
    assert table.square("goblin-1") == step


@clause("DH-SMON-04", "DH-RUL-55")
def test_after_the_step_the_attack_is_made_and_hits_the_weakest() -> None:
    table = dungeon(
        "orc figure on c5, warrior on c3, cleric on b4, rogue on d4, rogue has 5 hp, wizard on b0"
    )
    assert table.square("orc-1") == "c4"
    assert (table.hp("warrior"), table.hp("cleric"), table.hp("rogue")) == (10, 8, 2)


@clause("DH-EX-52", "DH-SMON-04", "DH-SMON-05", "DH-RUL-57")
def test_a_monster_hemmed_in_by_others_loses_its_action() -> None:
    table = dungeon(
        "ogre figure on b6, orc figure on a5, skeleton figure on a6, warrior on b5,"
        "cleric on b0, rogue on c0, wizard on d0"
    )
    hits = [event.args["damage"] for event in table.session.events if event.name == "attacked"]
    assert hits == [4, 3]
    assert table.hp("warrior") == 3
    assert [table.square(name) for name in ("ogre", "orc-1", "skeleton-1")] == ["b6", "a5", "a6"]
