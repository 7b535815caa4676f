"""Why something of chapter I can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.engine import Arg, Refusal, Text
from lanthorn.games.dungeon_legends.chapters.fire.ravagers import guarded
from lanthorn.games.dungeon_legends.chapters.fire.state import BLAZE, fire
from lanthorn.games.dungeon_legends.icons import moves
from lanthorn.games.dungeon_legends.rules.locations import may_use
from lanthorn.games.dungeon_legends.state import CASTLE_SQUARE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, words: list[str]) -> Refusal | None:
    """The chapter's own reasons; what the common rules forbid is none of them."""
    hero = next((number for number in state.acting() if state.name(number) in words[1:2]), NONE)
    match words:
        case ["strike" | "shoot", _, target, *_]:
            return _attack(state, target)
        case ["douse", _, name] if hero != NONE:
            return _douse(state, hero, name)
        case ["exchange", _, name, *_] if hero != NONE:
            return _exchange(state, hero, name)
        case ["use", _, name, *_] if hero != NONE:
            return _use(state, hero, name)
        case ["move", _, square] if hero != NONE:
            return _move(state, hero, square)
    return None


def _refuse(message: str, *clauses: str, **args: Arg) -> Refusal:
    return Refusal(Text(f"why-{message}", args), clauses)


def _attack(state: State, target: str) -> Refusal | None:
    if any(state.book.options.target(card) == target for card in guarded(state)):
        return _refuse("ravager-first", "DL-CH1-CARD-03", "DL-RUL-58")
    return None


def _beside(state: State, hero: int) -> str:
    """The Location next to the hero, or nothing beside the castle."""
    square = state.heroes[hero].at
    return "" if square == CASTLE_SQUARE else state.book.locations[state.locations[square]].name


def _douse(state: State, hero: int, name: str) -> Refusal | None:
    if _beside(state, hero) != name:
        return _refuse("not-beside", "DL-CH1-LOC-01", "DL-CH1-LOC-02")
    location = state.locations[state.heroes[hero].at]
    if not fire(state).fires[location]:
        return _refuse("no-fire", "DL-CH1-LOC-02")
    if not fire(state).buckets[hero]:
        return _refuse("empty-bucket", "DL-CH1-LOC-01")
    if name == BLAZE and state.darkness == location:
        return _refuse("dark", "DL-COM-10", "DL-RUL-55", dust=state.book.mat.light_dust)
    if name == BLAZE and not may_use(state, hero, location):
        return _refuse("used", "DL-LOC-02", "DL-CH1-LOC-01")
    return None


def _exchange(state: State, hero: int, name: str) -> Refusal | None:
    others = [number for number in range(len(state.heroes)) if state.name(number) == name]
    if not others or state.heroes[others[0]].at != state.heroes[hero].at:
        return _refuse("bucket-apart", "DL-CH1-RULE-05")
    if fire(state).buckets[others[0]] == fire(state).buckets[hero]:
        return _refuse("buckets-alike", "DL-CH1-RULE-07")
    return _refuse("bucket-refused", "DL-RUL-34", "DL-RUL-57")


def _use(state: State, hero: int, name: str) -> Refusal | None:
    """Only where the hero stands beside a Location that could be used otherwise."""
    if _beside(state, hero) != name:
        return None
    location = state.locations[state.heroes[hero].at]
    fills = any(use.do == "fill" for use in state.book.locations[location].use)
    if fills and fire(state).buckets[hero]:
        return _refuse("bucket-full", "DL-CH1-LOC-10")
    return None


def _move(state: State, hero: int, square: str) -> Refusal | None:
    """Mud that takes more Moves than there are."""
    one, mud = state.heroes[hero], fire(state).mud
    costs = state.book.chapter.step_cost(state, mud)
    if square != f"h{mud}" or abs(mud - one.at) != 1 or not 0 < moves(one.pool) < costs:
        return None
    return _refuse("mud", "DL-CH1-CARD-09", "DL-MOVE-05", count=costs)
