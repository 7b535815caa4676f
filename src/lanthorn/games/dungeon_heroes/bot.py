"""What a bot should want: how well each side stands, from 0 to 1."""

from __future__ import annotations

from lanthorn.games.dungeon_heroes.state import State


def evaluate(state: State, seat: int) -> float:
    """How well a seat stands. Uses only what lies open or what the seat itself knows."""
    if state.over:
        return float(state.winner == seat)
    return 0.5
