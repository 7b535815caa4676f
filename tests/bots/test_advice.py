"""Hints and odds: fair, bounded, and honest about how sure they are."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from lanthorn.bots import GreedyBot, Mind
from lanthorn.bots.advice import BEST, Hint, hints, sampled, within
from lanthorn.bots.odds import Sample, Scale, play_out
from lanthorn.engine import Rng, Session, find_game


def begun(answers: int, seed: int = 3, **settings: str) -> Session[Any]:
    """A game after so many answers of bots."""
    session = find_game("dungeon-heroes").match(settings).start(seed)
    bot, dice = GreedyBot(), Rng.seeded(seed)
    while len(session.log) < answers and not session.is_over:
        decision = session.decisions[0]
        session.pick(decision.seat, bot.choose(Mind(session, decision.seat, dice), decision))
    return session


def advised(session: Session[Any], seat: int = 0, seed: int = 1) -> list[Hint]:
    decision = session.decision(seat)
    assert decision is not None
    return hints(Mind(session, seat, Rng.seeded(seed)), decision, games=60, seconds=30.0)


def test_a_hint_names_the_best_options_with_odds_inside_their_interval() -> None:
    session = begun(9, mode="solitaire")
    decision = session.decision(0)
    assert decision is not None
    found = advised(session)
    assert 1 <= len(found) <= BEST
    assert {hint.key for hint in found} <= set(decision.keys())
    assert [hint.odds.chance for hint in found] == sorted((hint.odds.chance for hint in found), reverse=True)
    for hint in found:
        assert 0.0 <= hint.odds.low <= hint.odds.chance <= hint.odds.high <= 1.0
        assert 0.0 < hint.share <= 1.0


def test_a_winning_step_is_the_hint() -> None:
    session = (
        find_game("dungeon-heroes")
        .match({"mode": "solitaire"})
        .position("heroes have 3 treasures, warrior on c6")
    )
    best = advised(session)[0]
    assert best.key == "move:warrior:c7"
    assert best.odds.chance > 0.9


def test_a_hint_depends_on_the_view_of_its_seat_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two truths that a seat can't tell apart give the same hint."""
    monkeypatch.setattr("lanthorn.bots.advice.PLAYING_SECONDS", 60.0)
    monkeypatch.setattr("lanthorn.bots.advice.PLAYED_OUT", 2)
    session = begun(7)
    assert session.decision(0) is not None
    other = session.imagine(0, Rng.seeded(99))
    hidden_differs = other.state != session.state
    checkpoint = session.checkpoint.copy()
    session.match.game.redeal(checkpoint, 0, Rng.seeded(5))
    twin = session.match.resume(checkpoint, session.log[: session.checkpoint_at])
    for seat, key in session.log[session.checkpoint_at :]:
        twin.answer(seat, key)
    assert hidden_differs
    assert twin.view(0) == session.view(0)
    assert advised(twin) == advised(session)


def test_thinking_leaves_the_game_as_it_was() -> None:
    session = begun(9, mode="solitaire")
    before, log = session.state.copy(), session.log[:]
    advised(session)
    assert session.state == before
    assert session.log == log


def test_odds_are_bounded_in_time_and_a_game_without_time_does_not_count() -> None:
    session = begun(4, mode="solitaire")
    decision = session.decision(0)
    assert decision is not None
    mind = Mind(session, 0, Rng.seeded(1))
    begun_at = perf_counter()
    sample = play_out(mind, decision, sampled(mind, decision, 10, 0.1), 10_000, within(0.2))
    assert perf_counter() - begun_at < 5.0
    assert sample.games < 10_000
    assert play_out(mind, decision, sample, 5, lambda: True) == sample


def test_games_played_out_are_won_or_lost() -> None:
    session = begun(20, mode="solitaire")
    decision = session.decision(0)
    assert decision is not None
    mind = Mind(session, 0, Rng.seeded(1))
    sample = play_out(mind, decision, Sample(0.5, decision.keys()[0]), 3, lambda: False)
    assert sample.games == 3
    assert 0.0 <= sample.won <= 3.0


# The scale


def test_without_games_the_odds_are_the_worth_and_hardly_known() -> None:
    odds = Scale().odds(0.6)
    assert odds.chance == pytest.approx(0.6)
    assert odds.high - odds.low > 0.5


def test_games_that_were_all_lost_pull_the_odds_down_and_narrow_them() -> None:
    few, many = Scale([Sample(0.6, "a", 0, 4)]).odds(0.6), Scale([Sample(0.6, "a", 0, 40)]).odds(0.6)
    assert few.chance < 0.6
    assert many.chance < few.chance < 0.6
    assert many.high - many.low < few.high - few.low


def test_many_games_bring_the_odds_to_what_happened() -> None:
    """A game whose worths say too much: 0.8 where three in ten are won, 0.3 where one in twenty is."""
    scale = Scale([Sample(0.8, "a", 300, 1000), Sample(0.3, "a", 50, 1000)])
    assert scale.chance(0.8) == pytest.approx(0.3, abs=0.03)
    assert scale.chance(0.3) == pytest.approx(0.05, abs=0.02)


def test_what_is_better_never_has_worse_odds() -> None:
    scale = Scale([Sample(0.8, "a", 0, 50), Sample(0.2, "a", 50, 50)])
    chances = [scale.chance(worth / 20) for worth in range(21)]
    assert chances == sorted(chances)


def test_what_is_won_or_lost_is_certain() -> None:
    scale = Scale([Sample(0.8, "a", 0, 50)])
    assert scale.odds(1.0).low == 1.0
    assert scale.odds(0.0).high == 0.0
