"""A disk that runs full."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest


@contextmanager
def disk_with_room_for(room: int) -> Iterator[None]:
    """So many bytes can still be written; then there is no space left."""
    write = os.write

    def write_while_there_is_room(target: int, data: bytes) -> int:
        nonlocal room
        if not room:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        written = write(target, data[:room])
        room -= written
        return written

    with pytest.MonkeyPatch.context() as small:
        small.setattr(os, "write", write_while_there_is_room)
        yield
