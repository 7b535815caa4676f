"""The screen and the keyboard: drawing, clearing, asking; secrets never stay behind."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text as Line

from lanthorn.terminal.glyphs import Glyphs, glyphs_for
from lanthorn.terminal.lines import wrapped

with contextlib.suppress(ImportError):
    import readline  # noqa: F401 - gives `input` line editing

HOME_AND_CLEAR: Final = "\x1b[H\x1b[2J"
CLEAR_SCROLLBACK: Final = "\x1b[3J"
ENDLESS: Final = 10_000


class Screen:
    """A terminal, or a pipe, which is never cleared and has no height."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False, markup=False, emoji=False)
        self.is_terminal = self.console.file.isatty() and not self.console.is_dumb_terminal
        self.glyphs: Glyphs = glyphs_for(self.console.encoding)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height if self.is_terminal else ENDLESS

    def clear(self) -> None:
        if self.is_terminal:
            self._write(HOME_AND_CLEAR)

    def hide(self) -> None:
        """Leave nothing of what was shown, not even for those who scroll back."""
        if self.is_terminal:
            self._write(HOME_AND_CLEAR + CLEAR_SCROLLBACK)

    def _write(self, codes: str) -> None:
        self.console.file.write(codes)
        self.console.file.flush()

    @contextlib.contextmanager
    def kept_secret(self, secret: bool) -> Iterator[None]:
        """While people share a keyboard and have secrets: the alternate screen, which is not kept."""
        entered = secret and self.is_terminal and self.console.set_alt_screen(True)
        try:
            yield
        finally:
            if entered:
                self.console.set_alt_screen(False)

    def show(self, lines: Sequence[Line]) -> None:
        """A whole page."""
        self.clear()
        self.put(lines)

    def put(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def say(self, words: str, style: str = "") -> None:
        self.put([part for row in words.split("\n") for part in wrapped(Line(row, style), self.width)])

    def put_whole(self, line: str) -> None:
        """A command or a path, which is not broken: people copy it."""
        self.console.print(f"  {line}", soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """One line from the keyboard, without anything that is not text."""
        try:
            typed = input(f"{prompt.rstrip()} ")
        except UnicodeDecodeError:
            return "\ufffd"
        printable = "".join(sign if sign.isprintable() else " " for sign in typed)
        clean = " ".join(printable.encode("utf-8", "replace").decode("utf-8").split())
        if not sys.stdin.isatty():
            self.say(clean)  # a terminal echoes by itself
        return clean

    def page(self, lines: Sequence[Line], more: str, newest_first: bool = False) -> bool:
        """A screenful at a time; anything but Enter stops. Gives whether all was shown."""
        room = max(5, self.height - 2)
        if newest_first:
            pages = [lines[max(0, end - room) : end] for end in range(len(lines), 0, -room)]
        else:
            pages = [lines[start : start + room] for start in range(0, len(lines), room)]
        for number, page in enumerate(pages, 1):
            self.show(page)
            if number < len(pages) and self.ask(more):
                return False
        return True
