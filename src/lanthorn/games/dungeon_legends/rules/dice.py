"""The die (DL-DIE), with the Fairies that choose or repeat a roll (DL-FAIRY-16, DL-FAIRY-17)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.rules.dust import recover
from lanthorn.games.dungeon_legends.state import State

SIDES = 6


async def roll(play: Play[State], what: str) -> int:
    """DL-DIE-01. The active player rolls, or chooses, or rolls again."""
    again = None
    while True:
        chosen = await _choose_face(play, what)
        face = chosen or _throw(play, what)
        if again:
            recover(play, *again, "DL-FAIRY-17")
        again = None if chosen else await _reroll(play, face, what)
        if not again:
            return face


def _throw(play: Play[State], what: str) -> int:
    face = play.state.die = play.state.rng.roll(SIDES)
    play.emit("rolled", ("DL-DIE-01",), face=face, for_what=what)
    return face


async def _choose_face(play: Play[State], what: str) -> int:
    """DL-FAIRY-16, DL-RUL-37."""
    state = play.state
    hero, fairy = holder(state, "choose-die")
    if hero == NONE:
        return 0
    options = state.book.options
    faces = [
        options.pick("face", str(n), n, {"face": n}, ("die",), ("DL-FAIRY-16",)) for n in range(1, SIDES + 1)
    ]
    throw = options.pick("roll", "", 0, {}, ("die",), ("DL-DIE-01",))
    chosen = await play.choose(state.active, "roll-or-choose", [throw, *faces], for_what=what)
    if chosen.a:
        spend_fairy(play, hero, fairy)
        state.die = chosen.a
        play.emit("face-chosen", ("DL-FAIRY-16",), face=chosen.a, for_what=what)
    return chosen.a


async def _reroll(play: Play[State], face: int, what: str) -> tuple[int, int] | None:
    """DL-FAIRY-17. The second result stands, unless there is another such Fairy. Which hero then gets how
    much Dust back, or None if the roll is kept."""
    state = play.state
    hero, fairy = holder(state, "reroll")
    if hero == NONE:
        return None
    options = state.book.options
    keep = options.pick("keep-roll", "", 0, {"face": face}, ("die",), ("DL-DIE-01",))
    again = options.pick("reroll", "", 1, {}, (f"fairy-{fairy}",), ("DL-FAIRY-17",))
    chosen = await play.choose(state.active, "keep-roll", [keep, again], face=face, for_what=what)
    if not chosen.a:
        return None
    spend_fairy(play, hero, fairy)
    return hero, state.book.fairies[fairy].amount


def holder(state: State, power: str) -> tuple[int, int]:
    """Which of the active player's heroes holds a Fairy with this power, and the Fairy."""
    fairies = state.book.fairies
    for number in state.acting():
        for fairy in state.heroes[number].fairies:
            if fairies[fairy].power == power:
                return number, fairy
    return NONE, NONE


def spend_fairy(play: Play[State], hero: int, fairy: int) -> None:
    """DL-FAIRY-07. A used Fairy goes to the used pile."""
    state = play.state
    state.heroes[hero].fairies.remove(fairy)
    state.fairies_used.append(fairy)
    play.emit("fairy-used", ("DL-FAIRY-07",), hero=state.name(hero), fairy=state.book.fairies[fairy].id)
