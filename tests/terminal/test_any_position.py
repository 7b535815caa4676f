"""Long random play: every page fits, every sentence has its words, whatever lies on the table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lanthorn.engine import Rng, find_game
from lanthorn.terminal.play import play_out
from tests.terminal.desk import Desk, widest

WITHOUT_WORDS = re.compile(r"\[[a-z]+(-[a-z]+)+\]")
CHOICES = 40


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("mode", ["duel", "solitaire"])
def test_every_page_fits_and_has_its_words(
    mode: str, width: int, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings: dict[str, Any] = {"mode": mode, "dragon": True, "undead": True}
    seats = {"heroes": "human"} | ({"master": "random"} if mode == "duel" else {})
    session = find_game("dungeon-heroes").match(settings).start(seed=width)
    desk = Desk(session, seats, tmp_path / "save.json", width, language)
    dice = Rng.seeded(width)
    left = CHOICES

    def type_a_key() -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise EOFError
        return dice.pick(session.decisions[0].options).key

    monkeypatch.setattr(desk.sitting.screen, "ask", lambda prompt: type_a_key())
    play_out(desk.sitting)
    pages = re.split("lanthorn play", desk.shown.getvalue())[0]
    assert widest(pages) <= width
    assert not WITHOUT_WORDS.findall(pages)
