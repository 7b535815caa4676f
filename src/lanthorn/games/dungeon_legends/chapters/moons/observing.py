"""Observing moons (DL-CH2-LOC-09 to DL-CH2-LOC-11, DL-CH2-MOON)."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Arg, Option, Play
from lanthorn.games.dungeon_legends.chapters.moons import sabotage
from lanthorn.games.dungeon_legends.chapters.moons.records import MoonRecord, tables
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.icons import pool
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import dust
from lanthorn.games.dungeon_legends.rules.ending import check_goal
from lanthorn.games.dungeon_legends.rules.locations import covers, pay_icons
from lanthorn.games.dungeon_legends.rules.rewards import gain_fairy, has_fairy_space, reward
from lanthorn.games.dungeon_legends.state import State

LONGEST_WAY: Final = CASTLE_SQUARE - 1
SKY_MAP: Final = "sky-map"
SKY_DUST: Final = 4
"""DL-CH2-LOC-05."""
SAVED: Final = 0.005
"""For bots: what each Dust is worth that a moon will cost."""


def moon(state: State, card: int) -> MoonRecord:
    return tables(state).moons[state.book.game[card].id]


def moons_in_place(state: State) -> list[int]:
    """DL-CH2-MOON-01. The moons that lie on the square printed on them."""
    game = state.book.game
    return [
        card
        for square, card in enumerate(state.passage)
        if card >= 0 and game[card].kind == "moon" and moon(state, card).square == square
    ]


def promise(state: State, card: int, square: int) -> float:
    """For bots: what a moon on this square is worth: by its way to its own square, by the Dust put aside for
    it, and there by the ways to the Observatory, of whoever is nearest and of all: the next in turn may have
    to observe it. Where all must be there, they should set out early. A moon past its square can come back
    if somebody who can pay for it goes to the Sky Map."""
    record = moon(state, card)
    ahead = record.square - square
    if ahead < 0:
        return -0.04 + 0.01 * _turning_back(state)
    if record.all_heroes:
        return (0.064 if ahead else 0.08) - 0.005 * ahead - (0.02 if ahead else 0.028) * missing(state)
    ways = ways_to(state, sabotage.OBSERVATORY)
    near = -0.005 * ahead if ahead else 0.036 - 0.004 * min(ways) - 0.001 * sum(ways)
    return 0.024 + near + SAVED * min(record.dust, max(hero.usable for hero in state.heroes))


def missing(state: State) -> float:
    """For bots: how many heroes are not at the Observatory. Who is on the way counts for less; the last step
    counts as much as the whole way."""
    return sum(0.5 * way / LONGEST_WAY + 0.5 * (way > 0) for way in ways_to(state, sabotage.OBSERVATORY))


def _turning_back(state: State) -> float:
    """For bots: from 0 to 1, how near the Sky Map somebody is who can pay for it."""
    ways = zip(ways_to(state, SKY_MAP), state.heroes, strict=True)
    return max((1 - way / LONGEST_WAY for way, hero in ways if hero.usable >= SKY_DUST), default=0.0)


def ways_to(state: State, location: str) -> list[int]:
    place = state.slot_of(location)
    return [abs(hero.at - place) for hero in state.heroes]


def observable(state: State, hero: int) -> list[tuple[int, int]]:
    """DL-CH2-MOON-02. Moons that a hero at the Observatory can observe, each with a way to pay for it."""
    one = state.heroes[hero]
    found = []
    for card in moons_in_place(state):
        record = moon(state, card)
        together = not record.all_heroes or all(other.at == one.at for other in state.heroes)
        if together and one.usable >= record.dust:
            found += [(card, way) for way, icons in enumerate(record.icons) if covers(one.pool, pool(icons))]
    return found


async def observe(play: Play[State], hero: int) -> None:
    """DL-CH2-LOC-09, DL-CH2-LOC-11, DL-CH2-GOAL-01. One moon leaves the passage for the observed ones."""
    state = play.state
    offers: Acts = [_offer(state, card, way) for card, way in observable(state, hero)]
    chosen = await play.choose(state.active, "observe", offers, hero=state.name(hero))
    card, way = chosen.a, chosen.b
    record = moon(state, card)
    dust.spend(play, hero, record.dust, "DL-CH2-MOON-02")
    pay_icons(state.heroes[hero].pool, pool(record.icons[way]))
    state.passage[state.square_of(card)] = NONE
    moons(state).observed.append(card)
    play.emit(
        "moon-observed",
        ("DL-CH2-LOC-09",),
        hero=state.name(hero),
        monster=state.book.game[card].id,
        count=len(moons(state).observed),
    )
    check_goal(play)
    await _reward(play, hero, card)


def _offer(state: State, card: int, way: int) -> Option[Act]:
    record, options = moon(state, card), state.book.options
    icons = " ".join(record.icons[way])
    name = record.id if len(record.icons) == 1 else f"{record.id}:{icons.replace(' ', '-')}"
    args: dict[str, Arg] = {
        "monster": record.id,
        "icons": icons,
        "dust": record.dust,
        "ways": len(record.icons),
    }
    clauses = ("DL-CH2-MOON-02", "DL-CH2-MOON-03")
    return options.pick("observe", name, card, args, (options.target(card),), clauses, b=way)


async def _reward(play: Play[State], hero: int, card: int) -> None:
    """DL-CH2-LOC-10, DL-CH2-MOON-10. For the observer; or for all heroes, in an order that is chosen."""
    state = play.state
    if not state.book.game[card].rewards_all:
        await reward(play, hero, card)
        return
    waiting = [other for other in state.in_turn_order() if has_fairy_space(state, other)]
    while waiting:
        taker = await _next_taker(play, waiting)
        waiting.remove(taker)
        await gain_fairy(play, taker)


async def _next_taker(play: Play[State], waiting: list[int]) -> int:
    state = play.state
    options = state.book.options
    names = [(other, state.name(other)) for other in waiting]
    offers: Acts = [
        options.pick("next-fairy", name, other, {"hero": name}, (name,), ("DL-CH2-MOON-10",))
        for other, name in names
    ]
    return (await play.choose(state.active, "next-fairy", offers)).a
