"""The games that are written down, each with its settings and its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import tictactoe
from lanthorn.engine import Game, find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.testing import playthrough

FOLDER = Path(__file__).parent
LEGENDS = "dungeon-legends"
BOTH: dict[str, Choice] = {"dragon": True, "undead": True}
CASES: dict[str, tuple[dict[str, Choice], int]] = {
    "dungeon-heroes-duel": ({}, 1),
    "dungeon-heroes-duel-dragon": ({"dragon": True}, 2),
    "dungeon-heroes-duel-dragon-undead": (BOTH, 3),
    "dungeon-heroes-solitaire": ({"mode": "solitaire"}, 4),
    "dungeon-heroes-solitaire-undead": ({"mode": "solitaire", "undead": True}, 5),
    "dungeon-heroes-solitaire-dragon-undead": ({"mode": "solitaire", **BOTH}, 6),
    "dungeon-legends-fire-solo": ({"chapter": "fire", "players": "1"}, 1),
    "dungeon-legends-moons-two": ({"chapter": "moons"}, 2),
    "dungeon-legends-crystals-three": ({"chapter": "crystals", "players": "3", "difficulty": "easy"}, 3),
    "dungeon-legends-magma-four": ({"chapter": "magma", "players": "4", "difficulty": "easy"}, 4),
    "dungeon-legends-darkness-two": ({"chapter": "darkness", "difficulty": "hard"}, 5),
    "tic-tac-toe": ({}, 1),
}


def played(name: str) -> str:
    """The game of this name as it goes now."""
    settings, seed = CASES[name]
    return playthrough(_game_of(name).match(settings), seed)


def _game_of(name: str) -> Game[Any, Any]:
    if name == "tic-tac-toe":
        return tictactoe.GAME
    return find_game(LEGENDS if name.startswith(LEGENDS) else "dungeon-heroes")


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
