"""The Explosive Magma token (DL-CH4-LOC-05 to DL-CH4-LOC-11): taken, handed on, hurled."""

from __future__ import annotations

from typing import Final

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.base import Foretold, Loss
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules.combat import Blow, aligned_target, strike
from lanthorn.games.dungeon_legends.rules.consent import agrees, may_ask
from lanthorn.games.dungeon_legends.rules.ending import lose_resistance
from lanthorn.games.dungeon_legends.state import State

BY_MAGMA: Final = Blow("magma", blunted=True)  # DL-COMBAT-23, DL-CH4-LOC-07, DL-RUL-12
BURN: Final = 1
LOCATION: Final = "explosive-magma"


def take(play: Play[State], hero: int) -> None:
    """DL-CH4-LOC-05."""
    play.emit("magma-taken", ("DL-CH4-LOC-05",), hero=play.state.name(hero))
    _receive(play, hero, "DL-CH4-LOC-05")


def _receive(play: Play[State], hero: int, clause: str) -> None:
    magma(play.state).holder = hero
    lose_resistance(play, hero, BURN, "magma", clause)


def foretell(hero: int) -> Foretold:
    """DL-CH4-LOC-05, DL-CH4-LOC-09. It burns whoever gets it."""
    return Foretold((Loss(hero, BURN),))


# The attack


def add_hurl(state: State, hero: int, acts: Acts) -> None:
    """DL-CH4-LOC-06, DL-RUL-18. In the holder's own turn, at what is aligned, unless rocks lie between."""
    target = aligned_target(state, hero) if magma(state).holder == hero else NONE
    if target != NONE:
        options, name = state.book.options, state.book.game[target].id
        touches = ("magma", options.target(target))
        acts.append(
            options.hero_act("hurl", hero, state.name(hero), touches, ("DL-CH4-LOC-06",), monster=name)
        )


async def hurl(play: Play[State], act: Act) -> None:
    """DL-CH4-LOC-06 to DL-CH4-LOC-08, DL-CH4-LOC-10, DL-RUL-13. The token is back on its Location."""
    state = play.state
    magma(state).holder = NONE
    await strike(play, act.hero, aligned_target(state, act.hero), damage(state), BY_MAGMA)


def damage(state: State) -> int:
    return next(use.amount for place in state.book.locations for use in place.use if use.do == "take-magma")


# From hand to hand


def add_handing_on(state: State, hero: int, acts: Acts) -> None:
    """DL-CH4-LOC-09, DL-RUL-70. In anybody's turn. Whoever is on proposes it, and whoever of the two heroes
    is another player's is asked."""
    holder = magma(state).holder
    if holder == NONE or hero != (holder if holder in state.acting() else state.acting()[0]):
        return
    who, giver, options = state.name(hero), state.name(holder), state.book.options
    for other in takers(state):
        name = state.name(other)
        acts.append(
            options.pick(
                "hand-magma",
                f"{who}:{name}",
                other,
                {"hero": giver, "target": name},
                ("magma", name),
                ("DL-CH4-LOC-09",),
                hero=hero,
            )
        )


def takers(state: State) -> list[int]:
    """The heroes on the holder's square, but for those where somebody has refused this turn."""
    holder = magma(state).holder
    return [
        other
        for other, one in enumerate(state.heroes)
        if other != holder
        and one.at == state.heroes[holder].at
        and may_ask(state, holder, other, "give-magma")
        and may_ask(state, other, holder, "take-magma")
    ]


async def hand_on(play: Play[State], act: Act) -> None:
    """DL-CH4-LOC-09, DL-RUL-34, DL-RUL-70."""
    state = play.state
    holder, taker = magma(state).holder, act.a
    active = state.active
    if state.heroes[holder].player != active and not await agrees(play, holder, taker, "give-magma"):
        return
    if state.heroes[taker].player != active and not await agrees(play, taker, holder, "take-magma"):
        return
    play.emit("magma-handed-on", ("DL-CH4-LOC-09",), hero=state.name(holder), other=state.name(taker))
    _receive(play, taker, "DL-CH4-LOC-09")
