"""People: what is over in short, ratings by seats, privacy, friends, reports, hosts, seeks, passkeys, codes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

UNSUMMED = sa.text("status = 'over' AND NOT summed")
INDICES = {
    "finished_at": ("finished", ["at"]),
    "results_player": ("results", ["player"]),
    "ties_other": ("ties", ["other_id"]),
    "reports_settled": ("reports", ["settled", "at"]),
    "invitations_user": ("invitations", ["user_id"]),
    "passkeys_user": ("passkeys", ["user_id"]),
    "codes_user": ("codes", ["user_id"]),
}
TABLES = (
    "ratings_by_seats",
    "finished",
    "results",
    "privacy",
    "ties",
    "reports",
    "hosts",
    "sittings",
    "seeks",
    "invitations",
    "passkeys",
    "codes",
    "club",
)


def upgrade() -> None:
    op.create_table(
        "ratings_by_seats",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "player"),
    )
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("reason", sa.String(length=32)),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("barred", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("player", sa.String(length=64), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("level", sa.String(length=24)),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("rank", sa.Integer()),
        sa.Column("score", sa.Integer()),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.ForeignKeyConstraint(["table_id"], ["finished.table_id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "privacy",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("ratings", sa.String(length=16), nullable=False),
        sa.Column("games", sa.String(length=16), nullable=False),
        sa.Column("presence", sa.String(length=16), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "ties",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("other_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "other_id", "kind"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by_id", sa.String(length=32), nullable=False),
        sa.Column("about_id", sa.String(length=32), nullable=False),
        sa.Column("about_name", sa.String(length=64), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("settled", sa.BigInteger()),
        sa.Column("settled_by", sa.String(length=64), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "hosts",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "sittings",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("device", sa.String(length=64), nullable=False),
        sa.Column("address", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_table(
        "seeks",
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("tempo", sa.String(length=8), nullable=False),
        sa.Column("strength", sa.String(length=8), nullable=False),
        sa.Column("points", sa.Float(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.String(length=32)),
        sa.PrimaryKeyConstraint("user_id"),
    )
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("by_id", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "user_id"),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=255), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("counter", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=120), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "codes",
        sa.Column("id", sa.String(length=64), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("until", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "club",
        sa.Column("what", sa.String(length=16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("what"),
    )
    for name, (table, columns) in INDICES.items():
        op.create_index(name, table, columns)
    op.add_column("tables", sa.Column("summed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("tables_unsummed", "tables", ["id"], sqlite_where=UNSUMMED, postgresql_where=UNSUMMED)


def downgrade() -> None:
    op.drop_index("tables_unsummed", "tables")
    op.drop_column("tables", "summed")
    for name, (table, _) in INDICES.items():
        op.drop_index(name, table)
    for table in reversed(TABLES):
        op.drop_table(table)
