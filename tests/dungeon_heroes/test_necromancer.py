"""The necromancer: two actions a turn, or one monster back from the dead."""

import pytest

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.testing import Table

FAR_OFF = "warrior on f6, cleric on f5, rogue on f4, wizard on f3"
SOLO_FAR_OFF = "warrior on b0, the others are dead"


def raisings(table: Table, kind: str) -> set[str]:
    """The squares on which this kind can be raised."""
    return {key.rpartition(":")[2] for key in table.keys("raise") if f":{kind}:" in key}


@clause("DH-EX-63", "DH-NECRO-01", "DH-NECRO-03", "DH-NECRO-07", "DH-COST-16", "DH-RUL-68", "DH-RUL-69")
def test_a_raised_ogre_may_act_in_the_same_turn() -> None:
    table = Table(
        "aggressive phase, necromancer figure on c4, ogre and goblin are eliminated, cleric on e2,"
        " bear-trap face down on a6 and b6, master's turn",
        undead=True,
    )
    table.do("raise:ogre:e4")
    assert table.square("ogre") == "e4"
    assert table.tile("e4") is None
    assert table.eliminated() == ["goblin"]
    assert table.state.actions_left == 2
    assert not table.offers("move:necromancer:c5")
    assert "DH-NECRO-01" in table.refused("move:necromancer:c5")
    table.do("move:ogre:e3", "attack:ogre:cleric")
    assert table.hp("cleric") == 4
    assert table.state.actions_left == 1
    assert sorted(table.keys()) == ["reveal:a6", "reveal:b6"]


@clause("DH-EX-63", "DH-NECRO-03")
def test_a_necromancer_who_has_moved_can_not_raise() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, necromancer figure on c4, ogre is eliminated, master's turn",
        undead=True,
    )
    table.do("move:necromancer:c3")
    assert table.keys("raise") == []
    assert "DH-NECRO-03" in table.refused("raise:ogre:c4")


@clause("DH-EX-64", "DH-RUL-68", "DH-RUL-69", "DH-XB-06", "DH-NECRO-03")
def test_in_the_passive_phase_the_raised_monster_lies_as_a_tile_and_sleeps() -> None:
    table = Table(
        f"passive phase, {FAR_OFF}, necromancer figure on c4, orc is eliminated, master's turn,"
        " master holds 4 bear-traps",
        undead=True,
    )
    table.do("raise:orc:d5")
    assert table.tile("d5") == "orc"
    assert table.figure("d5") is None
    assert not table.offers("move:orc-1:d4")
    assert "DH-PASS-10" in table.refused("move:orc-1:d4")
    table.do("place:bear-trap:a1", "place:bear-trap:a2")
    assert table.state.side == 0
    assert table.hand() == ["bear-trap", "bear-trap"]


@clause("DH-EX-73", "DH-RUL-79", "DH-NECRO-03")
def test_a_raised_goblin_killed_again_gives_no_second_experience() -> None:
    table = Table(
        "aggressive phase, warrior on c3, goblin figure on c4, necromancer figure on c6, 1 action left",
        undead=True,
    )
    table.do("move:warrior:c4", "end")
    assert table.earned("warrior") == ["goblin"]
    assert table.eliminated() == ["goblin"]
    table.do("raise:goblin:c5", "attack:goblin-1:warrior", "move:warrior:c5")
    assert table.square("goblin-1") is None
    assert table.earned("warrior") == ["goblin"]
    assert table.eliminated() == ["goblin"]


@clause("DH-RUL-79", "DH-RUL-69")
def test_a_monster_raised_as_a_tile_gives_no_experience_either() -> None:
    table = Table(
        "passive phase, warrior on c3, necromancer figure on c6, orc is eliminated, master's turn,"
        " master holds 4 bear-traps",
        undead=True,
    )
    table.do("raise:orc:c4", "place:bear-trap:a1", "place:bear-trap:a2", "move:warrior:c4")
    assert table.tile("c4") is None
    assert table.earned("warrior") == []
    assert table.eliminated() == ["orc"]


@clause("DH-RUL-79", "DH-AGG-01")
def test_a_raised_tile_that_became_a_figure_still_gives_no_experience() -> None:
    table = Table(
        "passive phase, warrior on c3, necromancer figure on c6, orc is eliminated, master's turn,"
        " master holds 2 bear-traps",
        undead=True,
    )
    table.do("raise:orc:c4", "place:bear-trap:a1", "place:bear-trap:a2")
    assert table.state.aggressive
    assert table.square("orc-1") == "c4"
    table.do("move:warrior:c4")
    assert table.square("orc-1") is None
    assert table.earned("warrior") == []


@clause("DH-RUL-79", "DH-MARKET-07")
def test_beside_a_raised_goblin_another_one_still_gives_experience() -> None:
    table = Table(
        "passive phase, warrior on c3, necromancer figure on c6, goblin is eliminated, goblin face up on d4,"
        " master's turn, master holds 4 bear-traps",
        undead=True,
    )
    table.do("raise:goblin:c4", "place:bear-trap:a1", "place:bear-trap:a2")
    table.do("move:warrior:c4", "move:warrior:d4")
    assert table.earned("warrior") == ["goblin"]
    assert table.eliminated() == ["goblin", "goblin"]


# His actions


@clause("DH-NECRO-01", "DH-NECRO-02")
def test_the_necromancer_acts_twice_a_turn_and_walks_diagonally() -> None:
    table = Table(
        f"passive phase, {FAR_OFF}, necromancer figure on b3, master's turn, master holds 4 bear-traps",
        undead=True,
    )
    assert len(table.keys("move")) == 8
    table.do("move:necromancer:c4", "move:necromancer:b5")
    assert table.square("necromancer") == "b5"
    assert table.keys("move") == []
    assert "DH-NECRO-01" in table.refused("move:necromancer:b6")
    assert table.state.actions_left == 2


@clause("DH-NECRO-01", "DH-GAP-09", "DH-COST-15")
def test_the_necromancer_may_attack_twice() -> None:
    table = Table(
        "passive phase, necromancer figure on c4, cleric on c3, master's turn, master holds 4 bear-traps",
        undead=True,
    )
    table.do("attack:necromancer:cleric", "attack:necromancer:cleric")
    assert table.hp("cleric") == 2
    assert table.state.actions_left == 2
    assert "DH-NECRO-01" in table.refused("attack:necromancer:cleric")


@clause("DH-GAP-14", "DH-MON-07")
def test_the_necromancer_does_not_attack_diagonally() -> None:
    table = Table(
        "passive phase, necromancer figure on c4, cleric on d3, master's turn, master holds 4 bear-traps",
        undead=True,
    )
    assert table.keys("attack") == []
    assert "DH-MON-07" in table.refused("attack:necromancer:cleric")


# Raising


@clause("DH-NECRO-03", "DH-COST-16")
def test_raising_needs_two_actions_of_the_master_too() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, necromancer figure on c4, ogre is eliminated, master's turn,"
        " 1 action left",
        undead=True,
    )
    assert table.keys("raise") == []
    assert "DH-NECRO-03" in table.refused("raise:ogre:c5")


@clause("DH-NECRO-06", "DH-RUL-70", "DH-RUL-60")
@pytest.mark.parametrize(
    ("metric", "expected"),
    [
        ("chebyshev", {"b4", "d4", "a5", "b5", "d5", "a6", "b6", "d6", "e6", "b3", "d3", "a3", "e4", "e5"}),
        ("manhattan", {"b4", "d4", "b5", "d5", "a5", "e5", "b6", "d6"}),
    ],
)
def test_the_grave_is_an_empty_dungeon_square_within_two(metric: str, expected: set[str]) -> None:
    """Taken: a4 by a hidden tile, c3 by a hero, e3 by a stack, c4 by a figure, c6 by a revealed tile."""
    table = Table(
        "aggressive phase, necromancer figure on c5, orc is eliminated, master's turn,"
        " chest face down on a4, rogue on c3, sword lies on e3, skeleton figure on c4, portal face up on c6",
        undead=True,
        radius_metric=metric,
    )
    assert raisings(table, "orc") == expected
    assert "DH-NECRO-06" in table.refused("raise:orc:c6")
    for treasure_room_or_too_far in ("c7", "f5"):
        assert "DH-RUL-70" in table.refused(f"raise:orc:{treasure_room_or_too_far}")


@clause("DH-RUL-70", "DH-NECRO-06")
def test_no_monster_is_raised_in_the_start_zone_or_the_treasure_room() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, necromancer figure on c6, orc is eliminated, master's turn",
        undead=True,
    )
    assert {"b7", "c7", "d7", "e7"} & raisings(table, "orc") == set()
    assert "c4" in raisings(table, "orc")


@clause("DH-NECRO-04", "DH-NECRO-05")
@pytest.mark.parametrize("kind", ["goblin", "skeleton", "orc", "ogre"])
def test_each_base_monster_can_be_raised_wherever_it_was_killed(kind: str) -> None:
    table = Table(
        f"aggressive phase, warrior on e1, {kind} figure on f1, necromancer figure on b5, 1 action left",
        undead=True,
    )
    table.do("move:warrior:f1", "end", f"raise:{kind}:b4")
    assert table.figure("b4") is not None


@clause("DH-NECRO-04")
@pytest.mark.parametrize("kind", ["dragon", "white-lady"])
def test_dragon_and_white_lady_stay_dead(kind: str) -> None:
    table = Table(
        f"aggressive phase, warrior on c3, {kind} figure on c4, necromancer figure on b6, orc is eliminated,"
        " 1 action left",
        dragon=True,
        undead=True,
    )
    table.do("move:warrior:c4", "end")
    assert table.eliminated() == ["orc"]
    assert raisings(table, kind) == set()
    assert "DH-NECRO-04" in table.refused(f"raise:{kind}:b5")


@clause("DH-NECRO-03")
def test_only_an_eliminated_monster_can_be_raised() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, necromancer figure on c4, orc is eliminated, master's turn",
        undead=True,
    )
    assert "DH-NECRO-03" in table.refused("raise:ogre:c5")
    table.do("raise:orc:c5")
    assert table.keys("raise") == []


@clause("DH-NECRO-03", "DH-RUL-02")
def test_raising_is_never_compulsory() -> None:
    table = Table(
        f"aggressive phase, {FAR_OFF}, necromancer figure on a1, orc is eliminated, master's turn,"
        " goblin figure on a2 and b1 and b2 and b0, goblin-1 has acted, goblin-2 has acted,"
        " goblin-3 has acted,"
        " goblin-4 has acted",
        undead=True,
    )
    assert table.offers("raise:orc:a3", "end")
    assert table.keys("move") == []


@clause("DH-NECRO-03")
def test_a_dead_necromancer_raises_nobody() -> None:
    table = Table(
        "aggressive phase, warrior on c3, necromancer figure on c4, orc is eliminated, 1 action left,"
        " bear-trap face down on a1 and a2",
        undead=True,
    )
    table.do("move:warrior:c4", "end")
    assert table.keys("raise") == []
    assert "DH-AGG-06" in table.refused("raise:orc:c5")


# Solitaire


@clause("DH-RUL-86", "DH-NECRO-01")
def test_in_solitaire_the_necromancer_attacks_twice_if_he_can() -> None:
    table = Table(
        "cleric on c2, the others are dead, necromancer figure on c4, ogre is eliminated, dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    assert table.square("necromancer") == "c3"
    assert table.hp("cleric") == 2
    assert table.square("ogre") is None


@clause("DH-RUL-86", "DH-RUL-68", "DH-RUL-69")
def test_in_solitaire_he_raises_the_strongest_as_near_to_a_hero_as_can_be_and_it_acts_at_once() -> None:
    table = Table(
        "warrior on c1, the others are dead, necromancer figure on c5,"
        " goblin and ogre and orc are eliminated,"
        " dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    assert table.square("necromancer") == "c5"
    assert table.square("ogre") == "c2"
    assert table.hp("warrior") == 6
    assert table.eliminated() == ["orc", "goblin"]


@clause("DH-RUL-86")
def test_in_solitaire_equally_near_graves_go_by_row_then_column() -> None:
    table = Table(
        "warrior on c1, the others are dead, necromancer figure on c5, skeleton is eliminated,"
        " chest face up on c3, dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    raised = next(event for event in table.session.events if event.name == "monster-raised")
    assert raised.args["square"] == "b3"


@clause("DH-RUL-86", "DH-RUL-53")
def test_in_solitaire_he_acts_before_a_nearer_orc_and_so_does_the_goblin_he_raises() -> None:
    table = Table(
        "warrior on c1, the others are dead, necromancer figure on c6, orc figure on e2,"
        " goblin is eliminated, dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    moved = [event.args["figure"] for event in table.session.events if event.name == "figure-moved"]
    assert moved == ["goblin-1", "orc-1"]


@clause("DH-RUL-86")
def test_in_solitaire_without_anybody_to_raise_he_takes_two_steps() -> None:
    table = Table(
        "warrior on c0, the others are dead, necromancer figure on c6, dungeon's turn",
        mode="solitaire",
        undead=True,
    )
    assert table.square("necromancer") == "c4"
