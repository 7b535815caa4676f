"""A server in a process of its own, to be killed: `python -m tests.server.process DATABASE PORT`."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx

from lanthorn.server.run import listen, run
from tests.server.host import Host, quick

ROOT = Path(__file__).parents[2]


class Process:
    """Started, killed without warning, and started again at the same port."""

    def __init__(self, database: str, port: int) -> None:
        self.database, self.port = database, port
        self.address = f"http://127.0.0.1:{port}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.process", self.database, str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def host(self) -> Host:
        """Wait until it answers."""
        host = Host(self.address)
        for _ in range(600):
            try:
                if host.call("GET", "/api/tables").is_success:
                    return host
            except httpx.TransportError:
                time.sleep(0.05)
        raise TimeoutError("the server does not start")


def free_port() -> int:
    with listen("127.0.0.1", 0) as taken:
        return int(taken.getsockname()[1])


if __name__ == "__main__":
    run(quick(sys.argv[1]), listen("127.0.0.1", int(sys.argv[2])))
