"""What lies on the table, found by place and put into words."""

from __future__ import annotations

from collections import defaultdict

from lanthorn.engine import Text
from lanthorn.engine.scene import (
    Card,
    Cube,
    Die,
    Grid,
    Marker,
    Meeple,
    Path,
    Piece,
    Region,
    Row,
    Scene,
    Space,
    TileMap,
    Token,
    ZoneMap,
)
from lanthorn.terminal.badges import Badges
from lanthorn.terminal.glyphs import Glyphs
from lanthorn.terminal.words import Words, folded


class Table:
    """A scene with its pieces sorted by where they lie, and names for all ids."""

    def __init__(self, scene: Scene, words: Words, glyphs: Glyphs) -> None:
        self.scene, self.words, self.glyphs = scene, words, glyphs
        self._at: dict[str, list[Piece]] = defaultdict(list)
        for piece in scene.pieces:
            for place in (piece.at, *piece.also_at):
                self._at[place].append(piece)
        self._pieces = {piece.id: piece for piece in scene.pieces}
        self._places: dict[str, Text | None] = {}
        for region in scene.regions:
            self._places[region.id] = region.title
            for space in spaces_of(region):
                self._places[space.id] = space.label

    def at(self, place: str) -> list[Piece]:
        return self._at.get(place, [])

    def name(self, thing: str) -> str:
        """What people call the thing with this id; the id itself for a square without a name."""
        if thing in self._pieces:
            return self.title(self._pieces[thing])
        label = self._places.get(thing)
        return self.words.say(label) if label else thing

    def find(self, typed: str) -> str:
        """The name of the thing on the table that has this id or name; nothing if there is none."""
        for thing in (*self._pieces, *self._places):
            if folded(typed) in (folded(thing), folded(self.name(thing))):
                return self.name(thing)
        return ""

    def space(self, typed: str) -> str:
        """The id of the space that has this id or name; nothing if there is none."""
        spaces = [space.id for region in self.scene.regions for space in spaces_of(region)]
        wanted = folded(typed)
        return next((space for space in spaces if wanted in (space, folded(self.name(space)))), "")

    def title(self, piece: Piece) -> str:
        if piece.face.hidden:
            return self.words.own("face-down")
        if piece.face.title:
            return self.words.say(piece.face.title)
        return piece.letter if isinstance(piece, Marker) else ""

    def describe(self, piece: Piece, brief: bool = False) -> str:
        """A piece in one line: its sign, its name, its numbers, and what lies on it."""
        parts = [self.sign(piece) + self.title(piece), *self.numbers(piece, brief)]
        parts += [self.describe(other, brief) for other in self.at(piece.id)]
        return " ".join(part for part in parts if part)

    def sign(self, piece: Piece) -> str:
        if isinstance(piece, Meeple):
            return self.glyphs.foe if piece.foe else self.glyphs.friend
        return ""

    def numbers(self, piece: Piece, brief: bool = False) -> list[str]:
        """What is written on a piece, but for a number that ends its name; and how many it stands for."""
        title = self.title(piece).split()
        found = [badge for badge in self.badges(piece).told(brief) if badge not in title[-1:]]
        if isinstance(piece, Die):
            found.append(str(piece.value))
        if isinstance(piece, Card | Token | Cube) and piece.count != 1:
            found.append(f"{self.glyphs.times}{piece.count}")
        return found

    def marks(self, piece: Piece) -> list[str]:
        """Badges that are a single sign, such as that of a possessed hero."""
        return [
            badge.text for badge in piece.face.badges if len(badge.text) == 1 and not badge.text.isalnum()
        ]

    def badges(self, piece: Piece) -> Badges:
        return Badges(piece.face.badges, self.words, self.glyphs)


def spaces_of(region: Region) -> tuple[Space, ...]:
    """The places of a region, whatever its kind."""
    if isinstance(region, Grid | Path | TileMap | Row):
        return region.spaces
    if isinstance(region, ZoneMap):
        return tuple(Space(zone.id, label=zone.label) for zone in region.zones)
    return ()
