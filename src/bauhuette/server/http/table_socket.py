"""One WebSocket per table and reader. Views are made when they are sent, so a slow reader skips to the newest."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from typing import Any, NamedTuple

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from bauhuette.match.events import Actor
from bauhuette.match.refusal import CommandRefused
from bauhuette.server import wire
from bauhuette.server.access.permissions import Action, check
from bauhuette.server.access.views import changes, own_part, view_json
from bauhuette.server.http.websocket_protocol import FramedSocket
from bauhuette.server.limits.rate_limits import MESSAGES, RateLimits
from bauhuette.server.refusals import Denied, rate_limited, refusal_of
from bauhuette.server.storage.store import Remark
from bauhuette.server.tables import commands
from bauhuette.server.tables.open_table import TEMPOS, TRY_LATER, OpenTable, now_ms
from bauhuette.server.tables.questions import hint, plan, preview, weights, why
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.tables.socket_schemas import (
    Bye,
    ChatMessage,
    Fault,
    FromServer,
    HintMessage,
    PingMessage,
    PlanMessage,
    Pong,
    PreviewMessage,
    SitMessage,
    Tempo,
    TempoMessage,
    WeighAnswer,
    WeighMessage,
    Welcome,
    WhyAnswer,
    WhyMessage,
)
from bauhuette.server.wire import Code

log = logging.getLogger("bauhuette.server")

READ_AHEAD = 16  # messages of one connection that wait for their turn
WAITING = 64  # answers and chat lines for a slow reader; more, and the connection is closed
PING_EVERY_MS = 5_000  # a client that hears nothing for twice as long gives the connection up
RECONNECT_MS = (300, 3000)
RETRY_MS = 500  # while the database is away
PATIENCE = 100  # messages over the limit before the connection is closed
FAREWELL_S = 1.0
ALWAYS_SENT = ("now", "log")  # with changes, too


class Shown(NamedTuple):
    """The view that a reader was sent last: its shared part and its own."""

    shared: dict[str, Any]
    own: dict[str, Any]


class Connection:
    """A reader of a table."""

    def __init__(
        self,
        socket: FramedSocket,
        registry: TableRegistry,
        live: OpenTable,
        who: Actor,
        session: str,
        lang: str,
        since: int,
        limits: RateLimits,
        address: str = "",
        unheard: frozenset[str] = frozenset(),
        changes: bool = False,
    ) -> None:
        self.socket = socket
        self.registry = registry
        self.live = live
        self.who = who
        self.user = who.user
        self.session = session
        self.address = address
        self.unheard = unheard
        self.lang = lang
        self.limits = limits
        self.sent = since  # the last version this reader was sent
        self.changes = changes  # the reader wants to be sent what is different, after a first whole view
        self._shown: Shown | None = None  # to a reader of changes
        self._tempo: Tempo = TEMPOS[0]
        self._tempo_once: Tempo | None = None
        self.ended = asyncio.Event()
        self.closing: tuple[int, Denied] | None = None
        self._loop = asyncio.get_running_loop()
        self._out: deque[FromServer] = deque()
        self._dirty = True
        self._flushes = False  # soon
        self._in: deque[str] = deque()
        self._works = False
        self._to_weigh: WeighMessage | None = None  # asked, and not begun
        self._weighs = False
        self._over = 0  # messages over the limit
        self._patience: asyncio.TimerHandle | None = None  # with a reader that does not read

    # --- what the table tells ---

    @property
    def tempo(self) -> Tempo:
        return self._tempo_once or self._tempo

    def changed(self) -> None:
        if self._tempo_once is not None and self.live.match.to_move in self.live.match.seats_of(self.user):
            self._tempo_once = None
            self.registry.tell_presence(self.live)
        self._dirty = True
        self._flush_soon()

    def said(self, remark: Remark) -> None:
        if remark.user not in self.unheard:
            self.send(ChatMessage(line=chat_line(remark)))

    def send(self, message: FromServer) -> None:
        if len(self._out) >= WAITING:
            self.close(TRY_LATER, Denied(Code.SLOW))
            return
        self._out.append(message)
        self._flush_soon()

    def warn(self, reason: Denied) -> None:
        self.send(Fault(refusal=refusal_of(reason, self.lang), retry_after_ms=RETRY_MS))

    def close(self, code: int, reason: Denied) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self.ended.set()

    # --- writing ---

    def _flush_soon(self) -> None:
        """An answer and the view that comes with it travel together."""
        if not self._flushes:
            self._flushes = True
            self._loop.call_soon(self._flush)

    def _flush(self) -> None:
        self._flushes = False
        if self.socket.is_held_up or self.ended.is_set():  # `may_write` comes back to it
            return
        texts = [message.model_dump_json().encode() for message in self._out]
        self._out.clear()
        try:
            if self._dirty:
                texts.append(self._view())
        except Exception:
            log.exception("view failed")
            self.close(TRY_LATER, Denied(Code.INTERNAL))
        self.socket.write(texts)

    def held_up(self) -> None:
        wait = self.registry.settings.send_timeout
        self._patience = self._loop.call_later(wait, self.close, TRY_LATER, Denied(Code.SLOW))

    def may_write(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._flush_soon()

    def _view(self) -> bytes:
        """The newest view, with what happened since the one before; or what of it is different."""
        self._dirty = False
        live = self.live
        own = own_part(live.match, self.user, self.sent, now_ms(), self.who.seat)
        self.sent = live.match.version
        self.registry.metrics.views += 1
        if not self.changes:
            return view_json(live.shared_json(), orjson.dumps(own))
        before, self._shown = self._shown, Shown(live.shared(), own)
        if before is None:
            return view_json(live.shared_json(), orjson.dumps(own))
        found = changes(before.own, own, ALWAYS_SENT)
        change = {
            "type": "change",
            "since": before.shared["version"],
            "version": self.sent,
            **{name: own[name] for name in ALWAYS_SENT},
            "set": live.shared_changes(before.shared) | found,
        }
        return orjson.dumps(change)

    def _show_again(self, since: int) -> None:
        """Send a whole view, with what happened since a version."""
        self.sent, self._shown = since, None
        self.changed()

    # --- reading ---

    def heard(self, text: str) -> None:
        """Messages are answered one after the other; who sends more than that is not listened to meanwhile."""
        self._in.append(text)
        if len(self._in) == READ_AHEAD:
            self.socket.listen(False)
        if not self._works:
            self._works = True
            self.registry.spawn(self._work())

    async def _work(self) -> None:
        while self._in and not self.ended.is_set():
            if len(self._in) == READ_AHEAD:
                self.socket.listen(True)
            text = self._in.popleft()
            wait = self.limits.wait(MESSAGES, self.user)
            await (self._limited(wait) if wait else self._handle(text))
            if self._in:
                await asyncio.sleep(0)  # let answers and other tables have their turn
        self._works = False

    async def _limited(self, wait: float) -> None:
        self._over += 1
        self.registry.metrics.refused[Code.RATE_LIMITED] += 1
        self.send(Fault(refusal=refusal_of(rate_limited(wait), self.lang), retry_after_ms=int(wait * 1000) + 1))
        if self._over > PATIENCE:
            self.close(TRY_LATER, rate_limited(wait))

    async def _handle(self, text: str) -> None:
        try:
            message = commands.from_client.validate_json(text)
        except ValidationError as error:
            refused = Denied(Code.MALFORMED, where=wire.where_of(error))
            self.send(Fault(refusal=refusal_of(refused, self.lang)))
            return
        try:
            check(Action.WATCH, self.live.match, self.user)
            answer = await self._answer(message)
            if answer is not None:
                self.send(answer)
        except CommandRefused as refused:
            self.registry.metrics.refused[refused.code] += 1
            again = RETRY_MS if refused.code == Code.BUSY else None
            self.send(Fault(refusal=refusal_of(refused, self.lang), retry_after_ms=again))
        except Exception:
            log.exception("message failed")
            self.send(Fault(refusal=refusal_of(Denied(Code.INTERNAL), self.lang)))

    async def _answer(self, message: commands.FromClient) -> FromServer | None:
        match message:
            case commands.CommandMessage():
                return await self._carry_out(message.command)
            case PingMessage():
                if message.version is not None and message.version < self.sent:
                    self._show_again(message.version)
                return Pong(now=now_ms())
            case SitMessage():
                return await self._sit(message.seat)
            case TempoMessage():
                self._set_tempo(message)
                return Pong(now=now_ms())
            case WhyMessage():
                return WhyAnswer(id=message.id, refusal=why(self.live, self.who, message.move, self.lang))
            case PlanMessage():
                return await plan(self.registry, self.live, self.who, message, self.lang)
            case PreviewMessage():
                return preview(self.live, self.who, message)
            case HintMessage():
                return await hint(self.registry, self.live, self.who, message, self.lang)
            case WeighMessage():
                self._weigh(message)
                return None

    async def _carry_out(self, command: commands.AnyCommand) -> wire.Answer:
        begun = time.perf_counter()
        answer = await commands.answer_to(self.registry, self.live, self.who, command, self.lang, self.address)
        self.registry.metrics.commands.took(time.perf_counter() - begun)
        if answer.result == wire.Result.STALE:
            self.sent = min(self.sent, self.live.match.version)
            self.changed()
        return answer

    def _weigh(self, message: WeighMessage) -> None:
        """Answer in the background; a newer request replaces a pending one."""
        passed_over, self._to_weigh = self._to_weigh, message
        if passed_over is not None:
            self.send(WeighAnswer(id=passed_over.id, version=self.live.match.version))
        if not self._weighs:
            self._weighs = True
            self.registry.spawn(self._weigh_on())

    async def _weigh_on(self) -> None:
        try:
            while self._to_weigh is not None and not self.ended.is_set():
                message, self._to_weigh, who = self._to_weigh, None, self.who
                answer = await weights(self.registry, self.live, who, message.id, self.lang)
                if who != self.who:  # the device has changed hands: what one seat knows is not told to another
                    answer = WeighAnswer(id=message.id, version=answer.version)
                self.send(answer)
        finally:
            self._weighs = False

    def _set_tempo(self, wish: TempoMessage) -> None:
        if wish.once:
            self._tempo_once = wish.tempo
        else:
            self._tempo, self._tempo_once = wish.tempo, None
        self.registry.tell_presence(self.live)

    async def _sit(self, seat: int | None) -> Welcome:
        """Switch to another of the caller's seats and send its whole view."""
        if seat is not None and seat not in self.live.match.seats_of(self.user):
            raise CommandRefused("not-seated")
        self.who = self.who._replace(seat=seat)
        self._show_again(0)
        return await self.welcome()

    async def welcome(self) -> Welcome:
        match = self.live.match
        return Welcome(
            table=self.live.id,
            you=self.who.name,
            seat=match.seat_of(self.user, self.who.seat),
            chat=[chat_line(remark) for remark in self.live.chat if remark.user not in self.unheard],
            note=await self.registry.store.note_of(self.live.id, commands.note_keeper(match, self.who)),
            ping_every_ms=PING_EVERY_MS,
            reconnect_ms=RECONNECT_MS,
        )


def chat_line(remark: Remark) -> wire.ChatLine:
    return wire.ChatLine(number=remark.number, at=remark.at, name=remark.name, seat=remark.seat, text=remark.text)


async def serve_connection(connection: Connection, socket: WebSocket) -> None:
    """From the welcome to the end of a connection."""
    live, registry = connection.live, connection.registry
    connection.send(await connection.welcome())
    registry.arrived(live, connection)
    connection.socket.reader = connection
    listening = asyncio.create_task(_until_gone(connection, socket))
    try:
        await connection.ended.wait()
    finally:
        connection.ended.set()
        registry.gone(live, connection)
        listening.cancel()
        connection.socket.reader = None
    if connection.closing is not None:
        await _say_goodbye(connection, socket, *connection.closing)


async def _until_gone(connection: Connection, socket: WebSocket) -> None:
    """What came before the connection was the socket's reader, then nothing until the peer goes."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            connection.ended.set()
            return
        connection.heard(message.get("text") or "")


async def _say_goodbye(connection: Connection, socket: WebSocket, code: int, reason: Denied) -> None:
    bye = Bye(refusal=refusal_of(reason, connection.lang), reconnect_ms=RECONNECT_MS)
    try:
        async with asyncio.timeout(FAREWELL_S):
            await socket.send_text(bye.model_dump_json())
            await socket.close(code)
    except (TimeoutError, RuntimeError, WebSocketDisconnect):
        connection.socket.abort()
