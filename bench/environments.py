"""What an environment costs beside the bare engine: random decisions per second of one core's time.

python bench/environments.py
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from lanthorn.engine import Match, Rng
from lanthorn.engine.running import simulate
from lanthorn.lab.environments import TableEnv, find_match

MATCHES: list[tuple[str, dict[str, str | bool]]] = [
    ("dungeon-heroes", {}),
    ("dungeon-heroes", {"mode": "solitaire"}),
    ("dungeon-legends", {}),
]
DECISIONS = 3000
TRIES = 3


def bare(match: Match[Any, Any], rng: Rng) -> int:
    """The engine alone, nothing suspended."""
    made = 0
    while made < DECISIONS:
        policies = [lambda decision: rng.below(len(decision.options))] * len(match.seats)
        made += len(simulate(match, rng.below(1 << 30), policies).log)
    return made


def session(match: Match[Any, Any], rng: Rng) -> int:
    """A session, which can be copied at any moment."""
    made = 0
    while made < DECISIONS:
        game = match.start(rng.below(1 << 30))
        game.play.events = None
        while not game.is_over:
            decision = game.decisions[0]
            game.pick(decision.seat, rng.below(len(decision.options)))
            made += 1
    return made


def blind(match: Match[Any, Any], rng: Rng) -> int:
    """The environment's step, without looking."""
    return _walk(match, rng, look=False)


def seen(match: Match[Any, Any], rng: Rng) -> int:
    """Step and observation: view, numbers, mask, options with their features."""
    return _walk(match, rng, look=True)


def _walk(match: Match[Any, Any], rng: Rng, look: bool) -> int:
    env = TableEnv(match)
    env.reset(seed=1)
    for _ in range(DECISIONS):
        if env.table.is_over:
            env.reset()
        if look:
            env.observe(env.agent_selection)
        env.step(rng.below(len(env.table.decision.options)))
    return DECISIONS


def speed(way: Callable[[Match[Any, Any], Rng], int], match: Match[Any, Any]) -> float:
    """The best of a few tries: others on the machine can only slow it down."""
    best = 0.0
    for number in range(TRIES):
        began = process_time()
        made = way(match, Rng.seeded(number))
        best = max(best, made / (process_time() - began))
    return best


def main() -> None:
    ways = (bare, session, blind, seen)
    print("decisions/s", *(f"{way.__name__:>9}" for way in ways))
    for name, settings in MATCHES:
        match = find_match(name, settings)
        print(name, settings, *(f"{speed(way, match):9,.0f}" for way in ways), flush=True)


if __name__ == "__main__":
    main()
