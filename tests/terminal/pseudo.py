"""A real terminal for tests: the program runs in a process of its own behind a pseudo-terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

from tests.terminal.desk import plain

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 20.0
PROMPT = "> "


class Terminal:
    """`lanthorn` behind a pseudo-terminal. What it showed since the last key is the page."""

    def __init__(
        self, *words: str, home: Path, columns: int = 80, rows: int = 50, variables: Mapping[str, str] = {}
    ) -> None:
        ours, theirs = pty.openpty()
        termios.tcsetwinsize(theirs, (rows, columns))
        surroundings = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "LINES")}
        surroundings |= {
            "LANTHORN_HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "TERM": "xterm-256color",
            "PYTHONPATH": os.pathsep.join((str(install_tic_tac_toe(home)), str(ROOT / "examples"))),
        }
        self.process = subprocess.Popen(
            [sys.executable, "-m", "lanthorn", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=surroundings | dict(variables),
            start_new_session=True,
            preexec_fn=_take_terminal,
        )
        os.close(theirs)
        self._file = ours
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.raw = ""
        self.everything = ""

    def read_until(self, wanted: str) -> str:
        """The page, once it has these words and then a moment of silence. The prompt must be its end: after a
        change of size the line that is typed is shown behind another prompt."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            ready = select.select([self._file], [], [], 0.1)[0]
            if ready:
                if not self._read():
                    break
            elif self._has(wanted):
                return plain(self.raw)
        if self._has(wanted):
            return plain(self.raw)
        raise AssertionError(f"{wanted!r} did not come; there was:\n{plain(self.raw)}")

    def _has(self, wanted: str) -> bool:
        page = plain(self.raw)
        return page.endswith(wanted) if wanted == PROMPT else wanted in page

    def _read(self) -> bool:
        try:
            data = os.read(self._file, 65536)
        except OSError:  # the other side is gone
            return False
        text = self._decoder.decode(data)  # a sign may come in two parts
        self.raw += text
        self.everything += text
        return bool(data)

    def type(self, line: str, wanted: str = PROMPT) -> str:
        """Type a line; gives the page that follows."""
        self.raw = ""
        os.write(self._file, f"{line}\n".encode())
        return self.read_until(wanted)

    def press(self, key: bytes) -> None:
        self.raw = ""
        os.write(self._file, key)

    def resize(self, columns: int, rows: int) -> None:
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self._file, termios.TIOCSWINSZ, size)

    def ended(self) -> int:
        """The exit code, once the program has ended."""
        while select.select([self._file], [], [], 0.5)[0] and self._read():
            pass
        code = self.process.wait(PATIENCE)
        os.close(self._file)
        return code


def _take_terminal() -> None:
    """Make the pseudo-terminal the one that Ctrl-C comes from."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def install_tic_tac_toe(home: Path) -> Path:
    """A folder that says, as an installed package would, that there is a game of tic-tac-toe."""
    folder = home.parent / "site"
    about = folder / "tictactoe_example-1.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: tictactoe-example\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[lanthorn.games]\ntic-tac-toe = tictactoe:GAME\n")
    return folder
