"""A click that leads nowhere is answered with the rule behind it: by things touched, not by keys."""

from __future__ import annotations

import pytest

from lanthorn.engine import Rng
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER
from lanthorn.games.dungeon_heroes.testing import Table


def told(table: Table, *touches: str, seat: int | None = None) -> tuple[str, tuple[str, ...]]:
    """The reason that a seat is given, by default the one that is asked, and its clauses."""
    who = table.session.decisions[0].seat if seat is None else seat
    refusal = table.session.why_not_touched(who, touches)
    assert refusal is not None
    return refusal.reason.id.removeprefix("refused-"), refusal.clauses


@clause("DH-HERO-05")
def test_a_square_too_far_away() -> None:
    table = Table("wizard on b0, orc face down on e5")
    assert told(table, "wizard", "f6") == ("too-far", ("DH-HERO-05",))
    assert told(table, "warrior", "tile-e5") == ("too-far-orthogonal", ("DH-HERO-05",))


@clause("DH-HERO-05")
def test_a_diagonal_for_a_hero_who_goes_straight() -> None:
    table = Table("warrior on c3")
    assert told(table, "warrior", "d4") == ("too-far-orthogonal", ("DH-HERO-05",))


@clause("DH-HERO-06")
def test_a_square_where_another_hero_stands() -> None:
    table = Table("warrior on c3, rogue on c4")
    assert told(table, "warrior", "rogue") == ("hero-there", ("DH-HERO-06",))
    assert told(table, "warrior", "c4") == ("hero-there", ("DH-HERO-06",))


@clause("DH-TURN-07", "DH-HERO-03")
@pytest.mark.parametrize("thing", ["warrior", "board-warrior", "die-warrior"])
def test_a_hero_who_is_spent(thing: str) -> None:
    table = Table("warrior on c3").do("move:warrior:c4", "move:warrior:c5")
    assert told(table, thing) == ("hero-exhausted", ("DH-TURN-07", "DH-HERO-03"))


@clause("DH-OBJ-01")
def test_a_piece_of_the_other_side() -> None:
    assert told(Table("goblin figure on d4"), "goblin-1") == ("of-the-master", ("DH-OBJ-01",))
    table = Table("goblin figure on d4, aggressive phase, master's turn")
    assert told(table, "warrior") == ("of-the-heroes", ("DH-OBJ-01",))


@clause("DH-SMON-01")
def test_in_solitaire_nobody_leads_the_monsters() -> None:
    table = Table("goblin figure on d4", mode="solitaire")
    assert told(table, "goblin-1") == ("of-the-dungeon", ("DH-SMON-01", "DH-SMON-02"))


@clause("DH-TURN-01")
def test_anything_at_all_in_the_turn_of_the_other_side() -> None:
    table = Table("warrior on c3, goblin figure on e5")
    assert told(table, "goblin-1", "d4", seat=MASTER) == ("others-turn", ("DH-TURN-01",))


@clause("DH-HERO-05")
def test_a_square_that_no_hero_reaches() -> None:
    table = Table("warrior on c3")
    assert told(table, "f6") == ("out-of-everybodys-reach", ("DH-HERO-05",))


@clause("DH-OBJ-09", "DH-PASS-06", "DH-PASS-09")
def test_a_tile_on_a_square_where_none_may_lie() -> None:
    table = Table("master holds goblin and chest, orc face down on d4, master's turn")
    assert told(table, "hand-goblin", "b0") == ("outside-the-dungeon", ("DH-OBJ-09", "DH-PASS-04"))
    assert told(table, "hand-goblin", "tile-d4") == ("tile-there", ("DH-PASS-06",))
    assert told(table, "tile-d4") == ("not-in-the-passive-phase", ("DH-PASS-09", "DH-TURN-03"))


@clause("DH-ART-07")
def test_an_artifact_that_is_used_by_walking() -> None:
    table = Table("warrior on c3, warrior carries sword, warrior has taken 2 actions")
    reason, clauses = told(table, "warrior-sword")
    assert reason == "used-on-entering"
    assert "DH-ART-07" in clauses


@clause("DH-MARKET-06")
def test_a_ware_that_is_too_dear() -> None:
    table = Table("warrior on c3", undead=True)
    ware = next(piece.id for piece in table.session.scene(HEROES).pieces if piece.at == "market")
    assert told(table, ware)[0] == "too-dear"


@clause("DH-SETUP-05")
def test_a_place_outside_the_start_zone_while_the_heroes_line_up() -> None:
    session = Table("warrior on c3").session.match.start(1)
    refusal = session.why_not_touched(HEROES, ["f6"])
    assert refusal is not None
    assert refusal.clauses == ("DH-SETUP-05",)


@clause("DH-HID-03")
def test_what_lies_face_down_does_not_change_the_reason() -> None:
    table = Table("warrior on c3, ogre face down on c5, goblin figure on f6, chest face down on f6")
    other = table.session.imagine(HEROES, Rng.seeded(1))
    for touches in (("warrior", "c5"), ("goblin-1",), ("tile-f6",), ("f6",)):
        refusal = table.session.why_not_touched(HEROES, touches)
        assert refusal == other.why_not_touched(HEROES, touches)


@clause("DH-ART-09", "DH-RUL-33")
@pytest.mark.parametrize(
    ("touched", "reason"),
    [("rogue", ("not-beside", ("DH-ART-09",))), ("cleric", ("at-full-health", ("DH-RUL-33",)))],
)
def test_an_artifact_and_a_hero_for_whom_it_can_do_nothing(
    touched: str, reason: tuple[str, tuple[str, ...]]
) -> None:
    table = Table("cleric on c3, rogue on f4, cleric carries holy-icon")
    assert told(table, "cleric-holy-icon", touched) == reason


@clause("DH-RUL-32")
def test_an_artifact_that_is_used_by_walking_was_to_be_given() -> None:
    table = Table("cleric on c3, warrior is dead, cleric carries sword")
    assert told(table, "cleric-sword", "warrior") == ("hero-fallen", ("DH-RUL-32",))


@clause("DH-TURN-02", "DH-TURN-07")
def test_a_square_beside_a_hero_who_can_not_act() -> None:
    table = Table("warrior on a3, cleric on c3, rogue on d3, wizard on f3")
    table.do("move:warrior:a4", "move:warrior:a5")
    assert told(table, "a6") == ("hero-exhausted", ("DH-TURN-07", "DH-HERO-03"))
    table.do("move:cleric:c4", "move:cleric:c5")
    assert told(table, "d4") == ("quota-spent", ("DH-TURN-02",))


@clause("DH-HERO-05")
def test_a_square_that_a_hero_can_step_onto_is_not_called_out_of_reach() -> None:
    refusal = Table("warrior on c3").session.why_not_touched(HEROES, ["c4"])
    assert refusal is None or refusal.reason.id != "refused-out-of-everybodys-reach"


@clause("DH-PASS-10", "DH-PASS-11")
def test_a_revealed_monster_sleeps_in_the_passive_phase() -> None:
    table = Table("goblin face up on d4, master holds orc and chest, pile holds orc, master's turn")
    assert told(table, "tile-d4") == ("asleep", ("DH-PASS-10", "DH-PASS-11"))


@clause("DH-MON-08", "DH-RUL-43", "DH-RUL-34")
def test_whatever_is_touched_in_the_middle_of_an_act() -> None:
    table = Table(
        "goblin figure on c4, orc figure on f5, cleric on e3, chest face down on f6,"
        "aggressive phase, master's turn"
    ).do("move:goblin-1:d3")
    for touches in (("orc-1",), ("orc-1", "e5"), ("f6",)):
        assert told(table, *touches) == ("monster-first", ("DH-MON-08", "DH-RUL-43"))
    table = Table("cleric on c3, cleric carries sword, orc face down on c4").do("move:cleric:c4")
    for touches in (("rogue",), ("cleric", "c5"), ("f6",)):
        assert told(table, *touches) == ("entry-first", ("DH-RUL-34",))


@clause("DH-HERO-05")
def test_a_hero_who_can_act_is_not_blamed_for_what_was_touched_before_him() -> None:
    assert told(Table("rogue on c3"), "f6", "rogue") == ("not-on-offer", ())
