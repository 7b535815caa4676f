"""Why something can't be picked (the question behind a grey option)."""

from __future__ import annotations

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, seat: int, key: str) -> Refusal | None:
    return state.book.chapter.why_not(state, key.split(":"))
