"""Sessions that can be ended; when the server lived, and who was connected to which process."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

UNRATED = sa.text("status = 'over' AND NOT rated")


def upgrade() -> None:
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=True),
        sa.Column("program", sa.String(length=120), nullable=False),
        sa.Column("taken_over", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("sessions_user", "sessions", ["user_id"], unique=False)
    op.create_table(
        "beats",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("process"),
    )
    op.create_table(
        "pauses",
        sa.Column("since", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since"),
    )
    op.create_table(
        "present",
        sa.Column("process", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.PrimaryKeyConstraint("process", "table_id", "user_id"),
    )
    op.create_index("present_table", "present", ["table_id"], unique=False)
    op.create_index("tables_unrated", "tables", ["id"], sqlite_where=UNRATED, postgresql_where=UNRATED)


def downgrade() -> None:
    op.drop_index("tables_unrated", "tables")
    for table in ("present", "pauses", "beats", "sessions"):
        op.drop_table(table)
