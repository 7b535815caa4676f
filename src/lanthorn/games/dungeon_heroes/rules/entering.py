"""Entering a square (DH-ENTER): figure, then tile, then what lies there.

The same procedure serves a move, a step off a sliding tile, a portal, and a possessed hero who is led.
"""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.effects import EFFECTS, Entry, wield
from lanthorn.games.dungeon_heroes.rules import tiles
from lanthorn.games.dungeon_heroes.rules.harm import Fallen, gain_treasure, suffer
from lanthorn.games.dungeon_heroes.state import NOBODY, NOWHERE, State


async def enter(play: Play[State], hero: int, square: int, led: bool = False) -> None:
    """DH-ENTER-01 to DH-ENTER-08, and again on the next square while forced travel goes on."""
    book = play.state.book
    square = await _enter_once(play, Entry(hero, square, led))
    while square != NOWHERE:
        play.emit("hero-carried", ("DH-ENTER-05",), hero=book.heroes[hero].id, square=book.squares[square])
        square = await _enter_once(play, Entry(hero, square, led))


async def _enter_once(play: Play[State], entry: Entry) -> int:
    """Steps 1 to 8 on one square. Gives the square where forced travel leads, or NOWHERE.
    Once a side has won, not even the last step is taken (DH-END-03)."""
    play.state.hero_at[entry.hero] = entry.square
    onward = NOWHERE
    try:
        await meet_figure(play, entry)
        onward = await meet_tile(play, entry)
        if onward == NOWHERE:
            take_stack(play, entry)
            take_grand_chest(play, entry)
    except Fallen:
        pass
    tiles.settle(play, entry.square)
    return onward


async def meet_figure(play: Play[State], entry: Entry) -> None:
    """DH-ENTER-01, DH-ENTER-02, DH-HERO-12, DH-RUL-17. The figure is killed, or it wounds the hero."""
    state = play.state
    figure = state.figure_on(entry.square)
    if figure == NOBODY:
        return
    monster = state.book.monsters[figure]
    if await wield(play, entry, "slay", monster.id):
        left_behind = [state.figure_at[figure], state.figure_tail[figure]]
        how = tiles.way_of_slaying(state, entry.hero)
        tiles.slay_figure(play, figure, entry.hero, how, earns=not entry.led)
        for square in left_behind:
            if square not in (NOWHERE, entry.square):
                tiles.settle(play, square, "DH-RUL-15")
    else:
        suffer(play, entry.hero, monster.damage, monster.id)
        entry.stop_if_fallen(state)


async def meet_tile(play: Play[State], entry: Entry) -> int:
    """DH-ENTER-03 to DH-ENTER-05, DH-HERO-10, DH-HERO-11. The tile is turned up and takes effect."""
    state = play.state
    if state.tiles[entry.square] < 0:
        name = state.book.heroes[entry.hero].id
        tiles.turn_up(play, entry.square, name, ("DH-HERO-11", "DH-ENTER-03"))
    kind = state.tiles[entry.square]
    if kind == 0:
        return NOWHERE
    onward = await EFFECTS[state.book.effect[kind]](play, entry, kind)
    entry.stop_if_fallen(state)
    return onward


def take_stack(play: Play[State], entry: Entry) -> None:
    """DH-ENTER-06, DH-RUL-28. Whoever arrives alive equips all that lies there."""
    state = play.state
    stack = state.stacks.pop(entry.square, None)
    if stack:
        state.carried[entry.hero] += stack
        state.carried[entry.hero].sort()
        play.emit(
            "stack-taken",
            ("DH-RUL-28",),
            hero=state.book.heroes[entry.hero].id,
            square=state.book.squares[entry.square],
        )


def take_grand_chest(play: Play[State], entry: Entry) -> None:
    """DH-ENTER-07, DH-SETUP-09, DH-SETUP-11. Any square of the treasure room gives it, once."""
    state = play.state
    if state.chest_is_there and entry.square in state.book.treasure_room:
        state.chest_is_there = False
        gain_treasure(play, entry.hero, grand=True)
