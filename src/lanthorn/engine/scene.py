"""The scene: where things lie on the table, in a form that any client can draw.

A scene is a list of regions and a list of pieces, each with a stable id. A piece with the same id in
two scenes is the same piece: it flies from its old place to the new one. Ids never betray what is
hidden. What a region or a piece looks like is the client's affair; the scene names a skin or an icon.
"""

from __future__ import annotations

import msgspec

from lanthorn.engine.text import Text


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place inside a region where pieces can lie: a square, a plank, a slot, a cell."""

    id: str
    column: int = 0
    row: int = 0
    label: Text | None = None
    zone: str = ""
    icon: str = ""


class _Region(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    id: str
    title: Text | None = None
    skin: str = "plain"
    seat: int | None = None


class Grid(_Region, frozen=True, tag="grid"):
    """Squares in columns and rows; row 0 is drawn at the bottom."""

    spaces: tuple[Space, ...] = ()


class Path(_Region, frozen=True, tag="path"):
    """Places one after another; parallel paths share columns."""

    spaces: tuple[Space, ...] = ()


class TileMap(_Region, frozen=True, tag="tile-map"):
    """Tiles laid against each other during play; the spaces are where one may be laid."""

    spaces: tuple[Space, ...] = ()


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place of a zone map, with the roads that leave it."""

    id: str
    x: float
    y: float
    label: Text | None = None
    roads: tuple[str, ...] = ()


class ZoneMap(_Region, frozen=True, tag="zone-map"):
    """Places joined by roads."""

    zones: tuple[Zone, ...] = ()


class Pile(_Region, frozen=True, tag="pile"):
    """Pieces on top of each other; the count is public, the rest is what pieces say."""

    count: int = 0


class Hand(_Region, frozen=True, tag="hand"):
    """What a seat holds. Those who may not look see backs."""

    count: int = 0


class Row(_Region, frozen=True, tag="row"):
    """Pieces side by side: a market, an offer, a display."""

    spaces: tuple[Space, ...] = ()


class Meter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number with its maximum: health, actions left."""

    name: Text
    value: int
    maximum: int
    icon: str = ""


class HeroBoard(_Region, frozen=True, tag="hero-board"):
    """A hero's own board: figure, meters, one line of ability, slots for what is carried."""

    icon: str = ""
    colour: str = ""
    ability: Text | None = None
    meters: tuple[Meter, ...] = ()
    moves: tuple[str, ...] = ()
    marks: tuple[Text, ...] = ()
    fallen: bool = False


class Track(_Region, frozen=True, tag="track"):
    """Numbered cells; a piece or the value marks one of them."""

    cells: int = 0
    value: int = 0
    goal: int | None = None
    icon: str = ""


class Bag(_Region, frozen=True, tag="bag"):
    """Tokens drawn blindly; `contents` only as far as everybody may know them."""

    count: int = 0
    contents: dict[str, int] = {}


class Dial(_Region, frozen=True, tag="dial"):
    """A ring of arcs with a pointer."""

    arcs: tuple[Text, ...] = ()
    pointer: int = 0
    active: tuple[int, ...] = ()


class StoryPage(_Region, frozen=True, tag="story-page"):
    """Words to read before choosing."""

    heading: Text | None = None
    paragraphs: tuple[Text, ...] = ()


Region = Grid | Path | TileMap | ZoneMap | Pile | Hand | Row | HeroBoard | Track | Bag | Dial | StoryPage


class Badge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number or a word on a corner of a piece."""

    text: str
    icon: str = ""
    name: Text | None = None


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What can be seen of a piece. A hidden face has nothing but its back."""

    icon: str = ""
    title: Text | None = None
    text: Text | None = None
    category: str = ""
    badges: tuple[Badge, ...] = ()
    hidden: bool = False


class _Piece(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="kind"):
    id: str
    at: str
    """The id of the region or space it lies in."""
    face: Face = Face()
    also_at: tuple[str, ...] = ()
    """Further spaces it covers."""
    danger: Text | None = None
    """The harm that is about to come of it: a client marks it."""


class Tile(_Piece, frozen=True, tag="tile"):
    pass


class Card(_Piece, frozen=True, tag="card"):
    count: int = 1


class Meeple(_Piece, frozen=True, tag="meeple"):
    colour: str = ""
    foe: bool = False
    spent: bool = False


class Token(_Piece, frozen=True, tag="token"):
    count: int = 1


class Die(_Piece, frozen=True, tag="die"):
    sides: int = 6
    value: int = 1


class Cube(_Piece, frozen=True, tag="cube"):
    colour: str = ""
    count: int = 1


class Marker(_Piece, frozen=True, tag="marker"):
    letter: str = ""


Piece = Tile | Card | Meeple | Token | Die | Cube | Marker


class Scene(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table as one seat sees it."""

    regions: tuple[Region, ...] = ()
    pieces: tuple[Piece, ...] = ()
    status: tuple[Text, ...] = ()
    """What a glance should tell: phase, turn, actions left."""
    meters: tuple[Meter, ...] = ()
    """Numbers that `status` tells in words, for clients that would rather draw them."""

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes) -> Scene:
        return msgspec.json.decode(data, type=cls)

    def ids(self) -> set[str]:
        """Every id that an option can touch."""
        found = {region.id for region in self.regions} | {piece.id for piece in self.pieces}
        for region in self.regions:
            found.update(placed_in(region))
        return found


def placed_in(region: Region) -> list[str]:
    """The ids of the places inside a region."""
    if isinstance(region, Grid | Path | TileMap | Row):
        return [space.id for space in region.spaces]
    return [zone.id for zone in region.zones] if isinstance(region, ZoneMap) else []
