"""Why something of this chapter is not on offer."""

from __future__ import annotations

from lanthorn.engine import Refusal, Text
from lanthorn.games.dungeon_legends.chapters.moons import eater, observing, sabotage
from lanthorn.games.dungeon_legends.chapters.moons.state import moons
from lanthorn.games.dungeon_legends.rules.locations import may_use
from lanthorn.games.dungeon_legends.state import NONE, State


def why_not(state: State, words: list[str]) -> Refusal | None:
    """The chapter's own reasons; what the common rules forbid is none of them."""
    hero = next((number for number in state.acting() if state.name(number) in words[1:2]), NONE)
    match words:
        case ["under", name] if name.startswith(eater.EATER):
            return Refusal(Text("why-eater-on-top"), ("DL-CH2-LOC-08",))
        case ["strike" | "shoot", _, target, _]:
            return _attack(state, target)
        case ["repair", _] if hero != NONE:
            return _repair(state, hero)
        case ["light", _] if hero != NONE:
            return _light(state, hero)
        case ["use", _, sabotage.OBSERVATORY, _] if hero != NONE:
            return _observe(state, hero)
    return None


def _attack(state: State, target: str) -> Refusal | None:
    options, game = state.book.options, state.book.game
    for card in state.passage:
        if card >= 0 and options.target(card) == target and game[card].kind == "moon":
            return Refusal(Text("why-moon-attacked"), ("DL-CH2-RULE-03", "DL-RUL-38"))
    return None


def _repair(state: State, hero: int) -> Refusal | None:
    if not moons(state).sabotage:
        return Refusal(Text("why-no-sabotage"), ("DL-CH2-CARD-02",))
    if not sabotage.at_observatory(state, hero):
        return Refusal(Text("why-not-at-observatory"), ("DL-CH2-CARD-02",))
    if sabotage.under_darkness(state):
        return Refusal(Text("why-darkness-first"), ("DL-CH2-CARD-03",))
    if state.heroes[hero].usable < sabotage.REPAIR:
        return Refusal(Text("why-repair-dust", {"dust": sabotage.REPAIR}), ("DL-CH2-CARD-02",))
    return None


def _light(state: State, hero: int) -> Refusal | None:
    if sabotage.at_observatory(state, hero) and sabotage.covers_darkness(state):
        return Refusal(Text("why-sabotage-first"), ("DL-CH2-CARD-03", "DL-RUL-64"))
    return None


def _observe(state: State, hero: int) -> Refusal | None:
    """Only if the Observatory could be used: a hero is there, it is light, and it was not used before."""
    if not sabotage.at_observatory(state, hero):
        return None
    location = state.locations[state.heroes[hero].at]
    if moons(state).sabotage:
        return Refusal(Text("why-sabotaged"), ("DL-CH2-CARD-01",))
    if state.darkness == location or not may_use(state, hero, location):
        return None
    if not observing.moons_in_place(state):
        return Refusal(Text("why-no-moon-in-place"), ("DL-CH2-MOON-01",))
    if not observing.observable(state, hero):
        return Refusal(Text("why-moon-cost"), ("DL-CH2-MOON-02",))
    return None
