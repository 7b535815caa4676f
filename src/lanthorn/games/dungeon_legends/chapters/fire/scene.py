"""Chapter I on the table: fires, buckets, mud, Ravagers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lanthorn.engine.scene import Face, Meeple, Piece, Region, Token, Track
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends import faces
from lanthorn.games.dungeon_legends.chapters.fire.state import fire
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

FIRE_FACE = Face("small-fire", Text("token-fire"), category="fire")


def regions(state: State) -> list[Region]:
    """DL-CH1-GOAL-01. How many of the fires are out; there can be more of them than at the start."""
    burning = sum(fire(state).fires)
    goal = max(state.book.difficulty.goal, burning)
    title = Text("region-fires", {"fires": burning})
    return [Track("fires", title, cells=goal, value=goal - burning, goal=goal, icon="small-fire")]


def pieces(state: State) -> list[Piece]:
    here = fire(state)
    found: list[Piece] = []
    for location, fires in enumerate(here.fires):
        if fires:
            slot = state.locations.index(location)
            found.append(Token(f"fire-{location}", f"l{slot}", FIRE_FACE, count=fires))
    for hero, full in enumerate(here.buckets):
        if state.heroes[hero].kind >= 0:
            who = state.name(hero)
            face = Face(
                icon="full-metal-bucket" if full else "empty-metal-bucket",
                title=Text("token-bucket", {"full": int(full)}),
            )
            found.append(Token(f"bucket-{who}", f"board-{who}", face))
    if here.mud:
        found.append(Token("mud", f"h{here.mud}", Face(icon="quicksand", title=Text("token-mud"))))
    found += [_ravager(state, guard, LAST_PASSAGE) for guard in here.lurking]
    for carrier, stack in here.ravagers.items():
        found += [_ravager(state, guard, state.square_of(carrier)) for guard in stack]
    found += [
        Token(f"fire-on-{card}", f"p{state.square_of(card)}", FIRE_FACE)
        for card in here.burning
        if state.square_of(card)
    ]
    return found


def _ravager(state: State, guard: int, square: int) -> Meeple:
    """DL-CH1-CARD-02. A standee on a monster's card."""
    resistance = state.book.chapter.resistance(state, guard)
    face = faces.game_card(state.book, guard, resistance, state.damage.get(guard, 0))
    return Meeple(state.book.options.target(guard), f"p{square}", face, foe=True)
