"""Running a server: uvicorn, set up for many small messages."""

from __future__ import annotations

import contextlib
import errno
import gc
import socket
import sys
from collections.abc import Callable
from typing import Final

import uvicorn

from lanthorn.server.alone import alone
from lanthorn.server.app import create_app
from lanthorn.server.config import Config
from lanthorn.server.database import prepare
from lanthorn.server.limits import MESSAGE_BYTES
from lanthorn.server.problems import no_server
from lanthorn.server.wire import Wire

SWITCH_INTERVAL: Final = 0.001
"""A thread that thinks gives way to the event loop after so many seconds."""
COLLECT_AFTER: Final = (20_000, 20, 50)
"""Views are many short-lived objects without circles: looking for circles less often keeps answers quick."""
SOCKETS_WAITING: Final = 2048
SECONDS_TO_STOP: Final = 3


def listen(host: str, port: int) -> socket.socket:
    """The socket, taken before anything else starts: a port that is in use is told at once."""
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(SOCKETS_WAITING)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise no_server("port-in-use", host=host, port=str(port)) from error
        raise no_server("not-listening", host=host, port=str(port), error=str(error.strerror)) from error
    return listening


class Server(uvicorn.Server):
    """Says when it is up."""

    when_ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.when_ready is not None:
            self.when_ready()


def server(config: Config) -> Server:
    """A server that has not begun yet. Messages longer than ours are cut off before they are read."""
    return Server(
        uvicorn.Config(
            create_app(config),
            ws=Wire,
            ws_max_size=2 * MESSAGE_BYTES,
            ws_per_message_deflate=False,
            log_level="warning",
            timeout_graceful_shutdown=SECONDS_TO_STOP,
            server_header=False,
        )
    )


def run(config: Config, listening: socket.socket, when_ready: Callable[[], None] | None = None) -> None:
    """Serve until somebody ends it."""
    with alone(config.database):
        prepare(config.database)
        _run(config, listening, when_ready)


def _run(config: Config, listening: socket.socket, when_ready: Callable[[], None] | None) -> None:
    _allow_many_sockets()
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    running = server(config)
    running.when_ready = when_ready
    with contextlib.suppress(SystemExit):  # uvicorn's way of saying that it did not start
        running.run([listening])
    if not running.started:
        raise no_server("not-started")


def _allow_many_sockets() -> None:
    """Each client needs an open file; many systems allow few until they are asked for more."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
