"""Combat (DL-COMBAT): one attack from its declaration to the rewards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.icons import RANGED, SWORD, Pool
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules.defence import hurt
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance
from lanthorn.games.dungeon_legends.rules.rewards import reward
from lanthorn.games.dungeon_legends.state import State


@dataclass(frozen=True, slots=True)
class Blow:
    """A sort of attack: whether Claws answer it, and whether Broken Swords lessen it."""

    name: str
    provokes: bool = False
    blunted: bool = False


BY_SWORD: Final = Blow("sword", provokes=True, blunted=True)
AT_RANGE: Final = Blow("ranged")  # DL-COMBAT-19


def add_attacks(state: State, hero: int, acts: Acts) -> None:
    """DL-COMBAT-02, DL-RUL-90. Every attack that the icons of the pool allow, with one to all of them."""
    pool = state.heroes[hero].pool
    if pool[SWORD]:
        _add_sword_attacks(state, hero, pool[SWORD], acts)
    if pool[RANGED[0]] or pool[RANGED[1]] or pool[RANGED[2]]:
        _add_ranged_attacks(state, hero, acts)


def _add_sword_attacks(state: State, hero: int, swords: int, acts: Acts) -> None:
    """DL-COMBAT-09, DL-COMBAT-10, DL-COMBAT-27."""
    target = aligned_target(state, hero)
    if target == NONE or not state.book.chapter.can_hit(state, hero, target, BY_SWORD):
        return
    options, who = state.book.options, state.name(hero)
    acts += [options.attack("strike", hero, who, target, count) for count in range(swords, 0, -1)]


def aligned_target(state: State, hero: int) -> int:
    """DL-COM-02, DL-RUL-18. What the hero can reach in his own column, unless rocks lie between."""
    column = state.heroes[hero].at
    if column == CASTLE_SQUARE or state.rockfall == column:
        return NONE
    return state.book.chapter.target(state, column)


def _add_ranged_attacks(state: State, hero: int, acts: Acts) -> None:
    """DL-COMBAT-17, DL-COMBAT-18, DL-COMBAT-20, DL-GEO-07."""
    one, chapter, options = state.heroes[hero], state.book.chapter, state.book.options
    for column in range(max(1, one.at - 3), min(LAST_PASSAGE, one.at + 3) + 1):
        shots = count_shots(one.pool, abs(column - one.at))
        target = chapter.target(state, column) if shots else NONE
        if target != NONE and chapter.can_hit(state, hero, target, AT_RANGE):
            who = state.name(hero)
            acts += [options.attack("shoot", hero, who, target, count) for count in range(shots, 0, -1)]


def count_shots(pool: Pool, distance: int) -> int:
    """How many Ranged icons reach so far. None reaches the hero's own column."""
    return sum(pool[icon] for icon in RANGED[distance - 1 :]) if distance else 0


async def attack(play: Play[State], act: Act) -> None:
    """DL-COMBAT-21. Swords or Ranged icons, never both."""
    state = play.state
    pool = state.heroes[act.hero].pool
    if act.verb == "strike":
        pool[SWORD] -= act.b
        await strike(play, act.hero, act.a, act.b, BY_SWORD)
    else:
        distance = abs(state.book.chapter.column(state, act.a) - state.heroes[act.hero].at)
        spend_shots(pool, distance, act.b)
        await strike(play, act.hero, act.a, act.b, AT_RANGE)


def spend_shots(pool: Pool, distance: int, count: int) -> None:
    """The icons with the shortest sufficient reach go first: longer ones can do all that they can."""
    for icon in RANGED[distance - 1 :]:
        spent = min(count, pool[icon])
        pool[icon] -= spent
        count -= spent


async def strike(play: Play[State], hero: int, target: int, amount: int, blow: Blow) -> None:
    """DL-COMBAT-03 to DL-COMBAT-08, DL-COMBAT-22. One attack: damage both ways, then defeat and rewards."""
    state = play.state
    chapter, card = state.book.chapter, state.book.game[target]
    own, stings = _printed(state, target), stings_of(state, target)
    damage = max(0, amount - stings.broken) if blow.blunted else amount
    felt = chapter.felt(state, hero, target, damage)
    play.emit(
        "attacked", ("DL-COMBAT-03",), hero=state.name(hero), monster=card.id, damage=felt, blow=blow.name
    )
    column = chapter.column(state, target)
    falls = await chapter.hit(play, hero, target, damage, blow)
    await _stung(play, hero, target, stings, blow)
    if card.strikes_all:
        for other in state.in_turn_order():
            if other != hero:
                await _stung(play, other, target, own, blow)
    if falls:
        await defeat(play, hero, target, column)


class Stings(NamedTuple):
    """What a target does to attackers and their Swords."""

    claws: int
    broken: int
    unavoidable: int


def _printed(state: State, target: int) -> Stings:
    """What the card itself shows, without what a Fairy has disarmed (DL-FAIRY-22)."""
    card = state.book.game[target]
    off = state.disarmed == target
    return Stings(max(0, card.claws - off), max(0, card.broken - off), card.unavoidable)


def stings_of(state: State, target: int) -> Stings:
    """DL-COM-16, DL-RUL-15. With the Threat on its square, which is meant for the attacker alone."""
    claws, broken, unavoidable = _printed(state, target)
    threat = state.threats[state.book.chapter.threat_square(state, target)]
    if threat != NONE:
        kind = state.book.game[threat].threat
        claws += kind == "claw"
        broken += kind == "broken"
        unavoidable += kind == "unavoidable"
    return Stings(claws, broken, unavoidable)


async def _stung(play: Play[State], victim: int, target: int, stings: Stings, blow: Blow) -> None:
    """DL-COMBAT-05, DL-COMBAT-12, DL-COMBAT-13, DL-COMBAT-16, DL-COMBAT-28."""
    cause = play.state.book.game[target].id
    if stings.claws and blow.provokes:
        await hurt(play, victim, stings.claws, cause, "DL-COMBAT-12")
    if stings.unavoidable:
        lose_resistance(play, victim, stings.unavoidable, cause, "DL-COMBAT-16")


async def defeat(play: Play[State], hero: int, target: int, column: int) -> None:
    """DL-COMBAT-06, DL-COMBAT-07, DL-REW-01, DL-REW-06. It leaves the mat, and the hero is rewarded."""
    state = play.state
    chapter = state.book.chapter
    play.emit("defeated", ("DL-COMBAT-06",), hero=state.name(hero), monster=state.book.game[target].id)
    state.damage.pop(target, None)
    chapter.remove(state, target)
    state.gone.append(target)
    await chapter.defeated(play, hero, target, column)
    chapter.left(state, target)
    await reward(play, hero, target)
    await chapter.rest(play)
