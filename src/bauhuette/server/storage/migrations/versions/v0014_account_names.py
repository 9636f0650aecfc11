"""What the names of accounts look like: new ones must not look like another."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from bauhuette.server.names import skeleton

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("users", sa.Column("skeleton", sa.String(length=96), nullable=True))
    op.create_index("users_skeleton", "users", ["skeleton"], unique=True)
    users = sa.table("users", sa.column("id"), sa.column("account"), sa.column("created"), sa.column("skeleton"))
    known = sa.select(users.c.id, users.c.account).where(users.c.account.is_not(None))
    oldest_first = known.order_by(users.c.created, users.c.id)
    seen = set[str]()
    for user, account in op.get_bind().execute(oldest_first).all():
        looks = skeleton(account)
        if looks not in seen:  # of two that look alike the older one counts; both can still be entered
            seen.add(looks)
            op.execute(users.update().where(users.c.id == user).values(skeleton=looks))


def downgrade() -> None:
    op.drop_index("users_skeleton", "users")
    op.drop_column("users", "skeleton")
