"""The two servers and their clients, each a process of its own, server and clients on different cores."""

from __future__ import annotations

import hashlib
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from build_page import node, npm

HERE: Final = Path(__file__).resolve().parent
EXAMPLES: Final = HERE.parents[1] / "examples"
STARTS_WITHIN: Final = 60.0


class Measured(msgspec.Struct):
    """What the clients of one run measured."""

    moves_per_second: float
    p50_ms: float
    p99_ms: float
    max_ms: float
    bytes_per_move: float
    refused: int
    games: int
    clients_cpu: float
    server_cpu: float | None
    server_ms_per_move: float | None


def install() -> None:
    """`npm ci`, unless node_modules is already what the lock file says."""
    lock = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / ".lock"
    if stamp.is_file() and stamp.read_text() == lock:
        return
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    command = [str(node()), str(npm()), "ci", "--no-audit", "--no-fund", "--loglevel", "error"]
    subprocess.run(command, cwd=HERE, check=True, env={**os.environ, "PATH": path})
    stamp.write_text(lock)


def pin(process: subprocess.Popen[str], is_server: bool) -> None:
    """The server has one core, the clients another, where there are two."""
    if hasattr(os, "sched_setaffinity"):
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(process.pid, {cores[0] if is_server else cores[-1]})


@contextmanager
def ours(database: str) -> Iterator[tuple[str, int]]:
    """Our server; gives its address and its process."""
    port = free_port()
    with running([sys.executable, "serve.py", database, str(port)], port) as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def theirs() -> Iterator[tuple[str, int]]:
    """boardgame.io's server, as one runs it for others to play."""
    port = free_port()
    with running([str(node()), "peer.js", str(port)], port, NODE_ENV="production") as process:
        yield f"http://127.0.0.1:{port}", process


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[int]:
    paths = os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
    around = {**os.environ, "PYTHONPATH": paths, **environment}
    process = subprocess.Popen(command, cwd=HERE, env=around, stdout=subprocess.DEVNULL, text=True)
    pin(process, is_server=True)
    try:
        wait_for(port)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def wait_for(port: int) -> None:
    until = time.monotonic() + STARTS_WITHIN
    while time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError("the server does not start")


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


def clients(script: str, *args: Any, **options: Any) -> subprocess.Popen[str]:
    command = [str(node()), script, *(str(arg) for arg in args)]
    process = subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True, **options)
    pin(process, is_server=False)
    return process


def measure(
    whose: str, address: str, server: int, tables: int, warm: float, seconds: float, game: str
) -> Measured:
    process = clients("clients.js", whose, address, server, tables, warm, seconds, game)
    out, _ = process.communicate()
    return msgspec.json.decode(out, type=Measured)


def memory_of(server: int) -> float:
    """Megabytes that a process and its children take for themselves (PSS)."""
    children = Path(f"/proc/{server}/task/{server}/children").read_text().split()
    return sum(_proportional(pid) for pid in (str(server), *children))


def _proportional(pid: str) -> float:
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0.0
