"""Scenes: whatever lies on the table survives the way to a client."""

from __future__ import annotations

import msgspec
import pytest

from lanthorn.engine import Text
from lanthorn.engine.scene import (
    Badge,
    Bag,
    Card,
    Cube,
    Dial,
    Die,
    Face,
    Grid,
    Hand,
    HeroBoard,
    Marker,
    Meeple,
    Meter,
    Path,
    Piece,
    Pile,
    Region,
    Row,
    Scene,
    Space,
    StoryPage,
    Tile,
    TileMap,
    Token,
    Track,
    Zone,
    ZoneMap,
)

WORD = Text("word", {"number": 2})
SPACES = (Space("a1"), Space("b1", 1, 0, WORD, "start", "door"))
REGIONS: list[Region] = [
    Grid("grid", WORD, "stone", 0, SPACES),
    Path("path", spaces=SPACES),
    TileMap("tiles", spaces=SPACES),
    ZoneMap("zones", zones=(Zone("inn", 0.5, 1.0, WORD, ("mill",)), Zone("mill", 2, 3))),
    Pile("pile", count=3),
    Hand("hand", seat=1, count=2),
    Row("row", spaces=SPACES),
    HeroBoard(
        "board", WORD, "wood", 0, "axe", "red", WORD, (Meter(WORD, 2, 5, "heart"),), ("n",), (WORD,), True
    ),
    Track("track", cells=9, value=3, goal=7, icon="sun"),
    Bag("bag", count=3, contents={"red": 2}),
    Dial("dial", arcs=(WORD, WORD), pointer=1, active=(0, 1)),
    StoryPage("page", heading=WORD, paragraphs=(WORD,)),
]
FACE = Face("axe", WORD, WORD, "artifact", (Badge("3", "heart", WORD),))
PIECES: list[Piece] = [
    Tile("tile", "a1", FACE, ("b1",)),
    Card("card", "hand", FACE, count=2),
    Meeple("hero", "a1", FACE, colour="red", foe=True, spent=True),
    Token("token", "a1", Face(hidden=True), count=3),
    Die("die", "a1", sides=8, value=7),
    Cube("cube", "a1", colour="blue", count=2),
    Marker("marker", "a1", letter="B"),
]


@pytest.mark.parametrize("region", REGIONS, ids=lambda region: region.id)
def test_every_kind_of_region_survives_the_way_to_a_client(region: Region) -> None:
    scene = Scene((region,))
    assert Scene.from_json(scene.to_json()) == scene


@pytest.mark.parametrize("piece", PIECES, ids=lambda piece: piece.id)
def test_every_kind_of_piece_survives_the_way_to_a_client(piece: Piece) -> None:
    scene = Scene((), (piece,), (WORD,))
    assert Scene.from_json(scene.to_json()) == scene


def test_each_kind_says_what_it_is() -> None:
    kinds = [msgspec.to_builtins(thing)["kind"] for thing in (*REGIONS, *PIECES)]
    assert len(set(kinds)) == len(kinds) == 19


def test_the_ids_of_a_scene_are_those_of_regions_pieces_and_spaces() -> None:
    scene = Scene((REGIONS[0], REGIONS[3], REGIONS[4]), (PIECES[0],))
    assert scene.ids() == {"grid", "a1", "b1", "zones", "inn", "mill", "pile", "tile"}
