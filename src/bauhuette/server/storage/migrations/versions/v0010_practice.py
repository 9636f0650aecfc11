"""Puzzles, and what comes back of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzle_tries",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("puzzle", sa.String(length=64), nullable=False),
        sa.Column("move", sa.String(length=120), nullable=False),
        sa.Column("verdict", sa.String(length=8), nullable=False),
        sa.Column("day", sa.Integer(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "puzzle"),
    )
    op.create_index("puzzle_tries_puzzle", "puzzle_tries", ["puzzle"])
    op.create_table(
        "exercises",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("what", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("cost", sa.Float(), nullable=False),
        sa.Column("found", sa.Integer(), nullable=False),
        sa.Column("due", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "what"),
    )


def downgrade() -> None:
    for table in ("exercises", "puzzle_tries"):
        op.drop_table(table)
