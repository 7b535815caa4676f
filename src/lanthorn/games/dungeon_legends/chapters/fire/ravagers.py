"""Ravagers (DL-CH1-CARD-02 to DL-CH1-CARD-07): who stands before whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.rules import passage

if TYPE_CHECKING:
    from lanthorn.engine import Play
    from lanthorn.games.dungeon_legends.state import State


async def come(play: Play[State]) -> None:
    """DL-CH1-CARD-02, DL-CH1-CARD-05."""
    state = play.state
    free, carrier = free_ravagers(state), passage.nearest_monster(state)
    if not free:
        return
    if carrier == NONE:
        fire(state).lurking.append(free[0])
        play.emit("ravager-lurks", ("DL-CH1-CARD-05",))
    else:
        fire(state).ravagers.setdefault(carrier, []).append(free[0])
        play.emit("ravager", ("DL-CH1-CARD-02",), monster=state.book.game[carrier].id)


def free_ravagers(state: State) -> list[int]:
    """Those that have not come yet."""
    here = fire(state)
    standing = [*here.lurking, *(guard for stack in here.ravagers.values() for guard in stack)]
    return [n for n in state.book.game_cards("guard") if n not in standing and n not in state.gone]


def join(state: State, card: int) -> None:
    """DL-CH1-CARD-05. Those that wait on P6 join the first monster there."""
    here = fire(state)
    if here.lurking and state.square_of(card) == LAST_PASSAGE and state.book.game[card].is_monster:
        here.ravagers.setdefault(card, []).extend(here.lurking)
        here.lurking = []


def before(state: State, card: int, column: int) -> int:
    """DL-CH1-CARD-03, DL-RUL-58. Whoever an attack on the card in a column meets first."""
    here = fire(state)
    if card in here.ravagers:
        return here.ravagers[card][-1]
    if card == NONE and column == LAST_PASSAGE and here.lurking:
        return here.lurking[-1]
    return card


def on_square(state: State, square: int) -> list[int]:
    """Those on a square, the first in line last."""
    here = fire(state)
    waiting = here.lurking if square == LAST_PASSAGE else []
    return [*waiting, *here.ravagers.get(state.passage[square], [])]


def guarded(state: State) -> list[int]:
    """All that can't be attacked yet: monsters, and Ravagers behind another one."""
    here = fire(state)
    behind = [guard for stack in here.ravagers.values() for guard in stack[:-1]]
    return [*here.ravagers, *behind, *here.lurking[:-1]]


def column(state: State, target: int) -> int:
    """Where a monster or a Ravager stands."""
    here = fire(state)
    if target in here.lurking:
        return LAST_PASSAGE
    carrier = next((card for card, stack in here.ravagers.items() if target in stack), target)
    return state.square_of(carrier)


def remove(state: State, target: int) -> None:
    """A Ravager is defeated."""
    here = fire(state)
    if target in here.lurking:
        here.lurking.remove(target)
    for card, stack in list(here.ravagers.items()):
        if target in stack:
            stack.remove(target)
            if not stack:
                del here.ravagers[card]
