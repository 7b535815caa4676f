"""The wire to a client: uvicorn's WebSocket, with a short way for messages.

Each message of ASGI goes through a dozen calls and one write. Several times an answer, to everybody at a
table, that was more work than the rules. The short way frames what waits and writes it at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

SHORT_WAY: Final = "lanthorn.short_way"
"""Where a socket's scope has it, among the extensions."""
ShortWay = Callable[[Sequence[bytes]], bool]
"""Writes messages at once; False if it can't, because the client reads slowly or is gone."""
TEXT: Final = b"\x81"
"""A whole message of words, not compressed."""


class Wire(WebSocketsSansIOProtocol):
    """One connection."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[SHORT_WAY] = self.write_at_once

    def write_at_once(self, messages: Sequence[bytes]) -> bool:
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for message in messages for part in (_head(message), message)]))
        return True


def _head(message: bytes) -> bytes:
    """How a frame begins: what it is, and its length (RFC 6455, 5.2)."""
    length = len(message)
    if length < 126:
        return TEXT + length.to_bytes(1, "big")
    if length < 1 << 16:
        return TEXT + b"\x7e" + length.to_bytes(2, "big")
    return TEXT + b"\x7f" + length.to_bytes(8, "big")
