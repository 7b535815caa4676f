"""Games and bots that are not installed. `tests.server.registered` registers them where bots think."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

from lanthorn.bots import BOTS, Bot, Mind
from lanthorn.engine import Decision, Game, Rng, Setting, Text, games
from lanthorn.engine.game import Carried, Chapters
from tictactoe import GAME as TIC_TAC_TOE
from tictactoe import Board


def _go_on(book: None, rng: Rng, carried: Carried) -> Board:
    """Whoever held the centre holds it still."""
    board = Board(rng)
    board.marks[4] = int(carried["centre"])
    return board


ROUNDS: Game[Board, None] = replace(
    TIC_TAC_TOE,
    id="rounds",
    settings=(
        Setting("round", "first", values=("first", "second", "third")),
        Setting("pace", "slow", values=("slow", "quick")),
    ),
    chapters=Chapters(
        setting="round",
        begin=_go_on,
        carry=lambda board: {"centre": board.marks[4]},
        agreed=lambda carried: {},
        tell=lambda carried: (Text("holds-centre", {"seat": carried["centre"]}),),
        free=("pace",),
    ),
)
"""Tic-tac-toe in three rounds: the smallest campaign. A draw is a lost round."""


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


_hosts = 0
"""So many servers for tests run in this process at the moment."""


def register() -> None:
    global _hosts
    _hosts += 1
    games().update({game.id: game for game in (TIC_TAC_TOE, ROUNDS)})
    BOTS.update({bot.name: bot for bot in (Ponderer(), Doomed())})


def forget() -> None:
    """The last one that goes leaves nothing behind."""
    global _hosts
    _hosts -= 1
    if not _hosts:
        for game in (TIC_TAC_TOE, ROUNDS):
            del games()[game.id]
        for bot in (Ponderer, Doomed):
            del BOTS[bot.name]
