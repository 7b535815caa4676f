"""Using Locations (DL-LOC), and what several of them do; also square H7, Darkness and Rockfall."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Option, Play
from lanthorn.games.dungeon_legends.content import Use
from lanthorn.games.dungeon_legends.icons import MOVE, RANGED, REUSE, Pool, moves, pool, spend_moves
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE, SPOTS
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import cards, dust
from lanthorn.games.dungeon_legends.rules.combat import spend_shots
from lanthorn.games.dungeon_legends.rules.looking import look
from lanthorn.games.dungeon_legends.rules.passage import remove_threat, traps_left
from lanthorn.games.dungeon_legends.rules.rewards import gain_fairy, has_fairy_space
from lanthorn.games.dungeon_legends.state import CASTLE_USE, State

ELASTIC: Final = (MOVE, *RANGED)
"""Icons that others can stand in for."""
COMMON_USES: Final = ("trap", "fairy", "draw", "look")
"""What Locations of every chapter may do; the rest is the chapter's own."""


def add_uses(state: State, hero: int, acts: Acts) -> None:
    """DL-LOC-01 to DL-LOC-06, DL-COM-10. What the hero can do at his square."""
    square = state.heroes[hero].at
    if square == CASTLE_SQUARE:
        _add_castle_square(state, hero, acts)
        return
    location = state.locations[square]
    if state.rockfall == square and covers(state.heroes[hero].pool, state.book.rockfall):
        acts.append(_at_square(state, hero, "clear", ("rockfall",), ("DL-COM-04",)))
    if state.darkness == location:
        _add_light(state, hero, acts)
    elif may_use(state, hero, location) and not state.book.chapter.blocks(state, location):
        _add_ways(state, hero, location, acts)


def _add_ways(state: State, hero: int, location: int, acts: Acts) -> None:
    again = location in state.used
    who, options = state.name(hero), state.book.options
    for number, use in enumerate(state.book.locations[location].use):
        if can_pay(state, hero, use) and is_possible(state, hero, location, use):
            acts.append(options.use(hero, who, location, number, again=again))


def may_use(state: State, hero: int, place: int) -> bool:
    """DL-LOC-02, DL-LOC-04. Once a turn, and once more for each Reuse icon."""
    return place not in state.used or state.heroes[hero].pool[REUSE] > 0


def can_pay(state: State, hero: int, use: Use) -> bool:
    """DL-LOC-06."""
    one = state.heroes[hero]
    if one.usable < use.dust or (use.icons and not covers(one.pool, pool(use.icons))):
        return False
    return not use.discard or cards.count_discardable(state) >= use.discard


def covers(own: Pool, wanted: Pool) -> bool:
    """Whether a pool holds these icons; where a Ranged icon is wanted, any will do, and for a Move also one
    that could serve an ally."""
    far = sum(wanted[icon] for icon in RANGED)
    if (far and sum(own[icon] for icon in RANGED) < far) or moves(own) < wanted[MOVE]:
        return False
    return all(own[icon] >= count for icon, count in enumerate(wanted) if count and icon not in ELASTIC)


def pay_icons(own: Pool, wanted: Pool) -> None:
    """DL-ICON-02, DL-ICON-03. Of the Ranged icons those with the shortest reach go first."""
    spend_moves(own, wanted[MOVE])
    spend_shots(own, 1, sum(wanted[icon] for icon in RANGED))
    for icon, count in enumerate(wanted):
        if icon not in ELASTIC:
            own[icon] -= count


def is_possible(state: State, hero: int, location: int, use: Use) -> bool:
    """Whether the effect would do anything."""
    if use.do == "trap":
        return can_lay_trap(state, hero)
    if use.do == "fairy":
        return has_fairy_space(state, hero) and any(fairy != NONE for fairy in state.sanctuary)
    if use.do == "draw":
        return bool(state.hand.deck or state.hand.discard)
    if use.do == "look":
        return bool(state.deck)
    return state.book.chapter.can_use(state, hero, location, use)


async def use(play: Play[State], act: Act) -> None:
    """DL-LOC-06, DL-LOC-11. The cost in full, then the effect."""
    state = play.state
    location, chapter = act.a, state.book.chapter
    place = state.book.locations[location]
    way = place.use[act.b]
    mark_used(state, act.hero, location)
    play.emit("location-used", ("DL-LOC-01",), hero=state.name(act.hero), location=place.name)
    dust.spend(play, act.hero, way.dust, "DL-LOC-06")
    pay_icons(state.heroes[act.hero].pool, pool(way.icons))
    await cards.discard(play, way.discard, "DL-LOC-07")
    if way.do == "trap":
        await lay_trap(play, act.hero)
    elif way.do == "fairy":
        await gain_fairy(play, act.hero, sanctuary=True)
    elif way.do == "draw":
        cards.draw(play, state.active, way.amount, "DL-LOC-06")
    elif way.do == "look":
        await look(play, way.amount, "DL-RUL-88", may_go_under=True)
    else:
        await chapter.use(play, act.hero, location, way)
    await chapter.used(play, location)


def mark_used(state: State, hero: int, place: int) -> None:
    """DL-LOC-02, DL-LOC-04, DL-LOC-05."""
    if place in state.used:
        state.heroes[hero].pool[REUSE] -= 1
    else:
        state.used.append(place)


# Traps


def can_lay_trap(state: State, hero: int) -> bool:
    """DL-TRAP-03, DL-TRAP-04."""
    usable = state.heroes[hero].usable
    return 0 in state.traps and any(value <= usable for value in traps_left(state))


async def lay_trap(play: Play[State], hero: int) -> None:
    """DL-TRAP-01 to DL-TRAP-04, DL-TRAP-10. A trap of the supply on an empty spot, for Dust of its value."""
    state = play.state
    options, usable = state.book.options, state.heroes[hero].usable
    offers = [
        options.pick(
            "trap",
            f"{value}:{SPOTS[spot]}",
            value,
            {"value": value, "spot": SPOTS[spot]},
            (f"trap-{value}", f"spot-{SPOTS[spot]}"),
            ("DL-TRAP-02",),
            b=spot,
        )
        for value in traps_left(state)
        for spot in range(len(state.traps))
        if value <= usable and not state.traps[spot]
    ]
    chosen = await play.choose(state.active, "lay-trap", offers)
    value, spot = chosen.a, chosen.b
    dust.spend(play, hero, value, "DL-TRAP-02")
    state.traps[spot] = value
    play.emit("trap-laid", ("DL-TRAP-02",), hero=state.name(hero), value=value, spot=SPOTS[spot])


# What is not the use of a Location (DL-LOC-08), and square H7


def _add_light(state: State, hero: int, acts: Acts) -> None:
    """DL-COM-11, DL-COM-12."""
    if state.heroes[hero].usable >= state.book.mat.light_dust and not state.book.chapter.covers_darkness(
        state
    ):
        acts.append(_at_square(state, hero, "light", ("darkness",), ("DL-COM-11",)))


def _add_castle_square(state: State, hero: int, acts: Acts) -> None:
    """DL-LOC-10, DL-RUL-16."""
    pays = state.heroes[hero].usable >= state.book.mat.calm_dust
    if pays and may_use(state, hero, CASTLE_USE) and any(threat != NONE for threat in state.threats):
        acts.append(_at_square(state, hero, "calm-threat", ("h7",), ("DL-LOC-10", "DL-COM-17")))


def _at_square(
    state: State, hero: int, verb: str, touches: tuple[str, ...], clauses: tuple[str, ...]
) -> Option[Act]:
    who = state.name(hero)
    return state.book.options.hero_act(verb, hero, who, (who, *touches), clauses)


async def clear(play: Play[State], act: Act) -> None:
    """DL-COM-04, DL-RUL-17."""
    state = play.state
    pay_icons(state.heroes[act.hero].pool, state.book.rockfall)
    state.rockfall = 0
    play.emit("rockfall-cleared", ("DL-COM-04",), hero=state.name(act.hero))


async def light(play: Play[State], act: Act) -> None:
    """DL-COM-11."""
    state = play.state
    dust.spend(play, act.hero, state.book.mat.light_dust, "DL-COM-11")
    state.darkness = NONE
    play.emit("lit", ("DL-COM-11",), hero=state.name(act.hero))


async def calm_threat(play: Play[State], act: Act) -> None:
    """DL-LOC-10."""
    state = play.state
    mark_used(state, act.hero, CASTLE_USE)
    dust.spend(play, act.hero, state.book.mat.calm_dust, "DL-LOC-10")
    await remove_threat(play, "DL-COM-17")
