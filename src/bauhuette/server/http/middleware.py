"""What surrounds every request: origin, sizes, headers, errors without stack traces, the built web client."""

from __future__ import annotations

import gzip
import json
import logging
import time
from collections.abc import Iterable
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import NotRequired, TypedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bauhuette.engine.edition_validation import LARGEST_FILE
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.accounts.sessions import COOKIE
from bauhuette.server.http.allowed_hosts import AllowedHosts
from bauhuette.server.metrics import NO_ROUTE, Metrics
from bauhuette.server.refusals import Denied, refusal_of, server_words
from bauhuette.server.wire import Code, Problem

log = logging.getLogger("bauhuette.server")

BODY_BYTES = 16_384
DIGITS = 12
LANG_COOKIE = "lang"
RECORD_BYTES = 2_000_000
EDITION_BYTES = 2 * LARGEST_FILE + BODY_BYTES  # in JSON a character may take two
LARGER_BODIES = {"/api/verify": RECORD_BYTES, "/api/records": RECORD_BYTES, "/api/edition-files": EDITION_BYTES}
TWINS = {"br": ".br", "gzip": ".gz"}  # of a file of the client, the smallest first
PAGE_LEVEL = 6  # of gzip, for a page made when it is asked for
ROOT = '<div id="app">'  # in index.html
PUBLIC = ("/api/games/", "/api/info", "/api/rules/", "/api/words/")
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a table is the key to its open seats
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

# What matters for files that a page loads; the others speak to documents, and a first visit has fifty such files.
HEADERS_OF_FILES = {
    name: HEADERS[name] for name in ("x-content-type-options", "referrer-policy", "cross-origin-resource-policy")
}
UNCHANGING = "public, max-age=31536000, immutable"  # files with a hash in their name


def lang_of(headers: Headers, query: str | None) -> str:
    """The reader's language: as asked for, else the first known one of the browser's."""
    wished = [query or "", *(part.split(";")[0].strip() for part in headers.get("accept-language", "").split(","))]
    return next((lang[:2] for lang in wished if lang[:2] in LANGUAGES), "en")


def page_lang(request: Request) -> str:
    """The language a page will be shown in, by the same rule as `web/src/lib/prefs.svelte.ts`: as chosen there, else by
    the language the browser names first."""
    chosen = request.cookies.get(LANG_COOKIE)
    if chosen in LANGUAGES:
        return chosen
    return "de" if request.headers.get("accept-language", "").lower().startswith("de") else "en"


def problem(refused: CommandRefused, lang: str) -> Response:
    status = refused.status if isinstance(refused, Denied) else 409
    wait = refused.retry_after if isinstance(refused, Denied) else 0.0
    body = Problem(refusal=refusal_of(refused, lang), retry_after_ms=int(wait * 1000) + 1 if wait else None)
    headers = {"retry-after": str(int(wait) + 1)} if wait else {}
    return JSONResponse(body.model_dump(mode="json"), status, headers)


def is_own_origin(headers: Headers, allowed: Iterable[str]) -> bool:
    """Browsers always say where a request that changes something comes from; other programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or _host_of(origin) == headers.get("host")


def _host_of(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class RequestChecks:
    """Everything passes through here once."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], hosts: AllowedHosts, metrics: Metrics) -> None:
        self.app = app
        self.origins = origins
        self.hosts = hosts
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)  # sockets check host and origin themselves, before they are accepted
            return
        if scope["method"] == "HEAD":  # as GET, without the body
            scope, send = {**scope, "method": "GET"}, _without_body(send)
        request = Request(scope)
        refused = self._refused(request)
        limit = body_limit(request.url.path)
        begun = time.perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                is_file = headers.get("cache-control") == UNCHANGING
                for name, value in (HEADERS_OF_FILES if is_file else HEADERS).items():
                    headers.setdefault(name, value)
                if request.url.path.startswith("/api"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        if refused is not None:
            self.metrics.refused[refused.code] += 1
            await problem(refused, self._lang(request))(scope, receive, send_safely)
        else:
            await self._serve(scope, Bounded(receive, limit), send_safely, request)
        self.metrics.requests[status] += 1
        seconds = time.perf_counter() - begun
        self.metrics.routes[_kind_of(scope) or NO_ROUTE].took(seconds)
        took = round(seconds * 1000, 1)
        log.info("request", extra={"method": request.method, "path": _kind_of(scope), "status": status, "ms": took})

    def _lang(self, request: Request) -> str:
        return lang_of(request.headers, request.query_params.get("lang"))

    def _refused(self, request: Request) -> Denied | None:
        if not self.hosts.allow(request.headers.get("host")):
            return Denied(Code.BAD_HOST, 403)
        if request.method not in SAFE_METHODS and not is_own_origin(request.headers, self.origins):
            return Denied(Code.BAD_ORIGIN, 403)
        length = request.headers.get("content-length", "0")
        limit = body_limit(request.url.path)
        if not (length.isascii() and length.isdigit() and len(length) < DIGITS and int(length) <= limit):
            return Denied(Code.TOO_LARGE, 413, bytes=limit)
        return None

    async def _serve(self, scope: Scope, receive: Receive, send: Send, request: Request) -> None:
        try:
            await self.app(scope, receive, send)
        except ClientDisconnect:  # the client has gone
            pass
        except Exception:
            log.exception("request failed")
            await problem(Denied(Code.INTERNAL, 500), self._lang(request))(scope, receive, send)


class Compression:
    """Compresses what is printed on the games and said by them, which is the same for all readers.

    Nothing else: by the size of what is secret, compressed together with what others wrote, it could be found out.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packing = GZipMiddleware(app)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        public = scope["type"] == "http" and scope["path"].startswith(PUBLIC)
        await (self.packing if public else self.app)(scope, receive, send)


def _without_body(send: Send) -> Send:
    async def sent(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sent


def _kind_of(scope: Scope) -> str:
    """The address without what stands in it: the name of a table is the key to its open seats."""
    return str(getattr(scope.get("route"), "path", ""))


class TooLarge(HTTPException):
    """Of the kind that FastAPI lets pass while it reads a body."""

    def __init__(self, limit: int) -> None:
        super().__init__(413)
        self.limit = limit


class Bounded:
    """Read a request's body up to a limit, which its headers cannot raise."""

    def __init__(self, receive: Receive, limit: int) -> None:
        self.receive = receive
        self.limit = limit
        self.seen = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.seen += len(message.get("body", b""))
        if self.seen > self.limit:
            raise TooLarge(self.limit)
        return message


def _smallest(file: Path, asked: Headers, headers: dict[str, str]) -> Response:
    """Serve the compressed twin of a file to clients that accept it, if the build has made one."""
    kind = guess_type(file)[0]
    understood = {name.split(";")[0].strip() for name in asked.get("accept-encoding", "").split(",")}
    headers["vary"] = "accept-encoding"
    for encoding, ending in TWINS.items():
        twin = file.with_name(file.name + ending)
        if encoding in understood and twin.is_file():
            return FileResponse(twin, headers=headers | {"content-encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def body_limit(path: str) -> int:
    return LARGER_BODIES.get(path, BODY_BYTES)


def no_client(lang: str) -> Response:
    """What stands in place of every page while there is no client to show it."""
    return PlainTextResponse(server_words(lang).say("no-client"), 503)


class Preloads(TypedDict):
    """What the build says a page needs beyond what all need (`web/vite.config.ts`)."""

    home: list[str]
    table: list[str]
    boards: dict[str, list[str]]  # by game
    words: NotRequired[dict[str, list[str]]]  # by language, also `de-pillars`; clients built before had none
    greetings: NotRequired[dict[str, str]]  # what newcomers read at once, by language


class ClientFiles:
    """The files of the web client; every address that is no file is the client's own business."""

    def __init__(self, folder: Path, info: str) -> None:
        """`info` says as JSON which games there are; pages hold it, as all of them ask for it."""
        self.folder = folder.resolve()
        self.info = info.replace("<", "\\u003c")
        self.index = self.folder / "index.html"
        named = self.folder / "preloads.json"
        self.preloads: Preloads | None = json.loads(named.read_text("utf-8")) if named.is_file() else None

    def respond(self, path: str, asked: Headers) -> Response:
        wanted = self._file(path)
        hashed = wanted is not None and path.startswith("assets/")
        age = UNCHANGING if hashed else "no-cache"
        return _smallest(wanted or self.index, asked, {"cache-control": age})

    def home_page(self, asked: Request) -> Response:
        """The first page; newcomers, who have no tables, can read it before the program has come."""
        assert self.preloads is not None
        lang = page_lang(asked)
        needed = [*self.preloads["home"], *self.preloads.get("words", {}).get(lang, [])]
        if COOKIE in asked.cookies:
            return self._page(asked, needed)
        return self._page(asked, needed, '<meta name="newcomer">', self.preloads.get("greetings", {}).get(lang, ""))

    def table_page(self, table: str, game: str, asked: Request) -> Response:
        assert self.preloads is not None
        lang = page_lang(asked)
        words = self.preloads.get("words", {})
        board = [*self.preloads["boards"].get(game, []), *words.get(lang, []), *words.get(f"{lang}-{game}", [])]
        answers = [f"/api/words/{game}/{lang}"]
        if COOKIE in asked.cookies:  # else each of these would make a guest (`web/src/lib/api.ts`)
            answers.append(f"/api/games/{game}/facts?lang={lang}")
        named = f'<meta name="table" content="{escape(table)}" data-game="{escape(game)}">'
        return self._page(asked, [*self.preloads["table"], *answers, *board], named)

    def _page(self, asked: Request, needed: list[str], head: str = "", body: str = "") -> Response:
        """With the names of all files and answers it will need.

        Else a browser would learn of each only from the one before: page, program, table, game, board.
        """
        head += "".join(map(_preload, needed)) + f'<script type="application/json" id="info">{self.info}</script>'
        page = self.index.read_text("utf-8").replace("</head>", f"{head}</head>", 1)
        page = page.replace(ROOT, f"{ROOT}{body}", 1)
        headers = {"cache-control": "no-cache", "vary": "accept-encoding"}
        if "gzip" not in asked.headers.get("accept-encoding", ""):
            return HTMLResponse(page, headers=headers)
        # Anyone who knows its address may read it.
        return HTMLResponse(gzip.compress(page.encode(), PAGE_LEVEL), headers=headers | {"content-encoding": "gzip"})

    def _file(self, path: str) -> Path | None:
        try:
            wanted = (self.folder / path).resolve()
            return wanted if path and wanted.is_relative_to(self.folder) and wanted.is_file() else None
        except (OSError, ValueError):  # too long, or not a name at all
            raise Denied(Code.NOT_FOUND, 404) from None


def _preload(address: str) -> str:
    how = 'rel="modulepreload"'
    if address.startswith("/api/"):
        how = 'rel="preload" as="fetch"'
    elif address.endswith(".css"):
        how = 'rel="preload" as="style"'
    return f'<link {how} crossorigin href="{escape(address)}">'
