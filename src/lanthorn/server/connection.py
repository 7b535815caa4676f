"""One client. Messages wait in a queue of its own: a slow reader delays nobody but itself."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from lanthorn.server.seats import Seat


class TooSlow(Exception):
    """The client takes too little, too late. It is disconnected and can come back."""


class Connection:
    """What a client holds, what it has been told, and what waits for it."""

    def __init__(self, hashes: set[str], limit: int) -> None:
        self.hashes = hashes
        self.seats: set[int] = set()
        self.number = 0
        """The update it was told last."""
        self.knows_events = False
        self.is_leaving = False
        self._limit = limit
        self._waiting: deque[str] = deque()
        self._missed = False
        self._ready = asyncio.Event()

    def sit(self, seats: list[Seat]) -> None:
        """Work out anew which seats are its own."""
        self.seats = {seat.seat for seat in seats if seat.belongs_to(self.hashes)}

    @property
    def eyes(self) -> list[int | None]:
        """From where it looks: its seats, or the spectators' bench."""
        return [*sorted(self.seats)] or [None]

    def send(self, message: Any) -> None:
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        if len(self._waiting) < self._limit:
            self._waiting.append(message.decode())
        else:
            self._missed = True
        self._ready.set()

    def leave(self) -> None:
        """After what waits is sent, the connection ends."""
        self.is_leaving = True
        self._ready.set()

    async def pump(self, send: Callable[[str], Awaitable[None]], within: float) -> None:
        """Send what waits, as fast as the client takes it, until it is to leave."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            try:
                async with asyncio.timeout(within):
                    await self._send_waiting(send)
            except TimeoutError:
                raise TooSlow from None
            if self.is_leaving:
                return

    async def _send_waiting(self, send: Callable[[str], Awaitable[None]]) -> None:
        while self._waiting:
            await send(self._waiting.popleft())
            if self._missed:
                raise TooSlow
