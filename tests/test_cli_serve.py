"""`lanthorn serve` on the command line, and the languages in which it says what can't be."""

from __future__ import annotations

import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lanthorn.cli.serve import read_folder
from lanthorn.server.run import listen
from tests.test_cli import pack, run, surroundings

__all__ = ["surroundings"]


def test_a_port_that_is_in_use_is_one_clear_sentence() -> None:
    with listen("127.0.0.1", 0) as taken:
        result = run("serve", "--port", str(taken.getsockname()[1]))
    assert result.exit_code == 2
    assert "is already in use" in result.output


def test_a_database_that_is_not_supported_is_one_clear_sentence() -> None:
    result = run("serve", "--port", "0", "--database", "mysql://here/there")
    assert result.exit_code == 2
    assert "mysql is not supported" in result.output


@pytest.mark.parametrize(
    ("database", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/none?connect_timeout=2", "can't be used"),
        ("sqlite:///{folder}/notes.txt", "can't be used: file is not a database"),
        ("sqlite:///{folder}/notes.txt/tables.sqlite", "notes.txt"),
        ("sqlite:////proc/none/tables.sqlite", "/proc/none"),
        ("sqlite:///{folder}/newer.sqlite", "newer Lanthorn"),
        ("sqlite://", "needs a file"),
        ("tables.sqlite", "is no address of a database"),
    ],
    ids=range(7),
)
def test_a_database_that_can_not_be_used_is_one_clear_sentence(
    database: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "notes.txt").write_text("not a database at all, but long enough to be looked at as one" * 20)
    with sqlite3.connect(tmp_path / "newer.sqlite") as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) PRIMARY KEY)")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.close()
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    result = run("serve", "--port", "0", "--open", "--database", database.format(folder=tmp_path))
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""
    assert opened == []


def test_the_password_of_a_database_is_not_told() -> None:
    address = "postgresql://ann:s3cret@127.0.0.1:1/none?connect_timeout=2"
    assert "s3cret" not in run("serve", "--port", "0", "--database", address).output


def test_a_data_folder_that_can_not_be_written_is_one_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTHORN_HOME", "/proc/none")
    result = run("serve", "--port", "0")
    assert result.exit_code == 2
    assert result.stderr.startswith("/proc/none: ")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A server that is up at once and ends at once; what the browser was told to open."""
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr("threading.Thread.start", lambda thread: thread.run())

    def run_at_once(config: Any, listening: socket.socket, when_ready: Callable[[], None]) -> None:
        listening.close()
        when_ready()

    monkeypatch.setattr("lanthorn.server.run.run", run_at_once)
    return opened


def test_when_the_server_is_up_its_address_is_told_and_opened(
    started: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").write_text("the page")
    monkeypatch.setattr("lanthorn.server.config.PAGE", tmp_path)
    result = run("serve", "--port", "0")
    assert result.output.startswith("Lanthorn is at http://127.0.0.1:")
    assert started == []
    result = run("serve", "--port", "0", "--open")
    assert started[0] in result.output


def test_without_its_page_the_server_says_how_to_build_it(
    started: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("lanthorn.server.config.PAGE", tmp_path / "none")
    result = run("serve", "--port", "0", "--open")
    assert "make page" in result.stderr
    assert started == []


def test_a_server_that_does_not_come_up_ends_with_two(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: Any) -> None:
        raise RuntimeError("no")

    monkeypatch.setattr("lanthorn.server.hub.Hub.start", broken)
    result = run("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/t.sqlite")
    assert result.exit_code == 2
    assert "could not start" in result.stderr
    assert result.stdout == ""


# Languages


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "dungeon-zeroes"), "Vouliez-vous dire dungeon-heroes"),
        (("play", "chess"), "Le jeu «\u202fchess\u202f» n'existe pas."),
        (("play", "dungeon-heroes", "--set", "mode=trio"), "ne peut pas valoir"),
        (("play", "dungeon-heroes", "--set", "colour=red"), "n'a pas de réglage"),
        (("play", "dungeon-heroes", "--seat", "heroes=genius"), "Le robot"),
        (("play", "--resume", "nowhere"), "ne peut pas être lu"),
        (("play", "--resume", "a", "--replay", "b"), "ne vont pas ensemble"),
        (("play", "dungeon-heroes", "--pack", "nowhere"), "n'est pas un dossier"),
        (("serve", "--database", "mysql://a/b"), "n'est pas pris en charge"),
    ],
    ids=range(9),
)
def test_what_cannot_be_is_said_in_the_players_language(
    words: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert said in run(*words).stderr


def test_the_language_that_was_asked_for_goes_before_the_systems() -> None:
    assert "n'existe pas" in run("play", "chess", "--language", "fr").stderr
    assert "n'existe pas" in run("play", "--language", "fr", "chess").stderr


def test_a_folder_without_packs_is_refused(tmp_path: Path) -> None:
    result = run("serve", "--port", "0", "--packs", str(tmp_path))
    assert result.exit_code == 2
    assert "holds no pack" in result.output


def test_a_server_does_not_start_with_broken_packs_and_names_all_mistakes_of_all(tmp_path: Path) -> None:
    pack(tmp_path / "fine")
    pack(tmp_path / "one", pack='name = "A"\ngame = "chess"\n')
    pack(tmp_path / "two", heroes="[warrior]\nsize = 3\nweight = 4\n")
    pack(tmp_path / "twin")
    result = run("serve", "--port", "0", "--packs", str(tmp_path))
    assert result.exit_code == 2
    for said in ("chess", "[warrior] size", "[warrior] weight", "is called “House”, too"):
        assert said in result.stderr
    assert str(tmp_path / "fine") not in result.stderr


def test_packs_are_read_one_or_a_whole_folder(tmp_path: Path) -> None:
    one = pack(tmp_path / "one")
    assert [found.name for found in read_folder(one)] == ["House"]
    assert [found.name for found in read_folder(tmp_path)] == ["House"]
