"""People who did not play to the end; what bots played for them is no longer judged as theirs."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None

EVENTS = sa.table("events", *map(sa.column, ("table_id", "number", "kind", "body")))
RESULTS = sa.table("results", *map(sa.column, ("table_id", "player", "level", "resigned", "given_up")))
PEOPLE = sa.table("deal_people", *map(sa.column, ("user_id", "table_id", "complete", "by_bot")))
EXERCISES = sa.table("exercises", *map(sa.column, ("user_id", "what")))
JUDGED = [sa.table(name, sa.column("table_id")) for name in ("analyses", "analysed")]
BOTS = ("bot", "clock")


def upgrade() -> None:
    for table, column in (("results", "given_up"), ("deal_people", "by_bot")):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.add_column(sa.Column(column, sa.Boolean(), nullable=False, server_default=sa.false()))
    connection, r, p = op.get_bind(), RESULTS.c, PEOPLE.c
    person = sa.not_(r.player.startswith("bot:")) & (r.player != "")
    by_bot = person & r.level.is_not(None)
    connection.execute(sa.update(RESULTS).where(by_bot | r.resigned.is_(sa.true())).values(given_up=sa.true()))
    handed = sa.exists().where(r.table_id == p.table_id, r.player == p.user_id, r.level.is_not(None))
    handed = handed.where(r.resigned.is_(sa.false()))
    connection.execute(sa.update(PEOPLE).where(p.complete.is_(sa.false()), handed).values(by_bot=sa.true()))
    for judged in JUDGED:  # made again on request
        connection.execute(sa.delete(judged).where(judged.c.table_id.in_(_played_by_bots())))
    _drop_exercises(connection)


def _played_by_bots() -> sa.Select[tuple[str]]:
    """Select the tables at which a bot may have moved for a person."""
    clock = (EVENTS.c.kind == "moved") & EVENTS.c.body.like('%"clock"%')
    return sa.select(EVENTS.c.table_id).where(EVENTS.c.kind.in_(("handed", "resigned")) | clock)


def _drop_exercises(connection: sa.Connection) -> None:
    """Delete the exercises from moves that a bot made."""
    makers: dict[str, list[str]] = {}
    for user, what in connection.execute(sa.select(EXERCISES.c.user_id, EXERCISES.c.what)).all():
        table, _, number = what.partition(":")
        if not number:
            continue  # a puzzle
        if table not in makers:
            makers[table] = _makers(connection, table)
        if makers[table][int(number) - 1 : int(number)] in ([one] for one in BOTS):
            here = (EXERCISES.c.user_id == user) & (EXERCISES.c.what == what)
            connection.execute(sa.delete(EXERCISES).where(here))


def _makers(connection: sa.Connection, table: str) -> list[str]:
    """Return who made each move of a table that was not taken back."""
    made: list[str] = []
    kinds = EVENTS.c.kind.in_(("moved", "undone"))
    query = sa.select(EVENTS.c.kind, EVENTS.c.body).where(EVENTS.c.table_id == table, kinds)
    for kind, body in connection.execute(query.order_by(EVENTS.c.number)):
        if kind == "moved":
            made.append(json.loads(body)["by"])
        elif made:
            made.pop()
    return made


def downgrade() -> None:
    for table, column in (("results", "given_up"), ("deal_people", "by_bot")):
        with op.batch_alter_table(table, schema=None) as batch_op:
            batch_op.drop_column(column)
