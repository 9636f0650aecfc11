"""A table that is open in this process: the match, who is connected, the last lines of chat."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Protocol

from bauhuette.match.match import Match
from bauhuette.server.refusals import Denied
from bauhuette.server.store import CHAT_KEPT, Line
from bauhuette.server.views import Presence


def now_ms() -> int:
    return int(time.time() * 1000)


class Listener(Protocol):
    """A connection, as a table knows it."""

    user: str

    def changed(self) -> None: ...
    def said(self, line: Line) -> None: ...
    def close(self, code: int, reason: Denied) -> None: ...


class Live:
    """All changes happen under `lock`, one after the other."""

    def __init__(self, match: Match, chat: list[Line]) -> None:
        self.match = match
        self.chat: deque[Line] = deque(chat, CHAT_KEPT)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, int] = {}  # users connected to other processes, and until when that is believed
        self.away_since: dict[int, int] = {}  # seat -> when its last connection went
        self.timer: asyncio.TimerHandle | None = None
        self.attended: tuple[int, str, int] | None = None  # what somebody is already thinking about for a seat
        self.doubtful = False  # a write ended without an answer: look before the next one
        self.touched = time.monotonic()

    @property
    def id(self) -> str:
        return self.match.setup.id

    def is_connected(self, seat: int) -> bool:
        user = self.match.seats[seat].user
        here = any(listener.user == user for listener in self.listeners) if user else False
        return here or self.elsewhere.get(user, 0) > now_ms()

    def presence(self) -> Presence:
        seats = range(len(self.match.seats))
        watching = sum(not self.match.seats_of(listener.user) for listener in self.listeners)
        return Presence([self.is_connected(seat) for seat in seats], watching)

    def tell_changed(self) -> None:
        for listener in self.listeners:
            listener.changed()

    def tell_said(self, line: Line) -> None:
        for listener in self.listeners:
            listener.said(line)
