"""Deals that several tables play."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("day", sa.Integer()),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("level", sa.String(length=24), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("host", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("opened", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("deals_day", "deals", ["day", "game"], unique=True)
    op.create_index("deals_opened", "deals", ["opened", "until"])
    op.create_table(
        "deal_tables",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("deal_id", sa.String(length=32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("state", sa.String(length=12), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("sealed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"]),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("deal_tables_deal", "deal_tables", ["deal_id", "state"])
    op.create_index("deal_tables_state", "deal_tables", ["state"])
    op.create_table(
        "deal_people",
        sa.Column("deal_id", sa.String(length=32), nullable=False),
        sa.Column("user_id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("complete", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["deal_id"], ["deals.id"]),
        sa.PrimaryKeyConstraint("deal_id", "user_id"),
    )
    op.create_index("deal_people_user", "deal_people", ["user_id"])
    op.create_index("deal_people_table", "deal_people", ["table_id"])


def downgrade() -> None:
    for table in ("deal_people", "deal_tables", "deals"):
        op.drop_table(table)
