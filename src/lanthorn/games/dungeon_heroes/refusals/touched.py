"""Why nothing begins with what somebody touched: a piece of the other side, a hero who can't act,
a square that nobody reaches, an artifact of no use now."""

from __future__ import annotations

from lanthorn.games.dungeon_heroes.options import USE_CLAUSES
from lanthorn.games.dungeon_heroes.refusals import heroes, master
from lanthorn.games.dungeon_heroes.refusals.common import Why, no
from lanthorn.games.dungeon_heroes.state import HEROES, State


def why_touched(state: State, seat: int, touches: tuple[str, ...]) -> Why:
    """Reads the things that options touch (options.py)."""
    if state.arranging:
        return None
    return _touched_by_heroes(state, *touches) if seat == HEROES else _touched_by_master(state, *touches)


def _touched_by_heroes(state: State, first: str, *then: str) -> Why:
    book = state.book
    if first in book.figure and not then:
        if book.solitaire:
            return no("of-the-dungeon", "DH-SMON-01", "DH-SMON-02")
        return no("of-the-master", "DH-OBJ-01")
    if first in book.hero:
        return _hero(state, first, *then)
    if first in book.square and not then:
        return no("out-of-everybodys-reach", "DH-HERO-05", square=first)
    return None if then else _thing(state, first)


def _hero(state: State, hero: str, *then: str) -> Why:
    if then and then[0] in state.book.square:
        return heroes.VERBS["move"](state, hero, then[0])
    if then:
        return None
    return heroes.can_act(state, hero) or no("nowhere-to-step", "DH-HERO-05", "DH-HERO-06", hero=hero)


def _thing(state: State, thing: str) -> Why:
    """A ware of the market, or what a hero carries."""
    bearer, _, carried = thing.partition("-")
    if bearer == "market":
        buyers = (heroes.VERBS["buy"](state, carried, hero.id) for hero in state.book.heroes)
        return next((reason for reason in buyers if reason), None)
    if bearer in state.book.hero and carried in state.book.kind:
        return _carried(state, bearer, carried)
    return None


def _carried(state: State, hero: str, artifact: str) -> Why:
    reason = heroes.VERBS["use"](state, artifact, hero, "", "")
    if reason is not None and reason.clauses:
        return reason
    record = state.book.kinds[state.book.kind[artifact]].artifact
    return no("nothing-to-use-on", *USE_CLAUSES[record.use], tile=artifact) if record else None


def _touched_by_master(state: State, first: str, *then: str) -> Why:
    if then:
        return None
    if first in state.book.hero:
        return no("of-the-heroes", "DH-OBJ-01")
    if first in state.book.figure:
        return master.can_act(state, first)
    return master.VERBS["reveal"](state, first) if first in state.book.square else None
