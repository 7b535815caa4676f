"""The table of Dungeon Legends."""

from __future__ import annotations

from lanthorn.engine.scene import Scene
from lanthorn.games.dungeon_legends.state import State


def scene(state: State, seat: int | None) -> Scene:
    return Scene()
