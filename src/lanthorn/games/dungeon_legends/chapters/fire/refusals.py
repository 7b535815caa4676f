"""Why something of chapter I can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_legends.chapters.fire.ravagers import guarded
from lanthorn.games.dungeon_legends.chapters.fire.state import BLAZE, fire
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.refusals import because
from lanthorn.games.dungeon_legends.rules.locations import may_use

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, hero: int, words: list[str]) -> Refusal | None:
    """The chapter's own reasons; what the common rules forbid is none of them."""
    if hero == NONE:
        return None
    match words:
        case ["strike" | "shoot", _, target, *_]:
            return _attack(state, target)
        case ["douse", _, name]:
            return _douse(state, hero, name)
        case ["exchange", _, name, *_]:
            return _exchange(state, hero, name)
        case ["use", _, name, *_]:
            return _use(state, hero, name)
    return None


def _attack(state: State, target: str) -> Refusal | None:
    if any(state.book.options.target(card) == target for card in guarded(state)):
        return because("ravager-first", "DL-CH1-CARD-03", "DL-RUL-58")
    return None


def _douse(state: State, hero: int, name: str) -> Refusal | None:
    if state.beside(hero) != name:
        return because("not-beside", "DL-CH1-LOC-01", "DL-CH1-LOC-02")
    location = state.locations[state.heroes[hero].at]
    if not fire(state).fires[location]:
        return because("no-fire", "DL-CH1-LOC-02")
    if not fire(state).buckets[hero]:
        return because("empty-bucket", "DL-CH1-LOC-01")
    if name == BLAZE and state.darkness == location:
        return because("dark", "DL-COM-10", "DL-RUL-55", dust=state.book.mat.light_dust)
    if name == BLAZE and not may_use(state, hero, location):
        return because("used", "DL-LOC-02", "DL-CH1-LOC-01")
    return None


def _exchange(state: State, hero: int, name: str) -> Refusal | None:
    other = state.hero_named(name)
    if other == NONE or state.heroes[other].at != state.heroes[hero].at:
        return because("bucket-apart", "DL-CH1-RULE-05")
    if fire(state).buckets[other] == fire(state).buckets[hero]:
        return because("buckets-alike", "DL-CH1-RULE-07")
    return because("bucket-refused", "DL-RUL-34", "DL-RUL-57")


def _use(state: State, hero: int, name: str) -> Refusal | None:
    """Only where the hero stands beside a Location that could be used otherwise."""
    if state.beside(hero) != name:
        return None
    location = state.locations[state.heroes[hero].at]
    fills = any(use.do == "fill" for use in state.book.locations[location].use)
    if fills and fire(state).buckets[hero]:
        return because("bucket-full", "DL-CH1-LOC-10")
    return None
