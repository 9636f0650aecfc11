"""End requests that do not come to their end, and connections beyond an address's share: they would shut others out."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from bauhuette.server.http.websocket_protocol import connections_of, host_of

REQUEST_S = 20.0  # from the first byte of a request, or from the connection, to its last byte
TOO_MANY = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\nretry-after: 5\r\n\r\n"
ARRIVING = (h11.IDLE, h11.SEND_BODY)


class TimeoutProtocol(H11Protocol):
    """The HTTP protocol of uvicorn, with an end to patience."""

    _patience: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if connections_of(self.config).arrive(host_of(self.client)):
            self._watch()
        else:
            transport.write(TOO_MANY)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        connections_of(self.config).leave(host_of(self.client))
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request is whole; from now on the transport belongs to the socket, which has a patience of its own."""
        super().handle_websocket_upgrade(event)
        self._upgraded = True

    def _watch(self) -> None:
        if self._upgraded or self.conn.their_state not in ARRIVING or self.transport.is_closing():
            self._stop()
        elif self._patience is None:
            self._patience = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _stop(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
