"""Tournaments: what is fixed, what happened, and which tables belong to which round."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("charter", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("organiser", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tournaments_status", "tournaments", ["status", "created"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(length=32), nullable=False),
        sa.Column("command", sa.String(length=64), nullable=False),
        sa.Column("once", sa.String(length=64), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("tournament_id", "number"),
    )
    for name, columns, where in (
        ("tournament_once", ["tournament_id", "once"], "once <> ''"),
        ("tournament_commands", ["tournament_id", "actor", "command"], "command <> ''"),
    ):
        op.create_index(
            name,
            "tournament_events",
            columns,
            unique=True,
            sqlite_where=sa.text(where),
            postgresql_where=sa.text(where),
        )
    op.create_table(
        "tournament_boards",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("tournament_id", sa.String(length=32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("sealed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["tournament_id"], ["tournaments.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("tournament_boards_of", "tournament_boards", ["tournament_id", "counted"])


def downgrade() -> None:
    for table in ("tournament_boards", "tournament_events", "tournaments"):
        op.drop_table(table)
