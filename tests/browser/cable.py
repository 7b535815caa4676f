"""A cable between browsers and a server, to be pulled out and put back."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from lanthorn.server.run import listen


class Cable:
    """Carries bytes both ways. Pulled out, it ends every open connection and lets no new one in."""

    def __init__(self, listening: socket.socket, address: str) -> None:
        self.listening = listening
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.to = ("127.0.0.1", int(address.rpartition(":")[2]))
        self.is_in = True
        self.carrying: list[socket.socket] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def pull_out(self) -> None:
        self.is_in = False
        for end in self.carrying:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self.carrying = []

    def put_back(self) -> None:
        self.is_in = True

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.listening.accept()
                if self.is_in:
                    self._carry(near)
                else:
                    near.close()

    def _carry(self, near: socket.socket) -> None:
        far = socket.create_connection(self.to)
        self.carrying += [near, far]
        for one, other in ((near, far), (far, near)):
            threading.Thread(target=_copy, args=(one, other), daemon=True).start()


def _copy(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable_to(address: str) -> Iterator[Cable]:
    with listen("127.0.0.1", 0) as listening:
        cable = Cable(listening, address)
        try:
            yield cable
        finally:
            cable.pull_out()
