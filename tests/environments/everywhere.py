"""Every game and mode that the environments are tried on, and random play in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np

import tictactoe
from lanthorn.engine import Match, find_game
from lanthorn.lab.environments import TableEnv, find_match

HEROES = [
    f"DungeonHeroes-{mode}{more}"
    for mode in ("duel", "solitaire")
    for more in ("", "-dragon", "-undead", "-dragon-undead")
]
LEGENDS = [
    *(f"DungeonLegends-fire-{players}-normal" for players in "1234"),
    *(f"DungeonLegends-{chapter}-2-normal" for chapter in ("moons", "crystals", "magma", "darkness")),
    "DungeonLegends-darkness-1-hard",
]
MODES = [*HEROES, *LEGENDS, "tic-tac-toe"]
DUEL = f"lanthorn/DungeonHeroes-duel-v{find_game('dungeon-heroes').version}"
LEGEND = f"lanthorn/DungeonLegends-fire-2-normal-v{find_game('dungeon-legends').version}"


@cache
def match_of(mode: str) -> Match[Any, Any]:
    if mode == "tic-tac-toe":
        return tictactoe.GAME.match()
    game = "dungeon-heroes" if mode in HEROES else "dungeon-legends"
    return find_match(f"lanthorn/{mode}-v{find_game(game).version}")


def walk(env: TableEnv, decisions: int, seed: int = 1) -> Iterator[int]:
    """Random play, one game after another; gives the number of each decision before it is made."""
    chance = np.random.default_rng(seed)
    env.reset(seed=seed)
    for number in range(decisions):
        if env.table.is_over:
            env.reset()
        yield number
        env.step(int(chance.integers(len(env.option_keys()))))
