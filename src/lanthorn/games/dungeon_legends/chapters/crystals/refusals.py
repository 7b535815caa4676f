"""Why something of chapter III can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_legends.chapters.crystals.cart import free_spaces, is_barred, loadable
from lanthorn.games.dungeon_legends.chapters.crystals.records import tables
from lanthorn.games.dungeon_legends.chapters.crystals.state import crystals
from lanthorn.games.dungeon_legends.icons import moves
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.refusals import Why, because
from lanthorn.games.dungeon_legends.rules.combat import aligned_target

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State


def why_not(state: State, hero: int, words: list[str]) -> Refusal | None:
    """What the chapter has to say about a key; None if it is none of its business."""
    reason = _REASONS.get(words[0])
    return reason(state, hero, words[2:]) if reason and hero != NONE else None


def _push(state: State, hero: int, words: list[str]) -> Refusal | None:
    cart, one = crystals(state).cart, state.heroes[hero]
    square = _square(words)
    if one.at != cart:
        return because("not-at-cart", "DL-CH3-RULE-01", square=cart)
    if abs(square - cart) != 1 or not 1 <= square <= CASTLE_SQUARE:
        return because("cart-one-square", "DL-CH3-RULE-01")
    if is_barred(state, cart, square):
        return because("gate", "DL-CH3-CARD-10")
    return None if moves(one.pool) else because("push-costs-move", "DL-CH3-RULE-01")


def _load(state: State, hero: int, words: list[str]) -> Refusal | None:
    here = crystals(state)
    if state.heroes[hero].at != here.cart:
        return because("not-at-cart", "DL-CH3-RULE-04", square=here.cart)
    if here.load == tables(state).about.cart:
        return because("cart-full", "DL-CH3-RULE-02", count=here.load)
    return because("no-crystals", "DL-CH3-RULE-04", count=loadable(state))


def _open_gate(state: State, hero: int, words: list[str]) -> Refusal | None:
    here = crystals(state)
    if here.key_of != hero:
        return because("no-key", "DL-CH3-CARD-12", "DL-RUL-86")
    return because("not-at-gate", "DL-CH3-CARD-12", left=here.gate, right=here.gate + 1)


def _move(state: State, hero: int, words: list[str]) -> Refusal | None:
    start, end = state.heroes[hero].at, _square(words)
    beside = abs(start - end) == 1
    return because("gate", "DL-CH3-CARD-10") if beside and is_barred(state, start, end) else None


def _attack(state: State, hero: int, words: list[str]) -> Refusal | None:
    carts = [state.book.options.target(card) for card in state.book.game_cards("cart")]
    return because("extra-cart", "DL-CH3-CARD-26", "DL-RUL-38") if words[:1] and words[0] in carts else None


def _use(state: State, hero: int, words: list[str]) -> Refusal | None:
    """Only where the hero stands beside the Location; the rest is for the common rules to say."""
    here, square = crystals(state), state.heroes[hero].at
    if not words or state.beside(hero) != words[0]:
        return None
    if "wall" in words and state.rockfall == square:
        return because("wall-rockfall", "DL-RUL-18")
    if "wall" in words and aligned_target(state, hero) == NONE:
        return because("wall-nobody", "DL-CH3-LOC-10", "DL-RUL-90")
    if "mine" in words and not free_spaces(state, state.locations[square]):
        return because("mine-full", "DL-CH3-LOC-12", "DL-CH3-RULE-05")
    if "mine" in words and not here.supply:
        return because("no-supply", "DL-CH3-RULE-07")
    return None


def _square(words: list[str]) -> int:
    return int(words[0][1:]) if words and words[0][1:].isdigit() else 0


_REASONS: Final[dict[str, Why]] = {
    "push": _push,
    "load": _load,
    "open-gate": _open_gate,
    "move": _move,
    "strike": _attack,
    "shoot": _attack,
    "use": _use,
}
