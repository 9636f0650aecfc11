"""Reminders as rows: stored before they are sent, taken by one process, sent at most once.

A row goes from `waiting` to `taken` in a transaction of its own, which only one process wins, and only then it is sent.
A process killed between the two has sent it or not; it is not tried again. What was surely not sent waits again.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, insert, select, update

from bauhuette.server.names import new_id
from bauhuette.server.notifications.preferences import choices_of
from bauhuette.server.storage import schema

KEPT_MS = 30 * 86_400_000
AGAIN_MS = 600_000
TRIES = 5


class Reminder(NamedTuple):
    """A notification about one turn at one table; `turn` is when it began."""

    user: str
    table: str
    kind: str  # turn, warning, over
    turn: int


class DueReminder(NamedTuple):
    """A reminder on its way."""

    id: str
    reminder: Reminder
    target: str
    tries: int


def plan(connection: Connection, reminders: Iterable[Reminder], now: int) -> None:
    """Add a row for each channel a person has chosen; existing rows are not repeated."""
    o = schema.outbox
    for reminder in reminders:
        user, table, kind, turn = reminder
        same = select(o.c.channel, o.c.target).where(
            o.c.user_id == user, o.c.table_id == table, o.c.kind == kind, o.c.turn == turn
        )
        known = {tuple(row) for row in connection.execute(same)}
        for channel, target in _ways(connection, user, choices_of(connection, user).get(kind, [])):
            if (channel, target) in known:
                continue
            row = {"id": new_id(), "user_id": user, "table_id": table, "kind": kind, "turn": turn}
            row |= {"channel": channel, "target": target, "state": "waiting", "due": now, "tries": 0}
            connection.execute(insert(o).values(row))


def _ways(connection: Connection, user: str, channels: Sequence[str]) -> list[tuple[str, str]]:
    ways = []
    m, s = schema.mailboxes.c, schema.subscriptions.c
    if "mail" in channels:
        confirmed = select(m.user_id).where(m.user_id == user, m.code.is_(None))
        ways += [("mail", "") for _ in connection.execute(confirmed)]
    if "push" in channels:
        ways += [("push", row.id) for row in connection.execute(select(s.id).where(s.user_id == user))]
    return ways


def waiting(connection: Connection, channel: str, now: int, limit: int = 100) -> list[DueReminder]:
    o = schema.outbox.c
    query = select(schema.outbox).where(o.state == "waiting", o.channel == channel, o.due <= now)
    return [_errand(row) for row in connection.execute(query.order_by(o.due, o.id).limit(limit))]


def _errand(row: Any) -> DueReminder:
    return DueReminder(row.id, Reminder(row.user_id, row.table_id, row.kind, row.turn), row.target, row.tries)


def take(connection: Connection, errands: Sequence[DueReminder]) -> list[DueReminder]:
    """Claim the rows that this process sends: still true, and not claimed by another."""
    taken = []
    for errand in errands:
        state = "taken" if is_true(connection, errand.reminder) else "dropped"
        if _move(connection, errand, "waiting", state) and state == "taken":
            taken.append(errand)
    return taken


def is_true(connection: Connection, reminder: Reminder) -> bool:
    """Return whether the player is still to move; for the end of a game, whether it is over."""
    t = schema.tables.c
    asked = and_(t.status == "running", t.asked == reminder.user, t.asked_since == reminder.turn)
    still = asked if reminder.kind != "over" else t.status == "over"
    return connection.execute(select(t.id).where(t.id == reminder.table, still)).first() is not None


def settle(connection: Connection, errands: Iterable[DueReminder], sent: bool) -> None:
    for errand in errands:
        _move(connection, errand, "taken", "sent" if sent else "failed")


def wait_again(connection: Connection, errands: Iterable[DueReminder], now: int) -> None:
    """What was surely not sent is tried later, a few times."""
    o = schema.outbox
    for errand in errands:
        state = "waiting" if errand.tries + 1 < TRIES else "failed"
        here = update(o).where(o.c.id == errand.id, o.c.state == "taken")
        connection.execute(here.values(state=state, tries=errand.tries + 1, due=now + AGAIN_MS))


def _move(connection: Connection, errand: DueReminder, before: str, after: str) -> bool:
    o = schema.outbox
    here = update(o).where(o.c.id == errand.id, o.c.state == before).values(state=after)
    return bool(connection.execute(here).rowcount)


def drop(connection: Connection, errands: Iterable[DueReminder]) -> None:
    """Drop unwanted rows."""
    for errand in errands:
        _move(connection, errand, "waiting", "dropped")


def clear_away(connection: Connection, now: int) -> None:
    """Delete old rows; one deleted too early is about a turn long past."""
    o = schema.outbox
    connection.execute(delete(o).where(o.c.due < now - KEPT_MS))
