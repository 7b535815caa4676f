"""The first shape: tables, seats, entries, snapshots, chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(100), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("base", sa.LargeBinary, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("rematch", sa.String(32)),
        sa.Column("asking", sa.Text),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "over"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("who", sa.String(100), nullable=False),
        sa.Column("bot", sa.String(100), nullable=False),
        sa.Column("keeps", sa.Boolean, nullable=False),
        sa.Column("creators", sa.Boolean, nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("invitation_hash", sa.String(64), nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("to", sa.Integer, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("save", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    for table in ("chat", "snapshots", "entries", "seats", "tables"):
        op.drop_table(table)
