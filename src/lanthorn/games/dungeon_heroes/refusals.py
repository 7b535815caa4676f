"""Why not: a sentence and its clauses for what somebody tried and may not do now.

Works on a view, so that a refusal can't betray a face-down tile (DH-HID-03). Each function answers
for one verb, and asks its questions in the order in which a player would.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lanthorn.engine import Arg, Refusal, Text
from lanthorn.games.dungeon_heroes.rules import heroes, market, monsters
from lanthorn.games.dungeon_heroes.state import HEROES, NOBODY, NOT_YET, State

Why = Refusal | None


def why_not(state: State, seat: int, key: str) -> Why:
    """The reason why this key is not on offer, if the game knows one."""
    verb, *names = key.split(":")
    verbs = _HERO_VERBS if seat == HEROES else _MASTER_VERBS
    if verb not in verbs:
        return None
    unknown = _unknown_name(state, names)
    return unknown or verbs[verb](state, *_padded(names))


def _padded(names: list[str]) -> list[str]:
    return [*names, "", "", "", ""][:4]


def _no(reason: str, *clauses: str, **args: Arg) -> Refusal:
    return Refusal(Text(f"refused-{reason}", args), clauses)


def _unknown_name(state: State, names: list[str]) -> Why:
    book = state.book
    for name in names:
        if not (name in book.hero or name in book.square or name in book.figure or name in book.kind):
            return _no("no-such-thing", name=name)
    return None


# The heroes' side


def _hero_can_act(state: State, name: str, actions: int = 1) -> Why:
    """In play, his own master, with actions left to him and to the side."""
    book = state.book
    if name not in book.hero:
        return _no("no-such-thing", name=name)
    hero = book.hero[name]
    if refusal := _in_play(state, name, "DH-OBJ-05"):
        return refusal
    if hero == state.possessed:
        return _no("hero-possessed", "DH-LADY-12", "DH-RUL-75", hero=name)
    if actions and heroes.is_exhausted(state, hero, actions):
        clause = "DH-LAST-01" if book.solitaire and state.lone_hero() == hero else "DH-TURN-07"
        return _no("hero-exhausted", clause, "DH-HERO-03", hero=name, left=actions)
    return _quota(state, actions)


def _in_play(state: State, name: str, clause: str) -> Why:
    """Neither fallen nor still hidden (DH-RUL-65)."""
    at = state.hero_at[state.book.hero[name]]
    if at == NOT_YET:
        return _no("hero-hidden", "DH-DAMSEL-01", "DH-RUL-65", hero=name)
    return _no("hero-fallen", clause, hero=name) if at < 0 else None


def _quota(state: State, actions: int) -> Why:
    if actions <= state.actions_left:
        return None
    clauses = ("DH-SOLO-03",) if state.book.solitaire else ("DH-TURN-02", "DH-HERO-04")
    return _no("quota-spent", *clauses, left=state.actions_left)


def _move(state: State, hero: str, square: str, *_: str) -> Why:
    return _hero_can_act(state, hero) or _step(state, hero, square)


def _step(state: State, hero: str, square: str) -> Why:
    """DH-HERO-05, DH-HERO-06. Too far, or somebody is there."""
    book = state.book
    if square not in book.square:
        return _no("no-such-thing", name=square)
    number, to = book.hero[hero], book.square[square]
    if to not in book.hero_steps[number][state.hero_at[number]]:
        reason = "too-far-orthogonal" if book.heroes[number].moves == "orthogonal" else "too-far"
        return _no(reason, "DH-HERO-05", hero=hero, square=square)
    if to in state.hero_at:
        return _no("hero-there", "DH-HERO-06", square=square)
    return None


def _heal(state: State, hero: str, target: str, *_: str) -> Why:
    if hero in state.book.hero and state.book.ability[state.book.hero[hero]] != "heal":
        return _no("cannot-heal", "DH-HAB-06", hero=hero)
    return _hero_can_act(state, hero) or _patient(state, hero, target)


def _patient(state: State, hero: str, target: str) -> Why:
    """DH-HAB-06, DH-ART-09, DH-RUL-33."""
    book = state.book
    if target not in book.hero:
        return _no("no-such-thing", name=target)
    healer, patient = book.hero[hero], book.hero[target]
    here, there = state.hero_at[healer], state.hero_at[patient]
    if refusal := _in_play(state, target, "DH-OBJ-05"):
        return refusal
    if there != here and there not in book.orthogonal[here]:
        return _no("not-beside", "DH-HAB-06", "DH-ART-09", hero=hero, target=target)
    if state.hp[patient] >= book.max_hp[patient]:
        return _no("at-full-health", "DH-RUL-33", hero=target)
    return None


def _peek(state: State, hero: str, square: str, *_: str) -> Why:
    if hero in state.book.hero and state.book.ability[state.book.hero[hero]] != "reveal":
        return _no("cannot-reveal", "DH-HAB-12", hero=hero)
    return _hero_can_act(state, hero) or _face_down(state, square)


def _face_down(state: State, square: str) -> Why:
    """DH-AGG-04, DH-ART-13, DH-MON-14, DH-RUL-35."""
    if square not in state.book.square:
        return _no("no-such-thing", name=square)
    at = state.book.square[square]
    if state.tiles[at] >= 0:
        return _no("nothing-face-down", "DH-AGG-04", square=square)
    if state.has_figure(at):
        return _no("under-a-monster", "DH-MON-14", "DH-RUL-35", square=square)
    return None


def _carries(state: State, hero: str, artifact: str) -> Why:
    kind = state.book.kind.get(artifact, 0)
    if kind in state.carried[state.book.hero[hero]]:
        return None
    return _no("not-carried", "DH-TILE-19", hero=hero, tile=artifact)


def _give(state: State, hero: str, artifact: str, target: str, *_: str) -> Why:
    book = state.book
    if refusal := _hero_can_act(state, hero) or _carries(state, hero, artifact):
        return refusal
    if target not in book.hero:
        return _no("no-such-thing", name=target)
    receiver, here = book.hero[target], state.hero_at[book.hero[hero]]
    if refusal := _in_play(state, target, "DH-RUL-32"):
        return refusal
    if receiver == state.possessed:
        return _no("hero-possessed", "DH-RUL-75", hero=target)
    if state.hero_at[receiver] != here and state.hero_at[receiver] not in book.gift_reach[here]:
        return _no("not-adjacent", "DH-ART-04", "DH-RUL-31", hero=hero, target=target)
    return None


def _use(state: State, artifact: str, hero: str, first: str, second: str) -> Why:
    book = state.book
    record = book.kinds[book.kind.get(artifact, 0)].artifact
    if record is None:
        return _no("no-such-thing", name=artifact)
    cost = record.actions
    if refusal := _hero_can_act(state, hero, 0) or _carries(state, hero, artifact):
        return refusal
    if record.use in ("slay", "disarm"):
        return _no("used-on-entering", "DH-ART-07", "DH-ART-11", tile=artifact)
    return _hero_can_act(state, hero, cost) or _USES[record.use](state, hero, first, second)


def _use_reveal(state: State, hero: str, square: str, _: str) -> Why:
    return _face_down(state, square)


def _use_heal(state: State, hero: str, target: str, _: str) -> Why:
    return _patient(state, hero, target)


def _use_revive(state: State, hero: str, target: str, square: str) -> Why:
    book = state.book
    if target not in book.hero or square not in book.square:
        return _no("no-such-thing", name=target if target not in book.hero else square)
    if state.hero_at[book.hero[target]] == NOT_YET:
        return _no("hero-hidden", "DH-RUL-65", hero=target)
    if state.hero_at[book.hero[target]] >= 0:
        return _no("hero-alive", "DH-ART-15", hero=target)
    at = book.square[square]
    if at not in book.orthogonal[state.hero_at[book.hero[hero]]]:
        return _no("square-not-beside", "DH-ART-17", square=square, hero=hero)
    if not state.is_bare(at):
        return _no("square-not-empty", "DH-RUL-36", square=square)
    return None


def _use_inspire(state: State, hero: str, target: str, _: str) -> Why:
    if target == hero:
        return _no("not-oneself", "DH-BANNER-03", hero=hero)
    return _hero_can_act(state, target, 0) or _within_two(state, hero, target, "DH-BANNER-03")


def _within_two(state: State, hero: str, target: str, clause: str) -> Why:
    at = state.hero_at
    near = state.book.within_two[at[state.book.hero[hero]]]
    if at[state.book.hero[target]] not in near:
        return _no("beyond-two-squares", clause, "DH-RUL-60", hero=hero, target=target)
    return None


def _use_smite(state: State, hero: str, *_: str) -> Why:
    return _no("no-monster-near", "DH-MARKET-12", "DH-RUL-80", hero=hero)


def _use_swap(state: State, hero: str, target: str, _: str) -> Why:
    if target == hero:
        return _no("not-oneself", "DH-MARKET-13", hero=hero)
    return _in_play(state, target, "DH-MARKET-13") if target in state.book.hero else None


def _use_tireless(state: State, hero: str, *_: str) -> Why:
    return _no("already-tireless", "DH-MARKET-14", hero=hero)


def _use_restore(state: State, hero: str, *_: str) -> Why:
    return _no("at-full-health", "DH-RUL-33", hero=hero)


def _claim(state: State, damsel: str, hero: str, *_: str) -> Why:
    if state.inspired:
        return _no("once-a-turn", "DH-DAMSEL-06", "DH-RUL-67", hero=damsel)
    if hero == damsel:
        return _no("not-oneself", "DH-RUL-67", hero=hero)
    if refusal := _hero_can_act(state, damsel, 0) or _hero_can_act(state, hero, 0):
        return refusal
    return _within_two(state, damsel, hero, "DH-DAMSEL-06")


def _buy(state: State, artifact: str, hero: str, *_: str) -> Why:
    kind = state.book.kind.get(artifact, 0)
    if kind not in state.market:
        return _no("not-in-the-market", "DH-MARKET-01", "DH-RUL-83", tile=artifact)
    if refusal := _hero_can_act(state, hero, 0) or _quota(state, 1):
        return refusal
    points, price = market.experience(state), state.book.price[kind]
    if points < price:
        return _no("too-dear", "DH-MARKET-06", tile=artifact, price=price, points=points)
    return None


def _end_heroes(state: State, *_: str) -> Why:
    clauses = ("DH-SOLO-04", "DH-RUL-52") if state.book.solitaire else ("DH-TURN-02", "DH-RUL-02")
    return _no("actions-due", *clauses, left=max(1, state.actions_due))


def _slide(state: State, square: str, *_: str) -> Why:
    if square in state.book.square and state.book.square[square] in state.hero_at:
        return _no("hero-there", "DH-RUL-23", square=square)
    return _no("no-arrow-there", "DH-TILE-09", square=square)


def _portal(state: State, square: str, *_: str) -> Why:
    at = state.book.square.get(square, NOBODY)
    if at not in state.book.start:
        return _no("not-a-start-square", "DH-TILE-13", square=square)
    return _no("square-not-empty", "DH-RUL-26", square=square)


# The dungeon master's side


def _placements_first(state: State) -> Why:
    if state.placements_due > 0:
        return _no("place-first", "DH-RUL-07", "DH-TURN-05", left=state.placements_due)
    return None


def _place(state: State, kind: str, square: str, *_: str) -> Why:
    """DH-PASS-04 to DH-PASS-07, DH-OBJ-09, DH-RUL-08."""
    book = state.book
    if book.kind.get(kind, 0) not in state.hand:
        return _no("not-in-hand", "DH-PASS-01", tile=kind)
    at = book.square.get(square, NOBODY)
    if at not in book.dungeon:
        return _no("outside-the-dungeon", "DH-OBJ-09", "DH-PASS-04", square=square)
    if state.tiles[at]:
        return _no("tile-there", "DH-PASS-06", square=square)
    if at in state.hero_at:
        return _no("hero-there", "DH-PASS-07", square=square)
    if at in state.stacks:
        return _no("stack-there", "DH-RUL-29", square=square)
    if state.has_figure(at):
        return _no("monster-there", "DH-RUL-08", square=square)
    return None


def _reveal(state: State, square: str, *_: str) -> Why:
    if not state.aggressive:
        return _no("not-in-the-passive-phase", "DH-PASS-09", "DH-TURN-03")
    return _placements_first(state) or _face_down(state, square)


def _figure_can_act(state: State, name: str) -> Why:
    """DH-AGG-06, DH-MON-01, DH-PASS-10."""
    book = state.book
    if name not in book.figure:
        return _no("no-such-thing", name=name)
    figure = book.figure[name]
    monster = book.monsters[figure].id
    if not monsters.is_awake(state, figure):
        return _no("asleep", "DH-PASS-10", "DH-PASS-11", monster=monster)
    if state.figure_at[figure] < 0:
        return _no("not-on-the-board", "DH-AGG-06", monster=monster)
    if not monsters.can_act(state, figure):
        return _no("has-acted", "DH-MON-01", monster=monster)
    return _placements_first(state)


def _prowl(state: State, name: str, square: str, *_: str) -> Why:
    if refusal := _figure_can_act(state, name):
        return refusal
    book, figure = state.book, state.book.figure[name]
    monster = book.monsters[figure]
    to = book.square.get(square, NOBODY)
    if to not in book.figure_steps[figure][state.figure_at[figure]]:
        clause = "DH-MON-04" if monster.moves == "all" else "DH-MON-03"
        return _no("monster-too-far", clause, monster=monster.id, square=square)
    if state.figure_tail[figure] >= 0 and monsters.tail_after(state, figure, to) < 0:
        return _no("second-square-off-the-board", "DH-RUL-62", monster=monster.id)
    return _no("monster-there", "DH-MON-05", "DH-RUL-62", square=square)


def _attack(state: State, name: str, hero: str, *_: str) -> Why:
    refusal = _figure_can_act(state, name)
    if refusal is None and hero in state.book.hero:
        monster = state.book.monsters[state.book.figure[name]].id
        return _no("out-of-reach", "DH-MON-07", monster=monster, hero=hero)
    return refusal


def _raise(state: State, kind: str, square: str, *_: str) -> Why:
    book = state.book
    necromancer = book.necromancer
    if necromancer == NOBODY:
        return None
    if refusal := _figure_can_act(state, book.figure_names[necromancer]):
        return refusal
    if state.figure_acted[necromancer] or state.actions_left < 2:
        return _no("needs-two-actions", "DH-NECRO-03", monster=book.monsters[necromancer].id)
    if book.kind.get(kind, 0) not in state.eliminated:
        return _no("not-eliminated", "DH-NECRO-03", "DH-NECRO-04", tile=kind)
    at = book.square.get(square, NOBODY)
    if at not in book.dungeon or at not in book.within_two[state.figure_at[necromancer]]:
        return _no("grave-out-of-reach", "DH-NECRO-06", "DH-RUL-70", square=square)
    return _no("square-not-empty", "DH-NECRO-06", "DH-RUL-70", square=square)


def _lead(state: State, hero: str, square: str, *_: str) -> Why:
    if hero not in state.book.hero or state.book.hero[hero] != state.possessed:
        return _no("not-possessed", "DH-LADY-06", hero=hero)
    lady = state.book.lady
    if state.figure_acted[lady] >= state.book.figure_actions[lady]:
        return _no("has-acted", "DH-LADY-08", monster=state.book.monsters[lady].id)
    return _placements_first(state) or _step(state, hero, square)


def _possess(state: State, hero: str, *_: str) -> Why:
    number = state.book.hero.get(hero, NOBODY)
    if number != NOBODY and not state.book.heroes[number].can_be_possessed:
        return _no("cannot-be-possessed", "DH-LADY-04", hero=hero)
    return _no("not-on-her-square", "DH-LADY-03", hero=hero)


def _end_master(state: State, *_: str) -> Why:
    return _no("actions-due", "DH-AGG-03", "DH-RUL-02", left=state.actions_left)


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

_HERO_VERBS: Final[dict[str, Callable[..., Why]]] = {
    "move": _move,
    "heal": _heal,
    "reveal": _peek,
    "give": _give,
    "use": _use,
    "claim": _claim,
    "buy": _buy,
    "end": _end_heroes,
    "slide": _slide,
    "portal": _portal,
}

_MASTER_VERBS: Final[dict[str, Callable[..., Why]]] = {
    "place": _place,
    "reveal": _reveal,
    "move": _prowl,
    "attack": _attack,
    "raise": _raise,
    "lead": _lead,
    "possess": _possess,
    "end": _end_master,
    "slide": _slide,
    "portal": _portal,
}
