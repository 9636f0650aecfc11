"""The application: routes, the socket, what surrounds them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, RedirectResponse
from pydantic import ValidationError
from sqlalchemy.exc import DataError, SQLAlchemyError
from starlette.exceptions import HTTPException

from bauhuette import __version__
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.access.permissions import Action, check
from bauhuette.server.accounts import login_routes as login
from bauhuette.server.accounts import routes as accounts
from bauhuette.server.accounts.sessions import COOKIE
from bauhuette.server.application import Application
from bauhuette.server.branches import routes as branches
from bauhuette.server.branches.service import admit_reviewer
from bauhuette.server.catalogue import routes as catalogue
from bauhuette.server.correspondence import routes as correspondence
from bauhuette.server.deals import routes as deals
from bauhuette.server.deals import shared_routes as shared_deals
from bauhuette.server.editions import routes as editions
from bauhuette.server.friends import routes as friends
from bauhuette.server.http import api_page
from bauhuette.server.http.allowed_hosts import AllowedHosts
from bauhuette.server.http.documentation import ROOT, DocumentationFiles
from bauhuette.server.http.health import Readiness, add_health
from bauhuette.server.http.middleware import (
    ClientFiles,
    Compression,
    RequestChecks,
    TooLarge,
    is_own_origin,
    lang_of,
    no_client,
    problem,
)
from bauhuette.server.http.table_socket import RECONNECT_MS, Connection, serve_connection
from bauhuette.server.http.websocket_protocol import socket_of
from bauhuette.server.limits.connection_limits import place_of
from bauhuette.server.moderation import routes as moderation
from bauhuette.server.profiles import routes as profiles
from bauhuette.server.refusals import Denied, refusal_of
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import named
from bauhuette.server.tables import ending_routes as endings
from bauhuette.server.tables import replay_routes as replays
from bauhuette.server.tables import routes as tables
from bauhuette.server.tables.open_table import GOING_AWAY, POLICY, TRY_LATER, now_ms
from bauhuette.server.tables.socket_schemas import Bye
from bauhuette.server.tournaments import routes as tournaments
from bauhuette.server.training import exercise_routes as exercises
from bauhuette.server.training import puzzle_routes as puzzles
from bauhuette.server.wire import Code

log = logging.getLogger("bauhuette.server")
FAREWELL_S = 1.0  # at most, for the last words to connections
# Their routes are made once, at import, and shared by all applications: `include_router` would make each of them again.
PARTS = (
    catalogue, accounts, tables, replays, correspondence, tournaments, profiles, moderation, friends, login,
    puzzles, exercises, deals, shared_deals, branches, editions, endings,
)  # fmt: skip


def make_app(settings: Settings) -> FastAPI:
    application = Application(settings)
    readiness = Readiness(application)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await application.open()
        yield
        application.stopping = True
        await readiness.close()
        await application.close()

    app = FastAPI(
        title="Bauhütte",
        version=__version__,
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url=None,
        routes=[route for part in PARTS for route in part.router.routes],
    )
    app.state.application = application
    add_health(app, application, readiness)
    hosts = AllowedHosts(settings)
    _add_socket(app, application, hosts)
    _add_docs(app)
    _add_manual(app, settings)
    _add_client(app, application)
    _add_errors(app, application)
    app.add_middleware(Compression)
    app.add_middleware(RequestChecks, origins=settings.origins, hosts=hosts, metrics=application.metrics)
    return app


def _add_socket(app: FastAPI, application: Application, hosts: AllowedHosts) -> None:
    @app.websocket("/api/tables/{table}/socket")
    async def socket(websocket: WebSocket, table: str) -> None:
        lang = lang_of(websocket.headers, websocket.query_params.get("lang"))
        known = hosts.allow(websocket.headers.get("host"))
        if not known or not is_own_origin(websocket.headers, application.settings.origins):
            await websocket.close(POLICY)
            return
        await websocket.accept()
        try:
            address = place_of(websocket.client.host if websocket.client else "")
            with application.sockets.let_in(address):
                async with application.arrivals.turn(address):
                    connection = await _connected(application, websocket, table, lang, address)
                await serve_connection(connection, websocket)
        except CommandRefused as refused:
            application.metrics.refused[refused.code] += 1
            await _send_away(websocket, refused, lang)


async def _connected(application: Application, websocket: WebSocket, table: str, lang: str, address: str) -> Connection:
    """A connection to a table; `CommandRefused` says why not."""
    if application.stopping:
        raise Denied(Code.STOPPING)
    session = await application.sessions.find(websocket.cookies.get(COOKIE), now_ms())
    if session is None:
        raise Denied(Code.NO_SESSION)
    user = session.user
    application.moderation_sync.only_admitted(user, address)
    live = await application.registry.find(table)
    if application.store.shared:
        async with live.lock:
            await application.registry.catch_up(live)
    await admit_reviewer(application.registry, live.match, user)
    check(Action.WATCH, live.match, user)
    since = _since(websocket.query_params.get("since"), live.match.version)
    who = (await application.who(user, lang))._replace(seat=_seat(websocket.query_params.get("seat")))
    unheard = await application.blocks.unheard(user)
    return Connection(
        socket_of(websocket.scope),
        application.registry,
        live,
        who,
        session.id,
        lang,
        since,
        application.limits,
        address,
        unheard,
        websocket.query_params.get("changes") == "1",
    )


async def _send_away(websocket: WebSocket, refused: CommandRefused, lang: str) -> None:
    bye = Bye(refusal=refusal_of(refused, lang), reconnect_ms=RECONNECT_MS)
    await websocket.send_text(bye.model_dump_json())
    later = refused.code in (Code.STOPPING, Code.BUSY, Code.TOO_MANY, Code.NOT_PREPARED)
    await websocket.close(TRY_LATER if later else POLICY)
    socket_of(websocket.scope).hang_up()  # a stranger who never answers must not keep a descriptor


def _since(given: str | None, version: int) -> int:
    """What the reader says it has seen; nonsense and the future count as nothing new to tell."""
    return min(int(given), version) if given is not None and given.isdecimal() and len(given) < 11 else version


def _seat(given: str | None) -> int | None:
    """Which of the own seats a reader says it sits at; one it does not hold shows nothing."""
    return int(given) if given is not None and given.isdecimal() and len(given) == 1 else None


def _add_docs(app: FastAPI) -> None:
    """What programs can ask of this server, for people and for programs."""

    @app.get(api_page.OPENAPI, include_in_schema=False)
    async def openapi() -> dict[str, Any]:
        return api_page.described(app)

    @app.get(api_page.PAGE, include_in_schema=False, response_class=HTMLResponse)
    async def docs() -> str:
        return api_page.page_of(api_page.described(app), api_page.socket_schema())

    @app.get(api_page.STYLE, include_in_schema=False)
    async def style() -> Response:
        return Response(api_page.CSS, media_type="text/css")

    @app.get(api_page.SOCKET, include_in_schema=False)
    async def socket_schema() -> dict[str, Any]:
        return api_page.socket_schema()


def _add_manual(app: FastAPI, settings: Settings) -> None:
    """The documentation, where it was built."""
    if settings.manual_folder is None:
        return
    manual = DocumentationFiles(settings.manual_folder)

    @app.get(ROOT, include_in_schema=False)
    async def first_page() -> Response:
        return RedirectResponse(f"{ROOT}/")

    @app.get(f"{ROOT}/{{path:path}}", include_in_schema=False)
    async def page(path: str) -> Response:
        return manual.respond(path)


def _add_client(app: FastAPI, application: Application) -> None:
    folder = application.settings.client_folder
    client = ClientFiles(folder, catalogue.server_info().model_dump_json()) if folder is not None else None

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path == "api" or path.startswith("api/"):
            raise Denied(Code.NOT_FOUND, 404)
        if client is None:
            return no_client(lang_of(request.headers, request.query_params.get("lang")))
        if client.preloads is not None and path == "":
            return client.home_page(request)
        live = application.registry.loaded.get(path.removeprefix("t/")) if path.startswith("t/") else None
        if live is not None and client.preloads is not None:  # one that is not in memory is not loaded for this
            return client.table_page(live.id, live.match.setup.game, request)
        return client.respond(path, request.headers)


def _add_errors(app: FastAPI, application: Application) -> None:
    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, CommandRefused)
        application.metrics.refused[error.code] += 1
        return problem(error, lang_of(request.headers, request.query_params.get("lang")))

    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, (RequestValidationError, ValidationError))
        first: Any = error.errors()[0]
        place = ".".join(str(step)[:32] for step in first["loc"])
        return await refused(request, Denied(Code.MALFORMED, 422, where=f"{place} ({first['type']})"))

    async def other(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        response = await refused(request, _denied(error))
        response.headers.update(error.headers or {})
        return response

    async def away(request: Request, error: Exception) -> Response:
        if isinstance(error, DataError):
            return await refused(request, Denied(Code.MALFORMED, 422, where="text"))
        log.warning("database: %s", named(error))
        return await refused(request, Denied(Code.BUSY, 503, retry_after=1.0))

    app.add_exception_handler(CommandRefused, refused)
    app.add_exception_handler(SQLAlchemyError, away)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, other)


def _denied(error: HTTPException) -> Denied:
    if isinstance(error, TooLarge):
        return Denied(Code.TOO_LARGE, 413, bytes=error.limit)
    if error.status_code in (404, 405):
        return Denied(Code.NOT_FOUND, error.status_code)
    return Denied(Code.MALFORMED, error.status_code, where="HTTP")


async def say_goodbye(application: Application) -> None:
    """Tell every connection that the server stops, and wait until all were told."""
    application.stopping = True
    for live in application.registry.loaded.values():
        for listener in live.listeners:
            listener.close(GOING_AWAY, Denied(Code.STOPPING))
    latest = time.monotonic() + FAREWELL_S
    while application.sockets.inside.total() and time.monotonic() < latest:
        await asyncio.sleep(0.01)
