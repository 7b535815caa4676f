"""What is kept of tables, and how it is read and written."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from lanthorn.server import schema
from lanthorn.server.database import connect, database_url, migrate, reading
from lanthorn.server.history import Entry
from lanthorn.server.problems import Problem
from lanthorn.server.seats import Seat
from lanthorn.server.writer import Append, Told, Writer, notify_postgres

T = TypeVar("T")
ID: Final = re.compile("[A-Za-z0-9_-]{1,32}")
"""What the id of a table looks like."""
READERS: Final = 4
CHAT_KEPT: Final = 200
"""So many of the last lines of chat are kept, and told to somebody who joins."""


class Table(msgspec.Struct, kw_only=True):
    """A table without its entries."""

    id: str
    game: str
    name: str
    listed: bool
    base: bytes
    over: bool = False
    rematch: str | None = None
    asking: str | None = None
    campaign: str | None = None


class Snapshot(msgspec.Struct):
    """The newest save of a table, made after so many entries."""

    number: int
    save: bytes


class Line(msgspec.Struct):
    """Something that was said."""

    number: int
    seat: int | None
    name: str
    text: str
    at: datetime


class Stored(msgspec.Struct):
    """All that the store has of a table."""

    table: Table
    seats: list[Seat]
    entries: list[Entry]
    snapshot: Snapshot | None


class Store:
    """The database, used through one writing thread and a few reading ones."""

    def __init__(self, database: str, process: str) -> None:
        self.url = database_url(database)
        self.engine = connect(self.url)
        migrate(self.engine)
        self.is_shared = self.engine.dialect.name == "postgresql"
        self._notify: Told = notify_postgres(process) if self.is_shared else lambda connection, changes: None
        self.writer = Writer(self.engine, self._notify)
        self._readers = ThreadPoolExecutor(READERS, "lanthorn-reader")

    def close(self) -> None:
        self.writer.close()
        self._readers.shutdown()
        self.engine.dispose()

    async def _read(self, job: Callable[[Connection], T]) -> T:
        def read() -> T:
            with reading(self.engine) as connection:
                return job(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, read)

    async def _write(self, table: str, what: str, job: Callable[[Connection], T]) -> T:
        """Do a job and tell the other processes what changed."""

        def write(connection: Connection) -> T:
            result = job(connection)
            self._notify(connection, [(table, what)])
            return result

        return await self.writer.do(table, write)

    # Reading

    async def load(self, table: str) -> Stored | None:
        if not ID.fullmatch(table):
            return None
        return await self._read(lambda connection: _load(connection, table))

    async def entries_after(self, table: str, number: int) -> list[Entry]:
        return await self._read(lambda connection: _entries(connection, table, number))

    async def around(self, table: str) -> tuple[Table, list[Seat]] | None:
        """A table and its seats, without its entries."""
        if not ID.fullmatch(table):
            return None
        return await self._read(lambda connection: _around(connection, table))

    async def listed(self, limit: int) -> list[tuple[Table, list[Seat]]]:
        """Tables that want players, newest first."""
        return await self._read(lambda connection: _listed(connection, limit))

    async def campaign(self, campaign: str) -> list[tuple[Table, int]]:
        """The tables of a campaign, oldest first, each with the number of its last entry."""
        return await self._read(lambda connection: _campaign(connection, campaign))

    async def said(self, table: str) -> list[Line]:
        return await self._read(lambda connection: _said(connection, table))

    # Writing

    def append(self, append: Append) -> asyncio.Future[bool]:
        return self.writer.append(append)

    async def create(self, table: Table, seats: Sequence[Seat], entries: Sequence[Entry] = ()) -> None:
        await self.create_all([(table, entries)], seats)

    async def create_all(
        self, tables: Sequence[tuple[Table, Sequence[Entry]]], seats: Sequence[Seat]
    ) -> None:
        """Several tables with the same people, one after another in time, or none of them."""

        def job(connection: Connection) -> None:
            now = datetime.now(UTC)
            for place, (table, entries) in enumerate(tables):
                row = msgspec.structs.asdict(table) | {"created": now + timedelta(milliseconds=place)}
                connection.execute(insert(schema.tables), row)
                connection.execute(insert(schema.seats), [_row(table.id, seat) for seat in seats])
                if entries:
                    connection.execute(insert(schema.entries), [_row(table.id, entry) for entry in entries])

        await self.writer.do(tables[-1][0].id, job)

    async def rematch(self, old: str, table: Table, seats: Sequence[Seat]) -> str:
        """Open a table in place of an old one; if somebody was quicker, theirs is the one."""

        def job(connection: Connection) -> str:
            place = _lock(connection, old)
            if place.rematch is not None:
                return place.rematch
            row = msgspec.structs.asdict(table) | {"created": datetime.now(UTC)}
            connection.execute(insert(schema.tables), row)
            connection.execute(insert(schema.seats), [_row(table.id, seat) for seat in seats])
            this = schema.tables.c.id == old
            connection.execute(update(schema.tables).where(this).values(rematch=table.id))
            return table.id

        return await self._write(old, "around", job)

    async def change_seat(self, table: str, number: int, change: Callable[[Seat], None]) -> Seat:
        """Change a seat as it is at this moment; `change` may raise a Problem."""

        def job(connection: Connection) -> Seat:
            _lock(connection, table)
            seats = _seats(connection, table)
            if not 0 <= number < len(seats):
                raise Problem("bad-request", f"there is no seat {number}")
            seat = seats[number]
            change(seat)
            c = schema.seats.c
            this = (c.table == table) & (c.seat == number)
            connection.execute(update(schema.seats).where(this).values(_row(table, seat)))
            return seat

        return await self._write(table, "around", job)

    async def change_asking(self, table: str, change: Callable[[str | None], str | None]) -> str | None:
        """Change what is being asked for; `change` may raise a Problem."""

        def job(connection: Connection) -> str | None:
            asking = change(_lock(connection, table).asking)
            this = schema.tables.c.id == table
            connection.execute(update(schema.tables).where(this).values(asking=asking))
            return asking

        return await self._write(table, "around", job)

    async def say(self, table: str, seat: int | None, name: str, text: str) -> Line:
        def job(connection: Connection) -> Line:
            _lock(connection, table)
            c = schema.chat.c
            number = connection.scalar(select(func.max(c.number)).where(c.table == table)) or 0
            line = Line(number + 1, seat, name, text, datetime.now(UTC))
            connection.execute(insert(schema.chat), _row(table, line))
            too_old = (c.table == table) & (c.number <= line.number - CHAT_KEPT)
            connection.execute(delete(schema.chat).where(too_old))
            return line

        return await self._write(table, "chat", job)

    async def tell(self, table: str, what: str) -> None:
        """Tell the other processes something that is not kept."""
        await self._write(table, what, lambda connection: None)

    async def delete(self, table: str) -> None:
        def job(connection: Connection) -> None:
            _lock(connection, table)
            for kept in schema.OF_A_TABLE:
                connection.execute(delete(kept).where(kept.c.table == table))
            connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

        await self._write(table, "gone", job)


def _row(table: str, struct: msgspec.Struct) -> dict[str, Any]:
    return {"table": table} | msgspec.structs.asdict(struct)


def _lock(connection: Connection, table: str) -> Table:
    """The table, and nobody else changes what lies around it until this transaction ends."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == table).with_for_update())
    row = found.first()
    if row is None:
        raise Problem("unknown-table", "there is no such table")
    return _going_on(connection, _table(row))


def _going_on(connection: Connection, table: Table) -> Table:
    """The table; one opened in its place that was deleted since is none any more."""
    if table.rematch is not None:
        then = select(schema.tables.c.id).where(schema.tables.c.id == table.rematch)
        table.rematch = connection.scalar(then)
    return table


def _table(row: Row[Any]) -> Table:
    values = {name: value for name, value in row._mapping.items() if name not in ("created", "last")}
    return Table(**values)


def _without_table(row: Row[Any]) -> dict[str, Any]:
    return {name: value for name, value in row._mapping.items() if name != "table"}


def _around(connection: Connection, table: str) -> tuple[Table, list[Seat]] | None:
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    return None if row is None else (_going_on(connection, _table(row)), _seats(connection, table))


def _seats(connection: Connection, table: str) -> list[Seat]:
    c = schema.seats.c
    rows = connection.execute(select(schema.seats).where(c.table == table).order_by(c.seat))
    return [Seat(**_without_table(row)) for row in rows]


def _entries(connection: Connection, table: str, after: int) -> list[Entry]:
    c = schema.entries.c
    wanted = (c.table == table) & (c.number > after)
    rows = connection.execute(select(schema.entries).where(wanted).order_by(c.number))
    return [Entry(**_without_table(row)) for row in rows]


def _load(connection: Connection, table: str) -> Stored | None:
    around = _around(connection, table)
    if around is None:
        return None
    c = schema.snapshots.c
    row = connection.execute(select(c.number, c.save).where(c.table == table)).first()
    snapshot = None if row is None else Snapshot(row.number, row.save)
    return Stored(*around, _entries(connection, table, 0), snapshot)


def _listed(connection: Connection, limit: int) -> list[tuple[Table, list[Seat]]]:
    tables, seats = schema.tables.c, schema.seats.c
    is_open = select(seats.table).where(seats.table == tables.id, seats.state == "open").exists()
    wanted = tables.listed & ~tables.over & is_open
    found = select(schema.tables).where(wanted).order_by(tables.created.desc()).limit(limit)
    return [(_table(row), _seats(connection, row.id)) for row in connection.execute(found)]


def _campaign(connection: Connection, campaign: str) -> list[tuple[Table, int]]:
    tables, entries = schema.tables.c, schema.entries.c
    last = (
        select(func.coalesce(func.max(entries.number), 0)).where(entries.table == tables.id).scalar_subquery()
    )
    found = select(schema.tables, last.label("last")).where(tables.campaign == campaign)
    rows = connection.execute(found.order_by(tables.created, tables.id)).all()
    return [(_table(row), row.last) for row in rows]


def _said(connection: Connection, table: str) -> list[Line]:
    c = schema.chat.c
    rows = connection.execute(
        select(schema.chat).where(c.table == table).order_by(c.number.desc()).limit(CHAT_KEPT)
    )
    lines = [Line(**_without_table(row)) for row in rows][::-1]
    for line in lines:
        line.at = line.at.replace(tzinfo=UTC) if line.at.tzinfo is None else line.at  # SQLite keeps no zone
    return lines
