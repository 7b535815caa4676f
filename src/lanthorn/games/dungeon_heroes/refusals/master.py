"""Why the dungeon master may not do something."""

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
from lanthorn.games.dungeon_heroes.rules import monsters
from lanthorn.games.dungeon_heroes.state import NOBODY, State

# Where a monster of an expansion has a rule of its own; the others have the base game's.
_ACTIONS: Final = {"necromancer": "DH-NECRO-01", "white-lady": "DH-LADY-01"}
_STEPS: Final = {"dragon": "DH-DRAGON-03", "necromancer": "DH-NECRO-02", "white-lady": "DH-LADY-02"}
_REACH: Final = {"dragon": ("DH-DRAGON-04", "DH-DRAGON-07")}


def _placements_first(state: State) -> Why:
    if state.placements_due > 0:
        return no("place-first", "DH-RUL-07", "DH-TURN-05", left=state.placements_due)
    return None


def _place(state: State, kind: str, square: str, *_: str) -> Why:
    """DH-PASS-04 to DH-PASS-07, DH-OBJ-09, DH-RUL-08."""
    book = state.book
    if book.kind.get(kind, 0) not in state.hand:
        return no("not-in-hand", "DH-PASS-01", tile=kind)
    at = book.square.get(square, NOBODY)
    if at not in book.dungeon:
        return no("outside-the-dungeon", "DH-OBJ-09", "DH-PASS-04", square=square)
    if state.tiles[at]:
        return no("tile-there", "DH-PASS-06", square=square)
    if at in state.hero_at:
        return no("hero-there", "DH-PASS-07", square=square)
    if at in state.stacks:
        return no("stack-there", "DH-RUL-29", square=square)
    if state.has_figure(at):
        return no("monster-there", "DH-RUL-08", square=square)
    return None


def _reveal(state: State, square: str, *_: str) -> Why:
    if not state.aggressive:
        return no("not-in-the-passive-phase", "DH-PASS-09", "DH-TURN-03")
    return _placements_first(state) or face_down(state, square, "DH-AGG-04", "DH-AGG-04")


def is_ready(state: State, name: str) -> Why:
    """DH-AGG-06, DH-PASS-10. A figure on the board, and awake."""
    book = state.book
    if name not in book.figure:
        return no("no-such-thing", name=name)
    figure = book.figure[name]
    monster = book.monsters[figure].id
    if not monsters.is_awake(state, figure):
        return no("asleep", "DH-PASS-10", "DH-PASS-11", monster=monster)
    if state.figure_at[figure] < 0:
        return no("not-on-the-board", "DH-AGG-06", monster=monster)
    return None


def can_act(state: State, name: str) -> Why:
    """DH-MON-01. Ready, not done for this turn, and nothing else comes first."""
    if refusal := is_ready(state, name):
        return refusal
    figure = state.book.figure[name]
    monster = state.book.monsters[figure].id
    if not monsters.can_act(state, figure):
        return no("has-acted", _ACTIONS.get(monster, "DH-MON-01"), monster=monster)
    return _placements_first(state) or begun(state)


def _prowl(state: State, name: str, square: str, *_: str) -> Why:
    if refusal := can_act(state, name):
        return refusal
    book, figure = state.book, state.book.figure[name]
    monster = book.monsters[figure]
    to = book.square.get(square, NOBODY)
    if to not in book.figure_steps[figure][state.figure_at[figure]]:
        base = "DH-MON-04" if monster.moves == "all" else "DH-MON-03"
        clause = _STEPS.get(monster.id, base)
        return no("monster-too-far", clause, monster=monster.id, square=square)
    if state.figure_tail[figure] >= 0 and monsters.tail_after(state, figure, to) < 0:
        return no("second-square-off-the-board", "DH-RUL-62", monster=monster.id)
    return _in_the_way(state, figure, to)


def _in_the_way(state: State, figure: int, to: int) -> Why:
    """DH-MON-05, DH-RUL-62. Of the squares that the figure would cover, the first that another one holds."""
    wide = state.figure_tail[figure] >= 0
    squares = (to, monsters.tail_after(state, figure, to)) if wide else (to,)
    held = next((at for at in squares if state.figure_on(at) not in (NOBODY, figure)), NOBODY)
    if held == NOBODY:
        return None
    clauses = ("DH-MON-05", "DH-RUL-62") if wide else ("DH-MON-05",)
    return no("monster-there", *clauses, square=state.book.squares[held])


def _attack(state: State, name: str, hero: str, *_: str) -> Why:
    """DH-MON-07. Out of reach is out of reach, whether or not the monster could still act."""
    if refusal := is_ready(state, name):
        return refusal
    if hero in state.book.hero:
        figure = state.book.figure[name]
        monster = state.book.monsters[figure].id
        if refusal := in_play(state, hero, "DH-OBJ-05"):
            return refusal
        if state.book.hero[hero] not in monsters.targets(state, figure):
            return no("out-of-reach", *_REACH.get(monster, ("DH-MON-07",)), monster=monster, hero=hero)
    return can_act(state, name)


def _raise(state: State, kind: str, square: str, *_: str) -> Why:
    book = state.book
    necromancer = book.necromancer
    if necromancer == NOBODY:
        return None
    if refusal := can_act(state, book.figure_names[necromancer]):
        return refusal
    if state.figure_acted[necromancer] or state.actions_left < 2:
        return no("needs-two-actions", "DH-NECRO-03", monster=book.monsters[necromancer].id)
    if book.kind.get(kind, 0) not in state.eliminated:
        return no("not-eliminated", "DH-NECRO-03", "DH-NECRO-04", tile=kind)
    at = book.square.get(square, NOBODY)
    if at not in book.dungeon or at not in book.within_two[state.figure_at[necromancer]]:
        return no("grave-out-of-reach", "DH-NECRO-06", "DH-RUL-70", square=square)
    return no("square-not-empty", "DH-NECRO-06", "DH-RUL-70", square=square)


def _lead(state: State, hero: str, square: str, *_: str) -> Why:
    if hero not in state.book.hero or state.book.hero[hero] != state.possessed:
        return no("not-possessed", "DH-LADY-06", hero=hero)
    return can_lead(state) or step(state, hero, square)


def can_lead(state: State) -> Why:
    """DH-LADY-08, DH-RUL-07. Whether the White Lady has actions left to move whom she possesses."""
    lady = state.book.lady
    if state.figure_acted[lady] >= state.book.figure_actions[lady]:
        return no("has-acted", "DH-LADY-08", monster=state.book.monsters[lady].id)
    return _placements_first(state)


def _possess(state: State, hero: str, *_: str) -> Why:
    number = state.book.hero.get(hero, NOBODY)
    if number != NOBODY and not state.book.heroes[number].can_be_possessed:
        return no("cannot-be-possessed", "DH-LADY-04", hero=hero)
    lady = state.book.lady
    if NOBODY not in (number, lady) and state.figure_at[lady] == state.hero_at[number] >= 0:
        return no("on-her-square-already", "DH-RUL-71", "DH-LADY-03", hero=hero)
    return no("not-on-her-square", "DH-LADY-03", hero=hero)


def _end(state: State, *_: str) -> Why:
    if refusal := begun(state):
        return refusal
    demand = "DH-AGG-03" if state.aggressive else "DH-TURN-02"
    return no("actions-due", demand, "DH-RUL-02", left=state.actions_left)


VERBS: Final[dict[str, Callable[..., Why]]] = {
    "place": _place,
    "reveal": _reveal,
    "move": _prowl,
    "attack": _attack,
    "raise": _raise,
    "lead": _lead,
    "possess": _possess,
    "end": _end,
    "slide": slide,
    "portal": portal,
}
