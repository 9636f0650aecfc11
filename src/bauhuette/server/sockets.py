"""One WebSocket per table and reader. Views are made when they are sent, so a slow reader skips to the newest."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from bauhuette.match.events import Who
from bauhuette.match.refusal import Refused
from bauhuette.server import wire
from bauhuette.server.hall import Hall, note_keeper
from bauhuette.server.limits import MESSAGES, Limits
from bauhuette.server.live import Live, now_ms
from bauhuette.server.questions import hint, plan, why
from bauhuette.server.refusals import Denied, rate_limited, refusal_of
from bauhuette.server.store import Line
from bauhuette.server.views import own_part, view_text
from bauhuette.server.wire import Code

log = logging.getLogger("bauhuette.server")

WAITING = 64  # answers and chat lines for a slow reader; more, and the connection is closed
PING_EVERY_MS = 15_000
RECONNECT_MS = (300, 3000)
RETRY_MS = 500  # while the database is away
PATIENCE = 100  # messages over the limit before the connection is closed
GOING_AWAY, POLICY, TOO_BIG, TRY_LATER = 1001, 1008, 1009, 1013


class Connection:
    """A reader of a table."""

    def __init__(self, socket: WebSocket, hall: Hall, live: Live, who: Who, lang: str, since: int) -> None:
        self.socket = socket
        self.hall = hall
        self.live = live
        self.who = who
        self.user = who.user
        self.lang = lang
        self.sent = since  # the last version this reader was sent
        self._out: deque[Any] = deque()
        self._wake = asyncio.Event()
        self._dirty = True
        self._closing: tuple[int, Denied] | None = None

    # --- what the table tells ---

    def changed(self) -> None:
        self._dirty = True
        self._wake.set()

    def said(self, line: Line) -> None:
        self.send(wire.ChatMessage(line=chat_line(line)))

    def send(self, message: Any) -> None:
        if len(self._out) >= WAITING:
            self.close(TRY_LATER, Denied(Code.SLOW))
            return
        self._out.append(message)
        self._wake.set()

    def close(self, code: int, reason: Denied) -> None:
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()

    # --- writing ---

    async def write_on(self, timeout: float) -> None:
        while self._closing is None:
            await self._wake.wait()
            self._wake.clear()
            async with asyncio.timeout(timeout):
                while self._out:
                    await self.socket.send_text(self._out.popleft().model_dump_json())
                if self._dirty and self._closing is None:
                    await self.socket.send_text(self._view())
        code, reason = self._closing
        bye = wire.Bye(refusal=refusal_of(reason, self.lang), reconnect_ms=RECONNECT_MS)
        with contextlib.suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
            async with asyncio.timeout(1.0):
                await self.socket.send_text(bye.model_dump_json())
            await self.socket.close(code)

    def _view(self) -> str:
        """The newest view, with what happened since the one before."""
        self._dirty = False
        live = self.live
        own = own_part(live.match, self.user, self.sent, now_ms(), self.who.seat)
        self.sent = live.match.version
        self.hall.metrics.views += 1
        return view_text(live.shared_json(), orjson.dumps(own))

    # --- reading ---

    async def read_on(self, limits: Limits) -> None:
        over = 0
        while self._closing is None:
            text = await self.socket.receive_text()
            wait = limits.wait(MESSAGES, self.user)
            if wait:
                over += 1
                self.hall.metrics.limited += 1
                refusal = refusal_of(rate_limited(wait), self.lang)
                self.send(wire.Fault(refusal=refusal, retry_after_ms=int(wait * 1000) + 1))
                if over > PATIENCE:
                    self.close(TRY_LATER, rate_limited(wait))
                continue
            await self._handle(text)

    async def _handle(self, text: str) -> None:
        try:
            message = wire.from_client.validate_json(text)
        except ValidationError as error:
            refused = Denied(Code.MALFORMED, where=where_of(error))
            self.send(wire.Fault(refusal=refusal_of(refused, self.lang)))
            return
        try:
            self.send(await self._answer(message))
        except Refused as refused:
            again = RETRY_MS if refused.code == Code.BUSY else None
            self.send(wire.Fault(refusal=refusal_of(refused, self.lang), retry_after_ms=again))
        except Exception:
            log.exception("message failed")
            self.send(wire.Fault(refusal=refusal_of(Denied(Code.INTERNAL), self.lang)))

    async def _answer(self, message: Any) -> Any:
        match message:
            case wire.PingMessage():
                if message.version is not None and message.version < self.sent:
                    self.sent = message.version
                    self.changed()
                return wire.Pong(now=now_ms())
            case wire.SitMessage():
                return await self._sit(message.seat)
            case wire.WhyMessage():
                return wire.WhyAnswer(id=message.id, refusal=why(self.live, self.who, message.move, self.lang))
            case wire.PlanMessage():
                return await plan(self.hall, self.live, self.who, message.id)
            case wire.HintMessage():
                return await hint(self.hall, self.live, self.who, message.id)
        begun = time.perf_counter()
        answer = await self.hall.command(self.live, self.who, message.command, self.lang)
        self.hall.metrics.command_took(time.perf_counter() - begun)
        if answer.result == wire.Result.STALE:
            self.sent = min(self.sent, self.live.match.version)
            self.changed()
        return answer

    async def _sit(self, seat: int | None) -> wire.Welcome:
        """Speak for another of the own seats; everything it knows is told from the beginning."""
        if seat is not None and seat not in self.live.match.seats_of(self.user):
            raise Refused("not-seated")
        self.who = self.who._replace(seat=seat)
        self.sent = 0
        self.changed()
        return await self.welcome()

    async def welcome(self) -> wire.Welcome:
        match = self.live.match
        return wire.Welcome(
            table=self.live.id,
            you=self.who.name,
            seat=match.seat_of(self.user, self.who.seat),
            chat=[chat_line(line) for line in self.live.chat],
            note=await self.hall.store.note_of(self.live.id, note_keeper(match, self.who)),
            ping_every_ms=PING_EVERY_MS,
            reconnect_ms=RECONNECT_MS,
        )


def where_of(error: ValidationError) -> str:
    """The place of the first mistake, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(step)[:32] for step in first["loc"]) or "–"
    return f"{place} ({first['type']})"


def chat_line(line: Line) -> wire.ChatLine:
    return wire.ChatLine(number=line.number, at=line.at, name=line.name, seat=line.seat, text=line.text)


def may_watch(live: Live, user: str) -> bool:
    match = live.match
    inside = bool(match.seats_of(user)) or match.is_host(user)
    return inside or match.status == "lobby" or match.setup.spectators != "off"


async def serve_connection(connection: Connection, limits: Limits, timeout: float) -> None:
    """From the welcome to the end of a connection."""
    live, hall = connection.live, connection.hall
    connection.send(await connection.welcome())
    hall.arrived(live, connection)
    writing = asyncio.create_task(connection.write_on(timeout))
    reading = asyncio.create_task(connection.read_on(limits))
    try:
        await asyncio.wait({writing, reading}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        hall.gone(live, connection)
        for task in (writing, reading):
            task.cancel()
        for result in await asyncio.gather(writing, reading, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(
                result, (WebSocketDisconnect, TimeoutError, RuntimeError)
            ):
                log.error("connection failed", exc_info=result)
        if connection.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await connection.socket.close(TRY_LATER)
