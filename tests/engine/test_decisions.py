"""The three forms of a decision: one seat, several at once, whoever is first."""

from __future__ import annotations

import pytest

from lanthorn.engine import IllegalChoice, Option, Play, Rng, Session
from lanthorn.engine.running import simulate
from lanthorn.engine.save import load, save
from tests.engine.tiny import Table, options, tiny


async def asks_one(play: Play[Table]) -> None:
    play.state.notes.append(await play.choose(0, "colour", options("red", "blue"), hero="khor"))


async def asks_each(play: Play[Table]) -> None:
    picked = await play.choose_each("boost", {0: options("a", "b"), 1: options("c", "d"), 2: options("e")})
    play.state.notes += [f"{seat}{value}" for seat, value in picked.items()]


async def asks_first(play: Play[Table]) -> None:
    seat, value = await play.choose_first("grab", {0: options("a", "b"), 1: options("a", "c")})
    play.state.notes.append(f"{seat}{value}")


# One seat


def test_the_seat_that_is_asked_picks_and_the_rule_gets_the_value() -> None:
    session = tiny(asks_one).start(1)
    assert [(part.seat, part.kind, part.keys()) for part in session.decisions] == [
        (0, "colour", ["red", "blue"])
    ]
    session.answer(0, "blue")
    assert session.state.notes == ["blue"]
    assert session.is_over


def test_the_question_carries_what_it_is_about() -> None:
    decision = tiny(asks_one).start(1).decision(0)
    assert decision is not None
    assert (decision.prompt.id, decision.prompt.args) == ("ask-colour", {"hero": "khor"})


def test_an_option_without_a_label_is_named_by_its_key() -> None:
    assert Option("move:mage:c4", None).label.id == "option-move"


@pytest.mark.parametrize(("always", "asked"), [(False, 0), (True, 1)])
def test_a_single_option_plays_itself_unless_it_is_always_asked(always: bool, asked: int) -> None:
    async def rule(play: Play[Table]) -> None:
        play.state.notes.append(await play.choose(0, "only", options("one"), always))

    session = tiny(rule).start(1)
    assert len(session.decisions) == asked
    if always:
        session.answer(0, "one")
    assert session.state.notes == ["one"]
    assert len(session.log) == asked


# Several at once


def each() -> Session[Table]:
    return tiny(asks_each, seats=3).start(1)


def test_each_seat_answers_for_itself_and_nothing_happens_before_the_last() -> None:
    session = each()
    session.answer(1, "d")
    session.answer(0, "a")
    assert session.state.notes == []
    assert [part.seat for part in session.decisions] == [2]
    session.answer(2, "e")
    assert session.state.notes == ["0a", "1d", "2e"]


def test_the_order_of_answering_does_not_matter() -> None:
    one, other = each(), each()
    for seat, key in ((0, "b"), (1, "c"), (2, "e")):
        one.answer(seat, key)
    for seat, key in ((2, "e"), (1, "c"), (0, "b")):
        other.answer(seat, key)
    assert one.state == other.state


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    session = each()
    session.answer(1, "d")
    with pytest.raises(IllegalChoice, match="seat 1 is not being asked"):
        session.answer(1, "c")
    assert session.log == [(1, "d")]


def test_a_save_in_the_middle_keeps_the_answers_given() -> None:
    session = each()
    session.answer(1, "d")
    twin = load(save(session), session.match.game).session
    assert [part.seat for part in twin.decisions] == [0, 2]
    twin.answer(0, "a")
    twin.answer(2, "e")
    assert twin.state.notes == ["0a", "1d", "2e"]


def test_a_clone_in_the_middle_keeps_the_answers_given() -> None:
    session = each()
    session.answer(1, "d")
    twin = session.clone()
    twin.answer(0, "a")
    twin.answer(2, "e")
    assert twin.state.notes == ["0a", "1d", "2e"]
    assert [part.seat for part in session.decisions] == [0, 2]


def test_an_answer_can_be_taken_back_while_others_are_thinking() -> None:
    session = each()
    session.answer(1, "d")
    assert session.free_undo(1) == 1
    session.undo()
    session.answer(1, "c")
    session.answer(0, "a")
    assert session.free_undo(1) == 0


def test_asking_no_seat_at_all_goes_on_at_once() -> None:
    async def rule(play: Play[Table]) -> None:
        play.state.notes.append(str(await play.choose_each("boost", dict[int, list[Option[str]]]())))

    session = tiny(rule).start(1)
    assert session.is_over
    assert session.state.notes == ["{}"]


# Whoever is first


def test_the_faster_seat_decides() -> None:
    session = tiny(asks_first).start(1)
    session.answer(1, "a")
    assert session.state.notes == ["1a"]


def test_the_slower_seat_is_refused() -> None:
    session = tiny(asks_first, steps=2).start(1)
    assert session.why_not(1, "b") is not None
    session.answer(0, "b")
    session.answer(0, "a")
    with pytest.raises(IllegalChoice):
        session.answer(1, "c")
    assert session.state.notes == ["0b", "0a"]


# Inline, as in a simulation


def test_played_inline_all_three_forms_log_the_same() -> None:
    async def rule(play: Play[Table]) -> None:
        await asks_one(play)
        await asks_each(play)
        await asks_first(play)

    match = tiny(rule, seats=3)
    session = match.start(1)
    while session.decisions:
        session.pick(session.decisions[0].seat, 0)
    play = simulate(match, 1, [lambda decision: 0] * 3)
    assert play.log == session.log
    assert play.state == session.state


def test_each_seat_has_its_own_policy() -> None:
    play = simulate(tiny(asks_each, seats=3), 1, [lambda d: 0, lambda d: 1, lambda d: 0])
    assert play.state.notes == ["0a", "1d", "2e"]


def test_an_imagined_game_does_not_know_what_others_picked_at_the_same_time() -> None:
    session = tiny(asks_each, seats=3).start(1)
    session.answer(0, "a")
    session.answer(1, "d")
    imagined = session.imagine(1, Rng.seeded(1))
    assert [part.seat for part in imagined.decisions] == [0, 2]
