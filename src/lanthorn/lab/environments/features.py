"""Numbers for any game, made from words and from the scene: for what a game doesn't tell itself."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final
from zlib import crc32

from lanthorn.engine import Match, Option, Text
from lanthorn.engine.encoding import Encoding, Layout, Part, write
from lanthorn.engine.scene import Grid, Path, Piece, Row, Scene, TileMap, ZoneMap

BITS: Final = 12
"""So many bits tell one word from another."""
WORDS: Final = 5
"""So many words of an option's key are told: its verb, and up to four things."""
PER_WORD: Final = BITS + 2
LETTERS: Final = 26
MANY: Final = 64
MOST_OPTIONS: Final = 256
PIECES: Final = 128
PER_PIECE: Final = BITS + 5


@lru_cache(maxsize=1 << 16)
def bits(word: str) -> tuple[float, ...]:
    """The same ones and zeros for the same word, on every machine; none for no word."""
    code = crc32(word.encode()) if word else 0
    return tuple(float(code >> place & 1) for place in range(BITS))


def words(key: str) -> array[float]:
    """The words of an option's key, each with the first letter and the number in it."""
    row = array("f", bytes(4 * WORDS * PER_WORD))
    for place, word in enumerate(key.split(":")[:WORDS]):
        digits = "".join(letter for letter in word if letter.isdigit())
        letter = (ord(word[0]) - ord("a") + 1) / LETTERS if word[:1].islower() else 0.0
        number = min(MANY, int(digits) + 1) / MANY if digits else 0.0
        write(row, place * PER_WORD, (*bits(word), letter, number))
    return row


def scene_encoding(match: Match[Any, Any]) -> Encoding[Any]:
    """What lies on the table, piece by piece, for games that have no numbers of their own."""
    view = Layout(Part("pieces", (PIECES, PER_PIECE)))
    nothing = Layout()

    def encode(state: Any, seat: int) -> array[float]:
        row, scene = view.blank(), match.game.scene(state, seat)
        places = _places(scene)
        for number, piece in enumerate(scene.pieces[:PIECES]):
            write(row, number * PER_PIECE, _piece(piece, places))
        return row

    def no_outlook(state: Any, seat: int, options: Sequence[Option[Any]]) -> list[array[float]]:
        return [nothing.blank() for _ in options]

    return Encoding(
        view=view,
        encode=encode,
        option=nothing,
        encode_option=lambda option: nothing.blank(),
        outlook=nothing,
        encode_outlook=no_outlook,
        most_options=MOST_OPTIONS,
    )


def _places(scene: Scene) -> dict[str, tuple[float, float]]:
    places: dict[str, tuple[float, float]] = {}
    for number, region in enumerate(scene.regions):
        places[region.id] = (number, 0)
        if isinstance(region, Grid | Path | TileMap | Row):
            places |= {space.id: (space.column, space.row) for space in region.spaces}
        elif isinstance(region, ZoneMap):
            places |= {zone.id: (zone.x, zone.y) for zone in region.zones}
    return places


def _piece(piece: Piece, places: dict[str, tuple[float, float]]) -> tuple[float, ...]:
    """What it is, that it is there, where it lies, how many it stands for, whether its face is hidden."""
    x, y = places.get(piece.at, (0, 0))
    amount = getattr(piece, "value", getattr(piece, "count", 1))
    looks = f"{type(piece).__name__} {piece.face.icon} {_title(piece.face.title)}"
    return (*bits(looks), 1.0, x / MANY, y / MANY, amount / MANY, float(piece.face.hidden))


def _title(title: Text | None) -> str:
    return f"{title.id} {title.args}" if title else ""
