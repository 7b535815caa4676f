"""Why not: a sentence and its clauses for what somebody tried and may not do now.

Works on a view, so that a refusal can't betray a face-down tile (DH-HID-03). Each function answers
for one verb, and asks its questions in the order in which a player would.
"""

from __future__ import annotations

from lanthorn.games.dungeon_heroes.refusals import heroes, master
from lanthorn.games.dungeon_heroes.refusals.common import Why, begun, no
from lanthorn.games.dungeon_heroes.state import HEROES, State


def why_not(state: State, seat: int, key: str) -> Why:
    """The reason why this key is not on offer, if the game knows one."""
    verb, *names = key.split(":")
    verbs = heroes.VERBS if seat == HEROES else master.VERBS
    if verb not in verbs:
        return None
    if refusal := _unknown_name(state, names):
        return refusal
    if state.arranging:
        return heroes.not_arranged(state, verb, *_padded(names))
    return verbs[verb](state, *_padded(names)) or begun(state)


def why_wait(state: State, seat: int) -> Why:
    """DH-TURN-01. It is the other side's turn."""
    return no("others-turn", "DH-TURN-01") if state.side != seat else None


def _padded(names: list[str]) -> list[str]:
    return [*names, "", "", "", ""][:4]


def _unknown_name(state: State, names: list[str]) -> Why:
    book = state.book
    for name in names:
        if not (name in book.hero or name in book.square or name in book.figure or name in book.kind):
            return no("no-such-thing", name=name)
    return None
