"""The tables of the store. `migrations/` brings a database to this shape; a test compares the two."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Boolean, Column, DateTime, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(100), nullable=False),
    Column("name", String(100), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("base", LargeBinary, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("rematch", String(32)),
    Column("asking", Text),
    Column("created", DateTime(timezone=True), nullable=False),
    Column("campaign", String(32)),
    Index("tables_listed", "listed", "over"),
    Index("tables_campaign", "campaign"),
)
"""`base` is the game before its first entry, as a save. `asking` is a consent that is being asked for.
`campaign` is shared by the tables at which the chapters of one campaign were played."""

seats: Final = Table(
    "seats",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("state", String(10), nullable=False),
    Column("who", String(100), nullable=False),
    Column("bot", String(100), nullable=False),
    Column("keeps", Boolean, nullable=False),
    Column("creators", Boolean, nullable=False),
    Column("key_hash", String(64), nullable=False),
    Column("invitation_hash", String(64), nullable=False),
)

entries: Final = Table(
    "entries",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", Text, nullable=False),
    Column("to", Integer, nullable=False),
)
"""Only ever appended. The primary key makes sure that no two processes write the same number."""

snapshots: Final = Table(
    "snapshots",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("save", LargeBinary, nullable=False),
)
"""The newest save of a table. If a corrected rule refuses old answers, the game goes on from there."""

chat: Final = Table(
    "chat",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(100), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", DateTime(timezone=True), nullable=False),
)

OF_A_TABLE: Final = (seats, entries, snapshots, chat)
