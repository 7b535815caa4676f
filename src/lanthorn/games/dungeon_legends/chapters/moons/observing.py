"""Observing moons (DL-CH2-LOC-09 to DL-CH2-LOC-11, DL-CH2-MOON)."""

from __future__ import annotations

from lanthorn.engine import Arg, Option, Play
from lanthorn.games.dungeon_legends.chapters.moons.records import MoonRecord, tables
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.icons import pool
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import dust
from lanthorn.games.dungeon_legends.rules.ending import check_goal
from lanthorn.games.dungeon_legends.rules.locations import covers, pay_icons
from lanthorn.games.dungeon_legends.rules.rewards import gain_fairy, has_fairy_space, reward
from lanthorn.games.dungeon_legends.state import State


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
