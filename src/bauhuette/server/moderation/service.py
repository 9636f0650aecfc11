"""Moderate tables and people in the database; each action has an entry in the audit log.

`moderation_sync.py` applies them to running servers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, select

from bauhuette.engine.errors import BauhuetteError, shortened
from bauhuette.server.accounts import personal_data
from bauhuette.server.accounts.personal_data import Person
from bauhuette.server.accounts.service import forget
from bauhuette.server.limits.connection_limits import place_of
from bauhuette.server.moderation import announcements, audit_log, bans, server_profile
from bauhuette.server.moderation.audit_log import AuditAction, AuditEntry, done_at_once
from bauhuette.server.storage import moderation_events, schema
from bauhuette.server.tables.open_table import now_ms

T = TypeVar("T")
REASON_LENGTH = 500


class TableLine(NamedTuple):
    """A table in a list; who sits there as far as its rows say."""

    id: str
    game: str
    status: str
    created: int
    changed: int
    moves: int  # events, to be precise
    listed: bool
    people: list[str]  # ids


class Moderation:
    def __init__(self, engine: Engine, by: str) -> None:
        self.engine = engine
        self.by = by

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _do(self, what: AuditAction, target: str, reason: str, work: Callable[[Connection, AuditEntry], T]) -> T:
        """Act and log in one transaction."""
        entry = AuditEntry(now_ms(), self.by, what, target, reason[:REASON_LENGTH])

        def both(connection: Connection) -> T:
            done = work(connection, entry)
            audit_log.note(connection, entry)
            return done

        return done_at_once(self.engine, both)

    # --- looking ---

    def tables(self, status: str = "", game: str = "", who: str = "", limit: int = 50) -> list[TableLine]:
        """The newest first."""
        t, m = schema.tables, schema.members
        query = select(t.c.id, t.c.game, t.c.status, t.c.created, t.c.changed, t.c.version, t.c.listed)
        if status:
            query = query.where(t.c.status == status)
        if game:
            query = query.where(t.c.game == game)
        if who:
            query = query.where(t.c.id.in_(select(m.c.table_id).where(m.c.user_id == self.person(who).id)))

        def work(connection: Connection) -> list[TableLine]:
            rows = connection.execute(query.order_by(t.c.changed.desc()).limit(limit)).all()
            sitting: dict[str, list[str]] = {row.id: [] for row in rows}
            for user, table in connection.execute(select(m.c.user_id, m.c.table_id).where(m.c.table_id.in_(sitting))):
                sitting[table].append(user)
            return [TableLine(*row, people=sitting[row.id]) for row in rows]

        return self._read(work)

    def people(self, name: str = "", kind: str = "", limit: int = 50) -> list[Person]:
        """List people; `kind` is accounts, guests, banned, or empty for all; the last seen come first."""
        return self._read(lambda connection: personal_data.people(connection, name, kind, now_ms(), limit))

    def person(self, who: str) -> Person:
        """Find a person by id, account, or a unique name."""
        found = self._read(lambda connection: personal_data.found(connection, who, now_ms()))
        if len(found) > 1:
            raise BauhuetteError("person-unclear", who=shortened(who), ids=", ".join(one.id for one in found[:5]))
        if not found:
            raise BauhuetteError("person-unknown", who=shortened(who))
        return found[0]

    def bans(self) -> list[bans.Ban]:
        return self._read(lambda connection: bans.current(connection, now_ms()))

    def log(self, limit: int = 50) -> list[AuditEntry]:
        return self._read(lambda connection: audit_log.latest(connection, limit))

    # --- doing ---

    def close(self, table: str, reason: str) -> None:
        def work(connection: Connection, entry: AuditEntry) -> None:
            status = connection.execute(select(schema.tables.c.status).where(schema.tables.c.id == table)).scalar()
            if status is None:
                raise BauhuetteError("table-unknown", table=shortened(table))
            if not moderation_events.close_table(connection, table, entry.reason, entry.at):
                raise BauhuetteError("table-over", table=table)

        self._do(AuditAction.CLOSED, table, reason, work)

    def ban(self, who: str, address: str, until: int | None, reason: str) -> str:
        """A person, whose seats bots take, or an address; who it was."""
        user = self.person(who).id if who else None
        place = None if user else place_of(address)

        def work(connection: Connection, entry: AuditEntry) -> None:
            bans.begin(connection, user, place, entry.at, until, entry.reason)
            if user is not None:
                moderation_events.step_back(connection, user, entry.at)

        self._do(AuditAction.BANNED, user or place or "", reason, work)
        return user or place or ""

    def unban(self, who: str, address: str, reason: str) -> str:
        user = self.person(who).id if who else None
        place = None if user else place_of(address)

        def work(connection: Connection, entry: AuditEntry) -> None:
            if not bans.end(connection, user, place, entry.at):
                raise BauhuetteError("not-banned", who=shortened(who or address))

        self._do(AuditAction.UNBANNED, user or place or "", reason, work)
        return user or place or ""

    def delete(self, who: str, reason: str) -> None:
        """`forget` writes the log itself, as when people delete themselves."""
        entry = AuditEntry(now_ms(), self.by, AuditAction.DELETED, self.person(who).id, reason[:REASON_LENGTH])
        done_at_once(self.engine, lambda connection: forget(connection, entry))

    def appoint(self, who: str) -> str:
        """Let an account do in the browser what is done here; its name."""
        known = self.person(who)
        if known.account is None:
            raise BauhuetteError("no-account", who=shortened(who))
        self._do(AuditAction.APPOINTED, known.id, "", lambda c, entry: server_profile.appoint(c, known.id, entry.at))
        return known.account

    def dismiss(self, who: str) -> str:
        known = self.person(who)

        def work(connection: Connection, _: AuditEntry) -> None:
            if not server_profile.dismiss(connection, known.id):
                raise BauhuetteError("no-host", who=shortened(who))

        self._do(AuditAction.DISMISSED, known.id, "", work)
        return known.account or known.name

    def announce(self, texts: dict[str, str], until: int | None) -> None:
        told = " / ".join(dict.fromkeys(texts.values()))
        self._do(AuditAction.ANNOUNCED, "", told, lambda c, entry: announcements.begin(c, texts, entry.at, until))

    def take_back(self) -> None:
        def work(connection: Connection, entry: AuditEntry) -> None:
            if not announcements.end(connection, entry.at):
                raise BauhuetteError("nothing-announced")

        self._do(AuditAction.TAKEN_BACK, "", "", work)

    def export(self, who: str, reason: str) -> dict[str, Any]:
        """Everything that is stored about a person."""
        user = self.person(who).id
        return self._do(
            AuditAction.EXPORTED, user, reason, lambda connection, _: personal_data.everything_about(connection, user)
        )
