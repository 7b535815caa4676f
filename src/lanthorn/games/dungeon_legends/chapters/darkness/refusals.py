"""Why something of chapter V can't be picked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Arg, Refusal, Text
from lanthorn.games.dungeon_legends.chapters.darkness import bodies, places
from lanthorn.games.dungeon_legends.chapters.darkness.bodies import darkness
from lanthorn.games.dungeon_legends.icons import moves
from lanthorn.games.dungeon_legends.rules import combat
from lanthorn.games.dungeon_legends.state import CASTLE_SQUARE, NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

_ONLY: Final = {
    "crystal-trap": "DL-CH5-BODY-02",
    "magic-shock": "DL-CH5-BODY-03",
    "both": "DL-CH5-BODY-04",
    "ranged": "DL-CH5-BODY-05",
    "sword": "DL-CH5-BODY-05",
}


def why_not(state: State, words: list[str]) -> Refusal | None:
    """The chapter's own reasons; what the common rules forbid is none of them."""
    hero = next((number for number in state.acting() if state.name(number) in words[1:2]), NONE)
    match words:
        case ["strike" | "shoot", _, target, *_] if hero != NONE:
            return _attack(state, hero, words[0], target)
        case ["use", _, "magic-shock", *rest] if hero != NONE and _beside(state, hero) == "magic-shock":
            return _shock(state, rest)
        case ["move", _, square] if hero != NONE:
            return _move(state, hero, square)
    return None


def _refuse(message: str, *clauses: str, **args: Arg) -> Refusal:
    return Refusal(Text(f"why-{message}", args), clauses)


def _attack(state: State, hero: int, verb: str, target: str) -> Refusal | None:
    """A part of Darkness Incarnate in a column that the attack could reach."""
    game, options = state.book.game, state.book.options
    parts = [n for n in range(len(game)) if bodies.is_incarnate(state, n) and options.target(n) == target]
    if not parts:
        return None
    card, column = parts[0], bodies.square_of(state, parts[0])
    if game[card].kind != "body":
        return _refuse("immune", "DL-CH5-RULE-06")
    if column and not bodies.is_open(state, column):
        return _refuse("protected", "DL-CH5-RULE-07", "DL-CH5-RULE-08")
    by = state.book.extra["bodies"][game[card].id].by
    blow = combat.BY_SWORD if verb == "strike" else combat.AT_RANGE
    if column and not bodies.can_hit(state, card, blow):
        return _refuse("other-attack", _ONLY[by], "DL-RUL-78")
    return None


def _beside(state: State, hero: int) -> str:
    """The Location next to the hero, or nothing beside the castle."""
    square = state.heroes[hero].at
    return "" if square == CASTLE_SQUARE else state.book.locations[state.locations[square]].name


def _shock(state: State, rest: list[str]) -> Refusal | None:
    charged = darkness(state).charged
    if rest == ["shock"] and not any(charged):
        return _refuse("nothing-charged", "DL-CH5-LOC-05")
    wanted = (
        places.tokens(int(rest[1])) if rest in (["charge", "1"], ["charge", "2"], ["charge", "3"]) else ()
    )
    if any(charged[token] for token in wanted):
        return _refuse("already-charged", "DL-CH5-LOC-04")
    return None


def _move(state: State, hero: int, square: str) -> Refusal | None:
    """A Crevasse that takes more Moves than there are."""
    one, crevasse = state.heroes[hero], darkness(state).crevasse
    costs = state.book.chapter.step_cost(state, crevasse)
    if square != f"h{crevasse}" or abs(crevasse - one.at) != 1 or not 0 < moves(one.pool) < costs:
        return None
    return _refuse("crevasse", "DL-CH5-CARD-01", "DL-MOVE-05", count=costs)
