"""The review of a finished game: what is luck, what is skill, and that it adds up."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from lanthorn.bots import RandomBot, review
from lanthorn.bots.base import Mind
from lanthorn.bots.review import Look, Moment, evenly, plan, totals, turning_points
from lanthorn.engine import Rng, Session, find_game


@cache
def finished(mode: str) -> Session[Any]:
    """A game that random bots have played to its end."""
    session = find_game("dungeon-heroes").match({"mode": mode}).start(11)
    bot, dice = RandomBot(), Rng.seeded(2)
    while not session.is_over:
        decision = session.decisions[0]
        session.pick(decision.seat, bot.choose(Mind(session, decision.seat, dice), decision))
    return session


@cache
def reviewed(mode: str) -> list[Moment]:
    with pytest.MonkeyPatch.context() as patch:
        for name, value in {"MOST_LOOKS": 16, "MOST_TRIES": 20, "ANCHORS": 2, "PLAYED_OUT": 1}.items():
            patch.setattr(review, name, value)
        steps = list(review.review(finished(mode)))
    assert [step.done for step in steps] == sorted(step.done for step in steps)
    assert steps[-1].done == steps[-1].steps
    return [moment for step in steps for moment in step.moments]


@pytest.mark.parametrize("mode", ["solitaire", "duel"])
def test_the_first_odds_and_all_changes_add_up_to_the_result(mode: str) -> None:
    session = finished(mode)
    for seat, place in enumerate(session.match.seats):
        own = sorted((m for m in reviewed(mode) if m.team == place.team), key=lambda m: m.number)
        changes = sum(m.skill + m.luck + m.others for m in own)
        assert session.outcome is not None
        assert own[0].odds.chance + changes == pytest.approx(float(seat in session.outcome.winners))


def came_out(mode: str) -> list[tuple[Moment, bool]]:
    """Each moment of the first seat's team, and whether something came out until its next one."""
    session, own = finished(mode), [m for m in reviewed(mode) if m.team == 0]
    ends = [m.number for m in own[1:]] + [len(session.log)]
    return [(m, any(map(session.was_final, range(m.number, end)))) for m, end in zip(own, ends, strict=True)]


def test_where_something_came_out_skill_is_never_above_nothing_and_the_best_option_costs_nothing() -> None:
    found = [moment for moment, final in came_out("solitaire") if final]
    assert found
    for moment in found:
        assert moment.skill <= 1e-9
        assert moment.key != moment.best or moment.skill == 0.0


def test_where_nothing_came_out_nothing_is_luck() -> None:
    session = finished("solitaire")
    quiet = next(n for n in range(len(session.log)) if not session.was_final(n))
    account = review.Account(session, [])
    account.add(Look(quiet, 0, session.log[quiet][1], "x", 0.6, 0.5))
    (moment,) = account.add(Look(quiet + 1, 0, session.log[quiet + 1][1], "x", 0.58, 0.58))
    assert moment.luck == 0.0
    assert moment.skill == pytest.approx(-0.02)


def test_alone_nothing_is_owed_to_others() -> None:
    assert all(abs(moment.others) < 1e-9 for moment in reviewed("solitaire"))


def test_against_somebody_part_of_it_is_the_others_doing() -> None:
    assert any(abs(moment.others) > 1e-6 for moment in reviewed("duel"))


def test_every_moment_names_an_answer_of_the_game() -> None:
    session = finished("duel")
    for moment in reviewed("duel"):
        assert session.log[moment.number] == (moment.seat, moment.key)


def test_each_answer_is_judged_by_what_its_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same look at the same moment of two truths that the seat can't tell apart."""
    monkeypatch.setattr(review, "LOOK_SECONDS", 60.0)
    session = finished("duel")
    number = next(n for n, (seat, _) in enumerate(session.log) if seat == 0 and n > 10)
    moment = session.at(number)
    state = moment.checkpoint.copy()
    session.match.game.redeal(state, 0, Rng.seeded(77))
    twin = session.match.resume(state, moment.log[: moment.checkpoint_at])
    for seat, key in moment.log[moment.checkpoint_at :]:
        twin.answer(seat, key)
    assert twin.view(0) == moment.view(0)
    one, other = (review.look(truth, 0, session.log[number][1], 30) for truth in (moment, twin))
    known = ("best", "best_worth", "chosen_worth", "expected")
    assert [getattr(one, name) for name in known] == [getattr(other, name) for name in known]


def test_turning_points_are_the_largest_changes_in_their_order() -> None:
    moments = reviewed("solitaire")
    points = turning_points(moments)
    assert [point.number for point in points] == sorted(point.number for point in points)
    least = min((abs(point.change) for point in points), default=1.0)
    others = [m for m in moments if m not in points]
    assert len(points) <= review.TURNING_POINTS
    assert len(points) < review.TURNING_POINTS or all(abs(m.change) <= least for m in others)


def test_totals_are_told_for_each_seat() -> None:
    moments = reviewed("duel")
    assert [total.seat for total in totals(moments)] == [0, 1]
    assert sum(t.luck for t in totals(moments)) == pytest.approx(sum(m.luck for m in moments))


def test_a_review_is_bounded_however_long_the_game() -> None:
    assert evenly(range(10_000), 240)[0] == 0
    assert len(evenly(range(10_000), 240)) == 240
    assert evenly(range(5), 240) == [0, 1, 2, 3, 4]
    planned = plan(finished("duel"))
    assert planned.tries * len(planned.looks) <= review.TRIES or planned.tries == review.LEAST_TRIES


def test_luck_is_what_came_out_against_what_was_to_be_expected() -> None:
    session = finished("solitaire")
    final = next(n for n in range(len(session.log)) if session.was_final(n))
    account = review.Account(session, [])
    assert account.add(Look(final, 0, session.log[final][1], "x", 0.6, 0.5)) == []
    (moment,) = account.add(Look(final + 1, 0, session.log[final + 1][1], "x", 0.8, 0.8))
    assert moment.skill == pytest.approx(-0.1)
    assert moment.luck == pytest.approx(0.3)
    assert moment.after == pytest.approx(0.8)
