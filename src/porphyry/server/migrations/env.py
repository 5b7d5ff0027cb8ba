"""Alembic's way in: it runs on the connection it is given, never on one of its own."""

from __future__ import annotations

from alembic import context

from porphyry.server.database import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
