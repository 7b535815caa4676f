"""Parallel paths: drawn in columns, so that one sees what lies beside what."""

from __future__ import annotations

import msgspec
import pytest

from lanthorn.engine import Text, find_game
from lanthorn.engine.scene import Badge, Card, Face, Meeple, Path, Piece, Scene, Space
from lanthorn.terminal.glyphs import FINE
from lanthorn.terminal.page import compose
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.words import Words
from tests.terminal.desk import lanthorn

WAYS = Path(
    "ways",
    Text("region-mat"),
    spaces=(
        *(Space(f"h{n}", n, 0, Text("space-hero", {"number": n})) for n in (1, 2, 3)),
        *(Space(f"p{n}", n, 1, Text("space-passage", {"number": n})) for n in (1, 2)),
    ),
)

TO_ACT = "rest-of-deck\ntrack:duelist\ntrack:sentinel\n"


def hero(name: str, at: str) -> Meeple:
    return Meeple(name, at, Face(title=Text("hero-name", {"hero": name})))


def ghost(at: str) -> Card:
    face = Face(title=Text("monster-name", {"monster": "ghost"}), badges=(Badge("2", "hearts"),))
    return Card("ghost", at, face)


def drawn(*pieces: Piece, path: Path = WAYS, width: int = 80) -> list[str]:
    """The page below its status line."""
    match = find_game("dungeon-legends").match()
    table = Table(Scene((path,), pieces), Words("en", match), FINE)
    return [line.plain for line in compose(table, width, 50, frozenset(), [], [])][1:]


def test_what_lies_beside_each_other_stands_below_each_other() -> None:
    title, head, heroes, monsters, listed = drawn(hero("knight", "h2"), ghost("p2"))
    assert title == "The tunnel"
    column = head.index("2")
    assert head.split() == ["1", "2", "Square", "3"]
    assert heroes[column:].startswith("@Knight")
    assert monsters[column:].startswith("Ghost ♥2")
    assert listed == "  Passage 2: Ghost ♥2"


def test_harm_that_is_about_to_come_is_told_below_its_cause() -> None:
    pushed = msgspec.structs.replace(ghost("p2"), danger=Text("danger-castle"))
    assert drawn(pushed)[-2:] == [
        "  Passage 2: Ghost ♥2",
        "    The next card that enters the passage pushes it into the castle.",
    ]


def test_heroes_on_one_square_share_its_room() -> None:
    ways = Path("ways", spaces=tuple(Space(f"{row}{n}", n, row) for row in (0, 1) for n in range(1, 8)))
    _, _, heroes, *_ = drawn(hero("blacksmith", "01"), hero("enchantress", "01"), path=ways)
    assert heroes.split()[0] == "@Bla…@Enc…"


def test_a_narrow_terminal_lists_who_stands_where() -> None:
    assert drawn(hero("knight", "h2"), ghost("p2"), width=50) == [
        "The tunnel",
        "  Square 2: @Knight",
        "  Passage 2: Ghost ♥2",
    ]


def test_a_single_way_is_listed_by_its_places() -> None:
    way = Path("way", spaces=WAYS.spaces[:3])
    assert drawn(hero("knight", "h2"), path=way)[-1] == "  Square 2: @Knight"


@pytest.mark.parametrize("chapter", ["fire", "moons", "crystals", "magma", "darkness"])
def test_the_tunnel_of_every_chapter_is_drawn_and_heroes_stand_at_their_squares(chapter: str) -> None:
    chosen = ("--set", "players=1", "--set", "hero_1=scout", "--set", "hero_2=knight")
    words = ("play", "dungeon-legends", "--set", f"chapter={chapter}", *chosen, "--seed", "3")
    page = lanthorn(*words, typed=TO_ACT).output.split("The tunnel\n")[-1].splitlines()
    head = page[0]
    (row,) = (line for line in page[1:6] if "@Scout" in line)
    assert row.index("@Scout") == head.index("6")
    assert row.index("@Knight") == head.index("5")
