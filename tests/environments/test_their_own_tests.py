"""The tests that PettingZoo and Gymnasium bring for environments pass on every game and mode."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

from lanthorn.lab.environments import ParallelTableEnv, SeatEnv, TableEnv
from tests.environments.everywhere import DUEL, MODES, match_of

DICTS_ARE_KNOWN_BY_NAME = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy",
)
"""PettingZoo warns of every observation with a mask in it, unless the environment is one of its own."""


@pytest.fixture(autouse=True)
def _no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for message in DICTS_ARE_KNOWN_BY_NAME:
            warnings.filterwarnings("ignore", message)
        yield


@pytest.mark.parametrize("mode", MODES)
def test_pettingzoo_finds_that_the_table_keeps_its_promises(mode: str) -> None:
    api_test(TableEnv(match_of(mode)), num_cycles=30)


@pytest.mark.parametrize("mode", MODES)
def test_pettingzoo_finds_that_a_seed_gives_the_same_game(mode: str) -> None:
    seed_test(lambda: TableEnv(match_of(mode)), num_cycles=20)


@pytest.mark.parametrize("mode", MODES)
def test_pettingzoo_finds_that_a_game_is_cut_where_it_was_said(mode: str) -> None:
    """It wants all agents to act in each cycle, and picks without looking at the mask."""

    def parallel_env(max_cycles: int) -> ParallelTableEnv:
        return ParallelTableEnv(match_of(mode), longest=max_cycles, illegal="wrap")

    def env(max_cycles: int) -> Any:
        return parallel_to_aec(parallel_env(max_cycles))

    max_cycles_test(SimpleNamespace(env=env, parallel_env=parallel_env))


@pytest.mark.parametrize("mode", MODES)
def test_pettingzoo_finds_that_cycles_keep_their_promises(mode: str) -> None:
    parallel_api_test(ParallelTableEnv(match_of(mode)), num_cycles=10)


@pytest.mark.parametrize("observe", ["flat", "parts"])
@pytest.mark.parametrize("mode", MODES)
def test_gymnasium_finds_that_every_seat_keeps_its_promises(mode: str, observe: Any) -> None:
    """It picks without looking at the mask."""
    match = match_of(mode)
    for seat in range(len(match.seats)):
        check_env(SeatEnv(match, seat=seat, observe=observe, illegal="wrap"), skip_render_check=True)


def test_gymnasium_finds_that_the_table_can_be_shown() -> None:
    check_env(gymnasium.make(DUEL, illegal="wrap", render_mode="ansi").unwrapped)
