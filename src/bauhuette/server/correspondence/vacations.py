"""Vacations: clocks at tables with days per turn stop while a player is away, for a number of days a year."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, insert, select, update

from bauhuette.match.clock import ClockPause
from bauhuette.match.commands.vacation import PauseClock
from bauhuette.match.events import SERVER
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.wire import Code

DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS
DAYS_A_YEAR = 30
AHEAD_MS = 180 * DAY_MS  # longest time to plan ahead


class Vacations:
    def __init__(self, store: Store, registry: TableRegistry) -> None:
        self.store = store
        self.registry = registry

    async def of(self, user: str, now: int) -> ClockPause | None:
        """The one that is not over."""
        return await self.store.read(lambda connection: current(connection, user, now))

    async def left_ms(self, user: str, now: int) -> int:
        """Return how much vacation is left: in any year at most `DAYS_A_YEAR` days."""
        return await self.store.read(lambda connection: _left(connection, user, now))

    async def take(self, user: str, rest: ClockPause, now: int) -> None:
        """From now or later; one at a time."""
        if not (now - DAY_MS <= rest.since < rest.until and rest.since <= now + AHEAD_MS):
            raise Denied(Code.MALFORMED, 422, where="until")
        rest = ClockPause(max(now, rest.since), rest.until)

        def work(connection: Connection) -> None:
            if current(connection, user, now) is not None:
                raise Denied(Code.ALREADY_AWAY, 409)
            if rest.until - rest.since > _left(connection, user, now):
                raise Denied(Code.VACATION_SPENT, 409, days=DAYS_A_YEAR)
            connection.execute(insert(schema.vacations).values(user_id=user, **rest._asdict()))

        await self.store.do_at_once(work)
        await self._tell_tables(user, rest)

    async def end(self, user: str, now: int) -> None:
        """Back earlier; what was not used is given back."""
        v = schema.vacations

        def work(connection: Connection) -> ClockPause | None:
            found = current(connection, user, now)
            if found is not None:
                here = update(v).where(v.c.user_id == user, v.c.since == found.since)
                connection.execute(here.values(until=max(found.since, now)))
            return found

        found = await self.store.do_at_once(work)
        if found is not None:
            await self._tell_tables(user, ClockPause(found.since, max(found.since, now)))

    async def _tell_tables(self, user: str, rest: ClockPause) -> None:
        """Tell all tables; one that cannot be told now learns it when it next asks this person (`heed_at`)."""
        for table in await self.store.unfinished_tables_of(user):
            try:
                await self._tell(await self.registry.find(table), user, rest)
            except CommandRefused:
                continue

    async def heed_at(self, live: OpenTable, user: str, now: int) -> None:
        """Apply a vacation that had begun before the game or the turn."""
        rest = await self.of(user, now)
        if rest is not None and rest.since <= now:
            await self._tell(live, user, rest)

    async def _tell(self, live: OpenTable, user: str, rest: ClockPause) -> None:
        match = live.match
        if match.status != "running" or match.setup.clock.kind != "days":
            return
        for seat in match.seats_of(user):
            async with live.lock:
                if rest not in match.clocks.rests.get(seat, ()):
                    await self.registry.store_and_tell(live, SERVER, "", partial(PauseClock.decide, match, seat, rest))


def current(connection: Connection, user: str, now: int) -> ClockPause | None:
    v = schema.vacations.c
    row = connection.execute(select(v.since, v.until).where(v.user_id == user, v.until > now).order_by(v.since)).first()
    return None if row is None else ClockPause(*row)


def _left(connection: Connection, user: str, now: int) -> int:
    v = schema.vacations.c
    taken = connection.execute(select(v.since, v.until).where(v.user_id == user, v.until > now - YEAR_MS)).all()
    used = sum(int(until) - max(int(since), now - YEAR_MS) for since, until in taken)
    return max(0, DAYS_A_YEAR * DAY_MS - used)
