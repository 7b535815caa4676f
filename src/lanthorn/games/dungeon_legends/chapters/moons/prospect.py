"""For bots: what the moons on the passage promise.

A moon has to lie on its square while a hero who can pay for it, or every hero, is at the Observatory. It gets
there as other cards come in, or by the Sky Map. For two heroes, who are on in every other turn, it is enough
to know how near all of that is. Larger teams have to reckon in turns: a hero acts only in those of the own
player, and while all others wait for the comet, one may have to go aside.
"""

from __future__ import annotations

from math import exp
from typing import Final

from lanthorn.games.dungeon_legends.chapters.moons import sabotage
from lanthorn.games.dungeon_legends.chapters.moons.observing import moon
from lanthorn.games.dungeon_legends.chapters.moons.records import MoonRecord
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.state import Hero, State

SKY_MAP: Final = "sky-map"
SKY_DUST: Final = 4
"""DL-CH2-LOC-05."""

LONGEST_WAY: Final = CASTLE_SQUARE - 1
SAVED: Final = 0.005
"""What each Dust is worth to two heroes that a moon will cost."""

OBSERVED_AT_ONCE: Final = 0.08
OUT_OF_REACH: Final = -0.02
"""What a moon is worth; the one is what an observed moon counts for, as near as makes no difference."""
PATIENCE: Final = 3.0
PATIENCE_A_CARD: Final = 0.2
"""In so many turns what it promises fades to a third: in more of them, the more cards the deck has."""

NEVER: Final = 99.0
PUSH: Final = 1.8
"""It takes so many turns until a new card moves the others on."""
IN_ONE_TURN: Final = 2
SQUARES_A_TURN: Final = 3.0
"""So far a hero goes and still does something there; so far he goes if he does nothing else."""
STEP: Final = 0.15
SETTING_OUT: Final = 0.5
"""What each step takes of a turn, and leaving what one does."""
SPENDING: Final = 2.0
"""The Dust of the Sky Map is as dear as so many turns."""
LACKING: Final = 1.5
"""It takes so many turns to find each Dust that a hero lacks."""
EVERYONE: Final = 0.25
OTHERS: Final = 0.1
"""Not only the last one, or the first one, matters: how much the mean of all heroes counts beside that."""
SOONER: Final = 0.2
"""Of two things at a time, how much the one counts that is done sooner."""
SCATTERED: Final = 0.35
PUSHED: Final = 1.0
PUSHED_ALONE: Final = 0.5
LONGEST_WAIT: Final = 3.0
"""A moon on its square is moved on before all are there, the sooner if a card waits at the entry."""


def worth(state: State) -> float:
    """What all moons on the passage are worth together."""
    times = Times(state) if len(state.heroes) > 2 else None
    value = 0.0
    for square, card in enumerate(state.passage):
        if card != NONE and state.book.game[card].kind == "moon":
            record = moon(state, card)
            ahead = record.square - square
            value += _in_turns(state, times, record, ahead) if times else _near(state, record, ahead)
    return value


# Two heroes


def _near(state: State, record: MoonRecord, ahead: int) -> float:
    """By the moon's way to its own square, by the Dust put aside for it, and there by the ways to the
    Observatory, of whoever is nearest and of both: the next in turn may have to observe it. Where both must
    be there, they should set out early. A moon past its square can come back if somebody who can pay for it
    goes to the Sky Map."""
    if ahead < 0:
        return -0.04 + 0.01 * _turning_back(state)
    ways = _ways_to(state, sabotage.OBSERVATORY)
    if record.all_heroes:
        missing = sum(0.5 * way / LONGEST_WAY + 0.5 * (way > 0) for way in ways)
        return 0.064 - 0.005 * ahead - 0.02 * missing if ahead else 0.08 - 0.028 * missing
    near = -0.005 * ahead if ahead else 0.036 - 0.004 * min(ways) - 0.001 * sum(ways)
    return 0.024 + near + SAVED * min(record.dust, max(hero.usable for hero in state.heroes))


def _turning_back(state: State) -> float:
    """From 0 to 1, how near the Sky Map somebody is who can pay for it."""
    ways = zip(_ways_to(state, SKY_MAP), state.heroes, strict=True)
    return max((1 - way / LONGEST_WAY for way, hero in ways if hero.usable >= SKY_DUST), default=0.0)


def _ways_to(state: State, location: str) -> list[int]:
    place = state.slot_of(location)
    return [abs(hero.at - place) for hero in state.heroes]


# Three and four


class Times:
    """When each hero can be where moons need him."""

    def __init__(self, state: State) -> None:
        observatory, sky_map = state.slot_of(sabotage.OBSERVATORY), state.slot_of(SKY_MAP)
        self.observing = [_until(state, hero, observatory) for hero in state.heroes]
        self.gathered = [
            SETTING_OUT + time if hero.at != observatory else 0.0
            for hero, time in zip(state.heroes, self.observing, strict=True)
        ]
        self.charting = [
            SPENDING + _until(state, hero, sky_map) if hero.usable >= SKY_DUST else NEVER
            for hero in state.heroes
        ]
        self.way_back = SETTING_OUT + _walk(state, abs(observatory - sky_map))
        self.entry_taken = state.passage[1] != NONE


def _in_turns(state: State, times: Times, record: MoonRecord, ahead: int) -> float:
    """The fewer turns it takes until the moon is observed, the better."""
    fades = PATIENCE + PATIENCE_A_CARD * (len(state.deck) + 1)
    near = exp(-_until_observed(state, times, record, ahead) / fades)
    return OUT_OF_REACH + (OBSERVED_AT_ONCE - OUT_OF_REACH) * near


def _until_observed(state: State, times: Times, record: MoonRecord, ahead: int) -> float:
    pushed = PUSH * ahead if ahead >= 0 else NEVER
    if record.all_heroes:
        return _until_all_observe(times, ahead, pushed)
    finders = [
        time + LACKING * max(0, record.dust - hero.usable)
        for time, hero in zip(times.observing, state.heroes, strict=True)
    ]
    first = min(finders) + OTHERS * _mean(times.observing)
    waits = PUSHED_ALONE * min(LONGEST_WAIT, first) if not ahead and times.entry_taken else 0.0
    return _both(min(pushed, min(times.charting)), first) + waits


def _until_all_observe(times: Times, ahead: int, pushed: float) -> float:
    """All come to the Observatory; if the comet is not in place, one of them by way of the Sky Map."""
    gathered = _all_of(times.gathered)
    if not ahead:
        return gathered + (SCATTERED * gathered + PUSHED * times.entry_taken if gathered else 0.0)
    best = _both(pushed, gathered)
    for hero, charting in enumerate(times.charting):
        if charting < NEVER:
            arrivals = times.gathered[:]
            arrivals[hero] = charting + times.way_back
            best = min(best, _all_of(arrivals))
    return best


def _until(state: State, hero: Hero, slot: int) -> float:
    """Turns until a hero can act there: those of others first, then the way."""
    return (hero.player - state.active) % len(state.players) + _walk(state, abs(hero.at - slot))


def _walk(state: State, way: int) -> float:
    return STEP * way + len(state.players) * max(0, way - IN_ONE_TURN) / SQUARES_A_TURN


def _both(moving: float, coming: float) -> float:
    """A moon comes to its square while heroes come to the Observatory."""
    return max(moving, coming) + SOONER * min(moving, coming)


def _all_of(times: list[float]) -> float:
    return max(times) + EVERYONE * _mean(times)


def _mean(times: list[float]) -> float:
    return sum(times) / len(times)
