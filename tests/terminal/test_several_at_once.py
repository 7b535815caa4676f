"""Decisions of several seats at once, and of whoever is first, at one keyboard."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lanthorn.engine import Play
from lanthorn.terminal.play import play_out
from tests.engine.tiny import Table, options, tiny
from tests.terminal.desk import Desk


async def each(play: Play[Table]) -> None:
    picks = await play.choose_each("boost", {0: options("help", "pass"), 1: options("help", "pass")})
    play.state.notes.append(" ".join(picks.values()))


async def first(play: Play[Table]) -> None:
    seat, pick = await play.choose_first("act", {0: options("go", "wait"), 1: options("go", "wait")})
    play.state.notes.append(f"{seat} {pick}")


def notes_after(
    rule: Any, seats: dict[str, str], typed: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    session = tiny(rule).start(1)
    desk = Desk(session, seats, tmp_path / "save.json")
    lines = iter(typed)
    monkeypatch.setattr(desk.sitting.screen, "ask", lambda prompt: next(lines))
    assert play_out(desk.sitting) == 0
    return session.state.notes


PEOPLE = {"player-0": "human", "player-1": "human"}


def test_people_who_choose_at_once_are_asked_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert notes_after(each, PEOPLE, ["help", "pass"], tmp_path, monkeypatch) == ["help pass"]


def test_another_seat_can_take_the_keyboard_when_it_may_choose_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = ["seat nobody", "seat player-1", "go"]
    assert notes_after(first, PEOPLE, typed, tmp_path, monkeypatch) == ["1 go"]


def test_people_go_before_bots_when_either_may(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = {"player-0": "random", "player-1": "human"}
    assert notes_after(first, seats, ["wait"], tmp_path, monkeypatch) == ["1 wait"]
