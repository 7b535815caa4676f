"""Turns, actions, fatigue, and the change from the passive to the aggressive phase (DH-TURN)."""

from __future__ import annotations

from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from lanthorn.games.dungeon_heroes.testing import Table


def room_full_of(kind: str, without: str) -> str:
    """The statement that such tiles lie face down on all dungeon squares but these."""
    squares = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]
    return f"{kind} face down on " + " and ".join(s for s in squares if s not in without.split())


def seat(table: Table) -> int:
    return table.session.decisions[0].seat


# Phases


@clause("DH-EX-05", "DH-TURN-04", "DH-AGG-01", "DH-AGG-02", "DH-TILE-06", "DH-RUL-04", "DH-RUL-14")
def test_the_last_tile_wakes_the_skeleton_under_the_cleric() -> None:
    table = Table(
        room_full_of("bear trap", without="c3 e6 f6")
        + ", skeleton face up on c3, cleric on c3, cleric has 6 hp"
        ", master's turn, master holds chest, 1 action left"
    )
    assert table.keys() == ["place:chest:e6", "place:chest:f6"]
    table.do("place:chest:f6")
    assert table.state.aggressive
    assert table.figure("c3") == "skeleton-1"
    assert table.tile("c3") is None
    assert (table.square("cleric"), table.hp("cleric")) == ("c3", 6)
    table.do("move:warrior:b1", "move:warrior:b0", "move:rogue:c1", "move:rogue:c0", "end")
    table.do("attack:skeleton-1:cleric")
    assert table.hp("cleric") == 4


FULL_BUT_FOUR = (
    room_full_of("bear trap", without="a1 b1 c1 d1 f5")
    + ", goblin face up on f5, cleric on b1, rogue on c1, wizard on d1, master's turn"
    ", master holds chest and orc and fireball and sword"
)


@clause("DH-EX-06", "DH-TURN-03", "DH-TURN-04", "DH-RUL-04", "DH-RUL-05", "DH-RUL-06")
def test_the_phase_changes_at_once_when_no_free_square_is_left() -> None:
    table = Table(FULL_BUT_FOUR)
    assert {key.split(":")[2] for key in table.keys("place")} == {"a1"}
    table.do("place:sword:a1")
    assert table.state.aggressive
    assert table.hand() == ["orc", "fireball", "chest"]
    assert table.state.actions_left == 3
    assert table.offers("reveal:a1", "reveal:f6", "move:goblin-1:e4")
    table.do("reveal:a1", "move:goblin-1:e4", "reveal:f6")
    assert seat(table) == HEROES


@clause("DH-EX-07", "DH-TURN-05", "DH-RUL-06", "DH-RUL-07", "DH-AGG-07", "DH-COST-13")
def test_a_late_tile_must_be_placed_first_in_the_next_turn() -> None:
    table = Table(FULL_BUT_FOUR).do("place:sword:a1", "reveal:a1", "reveal:f6", "reveal:e6")
    table.do("move:wizard:d0", "move:wizard:e0", "move:warrior:c0", "move:warrior:b0", "end")
    assert table.state.actions_left == 4
    assert sorted(table.keys()) == ["place:chest:d1", "place:fireball:d1", "place:orc:d1"]
    assert "DH-RUL-07" in table.refused("reveal:a2")
    assert "DH-RUL-07" in table.refused("move:goblin-1:e4")
    table.do("place:orc:d1")
    assert table.tile("d1") == "orc face down"
    assert table.state.actions_left == 3
    assert table.keys("place") == []
    table.do("reveal:d6", "reveal:c6", "reveal:d1")
    assert seat(table) == HEROES
    assert table.hand() == ["fireball", "chest"]


@clause("DH-RUL-07")
def test_a_square_that_becomes_free_later_in_the_turn_may_but_need_not_be_used() -> None:
    table = Table(
        room_full_of("bear trap", without="d1")
        + ", orc figure on d1, master holds chest, aggressive phase, master's turn"
    )
    assert table.keys("place") == []
    assert "DH-RUL-08" in table.refused("place:chest:d1")
    table.do("move:orc-1:d0", "hold")
    assert table.offers("place:chest:d1", "reveal:a1")


@clause("DH-RUL-07", "DH-TURN-05")
def test_the_first_actions_are_as_many_placements_as_tiles_squares_and_actions_allow() -> None:
    few_tiles = Table(
        "master holds chest and orc, bear trap face down on a1, aggressive phase, master's turn"
    )
    few_tiles.do("place:chest:b1", "place:orc:c1")
    assert few_tiles.keys("place") == []
    assert few_tiles.offers("reveal:a1")
    few_squares = Table(
        room_full_of("bear trap", without="a1 b1")
        + ", master holds chest and orc and portal, aggressive phase, master's turn"
    )
    few_squares.do("place:chest:a1")
    assert not few_squares.offers("reveal:a2")
    few_squares.do("place:orc:b1")
    assert few_squares.offers("reveal:a2")


@clause("DH-RUL-04")
def test_the_phase_changes_right_after_the_draw_if_no_square_is_free() -> None:
    table = Table(
        room_full_of("bear trap", without="c1")
        + ", warrior on c1, pile holds chest and orc, 0 actions left, goblin face up on a1"
    )
    table.do("end")
    assert table.state.aggressive
    assert table.figure("a1") == "goblin-1"
    assert table.hand() == ["orc", "chest"]
    assert table.keys("place") == []


@clause("DH-RUL-04")
def test_the_aggressive_phase_never_turns_back() -> None:
    table = Table(
        room_full_of("bear trap", without="d1")
        + ", aggressive phase, 0 actions left, master holds chest and orc"
    )
    table.do("end", "place:orc:d1")
    assert table.state.aggressive
    table.do("reveal:d1")
    assert table.offers("move:orc-1:d2")


@clause("DH-TURN-03", "DH-PASS-09")
def test_in_the_passive_phase_the_master_only_places_tiles() -> None:
    table = Table("portal face down on a1, orc face up on b2, master holds chest, master's turn")
    assert set(table.keys()) == set(table.keys("place"))


@clause("DH-TURN-09")
def test_the_heroes_have_the_same_turn_in_both_phases() -> None:
    board = "orc face down on b1, wizard on d2, cleric has 3 hp, rogue carries magic-hat and sword, "
    passive, aggressive = Table(board + "passive phase"), Table(board + "aggressive phase")
    assert passive.keys() == aggressive.keys()
    assert passive.state.actions_left == aggressive.state.actions_left == 4


# Turns


@clause("DH-TURN-01", "DH-TURN-08", "DH-RUL-49")
def test_turns_alternate_and_each_begins_with_four_actions() -> None:
    table = Table("pile holds 9 bear traps, master's turn, master holds 4 bear traps")
    for turn in range(3):
        assert seat(table) == MASTER
        assert table.state.actions_left == 4
        for column in "abcd"[: len(table.hand())]:
            table.do(f"place:bear-trap:{column}{turn + 4}")
        if turn == 2:
            break
        assert seat(table) == HEROES
        assert table.state.actions_left == 4
        assert table.state.fatigue == [0, 0, 0, 0]
        table.do("move:warrior:b1", "move:warrior:b0", "move:cleric:c1", "move:cleric:c0", "end")


@clause("DH-TURN-02", "DH-HERO-01", "DH-RUL-02")
def test_the_heroes_must_play_four_actions() -> None:
    table = Table("warrior on b1, cleric on c0, rogue on d0")
    for square in ("b2", "b1"):
        assert not table.offers("end")
        assert "DH-TURN-02" in table.refused("end")
        table.do(f"move:warrior:{square}")
    table.do("move:cleric:c1")
    assert not table.offers("end")
    table.do("move:rogue:d1")
    assert table.keys() == ["end"]


@clause("DH-RUL-02")
def test_by_house_rule_the_heroes_may_end_their_turn_at_any_time() -> None:
    table = Table("warrior on b1, pile holds chest and orc", mandatory_actions=False)
    assert table.offers("end", "move:warrior:b2")
    table.do("move:warrior:b2")
    assert table.offers("end")
    table.do("end")
    assert seat(table) == MASTER


@clause("DH-RUL-02")
def test_artifacts_and_gifts_are_never_compulsory() -> None:
    table = Table(
        "warrior on b0, warrior carries magic-hat, wizard on b1, wizard has taken 2 actions"
        ", rogue on c0, rogue is possessed, cleric is dead, bear trap face down on a6",
        undead=True,
    )
    assert table.state.actions_left == 2
    assert set(table.keys()) == {"use:magic-hat:warrior:a6", "give:warrior:magic-hat:wizard", "end"}


@clause("DH-RUL-03", "DH-RUL-38")
def test_actions_that_nobody_can_take_are_lost() -> None:
    table = Table(
        "warrior on b1, poison-cloud face down on b2, cleric on e1, others are dead, pile holds 2 chests"
    )
    table.do("move:warrior:b2")
    assert table.square("warrior") is None
    assert table.state.actions_left == 3
    table.do("move:cleric:e2", "move:cleric:e1")
    assert table.state.actions_left == 1
    assert table.keys() == ["end"]
    table.do("end")
    assert seat(table) == MASTER


@clause("DH-RUL-38", "DH-HERO-04")
def test_a_lone_hero_at_the_start_of_the_turn_has_two_actions() -> None:
    table = Table("cleric on c3, others are dead, cleric carries holy-grail")
    assert table.state.actions_left == 2
    back = table.do("use:holy-grail:cleric:warrior:c2")
    assert back.state.actions_left == 0
    assert back.keys() == ["end"]
    assert Table("cleric on c3, rogue on c4, others are dead").state.actions_left == 4


@clause("DH-TURN-06")
def test_actions_are_divided_freely_among_the_heroes() -> None:
    one_each = Table("wizard on f3, rogue on a3, cleric on c3, warrior on e3")
    one_each.do("move:wizard:f4", "move:warrior:e4", "move:rogue:a4", "move:cleric:c4")
    assert one_each.state.fatigue == [1, 1, 1, 1]
    two_and_two = Table("wizard on f3, rogue on a3, cleric on c3, warrior on e3")
    two_and_two.do("move:wizard:f4", "move:warrior:e4", "move:wizard:f5", "move:warrior:e5")
    assert two_and_two.state.fatigue == [2, 0, 0, 2]


@clause("DH-EX-29", "DH-TURN-02", "DH-TURN-07", "DH-HERO-03")
def test_fatigue_forbids_a_third_action_and_the_quota_a_fifth() -> None:
    table = Table("warrior on b2, cleric on d2, rogue on f2, wizard on f4")
    table.do("move:warrior:b3", "move:warrior:b2")
    assert not table.offers("move:warrior:b3")
    assert "DH-TURN-07" in table.refused("move:warrior:b3")
    assert table.offers("move:rogue:f3")
    table.do("move:cleric:d3", "move:cleric:d2")
    assert not table.offers("move:rogue:f3")
    assert "DH-TURN-07" in table.refused("move:warrior:b3")
    assert "DH-TURN-02" in table.refused("move:rogue:f3")


@clause("DH-TURN-08")
def test_fatigue_and_quota_start_anew_in_each_turn() -> None:
    table = Table("master's turn, master holds 5 chests, 1 action left, warrior on b1, cleric on c0")
    table.do("place:chest:f6", "move:warrior:b2", "move:warrior:b1", "move:cleric:c1")
    table.do("move:cleric:c0", "end", *(f"place:chest:{column}6" for column in "abcd"))
    assert table.state.fatigue == [0, 0, 0, 0]
    assert table.state.actions_left == 4
    assert table.offers("move:warrior:b2")


# The end of a turn


@clause("DH-EX-08", "DH-RUL-02", "DH-RUL-03", "DH-RUL-46", "DH-RUL-48")
def test_the_master_must_reveal_even_a_chest_if_nothing_else_is_left() -> None:
    """A single legal action plays itself, so he is asked only while there are two."""
    board = "goblin figure on f5, goblin-1 has acted, aggressive phase, master's turn, 3 actions left"
    two = Table(board + ", chest face down on b4 and b5")
    assert two.keys() == ["reveal:b4", "reveal:b5"]
    assert "DH-RUL-02" in two.refused("end")
    one = Table(board + ", chest face down on b4")
    assert one.tile("b4") == "chest"
    assert seat(one) == HEROES


@clause("DH-RUL-49")
def test_the_heroes_end_their_turn_themselves_after_free_uses() -> None:
    table = Table("cleric has 3 hp, cleric carries holy-icon, 0 actions left, pile holds 2 chests")
    assert table.keys() == ["use:holy-icon:cleric:cleric", "end"]
    table.do("use:holy-icon:cleric:cleric")
    assert seat(table) == HEROES
    assert table.keys() == ["end"]


@clause("DH-RUL-49", "DH-RUL-43")
def test_the_masters_turn_ends_by_itself_after_the_last_free_attack() -> None:
    table = Table("orc figure on c3, warrior on c1, aggressive phase, master's turn, 1 action left")
    table.do("move:orc-1:c2")
    assert table.asked() == "follow-up"
    table.do("attack:orc-1:warrior")
    assert seat(table) == HEROES


@clause("DH-RUL-48")
def test_a_master_without_any_action_passes_and_the_heroes_go_on() -> None:
    table = Table("aggressive phase, 0 actions left").do("end")
    assert seat(table) == HEROES
    assert table.state.actions_left == 4
    assert table.session.outcome is None
