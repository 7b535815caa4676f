"""Sessions: refusing, surviving a bug, going back, telling each seat what it may know."""

from __future__ import annotations

import pytest

import tictactoe
from lanthorn.engine import IllegalChoice, LanthornError, Match, Play, Rng, Session
from lanthorn.engine.running import run, simulate
from lanthorn.engine.session import ENDLESS, EndlessGame, replay
from tests.engine.tiny import Table, options, tiny


async def asks_in_turn(play: Play[Table]) -> None:
    """Seat 0 notes twice, seat 1 looks at the secret or rolls a die or does nothing."""
    for _ in range(2):
        play.state.notes.append(await play.choose(0, "note", options("a", "b")))
    what = await play.choose(1, "look", options("look", "roll", "pass"))
    if what == "look":
        play.reveal()
        play.state.notes.append(str(play.state.secret))
    elif what == "roll":
        play.state.notes.append(str(play.state.rng.roll(6)))


def started(*answers: str, steps: int = 2) -> Session[Table]:
    session = tiny(asks_in_turn, steps).start(1)
    for key in answers:
        session.answer(session.decisions[0].seat, key)
    return session


def moment(session: Session[Table]) -> tuple[Table, list[tuple[int, str]], list[int]]:
    return session.state.copy(), session.log[:], [part.seat for part in session.decisions]


# Answers that are refused


@pytest.mark.parametrize(
    ("seat", "key", "reason"),
    [
        (1, "look", "seat 1 is not being asked"),
        (9, "a", "seat 9 is not being asked"),
        (0, "c", "it is not on offer"),
    ],
)
def test_an_answer_that_is_not_on_offer_changes_nothing(seat: int, key: str, reason: str) -> None:
    session = started("a")
    before = moment(session)
    with pytest.raises(IllegalChoice, match=reason) as refused:
        session.answer(seat, key)
    assert refused.value.answer == key
    assert moment(session) == before


@pytest.mark.parametrize("index", [-1, 2])
def test_an_index_outside_the_list_is_refused(index: int) -> None:
    session = started()
    before = moment(session)
    with pytest.raises(IllegalChoice):
        session.pick(0, index)
    assert moment(session) == before


def test_nobody_is_asked_when_the_game_is_over() -> None:
    session = started("a", "a", "pass", steps=1)
    assert session.is_over
    with pytest.raises(IllegalChoice, match="not being asked"):
        session.answer(0, "a")


@pytest.mark.parametrize(
    ("seat", "key", "message"),
    [(1, "look", "refused-not-asked"), (0, "c", "refused-unknown"), (0, "a", None)],
)
def test_a_refusal_has_a_reason(seat: int, key: str, message: str | None) -> None:
    refusal = started().why_not(seat, key)
    assert (refusal and refusal.reason.id) == message


def test_the_games_own_reason_comes_first() -> None:
    session = tictactoe.GAME.match().start(1)
    session.answer(0, "mark:b2")
    refusal = session.why_not(1, "mark:b2")
    assert refusal is not None
    assert (refusal.reason.id, refusal.clauses) == ("refused-taken", ("TTT-02",))


def test_after_the_end_the_reason_is_the_end() -> None:
    refusal = started("a", "a", "pass", steps=1).why_not(0, "a")
    assert refusal is not None
    assert refusal.reason.id == "refused-game-over"


# Bugs in rules


def test_a_crash_inside_a_rule_leaves_the_session_as_before_the_answer() -> None:
    async def rule(play: Play[Table]) -> None:
        play.state.notes.append(await play.choose(0, "note", options("good", "bad")))
        if play.state.notes[-1] == "bad":
            raise ZeroDivisionError

    session = tiny(rule, steps=3).start(1)
    session.answer(0, "good")
    before = moment(session)
    with pytest.raises(ZeroDivisionError):
        session.answer(0, "bad")
    assert moment(session) == before
    session.answer(0, "good")
    assert session.state.notes == ["good", "good"]


def test_a_crash_after_the_last_of_several_answers_keeps_the_others() -> None:
    async def rule(play: Play[Table]) -> None:
        picked = await play.choose_each("boost", {0: options("a", "b"), 1: options("a", "b")})
        assert picked == {0: "a", 1: "a"}

    session = tiny(rule).start(1)
    session.answer(0, "a")
    with pytest.raises(AssertionError):
        session.answer(1, "b")
    assert [part.seat for part in session.decisions] == [1]
    session.answer(1, "a")
    assert session.is_over


def test_rules_that_run_in_a_circle_are_stopped() -> None:
    async def rule(play: Play[Table]) -> None:
        play.state.steps_left += 1

    with pytest.raises(EndlessGame, match=f"{ENDLESS} steps of tiny"):
        tiny(rule).start(1)


# Going back


def test_undo_leads_back_through_checkpoints() -> None:
    session = started()
    moments = [moment(session)]
    for key in ("a", "b", "pass", "a", "a"):
        session.answer(session.decisions[0].seat, key)
        moments.append(moment(session))
    for expected in reversed(moments[:-1]):
        session.undo()
        assert moment(session) == expected


def test_only_the_last_answers_of_the_same_seat_can_be_undone_freely() -> None:
    session = started("a", "b")
    assert (session.free_undo(0), session.free_undo(1)) == (2, 0)
    session.answer(1, "pass")
    assert (session.free_undo(0), session.free_undo(1)) == (0, 1)


@pytest.mark.parametrize("key", ["look", "roll"])
def test_nothing_can_be_undone_freely_once_something_hidden_or_a_die_came_out(key: str) -> None:
    session = started("a", "b", key)
    assert session.was_final(2)
    assert session.free_undo(1) == 0


@pytest.mark.parametrize(("key", "expected"), [("look", False), ("roll", False), ("pass", True)])
def test_whether_an_option_could_be_taken_back_is_known_before(key: str, expected: bool) -> None:
    session = started("a", "b")
    before = moment(session)
    assert session.can_take_back(1, key) is expected
    assert moment(session) == before


def test_travelling_to_a_moment_forgets_what_came_later() -> None:
    session = started("a", "b", "roll", "a")
    session.travel(1)
    assert moment(session) == moment(started("a"))


def test_looking_at_an_earlier_moment_leaves_the_session_where_it_is() -> None:
    session = started("a", "b", "roll", "a")
    before = moment(session)
    assert moment(session.at(2)) == moment(started("a", "b"))
    assert moment(session) == before


@pytest.mark.parametrize("number", [-1, 5])
def test_there_is_no_moment_outside_the_game(number: int) -> None:
    session = started("a", "b", "roll", "a")
    with pytest.raises(LanthornError, match="answer 0 at the earliest and 4 at the latest"):
        session.travel(number)
    assert len(session.log) == 4


def test_a_game_that_began_in_the_middle_goes_back_only_to_there() -> None:
    past = started("a", "b", "roll")
    session = past.match.resume(past.checkpoint, past.log)
    session.answer(0, "a")
    assert session.log == [(0, "a"), (0, "b"), (1, "roll"), (0, "a")]
    assert session.free_undo(0) == 1
    session.undo()
    with pytest.raises(LanthornError, match="answer 3 at the earliest"):
        session.undo()


# Twins


def test_a_clone_goes_on_alone() -> None:
    session = started("a")
    twin = session.clone()
    twin.answer(0, "b")
    assert session.state.notes == ["a"]
    assert twin.log == [(0, "a"), (0, "b")]


def test_a_finished_game_can_be_cloned_even_if_it_was_over_from_the_start() -> None:
    over = started("a", "a", "pass", steps=1)
    assert over.clone().is_over
    resumed = over.match.resume(over.state, over.log)
    assert resumed.clone().state == over.state
    assert resumed.imagine(0, Rng.seeded(1)).is_over


def test_an_imagined_twin_holds_nothing_of_the_truth() -> None:
    session = started("a", "b")
    twins = [session.imagine(1, Rng.seeded(seed)) for seed in range(20)]
    assert {twin.state.secret for twin in twins} == set(range(1, 7))
    assert all(twin.state.rng != session.state.rng for twin in twins)
    assert all(twin.log == [] for twin in twins)
    assert all(twin.state.notes == ["a", "b"] for twin in twins)


def test_an_imagined_twin_is_copied_only_from_its_next_checkpoint_on() -> None:
    twin = started("a", "b").imagine(1, Rng.seeded(1))
    with pytest.raises(LanthornError, match="imagined"):
        twin.clone()
    twin.answer(1, "pass")
    assert twin.clone().state == twin.state


def test_nobody_sees_the_dice_to_come() -> None:
    session = tictactoe.GAME.match().start(1)
    assert session.view(0).rng == Rng(0)
    assert session.state.rng != Rng(0)


# Whole games


def test_a_replay_of_seed_and_answers_is_the_same_game() -> None:
    session = started("a", "b", "roll", "a", "a", "look")
    assert moment(replay(session.match, 1, session.log)) == moment(session)


def test_a_simulation_stops_after_so_many_steps() -> None:
    play = simulate(tiny(asks_in_turn, steps=9), 1, [lambda decision: 0] * 2, limit=3)
    assert play.state.steps_left == 6


def test_a_simulation_with_nobody_to_answer_says_so() -> None:
    match: Match[Table, None] = tiny(asks_in_turn)
    with pytest.raises(RuntimeError, match="suspended"):
        run(match, Play(Table(Rng(0))))


def test_an_imagined_game_has_no_past_to_go_back_to() -> None:
    session = tictactoe.GAME.match().start(1)
    session.answer(0, "mark:b2")
    imagined = session.imagine(1, Rng.seeded(1))
    imagined.answer(1, "mark:a1")
    with pytest.raises(LanthornError, match="no past"):
        imagined.undo()
