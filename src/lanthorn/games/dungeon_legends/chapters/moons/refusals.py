"""Why something of this chapter is not on offer."""

from __future__ import annotations

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_legends.chapters.moons import eater, observing, sabotage
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.refusals import because
from lanthorn.games.dungeon_legends.rules.locations import may_use
from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, hero: int, words: list[str]) -> Refusal | None:
    """The chapter's own reasons; what the common rules forbid is none of them."""
    match words:
        case ["under", name] if name.startswith(eater.EATER):
            return because("eater-on-top", "DL-CH2-LOC-08")
        case _ if hero == NONE:
            return None
        case ["strike" | "shoot", _, target, _]:
            return _attack(state, target)
        case ["repair", _]:
            return _repair(state, hero)
        case ["light", _]:
            return _light(state, hero)
        case ["use", _, sabotage.OBSERVATORY, _]:
            return _observe(state, hero)
    return None


def _attack(state: State, target: str) -> Refusal | None:
    options, game = state.book.options, state.book.game
    for card in state.passage:
        if card >= 0 and options.target(card) == target and game[card].kind == "moon":
            return because("moon-attacked", "DL-CH2-RULE-03", "DL-RUL-38")
    return None


def _repair(state: State, hero: int) -> Refusal | None:
    if not moons(state).sabotage:
        return because("no-sabotage", "DL-CH2-CARD-02")
    if not sabotage.at_observatory(state, hero):
        return because("not-at-observatory", "DL-CH2-CARD-02")
    if sabotage.under_darkness(state):
        return because("darkness-first", "DL-CH2-CARD-03")
    if state.heroes[hero].usable < sabotage.REPAIR:
        return because("repair-dust", "DL-CH2-CARD-02", dust=sabotage.REPAIR)
    return None


def _light(state: State, hero: int) -> Refusal | None:
    if sabotage.at_observatory(state, hero) and sabotage.covers_darkness(state):
        return because("sabotage-first", "DL-CH2-CARD-03", "DL-RUL-64")
    return None


def _observe(state: State, hero: int) -> Refusal | None:
    """Only if the Observatory could be used: a hero is there, it is light, and it was not used before."""
    if not sabotage.at_observatory(state, hero):
        return None
    location = state.locations[state.heroes[hero].at]
    if moons(state).sabotage:
        return because("sabotaged", "DL-CH2-CARD-01")
    if state.darkness == location or not may_use(state, hero, location):
        return None
    if not observing.moons_in_place(state):
        return because("no-moon-in-place", "DL-CH2-MOON-01")
    if not observing.observable(state, hero):
        return because("moon-cost", "DL-CH2-MOON-02")
    return None
