"""The real program, started and interrupted as in a terminal."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

Program = subprocess.Popen[str]


@contextmanager
def started(*words: str, room: int | None = None) -> Iterator[Program]:
    """In a process group of its own, of which nothing is left in the end. It listens to Ctrl-C even if the
    tests were started where nobody can press it."""

    def prepare() -> None:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        if room is not None:
            import resource

            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    command, pipe = [sys.executable, "-m", "lanthorn", *words], subprocess.PIPE
    program = subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, start_new_session=True, preexec_fn=prepare
    )
    try:
        yield program
    finally:
        if program.poll() is None:
            os.killpg(program.pid, signal.SIGKILL)
            program.communicate()


def interrupted(program: Program, file: Path, after: int) -> tuple[str, str]:
    """What it says, on both streams, to Ctrl-C once so many lines are in the file."""
    while not file.exists() or file.read_bytes().count(b"\n") < after:
        assert program.poll() is None
        time.sleep(0.05)
    os.killpg(program.pid, signal.SIGINT)
    return program.communicate(timeout=60)
