"""Where things lie on the table."""

from __future__ import annotations

from lanthorn.engine.scene import Scene
from lanthorn.games.dungeon_heroes.state import State


def scene(state: State, seat: int | None) -> Scene:
    return Scene()
