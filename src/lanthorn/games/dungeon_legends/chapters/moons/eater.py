"""The Magic Eater (DL-CH2-CARD-10 to DL-CH2-CARD-16, DL-RUL-62): its Resistance is the Dust it holds."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.options import Acts
from lanthorn.games.dungeon_legends.state import State

EATER: Final = "magic-eater"


def is_eater(state: State, card: int) -> bool:
    return state.book.game[card].id == EATER


async def feed(play: Play[State], card: int) -> None:
    """DL-CH2-CARD-10, DL-RUL-54. So much Dust of each hero as the Eater's Resistance says; the hero's player
    chooses from which area it comes."""
    for hero in play.state.in_turn_order():
        await _give(play, hero, play.state.book.game[card].resistance)


async def _give(play: Play[State], hero: int, wanted: int) -> None:
    state = play.state
    one, who = state.heroes[hero], state.name(hero)
    meal = min(wanted, one.usable + one.inactive)
    offers: Acts = [
        state.book.options.pick(
            "feed-eater",
            str(usable),
            usable,
            {"usable": usable, "inactive": meal - usable},
            (f"board-{who}",),
            ("DL-CH2-CARD-10",),
        )
        for usable in range(max(0, meal - one.inactive), min(meal, one.usable) + 1)
    ]
    usable = (await play.choose(one.player, "feed-eater", offers, hero=who)).a
    one.usable -= usable
    one.inactive -= meal - usable
    moons(state).eaten[hero] += meal
    play.emit("dust-eaten", ("DL-CH2-CARD-10",), hero=who, count=meal)


def take_back(play: Play[State], hero: int, damage: int) -> bool:
    """DL-CH2-CARD-11 to DL-CH2-CARD-14. The hero's own tokens, one for each point; whether none is left."""
    state = play.state
    eaten, one = moons(state).eaten, state.heroes[hero]
    freed = min(damage, eaten[hero])
    eaten[hero] -= freed
    one.inactive += freed
    if freed:
        name = state.name(hero)
        play.emit("dust-freed", ("DL-CH2-CARD-11",), hero=name, count=freed, left=sum(eaten))
    return not any(eaten)
