"""What hosts do about tables and people, with many servers at a database or none; each deed has a line in the log.

What follows in the memory of running servers is in `heeding`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, select

from bauhuette.engine.trouble import Trouble, shortened
from bauhuette.server.callers import place_of
from bauhuette.server.people import bans, club, deeds, notices, person
from bauhuette.server.people.accounts import forget
from bauhuette.server.people.deeds import Deed, What, done_at_once
from bauhuette.server.people.person import Person
from bauhuette.server.storage import from_outside, schema
from bauhuette.server.tables.live import now_ms

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


class Desk:
    def __init__(self, engine: Engine, by: str) -> None:
        self.engine = engine
        self.by = by

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    def _do(self, what: What, target: str, reason: str, work: Callable[[Connection, Deed], T]) -> T:
        """A deed and its line in the log, or neither."""
        deed = Deed(now_ms(), self.by, what, target, reason[:REASON_LENGTH])

        def both(connection: Connection) -> T:
            done = work(connection, deed)
            deeds.note(connection, deed)
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
        """`kind` is accounts, guests, banned, or empty for all; whoever was here last comes first."""
        return self._read(lambda connection: person.people(connection, name, kind, now_ms(), limit))

    def person(self, who: str) -> Person:
        """By id, by the name of an account, or by a name nobody else has."""
        found = self._read(lambda connection: person.found(connection, who, now_ms()))
        if len(found) > 1:
            raise Trouble("person-unclear", who=shortened(who), ids=", ".join(one.id for one in found[:5]))
        if not found:
            raise Trouble("person-unknown", who=shortened(who))
        return found[0]

    def bans(self) -> list[bans.Ban]:
        return self._read(lambda connection: bans.current(connection, now_ms()))

    def log(self, limit: int = 50) -> list[Deed]:
        return self._read(lambda connection: deeds.latest(connection, limit))

    # --- doing ---

    def close(self, table: str, reason: str) -> None:
        def work(connection: Connection, deed: Deed) -> None:
            status = connection.execute(select(schema.tables.c.status).where(schema.tables.c.id == table)).scalar()
            if status is None:
                raise Trouble("table-unknown", table=shortened(table))
            if not from_outside.close_table(connection, table, deed.reason, deed.at):
                raise Trouble("table-over", table=table)

        self._do(What.CLOSED, table, reason, work)

    def ban(self, who: str, address: str, until: int | None, reason: str) -> str:
        """A person, whose seats bots take, or an address; who it was."""
        user = self.person(who).id if who else None
        place = None if user else place_of(address)

        def work(connection: Connection, deed: Deed) -> None:
            bans.begin(connection, user, place, deed.at, until, deed.reason)
            if user is not None:
                from_outside.step_back(connection, user, deed.at)

        self._do(What.BANNED, user or place or "", reason, work)
        return user or place or ""

    def unban(self, who: str, address: str, reason: str) -> str:
        user = self.person(who).id if who else None
        place = None if user else place_of(address)

        def work(connection: Connection, deed: Deed) -> None:
            if not bans.end(connection, user, place, deed.at):
                raise Trouble("not-banned", who=shortened(who or address))

        self._do(What.UNBANNED, user or place or "", reason, work)
        return user or place or ""

    def delete(self, who: str, reason: str) -> None:
        """`forget` notes it itself: whoever deletes themselves does the same."""
        deed = Deed(now_ms(), self.by, What.DELETED, self.person(who).id, reason[:REASON_LENGTH])
        done_at_once(self.engine, lambda connection: forget(connection, deed))

    def appoint(self, who: str) -> str:
        """Let an account do in the browser what is done here; its name."""
        known = self.person(who)
        if known.account is None:
            raise Trouble("no-account", who=shortened(who))
        self._do(What.APPOINTED, known.id, "", lambda c, deed: club.appoint(c, known.id, deed.at))
        return known.account

    def dismiss(self, who: str) -> str:
        known = self.person(who)

        def work(connection: Connection, _: Deed) -> None:
            if not club.dismiss(connection, known.id):
                raise Trouble("no-host", who=shortened(who))

        self._do(What.DISMISSED, known.id, "", work)
        return known.account or known.name

    def announce(self, texts: dict[str, str], until: int | None) -> None:
        told = " / ".join(dict.fromkeys(texts.values()))
        self._do(What.ANNOUNCED, "", told, lambda c, deed: notices.begin(c, texts, deed.at, until))

    def take_back(self) -> None:
        def work(connection: Connection, deed: Deed) -> None:
            if not notices.end(connection, deed.at):
                raise Trouble("nothing-announced")

        self._do(What.TAKEN_BACK, "", "", work)

    def export(self, who: str, reason: str) -> dict[str, Any]:
        """Everything that is stored about a person."""
        user = self.person(who).id
        return self._do(What.EXPORTED, user, reason, lambda connection, _: person.everything_about(connection, user))
