"""What somebody meant who touched what can't be had now."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tictactoe
from lanthorn.engine import Option, Refusal, Session, Text
from lanthorn.engine.pointing import as_offered, copies, keys_like, meanings, ways
from lanthorn.engine.scene import Card, Face, Grid, Hand, HeroBoard, Meeple, Scene, Space, Tile

ROGUE = Face(title=Text("rogue"))
SCENE = Scene(
    (
        Grid("board", spaces=(Space("a1"), Space("a2"))),
        HeroBoard("board-rogue", Text("rogue")),
    ),
    (
        Tile("tile-a1", "a1"),
        Meeple("rogue", "a1", ROGUE),
        Meeple("warrior", "a2"),
        Meeple("goblin", "a2", foe=True),
    ),
)
PARRY, BACK = Face(title=Text("parry")), Face(hidden=True)
HAND = Scene(
    (Hand("hand"), Hand("other")),
    (
        Card("parry-1", "hand", PARRY),
        Card("parry-2", "hand", PARRY),
        Card("charge", "hand", Face(title=Text("charge"))),
        Card("parry-3", "other", PARRY),
        Card("back-1", "other", BACK),
        Card("back-2", "other", BACK),
    ),
)
STEP = Option("move:rogue:a1", 0, touches=("rogue", "a1"))
HEAL_ONESELF = Option("heal:rogue:rogue", 0, touches=("rogue", "rogue"))


def a_marked_board() -> Session[tictactoe.Board]:
    session = tictactoe.GAME.match().start(1)
    session.answer(0, "mark:b2")
    return session


@pytest.mark.parametrize("touched", ["b2", "mark-4"])
def test_the_square_or_the_piece_on_it_gets_the_reason_of_the_choice_that_was_meant(touched: str) -> None:
    refusal = a_marked_board().why_not_touched(1, [touched])
    assert refusal is not None
    assert (refusal.reason.id, refusal.clauses) == ("refused-taken", ("TTT-02",))


def test_what_begins_a_choice_is_not_refused() -> None:
    assert a_marked_board().why_not_touched(1, ["a1"]) is None


@pytest.mark.parametrize(
    ("touches", "message"), [(["b2", "a1"], "refused-not-on-offer"), (["a1", "b2"], "refused-blamed")]
)
def test_a_last_touch_that_could_begin_anew_is_not_blamed(touches: list[str], message: str) -> None:
    def blame(board: tictactoe.Board, seat: int, way: tuple[str, ...]) -> Refusal | None:
        return Refusal(Text("refused-blamed")) if len(way) == 1 else None

    session = replace(tictactoe.GAME, why_touched=blame, why_not=lambda *_: None).match().start(1)
    session.answer(0, "mark:b2")
    refusal = session.why_not_touched(1, touches)
    assert refusal is not None
    assert refusal.reason.id == message


@pytest.mark.parametrize(
    ("seat", "touches", "message"),
    [(0, ["a1"], "refused-not-asked"), (1, ["z9"], "refused-not-on-offer"), (9, ["a1"], "refused-not-asked")],
)
def test_there_is_always_a_sentence(seat: int, touches: list[str], message: str) -> None:
    refusal = a_marked_board().why_not_touched(seat, touches)
    assert refusal is not None
    assert refusal.reason.id == message


def test_a_piece_may_mean_its_place_and_a_place_what_lies_there() -> None:
    assert meanings(SCENE, "tile-a1") == ["tile-a1", "a1"]
    assert meanings(SCENE, "a1") == ["a1", "tile-a1", "rogue"]


def test_a_board_means_the_figure_of_its_hero() -> None:
    assert meanings(SCENE, "board-rogue") == ["board-rogue", "rogue"]


def test_only_the_last_touch_is_in_doubt() -> None:
    assert ways(SCENE, ["rogue", "goblin"]) == [("rogue", "goblin"), ("rogue", "a2")]


def test_a_choice_like_one_on_offer_has_the_other_thing_in_its_place() -> None:
    options = [STEP, HEAL_ONESELF]
    assert list(keys_like(SCENE, options, ("rogue", "a2"), whole=True)) == ["move:rogue:a2"]
    assert list(keys_like(SCENE, options, ("rogue", "warrior"), whole=True)) == ["heal:rogue:warrior"]
    begun = keys_like(SCENE, options, ("warrior",), whole=False)
    assert list(begun) == ["move:warrior:a1", "heal:warrior:rogue"]


def test_a_foe_does_not_stand_in_for_a_friend() -> None:
    assert not list(keys_like(SCENE, [STEP, HEAL_ONESELF], ("goblin",), whole=False))


@pytest.mark.parametrize(
    ("thing", "others"),
    [("parry-2", ["parry-1"]), ("charge", []), ("parry-3", []), ("back-1", []), ("hand", [])],
)
def test_copies_lie_in_one_place_and_look_the_same_but_backs_tell_nothing(
    thing: str, others: list[str]
) -> None:
    assert copies(HAND, thing) == others


def test_a_copy_of_what_is_offered_means_the_same_at_any_step() -> None:
    options = [Option("play:parry:charge", 0, touches=("parry-1", "charge"))]
    assert as_offered(HAND, options, ["parry-2", "charge"]) == ["parry-1", "charge"]
    assert as_offered(HAND, options, ["parry-2", "parry-2"]) == ["parry-1", "parry-2"]
    assert as_offered(HAND, options, ["charge"]) == ["charge"]


def test_of_two_copies_that_are_both_offered_each_means_itself() -> None:
    options = [Option(f"discard:{card}", 0, touches=(card,)) for card in ("parry-1", "parry-2")]
    assert as_offered(HAND, options, ["parry-2"]) == ["parry-2"]
