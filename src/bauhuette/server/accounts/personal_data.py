"""People as their host sees them, and everything that is stored about one of them."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, func, select, union

from bauhuette.match.events import DERIVED
from bauhuette.server.moderation import bans
from bauhuette.server.names import guest_number, skeleton
from bauhuette.server.storage import schema

KINDS = ("accounts", "guests", "banned")


class Person(NamedTuple):
    id: str
    name: str  # empty for a guest who has not chosen one: they are called by their number
    number: int
    account: str | None
    tables: int
    seen: int  # 0: not known any more
    banned: bool


def people(connection: Connection, name: str, kind: str, now: int, limit: int) -> list[Person]:
    wanted = skeleton(name)
    found = [one for one in _all(connection, now) if wanted in skeleton(one.name) and _is(one, kind)]
    return sorted(found, key=lambda one: -one.seen)[:limit]


def _is(one: Person, kind: str) -> bool:
    return {"accounts": one.account is not None, "guests": one.account is None, "banned": one.banned}.get(kind, True)


def found(connection: Connection, who: str, now: int) -> list[Person]:
    """By id, else by account, else by name or a guest's number."""
    known = _all(connection, now)
    for matches in (
        [one for one in known if one.id == who],
        [one for one in known if one.account == who.lower()],
        [one for one in known if skeleton(one.name) == skeleton(who) or (not one.name and str(one.number) == who)],
    ):
        if matches:
            return matches
    return []


def _all(connection: Connection, now: int) -> list[Person]:
    """Who has a name, an account, a table or a session; guests who only looked in have the last alone."""
    u, m, s = schema.users.c, schema.members.c, schema.sessions.c
    ids = union(select(u.id), select(m.user_id), select(s.user_id).where(s.ended.is_(None))).subquery().c[0]
    tables = select(m.user_id, func.count().label("tables")).group_by(m.user_id).subquery()
    seen = select(s.user_id, func.max(s.seen).label("seen")).group_by(s.user_id).subquery()
    query: Select[Any] = (
        select(ids.label("id"), u.name, u.account, tables.c.tables, seen.c.seen)
        .outerjoin(schema.users, u.id == ids)
        .outerjoin(tables, tables.c.user_id == ids)
        .outerjoin(seen, seen.c.user_id == ids)
    )
    banned = {ban.user_id for ban in bans.current(connection, now)}
    return [
        Person(
            row.id,
            row.name or "",
            guest_number(row.id),
            row.account,
            row.tables or 0,
            row.seen or 0,
            row.id in banned,
        )
        for row in connection.execute(query)
    ]


def everything_about(connection: Connection, user: str) -> dict[str, Any]:
    """What a person may ask for. Not among it: the hash of the password, what opens a session, what others said."""
    u, s, n = schema.users.c, schema.sessions.c, schema.notes.c
    own_notes = (n.user_id == user) | n.user_id.startswith(f"{user}#", autoescape=True)
    v, m, o = schema.vacations.c, schema.mailboxes.c, schema.outbox.c
    devices, choices = schema.subscriptions.c, schema.reminding.c
    b, r, d = schema.bans.c, schema.ratings.c, schema.deeds.c
    by_seats, ties = schema.ratings_by_seats.c, schema.ties.c
    branches, deals = schema.branches.c, schema.deal_people.c
    k, p, i = schema.passkeys.c, schema.reports.c, schema.invitations.c
    tried, missed = schema.puzzle_tries.c, schema.exercises.c
    return {
        "id": user,
        "person": _rows(connection, select(u.name, u.account, u.created).where(u.id == user)),
        "sessions": _rows(connection, select(s.created, s.seen, s.expires, s.program).where(s.user_id == user)),
        "tables": _tables(connection, user),
        "notes": _rows(connection, select(n.table_id, n.text).where(own_notes)),
        "chat": _rows(connection, _said(user)),
        "ratings": _rows(connection, select(r.game, r.mu, r.sigma, r.games).where(r.player == user)),
        "ratings_by_seats": _rows(connection, select(schema.ratings_by_seats).where(by_seats.player == user)),
        "results": _rows(connection, select(schema.results).where(schema.results.c.player == user)),
        "play": _rows(connection, _play(user)),
        "privacy": _rows(connection, select(schema.privacy).where(schema.privacy.c.user_id == user)),
        "passkeys": _rows(connection, select(k.name, k.created, k.used).where(k.user_id == user)),
        "reports": _rows(connection, select(p.at, p.about_name, p.table_id, p.kind, p.text).where(p.by_id == user)),
        "invitations": _rows(connection, select(i.table_id, i.at).where(i.user_id == user)),
        "ties": _rows(connection, select(ties.other_id, ties.kind, ties.since).where(ties.user_id == user)),
        "puzzles": _rows(
            connection,
            select(tried.puzzle, tried.move, tried.verdict, tried.rating, tried.at).where(tried.user_id == user),
        ),
        "exercises": _rows(
            connection,
            select(missed.what, missed.game, missed.cost, missed.found, missed.due).where(missed.user_id == user),
        ),
        "vacations": _rows(connection, select(v.since, v.until).where(v.user_id == user)),
        "mail": _rows(connection, select(m.address, m.lang, m.asked, m.mailed).where(m.user_id == user)),
        "devices": _rows(
            connection, select(devices.program, devices.lang, devices.created).where(devices.user_id == user)
        ),
        "reminder_choices": _rows(connection, select(choices.choices).where(choices.user_id == user)),
        "reminders": _rows(connection, select(o.table_id, o.kind, o.turn, o.channel, o.state).where(o.user_id == user)),
        "bans": _rows(connection, select(b.since, b.until, b.reason).where(b.user_id == user)),
        "branches": _rows(
            connection, select(branches.table_id, branches.origin_id, branches.name).where(branches.user_id == user)
        ),
        "editions": _editions(connection, user),
        "deals": _rows(connection, select(deals.deal_id, deals.table_id, deals.complete).where(deals.user_id == user)),
        "deeds": _rows(connection, select(d.at, d.what, d.reason).where(d.target == user)),
    }


def _play(user: str) -> Select[Any]:
    """What analyses say of the own seats."""
    p, r = schema.analysed, schema.results.c
    return select(p).join(schema.results, (r.table_id == p.c.table_id) & (r.seat == p.c.seat)).where(r.player == user)


def _said(user: str) -> Select[Any]:
    c = schema.chat.c
    return select(c.table_id, c.at, c.name, c.text).where(c.user_id == user).order_by(c.at)


def _tables(connection: Connection, user: str) -> list[dict[str, Any]]:
    """Tables they sat at, with what they did there themselves."""
    t, m, e = schema.tables.c, schema.members.c, schema.events.c
    sat_at = select(t.id, t.game, t.status, t.created, t.changed, m.put_away).join(schema.members, m.table_id == t.id)
    tables = _rows(connection, sat_at.where(m.user_id == user).order_by(t.created))
    for table in tables:
        own = select(e.number, e.kind, e.at, e.body).where(e.table_id == table["id"], e.actor == user)
        table["events"] = [row | {"body": _parsed(row["body"])} for row in _rows(connection, own.order_by(e.number))]
    return tables


def _editions(connection: Connection, user: str) -> list[dict[str, Any]]:
    """Their editions, with what they said of each value."""
    e, a = schema.editions, schema.edition_answers.c
    found = _rows(connection, select(e).where(e.c.user_id == user).order_by(e.c.created))
    for edition in found:
        said = select(a.key, a.value, a.confirmed).where(a.edition_id == edition["id"])
        edition["values"] = _rows(connection, said.order_by(a.key))
    return found


def _parsed(body: str) -> dict[str, Any] | None:
    """Parse a stored body and drop what depends on the hidden state; None for a damaged one."""
    try:
        parsed = json.loads(body)
    except ValueError:
        return None
    return {name: value for name, value in parsed.items() if name not in DERIVED} if isinstance(parsed, dict) else None


def _rows(connection: Connection, query: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(query)]
