"""Where games are kept, and that they are kept whole."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lanthorn.engine import SaveError
from lanthorn.terminal import saves
from lanthorn.terminal.saves import new_file, unfinished, write_save, write_whole
from tictactoe import GAME


def test_the_home_is_where_the_variable_says_or_where_the_system_keeps_such_things(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANTHORN_HOME", "/somewhere")
    assert saves.home() == Path("/somewhere")
    monkeypatch.delenv("LANTHORN_HOME")
    assert saves.home().name == "lanthorn"


def test_a_file_that_cannot_be_put_in_place_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "save.json"
    write_whole(path, b"old")

    def fail(source: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(SaveError, match=r"save\.json can't be written: No space left on device\."):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_two_games_begun_at_the_same_moment_have_different_files() -> None:
    names = {new_file("saves", "x").name for _ in range(20)}
    assert len(names) > 15


def test_the_newest_unfinished_game_is_found_and_damaged_files_are_passed_over(own_home: Path) -> None:
    assert unfinished("tic-tac-toe") is None
    session = GAME.match().start(1)
    for number, over in enumerate(("no", "no", "yes")):
        path = own_home / "saves" / f"tic-tac-toe-{number}.json"
        write_save(path, session, {"over": over})
        os.utime(path, (number, number))
    (own_home / "saves" / "tic-tac-toe-9.json").write_text("{")
    found = unfinished("tic-tac-toe")
    assert found is not None
    assert found.path.name == "tic-tac-toe-1.json"
