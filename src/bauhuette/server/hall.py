"""All tables that are open in this process. Commands come in, are stored, and only then anybody is told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from secrets import token_bytes
from typing import Any, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.registry import load
from bauhuette.match.events import Draft, Event, Who
from bauhuette.match.match import Corrupt, Match, Setup
from bauhuette.match.refusal import Refused, Stale
from bauhuette.match.table import NotOffered
from bauhuette.server import wire
from bauhuette.server.appending import Standing
from bauhuette.server.fanout import Fanout, Heard
from bauhuette.server.live import Listener, Live, now_ms
from bauhuette.server.metrics import Metrics
from bauhuette.server.refusals import Denied, refusal_of
from bauhuette.server.sessions import clean, new_id
from bauhuette.server.settings import Settings
from bauhuette.server.steward import Steward, due_after
from bauhuette.server.store import Conflict, Line, Store
from bauhuette.server.wire import Answer, Code, Result

log = logging.getLogger("bauhuette.server")

TRIES = 5  # against other processes that were faster
PRESENCE_MS = 30_000
KEEP_IDLE_S = 600
KEEP_AT_MOST = 5000


FindGame = Callable[[str], Awaitable[Game]]


async def _load_at_once(key: str) -> Game:
    return load(key)


class Stored(NamedTuple):
    version: int
    again: bool  # it had been stored before


class Hall:
    def __init__(
        self, store: Store, settings: Settings, fanout: Fanout, metrics: Metrics, game: FindGame | None = None
    ) -> None:
        self.game = game or _load_at_once
        self.store = store
        self.settings = settings
        self.fanout = fanout
        self.metrics = metrics
        self.lives: dict[str, Live] = {}
        self.steward = Steward(self, settings)
        self._loading: dict[str, asyncio.Future[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def close(self) -> None:
        """No new work; writes that were begun are finished."""
        self.steward.close()
        for live in self.lives.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.lives.values():
            async with live.lock:
                pass

    # --- opening and finding tables ---

    async def open(self, setup: Setup) -> Live:
        members = list(dict.fromkeys(seat["user"] for seat in setup.seats if seat["user"]))
        await self._stored(self.store.open_table(setup, members, None))
        live = Live(Match(setup, await self.game(setup.game)), [])
        self.lives[setup.id] = live
        self.metrics.tables_opened += 1
        return live

    async def find(self, table: str) -> Live:
        """The table, loaded if need be; exactly one `Live` per table and process."""
        live = self.lives.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            live = await asyncio.shield(self._loading[table])
        if live is None:
            raise Denied(Code.NOT_FOUND, 404)
        return live

    async def _load(self, table: str) -> Live | None:
        try:
            row = await self.store.load(table)
            if row is None:
                return None
            match = _folded(row.setup, await self.game(row.setup.game), await self.store.events_after(table, 0))
            live = Live(match, await self.store.chat_of(table))
            self.lives[table] = live
            self._forget_idle()
            self.steward.attend(live)
            return live
        finally:
            del self._loading[table]

    def _forget_idle(self) -> None:
        if len(self.lives) <= KEEP_AT_MOST:
            return
        clock = time.monotonic()
        for table, live in list(self.lives.items()):
            if not live.listeners and not live.lock.locked() and clock - live.touched > KEEP_IDLE_S:
                if live.timer is not None:
                    live.timer.cancel()
                del self.lives[table]

    # --- people come and go ---

    def arrived(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)
        self.metrics.connections += 1
        self._presence_changed(live)

    def gone(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)
        self.metrics.connections -= 1
        for seat in live.match.seats_of(listener.user):
            if not live.is_connected(seat):
                live.away_since[seat] = now_ms()
        self._presence_changed(live)

    def _presence_changed(self, live: Live) -> None:
        live.touched = time.monotonic()
        live.tell_changed()
        self.steward.attend(live)
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        """Other processes believe for a while that these people are connected here."""
        users = tuple({listener.user for listener in live.listeners if live.match.seats_of(listener.user)})
        self.fanout.tell(Heard(live.id, live.match.version, users=users, lasts_ms=PRESENCE_MS))

    def _learn(self, live: Live, change: Callable[[], bool]) -> None:
        """Something is heard, or no longer believed, about who is connected elsewhere."""
        before = live.presence().connected
        if not change():
            return
        for seat, (was, still) in enumerate(zip(before, live.presence().connected, strict=True)):
            if was and not still:
                live.away_since[seat] = now_ms()
        live.tell_changed()
        self.steward.attend(live)

    # --- what other processes stored ---

    async def catch_up(self, live: Live) -> bool:
        """Take what others have stored; whether there was anything. The lock is held."""
        events = await self._stored(self.store.events_after(live.id, live.match.version))
        for event in events:
            live.match.take(event)
        live.doubtful = False
        if events:
            self._tell(live)
        return bool(events)

    async def poll(self) -> None:
        """Look at the tables somebody is connected to, and say again who is."""
        watched = [live for live in self.lives.values() if live.listeners]
        if not watched:
            return
        versions = await self.store.versions_of([live.id for live in watched])
        for live in watched:
            self.tell_presence(live)
            self._learn(live, partial(live.doubt, now_ms()))
            if versions.get(live.id, 0) > live.match.version:
                async with live.lock:
                    await self.catch_up(live)
            if not self.fanout.healthy:
                await self.catch_up_chat(live)

    def note_failure(self, what: str, error: Exception) -> None:
        """Something regular failed; it will be tried again."""
        self.metrics.database_errors += 1
        log.warning("%s: %s", what, type(error).__name__)

    async def heard(self, news: Heard) -> None:
        """Another process says that something happened at a table; only what is stored counts."""
        live = self.lives.get(news.table)
        if live is None:
            return
        if news.lasts_ms:
            self._learn(live, lambda: live.believe(news.sender, news.users, now_ms() + news.lasts_ms))
        if news.version > live.match.version:
            async with live.lock:
                await self.catch_up(live)
        if news.chat > (live.chat[-1].number if live.chat else 0):
            await self.catch_up_chat(live)

    async def catch_up_chat(self, live: Live) -> None:
        last = live.chat[-1].number if live.chat else 0
        for line in await self._stored(self.store.chat_of(live.id, last)):
            if line.number > (live.chat[-1].number if live.chat else 0):
                live.chat.append(line)
                live.tell_said(line)

    # --- commands ---

    async def command(self, live: Live, who: Who, command: Any, lang: str) -> Answer:
        """The one answer to a command; none while the database is away (`Denied` as busy)."""
        try:
            stored = await self._carry_out(live, who, command)
            result, refusal = (Result.DUPLICATE if stored.again else Result.ACCEPTED), None
            version = stored.version
        except Stale:
            result, refusal, version = Result.STALE, None, live.match.version
        except Refused as refused:
            if refused.code == Code.BUSY:  # it may be stored or not: only the same command, sent again, can tell
                raise
            result, refusal, version = Result.REFUSED, refusal_of(refused, lang), live.match.version
        self.metrics.answers[result] += 1
        return Answer(id=command.id, result=result, version=version, refusal=refusal)

    async def _carry_out(self, live: Live, who: Who, command: Any) -> Stored:
        if isinstance(command, wire.ChatCommand):
            return await self._chat(live, who, command)
        if isinstance(command, wire.NoteCommand):
            await self._stored(self.store.keep_note(live.id, note_keeper(live.match, who), command.text))
            return Stored(live.match.version, False)
        async with live.lock:
            if isinstance(command, wire.RematchCommand):
                return await self._rematch(live, who, command)
            return await self.store_and_tell(live, who, command.id, lambda: _draft(live.match, who, command))

    async def store_and_tell(self, live: Live, who: Who, command: str, propose: Callable[[], Draft]) -> Stored:
        """Store before show. The lock is held. In doubt, and before a refusal, look at what others stored."""
        if live.doubtful:
            await self.catch_up(live)
        for _ in range(TRIES):
            known = live.match.commands.get((who.user, command))
            if known is not None and command:
                return Stored(known, True)
            try:
                draft = propose()
            except (Refused, Stale):
                if self.store.shared and await self.catch_up(live):
                    continue
                raise
            try:
                return await self._store(live, who, command, draft)
            except Conflict:
                await self.catch_up(live)
        raise Denied(Code.BUSY, 503)

    async def _store(self, live: Live, who: Who, command: str, draft: Draft) -> Stored:
        match = live.match
        event = Event(match.version + 1, draft.kind, now_ms(), who.user, command, draft.body)
        state = match.state_after(draft)
        status = "lobby" if state is None else "over" if state.over or draft.kind == "flagged" else "running"
        snapshot = None if state is None else bytes(state.tobytes())
        standing = Standing(status, snapshot, due_after(match, draft, event.at))
        live.doubtful = True
        await self._stored(self.store.append(live.id, event, standing))
        match.take(event, draft.made)
        live.doubtful = False
        self._tell(live)
        self.fanout.tell(Heard(live.id, match.version))
        if match.status == "over" and draft.kind == "moved":
            self.spawn(self.store.rate(match))
        return Stored(event.number, False)

    def _tell(self, live: Live) -> None:
        live.touched = time.monotonic()
        live.tell_changed()
        self.steward.attend(live)

    async def _stored(self, work: Any) -> Any:
        """A database that does not answer is the server's trouble, not the client's."""
        try:
            return await work
        except SQLAlchemyError as error:
            self.metrics.database_errors += 1
            log.warning("database: %s", type(error).__name__)
            raise Denied(Code.BUSY, 503) from error

    async def _chat(self, live: Live, who: Who, command: wire.ChatCommand) -> Stored:
        match = live.match
        text = clean(command.text)
        if not text:
            return Stored(match.version, False)
        seat = match.seat_of(who.user, who.seat)
        name = who.name if seat is None else match.seats[seat].name
        for _ in range(TRIES):
            number = live.chat[-1].number + 1 if live.chat else 1
            line = Line(number, now_ms(), who.user, name, seat, text)
            try:
                await self._stored(self.store.say(live.id, command.id, line))
            except Conflict:
                if await self.store.said(live.id, who.user, command.id):
                    return Stored(match.version, True)
                await self.catch_up_chat(live)
                continue
            live.chat.append(line)
            live.tell_said(line)
            self.fanout.tell(Heard(live.id, match.version, chat=number))
            return Stored(match.version, False)
        raise Denied(Code.BUSY, 503)

    async def _rematch(self, live: Live, who: Who, command: wire.RematchCommand) -> Stored:
        """A new table with the same people at the same seats; whoever asks second is led to the same one."""
        match = live.match
        known = match.commands.get((who.user, command.id))
        if known is not None:
            return Stored(known, True)
        if match.rematch_id is not None:
            match.rematch(who, match.rematch_id)
            return Stored(match.version, True)
        new = new_id()
        match.rematch(who, new)
        await self.open(_rematch_setup(match, who, new))
        return await self.store_and_tell(live, who, command.id, lambda: match.rematch(who, new))


def note_keeper(match: Match, who: Who) -> str:
    """Under which name a note is kept: people who share a device do not share their notes."""
    shared = len(match.seats_of(who.user)) > 1
    return f"{who.user}#{'' if who.seat is None else who.seat}" if shared else who.user


def _folded(setup: Setup, game: Game, events: list[Event]) -> Match:
    """The match the events lead to; refused, with the reason, where today's rules lead elsewhere."""
    match = Match(setup, game)
    try:
        for event in events:
            match.take(event)
    except (Corrupt, NotOffered, NotAMove) as error:
        log.error("table %s cannot go on: %s", setup.id, error)
        raise Refused("rules-changed") from error
    return match


def _rematch_setup(match: Match, who: Who, new: str) -> Setup:
    seats = tuple(
        {"user": seat.user, "name": seat.name, "level": None if seat.user else seat.level} for seat in match.seats
    )
    game = match.game
    return replace(
        match.setup,
        id=new,
        rules_version=game.meta.rules_version,
        edition=game.edition,
        host=who.user,
        secret=token_bytes(32),
        seats=seats,
        created=now_ms(),
        listed=False,
        position=None,
        course=(),
    )


def _draft(match: Match, who: Who, command: Any) -> Draft:
    """The command put to the match."""
    match command:
        case wire.MoveCommand():
            move = command.move.model_dump() if isinstance(command.move, wire.MoveForm) else command.move
            return match.move(who, command.version, move)
        case wire.UndoCommand():
            return match.undo(who, command.version)
        case wire.JoinCommand():
            return match.join(who, command.seat)
        case wire.LeaveCommand():
            return match.leave(who)
        case wire.KickCommand():
            return match.kick(who, command.seat)
        case wire.SeatCommand():
            return match.place(who, command.seat, command.level)
        case wire.ListCommand():
            return match.list_openly(who, command.listed)
        case wire.SaltCommand():
            return match.salt(who, clean(command.salt))
        case wire.StartCommand():
            return match.start(who)
        case wire.HandCommand():
            return match.hand(who, command.level)
        case wire.ReturnCommand():
            return match.give_back(who)
        case wire.StandCommand():
            return match.stand(who, [wish.model_dump() for wish in command.wishes], command.until)
    raise AssertionError(command)
