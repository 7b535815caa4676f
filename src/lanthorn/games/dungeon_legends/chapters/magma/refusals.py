"""Why something of chapter IV can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.engine import Arg, Refusal, Text
from lanthorn.games.dungeon_legends.chapters.magma import lava, machines, madness, token
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.chapters.magma.tables import SQUARES
from lanthorn.games.dungeon_legends.icons import moves
from lanthorn.games.dungeon_legends.rules import cards
from lanthorn.games.dungeon_legends.state import CASTLE_SQUARE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, words: list[str]) -> Refusal | None:
    """What the chapter has to say about a key; None if it is none of its business."""
    heroes = [hero for hero in state.acting() if state.name(hero) in words[1:2]]
    match words:
        case ["end"] if madness.held(state):
            return _refuse("madness-first", "DL-CH4-MAD-01", "DL-RUL-69")
        case ["hurl", *_] if heroes:
            return _hurl(state, heroes[0])
        case ["hand-magma", _, name]:
            return _hand_on(state, name)
        case ["madness", _, card, effect] if heroes:
            return _madness(state, heroes[0], card, effect)
        case ["use", _, place, *_] if heroes:
            return _use(state, heroes[0], place)
        case ["move", _, square] if heroes:
            return _move(state, heroes[0], square)
        case ["trade", *_] if len(state.hand.hand) >= cards.FOR_AN_ICON and madness.held(state):
            return _refuse("madness-stays", "DL-DISC-05", "DL-RUL-69")
    return None


def _refuse(message: str, *clauses: str, **args: Arg) -> Refusal:
    return Refusal(Text(f"why-{message}", args), clauses)


def _hurl(state: State, hero: int) -> Refusal | None:
    at = state.heroes[hero].at
    if magma(state).holder != hero:
        return _refuse("no-magma", "DL-CH4-LOC-06")
    if state.rockfall == at:
        return _refuse("magma-rockfall", "DL-RUL-18")
    return _refuse("magma-nobody", "DL-CH4-LOC-06", "DL-RUL-90")


def _hand_on(state: State, name: str) -> Refusal | None:
    holder = magma(state).holder
    if holder == NONE:
        return _refuse("magma-away", "DL-CH4-LOC-09")
    here = [n for n, one in enumerate(state.heroes) if one.at == state.heroes[holder].at and n != holder]
    if name not in [state.name(number) for number in here]:
        return _refuse("magma-same-square", "DL-CH4-LOC-09")
    refused = name not in [state.name(number) for number in token.takers(state)]
    return _refuse("magma-refused", "DL-RUL-34", "DL-RUL-70") if refused else None


def _madness(state: State, hero: int, card: str, effect: str) -> Refusal | None:
    mine = [number for number in madness.held(state) if state.book.cards[number].id == card]
    if not mine:
        return _refuse("not-in-hand", "DL-CH4-MAD-01")
    return (
        _refuse("madness-effect", "DL-RUL-69")
        if effect not in madness.possible(state, hero, mine[0])
        else None
    )


def _use(state: State, hero: int, place: str) -> Refusal | None:
    """Only where the hero stands beside the Location; the rest is for the common rules to say."""
    square = state.heroes[hero].at
    if square == CASTLE_SQUARE or state.book.locations[state.locations[square]].name != place:
        return None
    if place == lava.MACHINES and not machines.count_items(state):
        return _refuse("no-item", "DL-CH4-LOC-13", "DL-RUL-72")
    if place == token.LOCATION and magma(state).holder != NONE:
        return _refuse("magma-gone", "DL-CH4-LOC-11")
    return None


def _move(state: State, hero: int, square: str) -> Refusal | None:
    """Cooled lava that takes more Moves than there are."""
    one, at = state.heroes[hero], int(square[1:]) if square[1:].isdecimal() else 0
    costs = 1 + (lava.extra_moves(state, at) if at in SQUARES and abs(at - one.at) == 1 else 0)
    if costs == 1 or not 0 < moves(one.pool) < costs:
        return None
    return _refuse("cooled-lava", "DL-CH4-RULE-02", "DL-MOVE-05", count=costs)
