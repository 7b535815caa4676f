"""The one thread that writes. What many tables want to write at the same moment is committed together."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from psycopg import errors
from sqlalchemy import Connection, Engine, insert, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, OperationalError

from lanthorn.server import schema
from lanthorn.server.database import writing
from lanthorn.server.history import Entry

T = TypeVar("T")
TOGETHER: Final = 500
"""So many wishes at most are committed at once."""
GATHER_FOR: Final = 0.004
"""So many seconds wishes wait for each other, where several came together the time before."""

COLUMNS: Final = ("table", "number", "kind", "seat", "key", "to")
INSERT_PLAIN: Final = 'INSERT INTO entries ("table", number, kind, seat, "key", "to") VALUES '
ROW: Final = "(?, ?, ?, ?, ?, ?)"
INSERT_EACH: Final = {
    "sqlite": sqlite.insert(schema.entries).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(schema.entries).on_conflict_do_nothing(),
}


class Append:
    """An entry to be written; with it a snapshot, and whether the game is over, where that changes."""

    __slots__ = ("entry", "over", "snapshot", "table")

    def __init__(
        self, table: str, entry: Entry, snapshot: bytes | None = None, over: bool | None = None
    ) -> None:
        self.table, self.entry, self.snapshot, self.over = table, entry, snapshot, over

    @property
    def is_plain(self) -> bool:
        """Whether nothing goes with the entry."""
        return self.snapshot is None and self.over is None

    def row(self) -> tuple[str | int, ...]:
        """The entry in the order of its columns."""
        entry = self.entry
        return self.table, entry.number, entry.kind, entry.seat, entry.key, entry.to


Job = Callable[[Connection], Any]
Wish = tuple[str, Append | Job, asyncio.Future[Any]]
"""The table that it is about, what is to be done, and whom to tell."""
Told = Callable[[Connection, list[tuple[str, str]]], None]
"""Told inside the transaction which tables changed, and what about them."""


class Writer:
    """Takes wishes from the event loop, commits them in groups, and only then says that they are done."""

    def __init__(self, engine: Engine, notify: Told) -> None:
        self._engine, self._notify = engine, notify
        self._gathered: list[Wish] = []
        self._is_gathering = self._is_busy = False
        self._groups: queue.SimpleQueue[list[Wish] | None] = queue.SimpleQueue()
        self._file = engine.raw_connection() if engine.dialect.name == "sqlite" else None
        self._thread = threading.Thread(target=self._run, name="lanthorn-writer", daemon=True)
        self._thread.start()

    def append(self, append: Append) -> asyncio.Future[bool]:
        """Whether the entry is on disk; False if another process has written this number first."""
        return self._wish(append.table, append)

    async def do(self, table: str, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction. What it raises is raised here, and nothing of it is written."""
        result: T = await self._wish(table, job)
        return result

    def _wish(self, table: str, wanted: Append | Job) -> asyncio.Future[Any]:
        """Wishes of one moment are handed over together, and while many come, those of a longer moment: each
        handing over costs as much as several wishes."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self._gathered.append((table, wanted, future))
        if not self._is_gathering:
            self._is_gathering = True
            if self._is_busy:
                loop.call_later(GATHER_FOR, self._hand_over)
            else:
                loop.call_soon(self._hand_over)
        return future

    def _hand_over(self) -> None:
        self._is_gathering = False
        group, self._gathered = self._gathered, []
        self._is_busy = len(group) > 1
        if group:
            self._groups.put(group)

    def close(self) -> None:
        self._hand_over()
        self._groups.put(None)
        self._thread.join()
        if self._file is not None:
            self._file.close()

    def _run(self) -> None:
        while (group := self._groups.get()) is not None:
            last = False
            while len(group) < TOGETHER and not self._groups.empty() and not last:
                more = self._groups.get()
                group += more or []
                last = more is None
            group.sort(key=lambda wish: wish[0])  # all processes go through the tables in the same order
            self._commit(self._but_plain(group))
            if last:
                return

    def _but_plain(self, group: list[Wish]) -> list[Wish]:
        """What is left after all entries that go alone were written, in one step and past SQLAlchemy: on
        SQLite only, and only if none of them is there already. After each step this thread has to wait until
        the event loop gives way."""
        if self._file is None:
            return group
        plain, others, values = list[Wish](), list[Wish](), list[str | int]()
        for wish in group:
            wanted = wish[1]
            if isinstance(wanted, Append) and wanted.is_plain:
                plain.append(wish)
                values += wanted.row()
            else:
                others.append(wish)
        if not plain:
            return group
        try:
            self._file.cursor().execute(INSERT_PLAIN + ", ".join([ROW] * len(plain)), values)
        except Exception:
            return group  # which of them it was is seen where each goes alone
        _tell(plain, [True] * len(plain))
        return others

    def _commit(self, group: list[Wish]) -> None:
        if not group:
            return
        try:
            with writing(self._engine) as connection:
                results = self._write(connection, [wanted for _, wanted, _ in group])
        except Exception as error:
            if len(group) > 1 and _goes_alone(error):
                for wish in group:
                    self._commit([wish])
                return
            results = [error] * len(group)
        _tell(group, results)

    def _write(self, connection: Connection, wanted: list[Append | Job]) -> list[Any]:
        appends = [one for one in wanted if isinstance(one, Append)]
        are_written = _append_all(connection, appends)
        if appends and are_written:
            self._notify(connection, [(one.table, "entries") for one in appends])
        return [are_written if isinstance(one, Append) else _try(connection, one) for one in wanted]


def _tell(group: list[Wish], results: list[Any]) -> None:
    for loop in {future.get_loop() for _, _, future in group}:
        done = [(f, r) for (_, _, f), r in zip(group, results, strict=True) if f.get_loop() is loop]
        loop.call_soon_threadsafe(_resolve, done)


def _resolve(done: Sequence[tuple[asyncio.Future[Any], Any]]) -> None:
    for future, result in done:
        if future.done():
            continue
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


class _SomebodyWasQuicker(Exception):
    """One of several entries is there already: each goes alone, to see which."""


def _goes_alone(error: Exception) -> bool:
    """Whether the wishes of a group can be granted one by one: one of them is wrong, or two processes
    stand in each other's way. A database that is away would only be away again."""
    return not isinstance(error, OperationalError) or isinstance(error.orig, errors.DeadlockDetected)


def _try(connection: Connection, job: Job) -> Any:
    """A job that fails takes only itself back; one that the database refuses, its whole group."""
    try:
        with connection.begin_nested():
            return job(connection)
    except DBAPIError:
        raise
    except Exception as error:
        return error


def _append_all(connection: Connection, appends: list[Append]) -> bool:
    """False if the only entry is there already."""
    if not appends:
        return True
    rows = [dict(zip(COLUMNS, one.row(), strict=True)) for one in appends]
    insert_each = INSERT_EACH[connection.dialect.name].execution_options(preserve_rowcount=True)
    written = connection.execute(insert_each, rows).rowcount
    if written < len(rows):
        if len(rows) > 1:
            raise _SomebodyWasQuicker
        return False
    for one in appends:
        _go_with(connection, one)
    return True


def _go_with(connection: Connection, one: Append) -> None:
    if one.snapshot is not None:
        connection.execute(schema.snapshots.delete().where(schema.snapshots.c.table == one.table))
        row = {"table": one.table, "number": one.entry.number, "save": one.snapshot}
        connection.execute(insert(schema.snapshots), row)
    if one.over is not None:
        this = schema.tables.c.id == one.table
        connection.execute(update(schema.tables).where(this).values(over=one.over))


def notify_postgres(process: str) -> Told:
    """Tells the other processes through PostgreSQL, when and only when the transaction is committed."""

    def tell(connection: Connection, changes: list[tuple[str, str]]) -> None:
        values = [{"payload": f"{process} {what} {table}"} for table, what in dict.fromkeys(changes)]
        connection.execute(text("SELECT pg_notify('lanthorn', :payload)"), values)

    return tell
