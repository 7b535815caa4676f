"""Other processes on the same PostgreSQL are woken when something changes; alone there is nobody to wake."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from typing import Final

import psycopg
from sqlalchemy.engine import URL

LOG: Final = logging.getLogger(__name__)
PAUSE: Final = 1.0
"""So many seconds pass before a lost connection is tried again."""

Woken = Callable[[str, str, str], None]
"""Told which process changed what about which table."""


class Listener:
    """A thread that waits for the others' notes and hands them to the event loop."""

    def __init__(self, url: URL, process: str, woken: Woken, lost: Callable[[], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._process, self._woken, self._lost = process, woken, lost
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="lanthorn-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._listen()
            except psycopg.Error as error:
                LOG.warning("the database can't be listened to: %s", error)
                self._stopped.wait(PAUSE)

    def _listen(self) -> None:
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute("LISTEN lanthorn")
            self._tell(self._lost)  # what was told before can have been missed
            while not self._stopped.is_set():
                for note in connection.notifies(timeout=0.5):
                    process, what, table = note.payload.split(" ", 2)
                    if process != self._process:
                        self._tell(self._woken, process, what, table)

    def _tell(self, callback: Callable[..., None], *args: str) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(callback, *args)
