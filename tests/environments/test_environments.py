"""What the environments promise beyond their libraries' own tests: rewards, copies, names, clear words."""

from __future__ import annotations

import copy
import pickle
import re
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import data_equivalence

import tictactoe
from lanthorn.bots import GreedyBot
from lanthorn.engine import LanthornError, SettingError, UnknownGame
from lanthorn.lab.environments import ParallelTableEnv, SeatEnv, TableEnv, find_match, id_of, ids
from tests.environments.everywhere import DUEL, HEROES, LEGEND, LEGENDS, MODES, match_of, walk

# What is seen


@pytest.mark.parametrize("mode", [*HEROES, *LEGENDS])
def test_what_is_seen_lies_in_its_space_in_parts_as_well(mode: str) -> None:
    env = TableEnv(match_of(mode), observe="parts")
    for _ in walk(env, 60):
        agent = env.agent_selection
        assert env.observation_space(agent).contains(env.observe(agent))


def test_parts_are_the_flat_numbers_under_their_names() -> None:
    flat, parts = TableEnv(DUEL), TableEnv(DUEL, observe="parts")
    for env in (flat, parts):
        env.reset(seed=4)
    row, named = flat.observe("heroes_0")["observation"], parts.observe("heroes_0")["observation"]
    assert np.array_equal(np.concatenate([part.ravel() for part in named.values()]), row)
    assert list(named)[:2] == ["tiles", "stacks"]
    assert named["hero-hp"].shape == (4,)


@pytest.mark.parametrize("mode", MODES)
def test_options_can_be_told_apart_by_their_numbers(mode: str) -> None:
    env = TableEnv(match_of(mode))
    for _ in walk(env, 60):
        seen = env.observe(env.agent_selection)
        count = int(seen["action_mask"].sum())
        assert count == len(env.option_keys())
        assert len(np.unique(seen["options"][:count], axis=0)) == count
        assert not seen["options"][count:].any()


@pytest.mark.parametrize("mode", MODES)
def test_there_is_room_for_half_as_many_options_again(mode: str) -> None:
    env = TableEnv(match_of(mode))
    most = max(len(env.option_keys()) for _ in walk(env, 400, seed=9))
    assert most * 1.5 <= env.table.encoder.most_options


def test_options_that_find_no_room_are_counted_and_can_t_be_picked() -> None:
    env = TableEnv(DUEL, most_options=2)
    with pytest.warns(RuntimeWarning, match="2 options of dungeon-heroes found no room"):
        env.reset(seed=1)
    assert env.infos["heroes_0"] == {"left_out": 2}
    assert env.observe("heroes_0")["action_mask"].tolist() == [1, 1]
    with pytest.raises(LanthornError, match="outside the mask"):
        env.step(2)


# Rewards


def play_out(env: TableEnv, seed: int) -> list[float]:
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    while not any(env.terminations.values()):
        env.step(int(chance.integers(len(env.option_keys()))))
    return list(env.rewards.values())


def test_in_a_duel_the_winner_gets_what_the_loser_loses() -> None:
    env = TableEnv(DUEL)
    results = {tuple(play_out(env, seed)) for seed in range(8)}
    assert results == {(1.0, -1.0), (-1.0, 1.0)}


def test_friends_win_and_lose_together() -> None:
    assert play_out(TableEnv(LEGEND), 1) == [-1.0, -1.0]


def test_a_draw_is_worth_nothing() -> None:
    env = TableEnv(tictactoe.GAME)
    results = {tuple(play_out(env, seed)) for seed in range(40)}
    assert results == {(1.0, -1.0), (-1.0, 1.0), (0.0, 0.0)}


def test_a_game_that_takes_too_long_is_cut_without_a_reward() -> None:
    env = SeatEnv(DUEL, longest=10)
    env.reset(seed=1)
    results = [env.step(0)]
    while not results[-1][3]:
        results.append(env.step(0))
    assert all(result[1:3] == (0.0, False) for result in results)
    assert env.table.decisions == 10


# Copies

Make = Callable[[], Any]
EVERY: list[Make] = [lambda: TableEnv(DUEL), lambda: SeatEnv(DUEL, bots="greedy"), lambda: TableEnv(LEGEND)]


def advance(env: Any, steps: int) -> list[Any]:
    """Take the first option each time; gives all that was seen."""
    seen: list[Any] = []
    for _ in range(steps):
        result = env.step(0)
        seen.append(result if result is not None else env.last())
    return seen


@pytest.mark.parametrize("make", EVERY)
@pytest.mark.parametrize(
    "twin_of", [lambda env: env.clone(), copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))]
)
def test_a_twin_plays_the_same_game_and_disturbs_nothing(make: Make, twin_of: Any) -> None:
    env = make()
    env.reset(seed=7)
    advance(env, 5)
    one, other = twin_of(env), twin_of(env)
    assert data_equivalence(advance(one, 12), advance(env, 12), exact=True)
    assert data_equivalence(advance(other, 12), advance(twin_of(other), 12), exact=True) is False
    one.reset()
    env.reset()
    assert one.option_keys() == env.option_keys()


def test_an_environment_can_be_pickled_before_its_first_game() -> None:
    env = pickle.loads(pickle.dumps(gymnasium.make(DUEL, seat="master")))
    assert env.unwrapped.seat == 1
    env.reset(seed=1)


@pytest.mark.parametrize("twin_of", [lambda env: env.clone(), lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("name", [DUEL, LEGEND])
def test_a_re_dealt_environment_can_be_copied_at_any_moment(name: str, twin_of: Any) -> None:
    env = TableEnv(name)
    for _ in walk(env, 12):
        pass
    world = env.redeal(env.agent_selection, seed=3)
    for _ in range(10):
        twin = twin_of(world)
        assert twin.option_keys() == world.option_keys()
        assert data_equivalence(advance(twin, 1), advance(world, 1), exact=True)


def test_the_cycles_can_be_cloned_too() -> None:
    env = ParallelTableEnv(DUEL)
    env.reset(seed=2)
    twin = env.clone()
    env.step({"heroes_0": 0, "master_1": 0})
    assert (env.table.decisions, twin.table.decisions) == (1, 0)


def test_a_reset_without_a_seed_goes_on_with_other_games_of_the_same_seed() -> None:
    runs = []
    for _ in range(2):
        env = TableEnv("dungeon-heroes", {"mode": "solitaire"})
        seeds = []
        for seed in (3, None, None, None):
            env.reset(seed=seed)
            seeds.append(env.table.session.seed)
        runs.append(seeds)
    assert runs[0] == runs[1]
    assert len(set(runs[0])) == 4


def test_a_game_can_begin_at_a_position_in_words() -> None:
    env = SeatEnv(DUEL)
    env.reset(options={"position": "warrior on b0, goblin face down on b1"})
    assert "move:warrior:b1" in env.option_keys()


# Names


def test_every_id_names_one_match_and_gymnasium_knows_it() -> None:
    assert len(set(ids())) == len(ids()) == 68
    for name in ids()[::9]:
        assert id_of(find_match(name)) == name
        assert str(gymnasium.make(name).unwrapped) == name


def test_an_id_carries_the_version_of_the_rules() -> None:
    match = match_of("DungeonHeroes-duel-dragon")
    assert id_of(match) == f"lanthorn/DungeonHeroes-duel-dragon-v{match.game.version}"
    assert match.settings["dragon"] is True
    assert match.settings["undead"] is False


def test_a_number_of_players_may_be_a_number() -> None:
    env = TableEnv("dungeon-legends", {"players": 2})
    assert len(env.possible_agents) == 2
    assert env.table.match is find_match("dungeon-legends", {"players": "2"})


@pytest.mark.parametrize("kind", [TableEnv, ParallelTableEnv, SeatEnv])
@pytest.mark.parametrize("seed", ["x", 1.5])
def test_a_seed_that_is_no_whole_number_is_named(kind: Callable[..., Any], seed: object) -> None:
    env = kind(DUEL)
    with pytest.raises(LanthornError, match=f"A seed is a whole number, not {seed!r}"):
        env.reset(seed=seed)
    env.reset(seed=7)


def test_a_seed_of_numpy_is_a_seed() -> None:
    envs = [TableEnv(DUEL), TableEnv(DUEL)]
    envs[0].reset(seed=7)
    envs[1].reset(seed=np.int64(7))  # type: ignore[arg-type]
    assert envs[0].table.session.seed == envs[1].table.session.seed


def test_settings_add_what_an_id_can_t_say() -> None:
    match = find_match(DUEL, {"gift_adjacency": "orthogonal"})
    assert match.settings["gift_adjacency"] == "orthogonal"


def test_bots_can_be_named_for_each_seat_or_be_one_s_own() -> None:
    env = SeatEnv("dungeon-legends", {"players": "3"}, seat=1, bots=["random", GreedyBot()])
    assert [bot.name for bot in env.bots] == ["random", "random", "greedy"]


# Clear words

ODD: dict[str, Any] = {"observe": "pixels"}
STRANGE: dict[str, Any] = {"illegal": "ignore"}


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (lambda: TableEnv("dungeon-heros"), "dungeon-heroes"),
        (lambda: TableEnv("lanthorn/DungeonHeroes-duet-v1"), "Is 'lanthorn/DungeonHeroes-duel-v1' meant"),
        (lambda: TableEnv("lanthorn/DungeonHeroes-duel-solitaire-v1"), "There is no environment"),
        (lambda: TableEnv("lanthorn/DungeonHeroes-duel-v999"), "is not the version of today"),
        (lambda: TableEnv("dungeon-heroes", {"mode": "trio"}), "trio"),
        (lambda: TableEnv("dungeon-heroes", {"moed": "duel"}), "moed"),
        (lambda: TableEnv(match_of("tic-tac-toe"), {"mode": "duel"}), "has its settings"),
        (lambda: TableEnv(DUEL, **ODD), "not 'pixels'"),
        (lambda: TableEnv(DUEL, **STRANGE), "not 'ignore'"),
        (lambda: TableEnv(DUEL, longest=0), "at least 1 decision"),
        (lambda: TableEnv(DUEL, most_options=0), "at least 1 option"),
        (lambda: TableEnv(DUEL, render_mode="human"), "not as 'human'"),
        (lambda: SeatEnv(DUEL, seat="wizard"), r"no seat 'wizard': the seats are 0 \(heroes\), 1 \(master\)"),
        (lambda: SeatEnv(DUEL, bots="grandmaster"), "grandmaster"),
        (lambda: SeatEnv(DUEL, bots=["random", "random"]), "so name 1 bot, not 2"),
        (lambda: SeatEnv(DUEL).step(0), "call reset first"),
        (lambda: TableEnv(DUEL).step(0), "call reset"),
        (lambda: SeatEnv(DUEL).reset(options={"positoin": "x"}), "no reset option 'positoin'"),
        (lambda: SeatEnv(DUEL).reset(options={"position": 7}), "told in words"),
        (lambda: SeatEnv(DUEL).reset(options={"position": "dragon on z9"}), "z9"),
        (lambda: TableEnv(tictactoe.GAME).reset(options={"position": "x"}), "tic-tac-toe"),
        (lambda: pickle.dumps(TableEnv(tictactoe.GAME)), "not installed"),
    ],
)
def test_mistakes_get_a_clear_sentence(make: Make, words: str) -> None:
    with pytest.raises((LanthornError, SettingError, UnknownGame), match=words):
        make()


@pytest.mark.parametrize(("action", "words"), [(4, "outside the mask"), (-1, "outside"), ("a", "not 'a'")])
def test_an_action_outside_the_mask_changes_nothing(action: Any, words: str) -> None:
    env = SeatEnv(DUEL)
    before, _ = env.reset(seed=1)
    with pytest.raises(LanthornError, match=words):
        env.step(action)
    assert data_equivalence(env.step(0), _stepped(env.name), exact=True)
    assert before["action_mask"].sum() == 4


def _stepped(name: str) -> Any:
    fresh = SeatEnv(name)
    fresh.reset(seed=1)
    return fresh.step(0)


def test_a_step_after_the_end_is_refused() -> None:
    env = SeatEnv(tictactoe.GAME)
    env.reset(seed=1)
    over = False
    while not over:
        over = env.step(0)[2]
    with pytest.raises(LanthornError, match="The game is over: call reset"):
        env.step(0)


def test_whoever_bows_out_of_a_finished_game_may_not_act() -> None:
    env = TableEnv(tictactoe.GAME)
    play_out(env, 1)
    with pytest.raises(LanthornError, match="step with None"):
        env.step(0)
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(LanthornError, match="call reset"):
        env.step(None)


def test_planners_must_name_an_agent_that_is_there() -> None:
    env = TableEnv(DUEL)
    env.reset(seed=1)
    with pytest.raises(LanthornError, match="no agent 'wizard_3': there are heroes_0, master_1"):
        env.redeal("wizard_3", 1)
    with pytest.raises(LanthornError, match="no seat 5"):
        env.redeal(5, 1)


def test_in_a_cycle_whoever_is_asked_must_act() -> None:
    env = ParallelTableEnv(DUEL)
    env.reset(seed=1)
    with pytest.raises(LanthornError, match="heroes_0 is asked"):
        env.step({"master_1": 0})


def test_what_the_guide_shows_runs() -> None:
    guide = (Path(__file__).parents[2] / "docs/environments.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", guide, re.DOTALL | re.MULTILINE)
    assert len(blocks) == 4
    for block in blocks:
        if "pyspiel" not in block or find_spec("pyspiel"):
            exec(compile(block, "environments.md", "exec"), {})
