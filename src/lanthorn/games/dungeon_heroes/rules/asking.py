"""Questions in the middle of an act: until they are answered, nothing else may be done."""

from __future__ import annotations

from lanthorn.engine import Arg, Play
from lanthorn.games.dungeon_heroes.options import Act, Acts
from lanthorn.games.dungeon_heroes.state import NOBODY, State


async def ask(play: Play[State], seat: int, kind: str, options: Acts, of: int = NOBODY, **about: Arg) -> Act:
    """One seat picks; meanwhile the state says what is being asked, and of which hero or figure."""
    state = play.state
    state.asked, state.asked_of = kind, of
    chosen = await play.choose(seat, kind, options, always=False, **about)
    state.asked, state.asked_of = "", NOBODY
    return chosen
