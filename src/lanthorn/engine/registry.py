"""The games that are installed, found through the entry-point group `lanthorn.games`."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from lanthorn.engine.errors import UnknownGame
from lanthorn.engine.game import Game


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
    hint = f" Did you mean {near[0]}?" if near else f" There are: {', '.join(known)}."
    raise UnknownGame(f"There is no game {name!r}.{hint}")
