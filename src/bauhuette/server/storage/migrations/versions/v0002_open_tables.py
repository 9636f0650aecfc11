"""Tables listed for all to find."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
        batch_op.create_index("tables_listed", ["listed", "status", "created"], unique=False)
