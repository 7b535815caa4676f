"""Fire tokens: from the supply onto a Location, and back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.games.dungeon_legends.chapters.fire.state import fire

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def kindle(state: State, location: int) -> bool:
    """DL-CH1-RULE-09, DL-CH1-RULE-10. A token of the supply, if there is one."""
    here = fire(state)
    if not here.supply:
        return False
    here.supply -= 1
    here.fires[location] += 1
    return True


def quench(state: State, location: int) -> None:
    """DL-CH1-LOC-04."""
    fire(state).fires[location] -= 1
    fire(state).supply += 1
