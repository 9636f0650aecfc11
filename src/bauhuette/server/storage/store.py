"""What is kept: tables and their events, chat, notes, people. SQLite or PostgreSQL, by the same statements."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, event, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from bauhuette.match.events import Event
from bauhuette.match.match import Match
from bauhuette.match.match_state import Status
from bauhuette.match.setup import TableSetup
from bauhuette.match.table_options import Absence, Clock
from bauhuette.places import data_folder
from bauhuette.server.names import account_key
from bauhuette.server.storage import analyses, schema
from bauhuette.server.storage.event_log import Appended, Summary, append
from bauhuette.server.storage.results import Findable, settle
from bauhuette.server.storage.writer import BATCH, TRIES, Writer, fit_for_others
from bauhuette.server.tables.replay_schemas import Analysis

T = TypeVar("T")
DATABASE = "bauhuette.sqlite3"
DURABLE = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000")
CONNECT_S = 5
READERS = 8
CHAT_SHOWN = 200
STATUSES = ("lobby", "running", "over")
NOBODY = "—"  # stands for the name of a deleted person
SILENCE = "…"  # stands for what they said
CHAT_KEPT = 1000  # lines of a table; a line that is sent again after these counts as a new one


class Conflict(Exception):
    """Another writer stored this number, or this command, before."""


class TableRow(NamedTuple):
    setup: TableSetup
    version: int
    status: Status
    snapshot: bytes | None


class Listed(NamedTuple):
    """A table of a person's own list."""

    id: str
    summed: bool  # what is to be said of it stands in `finished`
    created: int
    changed: int
    setup: str


class Remark(NamedTuple):
    """A line of chat."""

    number: int
    at: int
    user: str
    name: str
    seat: int | None
    text: str


class User(NamedTuple):
    id: str
    name: str
    account: str | None


def engine_for(url: str) -> Engine:
    """An engine with the durability we promise: on SQLite a write-ahead log that is synced at every commit."""
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    if not url.startswith("sqlite"):
        return create_engine(
            url,
            hide_parameters=True,
            paramstyle="format",
            pool_pre_ping=True,
            pool_size=READERS,
            connect_args={"connect_timeout": CONNECT_S},
        )
    engine = create_engine(url, hide_parameters=True, connect_args={"cached_statements": 4 * BATCH})

    @event.listens_for(engine, "connect")
    def _pragmas(connection: Any, _: Any) -> None:
        for pragma in (*DURABLE, "foreign_keys=ON", "temp_store=MEMORY"):  # no file for what a statement may take back
            connection.execute(f"PRAGMA {pragma}")

    return engine


def named(error: Exception) -> str:
    """Return an error for the log without values of rows, which databases may repeat; of SQLite the message itself."""
    cause = getattr(error, "orig", None)
    kind = type(error).__name__
    return f"{kind}, {cause}" if isinstance(cause, sqlite3.OperationalError) else kind


def database_url(database: str) -> str:
    """A path is a SQLite file; without one it is in the user's data folder."""
    if "://" in database:
        return database
    return f"sqlite:///{Path(database).absolute() if database else data_folder() / DATABASE}"


class Store:
    """Reads go through a few threads, writes through the one writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.shared = not url.startswith("sqlite")
        self.engine = engine_for(url)
        self.writer = Writer(self.engine)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._keys: dict[str, bytes] = {}

    def close(self) -> None:
        """Wait for abandoned reads, which still hold a connection."""
        self._readers.shutdown()
        self.writer.close()
        self.engine.dispose()

    async def read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection, fit_for_others(connection):
            return work(connection)

    async def do_at_once(self, work: Callable[[Connection], T]) -> T:
        """In one transaction; again from the beginning if another process stored the same number of a table first."""
        for _ in range(TRIES - 1):
            try:
                return await self.writer.run(work)
            except IntegrityError:
                continue
        return await self.writer.run(work)

    # --- tables ---

    async def open_table(self, setup: TableSetup, members: Sequence[str], due: int | None) -> None:
        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), [_table_row(setup, due)])
            if members:
                connection.execute(
                    insert(schema.members), [{"table_id": setup.id, "user_id": user} for user in members]
                )

        await self.writer.run(work)

    async def append(self, table: str, happened: Event, summary: Summary) -> None:
        """The event, its luck and the new snapshot, or nothing. Returns when they are on disk."""
        try:
            await self.writer.run_with_others(append, Appended(table, happened, summary))
        except IntegrityError as error:
            raise Conflict(table) from error

    async def load(self, table: str) -> TableRow | None:
        def work(connection: Connection) -> TableRow | None:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).one_or_none()
            return None if row is None else TableRow(setup_from(row), row.version, row.status, row.snapshot)

        return await self.read(work)

    async def events_after(self, table: str, number: int) -> list[Event]:
        query = (
            select(schema.events)
            .where(schema.events.c.table_id == table, schema.events.c.number > number)
            .order_by(schema.events.c.number)
        )
        return await self.read(lambda c: [event_from(row) for row in c.execute(query)])

    async def tables_of(self, user: str, limit: int = 100) -> list[Listed]:
        """The newest first, without those they have put away."""
        t, m = schema.tables, schema.members
        query = (
            select(t.c.id, t.c.summed, t.c.created, t.c.changed, t.c.setup)
            .join(m, m.c.table_id == t.c.id)
            .where(m.c.user_id == user, m.c.put_away.is_(False))
            .order_by(t.c.changed.desc())
            .limit(limit)
        )
        return await self.read(lambda c: [Listed(*row) for row in c.execute(query)])

    async def put_away(self, user: str, table: str) -> None:
        m = schema.members
        here = update(m).where(m.c.user_id == user, m.c.table_id == table).values(put_away=True)
        await self.writer.run(lambda connection: connection.execute(here))

    async def unfinished_tables_of(self, user: str) -> list[str]:
        t, m = schema.tables, schema.members
        query = select(t.c.id).join(m, m.c.table_id == t.c.id).where(m.c.user_id == user, t.c.status != "over")
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def open_tables(self, status: str, before: tuple[int, str], since: int, limit: int) -> list[Any]:
        """Id and time of listed tables that wait or run, from newer to older."""
        t = schema.tables
        older = (t.c.created < before[0]) | ((t.c.created == before[0]) & (t.c.id < before[1]))
        query = (
            select(t.c.id, t.c.created)
            .where(t.c.listed, t.c.status == status, t.c.created > since, older)
            .order_by(t.c.created.desc(), t.c.id.desc())
            .limit(limit)
        )
        return await self.read(lambda c: list(c.execute(query)))

    async def due_before(self, at: int, limit: int = 200) -> list[str]:
        """Tables at which the server should have acted by now."""
        t = schema.tables
        query = select(t.c.id).where(t.c.due < at).order_by(t.c.due).limit(limit)
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def unknown_asked(self, limit: int = 50) -> list[str]:
        """Running tables of which it has to be found out whom they wait for."""
        t = schema.tables.c
        query = select(t.id).where(t.asked.is_(None)).limit(limit)
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def note_asked(self, table: str, asked: dict[str, Any]) -> None:
        """Unless a newer event has said it."""
        here = update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.asked.is_(None)).values(asked)
        await self.writer.run(lambda connection: connection.execute(here))

    async def unsettled(self, limit: int = 50) -> list[str]:
        """Finished games whose result has not entered the ratings or the lists yet."""
        t = schema.tables.c
        queries = [select(t.id).where(missing).limit(limit) for missing in (schema.UNRATED, schema.UNSUMMED)]
        found = await self.read(lambda c: [table for query in queries for table in c.execute(query).scalars()])
        return list(dict.fromkeys(found))

    async def leave_unsettled(self, table: str) -> None:
        """Its result cannot be found out."""
        here = update(schema.tables).where(schema.tables.c.id == table).values(rated=True, summed=True)
        await self.writer.run(lambda connection: connection.execute(here))

    async def rows_of(self, tables: Collection[str]) -> list[Any]:
        """What is stored of tables beside their events, newest first."""
        t = schema.tables.c
        query = select(t.id, t.game, t.status, t.version, t.created, t.changed).where(t.id.in_(tables))
        return await self.read(lambda c: list(c.execute(query.order_by(t.changed.desc()))))

    async def rest(self, table: str) -> None:
        """The server has nothing more to do at a table."""
        here = update(schema.tables).where(schema.tables.c.id == table).values(due=None)
        await self.writer.run(lambda connection: connection.execute(here))

    async def count_tables(self) -> dict[str, int]:
        """By status."""
        t = schema.tables.c
        query = select(t.status, func.count()).group_by(t.status)
        found = await self.read(lambda c: {status: int(count) for status, count in c.execute(query)})
        return dict.fromkeys(STATUSES, 0) | found

    async def numbers_of(self, ids: Sequence[str]) -> dict[str, int]:
        t = schema.tables
        query = select(t.c.id, t.c.version).where(t.c.id.in_(ids))
        return await self.read(lambda c: {row.id: row.version for row in c.execute(query)})

    # --- chat and notes ---

    async def say(self, table: str, command: str, line: Remark) -> None:
        row = {**line._asdict(), "table_id": table, "command": command, "user_id": line.user}
        del row["user"]

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.chat), [row])
            old = (schema.chat.c.table_id == table) & (schema.chat.c.number <= line.number - CHAT_KEPT)
            connection.execute(delete(schema.chat).where(old))

        try:
            await self.writer.run(work)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def chat_of(self, table: str, after: int = 0) -> list[Remark]:
        c = schema.chat.c
        query = (
            select(c.number, c.at, c.user_id, c.name, c.seat, c.text)
            .where(c.table_id == table, c.number > after)
            .order_by(c.number.desc())
            .limit(CHAT_SHOWN)
        )
        return await self.read(lambda connection: [Remark(*row) for row in connection.execute(query)][::-1])

    async def said(self, table: str, user: str, command: str) -> bool:
        c = schema.chat.c
        query = select(c.number).where(c.table_id == table, c.user_id == user, c.command == command)
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    async def keep_note(self, table: str, user: str, text: str) -> None:
        n = schema.notes

        def work(connection: Connection) -> None:
            here = (n.c.table_id == table) & (n.c.user_id == user)
            if not connection.execute(update(n).where(here).values(text=text)).rowcount:
                connection.execute(insert(n).values(table_id=table, user_id=user, text=text))

        await self.writer.run(work)

    async def note_of(self, table: str, user: str) -> str:
        n = schema.notes.c
        query = select(n.text).where(n.table_id == table, n.user_id == user)
        return await self.read(lambda c: c.execute(query).scalar_one_or_none() or "")

    # --- analyses ---

    async def keep_analysis(self, table: str, found: Analysis) -> None:
        await self.do_at_once(lambda connection: analyses.keep(connection, table, found))

    async def analysis_of(self, table: str) -> tuple[int, str] | None:
        """Return the version of the figures and the analysis, as far as it is."""
        a = schema.analyses.c
        query = select(a.version, a.body).where(a.table_id == table)
        found = await self.read(lambda c: c.execute(query).one_or_none())
        return None if found is None else (found.version, found.body)

    # --- people ---

    async def user(self, user: str) -> User | None:
        u = schema.users.c
        query = select(u.id, u.name, u.account).where(u.id == user)
        return await self.read(lambda c: _user_from(c.execute(query).one_or_none()))

    async def account(self, account: str) -> tuple[User, str | None] | None:
        """The person of that account and the hash of the password; none where there are passkeys alone."""
        u, typed = schema.users.c, account.lower()
        query = select(u.id, u.name, u.account, u.password).where(u.account.in_((typed, account_key(account))))

        def work(connection: Connection) -> tuple[User, str | None] | None:
            found = {row.account: row for row in connection.execute(query)}
            row = found.get(typed) or next(iter(found.values()), None)
            return None if row is None else (User(row.id, row.name, row.account), row.password)

        return await self.read(work)

    async def looks_taken(self, skeleton: str) -> bool:
        """Tell whether an account has a name that looks so."""
        u = schema.users.c
        query = select(u.id).where(u.skeleton == skeleton)
        return await self.read(lambda connection: connection.execute(query).first() is not None)

    async def keep_user(self, user: str, at: int, **values: Any) -> None:
        """Insert or change a person. `Conflict` when the account's name is taken, or looks like another's."""
        u = schema.users

        def work(connection: Connection) -> None:
            if not connection.execute(update(u).where(u.c.id == user).values(**values)).rowcount:
                connection.execute(insert(u).values(id=user, created=at, **values))

        try:
            await self.writer.run(work)
        except IntegrityError as error:
            raise Conflict(user) from error

    async def key(self, name: str) -> bytes:
        """A secret of this installation, made at first use; all processes share it."""
        k = schema.keys

        def work(connection: Connection) -> bytes:
            found = connection.execute(select(k.c.value).where(k.c.name == name)).scalar_one_or_none()
            if found is None:
                found = secrets.token_bytes(32)
                connection.execute(insert(k).values(name=name, value=found))
            return bytes(found)

        if name not in self._keys:
            try:
                self._keys[name] = await self.writer.run(work)
            except IntegrityError:  # another process was first
                self._keys[name] = await self.writer.run(work)
        return self._keys[name]

    # --- results ---

    async def settle(self, match: Match, findable: Findable) -> None:
        await self.writer.run(lambda connection: settle(connection, match, findable, NOBODY))


# --- rows ---


def _table_row(setup: TableSetup, due: int | None) -> dict[str, Any]:
    fixed = asdict(setup) | {"clock": setup.clock.model_dump(), "absence": setup.absence.model_dump()}
    del fixed["secret"]
    return {
        "id": setup.id,
        "game": setup.game,
        "setup": json.dumps(fixed),
        "secret": setup.secret,
        "created": setup.created,
        "changed": setup.created,
        "status": "lobby",
        "version": 0,
        "snapshot": None,
        "due": due,
        "rated": False,
        "listed": setup.listed,
        "asked": "",
    }


def setup_from(row: Any) -> TableSetup:
    fixed = json.loads(row.setup)
    fixed["clock"] = Clock(**fixed["clock"])
    fixed["absence"] = Absence(**fixed["absence"])
    fixed["seats"] = tuple(fixed["seats"])
    fixed["course"] = tuple(fixed.get("course", ()))
    fixed["invited"] = tuple(fixed.get("invited", ()))
    return TableSetup(secret=bytes(row.secret), **fixed)


def event_from(row: Any) -> Event:
    return Event(row.number, row.kind, row.at, row.actor, row.command, json.loads(row.body))


def _user_from(row: Any) -> User | None:
    return None if row is None else User(row.id, row.name, row.account)
