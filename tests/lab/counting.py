"""Tallies for tests; some of them do harm, once or always, to whoever counts."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from lanthorn.lab.playing import Finished

MARK = "LANTHORN_TEST_MARK"
"""The environment variable that names a file: once it is there, no more harm is done."""


def corners(game: Finished) -> dict[str, int]:
    """How many corners of tic-tac-toe each seat marked."""
    squares = [(event.args["seat"], event.args["square"]) for event in game.events if event.name == "marked"]
    return {
        str(seat): sum((seat, square) in squares for square in ("a1", "c1", "a3", "c3")) for seat in (0, 1)
    }


def die_once(game: Finished) -> int:
    mark = Path(os.environ[MARK])
    try:
        mark.touch(exist_ok=False)
    except FileExistsError:
        return os.getpid()
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def die(game: Finished) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail(game: Finished) -> float:
    return len(game.log) / 0
