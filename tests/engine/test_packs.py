"""Packs: content laid over a game's own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tictactoe
from lanthorn.engine import ContentError, LanthornError, Library, Pack, Text, games, read_packs
from tests.engine.test_content import Monster, mistakes


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), tictactoe.GAME.id, tictactoe.GAME)


HEAD = 'name = "Bigger"\ngame = "tic-tac-toe"\n'


def folder(place: Path, **files: str) -> Path:
    place.mkdir()
    for name, text in files.items():
        (place / f"{name}.toml").write_text(text, encoding="utf-8")
    return place


def words(pack: Path, **languages: str) -> Path:
    (pack / "locale").mkdir()
    for language, text in languages.items():
        (pack / "locale" / f"{language}.ftl").write_text(text, encoding="utf-8")
    return pack


def named(message: str) -> dict[str, str]:
    """The same word in both languages."""
    return dict.fromkeys(("en", "fr"), f"{message} = Word")


def found_wrong(pack: Path) -> list[str]:
    with pytest.raises(ContentError) as error:
        read_packs([pack])
    return [str(mistake) for mistake in error.value.mistakes]


def laid_over(tmp_path: Path, **files: str) -> Library:
    own = folder(tmp_path / "own", monsters="[orc]\nhp = 2\ndamage = 4\n[bat]\nhp = 1")
    return Library(own, packs=[Pack.read(folder(tmp_path / "pack", pack=HEAD, **files))])


def test_a_pack_changes_one_field_and_leaves_the_others(tmp_path: Path) -> None:
    monsters = laid_over(tmp_path, monsters="[orc]\nhp = 9").records("monsters", Monster)
    assert monsters["orc"] == Monster(id="orc", hp=9, damage=4)
    assert monsters["bat"] == Monster(id="bat", hp=1)


def test_a_pack_adds_an_entry(tmp_path: Path) -> None:
    monsters = laid_over(tmp_path, monsters="[ogre]\nhp = 7").records("monsters", Monster)
    assert list(monsters) == ["orc", "bat", "ogre"]


def test_what_is_laid_over_the_content_is_gone_without_the_pack(tmp_path: Path) -> None:
    laid_over(tmp_path, monsters="[orc]\nhp = 9\n[ogre]\nhp = 7").records("monsters", Monster)
    alone = Library(tmp_path / "own").records("monsters", Monster)
    assert alone == {"orc": Monster(id="orc", hp=2, damage=4), "bat": Monster(id="bat", hp=1)}


def test_a_mistake_in_a_pack_is_a_mistake_in_the_content(tmp_path: Path) -> None:
    library = laid_over(tmp_path, monsters='[ogre]\nhp = "many"')
    library.records("monsters", Monster)
    assert mistakes(library) == ["monsters.toml [ogre] hp: expected whole number, got text"]


def test_a_file_that_the_game_does_not_have_is_named(tmp_path: Path) -> None:
    library = laid_over(tmp_path, monster="[ogre]\nhp = 7")
    assert mistakes(library) == ["monster.toml: no such content file; there are monsters.toml"]


def test_a_pack_for_another_game_is_refused() -> None:
    pack = Pack(name="Bigger", game="chess")
    with pytest.raises(LanthornError, match="“Bigger” is for chess, not for tic-tac-toe"):
        tictactoe.GAME.match(packs=[pack])


def test_a_folder_without_pack_toml_is_not_a_pack(tmp_path: Path) -> None:
    with pytest.raises(LanthornError, match=r"has no pack\.toml"):
        Pack.read(tmp_path)
    with pytest.raises(LanthornError, match="is not a folder"):
        Pack.read(tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ('name = "x"', ["pack.toml game: is missing or not text"]),
        ("name = 1\ngame = 'chess'", ["pack.toml name: is missing or not text"]),
        (HEAD.replace("Bigger", " "), ["pack.toml name: is empty"]),
        (HEAD + "author = 'me'", ["pack.toml author: is not a known field"]),
    ],
)
def test_a_wrong_pack_toml_says_what_is_wrong(tmp_path: Path, head: str, expected: list[str]) -> None:
    with pytest.raises(ContentError) as error:
        Pack.read(folder(tmp_path / "pack", pack=head))
    assert [str(mistake) for mistake in error.value.mistakes] == expected


def test_a_pack_brings_its_own_words(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", pack=HEAD)
    words(pack, en="drawn = Nobody wins, again.")
    match: Any = tictactoe.GAME.match(packs=[Pack.read(pack)])
    assert match.phrasebook.say(Text("drawn"), "en") == "Nobody wins, again."
    assert match.phrasebook.say(Text("seat-cross"), "en") == "Cross"


def test_words_that_are_not_utf_8_are_a_mistake_like_others(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", pack=HEAD, board="this is no TOML")
    (pack / "locale").mkdir()
    (pack / "locale" / "fr.ftl").write_bytes(b"# Fin\ndrawn = Partie termin\xe9e.")
    first, second = found_wrong(pack)
    assert first.startswith("board.toml: is not valid TOML")
    assert second == "locale/fr.ftl: is not UTF-8 text (line 2)"


def test_a_pack_names_what_it_adds_in_both_languages(tmp_path: Path) -> None:
    own = tmp_path / "own"
    folder(own)
    folder(own / "content", monsters="[orc]\nhp = 2")
    (own / "locale").mkdir()
    for language in ("en", "fr"):
        (own / "locale" / f"{language}.ftl").write_text("monster-orc = Orc", encoding="utf-8")
    game = replace(tictactoe.GAME, home=own, words={"monsters": ("monster-{id}",)})
    game.library().check()
    ogre = Pack(
        "Ogres", game.id, tables={"monsters": {"ogre": {"hp": 7}}}, locale={"en": "monster-ogre = Ogre"}
    )
    assert mistakes(game.library([ogre])) == ["monsters.toml [ogre]: fr.ftl has no message monster-ogre"]
    named = {"en": "monster-ogre = Ogre", "fr": "monster-ogre =\n    Ogre"}
    game.library([msgspec.structs.replace(ogre, locale=named)]).check()


# Words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("# Ends\ndrawn = Nobody { $x\n", ['[drawn]: can\'t be read (line 2): Expected token: "}"']),
        ("drawn\n", ['[drawn]: can\'t be read (line 1): Expected token: "="']),
        ("drawn =\n    .tone = good\n", ["[drawn]: says nothing"]),
        ("drawn = Nobody\ndrawn = No one\n", ["[drawn]: is there twice"]),
        (
            "drawn = { -left }\n-left = { -right }\n-right = { -left }\n-lone = { -lone }\n",
            [
                "[-left]: speaks of itself: -left in -right in -left",
                "[-lone]: speaks of itself: -lone in -lone",
            ],
        ),
        (
            "drawn = { -none } { seat-crosss } { WHO($x) }\n",
            [
                "[drawn]: there is no function WHO",
                "[drawn]: there is no message -none to put in here",
                "[drawn]: there is no message seat-crosss to put in here",
            ],
        ),
    ],
)
def test_words_that_players_would_not_see_are_mistakes(
    tmp_path: Path, text: str, expected: list[str]
) -> None:
    pack = words(folder(tmp_path / "pack", pack=HEAD), en=text)
    assert found_wrong(pack) == [f"locale/en.ftl {problem}" for problem in expected]


def test_words_may_speak_of_those_of_the_game_the_engine_and_the_pack(tmp_path: Path) -> None:
    text = """
-us = { $many ->
    [one] I
   *[other] We
}
ours = { -us(many: 1) } { NAME("seat", $seat) } { NUMBER($count) }
drawn = { seat-cross } { refused-game-over } { ours }
"""
    (pack,) = read_packs([words(folder(tmp_path / "pack", pack=HEAD), en=text)])
    assert pack.locale == {"en": text}


# Everything at once


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        ("", []),
        ("author = 'me'\n", ["pack.toml author: is not a known field"]),
    ],
)
def test_what_cannot_be_read_does_not_hide_what_the_game_finds(
    tmp_path: Path, head: str, expected: list[str]
) -> None:
    whole = 'name = "Broken"\ngame = "dungeon-legends"\n' + head
    pack = folder(tmp_path / "pack", pack=whole, cards="[a]\n[a]\n", heroes="[knight]\ndust = true\n")
    words(pack, fr="hero-knight = {")
    wrong = found_wrong(pack)
    assert wrong[0].startswith("cards.toml: is not valid TOML: Cannot declare")
    assert wrong[1] == "heroes.toml [knight] dust: expected whole number, got true or false"
    assert wrong[2].startswith("locale/fr.ftl [hero-knight]: can't be read (line 1)")
    assert wrong[3:] == expected


def test_an_unknown_game_is_one_mistake_among_others(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", pack='name = "A"\ngame = "dungeon-zeroes"\n', tiles="no TOML")
    head, tiles = found_wrong(pack)
    assert head == "pack.toml game: There is no game “dungeon-zeroes”. Did you mean dungeon-heroes?"
    assert tiles.startswith("tiles.toml: is not valid TOML")


def test_of_several_packs_each_mistake_of_reading_names_its_own(tmp_path: Path) -> None:
    packs = [folder(tmp_path / name, pack=HEAD, board="no TOML") for name in ("one", "two")]
    with pytest.raises(ContentError) as error:
        read_packs(packs)
    assert [mistake.file for mistake in error.value.mistakes] == ["one/board.toml", "two/board.toml"]


def test_a_pack_may_need_the_one_before_it(tmp_path: Path) -> None:
    head = 'name = "{}"\ngame = "dungeon-heroes"\n'
    troll = "[troll]\ncount = 1\ndamage = 3\n"
    one = words(folder(tmp_path / "one", pack=head.format(1), monsters=troll), **named("tile-troll"))
    two = folder(tmp_path / "two", pack=head.format(2), monsters="[troll]\ndamage = 4\n")
    assert [pack.name for pack in read_packs([one, two])] == ["1", "2"]
    assert "monsters.toml [troll] count: is missing" in found_wrong(two)


# What is not read


def test_files_and_folders_that_are_not_read_are_mistakes(tmp_path: Path) -> None:
    pack = words(folder(tmp_path / "pack", pack=HEAD), de="drawn = Niemand")
    folder(pack / "content", heroes="[knight]\nresistance = 99\n")
    for name in ("board.TOML", "board.tml", "board", "locale/words.toml"):
        (pack / name).touch()
    beside = "is not read: content files end in .toml, words lie in locale/"
    assert found_wrong(pack) == [
        f"board: {beside}",
        f"board.TOML: {beside}",
        f"board.tml: {beside}",
        "content/: is not read: content files lie beside pack.toml",
        "locale/de.ftl: is not read: words lie in en.ftl and fr.ftl",
        "locale/words.toml: is not read: words lie in en.ftl and fr.ftl",
    ]


def test_notes_and_hidden_files_may_lie_in_a_pack(tmp_path: Path) -> None:
    pack = words(folder(tmp_path / "pack", pack=HEAD), en="drawn = Nobody wins.")
    (pack / ".git").mkdir()
    for name in ("README.md", "notes.txt", "LICENSE", ".DS_Store", "locale/README.md"):
        (pack / name).touch()
    assert Pack.read(pack).name == "Bigger"
