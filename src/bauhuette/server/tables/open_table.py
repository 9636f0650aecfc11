"""A table that is open in this process: the match, who is connected, the last lines of chat."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, get_args

import orjson

from bauhuette.engine.types import Seat
from bauhuette.match.match import Match
from bauhuette.server.access.permissions import Action, may, refusal
from bauhuette.server.access.views import Presence, changes, lasting_part, shared_part, view_json
from bauhuette.server.refusals import Denied
from bauhuette.server.storage.store import CHAT_SHOWN, NOBODY, SILENCE, Remark
from bauhuette.server.tables.socket_schemas import Tempo
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Owner

TEMPOS: tuple[Tempo, ...] = get_args(Tempo)  # the slowest first
GOING_AWAY, POLICY, TRY_LATER = 1001, 1008, 1013  # why a connection is closed
ONLOOKERS_TOLD_S = 0.5  # after one came or went: others who do so meanwhile share the message


def now_ms() -> int:
    return int(time.time() * 1000)


class Listener(Protocol):
    """A connection, as a table knows it."""

    user: str
    session: str
    address: str
    unheard: frozenset[str]  # people whose chat this reader is not sent

    @property
    def tempo(self) -> Tempo: ...
    def changed(self) -> None: ...
    def said(self, line: Remark) -> None: ...
    def warn(self, reason: Denied) -> None: ...
    def close(self, code: int, reason: Denied) -> None: ...


class Elsewhere(NamedTuple):
    """Who is connected to another process, and until when that is believed."""

    users: tuple[str, ...]
    until: int
    tempo: Tempo | None = None  # the slowest they want, where that process has said


class OpenTable:
    """All changes happen under `lock`, one after the other."""

    def __init__(self, match: Match, chat: list[Remark], address: str = "") -> None:
        self.match = match
        self.owner = Owner(address or match.setup.host, match.setup.host)  # on whose account its bots think
        self.hurried = False  # they had less time than they should have had
        self.compiling = False  # they play greedily until their search is compiled
        self.chat: deque[Remark] = deque(chat, CHAT_SHOWN)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.away_since: dict[int, int] = {}  # seat -> when its last connection went
        self.addresses: set[tuple[str, str]] = set()  # person and address of those who sat down or moved here
        self.timer: asyncio.TimerHandle | None = None
        self.attended: tuple[int, str, int] | None = None  # the question a bot is thinking about for a seat
        self.pauses = 0.0  # seconds waited for bots since a person's last step
        self.doubtful = False  # a write ended without an answer: look before the next one
        self.touched = time.monotonic()
        self.born = now_ms()
        self._lasting = orjson.dumps(lasting_part(match))
        self._shared: dict[str, Any] | None = None  # of one version, for all readers
        self._shared_json = b""
        self._changes: tuple[dict[str, Any], dict[str, Any]] | None = None  # since the shared part before
        self._telling: asyncio.TimerHandle | None = None  # soon

    @property
    def id(self) -> str:
        return self.match.setup.id

    def users(self) -> list[str]:
        """Who is connected, here or to other processes."""
        there = [user for other in self.elsewhere.values() for user in other.users]
        return [listener.user for listener in self.listeners] + there

    def is_connected(self, seat: Seat) -> bool:
        user = self.match.seats[seat].user
        return bool(user) and user in self.users()

    def tempo(self) -> Tempo:
        """Return the bots' tempo: the slowest that a player wants, or a spectator if no person plays."""
        seated = {seat.user for seat in self.match.seats}
        there = [other.tempo for other in self.elsewhere.values() if other.tempo is not None]
        playing = [*there, *[listener.tempo for listener in self.listeners if listener.user in seated]]
        wishes = playing or [listener.tempo for listener in self.listeners]
        return min(wishes, key=TEMPOS.index, default=TEMPOS[0])

    def tempo_here(self) -> Tempo | None:
        """The slowest that people want who play here and are connected to this process."""
        wishes = [listener.tempo for listener in self.listeners if self.match.seats_of(listener.user)]
        return min(wishes, key=TEMPOS.index, default=None)

    def presence(self) -> Presence:
        users = self.users()
        seated = [seat.user for seat in self.match.seats]
        watching = {listener.user for listener in self.listeners}.difference(seated)
        return Presence(
            tuple(bool(user) and user in users for user in seated), len(watching), self.hurried, self.compiling
        )

    def believe(self, process: str, users: Sequence[str], until: int, tempo: str | None = None) -> bool:
        """What another process says about who is connected to it; whether that is new. No tempo: as it was."""
        before = self.elsewhere.pop(process, Elsewhere((), 0))
        wish = before.tempo if tempo is None else next((known for known in TEMPOS if known == tempo), None)
        if users:
            self.elsewhere[process] = Elsewhere(tuple(sorted(users)), until, wish)
        return before.users != tuple(sorted(users))

    def doubt(self, now: int) -> bool:
        """Forget what processes have said that are silent since; whether there was any."""
        silent = [process for process, other in self.elsewhere.items() if other.until < now]
        for process in silent:
            del self.elsewhere[process]
        return bool(silent)

    def forget_person(self, user: str) -> None:
        """What they said is stored no longer, and they go."""
        forgotten = [line._replace(name=NOBODY, text=SILENCE) if line.user == user else line for line in self.chat]
        self.chat = deque(forgotten, CHAT_SHOWN)
        for listener in list(self.listeners):
            if listener.user == user:
                listener.close(TRY_LATER, Denied(Code.SESSION_ENDED))

    def shared(self) -> dict[str, Any]:
        """Return the part of the view that changes and is the same for all readers, made once."""
        if self._shared is None or self._shared["version"] != self.match.version:
            self._shared = shared_part(self.match, self.presence())
            self._shared_json, self._changes = b"", None
        return self._shared

    def shared_json(self) -> bytes:
        """Return the parts of the view that are the same for all readers, encoded once."""
        shared = self.shared()
        self._shared_json = self._shared_json or view_json(self._lasting, orjson.dumps(shared))
        return self._shared_json

    def shared_changes(self, before: dict[str, Any]) -> dict[str, Any]:
        """Return what is different since a shared part, found once for all readers who were sent it."""
        shared = self.shared()
        if self._changes is None or self._changes[0] is not before:
            self._changes = (before, changes(before, shared, ("version",)))
        return self._changes[1]

    def tell_changed_soon(self) -> None:
        """Once for everything that happens until then."""
        if self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(ONLOOKERS_TOLD_S, self.tell_changed)

    def tell_changed(self) -> None:
        """Update all readers: the table changed, or a person came or went."""
        if self._telling is not None:
            self._telling.cancel()
        self._telling = None
        self._shared = None
        for listener in self.listeners:
            self._tell(listener)

    def tell_only(self, users: set[str]) -> None:
        """What only these people may learn."""
        for listener in self.listeners:
            if listener.user in users:
                self._tell(listener)

    def _tell(self, listener: Listener) -> None:
        """Close connections of readers who may no longer watch."""
        if may(Action.WATCH, self.match, listener.user):
            listener.changed()
        else:
            listener.close(POLICY, refusal(Action.WATCH, self.match, listener.user))

    def tell_said(self, line: Remark) -> None:
        for listener in self.listeners:
            if may(Action.WATCH, self.match, listener.user):
                listener.said(line)
