"""A game and bots that are not installed. `tests.server.registered` registers them where bots think."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import Any, ClassVar

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

from lanthorn.bots import BOTS, Bot, Mind
from lanthorn.engine import Decision, games
from tictactoe import GAME as TIC_TAC_TOE


class Ponderer(Bot):
    """Computes for two seconds in pure Python, then takes what comes first."""

    name: ClassVar[str] = "ponderer"
    seconds: ClassVar[float] = 2.0

    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            sum(range(1000))
        return 0


class Doomed(Bot):
    """Takes its process with it."""

    name: ClassVar[str] = "doomed"

    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        os._exit(1)


def register() -> None:
    games()["tic-tac-toe"] = TIC_TAC_TOE
    BOTS.update({bot.name: bot for bot in (Ponderer(), Doomed())})


def forget() -> None:
    del games()["tic-tac-toe"]
    for bot in (Ponderer, Doomed):
        del BOTS[bot.name]
