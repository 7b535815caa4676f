"""Connections to the database, and its migrations."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ArgumentError, DBAPIError

from lanthorn.server.problems import no_server

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x6C616E74
"""The number of the lock that processes take in PostgreSQL while they migrate."""


def database_url(text: str) -> URL:
    """The address of a SQLite file or a PostgreSQL database."""
    try:
        url = make_url(text)
    except ArgumentError as error:
        raise no_server("database-no-address", given=text) from error
    if url.drivername in ("postgres", "postgresql"):
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in ("sqlite", "postgresql+psycopg"):
        raise no_server("database-not-supported", kind=url.drivername)
    if url.drivername == "sqlite" and not url.database:
        raise no_server("database-needs-file")
    return url


def connect(url: URL) -> Engine:
    """An engine whose transactions are real ones on both databases."""
    if url.drivername != "sqlite":
        return create_engine(url, pool_pre_ping=True)
    assert url.database is not None
    Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"check_same_thread": False})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """WAL lets readers read while one writes; full sync keeps what was acknowledged through a power cut."""
    connection.isolation_level = None
    for pragma in ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write says so at once: it waits its turn instead of failing half-way."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """A transaction that writes."""
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """A transaction that only reads: however much it asks, it sees one moment. SQLite's always do."""
    level = {"isolation_level": "REPEATABLE READ"} if engine.dialect.name == "postgresql" else {}
    with engine.connect().execution_options(**level) as connection:
        yield connection


def prepare(database: str) -> None:
    """Open the database and bring it to its newest shape, or say in one sentence why that can't be."""
    url = database_url(database)
    name = make_url(database).render_as_string(hide_password=True)
    engine = connect(url)
    try:
        migrate(engine)
    except CommandError as error:
        raise no_server("database-newer", database=name) from error
    except DBAPIError as error:
        why = str(error.orig).strip().partition("\n")[0]
        raise no_server("database-not-opened", database=name, error=why) from error
    finally:
        engine.dispose()


def migrate(engine: Engine) -> None:
    """Bring the database to its newest shape; of several processes one does it, the others wait."""
    config = AlembicConfig()
    config.set_main_option("script_location", MIGRATIONS.as_posix())
    with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
