"""Summaries of finished games: players, results, ratings. Lists read these instead of replaying games."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, update

from bauhuette.match.match import Match
from bauhuette.server.storage import ratings, schema
from bauhuette.server.storage.ratings import Rating, player_of


class ResultLine(NamedTuple):
    """One seat of a finished game."""

    seat: int
    player: str  # a user id, bot:<level>, or empty
    name: str
    level: str | None
    resigned: bool
    given_up: bool  # a person who did not play to the end
    rank: int | None
    score: int | None
    mu: float | None
    sigma: float | None


class FinishedGame(NamedTuple):
    table: str
    game: str
    seats: int
    at: int
    version: int
    reason: str | None
    counted: bool
    host: str
    shown: bool
    barred: frozenset[str]
    lines: tuple[ResultLine, ...] = ()

    def held_by(self, user: str) -> list[int]:
        return [line.seat for line in self.lines if user and line.player == user]

    @property
    def outcome(self) -> dict[str, Any] | None:
        """Scores and ranks by seat; None for a game without a winner."""
        if self.reason is None:
            return None
        scores, ranks = [line.score or 0 for line in self.lines], [line.rank or 0 for line in self.lines]
        return {"reason": self.reason, "scores": scores, "ranks": ranks}


class Findable(NamedTuple):
    """Who may find a finished game besides its players; made from the rights of its table."""

    shown: bool
    barred: frozenset[str]


def settle(connection: Connection, match: Match, findable: Findable, nobody: str) -> None:
    """Rate a finished game and write its summary, once each; `nobody` names deleted players."""
    after = ratings.rate(connection, match)
    t = schema.tables
    mark = update(t).where(t.c.id == match.setup.id, t.c.summed.is_(False)).values(summed=True)
    if connection.execute(mark).rowcount and not match.is_lesson:
        _note(connection, match, findable, after, nobody)


def _note(connection: Connection, match: Match, findable: Findable, after: dict[str, Rating], nobody: str) -> None:
    outcome, table = match.outcome, match.setup.id
    row = {
        "table_id": table,
        "game": match.setup.game,
        "seats": len(match.seats),
        "at": match.changed,
        "version": match.version,
        "reason": None if outcome is None else outcome.reason,
        "counted": bool(after),
        "host": match.host,
        "shown": findable.shown,
        "barred": json.dumps(sorted(findable.barred)),
    }
    connection.execute(insert(schema.finished).values(**row))
    m = schema.members.c
    known = set(connection.execute(select(m.user_id).where(m.table_id == table)).scalars())
    for seat, sitting in enumerate(match.seats):
        forgotten = bool(sitting.user) and sitting.user not in known
        player = "" if forgotten or sitting.kind == "open" else player_of(match, seat)
        strength = after.get(player)
        line = ResultLine(
            seat=seat,
            player=player,
            name=nobody if forgotten else sitting.name,
            level=sitting.level,
            resigned=sitting.resigned,
            given_up=seat in match.given_up,
            rank=None if outcome is None else int(outcome.ranks[seat]),
            score=None if outcome is None else int(outcome.scores[seat]),
            mu=strength.mu if strength else None,
            sigma=strength.sigma if strength else None,
        )
        connection.execute(insert(schema.results).values(table_id=table, **line._asdict()))


def of_tables(connection: Connection, tables: Collection[str]) -> list[FinishedGame]:
    """The newest first."""
    f = schema.finished
    return _with_lines(connection, connection.execute(select(f).where(f.c.table_id.in_(tables))))


def of_player(
    connection: Connection, player: str, game: str = "", before: int | None = None, since: int = 0
) -> list[FinishedGame]:
    """All finished games of a person, the newest first."""
    f, r = schema.finished, schema.results
    query = select(f).where(f.c.table_id.in_(select(r.c.table_id).where(r.c.player == player)), f.c.at >= since)
    if game:
        query = query.where(f.c.game == game)
    if before is not None:
        query = query.where(f.c.at < before)
    return _with_lines(connection, connection.execute(query))


def rating_change(connection: Connection, table: str, player: str) -> tuple[Rating, Rating] | None:
    """What a game did to a player's rating; None where it did not count for it."""
    f, r = schema.finished.c, schema.results.c
    here = select(f.game, f.at, r.mu, r.sigma).join_from(schema.finished, schema.results, f.table_id == r.table_id)
    counted = r.mu.is_not(None) & (r.player == player)
    now = connection.execute(here.where(counted, f.table_id == table)).first()
    if now is None:
        return None
    earlier = here.where(counted, f.game == now.game, f.at < now.at).order_by(f.at.desc())
    before = connection.execute(earlier.limit(1)).first()
    fresh = ratings.MODEL.rating()
    was = Rating(fresh.mu, fresh.sigma) if before is None else Rating(before.mu, before.sigma)
    return was, Rating(now.mu, now.sigma)


def _with_lines(connection: Connection, rows: Iterable[Any]) -> list[FinishedGame]:
    found = {row.table_id: _finished(row) for row in rows}
    lines: dict[str, list[ResultLine]] = {table: [] for table in found}
    r = schema.results
    for table in _parts(list(found)):
        query = select(r).where(r.c.table_id.in_(table)).order_by(r.c.seat)
        for row in connection.execute(query):
            lines[row.table_id].append(ResultLine(*row[1:]))
    whole = [one._replace(lines=tuple(lines[table])) for table, one in found.items()]
    return sorted(whole, key=lambda one: (-one.at, one.table))


def _finished(row: Any) -> FinishedGame:
    noted = dict(row._mapping)
    return FinishedGame(table=noted.pop("table_id"), **noted | {"barred": frozenset(json.loads(row.barred))})


def _parts(ids: list[str], size: int = 500) -> Iterable[list[str]]:
    """As many as a statement takes."""
    return (ids[i : i + size] for i in range(0, len(ids), size))


def forget(connection: Connection, user: str, nobody: str) -> None:
    """The games stay, without this person."""
    r, f = schema.results, schema.finished
    connection.execute(update(r).where(r.c.player == user).values(player="", name=nobody))
    connection.execute(update(f).where(f.c.host == user).values(host=""))
