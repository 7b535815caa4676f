"""Why the heroes' player may not do something."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanthorn.games.dungeon_heroes.refusals.common import (
    Why,
    begun,
    face_down,
    in_play,
    no,
    portal,
    slide,
    step,
)
from lanthorn.games.dungeon_heroes.rules import heroes, market, turn
from lanthorn.games.dungeon_heroes.state import NOBODY, NOT_YET, NOWHERE, State


def can_act(state: State, name: str, actions: int = 1) -> Why:
    """In play, his own master, with actions left to him and to the side."""
    book = state.book
    if name not in book.hero:
        return no("no-such-thing", name=name)
    hero = book.hero[name]
    if refusal := in_play(state, name, "DH-OBJ-05"):
        return refusal
    if hero == state.possessed:
        return no("hero-possessed", "DH-LADY-12", "DH-RUL-75", hero=name)
    if state.asked == "free-action":
        return _free_action_first(state, hero)
    if refusal := begun(state):
        return refusal
    if actions and heroes.is_exhausted(state, hero, actions):
        alone = book.solitaire and state.lone_hero() == hero
        limit = ("DH-LAST-01",) if alone else ("DH-TURN-07", "DH-HERO-03")
        return no("hero-exhausted", *_grail(actions), *limit, hero=name, left=actions)
    return _quota(state, actions)


def _grail(actions: int) -> tuple[str, ...]:
    """Only the Grail needs two actions at once."""
    return ("DH-ART-19",) if actions == 2 else ()


def _free_action_first(state: State, hero: int = NOBODY) -> Why:
    """DH-RUL-66. While a free action is due nobody else acts; its own hero may be tired."""
    if state.asked != "free-action" or state.asked_of == hero:
        return None
    return no("free-action-first", "DH-RUL-66", "DH-COST-10", hero=state.book.heroes[state.asked_of].id)


def _quota(state: State, actions: int) -> Why:
    if actions <= state.actions_left:
        return None
    return no("quota-spent", *_grail(actions), *_limit(state), left=state.actions_left)


def _limit(state: State) -> tuple[str, ...]:
    """The rule that gave this turn its number of actions, by how many heroes began it (DH-RUL-38)."""
    if state.book.solitaire:
        few = state.quota == heroes.LAST_SURVIVOR
        return ("DH-LAST-01", "DH-RUL-38") if few else ("DH-SOLO-03",)
    few = state.quota == turn.LONE_HERO
    return ("DH-HERO-04", "DH-RUL-38") if few else ("DH-TURN-02",)


def _move(state: State, hero: str, square: str, *_: str) -> Why:
    return can_act(state, hero) or step(state, hero, square)


def _heal(state: State, hero: str, target: str, *_: str) -> Why:
    if hero in state.book.hero and state.book.ability[state.book.hero[hero]] != "heal":
        return no("cannot-heal", "DH-HAB-06", hero=hero)
    return can_act(state, hero) or _patient(state, hero, target, "DH-HAB-06")


def _patient(state: State, hero: str, target: str, reach: str) -> Why:
    """DH-RUL-33, and the reach of the cleric's hands (DH-HAB-06) or of the icon (DH-ART-09)."""
    book = state.book
    if target not in book.hero:
        return no("no-such-thing", name=target)
    healer, patient = book.hero[hero], book.hero[target]
    here, there = state.hero_at[healer], state.hero_at[patient]
    if refusal := in_play(state, target, "DH-OBJ-05"):
        return refusal
    if there != here and there not in book.orthogonal[here]:
        return no("not-beside", reach, hero=hero, target=target)
    if state.hp[patient] >= book.max_hp[patient]:
        return no("at-full-health", "DH-RUL-33", hero=target)
    return None


def _peek(state: State, hero: str, square: str, *_: str) -> Why:
    if hero in state.book.hero and state.book.ability[state.book.hero[hero]] != "reveal":
        return no("cannot-reveal", "DH-HAB-12", hero=hero)
    return can_act(state, hero) or face_down(state, square, "DH-HAB-12", "DH-RUL-35")


def _carries(state: State, hero: str, artifact: str) -> Why:
    kind = state.book.kind.get(artifact, 0)
    if kind in state.carried[state.book.hero[hero]]:
        return None
    return no("not-carried", "DH-TILE-19", hero=hero, tile=artifact)


def _give(state: State, hero: str, artifact: str, target: str, *_: str) -> Why:
    book = state.book
    if refusal := can_act(state, hero) or _carries(state, hero, artifact):
        return refusal
    if target not in book.hero:
        return no("no-such-thing", name=target)
    receiver, here = book.hero[target], state.hero_at[book.hero[hero]]
    if refusal := in_play(state, target, "DH-RUL-32"):
        return refusal
    if receiver == state.possessed:
        return no("hero-possessed", "DH-RUL-75", hero=target)
    if state.hero_at[receiver] != here and state.hero_at[receiver] not in book.gift_reach[here]:
        return no("not-adjacent", "DH-ART-04", "DH-RUL-31", hero=hero, target=target)
    return None


def _use(state: State, artifact: str, hero: str, first: str, second: str) -> Why:
    book = state.book
    record = book.kinds[book.kind.get(artifact, 0)].artifact
    if record is None:
        return no("no-such-thing", name=artifact)
    cost = record.actions
    if refusal := can_act(state, hero, 0) or _carries(state, hero, artifact):
        return refusal
    if record.use in ("slay", "disarm"):
        return no("used-on-entering", "DH-ART-07" if record.use == "slay" else "DH-ART-11", tile=artifact)
    if cost != 1 and (refusal := _free_action_first(state)):
        return refusal
    return can_act(state, hero, cost) or _USES[record.use](state, hero, first, second)


def _use_reveal(state: State, hero: str, square: str, _: str) -> Why:
    return face_down(state, square, "DH-ART-13", "DH-ART-13")


def _use_heal(state: State, hero: str, target: str, _: str) -> Why:
    return _patient(state, hero, target, "DH-ART-09")


def _use_revive(state: State, hero: str, target: str, square: str) -> Why:
    book = state.book
    if target not in book.hero or square not in book.square:
        return no("no-such-thing", name=target if target not in book.hero else square)
    if state.hero_at[book.hero[target]] == NOT_YET:
        return no("hero-hidden", "DH-RUL-65", hero=target)
    if state.hero_at[book.hero[target]] >= 0:
        return no("hero-alive", "DH-ART-15", hero=target)
    at = book.square[square]
    if at not in book.orthogonal[state.hero_at[book.hero[hero]]]:
        return no("square-not-beside", "DH-ART-17", square=square, hero=hero)
    if not state.is_bare(at):
        return no("square-not-empty", "DH-RUL-36", square=square)
    return None


def _use_inspire(state: State, hero: str, target: str, _: str) -> Why:
    if target == hero:
        return no("not-oneself", "DH-BANNER-03", hero=hero)
    return can_act(state, target, 0) or _within_two(state, hero, target, "DH-BANNER-03")


def _within_two(state: State, hero: str, target: str, clause: str) -> Why:
    at = state.hero_at
    near = state.book.within_two[at[state.book.hero[hero]]]
    if at[state.book.hero[target]] not in near:
        return no("beyond-two-squares", clause, "DH-RUL-60", hero=hero, target=target)
    return None


def _use_smite(state: State, hero: str, *_: str) -> Why:
    return no("no-monster-near", "DH-MARKET-12", "DH-RUL-80", hero=hero)


def _use_swap(state: State, hero: str, target: str, _: str) -> Why:
    if target == hero:
        return no("not-oneself", "DH-MARKET-13", hero=hero)
    if target not in state.book.hero:
        return None
    if refusal := in_play(state, target, "DH-MARKET-13"):
        return refusal
    if state.hero_at[state.book.hero[hero]] == state.hero_at[state.book.hero[target]]:
        return no("same-square", "DH-RUL-98", hero=hero, target=target)
    return None


def _use_tireless(state: State, hero: str, *_: str) -> Why:
    return no("already-tireless", "DH-MARKET-14", hero=hero)


def _use_restore(state: State, hero: str, *_: str) -> Why:
    return no("at-full-health", "DH-RUL-33", hero=hero)


def _claim(state: State, damsel: str, hero: str, *_: str) -> Why:
    if state.inspired:
        return no("once-a-turn", "DH-DAMSEL-06", "DH-RUL-67", hero=damsel)
    if hero == damsel:
        return no("not-oneself", "DH-RUL-67", hero=hero)
    if refusal := can_act(state, damsel, 0) or can_act(state, hero, 0):
        return refusal
    return _within_two(state, damsel, hero, "DH-DAMSEL-06")


def _buy(state: State, artifact: str, hero: str, *_: str) -> Why:
    if refusal := _free_action_first(state):
        return refusal
    kind = state.book.kind.get(artifact, 0)
    if kind not in state.market:
        return no("not-in-the-market", "DH-MARKET-01", "DH-RUL-83", tile=artifact)
    if refusal := can_act(state, hero, 0) or _quota(state, 1):
        return refusal
    points, price = market.experience(state), state.book.price[kind]
    if points < price:
        return no("too-dear", "DH-MARKET-06", tile=artifact, price=price, points=points)
    return None


def not_arranged(state: State, verb: str, hero: str, square: str, *_: str) -> Why:
    """DH-SETUP-05, DH-SSET-03. While the heroes take their places, one after another."""
    clause = _arranging(state)
    at = state.book.square.get(square, NOBODY)
    if verb == "arrange" and at not in state.book.start:
        return no("not-a-start-square", clause, square=square)
    if verb == "arrange" and at in state.hero_at:
        return no("hero-there", clause, square=square)
    waiting = state.hero_at.index(NOWHERE)
    return no("arrange-first", clause, hero=state.book.heroes[waiting].id)


def _arranging(state: State) -> str:
    return "DH-SSET-03" if state.book.solitaire else "DH-SETUP-05"


def _arrange(state: State, *_: str) -> Why:
    return no("arranged", _arranging(state))


def _end(state: State, *_: str) -> Why:
    if refusal := _free_action_first(state) or begun(state):
        return refusal
    clauses = ("DH-SOLO-04", "DH-RUL-52") if state.book.solitaire else ("DH-TURN-02", "DH-RUL-02")
    return no("actions-due", *clauses, left=state.actions_due)


_USES: Final[dict[str, Callable[..., Why]]] = {
    "reveal": _use_reveal,
    "heal": _use_heal,
    "revive": _use_revive,
    "inspire": _use_inspire,
    "smite": _use_smite,
    "swap": _use_swap,
    "tireless": _use_tireless,
    "restore": _use_restore,
}

VERBS: Final[dict[str, Callable[..., Why]]] = {
    "arrange": _arrange,
    "move": _move,
    "heal": _heal,
    "reveal": _peek,
    "give": _give,
    "use": _use,
    "claim": _claim,
    "buy": _buy,
    "end": _end,
    "slide": slide,
    "portal": portal,
}
