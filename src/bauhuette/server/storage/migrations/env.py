"""Run by Alembic; the connection comes from `bauhuette.server.storage.database`."""

from __future__ import annotations

from alembic import context

from bauhuette.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
