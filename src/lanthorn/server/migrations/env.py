"""How Alembic runs here: inside the transaction that the server has opened."""

from alembic import context

from lanthorn.server.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
