"""The Ancient Machines (DL-CH4-LOC-13 to DL-CH4-LOC-15) and the Healing Shard (DL-CH4-LOC-12)."""

from __future__ import annotations

from lanthorn.engine import Option, Play
from lanthorn.games.dungeon_legends.chapters.magma.records import tables
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards, moving
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.ending import recover_all, recover_resistance
from lanthorn.games.dungeon_legends.state import State


def count_items(state: State) -> int:
    """How many notches the hand can pay for."""
    return sum(state.book.cards[card].sort == "item" for card in state.hand.hand)


async def turn_dial(play: Play[State], hero: int) -> None:
    """DL-CH4-LOC-13 to DL-CH4-LOC-15, DL-RUL-71, DL-RUL-72, DL-RUL-95. So many notches one way, an item for
    each, and then the hero is put where the inner number says."""
    state = play.state
    here, ring = magma(state), tables(state).dial
    notches = range(1, count_items(state) + 1)
    offers: Acts = [_turn(state, steps) for count in notches for steps in (count, -count)]
    chosen = await play.choose(state.active, "dial", offers, hero=state.name(hero))
    steps = chosen.a if chosen.b else -chosen.a
    await cards.discard(play, chosen.a, "DL-CH4-LOC-13", "DL-RUL-71", sort="item")
    here.dial = (here.dial + steps) % len(ring)
    square, (first, second) = ring[here.dial].square, sorted(ring[here.dial].active)
    play.emit("dial-turned", ("DL-CH4-LOC-13",), square=square, first=first, second=second)
    moving.put(play, hero, square, "DL-CH4-LOC-15")


def _turn(state: State, steps: int) -> Option[Act]:
    """So many notches clockwise; a negative number goes the other way."""
    ring = tables(state).dial
    notch = ring[(magma(state).dial + steps) % len(ring)]
    way, count = "clockwise" if steps > 0 else "anticlockwise", abs(steps)
    first, second = sorted(notch.active)
    return state.book.options.pick(
        "dial",
        f"{way}:{count}",
        count,
        {"way": way, "count": count, "square": notch.square, "first": first, "second": second},
        ("dial", f"h{notch.square}"),
        ("DL-CH4-LOC-13", "DL-CH4-LOC-14"),
        b=int(steps > 0),
    )


async def touch_shard(play: Play[State], hero: int) -> None:
    """DL-CH4-LOC-12."""
    state = play.state
    result = tables(state).shard[await roll(play, "healing-shard") - 1]
    if result == "draw":
        cards.draw(play, state.active, 1, "DL-CH4-LOC-12")
    elif result == "heal":
        recover_resistance(play, hero, 1, "DL-CH4-LOC-12")
    elif result == "heal-all":
        recover_all(play, hero, "DL-CH4-LOC-12")
    else:
        play.emit("shard-dull", ("DL-CH4-LOC-12",))
