"""Vacations: while somebody travels, their clocks at tables of days wait. So many days a year."""

from __future__ import annotations

from functools import partial

from sqlalchemy import Connection, insert, select, update

from bauhuette.match.clock import Rest
from bauhuette.match.events import SERVER
from bauhuette.match.refusal import Refused
from bauhuette.match.verbs.resting import Vacation
from bauhuette.server.refusals import Denied
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.hall import Hall
from bauhuette.server.tables.live import Live
from bauhuette.server.wire import Code

DAY_MS = 86_400_000
YEAR_MS = 365 * DAY_MS
DAYS_A_YEAR = 30
AHEAD_MS = 180 * DAY_MS  # nobody plans further


class Vacations:
    def __init__(self, store: Store, hall: Hall) -> None:
        self.store = store
        self.hall = hall

    async def of(self, user: str, now: int) -> Rest | None:
        """The one that is not over."""
        return await self.store.read(lambda connection: current(connection, user, now))

    async def left_ms(self, user: str, now: int) -> int:
        """What may still be taken: in any year no more than so many days."""
        return await self.store.read(lambda connection: _left(connection, user, now))

    async def take(self, user: str, rest: Rest, now: int) -> None:
        """From now or later; one at a time."""
        if not (now - DAY_MS <= rest.since < rest.until and rest.since <= now + AHEAD_MS):
            raise Denied(Code.MALFORMED, 422, where="until")
        rest = Rest(max(now, rest.since), rest.until)

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

        def work(connection: Connection) -> Rest | None:
            found = current(connection, user, now)
            if found is not None:
                here = update(v).where(v.c.user_id == user, v.c.since == found.since)
                connection.execute(here.values(until=max(found.since, now)))
            return found

        found = await self.store.do_at_once(work)
        if found is not None:
            await self._tell_tables(user, Rest(found.since, max(found.since, now)))

    async def _tell_tables(self, user: str, rest: Rest) -> None:
        """A table that cannot be told now is told when it next asks this person (`heed_at`)."""
        for table in await self.store.unfinished_tables_of(user):
            try:
                await self._tell(await self.hall.find(table), user, rest)
            except Refused:
                continue

    async def heed_at(self, live: Live, user: str, now: int) -> None:
        """A game that began, or a turn that came, while somebody was away already."""
        rest = await self.of(user, now)
        if rest is not None and rest.since <= now:
            await self._tell(live, user, rest)

    async def _tell(self, live: Live, user: str, rest: Rest) -> None:
        match = live.match
        if match.status != "running" or match.setup.clock.kind != "days":
            return
        for seat in match.seats_of(user):
            async with live.lock:
                if rest not in match.clocks.rests.get(seat, ()):
                    await self.hall.store_and_tell(live, SERVER, "", partial(Vacation.propose, match, seat, rest))


def current(connection: Connection, user: str, now: int) -> Rest | None:
    v = schema.vacations.c
    row = connection.execute(select(v.since, v.until).where(v.user_id == user, v.until > now).order_by(v.since)).first()
    return None if row is None else Rest(*row)


def _left(connection: Connection, user: str, now: int) -> int:
    v = schema.vacations.c
    taken = connection.execute(select(v.since, v.until).where(v.user_id == user, v.until > now - YEAR_MS)).all()
    used = sum(int(until) - max(int(since), now - YEAR_MS) for since, until in taken)
    return max(0, DAYS_A_YEAR * DAY_MS - used)
