"""What the printed pieces would say: our values for the gaps, and packs that replace them (DH-GAP)."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from lanthorn.engine import ContentError, Pack, find_game
from lanthorn.engine.content import Tables
from lanthorn.engine.scene import Face, Meeple
from lanthorn.engine.testing.marks import clause
from lanthorn.games.dungeon_heroes.state import HEROES
from lanthorn.games.dungeon_heroes.testing import Table

EVERYTHING = Table("", dragon=True, undead=True).book
DUNGEON = [f"{column}{row}" for row in range(1, 7) for column in "abcdef"]


def pack(tables: Tables) -> Pack:
    return Pack("a test", "dungeon-heroes", tables=tables)


def mistakes(tables: Tables) -> list[str]:
    """Where the content with this pack is wrong, as "file entry field"."""
    with pytest.raises(ContentError) as caught:
        find_game("dungeon-heroes").match({}, [pack(tables)])
    return [f"{wrong.file} {wrong.entry} {wrong.field}" for wrong in caught.value.mistakes]


def neighbours(square: str) -> list[str]:
    return sorted(EVERYTHING.squares[other] for other in EVERYTHING.touching[EVERYTHING.square[square]])


# The board


@clause("DH-GAP-01", "DH-OBJ-06")
def test_the_room_is_a_plain_grid_without_inner_walls() -> None:
    assert [EVERYTHING.squares[square] for square in EVERYTHING.dungeon] == DUNGEON
    assert neighbours("c3") == ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]
    assert neighbours("a3") == ["a2", "a4", "b2", "b3", "b4"]


@clause("DH-GAP-02", "DH-GAP-03")
def test_start_zone_and_treasure_room_are_lines_of_four() -> None:
    assert [EVERYTHING.squares[square] for square in EVERYTHING.start] == ["b0", "c0", "d0", "e0"]
    assert [EVERYTHING.squares[square] for square in EVERYTHING.treasure_room] == ["b7", "c7", "d7", "e7"]


@clause("DH-GAP-04")
def test_the_outer_zones_touch_the_room_as_on_any_grid() -> None:
    assert neighbours("b0") == ["a1", "b1", "c0", "c1"]
    assert neighbours("e7") == ["d6", "d7", "e6", "f6"]
    table = Table("rogue on b0, warrior on f3, wizard on e7")
    assert table.offers("move:rogue:a1", "move:rogue:c1", "move:wizard:f6")


@clause("DH-GAP-11")
def test_the_grand_chest_is_shown_on_c7_until_it_is_taken() -> None:
    table = Table("warrior on e6")
    shown = [piece.at for piece in table.session.scene(HEROES).pieces if piece.id == "grand-chest"]
    assert shown == ["c7"]
    table.do("move:warrior:e7")
    assert "grand-chest" not in {piece.id for piece in table.session.scene(HEROES).pieces}


# The numbers


@clause("DH-GAP-05", "DH-GAP-06")
def test_the_rarer_the_stronger() -> None:
    damages = {kind.id: kind.damage for kind in EVERYTHING.kinds if kind.damage}
    base = [kind for kind in Table("").book.kinds if kind.damage]
    assert {name: damages[name] for name in ("ogre", "orc", "skeleton", "goblin")} == {
        "ogre": 4,
        "orc": 3,
        "skeleton": 2,
        "goblin": 1,
    }
    assert {name: damages[name] for name in ("spike-pit", "fireball", "arrow-launcher", "bear-trap")} == {
        "spike-pit": 4,
        "fireball": 3,
        "arrow-launcher": 2,
        "bear-trap": 1,
    }
    for category in ("monster", "trap"):
        assert sum(kind.damage * kind.count for kind in base if kind.category == category) == 20


@clause("DH-GAP-07")
def test_each_sliding_tile_has_four_arrows() -> None:
    sliding = EVERYTHING.kinds[EVERYTHING.kind["sliding-tile"]]
    assert sliding.count == 5
    assert sliding.arrows == ("north", "south", "east", "west")


@clause("DH-GAP-12", "DH-MARKET-01")
def test_the_market_has_one_of_each_artifact() -> None:
    counts = Counter(EVERYTHING.kinds[kind].id for kind in EVERYTHING.pool("market"))
    assert counts == {"demon-skull": 1, "magic-mirror": 1, "energy-elixir": 1, "strange-bread": 1}


@clause("DH-SETUP-12", "DH-SETUP-13")
def test_the_base_game_has_46_tiles_beside_the_grand_chest() -> None:
    counts: Counter[str] = Counter()
    for kind in Table("").book.kinds:
        counts[kind.category] += kind.count
    assert +counts == {
        "monster": 10,
        "trap": 10,
        "treasure": 3,
        "movement": 10,
        "artifact": 9,
        "deadly": 4,
    }


# What is only seen


@clause("DH-GAP-16")
def test_colours_and_shapes_are_free_and_change_nothing() -> None:
    colours = [hero.colour for hero in EVERYTHING.heroes]
    assert len(set(colours)) == len(colours)
    assert all(kind.icon for kind in EVERYTHING.kinds[1:])
    other = {"heroes": {"warrior": {"colour": "green", "icon": "sun"}}, "monsters": {"orc": {"icon": "moon"}}}
    text = "orc figure on c3, warrior on c2, aggressive phase, master's turn"
    painted = Table(text, [pack(other)])
    assert painted.keys() == Table(text).keys()
    pieces = {piece.id: piece for piece in painted.session.scene(HEROES).pieces}
    warrior = pieces["warrior"]
    assert isinstance(warrior, Meeple)
    assert (warrior.colour, warrior.face.icon, pieces["orc-1"].face.icon) == ("green", "sun", "moon")


@clause("DH-GAP-18")
def test_names_tell_figures_apart_and_betray_no_hidden_tile() -> None:
    assert len(set(EVERYTHING.figure_names)) == 13
    table = Table("orc face down on c3, chest face down on c4, goblin figures on a6 and b6")
    hidden = [piece for piece in table.session.scene(HEROES).pieces if piece.at in ("c3", "c4")]
    assert [(piece.id, piece.face) for piece in hidden] == [
        ("tile-c3", Face(hidden=True)),
        ("tile-c4", Face(hidden=True)),
    ]


@clause("DH-GAP-18")
def test_identical_tiles_are_interchangeable() -> None:
    table = Table("master holds 3 goblins, master's turn")
    assert len(table.keys()) == 36
    table.do("place:goblin:a1", "place:goblin:a2")
    assert table.hand() == ["goblin"]


@clause("DH-GAP-19")
def test_the_figure_of_a_hero_at_zero_is_taken_off_the_squares() -> None:
    table = Table("wizard on c1, poison-cloud face down on c2").do("move:wizard:c2")
    pieces = {piece.id: piece for piece in table.session.scene(HEROES).pieces}
    assert "wizard" not in pieces or pieces["wizard"].at not in table.book.square


@clause("DH-GAP-20")
def test_our_own_scenarios_take_the_place_of_printed_examples() -> None:
    left_out = {24, 30, 36, 42, 48, 54, 60, 66, 72}
    wanted = {f"DH-EX-{number:02}" for number in range(1, 75) if number not in left_out}
    told = {
        scenario
        for file in Path(__file__).parent.glob("test_*.py")
        for scenario in re.findall(r'"(DH-EX-\d\d)"', file.read_text(encoding="utf-8"))
    }
    assert wanted <= told


# Packs


@clause("DH-GAP-05")
def test_a_pack_replaces_a_damage() -> None:
    table = Table("cleric on c1, goblin face down on c2", [pack({"monsters": {"goblin": {"damage": 5}}})])
    assert table.do("move:cleric:c2").hp("cleric") == 3


@clause("DH-GAP-06")
def test_a_pack_is_a_folder_with_the_same_files(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('name = "sharper traps"\ngame = "dungeon-heroes"\n', encoding="utf-8")
    (tmp_path / "traps.toml").write_text("[bear-trap]\ndamage = 3\n", encoding="utf-8")
    (tmp_path / "heroes.toml").write_text("[cleric]\nhp = 12\n", encoding="utf-8")
    table = Table("cleric on c1, bear trap face down on c2", [Pack.read(tmp_path)])
    assert table.hp("cleric") == 12
    assert table.do("move:cleric:c2").hp("cleric") == 9


@clause("DH-GAP-07", "DH-RUL-25")
def test_a_pack_replaces_the_arrows_of_one_sliding_tile() -> None:
    plain = ["north", "south", "east", "west"]
    arrows = [plain, plain, ["northeast", "northwest"], plain, plain]
    table = Table(
        "warrior on c1, sliding tile 2 face down on c2, cleric on f1, sliding tile face down on f2",
        [pack({"tiles": {"sliding-tile": {"arrows": arrows}}})],
    )
    kinds = {kind.id: kind.count for kind in table.book.kinds if kind.effect == "slide"}
    assert kinds == {"sliding-tile": 4, "sliding-tile-2": 1}
    table.do("move:warrior:c2")
    assert sorted(table.keys()) == ["slide:b3", "slide:d3"]
    table.do("slide:d3", "move:cleric:f2")
    assert sorted(table.keys()) == ["slide:e2", "slide:f1", "slide:f3"]


@clause("DH-GAP-02", "DH-GAP-03", "DH-GAP-11")
def test_a_pack_moves_the_outer_zones() -> None:
    moved: Tables = {
        "board": {
            "start": {"squares": ["a0", "b0", "c0", "d0"]},
            "treasure-room": {"squares": ["e7", "f7"], "shows_chest": "f7"},
        }
    }
    table = Table("warrior on f6", [pack(moved)]).do("move:warrior:f7")
    assert table.state.treasures == 1
    assert {table.square(hero) for hero in ("cleric", "rogue", "wizard")} == {"a0", "b0", "c0"}


@clause("DH-GAP-12")
def test_a_pack_may_fill_the_market_with_more() -> None:
    more = pack({"artifacts": {"strange-bread": {"count": 2}}})
    table = Table("warrior earned 2 orcs", [more], undead=True)
    table.do("buy:strange-bread:warrior", "buy:strange-bread:cleric")
    assert table.carried("cleric") == ["strange-bread"]


def test_all_mistakes_of_a_pack_are_reported_at_once() -> None:
    tables: Tables = {
        "board": {"dungeon": {"squares": DUNGEON[:-1]}},
        "tiles": {"sliding-tile": {"arrows": [["north"]]}, "fairy": {"category": "sprite"}},
        "monsters": {"goblin": {"damage": -1, "speed": 2}},
        "heroes": {"wizard": {"moves": "sideways"}},
        "spells": {},
    }
    assert mistakes(tables) == [
        "board.toml dungeon squares",
        "heroes.toml wizard moves",
        "monsters.toml goblin damage",
        "monsters.toml goblin speed",
        "spells.toml  ",
        "tiles.toml fairy category",
        "tiles.toml sliding-tile arrows",
    ]


def test_an_entry_that_cannot_be_read_is_the_only_mistake_it_makes() -> None:
    assert mistakes({"tiles": {"chest": {"count": "three"}}}) == ["tiles.toml chest count"]
    assert mistakes({"board": {"start": {"squares": ["b0", "zero"]}}}) == ["board.toml start squares"]


def test_each_hero_needs_a_start_square_and_each_tile_a_name_of_its_own() -> None:
    assert mistakes({"board": {"start": {"squares": ["b0", "c0", "d0"]}}}) == ["board.toml start squares"]
    assert mistakes({"traps": {"chest": {"count": 1, "damage": 1}}}) == ["tiles.toml chest "]


def test_a_square_belongs_to_one_zone_and_the_chest_to_the_treasure_room() -> None:
    board = {"treasure-room": {"squares": ["b7", "c7", "f6"], "shows_chest": "d7"}}
    assert mistakes({"board": board}) == ["board.toml f6 ", "board.toml treasure-room shows_chest"]


def test_the_tiles_must_fill_the_room_and_hold_enough_treasures() -> None:
    few = {"portal": {"count": 0}, "poison-cloud": {"count": 0}, "chest": {"count": 1}}
    wrong = mistakes({"tiles": few, "traps": {"bear-trap": {"count": 0}}})
    assert set(wrong) == {"tiles.toml  count"}
    assert mistakes({"monsters": {"goblin": {"count": 20}}}) == ["tiles.toml  count"] * 4


def test_a_pack_names_the_monster_it_adds_in_both_languages() -> None:
    troll = {"monsters": {"troll": {"count": 2, "damage": 3}}}
    locale = {"en": "tile-troll = Troll", "fr": "tile-troll = Trolle"}
    pack = Pack(name="trolls", game="dungeon-heroes", tables=troll, locale=locale)
    table = Table("troll face down on b1, warrior on b0", packs=[pack])
    table.do("move:warrior:b1")
    slain = next(event for event in table.session.events if event.name == "monster-slain")
    say = table.session.match.phrasebook.say
    assert "Troll " in say(slain.text, "en")
    assert "Trolle " in say(slain.text, "fr")
