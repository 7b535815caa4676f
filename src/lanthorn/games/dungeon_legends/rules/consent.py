"""Asking another player (DL-ICON-08, DL-RUL-34): only where the rules want it."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.state import State


async def agrees(play: Play[State], hero: int, asking: int, what: str, square: int = 0) -> bool:
    """Whether the player of a hero agrees to what another hero wants with him. Nobody asks himself. What was
    refused on a square may be asked for on another."""
    state = play.state
    seat = state.heroes[hero].player
    if seat == state.heroes[asking].player:
        return True
    options = state.book.options
    yes = options.pick("agree", "", 1, {}, ("agree",), ("DL-RUL-34",))
    no = options.pick("refuse", "", 0, {}, ("refuse",), ("DL-RUL-34",))
    who, by = state.name(hero), state.name(asking)
    chosen = await play.choose(
        seat, f"agree-{what}", [yes, no], always=False, hero=who, asking=by, square=square
    )
    if not chosen.a:
        state.refused.append(_name(what, hero, asking, square))
        play.emit(f"refused-{what}", ("DL-RUL-34",), hero=who, asking=by, square=square)
    return bool(chosen.a)


def may_ask(state: State, hero: int, asking: int, what: str, square: int = 0) -> bool:
    """Whether this very question has not been answered with no this turn."""
    return not state.refused or _name(what, hero, asking, square) not in state.refused


def _name(what: str, hero: int, asking: int, square: int) -> str:
    return f"{what} {asking} {hero} {square}"
