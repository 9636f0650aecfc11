"""The WebSocket protocol of uvicorn, with a short way for the messages of an open table.

Through ASGI every message is a dictionary in a queue, a task that wakes up and several wrappers, which cost more than
rules and views. Opening and closing still go that way; between them texts go straight to a `FrameReader` and frames
straight to the transport.
"""

from __future__ import annotations

from collections.abc import Iterable
from struct import pack
from typing import Any, Protocol

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from bauhuette.server.limits.connection_limits import RawConnections

TEXT = 0x81  # a whole message in one frame
NOT_UTF8 = 1007
STATE = "socket"


class FrameReader(Protocol):
    """A receiver of a socket's messages."""

    def heard(self, text: str) -> None: ...
    def held_up(self) -> None: ...
    def may_write(self) -> None: ...


class FramedSocket(WebSocketsSansIOProtocol):
    """One connection; `reader` is set while a table is open on it."""

    reader: FrameReader | None = None
    is_held_up = False  # the peer reads more slowly than it is written to
    has_spoken = False  # the peer, since the last ping was due

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][STATE] = self

    def send_receive_event_to_app(self) -> None:
        if self.reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        self.has_spoken = True
        data, self.frames = b"".join(self.frames), []
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        self.reader.heard(text)

    def send_keepalive_ping(self) -> None:
        """Ping only a silent peer: nine thousand readers would be as many pings and pongs every ten seconds."""
        if not self.has_spoken:
            super().send_keepalive_ping()
            return
        self.has_spoken = False
        self.schedule_ping()

    def write(self, texts: Iterable[bytes]) -> None:
        """Each as one message, all in one piece; nothing if the connection is about to end."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))

    def listen(self, on: bool) -> None:
        """Whether to take further messages from the peer."""
        if not self.transport.is_closing():
            if on:
                self.transport.resume_reading()
            else:
                self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_held_up = True
        if self.reader is not None:
            self.reader.held_up()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_held_up = False
        if self.reader is not None:
            self.reader.may_write()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection was counted before it became a socket."""
        connections_of(self.config).leave(host_of(self.client))
        super().connection_lost(exc)

    def hang_up(self) -> None:
        """Send what was written and close, whether or not the peer says goodbye."""
        self.transport.close()

    def abort(self) -> None:
        """End without waiting for what was not read."""
        self.transport.abort()


def connections_of(config: Config) -> RawConnections:
    app: Any = config.app
    counted = app.state.application.connections
    assert isinstance(counted, RawConnections)
    return counted


def host_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


def frame_head(length: int) -> bytes:
    if length < 126:
        return pack("!BB", TEXT, length)
    return pack("!BBH", TEXT, 126, length) if length < 65536 else pack("!BBQ", TEXT, 127, length)


def socket_of(scope: Any) -> FramedSocket:
    socket = scope["state"][STATE]
    assert isinstance(socket, FramedSocket)
    return socket
