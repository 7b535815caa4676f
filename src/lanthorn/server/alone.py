"""One server at a time on a SQLite file. Two would not wake each other, so a player could wait in vain."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from lanthorn.server.database import database_url
from lanthorn.server.problems import no_server

PATIENCE: Final = 5.0
"""So many seconds a server that is just stopping gets to finish."""
PAUSE: Final = 0.1


@contextmanager
def alone(database: str) -> Iterator[None]:
    """Hold the file's lock while the server runs. It ends with the process, however that ends."""
    url = database_url(database)
    if url.drivername != "sqlite":
        yield
        return
    path = Path(f"{url.database}.lock")
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a") as lock:
        _wait_for(lock, str(url.database))
        yield


def _wait_for(lock: IO[str], database: str) -> None:
    until = time.monotonic() + PATIENCE
    while not _is_ours(lock):
        if time.monotonic() > until:
            raise no_server("database-in-use", database=database)
        time.sleep(PAUSE)


def _is_ours(lock: IO[str]) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
