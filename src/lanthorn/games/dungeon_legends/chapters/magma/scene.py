"""Chapter IV on the table: the dial, lava, the Explosive Magma token, Madness cards beside the mat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from lanthorn.engine.scene import Badge, Card, Dial, Face, Piece, Region, Row, Token, Track
from lanthorn.engine.text import Text
from lanthorn.games.dungeon_legends import faces
from lanthorn.games.dungeon_legends.chapters.magma.lava import active_squares, is_hot
from lanthorn.games.dungeon_legends.chapters.magma.madness import beside_the_mat
from lanthorn.games.dungeon_legends.chapters.magma.records import SQUARES, LavaRecord, tables
from lanthorn.games.dungeon_legends.chapters.magma.state import magma
from lanthorn.games.dungeon_legends.chapters.magma.token import LOCATION, damage
from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.state import State

HOT = Face("lava", Text("token-hot-lava"), Text("token-hot-lava-about"), "fire")


def marks(state: State) -> tuple[tuple[int, str, str], ...]:
    """DL-CH4-RULE-03. Where a Slug has to fall for the Lava beside it to cool."""
    return tuple((square, "cog", "passage-active") for square in sorted(active_squares(state)))


def regions(state: State) -> list[Region]:
    """DL-CH4-GOAL-01, DL-CH4-RULE-03. How much lava has cooled; the dial with its active squares lit; the
    Madness cards as long as there are any."""
    ring, active = tables(state).dial, active_squares(state)
    dial = Dial(
        "dial",
        Text("region-dial", {"first": min(active), "second": max(active)}),
        arcs=tuple(Text("dial-notch", {"square": notch.square}) for notch in ring),
        pointer=magma(state).dial,
        active=tuple(number for number, notch in enumerate(ring) if notch.square in active),
    )
    goal, value = state.book.difficulty.goal, sum(magma(state).cooled)
    track = Track("cooled", Text("region-cooled"), cells=goal, value=value, goal=goal, icon="lava")
    madness = [Row("madness", Text("region-madness"))] if beside_the_mat(state) else []
    return [track, dial, *madness]


def pieces(state: State) -> list[Piece]:
    found: list[Piece] = [*_lava(state), _magma(state)]
    found += [Card(f"card-{n}", "madness", faces.hero_card(state.book, n)) for n in beside_the_mat(state)]
    return found


def _lava(state: State) -> Iterator[Piece]:
    here = magma(state)
    for square in SQUARES:
        if is_hot(state, square):
            yield Token(f"lava-{square}", f"h{square}", HOT)
        elif here.lava[square] != NONE:
            yield Token(f"lava-{square}", f"h{square}", _cooled(tables(state).lava[here.lava[square]]))


@lru_cache(maxsize=64)
def _cooled(face: LavaRecord) -> Face:
    """DL-CH4-RULE-02. What it makes a step cost more stands on it."""
    about = Text("token-cooled-lava-about", {"moves": face.extra_moves})
    more = Badge(f"+{face.extra_moves}", "walking-boot", Text("badge-lava-step"))
    badges = (more,) if face.extra_moves else ()
    return Face(face.icon, Text("token-cooled-lava", {"lava": face.id}), about, badges=badges)


def _magma(state: State) -> Token:
    """On its Location, or on the board of whoever holds it."""
    holder = magma(state).holder
    at = f"l{state.slot_of(LOCATION)}" if holder == NONE else f"board-{state.name(holder)}"
    about = Text("token-magma-about", {"damage": damage(state)})
    return Token("magma", at, Face("fire-bottle", Text("token-magma"), about))
