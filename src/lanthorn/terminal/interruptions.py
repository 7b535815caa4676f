"""Ctrl-C, a closed window, a polite request to end: never in the middle of an answer."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType


class Stopped(BaseException):
    """Somebody wants the program to end. Carries the signal's number."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Interruptions:
    """Turns signals into `Stopped`; while an answer is applied and saved, they wait."""

    def __init__(self) -> None:
        self._shielded = False
        self._waiting: int | None = None

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        names = [name for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
        before = {name: signal.signal(getattr(signal, name), self._stop) for name in names}
        try:
            yield
        finally:
            for name, handler in before.items():
                signal.signal(getattr(signal, name), handler)

    @contextlib.contextmanager
    def shielded(self) -> Iterator[None]:
        self._shielded = True
        try:
            yield
        finally:
            self._shielded = False
        if self._waiting is not None:
            raise Stopped(self._waiting)

    def _stop(self, number: int, frame: FrameType | None) -> None:
        if self._shielded:
            self._waiting = number
        else:
            raise Stopped(number)
