"""Tables of one campaign know each other."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.String(32)))
    op.create_index("tables_campaign", "tables", ["campaign"])


def downgrade() -> None:
    op.drop_index("tables_campaign", "tables")
    op.drop_column("tables", "campaign")
