"""Each check of the test kit notices the promise being broken that it stands for."""

from __future__ import annotations

from typing import Any

import pytest

import tictactoe
from lanthorn.engine import Game, IllegalChoice
from lanthorn.engine.testing import CHECKS, table
from lanthorn.engine.testing import conformance as kit
from lanthorn.engine.testing.conformance import Check
from lanthorn.engine.testing.walk import Broken
from tests.engine import broken

BROKEN: list[tuple[Check, Game[Any, Any], str]] = [
    (kit.check_copies_share_nothing, broken.SHARED_COPY, "shares state.marks"),
    (kit.check_copies_share_nothing, broken.FORGETFUL_COPY, "lacks turn"),
    (kit.check_clones_stay_identical, broken.FORGETFUL_COPY, "a clone: turn differ"),
    (kit.check_hidden_things_stay_hidden, broken.LEAK, "can see marks"),
    (kit.check_listed_options_are_accepted, broken.TWICE, "a key is listed twice"),
    (kit.check_games_end, broken.DEAD_END, "nothing can be picked"),
    (kit.check_games_end, broken.ENDLESS, "has not ended"),
    (kit.check_games_end, broken.OVERRATED, "stands at 1.5"),
    (kit.check_games_end, broken.NO_OUTCOME, "over without an outcome"),
    (kit.check_undo_returns_to_the_same_state, broken.SHARED_COPY, "not on offer"),
    (kit.check_what_can_be_taken_back_tells_nothing, broken.LEAK, "shows something hidden"),
    (table.check_words_exist_in_both_languages, broken.NO_WORDS, "fr: no message 'log-shrugged'"),
    (table.check_words_exist_in_both_languages, broken.NO_REASON, "no message 'refused-nonsense'"),
    (table.check_clauses_that_are_cited_exist, broken.WRONG_CLAUSE, "no such clause: TTT-99"),
    (table.check_clauses_that_are_cited_exist, broken.NO_REASON, "no such clause: TTT-98"),
    (table.check_scenes_are_whole, broken.EMPTY_SCENE, "options touch what is not there"),
    (table.check_scenes_are_whole, broken.CLUTTERED_SCENE, "pieces lie where nothing is: nowhere"),
]


def try_seeds(check: Check, game: Game[Any, Any]) -> None:
    match = game.match()
    for seed in range(30):
        check(match, seed)


@pytest.mark.parametrize(("check", "game", "message"), BROKEN)
def test_a_broken_promise_is_noticed(check: Check, game: Game[Any, Any], message: str) -> None:
    with pytest.raises((Broken, IllegalChoice), match=message):
        try_seeds(check, game)


@pytest.mark.parametrize(
    "check",
    [
        kit.check_a_saved_twin_stays_identical,
        kit.check_a_replay_is_identical,
        kit.check_time_travel_equals_replaying,
    ],
)
def test_a_rule_that_remembers_something_outside_the_state_is_noticed(check: Check) -> None:
    with pytest.raises((Broken, IllegalChoice)):
        try_seeds(check, broken.unrepeatable())


@pytest.mark.parametrize("check", CHECKS)
def test_tic_tac_toe_keeps_every_promise(check: Check) -> None:
    try_seeds(check, tictactoe.GAME)
