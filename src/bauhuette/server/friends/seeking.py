"""Seek a game: people who look for the same one are led to a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from bauhuette.server.storage import ratings, relationships, schema
from bauhuette.server.storage.ratings import Key, Rating
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.open_table import now_ms

LIVE_SEEK_MS = 45_000  # a search not repeated within this time has ended
SLOW_SEEK_MS = 7 * 86_400_000
ALIKE = 200  # points apart, and more while ratings are unsure


class Seek(NamedTuple):
    user_id: str
    game: str
    seats: int
    tempo: str
    strength: str
    points: float
    at: int
    table_id: str | None = None


class Seeking:
    def __init__(self, store: Store) -> None:
        self.store = store

    async def seek(self, user: str, game: str, seats: int, tempo: str, strength: str) -> list[Seek] | None:
        """Look for players; the request that completes a table takes the others, who stop looking."""
        return await self.store.do_at_once(lambda c: _seek(c, Seek(user, game, seats, tempo, strength, 0.0, now_ms())))

    async def sought(self, user: str) -> Seek | None:
        """What I look for, and where I was led to; asking says that I am still there."""
        s = schema.seeks

        def work(connection: Connection) -> Seek | None:
            row = connection.execute(select(s).where(s.c.user_id == user)).one_or_none()
            if row is None:
                return None
            if row.table_id is not None:
                connection.execute(delete(s).where(s.c.user_id == user))
            else:
                connection.execute(update(s).where(s.c.user_id == user).values(at=now_ms()))
            return Seek(*row)

        return await self.store.do_at_once(work)

    async def lead(self, users: Collection[str], table: str) -> None:
        s = schema.seeks
        there = update(s).where(s.c.user_id.in_(users)).values(table_id=table, at=now_ms())
        await self.store.writer.run(lambda connection: connection.execute(there))

    async def stop(self, user: str) -> None:
        gone = delete(schema.seeks).where(schema.seeks.c.user_id == user)
        await self.store.writer.run(lambda connection: connection.execute(gone))


def _seek(connection: Connection, mine: Seek) -> list[Seek] | None:
    s, now = schema.seeks, mine.at
    strength = ratings.ratings_of(connection, mine.user_id).get(Key(mine.game)) or Rating(
        ratings.MODEL.mu, ratings.MODEL.sigma
    )
    mine = mine._replace(points=float(strength.points))
    connection.execute(delete(s).where(s.c.user_id == mine.user_id))
    oldest = now - (SLOW_SEEK_MS if mine.tempo == "days" else LIVE_SEEK_MS)
    same = (s.c.game == mine.game) & (s.c.seats == mine.seats) & (s.c.tempo == mine.tempo)
    waiting = select(s).where(same, s.c.table_id.is_(None), s.c.at >= oldest).order_by(s.c.at)
    apart = relationships.apart_from(connection, mine.user_id)
    found = [Seek(*row) for row in connection.execute(waiting) if row.user_id not in apart]
    fitting = [other for other in found if _fit(mine, other)][: mine.seats - 1]
    connection.execute(insert(s).values(**mine._asdict()))
    return [*fitting, mine] if len(fitting) == mine.seats - 1 else None


def _fit(one: Seek, other: Seek) -> bool:
    alike = abs(one.points - other.points) <= ALIKE
    return alike or (one.strength == "any" and other.strength == "any")


def forget(connection: Connection, user: str) -> None:
    s = schema.seeks
    connection.execute(delete(s).where(s.c.user_id == user))
