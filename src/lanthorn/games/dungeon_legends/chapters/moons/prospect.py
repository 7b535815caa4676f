"""For bots: what the moons on the passage promise.

A moon has to lie on its square while a hero who can pay for it, or every hero, is at the Observatory. It gets
there as other cards come in, as long as there are enough of them, or by the Sky Map. Nobody knows whose turn
it will be then, so all heroes should be near in good time; once it is there, it matters who is on next.
"""

from __future__ import annotations

from typing import Final

from lanthorn.games.dungeon_legends.chapters.moons import sabotage
from lanthorn.games.dungeon_legends.chapters.moons.observing import moon
from lanthorn.games.dungeon_legends.chapters.moons.records import MoonRecord
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.state import State

SKY_MAP: Final = "sky-map"
LONGEST_WAY: Final = CASTLE_SQUARE - 1

COMING: Final = 0.024
IN_PLACE: Final = 0.06
ASTRAY: Final = -0.04
"""What a moon is worth before its square, on it, and where only the Sky Map helps; an observed one is worth
0.083."""
AT_THE_MAP: Final = 0.03
"""How much more a moon astray is worth if somebody who can pay for it is at the Sky Map."""
CARDS_A_SQUARE: Final = 2
"""So many cards of the deck bring a moon one square further: not every card moves it."""
A_SQUARE: Final = 0.005
"""How much less for each square that it has to go."""
SAVED: Final = 0.005
"""How much more for each Dust put aside that it will cost."""
FIRST_TO_COME: Final = 0.004
A_TURN: Final = 1.0
"""How much less for each square between the Observatory and whoever can be there first, where each turn until
that hero's own counts for a square, too."""
EVERYONE: Final = 0.005
EVERYONE_NOW: Final = 0.01
"""How much less for each square of all heroes' mean way, while a moon comes, and once it is in place."""

COMET_COMING: Final = 0.064
COMET_IN_PLACE: Final = 0.08
MISSING: Final = 0.02
MISSING_NOW: Final = 0.028
"""The same for the comet, and how much less for each hero who is far from the Observatory: half of it for not
being there, half by the way."""


def worth(state: State) -> float:
    """What all moons on the passage are worth together."""
    value, near = 0.0, None
    for square, card in enumerate(state.passage):
        if card != NONE and state.book.game[card].kind == "moon":
            near = near or Nearness(state)
            record = moon(state, card)
            value += _promise(near, record, record.square - square, len(state.deck))
    return value


class Nearness:
    """How near the heroes are to what moons need of them."""

    def __init__(self, state: State) -> None:
        observatory, sky_map = state.slot_of(sabotage.OBSERVATORY), state.slot_of(SKY_MAP)
        heroes, players = state.heroes, len(state.players)
        ways = [abs(hero.at - observatory) for hero in heroes]
        self.everyone = sum(ways) / len(ways)
        self.missing = sum(0.5 * way / LONGEST_WAY + 0.5 * (way > 0) for way in ways)
        self.first = min(
            way + A_TURN * ((hero.player - state.active) % players)
            for way, hero in zip(ways, heroes, strict=True)
        )
        self._most_dust = max(hero.usable for hero in heroes)
        uses = state.book.locations[state.locations[sky_map]].use if sky_map else ()
        to_the_map = [
            abs(hero.at - sky_map) for hero in heroes if any(hero.usable >= use.dust for use in uses)
        ]
        self.sky_map = 1 - min(to_the_map) / LONGEST_WAY if to_the_map else 0.0

    def saved(self, record: MoonRecord) -> float:
        return SAVED * min(record.dust, self._most_dust)


def _promise(near: Nearness, record: MoonRecord, ahead: int, cards: int) -> float:
    """What a moon is worth that lies so many squares before its own, with so many cards to come."""
    if not ahead:
        return _in_place(near, record)
    astray = ASTRAY + AT_THE_MAP * near.sky_map
    if ahead < 0:
        return astray
    in_time = min(1.0, cards / (CARDS_A_SQUARE * ahead))
    return in_time * _coming(near, record, ahead) + (1 - in_time) * astray


def _coming(near: Nearness, record: MoonRecord, ahead: int) -> float:
    if record.all_heroes:
        return COMET_COMING - A_SQUARE * ahead - MISSING * near.missing
    return COMING + near.saved(record) - A_SQUARE * ahead - EVERYONE * near.everyone


def _in_place(near: Nearness, record: MoonRecord) -> float:
    if record.all_heroes:
        return COMET_IN_PLACE - MISSING_NOW * near.missing
    return IN_PLACE + near.saved(record) - FIRST_TO_COME * near.first - EVERYONE_NOW * near.everyone
