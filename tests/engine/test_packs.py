"""Packs: content laid over a game's own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tictactoe
from lanthorn.engine import ContentError, LanthornError, Library, Pack, Text
from tests.engine.test_content import Monster, mistakes

HEAD = 'name = "Bigger"\ngame = "tic-tac-toe"\n'


def folder(place: Path, **files: str) -> Path:
    place.mkdir()
    for name, text in files.items():
        (place / f"{name}.toml").write_text(text, encoding="utf-8")
    return place


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


def test_a_mistake_in_a_pack_is_a_mistake_in_the_content(tmp_path: Path) -> None:
    library = laid_over(tmp_path, monsters='[ogre]\nhp = "many"')
    library.records("monsters", Monster)
    assert mistakes(library) == ["monsters.toml [ogre] hp: expected int, got str"]


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
        ('name = "x"', ["pack.toml game: is missing or not a string"]),
        ("name = 1\ngame = 'chess'", ["pack.toml name: is missing or not a string"]),
        (HEAD + "author = 'me'", ["pack.toml author: is not a known field"]),
    ],
)
def test_a_wrong_pack_toml_says_what_is_wrong(tmp_path: Path, head: str, expected: list[str]) -> None:
    with pytest.raises(ContentError) as error:
        Pack.read(folder(tmp_path / "pack", pack=head))
    assert [str(mistake) for mistake in error.value.mistakes] == expected


def test_a_pack_brings_its_own_words(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", pack=HEAD)
    (pack / "locale").mkdir()
    (pack / "locale" / "en.ftl").write_text("drawn = Nobody wins, again.", encoding="utf-8")
    match: Any = tictactoe.GAME.match(packs=[Pack.read(pack)])
    assert match.phrasebook.say(Text("drawn"), "en") == "Nobody wins, again."
    assert match.phrasebook.say(Text("seat-cross"), "en") == "Cross"


def test_words_that_are_not_utf_8_are_refused_by_name(tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", pack=HEAD)
    (pack / "locale").mkdir()
    (pack / "locale" / "fr.ftl").write_bytes(b"drawn = Partie termin\xe9e.")
    with pytest.raises(LanthornError, match=r"fr\.ftl is not UTF-8"):
        Pack.read(pack)


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
    words = {"en": "monster-ogre = Ogre", "fr": "monster-ogre =\n    Ogre"}
    game.library([msgspec.structs.replace(ogre, locale=words)]).check()
