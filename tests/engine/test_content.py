"""Content: every mistake is reported at once, with file, entry and field."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from msgspec import Struct

from lanthorn.engine import ContentError, Library, Record


class Cave(Struct, frozen=True, forbid_unknown_fields=True):
    ways: tuple[Literal["up", "down"], ...] = ()


class Monster(Record, frozen=True):
    hp: int
    damage: int = 1
    moves: tuple[str, ...] = ()
    size: Literal["small", "large"] = "small"
    cave: Cave | None = None


NO_NAME = "is no name for an entry: those are of letters from a to z, digits, - and _"


def library(folder: Path, **files: str) -> Library:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="utf-8")
    return Library(folder)


def mistakes(found: Library) -> list[str]:
    with pytest.raises(ContentError) as error:
        found.check()
    return [str(mistake) for mistake in error.value.mistakes]


def test_entries_become_records_in_their_order(tmp_path: Path) -> None:
    found = library(tmp_path, monsters='[orc]\nhp = 2\n[bat]\nhp = 1\ndamage = 3\nmoves = ["west"]')
    assert found.records("monsters", Monster) == {
        "orc": Monster(id="orc", hp=2),
        "bat": Monster(id="bat", hp=1, damage=3, moves=("west",)),
    }
    found.check()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[orc]\nhp = 2\nage = 3", "monsters.toml [orc] age: is not a known field"),
        ('[orc]\nhp = 2\nid = "ork"', "monsters.toml [orc] id: is not a known field"),
        ("[orc]\ndamage = 2", "monsters.toml [orc] hp: is missing"),
        ('[orc]\nhp = "two"', "monsters.toml [orc] hp: expected whole number, got text"),
        ("[orc]\nhp = 2\nmoves = [1]", "monsters.toml [orc] moves: expected text, got whole number, at [0]"),
        ("[orc]\nhp = 2\nmoves = 1", "monsters.toml [orc] moves: expected list, got whole number"),
        ("[orc]\nhp = 2\ncave = 1", "monsters.toml [orc] cave: expected table, got whole number"),
        ("[orc]\nhp = 2\ncave.depth = 1", "monsters.toml [orc] cave: table contains unknown field depth"),
        (
            "[orc]\nhp = 2\nsize = 'vast'",
            "monsters.toml [orc] size: there is no 'vast'; there are 'large', 'small'",
        ),
        (
            "[orc]\nhp = 2\ncave.ways = ['down', 'out']",
            "monsters.toml [orc] cave: there is no 'out', at ways[1]; there are 'down', 'up'",
        ),
        ("orc = 2", "monsters.toml [orc]: is not a table"),
        (
            '["big orc"]\nhp = 2',
            f"monsters.toml [big orc]: {NO_NAME}",
        ),
        (
            '[""]\nhp = 2',
            f'monsters.toml [""]: {NO_NAME}',
        ),
    ],
)
def test_a_mistake_is_named_by_file_entry_and_field(tmp_path: Path, text: str, expected: str) -> None:
    found = library(tmp_path, monsters=text)
    assert found.records("monsters", Monster) == {}
    assert mistakes(found) == [expected]


def test_all_mistakes_are_reported_at_once(tmp_path: Path) -> None:
    found = library(
        tmp_path,
        monsters='[orc]\nhp = "two"\nage = 3\n[bat]\n',
        traps="this is no TOML",
        tiles="[a]\nhp = 1",
    )
    assert list(found.records("monsters", Monster)) == []
    assert list(found.records("tiles", Monster)) == ["a"]
    found.wrong("tiles", "a", "moves", "leads nowhere")
    problems = mistakes(found)
    assert [problem.partition(":")[0] for problem in problems] == [
        "monsters.toml [bat] hp",
        "monsters.toml [orc] age",
        "monsters.toml [orc] hp",
        "tiles.toml [a] moves",
        "traps.toml",
    ]
    assert "is not valid TOML" in problems[-1]
    with pytest.raises(ContentError, match=r"^5 mistakes in the content:"):
        found.check()


def test_names_that_nothing_has_are_mistakes(tmp_path: Path) -> None:
    found = library(tmp_path, pets='[bat]\nowner = "orc"\n[cat]\nowner = "elf"\n[dog]\nowner = 3\n[eel]')
    found.refers("pets", ["orc"], "monster", field="owner")
    found.refers("pets", ["bat", "cat", "dog"], "animal")
    assert mistakes(found) == [
        "pets.toml [cat] owner: no monster is called 'elf'",
        "pets.toml [eel]: no animal is called 'eel'",
    ]


def test_a_file_holds_certain_entries_and_no_other(tmp_path: Path) -> None:
    found = library(tmp_path, dice="red = 1\n[blue]\n[green]")
    found.holds("dice", ["red", "blue", "white"], "die")
    assert mistakes(found) == ["dice.toml [green]: no die is called 'green'", "dice.toml [white]: is missing"]


def test_entries_are_found_by_their_fields_and_counted(tmp_path: Path) -> None:
    text = "orc = 1\n[bat]\nflies = true\ncount = 2\n[owl]\nflies = true\ncount = 3\n[elf]\ncount = 'one'"
    found = library(tmp_path, monsters=text)
    assert list(found.entries("monsters")) == ["bat", "owl", "elf"]
    assert list(found.entries("monsters", flies=True)) == ["bat", "owl"]
    found.total("monsters", found.entries("monsters", flies=True), 5, "fliers")
    found.total("monsters", found.entries("monsters"), 9, "monsters")
    assert not found.mistakes
    found.total("monsters", found.entries("monsters", flies=True), 4, "fliers")
    assert mistakes(found) == ["monsters.toml count: 5 fliers instead of 4"]


def test_a_file_that_is_not_utf_8_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "monsters.toml").write_bytes(b'[orc]\nname = "\xe9"')
    assert mistakes(Library(tmp_path)) == ["monsters.toml: is not UTF-8 text (line 2)"]


def test_the_mark_that_editors_put_before_utf_8_is_no_mistake(tmp_path: Path) -> None:
    (tmp_path / "monsters.toml").write_bytes(b"\xef\xbb\xbf[orc]\nhp = 2")
    assert Library(tmp_path).records("monsters", Monster) == {"orc": Monster(id="orc", hp=2)}


def test_a_file_that_can_not_be_opened_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "monsters.toml").symlink_to(tmp_path / "gone.toml")
    assert mistakes(Library(tmp_path)) == ["monsters.toml: can't be read: No such file or directory"]


def test_the_version_changes_with_the_content_and_not_with_its_order(tmp_path: Path) -> None:
    one = library(tmp_path, monsters="[orc]\nhp = 2\ndamage = 1").version
    reordered = library(tmp_path, monsters="# a comment\n[orc]\ndamage = 1\nhp = 2").version
    changed = library(tmp_path, monsters="[orc]\nhp = 3\ndamage = 1").version
    assert one == reordered
    assert one != changed


def test_an_entry_needs_its_words_in_every_language(tmp_path: Path) -> None:
    found = library(tmp_path, monsters='[orc]\nhp = 2\nkind = "brute"\n[bat]\nhp = 1\n')
    words = {"monsters": ("monster-{id}", "kind-{kind}|monster-{id}-kind"), "traps": ("trap-{id}",)}
    known = {"en": {"monster-orc", "monster-bat", "monster-orc-kind"}, "fr": {"monster-orc", "kind-brute"}}
    found.check_words(words, known)
    assert mistakes(found) == ["monsters.toml [bat]: fr.ftl has no message monster-bat"]
    found.check_words(words, {"en": {"monster-orc", "monster-bat"}})
    assert "monsters.toml [orc]: en.ftl has no message kind-brute or monster-orc-kind" in mistakes(found)
