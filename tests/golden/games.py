"""The games that are written down, each with its settings and its seed."""

from __future__ import annotations

from pathlib import Path

import tictactoe
from lanthorn.engine import find_game
from lanthorn.engine.game import Choice
from lanthorn.engine.testing import playthrough

FOLDER = Path(__file__).parent
BOTH: dict[str, Choice] = {"dragon": True, "undead": True}
CASES: dict[str, tuple[dict[str, Choice], int]] = {
    "dungeon-heroes-duel": ({}, 1),
    "dungeon-heroes-duel-dragon": ({"dragon": True}, 2),
    "dungeon-heroes-duel-dragon-undead": (BOTH, 3),
    "dungeon-heroes-solitaire": ({"mode": "solitaire"}, 4),
    "dungeon-heroes-solitaire-undead": ({"mode": "solitaire", "undead": True}, 5),
    "dungeon-heroes-solitaire-dragon-undead": ({"mode": "solitaire", **BOTH}, 6),
    "tic-tac-toe": ({}, 1),
}


def played(name: str) -> str:
    """The game of this name as it goes now."""
    settings, seed = CASES[name]
    game = tictactoe.GAME if name == "tic-tac-toe" else find_game("dungeon-heroes")
    return playthrough(game.match(settings), seed)


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"
