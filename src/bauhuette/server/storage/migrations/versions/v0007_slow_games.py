"""Slow games: who is asked since when, vacations, mail and push, an outbox."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

ASKED = ("asked", "asked_since", "flag_at", "tell_at")


def upgrade() -> None:
    op.add_column("tables", sa.Column("asked", sa.String(length=32)))
    for name in ASKED[1:]:
        op.add_column("tables", sa.Column(name, sa.BigInteger()))
    op.execute("UPDATE tables SET asked = '' WHERE status <> 'running'")  # whom others wait for is found out later
    op.create_index("tables_asked", "tables", ["asked"])
    op.create_index("tables_tell", "tables", ["tell_at"])
    op.create_table(
        "vacations",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False, autoincrement=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "since"),
    )
    op.create_table(
        "mailboxes",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("code", sa.String(length=64)),
        sa.Column("asked", sa.BigInteger(), nullable=False),
        sa.Column("mailed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.String(length=128), nullable=False),
        sa.Column("auth", sa.String(length=64), nullable=False),
        sa.Column("lang", sa.String(length=2), nullable=False),
        sa.Column("program", sa.String(length=120), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("subscriptions_user", "subscriptions", ["user_id"])
    op.create_table(
        "reminding",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("choices", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("turn", sa.BigInteger(), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=64), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("due", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    once = ["user_id", "table_id", "kind", "turn", "channel", "target"]
    op.create_index("outbox_once", "outbox", once, unique=True)
    op.create_index("outbox_due", "outbox", ["state", "due"])


def downgrade() -> None:
    for name in ("outbox", "reminding", "subscriptions", "mailboxes", "vacations"):
        op.drop_table(name)
    op.drop_index("tables_tell", "tables")
    op.drop_index("tables_asked", "tables")
    for name in ASKED:
        op.drop_column("tables", name)
