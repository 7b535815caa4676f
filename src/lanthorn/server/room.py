"""A room: one table with everybody who is connected to it.

Whatever happens at a table happens under its lock: an answer is tried on the session, written to the
store, and only when it is on disk is anybody told. So nobody ever sees what could still be lost.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any, Final

import msgspec

from lanthorn.server.asking import Asking, read_asking
from lanthorn.server.bots import Thinkers
from lanthorn.server.config import Config
from lanthorn.server.connection import Connection
from lanthorn.server.finals import Finals
from lanthorn.server.history import Entry
from lanthorn.server.live import LiveTable
from lanthorn.server.problems import Problem
from lanthorn.server.seats import Seat, show_seats
from lanthorn.server.shown import seat_name
from lanthorn.server.store import Line, Store, Table
from lanthorn.server.thinker import Task
from lanthorn.server.writer import Append

LOG: Final = logging.getLogger(__name__)


class Playing:
    """The table, as it is on disk; nobody else moves it meanwhile."""

    def __init__(self, room: Room) -> None:
        self._room = room

    async def __aenter__(self) -> LiveTable:
        await self._room.lock.acquire()
        try:
            return await self._room.live()
        except BaseException:
            self._room.lock.release()
            raise

    async def __aexit__(self, *error: object) -> None:
        self._room.lock.release()


class Room:
    """Loaded when somebody needs it, forgotten when it rests: connections stay, the session goes."""

    def __init__(self, table: str, store: Store, thinkers: Thinkers, config: Config) -> None:
        self.id, self.store, self.thinkers, self.config = table, store, thinkers, config
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, set[int]] = {}
        """For each other process: who is connected there."""
        self.here: set[int] = set()
        """The seats whose holders are connected, in this process or another."""
        self.connected: set[int] = set()
        """Those of them that are connected in this process."""
        self.seats: list[Seat] = []
        self.bots: set[int] = set()
        """The seats that bots play."""
        self._seats_shown: dict[frozenset[int], msgspec.Raw] = {}
        """What those see who hold certain seats; made anew when anything about the seats changes."""
        self.table: Table | None = None
        self.is_ours = not store.is_shared
        """Whether this process wrote the last entry: then its bots go first."""
        self.touched = monotonic()
        self.lock = asyncio.Lock()
        self._live: LiveTable | None = None
        self._bots: asyncio.Task[None] | None = None
        self._thinks: tuple[int, int] | None = None
        """The seat for which a bot is thinking, and about which update."""
        self._finals = Finals(self)

    # The table

    def playing(self) -> Playing:
        return Playing(self)

    @property
    def loaded(self) -> LiveTable | None:
        return self._live

    async def live(self) -> LiveTable:
        """The table, loaded if it is not; for whoever has the lock."""
        self.touched = monotonic()
        if self._live is None:
            await self._load()
        assert self._live is not None
        return self._live

    async def _load(self) -> None:
        stored = await self.store.load(self.id)
        if stored is None:
            raise Problem("unknown-table", "there is no such table")
        self._found(stored.table, stored.seats)
        live = await asyncio.to_thread(LiveTable, stored)
        self._live = live
        if live.repair is not None:
            await self.write(live, live.repair)
        self._wake_bots()

    def _found(self, table: Table, seats: list[Seat]) -> None:
        """How the table and its seats are in the store. A table opened in its place is told of once."""
        if table.rematch and self.table is not None and self.table.rematch != table.rematch:
            self.tell({"type": "rematch", "table": table.rematch})
        self.table, self.seats = table, seats
        self.bots = {seat.seat for seat in seats if seat.is_bot}
        self._seats_shown = {}

    async def write(self, live: LiveTable, entry: Entry) -> None:
        """Put an entry on disk and tell everybody. The session is already there, or goes there now."""
        if live.number < entry.number:
            live.apply(entry)
        assert self.table is not None
        over = live.session.is_over
        append = Append(self.id, entry, live.snapshot(), over if over != self.table.over else None)
        try:
            is_written = await self.store.append(append)  # written even if nobody waits for it any more
        except BaseException:
            self._live = None  # what is on disk is the truth
            raise
        if not is_written:
            self._live = None
            await self._load()
            self.broadcast()
            raise Problem("stale", "somebody else was quicker")
        self.is_ours, self.table.over = True, over
        self.broadcast()

    async def catch_up(self) -> None:
        """Another process has written entries."""
        async with self.lock:
            if self._live is None and not self.connections:
                return
            self.touched = monotonic()
            if self._live is None:
                await self._load()
            else:
                await self._follow(self._live)
            self.broadcast()

    async def _follow(self, live: LiveTable) -> None:
        for entry in await self.store.entries_after(self.id, live.number):
            try:
                live.apply(entry)
            except Exception:
                self._live = None
                raise
            self.is_ours = False

    async def look_around(self) -> None:
        """Seats, consent or rematch have changed."""
        async with self.lock:
            found = await self.store.around(self.id)
            if found is None:
                self.close()
                return
            self._found(*found)
            for connection in self.connections:
                connection.sit(self.seats)
            self._count()
            if self._live is None and self.connections:
                await self._load()
            self.broadcast()

    def rest(self) -> None:
        """Nothing has happened for long: the session is forgotten, the store has it."""
        if not self.lock.locked() and (self._bots is None or self._bots.done()):
            self._live = None
            for connection in self.connections:
                connection.seen = {}

    @property
    def is_loaded(self) -> bool:
        return self._live is not None or self.lock.locked()

    def close(self) -> None:
        """The table is gone, or the server stops."""
        self.tell({"type": "gone"})
        for connection in self.connections:
            connection.leave()
        self.stop()

    def stop(self) -> None:
        self._finals.drop()
        if self._bots is not None:
            self._bots.cancel()
        self._live = None

    @property
    def asking(self) -> Asking | None:
        if self._live is None or self.table is None:
            return None
        return read_asking(self.table.asking, self._live.number)

    # Who is here

    async def join(self, connection: Connection, since: int) -> None:
        """A client comes, or comes back, and is told exactly what it doesn't know yet."""
        async with self.playing() as live:
            connection.sit(self.seats)
            if connection.hashes and not connection.seats:
                raise Problem("not-yours", "none of these keys fits")
            connection.number = since if 0 < since <= live.number else 0
            connection.knows_events = connection.number > 0
            self.connections.add(connection)
            self._count()
            self.show(live, connection)
            if self.table is not None and self.table.rematch:
                connection.send({"type": "rematch", "table": self.table.rematch})
            self._finals.wake()
        for line in await self.store.said(self.id):
            connection.send(said(line))
        self.tell_presence()

    def part(self, connection: Connection) -> None:
        self.connections.discard(connection)
        if connection.desk is not None:
            connection.desk.close()
        self.touched = monotonic()
        self.tell_presence()

    def tell_presence(self) -> None:
        self._count()
        for connection in self.connections:
            connection.send({"type": "presence", "seats": self._seats_for(connection)})

    def forget_processes(self, dead: set[str]) -> None:
        """Nobody is connected to a process that is gone."""
        if dead & self.elsewhere.keys():
            self.elsewhere = {name: seats for name, seats in self.elsewhere.items() if name not in dead}
            self.tell_presence()

    def _count(self) -> None:
        self.connected = {seat for connection in self.connections for seat in connection.seats}
        self.here = self.connected.union(*self.elsewhere.values())
        self._seats_shown = {}

    def _seats_for(self, connection: Connection) -> Any:
        if self._live is None:
            return [{"seat": seat.seat, "here": seat.seat in self.here} for seat in self.seats]
        yours = frozenset(connection.seats)
        if yours not in self._seats_shown:
            shown = show_seats(self._live.match, self.seats, self.here, connection.seats)
            self._seats_shown[yours] = msgspec.Raw(msgspec.json.encode(shown))
        return self._seats_shown[yours]

    # Telling

    def tell(self, message: Any) -> None:
        encoded = msgspec.json.encode(message)
        for connection in self.connections:
            connection.send_encoded(encoded)

    def broadcast(self) -> None:
        """Everybody is told how the table stands; bots whose turn it is begin to think."""
        if self._live is None:
            return
        for connection in self.connections:
            self.show(self._live, connection)
        self._wake_bots()
        self._finals.wake()

    def show(self, live: LiveTable, connection: Connection) -> None:
        """What happened since the client was told last, then how the table stands."""
        if connection.number != live.number or not connection.knows_events:
            connection.send(self._events(live, connection))
        connection.send(self._update(live, connection))
        connection.number, connection.knows_events = live.number, True
        if connection.desk is not None:
            connection.desk.moved(live.number)

    def _events(self, live: LiveTable, connection: Connection) -> dict[str, Any]:
        depth = live.kept(connection.number) if connection.knows_events else -1
        kept = -1 if depth < 0 else (live.line[depth - 1] if depth else 0)
        events = {seat_name(seat): live.events(seat, depth) for seat in connection.eyes}
        known = {"from": connection.number, "to": live.number, "kept": kept}
        return {"type": "events"} | known | {"events": events}

    def _update(self, live: LiveTable, connection: Connection) -> dict[str, Any]:
        return {
            "type": "update",
            "number": live.number,
            "seats": self._seats_for(connection),
            "asked": live.asked,
            "views": self._views(live, connection),
            "over": live.over,
            "undo": self._undo(live, connection),
            "report": live.report,
        }

    def _views(self, live: LiveTable, connection: Connection) -> dict[str, Any]:
        """Whole, or what changed since the client was told last, if it wants to know no more."""
        seen = {seat: live.seen(seat) for seat in connection.eyes}
        before, connection.seen = connection.seen, seen if connection.wants_changes else {}
        return {
            seat_name(seat): one.since(before[seat]) if seat in before else one.whole()
            for seat, one in seen.items()
        }

    def _undo(self, live: LiveTable, connection: Connection) -> dict[str, Any]:
        can = {}
        for seat in connection.seats - self.bots:
            plan = live.takeback(self.hands(seat, connection), self.bots)
            others = self.others(seat)
            if plan is not None and (plan.is_free or others):
                asks = not plan.is_free and not connection.seats.issuperset(others)
                can[str(seat)] = "ask" if asks else "free"
        back = live.history.redo()
        redo = [back[0]] if back is not None and back[0] in connection.seats else []
        asking = self.asking
        return {"can": can, "redo": redo, "asking": None if asking is None else asking.shown()}

    def hands(self, seat: int, connection: Connection) -> set[int]:
        """The seats whose last answer is taken back with this one: all, where one screen has them all."""
        others = self.others(seat)
        return {seat, *others} if connection.seats.issuperset(others) else {seat}

    def others(self, seat: int) -> list[int]:
        """The other seats that people hold."""
        return [other.seat for other in self.seats if other.seat != seat and other.state == "taken"]

    # Bots

    def _wake_bots(self) -> None:
        if self._live is None:
            return
        if self._bots is not None and self._thinks_in_vain(self._live):
            self._bots.cancel()
            self._bots = None
        if self.bots.intersection(self._live.asked) and (self._bots is None or self._bots.done()):
            self._bots = asyncio.create_task(self._play_bots())

    def _thinks_in_vain(self, live: LiveTable) -> bool:
        """Whether a bot is thinking about what is no longer asked of it."""
        if self._thinks is None:
            return False
        seat, number = self._thinks
        return seat not in self.bots or not live.awaits(seat, number)

    async def _play_bots(self) -> None:
        try:
            while await self._play_bot():
                pass
        except Problem:
            return  # the table is gone
        except Exception:
            LOG.exception("a bot at table %s made a mistake", self.id)

    async def _play_bot(self) -> bool:
        """One answer of a bot. False when a person is asked, or nobody any more."""
        number = -1 if self._live is None else self._live.number
        await asyncio.sleep(self.config.bot_delay + (0 if self.is_ours else self.config.stand_by))
        async with self.playing() as live:
            seat = next((seat for seat in live.asked if seat in self.bots), None)
            if seat is None or live.number != number:
                return seat is not None
            task = Task(self.id, live.source, live.session.log[:], seat, self.seats[seat].bot)
        key = await self._think(task, number)
        async with self.playing() as live:
            if key is not None and seat in self.bots:
                await self._answer_for(live, seat, key, number)
        return True

    async def _think(self, task: Task, number: int) -> str | None:
        self._thinks = task.seat, number
        try:
            return await self.thinkers.choose(task)
        finally:
            self._thinks = None

    async def _answer_for(self, live: LiveTable, seat: int, key: str, number: int) -> None:
        try:
            await self.write(live, live.answer(seat, key, number))
        except Problem:
            return  # the table has moved on while the bot thought


def said(line: Line) -> dict[str, Any]:
    told = {"number": line.number, "seat": line.seat, "name": line.name, "text": line.text}
    return {"type": "chat"} | told | {"at": line.at.isoformat()}
