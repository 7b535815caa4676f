"""A game whose positions take for ever to look through. Imported only by the process that does it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import tests.server.extras  # noqa: F401 (finds the examples)
from lanthorn.engine import games
from tictactoe import GAME as TIC_TAC_TOE


def for_ever(state: Any) -> None:
    while True:
        pass


games()["tarpit"] = replace(TIC_TAC_TOE, id="tarpit", check=for_ever)
