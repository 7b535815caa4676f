"""Numbers to be tuned: how they are named, what a candidate changes, and the pack that holds it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanthorn.engine import LanthornError, Pack, find_game
from lanthorn.lab.tune_numbers import Content, Number, Value, read_numbers
from lanthorn.lab.tune_pack import toml, write_pack
from tests.lab.coin import GAME

COIN = Content(GAME, (), GAME.agree({}))
HEROES, LEGENDS = (
    Content(game, (), game.agree({})) for game in map(find_game, ("dungeon-heroes", "dungeon-legends"))
)


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("coins.penny.heads=1..4", [1, 2, 3, 4]),
        ("coins.penny.heads=10..40/10", [10, 20, 30, 40]),
        ("coins.penny.heads=10..39/10", [10, 20, 30]),
        ("coins.penny.heads=7..7", [7]),
        ("coins.penny.heads=-2..+1", [-2, -1, 0, 1]),
        ("coins.penny.heads=+-1", [-1, 0, 1]),
        ("coins.penny.heads=-3..-1", [-3, -2, -1]),
        ("coins.penny.fraction=0..1/0.25", [0, 0.25, 0.5, 0.75, 1]),
        (" coins.penny.heads = 1..2", [1, 2]),
    ],
)
def test_a_range_is_read(text: str, values: list[Value]) -> None:
    number = COIN.number(text)
    assert list(number.values) == values
    assert number.is_offset == ("+" in text)


def test_a_field_that_goes_without_saying_can_be_tuned() -> None:
    number = COIN.number("coins.penny.edge=0..5")
    assert number.start == 0
    assert COIN.changed([number], (3,)) == {"coins": {"penny": {"edge": 3}}}


def test_a_fraction_is_moved_without_crumbs() -> None:
    number = COIN.number("coins.penny.fraction=-0.4..+0.4/0.1")
    assert [number.at(number.spots[0], value) for value in number.values[:4]] == [0.1, 0.2, 0.3, 0.4]


def test_only_what_changes_is_in_a_pack() -> None:
    numbers = read_numbers(COIN, ["coins.penny.heads=0..100", "coins.penny.throws=1..9"])
    assert COIN.changed(numbers, (30, 4)) == {}
    assert COIN.changed(numbers, (50, 4)) == {"coins": {"penny": {"heads": 50}}}


def test_a_number_inside_a_list_changes_that_one_and_the_field_stays_whole() -> None:
    numbers = read_numbers(COIN, ["coins.extra.faces.1=1..9", "coins.extra.by_player.1.tails=0..9"])
    assert COIN.changed(numbers, (5, 7)) == {
        "coins": {"extra": {"faces": [1, 5], "by_player": [{"heads": 1}, {"tails": 7}]}}
    }
    assert COIN.written["coins"]["extra"]["faces"] == [1, 2], "what is written in the game stays"


def test_a_star_moves_all_numbers_but_those_that_are_nothing() -> None:
    number = HEROES.number("monsters.*.damage=+-1")
    changed = HEROES.changed([number], (1,))["monsters"]
    assert changed["goblin"] == {"damage": 2}
    assert changed["dragon"] == {"damage": 6}
    assert {spot.path[1] for spot in COIN.number("coins.*.heads=+-1").spots} == {"penny"}


def test_no_number_is_moved_below_nothing() -> None:
    number = HEROES.number("monsters.*.damage=-3..+0")
    changed = HEROES.changed([number], (-3,))["monsters"]
    assert (changed["goblin"]["damage"], changed["ogre"]["damage"]) == (0, 1)


@pytest.mark.parametrize(
    ("text", "spots"),
    [
        ("chapters.fire.normal.goal=5..8", ["chapters.fire.normal.goal"]),
        ("mat.mat.traps.0=1..4", ["mat.mat.traps.0"]),
        ("ballista.*.damage.*=+-1", 4),
        ("locations.*.use.*.dust=+-1", 15),
        ("cards.knight-cleave.count=2..4", ["cards.knight-cleave.count"]),
        ("cards.knight-march.count=1..2", ["cards.knight-march.count"]),
    ],
)
def test_numbers_of_all_kinds_can_be_named(text: str, spots: list[str] | int) -> None:
    found = [spot.name for spot in LEGENDS.number(text).spots]
    assert len(found) >= spots if isinstance(spots, int) else found == spots


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("coins.penny.heads", "names no number to move: write it as"),
        ("coins.penny.heads=", "names no number to move"),
        ("coins.penny.heads=1", "names no number to move"),
        ("coins.penny.heads=1..many", "names no number to move"),
        ("=1..2", "names no number to move"),
        ("purses.penny.heads=1..2", "coin has no content file “purses”. There are: coins."),
        ("coins.pound.heads=1..2", "coins.toml has no entry “pound”. There are: penny, extra."),
        ("coins.*.tails=+-1", "has no field “tails”. There are: heads, throws, edge"),
        ("coins.penny.tails=1..2", "coins.penny has no field “tails”. There are: heads, throws, edge"),
        ("coins.extra.faces.2=1..2", "coins.extra.faces has no field “2”. There are: 0, 1."),
        ("coins.penny.faces.0=1..2", "coins.penny.faces holds nothing that could be called “0”."),
        ("coins.penny.heads.0=1..2", "coins.penny.heads holds nothing that could be called “0”."),
        ("coins.penny=1..2", "coins.penny is not a number."),
        ("coins.penny.shiny=0..1", "coins.penny.shiny is not a number."),
        ("coins.*.edge=+-1", "All numbers of coins.*.edge are 0"),
        ("coins.*.throws=1..4", "“coins.*.throws” stands for 2 numbers."),
        ("coins.penny.heads=1.5..3", "a whole number"),
        ("coins.penny.heads=1..3/0.5", "a whole number"),
        ("coins.penny.heads=4..1", "the wrong way round"),
        ("coins.penny.heads=+--1", "names no number to move"),
        ("coins.penny.heads=1..4/0", "the step must be more than 0"),
        ("coins.penny.heads=1..5000", "these are 5000 values, and at most 1000"),
    ],
)
def test_what_names_no_number_is_told(text: str, words: str) -> None:
    with pytest.raises(LanthornError) as refused:
        read_numbers(COIN, [text])
    assert words in str(refused.value)


def test_a_number_is_named_once() -> None:
    for texts in (["coins.penny.heads=1..2"] * 2, ["coins.*.throws=+-1", "coins.extra.throws=1..2"]):
        with pytest.raises(LanthornError, match="is named twice"):
            read_numbers(COIN, texts)
    with pytest.raises(LanthornError, match="at least one number"):
        read_numbers(COIN, [])


def pack_of(content: Content, numbers: list[Number], candidate: tuple[Value, ...]) -> Pack:
    tables = content.changed(numbers, candidate)
    return Pack(name='A "new" balance', game=content.game.id, version="1.2", tables=tables)


def test_a_pack_that_was_written_is_read_as_the_same(tmp_path: Path) -> None:
    texts = ("locations.*.use.*.dust=+-1", "chapters.fire.easy.goal=1..9", "ballista.*.damage.*=+-1")
    pack = pack_of(LEGENDS, [LEGENDS.number(text) for text in texts], (1, 5, 1))
    write_pack(pack, tmp_path / "mine")
    assert Pack.read(tmp_path / "mine") == pack
    assert list(tmp_path.iterdir()) == [tmp_path / "mine"]
    find_game("dungeon-legends").match(packs=[pack])


def test_values_are_written_as_toml_writes_them() -> None:
    value = {"odd key": ['a"b', 1, 2.5, True], "t": {}, "n": [{"x": 1}, []]}
    assert toml(value) == r'{ "odd key" = ["a\"b", 1, 2.5, true], t = {}, n = [{ x = 1 }, []] }'


def test_a_folder_is_replaced_by_force_and_only_if_it_is_a_pack(tmp_path: Path) -> None:
    pack = pack_of(COIN, [COIN.number("coins.penny.heads=0..9")], (5,))
    folder = tmp_path / "mine"
    folder.mkdir()
    write_pack(pack, folder)
    (folder / "notes.txt").write_text("mine")
    with pytest.raises(LanthornError, match=r"is there already, and not empty\. --force replaces"):
        write_pack(pack, folder)
    assert (folder / "notes.txt").exists()
    write_pack(pack, folder, force=True)
    assert sorted(path.name for path in folder.iterdir()) == ["coins.toml", "pack.toml"]
    (folder / "pack.toml").unlink()
    with pytest.raises(LanthornError, match="something other than a pack, so it is not replaced"):
        write_pack(pack, folder, force=True)
    assert (folder / "coins.toml").exists()


def test_what_was_there_comes_back_if_its_place_cannot_be_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = pack_of(COIN, [COIN.number("coins.penny.heads=0..9")], (5,))
    write_pack(pack, tmp_path / "mine")
    rename = Path.rename

    def refuse_the_new_one(path: Path, target: Path) -> Path:
        if path.name == "new":
            raise OSError(13, "Permission denied")
        return rename(path, target)

    monkeypatch.setattr(Path, "rename", refuse_the_new_one)
    with pytest.raises(LanthornError, match="Permission denied"):
        write_pack(pack, tmp_path / "mine", force=True)
    assert Pack.read(tmp_path / "mine") == pack


def test_a_pack_that_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = pack_of(COIN, [COIN.number("coins.penny.heads=0..9")], (5,))
    write_pack(pack, tmp_path / "mine")
    before = (tmp_path / "mine" / "coins.toml").read_bytes()

    def full(path: Path, text: str, encoding: str) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(LanthornError, match="mine can't be written: No space left on device"):
        write_pack(pack, tmp_path / "mine", force=True)
    assert list(tmp_path.iterdir()) == [tmp_path / "mine"]
    assert (tmp_path / "mine" / "coins.toml").read_bytes() == before
