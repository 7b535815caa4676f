"""Every test of the terminal keeps its games in a folder of its own, on a page of 80 columns."""

from __future__ import annotations

from pathlib import Path

import pytest

from lanthorn.engine import games
from tictactoe import GAME as TIC_TAC_TOE


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path / "home"
    monkeypatch.setenv("LANTHORN_HOME", str(home))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setitem(games(), "tic-tac-toe", TIC_TAC_TOE)
    return home
