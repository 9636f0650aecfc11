"""Sessions: rows that say who a visitor is, named by a cookie. Guests have one at once, accounts outlive it.

A session is found by the hash of what the cookie holds, so that rows open no session. It ends when its person says
so, when a new one takes its place (registration, log-in, another password), or after a long time without use.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from bauhuette.server.feature import Feature
from bauhuette.server.storage import schema
from bauhuette.server.storage.store import Store

COOKIE = "bauhuette"
COOKIE_AGE_S = 400 * 86_400  # as long as browsers keep one
DAY_MS = 86_400_000
LASTS_MS = COOKIE_AGE_S * 1000  # without use; a guest has nothing else to come back with
UNUSED_MS = DAY_MS  # of programs that never come back with their cookie
TAKEN_OVER_MS = 60_000  # a browser sends several requests with its old cookie before it has the new one
BELIEVED_S = 5.0  # what another process ended is noticed after this time at the latest
KEPT = 20_000


class Session(NamedTuple):
    id: str
    user: str
    created: int
    seen: int
    program: str

    @property
    def handle(self) -> str:
        """What its person calls it in a list."""
        return self.id[:16]


class NewSession(NamedTuple):
    """A session, and the cookie where the person needs a new one."""

    session: Session
    cookie: str | None


OnEnded = Callable[[list[str]], None]


class Sessions(Feature):
    """Those of one installation; found ones are kept in memory for a while."""

    def __init__(self, store: Store, on_ended: OnEnded) -> None:
        self.store = store
        self.on_ended = on_ended
        self.signer = CookieSigner(
            secrets.token_bytes(32)
        )  # replaced by the installation's own key when the application opens
        self._found: OrderedDict[str, tuple[float, Session]] = OrderedDict()

    async def open(self) -> None:
        self.signer = CookieSigner(await self.store.key("cookies"))

    async def find(self, cookie: str | None, now: int) -> Session | None:
        """Return the session of a cookie, or None; used where no new cookie can be given."""
        if not cookie:
            return None
        if "." in cookie:
            return await self._find_signed(cookie, now)
        return await self._find(digest_of(cookie), now)

    async def _find_signed(self, cookie: str, now: int) -> Session | None:
        user, token = self.signer.user(cookie), self.signer.successor(cookie)
        if user is None or token is None:
            return None
        key = digest_of(token)
        if not await self.store.read(lambda connection: _exists(connection, key)):
            return Session(key, user, now, now, "")
        known = await self._find(key, now)
        return known if known is not None and now - known.created < TAKEN_OVER_MS else None

    async def _find(self, key: str, now: int) -> Session | None:
        since, session = self._found.get(key, (0.0, None))
        if session is not None and time.monotonic() - since < BELIEVED_S:
            return session
        found = await self.store.read(lambda connection: _living(connection, key, now))
        self._keep(key, found)
        return found

    def _keep(self, key: str, session: Session | None) -> None:
        self._found.pop(key, None)
        if session is not None:
            self._found[key] = (time.monotonic(), session)
            if len(self._found) > KEPT:
                self._found.popitem(last=False)

    async def enter(self, cookie: str | None, program: str, now: int) -> NewSession | None:
        """The session of a cookie, renewed where it is due; a signed cookie of 0.1 is exchanged for one, once."""
        if cookie and "." in cookie:
            return await self._take_over(cookie, program, now)
        session = await self.find(cookie, now)
        if session is None:
            return None
        if now - session.seen < DAY_MS:
            return NewSession(session, None)
        seen = session._replace(seen=now)
        await self.store.writer.run(lambda connection: _renew(connection, seen))
        self._keep(seen.id, seen)
        return NewSession(seen, cookie)

    async def _take_over(self, cookie: str, program: str, now: int) -> NewSession | None:
        user, token = self.signer.user(cookie), self.signer.successor(cookie)
        if user is None or token is None:
            return None
        new = Session(digest_of(token), user, now, now, program)
        try:
            await self.store.writer.run(lambda connection: _insert(connection, new, taken_over=True))
        except IntegrityError:
            known = await self._find_signed(cookie, now)
            return None if known is None else NewSession(known, token)
        return NewSession(new, token)

    async def begin(self, user: str, program: str, now: int) -> NewSession:
        token = secrets.token_urlsafe(32)
        new = Session(digest_of(token), user, now, now, program)
        await self.store.writer.run(lambda connection: _insert(connection, new))
        self._keep(new.id, new)
        return NewSession(new, token)

    async def of(self, user: str, now: int) -> list[Session]:
        """The newest first."""
        c = schema.sessions.c
        query = select(schema.sessions).where(c.user_id == user, c.ended.is_(None), c.expires > now)
        rows = await self.store.read(lambda connection: connection.execute(query.order_by(c.seen.desc())).all())
        return [_session(row) for row in rows]

    async def end(self, sessions: list[Session], now: int) -> None:
        ids = [session.id for session in sessions]
        if ids:
            ended = update(schema.sessions).where(schema.sessions.c.id.in_(ids)).values(ended=now)
            await self.store.writer.run(lambda connection: connection.execute(ended))
            self.drop(ids)

    async def end_all(self, user: str, now: int) -> None:
        """End all sessions of a person."""
        self.drop(await self.store.writer.run(lambda connection: end_all(connection, user, now)))

    def drop(self, ids: list[str]) -> None:
        """Close the connections of ended sessions."""
        for key in ids:
            self._found.pop(key, None)
        self.on_ended(ids)

    def forget(self, user: str) -> None:
        self.drop([key for key, (_, session) in self._found.items() if session.user == user])

    async def ended_among(self, ids: list[str]) -> list[str]:
        """Which of these were ended, perhaps by another process."""
        c = schema.sessions.c
        query = select(c.id).where(c.id.in_(ids), c.ended.is_not(None))
        return await self.store.read(lambda connection: list(connection.execute(query).scalars()))

    async def clear_away(self, now: int) -> None:
        """Delete expired rows."""
        c = schema.sessions.c
        over = (c.expires < now) | (c.ended < now - DAY_MS)
        unused = (c.seen == c.created) & (c.created < now - UNUSED_MS) & c.user_id.not_in(_with_something_to_lose())
        old = delete(schema.sessions).where((over | unused) & c.taken_over.is_(False))
        await self.store.writer.run(lambda connection: connection.execute(old))


def end_all(connection: Connection, user: str, now: int) -> list[str]:
    """All sessions of a person, and the signed cookie of 0.1 that may still be somewhere; which they were."""
    c = schema.sessions.c
    key = connection.execute(select(schema.keys.c.value).where(schema.keys.c.name == "cookies")).scalar_one_or_none()
    if key is not None:
        signer = CookieSigner(bytes(key))
        void = digest_of(signer.successor(signer.sign(user)) or "")
        if not _exists(connection, void):  # else it was taken over and is among the others
            _insert(connection, Session(void, user, now, now, ""), taken_over=True)
    living = (c.user_id == user) & c.ended.is_(None)
    ids = list(connection.execute(select(c.id).where(living)).scalars())
    connection.execute(update(schema.sessions).where(living).values(ended=now))
    return ids


def _with_something_to_lose() -> Any:
    return select(schema.users.c.id).union(select(schema.members.c.user_id))


def _exists(connection: Connection, key: str) -> bool:
    c = schema.sessions.c
    return connection.execute(select(c.id).where(c.id == key)).first() is not None


def _living(connection: Connection, key: str, now: int) -> Session | None:
    c = schema.sessions.c
    row = connection.execute(select(schema.sessions).where(c.id == key, c.ended.is_(None), c.expires > now)).first()
    return None if row is None else _session(row)


def _session(row: Any) -> Session:
    return Session(row.id, row.user_id, row.created, row.seen, row.program)


def _insert(connection: Connection, new: Session, taken_over: bool = False) -> None:
    row = {"id": new.id, "user_id": new.user, "created": new.created, "seen": new.seen, "program": new.program}
    connection.execute(insert(schema.sessions), [row | {"expires": new.seen + LASTS_MS, "taken_over": taken_over}])


def _renew(connection: Connection, seen: Session) -> None:
    values = {"seen": seen.seen, "expires": seen.seen + LASTS_MS}
    connection.execute(update(schema.sessions).where(schema.sessions.c.id == seen.id).values(**values))


def digest_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


class CookieSigner:
    """The cookies of 0.1: signed user ids, which never expired. Each is exchanged for a session, once."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, user: str) -> str:
        return f"{user}.{self._mac(user)}"

    def user(self, cookie: str | None) -> str | None:
        """The person a cookie was made for, or None."""
        user, _, mac = (cookie or "").rpartition(".")
        valid = hmac.compare_digest(mac.encode("utf-8", "surrogatepass"), self._mac(user).encode())
        return user if user and valid else None

    def successor(self, cookie: str) -> str | None:
        """What a valid cookie is exchanged for: always the same, so that requests sent at once get the same."""
        if self.user(cookie) is None:
            return None
        return hashlib.blake2b(cookie.encode(), key=self._key, person=b"successor").hexdigest()

    def _mac(self, user: str) -> str:
        digest = hmac.new(self._key, user.encode("utf-8", "surrogatepass"), hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
