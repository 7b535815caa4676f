"""The worked example learns: its pieces run, and a little practice changes what it does."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sklearn", reason="the example needs scikit-learn: pip install 'lanthorn[train]'")

import train_dungeon_heroes as example
from lanthorn.lab.environments import SeatEnv


@pytest.fixture
def learner() -> example.Learner:
    env = SeatEnv("dungeon-heroes", seat="heroes", bots="random", longest=300)
    env.reset(seed=1)
    return example.Learner(env, seed=1)


def test_a_little_practice_changes_what_options_are_thought_to_be_worth(learner: example.Learner) -> None:
    learner.practise(games=4, lessons=1)
    seen, _ = learner.env.reset(seed=2)
    options = learner.features(seen)
    before = learner.net.predict(options)
    assert before.shape == (len(learner.env.option_keys()),)
    learner.practise(games=4, lessons=1)
    assert not np.array_equal(learner.net.predict(options), before)


def test_exams_are_always_the_same_games(learner: example.Learner) -> None:
    learner.practise(games=4, lessons=1)
    one, again = (learner.play(0.0, seed=5) for _ in range(2))
    assert np.array_equal(one.picked, again.picked)


def test_a_decision_shortly_before_a_win_is_worth_more_than_one_long_before(
    learner: example.Learner,
) -> None:
    played = learner.play(curiosity=1.0, seed=1)
    assert len(played.worth) == len(played.picked)
    assert np.all(np.diff(np.abs(played.worth)) >= 0)


def test_the_curve_is_drawn(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib", reason="the picture needs matplotlib: pip install 'lanthorn[train]'")
    example.draw([5, 20], before=3, after=9, exam=10, picture=tmp_path / "curve.png")
    assert (tmp_path / "curve.png").stat().st_size > 1000
