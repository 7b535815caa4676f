"""Solitaire with the expansions: dragon, necromancer, White Lady (DH-RUL-85 to DH-RUL-87)."""

from __future__ import annotations

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

AT_THE_START = "warrior on b0, cleric on c0, rogue on d0, wizard on e0"


def dungeon(text: str) -> Table:
    """The table after the dungeon's turn."""
    return Table(f"{text}, dungeon's turn", mode="solitaire", dragon=True, undead=True)


def figures_and_heroes(table: Table) -> list[str]:
    """Who did something in the dungeon's turn, in order."""
    who = {"figure-moved": "figure", "attacked": "figure", "hero-led": "hero", "monster-raised": "monster"}
    return [str(e.args[who[e.name]]) for e in table.session.events if e.name in who]


def led(table: Table) -> list[str]:
    """The squares to which the possessed hero was led."""
    return [str(event.args["square"]) for event in table.session.events if event.name == "hero-led"]


# The dragon


@clause("DH-RUL-85")
def test_the_dragon_acts_first_and_moves_both_squares() -> None:
    table = dungeon(f"ogre figure on a6, dragon figure on d5 and d6, {AT_THE_START}")
    assert figures_and_heroes(table) == ["dragon", "ogre"]
    assert table.squares("dragon") == ["d4", "d5"]


@clause("DH-RUL-85")
def test_the_dragon_reaches_diagonally_from_either_square() -> None:
    table = dungeon("dragon figure on d3 and d4, warrior on e2, cleric on c5, cleric has 6 hp, rogue on b0")
    assert table.squares("dragon") == ["d3", "d4"]
    assert (table.hp("warrior"), table.hp("cleric")) == (10, 1)


@clause("DH-RUL-85")
def test_the_dragons_distance_is_that_of_its_nearer_square() -> None:
    table = dungeon("dragon figure on c3 and d3, warrior on f3, cleric on a6, the others are dead")
    assert table.squares("dragon") == ["d3", "e3"]
    assert table.hp("warrior") == 5


@clause("DH-RUL-85", "DH-RUL-57")
def test_the_dragon_needs_room_for_both_squares() -> None:
    text = "dragon figure on a6 and b6, warrior on a1, the others are dead"
    assert dungeon(text).squares("dragon") == ["a5", "b5"]
    blocked = dungeon(f"{text}, goblin figures on b5 and c6 and b7")
    assert blocked.squares("dragon") == ["a6", "b6"]


@clause("DH-RUL-56")
def test_the_damsel_is_the_last_in_rank() -> None:
    table = dungeon("goblin figure on d4, damsel on d3, wizard on d5, the others are dead")
    assert (table.hp("wizard"), table.hp("damsel")) == (3, 4)


# The necromancer


@clause("DH-RUL-86")
def test_the_necromancer_attacks_twice_if_he_can_rather_than_raise() -> None:
    table = dungeon("necromancer figure on d4, warrior on d3, orc is eliminated, the others are dead")
    assert figures_and_heroes(table) == ["necromancer", "necromancer"]
    assert table.hp("warrior") == 10 - 3 - 3
    assert table.eliminated() == ["orc"]


@clause("DH-RUL-86")
def test_an_attack_after_one_step_comes_before_raising_too() -> None:
    table = dungeon("necromancer figure on d5, warrior on d3, orc is eliminated, the others are dead")
    assert figures_and_heroes(table) == ["necromancer"] * 3
    assert table.hp("warrior") == 10 - 3 - 3
    assert table.eliminated() == ["orc"]


@clause("DH-RUL-86", "DH-RUL-69")
def test_out_of_reach_he_raises_the_strongest_nearest_to_a_hero_and_it_acts_at_once() -> None:
    table = dungeon(
        "necromancer figure on d5, warrior on d1, the others are dead,"
        "goblin and orc and skeleton are eliminated, goblin figure on a6"
    )
    assert figures_and_heroes(table) == ["orc", "orc-1", "orc-1", "goblin-1"]
    assert table.square("necromancer") == "d5"
    assert table.square("orc-1") == "d2"
    assert table.hp("warrior") == 7
    assert table.eliminated() == ["skeleton", "goblin"]


@clause("DH-RUL-86")
def test_the_raised_monster_acts_before_stronger_ones_that_still_wait_and_only_once() -> None:
    table = dungeon(
        "necromancer figure on d6, warrior on d0, the others are dead, goblin is eliminated,"
        "skeleton figure on a6"
    )
    assert figures_and_heroes(table) == ["goblin", "goblin-1", "skeleton-1"]


@clause("DH-RUL-86")
@pytest.mark.parametrize(
    ("obstacles", "raised"),
    [
        ("portal face up on a1", "d3"),
        ("portal face up on d3", "c3"),
        ("portal face up on d3 and c3", "e3"),
        ("portal face up on d3 and c3 and e3", "d4"),
        ("portal face up on d3 and c3 and e3, sword lies on d4", "b3"),
    ],
)
def test_the_grave_is_the_bare_square_nearest_to_a_hero_then_lowest_then_leftmost(
    obstacles: str, raised: str
) -> None:
    table = dungeon(
        f"necromancer figure on d5, warrior on d0, the others are dead, ogre is eliminated, {obstacles}"
    )
    square = next(e.args["square"] for e in table.session.events if e.name == "monster-raised")
    assert square == raised


@clause("DH-RUL-86", "DH-RUL-54")
@pytest.mark.parametrize(
    ("skeletons", "raised"),
    [
        ("b2 and c2 and d2", "a4"),  # 5 steps around them, and 6 from c3
        ("b1 and d1 and c2", "c3"),  # no way to him: as if they were absent
    ],
)
def test_the_way_from_a_grave_leads_around_other_monsters(skeletons: str, raised: str) -> None:
    table = dungeon(
        "necromancer figure on c5, warrior on c1, the others are dead, ogre is eliminated, dungeon turn 7,"
        f"skeleton figures on {skeletons}, goblin figure on c0, portal face up on a3 and b3 and d3 and e3"
    )
    square = next(e.args["square"] for e in table.session.events if e.name == "monster-raised")
    assert square == raised


@clause("DH-RUL-86")
def test_with_nobody_to_raise_or_nowhere_to_he_takes_two_ordinary_actions() -> None:
    table = dungeon("necromancer figure on d6, warrior on d1, the others are dead")
    assert table.square("necromancer") == "d4"
    around = " and ".join(
        f"{column}{row}" for column in "abcdef" for row in range(1, 7) if (column, row) != ("d", 1)
    )
    full = dungeon(
        "necromancer figure on d6, warrior on d1, the others are dead, ogre is eliminated,"
        f"portal face up on {around}"
    )
    assert full.square("necromancer") == "d4"
    assert full.eliminated() == ["ogre"]


# The White Lady


@clause("DH-RUL-87", "DH-LADY-03")
def test_the_lady_possesses_whoever_is_one_step_away_and_leads_him_at_once() -> None:
    table = dungeon("white lady figure on d4, warrior on c3, bear-trap face up on b3, the others are dead")
    assert figures_and_heroes(table) == ["white-lady", "warrior"]
    assert table.square("warrior") == "b3"
    assert table.hp("warrior") == 9
    assert table.possessed() is None


@clause("DH-RUL-87")
def test_of_several_in_reach_she_takes_the_weakest_then_the_first_in_rank_but_never_the_cleric() -> None:
    text = "white lady figure on d4, cleric on d3, cleric has 1 hp, warrior on c3, rogue on e3, wizard on e5"
    assert dungeon(text).possessed() == "wizard"
    assert dungeon(f"{text}, rogue has 2 hp").possessed() == "rogue"
    assert dungeon(f"{text}, warrior has 4 hp").possessed() == "warrior"


@clause("DH-RUL-87")
def test_she_hunts_those_who_can_be_possessed_with_both_actions() -> None:
    table = dungeon("white lady figure on c6, cleric on f6, warrior on c1, the others are dead")
    assert table.square("white-lady") == "c4"
    assert table.hp("cleric") == 8


@clause("DH-RUL-87")
def test_she_possesses_with_the_second_action_if_the_first_brought_her_near() -> None:
    table = dungeon("white lady figure on c5, warrior on a3, the others are dead")
    assert table.possessed() == "warrior"
    assert table.square("white-lady") is None


@clause("DH-RUL-87")
def test_with_the_cleric_alone_she_is_an_ordinary_monster() -> None:
    table = dungeon("white lady figure on c4, cleric on c2, the others are dead")
    assert table.square("white-lady") == "c3"
    assert table.hp("cleric") == 8 - 2 - 2
    assert table.possessed() is None


@clause("DH-RUL-87")
@pytest.mark.parametrize(
    ("dangers", "way"),
    [
        ("bear-trap face up on b3, poison-cloud face up on c6, goblin figure on a6", ["c4", "c5"]),
        ("poison-cloud face down on c4, bear-trap face up on f3, goblin figure on a3", ["d3", "e3"]),
        ("bear-trap face up on f3 and c1", ["c2", "c1"]),
        ("spike-pit face down on c4, goblin figure on f3", ["d3", "e3"]),
        ("spike-pit face down on c4, sword face up on c2", []),
    ],
)
def test_the_possessed_go_to_poison_else_to_a_trap_else_to_a_figure_else_nowhere(
    dangers: str, way: list[str]
) -> None:
    table = dungeon(f"wizard on b0, warrior on c3, the others are dead, warrior is possessed, {dangers}")
    assert led(table) == way


@clause("DH-RUL-87", "DH-DRAGON-06")
def test_the_nearest_figure_may_be_the_second_square_of_the_dragon() -> None:
    table = dungeon(
        "warrior on d3, cleric on e7, the others are dead, warrior is possessed, dragon figure on e6 and d6"
    )
    assert led(table) == ["d4", "d5"]


@clause("DH-RUL-87", "DH-LADY-11")
def test_other_heroes_are_in_the_way_of_the_possessed() -> None:
    table = dungeon(
        "warrior on c3, cleric on c4, wizard on b0, the others are dead, warrior is possessed,"
        "poison-cloud face up on c5"
    )
    assert led(table) == ["b3", "b4"]


@clause("DH-RUL-87")
def test_off_a_sliding_tile_the_possessed_go_south_or_else_west() -> None:
    south = dungeon(
        "warrior on c3, wizard on f6, the others are dead, warrior is possessed,"
        "sliding-tile face up on c4, poison-cloud face up on c5"
    )
    assert led(south) == ["c4", "c4"]
    assert (south.square("warrior"), south.tile("c4")) == ("c4", None)
    west = dungeon(
        "warrior on d4, cleric on c3, the others are dead, warrior is possessed,"
        "sliding-tile face up on c4, poison-cloud face up on a4"
    )
    assert led(west) == ["c4", "a4"]


@clause("DH-RUL-87")
def test_a_portal_takes_the_possessed_to_the_free_start_square_nearest_to_column_a() -> None:
    table = dungeon(
        "warrior on c3, wizard on b0, the others are dead, warrior is possessed,"
        "portal face up on c4, poison-cloud face up on c5"
    )
    assert led(table) == ["c4", "c1"]


@clause("DH-RUL-87", "DH-LADY-14")
def test_the_poison_kills_the_possessed_and_she_leaves_the_game() -> None:
    table = dungeon(
        "warrior on c3, warrior is possessed, wizard on f6, the others are dead, poison-cloud face up on c4"
    )
    assert table.square("warrior") is None
    assert table.possessed() is None
    assert table.square("white-lady") is None
