"""Game cards (DL-DECK, DL-REV) and the common events (DL-COM)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.rules import moving, passage
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.ending import lose, lose_resistance
from lanthorn.games.dungeon_legends.rules.looking import take_top
from lanthorn.games.dungeon_legends.state import State

Effect = Callable[[Play[State], int], Awaitable[None]]


async def reveal(play: Play[State]) -> None:
    """DL-REV-02, DL-REV-03, DL-DECK-02, DL-DECK-04. The top card: placed, or carried out and discarded."""
    state = play.state
    if not state.deck:
        lose(play, "deck", "DL-DECK-04", "DL-END-02")
    (card,) = take_top(play, 1)
    state.shown.append(card)
    game_card = state.book.game[card]
    play.emit("revealed", ("DL-REV-01",), monster=game_card.id)
    if game_card.is_event:
        effect = EFFECTS.get(game_card.effect)
        await (effect or state.book.chapter.happen)(play, card)
        state.shown.remove(card)
        state.discard.append(card)
    else:
        state.shown.remove(card)
        await passage.enter(play, card)
    await state.book.chapter.resolved(play, card)


async def rockfall(play: Play[State], card: int) -> None:
    """DL-COM-01."""
    play.state.rockfall = await roll(play, "rockfall")
    play.emit("rockfall", ("DL-COM-01",), square=play.state.rockfall)


async def tremor(play: Play[State], card: int) -> None:
    """DL-COM-05, DL-COM-08."""
    for hero in play.state.in_turn_order():
        lose_resistance(play, hero, 1, "tremor", "DL-COM-05")


async def panic(play: Play[State], card: int) -> None:
    """DL-COM-06, DL-COM-07, DL-MOVE-06. One square to the left, through whatever lies there."""
    state = play.state
    for hero in state.in_turn_order():
        here = state.heroes[hero].at
        if here == 1:
            lose_resistance(play, hero, 1, "panic", "DL-COM-07")
        elif end := state.book.chapter.landing(state, here, here - 1):
            await moving.step_to(play, hero, end, "DL-COM-06")


async def lights_out(play: Play[State], card: int) -> None:
    """DL-COM-09."""
    state = play.state
    state.darkness = state.locations[await roll(play, "lights-out")]
    play.emit("darkness", ("DL-COM-09",), location=state.book.locations[state.darkness].name)


async def threat(play: Play[State], card: int) -> None:
    """DL-COM-13 to DL-COM-15."""
    state = play.state
    square = await roll(play, "threat")
    if state.threats[square] == NONE:
        state.threats[square] = card
        play.emit("threat", ("DL-COM-13",), square=square, threat=state.book.game[card].threat)
    else:
        play.emit("threat-nowhere", ("DL-COM-14",), square=square)


EFFECTS: dict[str, Effect] = {
    "rockfall": rockfall,
    "tremor": tremor,
    "panic": panic,
    "lights-out": lights_out,
    "threat": threat,
}
