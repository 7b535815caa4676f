"""Chapter V on the table: the track of Darkness Incarnate, Magic Shock tokens, the crevasse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine.scene import Badge, Card, Face, Piece, Pile, Region, Token, Track
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends import faces
from lanthorn.games.dungeon_legends.chapters.darkness.bodies import MAGIC_SHOCK, ONE_BLOW
from lanthorn.games.dungeon_legends.chapters.darkness.records import SHOCKS, tables
from lanthorn.games.dungeon_legends.chapters.darkness.state import darkness
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE, SLOTS
from lanthorn.games.dungeon_legends.rules.turn import reveals_due

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

PICTURES: Final = {
    "crystal-trap": "crystal-bars",
    "both": "crystal-bars",
    "magic-shock": "lightning-arc",
    "ranged": faces.PICTURES["ranged-1"],
    "sword": faces.PICTURES["sword"],
}
"""The picture of what can hurt a Body."""
ROW: Final = tuple((f"i{n}", n, "incarnate") for n in SLOTS)


def regions(state: State) -> list[Region]:
    goal, value = state.book.difficulty.goal, darkness(state).defeated
    track = Track("bodies", Text("region-bodies"), cells=goal, value=value, goal=goal, icon="tentacle-strike")
    return [track, Pile("incarnate-deck", Text("region-incarnate"), count=len(darkness(state).deck))]


def pieces(state: State) -> list[Piece]:
    here, book = darkness(state), state.book
    (head,) = book.game_cards("head")
    risks = book.chapter.risks(state, reveals_due(state))
    at, face = f"i{min(LAST_PASSAGE, here.head)}", faces.game_card(book, head, 0, 0)
    found: list[Piece] = [
        Card(book.options.target(head), at, face, danger=Text("danger-head") if risks else None)
    ]
    for place, card in enumerate(here.line):
        found.append(Card(book.options.target(card), f"i{here.entry + place}", _body(state, card)))
    found += _shock_tokens(state)
    if here.crevasse:
        face = Face("earth-crack", Text("token-crevasse"))
        found.append(Token("crevasse", f"h{here.crevasse}", face))
    return found


def _body(state: State, card: int) -> Face:
    """A Body shows what can hurt it, and how much is left: of one that falls to a single blow, how great that
    has to be."""
    here, book = darkness(state), state.book
    record = tables(state).bodies.get(book.game[card].id)
    resistance = book.game[card].resistance
    at_once = record is not None and record.by in ONE_BLOW
    face = faces.game_card(book, card, 0 if at_once else resistance, state.damage.get(card, 0))
    if record is None or record.by == "anything":
        return face
    words = str(resistance) if at_once else ""
    extra = [Badge(words, PICTURES[record.by], Text(f"badge-by-{record.by}"))]
    if record.by == "both":
        left = record.shock - here.shocked.get(card, 0)
        extra.append(Badge(str(left), "lightning-arc", Text("badge-by-magic-shock")))
    return Face(face.icon, face.title, face.text, face.category, (*face.badges, *extra))


def _shock_tokens(state: State) -> list[Piece]:
    slot = state.slot_of(MAGIC_SHOCK)
    found: list[Piece] = []
    for side, charged, damage in zip(SHOCKS, darkness(state).charged, tables(state).shock, strict=True):
        title = Text("token-shock", {"charged": int(charged), "damage": damage})
        face = Face("lightning-arc", title, category="magic" if charged else "", badges=(Badge(str(damage)),))
        found.append(Token(f"shock-{side}", f"l{slot}", face))
    return found
