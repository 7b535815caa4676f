"""A keyboard and a screen for tests: what is typed is a list, what is shown is kept."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any

from click.testing import CliRunner, Result
from rich.cells import cell_len
from rich.console import Console

from lanthorn.cli import main
from lanthorn.engine import Session
from lanthorn.terminal.players import Players
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.sitting import Sitting
from lanthorn.terminal.words import Words

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[()][A-Z0-9]|\x1b[=>]")


def plain(output: str) -> str:
    """What was shown, without the codes for colours and clearing."""
    return CODES.sub("", output).replace("\r", "")


def widest(output: str) -> int:
    return max((cell_len(line) for line in plain(output).split("\n")), default=0)


def lanthorn(*words: str, typed: str = "") -> Result:
    """The command line, with these lines typed and then the end of input."""
    return CliRunner().invoke(main, list(words), input=typed)


class Desk:
    """A sitting whose keyboard is a function and whose screen is a text."""

    def __init__(
        self, session: Session[Any], seats: dict[str, str], path: Path, width: int = 80, language: str = "en"
    ) -> None:
        self.shown = io.StringIO()
        console = Console(file=self.shown, width=width, highlight=False, markup=False, emoji=False)
        words = Words(language, session.match)
        self.sitting = Sitting(session, Players(session.match, seats), words, Screen(console), path)
