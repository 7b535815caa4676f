"""The Magic Storm (DL-CH2-CARD-17 to DL-CH2-CARD-19, DL-CH2-STORM, DL-RUL-63)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from lanthorn.engine import Option, Play, Rng
from lanthorn.games.dungeon_legends.chapters.moons.records import StormRecord, tables
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, HIDDEN, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards, dust, moving
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance, recover_resistance, settle
from lanthorn.games.dungeon_legends.state import State

GIFTS: Final = ("heal", "dust", "draw", "teleport")
DUST_GIFT: Final = 2


# The tokens, face down


async def deal(play: Play[State]) -> None:
    """DL-CH2-CARD-17. The tokens were mixed at the start: the next one is as good as any."""
    here = moons(play.state)
    for location in range(len(here.storms)):
        if here.supply:
            here.storms[location] = here.supply.pop()
    play.emit("magic-storm", ("DL-CH2-CARD-17",))


def gather(play: Play[State], location: int) -> None:
    """DL-CH2-CARD-18. From a used Location to the game deck, unseen."""
    here = moons(play.state)
    if here.storms[location] != NONE:
        here.on_deck.append(here.storms[location])
        here.storms[location] = NONE
        name = play.state.book.locations[location].name
        play.emit("storm-gathers", ("DL-CH2-CARD-18",), location=name)


def hide(state: State) -> None:
    """DL-HID-09. Which token lies where is unknown to all."""
    here = moons(state)
    here.supply = [HIDDEN] * len(here.supply)
    here.storms = [NONE if token == NONE else HIDDEN for token in here.storms]
    here.on_deck = [HIDDEN] * len(here.on_deck)


def redeal(state: State, rng: Rng) -> None:
    """The tokens that nobody has seen, mixed again and laid where tokens lie."""
    here = moons(state)
    unseen = sorted(token for token in (*here.supply, *here.storms, *here.on_deck) if token != NONE)
    rng.shuffle(unseen)
    here.supply = [unseen.pop() for _ in here.supply]
    here.storms = [NONE if token == NONE else unseen.pop() for token in here.storms]
    here.on_deck = [unseen.pop() for _ in here.on_deck]


# What they bring


async def break_loose(play: Play[State]) -> None:
    """DL-CH2-CARD-19, DL-RUL-63. All tokens on the deck, turned over together, then one after another."""
    here, storms = moons(play.state), tables(play.state).storms
    if not here.on_deck:
        return
    play.reveal()
    here.shown, here.on_deck = sorted(here.on_deck), []
    while here.shown:
        token = await _next_token(play)
        play.emit("storm-breaks", ("DL-CH2-CARD-19",), storm=storms[token].id)
        await EFFECTS[storms[token].effect](play, storms[token])
        here.shown.remove(token)
        settle(play)


async def _next_token(play: Play[State]) -> int:
    state = play.state
    options = state.book.options
    names = [(token, tables(state).storms[token].id) for token in moons(state).shown]
    offers: Acts = [
        options.pick("storm", name, token, {"storm": name}, (f"storm-{name}",), ("DL-RUL-63",))
        for token, name in names
    ]
    return (await play.choose(state.active, "storm", offers)).a


async def _swap(play: Play[State], storm: StormRecord) -> None:
    """DL-CH2-STORM-01, DL-LOC-09. What lies on the cards goes along; the heroes stay."""
    state = play.state
    one, other = storm.slots
    here = state.locations
    here[one], here[other] = here[other], here[one]
    names = [state.book.locations[here[slot]].name for slot in (one, other)]
    play.emit("storm-swapped", ("DL-CH2-STORM-01",), location=names[0], other=names[1])


async def _boon(play: Play[State], storm: StormRecord) -> None:
    """DL-CH2-STORM-02, DL-RUL-54. A different gift for each hero, void or not."""
    state = play.state
    left = list(range(len(GIFTS)))
    for hero in state.in_turn_order():
        offers: Acts = [_gift(state, hero, gift) for gift in left]
        chosen = await play.choose(state.heroes[hero].player, "boon", offers, hero=state.name(hero))
        left.remove(chosen.a)
        await _receive(play, hero, GIFTS[chosen.a])


def _gift(state: State, hero: int, gift: int) -> Option[Act]:
    who, name = state.name(hero), GIFTS[gift]
    touched = {"draw": f"deck-{state.heroes[hero].player}", "teleport": who}.get(name, f"board-{who}")
    return state.book.options.pick("boon", name, gift, {"gift": name}, (touched,), ("DL-CH2-STORM-02",))


async def _receive(play: Play[State], hero: int, gift: str) -> None:
    play.emit("boon", ("DL-CH2-STORM-02",), hero=play.state.name(hero), gift=gift)
    if gift == "heal":
        recover_resistance(play, hero, 1, "DL-CH2-STORM-02")
    elif gift == "dust":
        dust.recover(play, hero, DUST_GIFT, "DL-CH2-STORM-02")
    elif gift == "draw":
        cards.draw(play, play.state.heroes[hero].player, 1, "DL-CH2-STORM-02")
    else:
        await moving.choose_square(play, hero, "DL-CH2-STORM-02")


async def _bane(play: Play[State], storm: StormRecord) -> None:
    """DL-CH2-STORM-03."""
    state = play.state
    options = state.book.options
    lose = options.pick("bane", "lose", 0, {"harm": "lose"}, (f"storm-{storm.id}",), ("DL-CH2-STORM-03",))
    more = options.pick("bane", "reveal", 1, {"harm": "reveal"}, ("deck",), ("DL-CH2-STORM-03",))
    if (await play.choose(state.active, "bane", [lose, more])).a:
        state.extra_reveals += 1
        play.emit("bane", ("DL-CH2-STORM-03",))
        return
    for hero in state.in_turn_order():
        lose_resistance(play, hero, 1, "magic-storm", "DL-CH2-STORM-03")


async def _recall(play: Play[State], storm: StormRecord) -> None:
    """DL-CH2-STORM-04, DL-RUL-95."""
    for hero in play.state.in_turn_order():
        moving.put(play, hero, CASTLE_SQUARE, "DL-CH2-STORM-04")


async def _dust(play: Play[State], storm: StormRecord) -> None:
    """DL-CH2-STORM-05, DL-CH2-CARD-16. All that lies on the boards."""
    for hero in play.state.in_turn_order():
        dust.recover(play, hero, play.state.heroes[hero].inactive, "DL-CH2-STORM-05")


EFFECTS: Final[dict[str, Callable[[Play[State], StormRecord], Awaitable[None]]]] = {
    "swap": _swap,
    "boon": _boon,
    "bane": _bane,
    "recall": _recall,
    "dust": _dust,
}
