"""All rooms of this process, and what wakes them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from time import monotonic
from typing import Any, Final

from litestar.di import NamedDependency
from sqlalchemy.exc import SQLAlchemyError

from lanthorn.server.bots import Thinkers
from lanthorn.server.config import Config
from lanthorn.server.connection import Connection
from lanthorn.server.live import LiveTable
from lanthorn.server.problems import Problem
from lanthorn.server.reports import Reports
from lanthorn.server.reviews import Reviews
from lanthorn.server.room import Room, said
from lanthorn.server.store import ID, Store
from lanthorn.server.vetting import Vetting
from lanthorn.server.wake import Listener

LOG: Final = logging.getLogger(__name__)
SWEEP_EVERY: Final = 20.0
EVERYWHERE: Final = "-"
"""Stands for a table in notes that are about a process."""


class Hub:
    """Made when the server starts, closed when it stops."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.process = secrets.token_hex(4)
        self.store = Store(config.database, self.process)
        self.thinkers = Thinkers(config.modules)
        self.reviews = Reviews(self.thinkers)
        self.reports = Reports(config)
        self.vetting = Vetting(config.vetting_seconds, config.modules)
        self.rooms: dict[str, Room] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self._heard: dict[str, float] = {}
        """For each other process: when it last said something."""

    def start(self) -> None:
        self._do(self._sweep())
        if self.store.is_shared:
            self._do(self._live_on())
            self._listener = Listener(self.store.url, self.process, self._woken, self._missed)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self.rooms.values():
            room.stop()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        await self.thinkers.close()
        await self.reports.close()
        await asyncio.to_thread(self.store.close)

    def room(self, table: str) -> Room:
        if table not in self.rooms:
            if not ID.fullmatch(table):
                raise Problem("unknown-table", "there is no such table")
            self.rooms[table] = Room(table, self.store, self.thinkers, self.config)
        return self.rooms[table]

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[tuple[Room, LiveTable]]:
        """A table and its room."""
        room = self.room(table)
        try:
            async with room.playing() as live:
                yield room, live
        finally:
            self._leave_empty(room)

    def _leave_empty(self, room: Room) -> None:
        """A room for a table that there is not is no longer kept: anybody can ask for any name."""
        if room.table is None and not room.connections and not room.lock.locked():
            self.rooms.pop(room.id, None)

    async def join(self, table: str, connection: Connection, since: int) -> Room:
        room = self.room(table)
        try:
            await room.join(connection, since)
        except BaseException:
            self.part(room, connection)
            self._leave_empty(room)
            raise
        self._tell_presence(room, "here?")
        return room

    def part(self, room: Room, connection: Connection) -> None:
        room.part(connection)
        self._tell_presence(room, "here")

    def forget(self, table: str) -> None:
        """The table was deleted. Those who were told to go on there may open another."""
        room = self.rooms.pop(table, None)
        if room is not None:
            room.close()
        for before in list(self.rooms.values()):
            if before.table is not None and before.table.rematch == table:
                self._do(before.look_around())

    # What other processes tell

    def _woken(self, process: str, what: str, table: str) -> None:
        is_new = process not in self._heard
        self._heard[process] = monotonic()
        if table == EVERYWHERE:
            self._hear_process(what, is_new)
            return
        room = self.rooms.get(table)
        if room is None:
            return
        if what == "entries":
            self._do(room.catch_up())
        elif what == "around":
            self._do(room.look_around())
        elif what == "chat":
            self._do(self._tell_chat(room))
        elif what == "gone":
            self.forget(table)
        else:
            self._hear_presence(room, process, what)

    def _missed(self) -> None:
        """The connection to the others was down: every room looks for itself."""
        for room in self.rooms.values():
            self._do(room.look_around())
            self._do(room.catch_up())
            self._tell_presence(room, "here?")

    async def _tell_chat(self, room: Room) -> None:
        for line in (await self.store.said(room.id))[-1:]:
            room.tell(said(line))

    def _hear_presence(self, room: Room, process: str, what: str) -> None:
        verb, _, seats = what.partition(":")
        room.elsewhere[process] = {int(seat) for seat in seats.split(",") if seat}
        room.tell_presence()
        if verb == "here?":
            self._tell_presence(room, "here")

    def _hear_process(self, what: str, is_new: bool) -> None:
        """One that was silent for too long was taken for dead: it is asked who is connected to it."""
        if what == "who":
            for room in self.rooms.values():
                if room.connections:
                    self._tell_presence(room, "here")
        elif is_new:
            self._do(self.store.tell(EVERYWHERE, "who"))

    async def _live_on(self) -> None:
        while True:
            try:
                await self.store.tell(EVERYWHERE, "alive")
            except SQLAlchemyError as error:
                LOG.warning("the other processes can't be told anything: %s", error)
            await asyncio.sleep(self.config.alive_every)
            self._bury(monotonic() - 3 * self.config.alive_every)

    def _bury(self, before: float) -> None:
        """Processes that were last heard before this moment are gone."""
        dead = {name for name, at in self._heard.items() if at < before}
        for name in dead:
            del self._heard[name]
        for room in self.rooms.values() if dead else ():
            room.forget_processes(dead)

    def _tell_presence(self, room: Room, verb: str) -> None:
        if self.store.is_shared:
            seats = ",".join(str(seat) for seat in sorted(room.connected))
            self._do(self.store.tell(room.id, f"{verb}:{seats}"))

    # Housekeeping

    def _do(self, job: Coroutine[Any, Any, None]) -> None:
        async def guarded() -> None:
            try:
                await job
            except Problem as problem:
                LOG.info("%s", problem)
            except Exception:
                LOG.exception("something went wrong in the background")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, self.config.idle_after))
            now = monotonic()
            for room in list(self.rooms.values()):
                self._tidy(room, now)

    def _tidy(self, room: Room, now: float) -> None:
        if now - room.touched > self.config.idle_after:
            room.rest()
            if not room.connections and not room.is_loaded:
                del self.rooms[room.id]


HubHere = NamedDependency[Hub]
"""How a route asks for the hub of its server."""
