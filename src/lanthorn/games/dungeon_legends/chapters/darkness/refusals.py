"""Why something of chapter V can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Refusal
from lanthorn.games.dungeon_legends.chapters.darkness import bodies
from lanthorn.games.dungeon_legends.chapters.darkness.records import CHARGES
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.mat import NONE
from lanthorn.games.dungeon_legends.refusals import because
from lanthorn.games.dungeon_legends.rules import combat

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

_ONLY: Final = {
    "crystal-trap": "DL-CH5-BODY-02",
    "magic-shock": "DL-CH5-BODY-03",
    "both": "DL-CH5-BODY-04",
    "ranged": "DL-CH5-BODY-05",
    "sword": "DL-CH5-BODY-05",
}


def why_not(state: State, hero: int, words: list[str]) -> Refusal | None:
    """The chapter's own reasons; what the common rules forbid is none of them."""
    if hero == NONE:
        return None
    match words:
        case ["strike" | "shoot", _, target, *_]:
            return _attack(state, words[0], target)
        case ["use", _, "magic-shock", *rest] if state.beside(hero) == "magic-shock":
            return _shock(state, rest)
    return None


def _attack(state: State, verb: str, target: str) -> Refusal | None:
    """A part of Darkness Incarnate in a column that the attack could reach."""
    game, options = state.book.game, state.book.options
    parts = [n for n in range(len(game)) if bodies.is_incarnate(state, n) and options.target(n) == target]
    if not parts:
        return None
    card, column = parts[0], bodies.square_of(state, parts[0])
    if game[card].kind != "body":
        return because("immune", "DL-CH5-RULE-06")
    if column and not bodies.is_open(state, column):
        return because("protected", "DL-CH5-RULE-07", "DL-CH5-RULE-08")
    by = bodies.record(state, card).by
    blow = combat.BY_SWORD if verb == "strike" else combat.AT_RANGE
    if column and not bodies.can_hit(state, card, blow):
        return because("other-attack", _ONLY[by], "DL-RUL-78")
    return None


def _shock(state: State, rest: list[str]) -> Refusal | None:
    charged = darkness(state).charged
    if rest == ["shock"] and not any(charged):
        return because("nothing-charged", "DL-CH5-LOC-05")
    wanted = CHARGES[int(rest[1])] if rest in (["charge", "1"], ["charge", "2"], ["charge", "3"]) else ()
    if any(charged[token] for token in wanted):
        return because("already-charged", "DL-CH5-LOC-04")
    return None
