"""Why nothing begins with what somebody touched: a piece of the other side, a hero who can't act,
a square that nobody reaches, an artifact of no use now."""

from __future__ import annotations

from lanthorn.games.dungeon_heroes.options import USE_CLAUSES
from lanthorn.games.dungeon_heroes.refusals import heroes, master
from lanthorn.games.dungeon_heroes.refusals.common import Why, begun, no
from lanthorn.games.dungeon_heroes.rules.heroes import able_heroes, is_exhausted
from lanthorn.games.dungeon_heroes.rules.monsters import leadings
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
        return begun(state) or _square(state, first)
    return _thing(state, first, *then)


def _square(state: State, square: str) -> Why:
    """Why nobody steps there: those who are near enough can't act, or nobody is."""
    book, to = state.book, state.book.square[square]
    near = [] if to in state.hero_at else able_heroes(state)
    near = [hero for hero in near if to in book.hero_steps[hero][state.hero_at[hero]]]
    if not near:
        return no("out-of-everybodys-reach", "DH-HERO-05", square=square)
    rested = [hero for hero in near if not is_exhausted(state, hero)]
    return heroes.can_act(state, book.heroes[(rested or near)[0]].id)


def _hero(state: State, hero: str, *then: str) -> Why:
    if then and then[0] in state.book.square:
        return heroes.VERBS["move"](state, hero, then[0])
    if then:
        return None
    return heroes.can_act(state, hero) or no("nowhere-to-step", "DH-HERO-05", "DH-HERO-06", hero=hero)


def _thing(state: State, thing: str, *then: str) -> Why:
    """A ware of the market, or what a hero carries."""
    bearer, _, carried = thing.partition("-")
    if bearer == "market" and not then:
        able = (state.book.heroes[hero].id for hero in able_heroes(state))
        buyers = (heroes.VERBS["buy"](state, carried, hero) for hero in able)
        return next((reason for reason in buyers if reason), None)
    if bearer in state.book.hero and carried in state.book.kind:
        return _handed(state, bearer, carried, *then) if then else _carried(state, bearer, carried)
    return None


def _handed(state: State, hero: str, artifact: str, *on: str) -> Why:
    """An artifact and a hero or a square: to use it there, or if it is not for that, to give it to him."""
    first, second = [*on, ""][:2]
    record = state.book.kinds[state.book.kind[artifact]].artifact
    if record is None or record.use not in ("slay", "disarm"):
        reason = heroes.VERBS["use"](state, artifact, hero, first, second)
        if reason is not None and reason.clauses:
            return reason
    return heroes.VERBS["give"](state, hero, artifact, first) if first in state.book.hero else None


def _carried(state: State, hero: str, artifact: str) -> Why:
    reason = heroes.VERBS["use"](state, artifact, hero, "", "")
    if reason is not None and reason.clauses:
        return reason
    record = state.book.kinds[state.book.kind[artifact]].artifact
    return no("nothing-to-use-on", *USE_CLAUSES[record.use], tile=artifact) if record else None


def _touched_by_master(state: State, first: str, *then: str) -> Why:
    if first in state.book.hero and state.book.hero[first] == state.possessed:
        return _led(state, first)
    if then:
        return _figure(state, first, then[0]) if first in state.book.figure else None
    if first in state.book.hero:
        return no("of-the-heroes", "DH-OBJ-01")
    if first in state.book.figure:
        return master.can_act(state, first)
    if first not in state.book.square:
        return None
    return _sleeper(state, first) or master.VERBS["reveal"](state, first) or begun(state)


def _figure(state: State, figure: str, on: str) -> Why:
    """A monster and where it was to go, or whom it was to attack."""
    return master.VERBS["attack" if on in state.book.hero else "move"](state, figure, on)


def _sleeper(state: State, square: str) -> Why:
    """DH-PASS-10, DH-PASS-11. A revealed monster waits as a tile for the aggressive phase."""
    book, kind = state.book, state.tiles[state.book.square[square]]
    if state.aggressive or kind <= 0 or not book.is_monster[kind] or book.always_aggressive[kind]:
        return None
    return no("asleep", "DH-PASS-10", "DH-PASS-11", monster=book.kinds[kind].id)


def _led(state: State, hero: str) -> Why:
    """DH-LADY-06, DH-LADY-11. The possessed hero is the dungeon master's to move."""
    if refusal := begun(state) or master.can_lead(state):
        return refusal
    if leadings(state, state.book.lady):
        return None
    return no("nowhere-to-step", "DH-LADY-11", "DH-HERO-06", hero=hero)
