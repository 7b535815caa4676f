"""Why not: a sentence and a clause for what is not legal now."""

from __future__ import annotations

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_heroes.state import State


def why_not(state: State, seat: int, key: str) -> Refusal | None:
    return None
