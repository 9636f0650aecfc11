"""How each seat of a weighed game was played, for the pages of people."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

FIGURES = ("seat", "decisions", "error", "doubt", "blunders", "result", "adjusted")


def upgrade() -> None:
    made = op.create_table(
        "analysed",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("error", sa.Float(), nullable=False),
        sa.Column("doubt", sa.Float(), nullable=False),
        sa.Column("blunders", sa.Integer(), nullable=False),
        sa.Column("luck", sa.Float(), nullable=False),
        sa.Column("result", sa.Float(), nullable=False),
        sa.Column("adjusted", sa.Float(), nullable=False),
        sa.Column("opening", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    assert made is not None
    kept = sa.table("analyses", sa.column("table_id", sa.String()), sa.column("body", sa.Text()))
    for table, body in op.get_bind().execute(sa.select(kept.c.table_id, kept.c.body)).all():
        with contextlib.suppress(ValueError, KeyError, TypeError):  # what cannot be read is made anew some day
            op.bulk_insert(made, list(_rows(table, json.loads(body))))


def _rows(table: str, found: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for one in found["accounts"]:
        first = (move["move"] for move in found["moves"] if move["seat"] == one["seat"] and move["weighed"])
        begun = next(first, None)
        opening = "" if begun is None else json.dumps(begun, sort_keys=True)
        figures = {name: one[name] for name in FIGURES}
        yield {"table_id": table, **figures, "luck": sum(one["luck"].values()), "opening": opening}


def downgrade() -> None:
    op.drop_table("analysed")
