"""What can't be taken back, worked out ahead: only where a table rests, and only as long as it does."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from lanthorn.server.thinker import Task

if TYPE_CHECKING:
    from lanthorn.server.room import Room


class Finals:
    """Of one room. One clock runs for several moments: to set it anew for each took longer than the rest."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._moved_at = 0.0
        self._clock: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """The table has moved: what is worked out for a moment that has passed is dropped."""
        loop = asyncio.get_running_loop()
        self._moved_at = loop.time()
        if self._work is not None:
            self._work.cancel()
            self._work = None
        if self._clock is None:
            self._clock = loop.call_later(self._room.config.finals_after, self._ring)

    def drop(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
        if self._work is not None:
            self._work.cancel()
        self._clock = self._work = None

    def _ring(self) -> None:
        loop = asyncio.get_running_loop()
        left = self._moved_at + self._room.config.finals_after - loop.time()
        if left > 0:
            self._clock = loop.call_later(left, self._ring)
            return
        self._clock = None
        if self._room.loaded is not None and self._seats(self._room.loaded.asked):
            self._work = asyncio.create_task(self._tell())

    def _seats(self, asked: list[int]) -> list[int]:
        """The seats whose holders are here and are asked something."""
        return sorted(self._room.connected.intersection(asked) - self._room.bots)

    async def _tell(self) -> None:
        room = self._room
        async with room.playing() as live:
            number = live.number
            tasks = [
                Task(room.id, live.source, live.session.log[:], seat) for seat in self._seats(live.asked)
            ]
        known = {task.seat: await room.thinkers.foresee(task) for task in tasks}
        if room.loaded is None or room.loaded.number != number:
            return
        for connection in room.connections:
            own = {str(seat): told for seat, told in known.items() if seat in connection.seats}
            if own:
                finals = {seat: told.finals for seat, told in own.items()}
                foreseen = {seat: told.foreseen for seat, told in own.items()}
                outlook = {seat: told.outlook for seat, told in own.items()}
                beforehand = {"finals": finals, "foreseen": foreseen, "outlook": outlook}
                connection.send({"type": "finals", "number": number, **beforehand})
