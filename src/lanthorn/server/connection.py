"""One client. Messages wait in a queue of its own: a slow reader delays nobody but itself.

All that is told in one breath is written at once, the short way. What can't be, because the client reads
slowly or the server has no short way, is pumped.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from lanthorn.server.seats import Seat
from lanthorn.server.seen import Seen
from lanthorn.server.wire import ShortWay


class TooSlow(Exception):
    """The client takes too little, too late. It is disconnected and can come back."""


class Desk(Protocol):
    """Whatever is worked out for one client alone, and given up when it is no longer of use."""

    def moved(self, number: int) -> None:
        """The client has been told of this update."""

    def close(self) -> None: ...


class Connection:
    """What a client holds, what it has been told, and what waits for it."""

    def __init__(
        self,
        hashes: set[str],
        limit: int,
        short_way: ShortWay | None = None,
        wants_changes: bool = False,
    ) -> None:
        self.hashes = hashes
        self.wants_changes = wants_changes
        self.seats: set[int] = set()
        self.eyes: list[int | None] = [None]
        """From where it looks: its seats, or the spectators' bench."""
        self.number = 0
        """The update it was told last."""
        self.knows_events = False
        self.seen: dict[int | None, Seen] = {}
        """The views it was told last, if it wants to be told what changed."""
        self.is_leaving = False
        self.desk: Desk | None = None
        """Where advice for it is worked out, once it has asked for some."""
        self._limit = limit
        self._short_way = short_way
        self._waiting: deque[bytes] = deque()
        self._missed = False
        self._is_pumping = False
        self._ready = asyncio.Event()

    def sit(self, seats: list[Seat]) -> None:
        """Work out anew which seats are its own."""
        self.seats = {seat.seat for seat in seats if seat.belongs_to(self.hashes)}
        self.eyes = [*sorted(self.seats)] or [None]

    def send(self, message: Any) -> None:
        self.send_encoded(msgspec.json.encode(message))

    def send_encoded(self, message: bytes) -> None:
        if len(self._waiting) >= self._limit:
            self._send_at_once()
        if len(self._waiting) >= self._limit:
            self._missed = True
            self._ready.set()
            return
        self._waiting.append(message)
        if self._short_way is None or self._is_pumping:
            self._ready.set()
        elif len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._send_at_once)

    def _send_at_once(self) -> None:
        if self._is_pumping or not self._waiting or self._short_way is None:
            return
        if self._short_way(self._waiting):
            self._waiting.clear()
        else:
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
            self._is_pumping = True
            try:
                async with asyncio.timeout(within):
                    await self._send_waiting(send)
            except TimeoutError:
                raise TooSlow from None
            self._is_pumping = False
            if self.is_leaving:
                return

    async def _send_waiting(self, send: Callable[[str], Awaitable[None]]) -> None:
        while self._waiting:
            await send(self._waiting.popleft().decode())
            if self._missed:
                raise TooSlow
