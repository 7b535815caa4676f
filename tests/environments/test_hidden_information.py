"""Nothing that a learner gets depends on what its seat can't know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

from lanthorn.engine import Rng
from lanthorn.lab.environments import SeatEnv, TableEnv
from tests.environments.everywhere import HEROES, LEGENDS, match_of, walk

DECISIONS = 60


@pytest.mark.parametrize("mode", [*HEROES, *LEGENDS])
def test_what_a_seat_gets_stays_the_same_when_the_rest_is_dealt_anew(mode: str) -> None:
    env = TableEnv(match_of(mode))
    changed = 0
    for number in walk(env, DECISIONS, seed=3):
        for seat, agent in enumerate(env.possible_agents):
            other = env.redeal(seat, seed=number)
            assert data_equivalence(other.observe(agent), env.observe(agent), exact=True)
            assert other.infos[agent] == env.infos[agent]
            assert other.agent_selection == env.agent_selection
            changed += _position(other) != _position(env)
        if number % 10 == 0:
            assert env.redeal(env.agent_selection, number).option_keys() == env.option_keys()
    assert changed > DECISIONS / 2, "dealing anew changed hardly anything, so that this proves nothing"


def _position(env: TableEnv) -> Any:
    state = env.table.session.state.copy()
    state.rng = Rng(0)
    return state


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_the_same_seed_deals_the_same_and_bots_do_the_same_in_it(bots: str) -> None:
    env = SeatEnv(match_of("DungeonHeroes-duel"), seat="heroes", bots=bots)
    env.reset(seed=5)
    one, again = env.redeal(9), env.redeal(9)
    for _ in range(8):
        assert data_equivalence(one.step(0), again.step(0), exact=True)


def test_the_dice_to_come_can_t_be_foreseen_from_a_re_dealt_table() -> None:
    env = TableEnv(match_of("DungeonHeroes-solitaire"))
    env.reset(seed=1)
    truth = env.table.session.state.rng.state
    assert all(env.redeal(0, seed).table.session.state.rng.state != truth for seed in range(50))


def test_looking_at_a_seat_changes_nothing() -> None:
    env = TableEnv(match_of("DungeonHeroes-duel"))
    for _ in walk(env, 30):
        before = _position(env)
        for agent in env.possible_agents:
            env.observe(agent)
        assert _position(env) == before
        assert not np.any(env.observe(env.possible_agents[1 - env.table.decision.seat])["action_mask"])
