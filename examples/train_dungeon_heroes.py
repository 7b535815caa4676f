"""Learn to lead the heroes against a random dungeon master, from the result of games alone. A few minutes.

    pip install 'lanthorn[learn,train]'
    python examples/train_dungeon_heroes.py --picture curve.png

The policy scores each option by what it is and leads to, and takes the best: a small neural network of
scikit-learn's learns how games ended in which such an option was picked (Monte Carlo control).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from sklearn.neural_network import MLPRegressor

from lanthorn.lab.environments import SeatEnv
from lanthorn.lab.sim import wilson

ENVIRONMENT = "lanthorn/DungeonHeroes-duel-v1"
ROUND = 25
"""So many games are played between two lessons."""
REMEMBERED = 8
"""The games of so many rounds are learnt from."""
CURIOSITY = 0.15
"""How often something is tried at random while learning."""
PATIENCE = 0.97
"""What a decision later is worth: a win soon is better than one late."""

Numbers = NDArray[np.float32]


class Played(NamedTuple):
    picked: Numbers
    worth: Numbers
    won: bool


class Learner:
    """Knows what options are worth, as far as it has seen."""

    def __init__(self, env: SeatEnv, seed: int) -> None:
        self.env = env
        self.chance = np.random.default_rng(seed)
        self.net = MLPRegressor(hidden_layer_sizes=(64,), batch_size=256, random_state=seed)
        self.memory: list[Played] = []
        encoder = env.table.encoder
        self._own = encoder.option_layout.start["verb"]  # what comes before are the words of the key
        self._seen = [encoder.layout.start[name] for name in ("hero-hp", "turn")]

    def features(self, seen: dict[str, Any]) -> Numbers:
        """For each option: what it is, what it leads to, how the heroes are, and how the turn stands."""
        count = int(seen["action_mask"].sum())
        hp, turn = self._seen
        flat = seen["observation"]
        state = np.concatenate([flat[hp : hp + 4], flat[turn : turn + 15]])
        return np.hstack([seen["options"][:count, self._own :], np.tile(state, (count, 1))])

    def play(self, curiosity: float, seed: int | None = None) -> Played:
        """One game to its end."""
        seen, _ = self.env.reset(seed=seed)
        picked, over, reward = [], False, 0.0
        while not over:
            options = self.features(seen)
            action = self._choose(options, curiosity)
            picked.append(options[action])
            seen, reward, ended, cut, _ = self.env.step(action)
            over = ended or cut
        worth = reward * PATIENCE ** np.arange(len(picked) - 1, -1, -1)
        return Played(np.array(picked, np.float32), worth.astype(np.float32), reward > 0)

    def _choose(self, options: Numbers, curiosity: float) -> int:
        if not self.memory or self.chance.random() < curiosity:
            return int(self.chance.integers(len(options)))
        return int(np.argmax(self.net.predict(options)))

    def practise(self, games: int = ROUND, lessons: int = 3) -> int:
        """A round of games, then lessons from all that are remembered; gives how many were won."""
        played = [self.play(CURIOSITY) for _ in range(games)]
        self.memory = [*self.memory, *played][-REMEMBERED * games :]
        picked = np.concatenate([game.picked for game in self.memory])
        worth = np.concatenate([game.worth for game in self.memory])
        for _ in range(lessons):
            self.net.partial_fit(picked, worth)
        return sum(game.won for game in played)

    def examine(self, games: int, curiosity: float = 0.0) -> int:
        """Games that nothing is learnt from, always the same ones; gives how many were won."""
        return sum(self.play(curiosity, seed=1_000_000 + number).won for number in range(games))


def draw(curve: list[int], before: int, after: int, exam: int, picture: Path) -> None:
    """Wins while learning, round by round, and in the exams before and after."""
    from matplotlib import pyplot

    games = [ROUND * (number + 1) for number in range(len(curve))]
    bounds = [wilson(wins, ROUND) for wins in curve]
    figure, axes = pyplot.subplots(figsize=(7, 3.6))
    axes.fill_between(games, [low for low, _ in bounds], [high for _, high in bounds], alpha=0.2)
    axes.plot(games, [wins / ROUND for wins in curve], marker="o", label="while learning (15 % at random)")
    axes.axhline(before / exam, linestyle=":", color="grey", label=f"random: {before} of {exam}")
    axes.axhline(after / exam, linestyle="--", color="green", label=f"learnt: {after} of {exam}")
    axes.set(xlabel="games", ylabel="games won by the heroes", ylim=(0, 1), title=ENVIRONMENT)
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(picture, dpi=90)


def main() -> None:
    reading = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    reading.add_argument("--rounds", type=int, default=12, help=f"of {ROUND} games each")
    reading.add_argument("--exam", type=int, default=100, help="games before and after")
    reading.add_argument("--seed", type=int, default=0)
    reading.add_argument("--picture", type=Path, help="where to draw the curve (needs matplotlib)")
    given = reading.parse_args()
    env = SeatEnv(ENVIRONMENT, seat="heroes", bots="random")
    env.reset(seed=given.seed)
    learner = Learner(env, given.seed)
    before = learner.examine(given.exam, curiosity=1.0)
    print(f"random: {before} of {given.exam} won", flush=True)
    curve = []
    for number in range(given.rounds):
        curve.append(learner.practise())
        print(f"after {ROUND * (number + 1)} games: {curve[-1]} of the last {ROUND} won", flush=True)
    after = learner.examine(given.exam)
    print(f"learnt: {after} of {given.exam} won")
    if given.picture:
        draw(curve, before, after, given.exam, given.picture)


if __name__ == "__main__":
    main()
