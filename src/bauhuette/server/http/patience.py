"""Requests that do not come to their end are not waited for: whoever keeps them open would shut everybody else out."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

REQUEST_S = 20.0  # from the first byte of a request, or from the connection, to its last byte
ARRIVING = (h11.IDLE, h11.SEND_BODY)


class Patient(H11Protocol):
    """The HTTP protocol of uvicorn, with an end to patience."""

    _patience: asyncio.TimerHandle | None = None
    _upgraded = False

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
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
