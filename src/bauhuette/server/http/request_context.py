"""Who asks: the caller of a request with session, address and language, and what all routes share."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import Depends, Query, Request, Response

from bauhuette.engine.catalogue import game_keys
from bauhuette.match.events import Actor
from bauhuette.server import wire
from bauhuette.server.access.permissions import Action, check, may
from bauhuette.server.accounts.known_devices import DEVICE_COOKIE
from bauhuette.server.accounts.sessions import COOKIE, COOKIE_AGE_S, NewSession, Session
from bauhuette.server.application import Application
from bauhuette.server.branches.service import admit_reviewer
from bauhuette.server.http.middleware import lang_of
from bauhuette.server.limits.connection_limits import place_of
from bauhuette.server.limits.rate_limits import (
    GUESTS,
    NEW_TABLES,
    NEW_TABLES_ALL,
    NEW_TABLES_HERE,
    REQUESTS,
    REQUESTS_HERE,
    VERIFY,
    VERIFY_HERE,
)
from bauhuette.server.names import clean, new_id
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Owner

PROBLEMS: dict[int | str, dict[str, Any]] = {
    status: {"model": wire.Problem, "description": description}
    for status, description in {
        400: "Malformed",
        403: "Not allowed",
        404: "Nothing here",
        409: "Not possible now; the refusal says why",
        413: "Too large",
        422: "Malformed; the refusal says where",
        429: "Too much at once; the refusal says how long to wait",
        503: "Nothing can be stored at the moment",
    }.items()
}
PROGRAM_LENGTH = 120


class RequestContext:
    """Caller of a request: application, session, language."""

    def __init__(self, application: Application, request: Request, response: Response, lang: str | None) -> None:
        self.application = application
        self.lang = lang_of(request.headers, lang)
        self.address = place_of(request.client.host) if request.client else ""
        self.program = clean(request.headers.get("user-agent", ""))[:PROGRAM_LENGTH]
        self.device_cookie = request.cookies.get(DEVICE_COOKIE, "")
        self.session: Session
        self._response = response

    @property
    def user(self) -> str:
        return self.session.user

    def enter(self, opened: NewSession) -> None:
        self.session = opened.session
        if opened.cookie is not None:
            self._set_cookie(COOKIE, opened.cookie)

    def _set_cookie(self, name: str, value: str) -> None:
        secure = self.application.settings.secure_cookies
        self._response.set_cookie(name, value, max_age=COOKIE_AGE_S, httponly=True, samesite="lax", secure=secure)

    def remember_device(self) -> None:
        """Let this device be known to the account that is open on it."""
        cookie = self.application.known_devices.remember(self.device_cookie, self.user)
        if cookie is not None:
            self._set_cookie(DEVICE_COOKIE, cookie)

    async def enter_anew(self, user: str) -> None:
        """End the session of the former cookie, so that a stolen cookie is worthless."""
        before = self.session
        await self.application.editions.hand_over(before.user, user)
        self.enter(await self.application.sessions.begin(user, self.program, now_ms()))
        await self.application.sessions.end([before], now_ms())
        self.remember_device()

    async def leave(self, sessions: list[Session]) -> None:
        await self.application.sessions.end(sessions, now_ms())
        if self.session.id in [session.id for session in sessions]:
            self.drop_cookie()

    def drop_cookie(self) -> None:
        self._response.delete_cookie(COOKIE)

    def may_open(self) -> None:
        """A further table."""
        application = self.application
        self.only_admitted()
        application.within(NEW_TABLES, self.user)
        application.within(NEW_TABLES_HERE, self.address)
        application.within(NEW_TABLES_ALL, "")
        application.registry.only_if_room(self.address)

    def only_admitted(self) -> None:
        """Refuse banned people, who may not open tables, play, chat or watch, but may delete their data."""
        self.application.moderation_sync.only_admitted(self.user, self.address)

    def may_bring(self) -> None:
        """A record to replay or analyse."""
        self.only_admitted()
        self.application.within(VERIFY, self.user)
        self.application.within(VERIFY_HERE, self.address)

    @property
    def owner(self) -> Owner:
        """On whose account workers are busy."""
        return Owner(self.address, self.user)

    async def who(self, seat: int | None = None) -> Actor:
        """The person; where several share a device, speaking for one of their seats."""
        return (await self.application.who(self.user, self.lang))._replace(seat=seat)

    async def table(self, table: str, *, back: bool = False) -> OpenTable:
        """The table, if this visitor may look at it, or back at it."""
        self.only_admitted()
        live = await self.application.registry.find(table)
        if self.application.store.shared:
            async with live.lock:
                await self.application.registry.catch_up(live)
        await admit_reviewer(self.application.registry, live.match, self.user)
        if not (back and may(Action.KNOW, live.match, self.user)):
            check(Action.WATCH, live.match, self.user)
        return live


async def visitor(request: Request, response: Response, lang: Annotated[str | None, Query()] = None) -> RequestContext:
    """The person of the cookie; a guest is made if need be."""
    application: Application = request.app.state.application
    by = RequestContext(application, request, response, lang)
    application.within(REQUESTS_HERE, by.address)
    opened = await application.sessions.enter(request.cookies.get(COOKIE), by.program, now_ms())
    if opened is None:
        application.within(GUESTS, by.address)
        opened = await application.sessions.begin(new_id(), by.program, now_ms())
    else:
        application.within(REQUESTS, opened.session.user)
    by.enter(opened)
    application.friends.presence.note(by.user, now_ms())
    return by


By = Annotated[RequestContext, Depends(visitor)]
TableId = Annotated[str, "the id in the link"]
JSON = "application/json"


def known_game(game: str) -> str:
    if game not in game_keys():
        raise Denied(Code.NOT_FOUND, 404)
    return game


SeenBy = Annotated[int | None, Query(ge=0, le=3, description="as this seat saw it; else as a spectator")]
