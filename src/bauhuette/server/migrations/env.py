"""Run by Alembic; the connection comes from `bauhuette.server.database`."""

from __future__ import annotations

from alembic import context

from bauhuette.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
