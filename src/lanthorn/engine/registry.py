"""The games that are installed, found through the entry-point group `lanthorn.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from lanthorn.engine.errors import UnknownGame
from lanthorn.engine.game import Game
from lanthorn.engine.text import Text


@cache
def games() -> dict[str, Game[Any, Any]]:
    """Every installed game by its id."""
    found: dict[str, Game[Any, Any]] = {}
    for entry in sorted(entry_points(group="lanthorn.games"), key=lambda entry: entry.name):
        game = entry.load()
        if not isinstance(game, Game):
            raise TypeError(f"the entry point {entry.name!r} is not a Game but {game!r}")
        found[game.id] = game
    return found


def find_game(name: str) -> Game[Any, Any]:
    """The game with this id."""
    known = games()
    if name in known:
        return known[name]
    near = get_close_matches(name, known, n=1)
    if near:
        raise UnknownGame(Text("unknown-game-near", {"game": name, "near": near[0]}))
    raise UnknownGame(Text("unknown-game", {"game": name, "known": ", ".join(known)}))
