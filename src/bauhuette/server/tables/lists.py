"""Lists of tables: a person's own, those open to all, and how many there are of each status."""

from __future__ import annotations

import contextlib
import json
from typing import Any, Literal

from sqlalchemy.exc import SQLAlchemyError

from bauhuette.engine.catalogue import meta_of
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.permissions import Action, check, may, sealed
from bauhuette.server.storage import results
from bauhuette.server.storage.store import Listed
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import CANNOT_GO_ON, TableRegistry
from bauhuette.server.tables.schemas import OpenTables, TableInfo
from bauhuette.server.tables.table_info import damaged_info, finished_info, outdated_info, table_info
from bauhuette.server.wire import Code

COUNTED_MS = 30_000
OPEN_PAGE = 20  # open tables in one answer
OPEN_KEPT_MS = 2000
OPEN_WAITS_MS = 7 * 86_400_000  # a table is not offered longer than this
OPEN_ALONE_MS = 600_000  # after its people have gone


class TableLists:
    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.store = registry.store
        self._first_pages: dict[str, tuple[int, OpenTables]] = {}  # by status, with the time they were made
        self._counted: tuple[int, dict[str, int]] = (0, {})

    async def _found(self, tables: list[str]) -> list[OpenTable]:
        """Those that can be opened, as they are stored; one that cannot must not hide all others."""
        loaded = []
        for table in tables:
            try:
                live = await self.registry.find(table)
                if self.store.shared:
                    async with live.lock:
                        await self.registry.catch_up(live)
                loaded.append(live)
            except CommandRefused as refused:
                if refused.code not in (*CANNOT_GO_ON, Code.NOT_PREPARED):
                    raise
        return loaded

    async def own(self, user: str) -> list[TableInfo]:
        """The tables of a person; those that are over are not opened for it."""
        listed = await self.store.tables_of(user)
        settled = [one.id for one in listed if one.summed]
        over = {one.table: one for one in await self.store.read(lambda c: results.of_tables(c, settled))}
        others = [one.id for one in listed if not one.summed]
        found = {live.id: live for live in await self._found(others) if _is_in_own_list(live.match, user)}
        damaged = await self.store.rows_of(self.registry.damaged & set(others))
        infos = [
            finished_info(over[one.id], one, user) if one.id in over else table_info(found[one.id], user)
            for one in listed
            if one.id in found or (one.id in over and over[one.id].held_by(user))
        ]
        unread = [one for one in listed if one.id not in {*over, *found, *self.registry.damaged}]
        return infos + [damaged_info(row) for row in damaged] + await self._outdated_tables(unread, user)

    async def _outdated_tables(self, unread: list[Listed], user: str) -> list[TableInfo]:
        """Of the tables that could not be opened those whose rules this server no longer runs."""
        infos = []
        for one in unread:
            setup = json.loads(one.setup)
            if setup["rules_version"] != meta_of(setup["game"]).rules_version and not setup.get("course"):
                read = await self.registry.outdated(one.id)
                if read is not None and read.state.seats_of(user):
                    infos.append(outdated_info(read, one, user))
        return infos

    async def outdated_record(self, table: str, user: str) -> dict[str, Any] | None:
        """The record of a game whose rules this server no longer runs, for who played it; else None."""
        read = await self.registry.outdated(table)
        if read is None or not read.state.seats_of(user):
            return None
        if read.state.sealed:
            raise sealed(read.state)
        noted = await self.store.read(lambda c: results.of_tables(c, [table]))
        return read.record(noted[0].outcome if noted else None)

    async def put_away(self, user: str, table: str) -> None:
        """Take a table off a person's list if no player waits for them there; the table stays."""
        try:
            live = await self.registry.find(table)
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
        else:
            await self.registry.look_again([table])
            check(Action.PUT_AWAY, live.match, user)
        await self.store.put_away(user, table)

    async def open(self, status: Literal["lobby", "running"], before: str | None) -> OpenTables:
        """One page of the listed tables that wait or run. The first page is asked for often: it is kept."""
        now = now_ms()
        made, kept = self._first_pages.get(status, (0, None))
        if before is None and kept is not None and now - made < OPEN_KEPT_MS:
            return kept
        created, _, table = (before or f"{now + 1}-").partition("-")
        rows = await self.store.open_tables(status, (int(created), table), now - OPEN_WAITS_MS, OPEN_PAGE)
        loaded = await self._found([row.id for row in rows])
        last = rows[-1] if len(rows) == OPEN_PAGE else None
        page = OpenTables(
            tables=[table_info(live, "") for live in loaded if _is_open(live, status, now)],
            next=f"{last.created}-{last.id}" if last else None,
        )
        if before is None:
            self._first_pages[status] = (now, page)
        return page

    async def count_by_status(self) -> dict[str, int]:
        """Return the number of stored tables by status, counted anew now and then."""
        now = now_ms()
        if now - self._counted[0] > COUNTED_MS:
            with contextlib.suppress(SQLAlchemyError):  # the figures before are better than none at all
                self._counted = (now, await self.store.count_tables())
        return self._counted[1]


def _is_in_own_list(match: Match, user: str) -> bool:
    return bool(match.seats_of(user)) and not match.is_lesson


def _is_open(live: OpenTable, status: str, now: int) -> bool:
    """Return whether a table can be joined or watched, and a person is there or was a moment ago."""
    match = live.match
    alive = any(live.presence().connected) or now - match.changed < OPEN_ALONE_MS
    free = any(seat.kind == "open" for seat in match.seats) if status == "lobby" else match.setup.spectators != "off"
    return may(Action.FIND, match, "") and match.status == status and free and alive
