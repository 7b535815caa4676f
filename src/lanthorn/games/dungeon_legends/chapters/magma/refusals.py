"""Why something of chapter IV can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_legends.chapters.magma import lava, machines, madness, token
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.refusals import because
from lanthorn.games.dungeon_legends.rules import cards

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, hero: int, words: list[str]) -> Refusal | None:
    """What the chapter has to say about a key; None if it is none of its business."""
    match words:
        case ["end"] if madness.held(state):
            return because("madness-first", "DL-CH4-MAD-01", "DL-RUL-69")
        case _ if hero == NONE:
            return None
        case ["hurl", *_]:
            return _hurl(state, hero)
        case ["hand-magma", _, name]:
            return _hand_on(state, name)
        case ["play", _, card, *_] if card in _held(state):
            return because("madness-by-effect", "DL-CH4-MAD-01")
        case ["madness", _, card, effect]:
            return _madness(state, hero, card, effect)
        case ["use", _, place, *_]:
            return _use(state, hero, place)
        case ["trade", *_] if len(state.hand.hand) >= cards.FOR_AN_ICON and madness.held(state):
            return because("madness-stays", "DL-DISC-05", "DL-RUL-69")
    return None


def _hurl(state: State, hero: int) -> Refusal | None:
    at = state.heroes[hero].at
    if magma(state).holder != hero:
        return because("no-magma", "DL-CH4-LOC-06")
    if state.rockfall == at:
        return because("magma-rockfall", "DL-RUL-18")
    return because("magma-nobody", "DL-CH4-LOC-06", "DL-RUL-90")


def _hand_on(state: State, name: str) -> Refusal | None:
    holder = magma(state).holder
    if holder == NONE:
        return because("magma-away", "DL-CH4-LOC-09")
    here = [n for n, one in enumerate(state.heroes) if one.at == state.heroes[holder].at and n != holder]
    if name not in [state.name(number) for number in here]:
        return because("magma-same-square", "DL-CH4-LOC-09")
    refused = name not in [state.name(number) for number in token.takers(state)]
    return because("magma-refused", "DL-RUL-34", "DL-RUL-70") if refused else None


def _madness(state: State, hero: int, card: str, effect: str) -> Refusal | None:
    mine = _held(state)
    if card not in mine:
        return because("not-in-hand", "DL-CH4-MAD-01")
    possible = madness.possible(state, hero, mine[card])
    return None if effect in possible else because("madness-effect", "DL-RUL-69")


def _held(state: State) -> dict[str, int]:
    """The Madness cards in hand, by their names."""
    return {state.book.cards[card].id: card for card in madness.held(state)}


def _use(state: State, hero: int, place: str) -> Refusal | None:
    """Only where the hero stands beside the Location; the rest is for the common rules to say."""
    if state.beside(hero) != place:
        return None
    if place == lava.MACHINES and not machines.count_items(state):
        return because("no-item", "DL-CH4-LOC-13", "DL-RUL-72")
    if place == token.LOCATION and magma(state).holder != NONE:
        return because("magma-gone", "DL-CH4-LOC-11")
    return None
