"""OpenSpiel's own test and its algorithms run on our games."""

from __future__ import annotations

import copy

import numpy as np
import pytest

from lanthorn.engine import LanthornError
from tests.environments.everywhere import DUEL, LEGEND, MODES, match_of

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheels for this system")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from lanthorn.lab.environments import spiel  # noqa: E402
from lanthorn.lab.environments.ids import id_of  # noqa: E402

LONGEST = 25


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode != "tic-tac-toe"])
def test_openspiel_finds_that_a_game_keeps_its_promises(mode: str) -> None:
    given = {"id": id_of(match_of(mode)), "deals": 5, "longest": LONGEST}
    pyspiel.random_sim_test(pyspiel.load_game("lanthorn", given), num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_that_a_game_that_is_not_installed_keeps_its_promises() -> None:
    game = spiel.load(match_of("tic-tac-toe"), deals=1)
    pyspiel.random_sim_test(game, num_sims=5, serialize=False, verbose=False)


@pytest.mark.parametrize("name", [DUEL, LEGEND])
def test_a_resampled_state_is_one_that_the_player_can_t_tell_from_the_true_one(name: str) -> None:
    chance = np.random.RandomState(3)
    state = spiel.load(name, deals=9).new_initial_state()
    state.apply_action(4)
    for _ in range(30):
        state.apply_action(int(chance.choice(state.legal_actions())))
        player = state.current_player()
        if state.is_terminal():
            return
        twin = state.resample_from_infostate(player, chance.uniform)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        twin.clone().apply_action(0)


def test_the_information_state_remembers_what_the_player_has_picked() -> None:
    state = spiel.load(DUEL, deals=2).new_initial_state()
    for action in (1, 0, 1):
        state.apply_action(action)
    player = state.current_player()
    assert state.information_state_string(0).endswith(" 0 1")
    assert state.observation_string(player) != state.observation_string(1 - player)


@pytest.mark.parametrize("name", [DUEL, LEGEND])
def test_openspiel_s_search_among_information_sets_picks_an_option(name: str) -> None:
    chance = np.random.RandomState(1)
    game = spiel.load(name, deals=3, longest=30)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=8,
        random_state=chance,
    )
    state = game.new_initial_state()
    state.apply_action(0)
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiel_s_tree_search_never_loses_at_tic_tac_toe_as_cross() -> None:
    chance = np.random.RandomState(2)
    game = spiel.load(match_of("tic-tac-toe"), deals=1)
    bot = mcts.MCTSBot(game, 1.4, 120, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    for _ in range(3):
        state = game.new_initial_state()
        state.apply_action(0)
        while not state.is_terminal():
            cross = state.current_player() == 0
            state.apply_action(int(bot.step(state) if cross else chance.choice(state.legal_actions())))
        assert state.returns()[0] >= 0


def test_utilities_say_who_plays_against_whom() -> None:
    kinds = [spiel.load(name).get_type().utility for name in (DUEL, LEGEND)]
    assert kinds == [pyspiel.GameType.Utility.ZERO_SUM, pyspiel.GameType.Utility.IDENTICAL]


def test_a_state_can_be_copied_and_goes_its_own_way() -> None:
    state = spiel.load(DUEL, deals=2).new_initial_state()
    state.apply_action(1)
    twin = state.clone()
    twin.apply_action(0)
    assert len(copy.deepcopy(twin.table).session.log) == 1
    assert len(state.table.session.log) == 0


def test_there_must_be_a_deal() -> None:
    with pytest.raises(LanthornError, match="at least 1 deal"):
        spiel.load(DUEL, deals=0)
