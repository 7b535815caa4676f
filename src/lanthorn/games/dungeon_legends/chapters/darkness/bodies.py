"""Darkness Incarnate (DL-CH5-RULE, DL-CH5-BODY): how it grows, and what can hurt it."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.chapters.darkness.records import BodyRecord, tables
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.rules.combat import Blow
from lanthorn.games.dungeon_legends.rules.ending import lose
from lanthorn.games.dungeon_legends.state import State

BY_CRYSTAL = Blow("crystal-trap")  # DL-COMBAT-24
MAGIC_SHOCK = "magic-shock"
BY_SHOCK = Blow(MAGIC_SHOCK)
ONE_BLOW = ("ranged", "sword")
"""DL-CH5-BODY-05. What the Bodies ask for that fall to a single attack."""


def is_incarnate(state: State, card: int) -> bool:
    return state.book.game[card].kind in ("body", "head", "tail")


def square_of(state: State, card: int) -> int:
    """Where an Incarnate card lies; 0 if it is not in play."""
    here = darkness(state)
    return here.entry + here.line.index(card) if card in here.line else 0


def body_at(state: State, column: int) -> int:
    """DL-CH5-RULE-06. The Body on a square of the track; neither Head nor Tail can be attacked."""
    here = darkness(state)
    place = column - here.entry
    if not 0 <= place < len(here.line):
        return NONE
    card = here.line[place]
    return card if state.book.game[card].kind == "body" else NONE


def is_open(state: State, column: int) -> bool:
    """DL-CH5-RULE-07, DL-CH5-RULE-08, DL-RUL-77. No card on the passage stands before it."""
    return state.passage[column] == NONE


def grow(play: Play[State]) -> None:
    """DL-CH5-RULE-03, DL-CH5-RULE-05, DL-RUL-75. All move one square right, and the next card enters."""
    here = darkness(play.state)
    if not here.deck:
        return
    if here.head >= LAST_PASSAGE:
        lose(play, "head", "DL-CH5-RULE-05")
    play.reveal()
    card = here.deck.pop()
    here.line.insert(0, card)
    name = play.state.book.game[card].id
    play.emit("incarnate", ("DL-CH5-RULE-03",), monster=name, square=here.entry, head=here.head)


def record(state: State, body: int) -> BodyRecord:
    return tables(state).bodies[state.book.game[body].id]


def can_hit(state: State, body: int, blow: Blow) -> bool:
    """DL-CH5-BODY-01 to DL-CH5-BODY-05, DL-RUL-78. Only the printed sort of attack."""
    by = record(state, body).by
    if by == "both":
        return _section_left(state, body, blow) > 0
    return by in ("anything", blow.name)


def _section_left(state: State, body: int, blow: Blow) -> int:
    """What is left of the section that this attack would hit."""
    if blow is BY_CRYSTAL:
        return max(0, state.book.game[body].resistance - state.damage.get(body, 0))
    if blow is BY_SHOCK:
        return max(0, record(state, body).shock - darkness(state).shocked.get(body, 0))
    return 0


def hit(play: Play[State], body: int, damage: int, blow: Blow) -> bool:
    """DL-CH5-BODY-01 to DL-CH5-BODY-05. Whether the damage defeats it."""
    state = play.state
    by = record(state, body).by
    if by in ONE_BLOW:
        return _hit_at_once(play, body, damage)
    if by == "both":
        _hit_section(state, body, damage, blow)
        return not _section_left(state, body, BY_CRYSTAL) and not _section_left(state, body, BY_SHOCK)
    state.damage[body] = state.damage.get(body, 0) + damage
    return state.damage[body] >= state.book.game[body].resistance


def _hit_at_once(play: Play[State], body: int, damage: int) -> bool:
    """DL-CH5-BODY-05. One blow that is great enough, or nothing stays."""
    card = play.state.book.game[body]
    if damage < card.resistance:
        play.emit("no-mark", ("DL-CH5-BODY-05",), monster=card.id)
    return damage >= card.resistance


def _hit_section(state: State, body: int, damage: int, blow: Blow) -> None:
    """DL-CH5-BODY-04, DL-RUL-43. What the section can't take is lost."""
    wounds = darkness(state).shocked if blow is BY_SHOCK else state.damage
    wounds[body] = wounds.get(body, 0) + min(damage, _section_left(state, body, blow))


async def advance(play: Play[State]) -> None:
    """DL-CH5-CARD-03, DL-CH5-CARD-04. One square right for good, unless the Head stands at the end."""
    here = darkness(play.state)
    if here.head < LAST_PASSAGE and here.entry == 1:
        here.entry = 2
        play.emit("darkness-advances", ("DL-CH5-CARD-03",), head=here.head)
