"""The tables open in this process: decide commands, store them, then publish."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Coroutine, Sequence
from functools import partial
from typing import NamedTuple, TypeVar
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, SQLAlchemyError

from bauhuette.engine.edition import Data
from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.registry import load
from bauhuette.match.commands.game_end import ExcuseTime
from bauhuette.match.events import SERVER, Actor, Draft, Event
from bauhuette.match.match import SECRET, Match
from bauhuette.match.play_state import NotOffered
from bauhuette.match.refusal import CommandRefused, StaleCommand
from bauhuette.match.setup import TableSetup
from bauhuette.match.table_command import Corrupt
from bauhuette.server.access.views import Presence
from bauhuette.server.feature import Feature
from bauhuette.server.limits.connection_limits import ConnectionLimit
from bauhuette.server.metrics import Metrics
from bauhuette.server.names import ID
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage.event_log import Summary
from bauhuette.server.storage.store import Conflict, Remark, Store, TableRow, named
from bauhuette.server.tables import downtime
from bauhuette.server.tables.downtime import Downtime
from bauhuette.server.tables.fanout import Fanout, Heard
from bauhuette.server.tables.open_table import POLICY, TRY_LATER, Listener, OpenTable, now_ms
from bauhuette.server.tables.outdated_rules import OutdatedTable, outdated
from bauhuette.server.tables.scheduler import TableScheduler, due_after
from bauhuette.server.tables.turn_index import asked_after
from bauhuette.server.wire import Code
from bauhuette.server.workers.bot_jobs import BotJobs
from bauhuette.server.workers.worker_pools import WorkerPools

log = logging.getLogger("bauhuette.server")

TRIES = 5  # against other processes that were faster
PRESENCE_MS = 30_000
CANNOT_GO_ON = (Code.RULES_CHANGED, Code.DAMAGED)
KEEP_OVER_S = 45.0  # without connections; with the time between two sweeps it is less than a minute
KEEP_IDLE_S = 580.0


T = TypeVar("T")
FindGame = Callable[[str], Awaitable[Game]]
FindEdition = Callable[[Game, str, Data], Awaitable[Game]]


async def _load_at_once(key: str) -> Game:
    return load(key)


async def _always_standard(game: Game, _edition: str, _values: Data) -> Game:
    """Return the standard edition: no other is known here."""
    return game


class Stored(NamedTuple):
    version: int
    again: bool  # it had been stored before


class TableRegistry:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        fanout: Fanout,
        metrics: Metrics,
        game: FindGame | None = None,
        pools: WorkerPools | None = None,
        edition: FindEdition | None = None,
    ) -> None:
        self.game = game or _load_at_once
        self.edition = edition or _always_standard
        self.store = store
        self.settings = settings
        self.fanout = fanout
        self.metrics = metrics
        self.loaded: dict[str, OpenTable] = {}
        self.tables = ConnectionLimit("tables", settings.tables_per_address if settings.limits else 0, fanout.tell)
        self.bot_jobs = BotJobs(pools or WorkerPools(settings, metrics), metrics, settings.determinizations)
        self._in_use: WeakValueDictionary[str, OpenTable] = WeakValueDictionary()  # also those just forgotten
        self.damaged: set[str] = set()
        self.features: Sequence[Feature] = ()  # asked before people sit down and games begin, told when they end
        self.downtime = Downtime(store, fanout.me, now_ms)
        self.troubled = False  # nothing could be stored for a while
        self.scheduler = TableScheduler(self, settings)
        self._loading: dict[str, asyncio.Future[OpenTable | None]] = {}
        self._tasks: set[asyncio.Task[object]] = set()

    def spawn(self, work: Coroutine[object, object, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("task failed", exc_info=task.exception())

    async def close(self) -> None:
        """No new work; writes that were begun are finished."""
        for live in self.loaded.values():
            if live.timer is not None:
                live.timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.loaded.values():
            async with live.lock:
                pass

    # --- opening and finding tables ---

    async def open(self, setup: TableSetup, address: str = "") -> OpenTable:
        members = list(dict.fromkeys(seat["user"] for seat in setup.seats if seat["user"]))
        await self.stored(self.store.open_table(setup, members, None))
        live = OpenTable(Match(setup, await self.game_at(setup)), [], address)
        self._keep(live)
        await self.fanout.follow(live.id)
        self.metrics.tables_opened += 1
        return live

    async def game_at(self, setup: TableSetup) -> Game:
        """Return the game of a table, in the edition with which it began."""
        game = await self.game(setup.game)
        if setup.edition == game.edition:
            return game
        return await self.edition(game, setup.edition, dict(setup.edition_values))

    def only_if_room(self, address: str) -> None:
        """For a further table that is opened from an address, beside those that are not over."""
        self.count_tables()
        self.tables.only_if_room(address)

    def count_tables(self) -> None:
        self.tables.count(Counter(live.owner.address for live in self.loaded.values() if live.match.status != "over"))

    async def find(self, table: str) -> OpenTable:
        """The table, loaded if need be; exactly one `OpenTable` per table and process."""
        if not ID.fullmatch(table):
            raise Denied(Code.NOT_FOUND, 404)
        live = self.loaded.get(table) or self._in_use.get(table)
        if live is None:
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
            live = await asyncio.shield(self._loading[table])
        if live is None:
            raise Denied(Code.NOT_FOUND, 404)
        self._keep(live)
        return live

    async def as_stored(self, table: str) -> Match:
        """Its last move may lie in the database, made by another process, and not in memory yet."""
        live = await self.find(table)
        async with live.lock:
            if live.match.status != "over":
                await self.catch_up(live)
        return live.match

    def _keep(self, live: OpenTable) -> None:
        live.touched = time.monotonic()
        self.loaded[live.id] = self._in_use[live.id] = live

    async def _load(self, table: str) -> OpenTable | None:
        try:
            live = await self._read(table)
            if live is None:
                return None
            self.damaged.discard(table)
            self._keep(live)
            if self._owed(live.match) is not None:
                self.spawn(self._settle(live))
            self.scheduler.attend(live)
            return live
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> OpenTable | None:
        try:
            row = await self.store.load(table)
            if row is None:
                return None
            await self.fanout.follow(table)  # before reading, so that nothing falls between
            match = _folded(row, await self.game_at(row.setup), await self.store.events_after(table, 0))
            return OpenTable(match, await self.store.chat_of(table))
        except (CommandRefused, SQLAlchemyError):
            raise
        except Exception as error:
            raise self._is_damaged(table, error) from error

    async def outdated(self, table: str) -> OutdatedTable | None:
        """Read a table without its rules; None if it is damaged or not there."""
        row = await self.store.load(table)
        if row is None:
            return None
        try:
            return outdated(row, await self.game_at(row.setup), await self.store.events_after(table, 0))
        except (ValueError, LookupError, TypeError, Corrupt):
            return None

    def _is_damaged(self, table: str, error: Exception) -> Denied:
        """Mark a table whose stored data contradict themselves; others are not affected."""
        if table not in self.damaged:
            place = traceback.extract_tb(error.__traceback__)[-1]  # no message: it may tell what is hidden
            log.error("table %s is damaged: %s in %s:%s", table, type(error).__name__, place.name, place.lineno)
        self.damaged.add(table)
        live = self.loaded.pop(table, None)
        for listener in live.listeners if live is not None else ():
            listener.close(POLICY, Denied(Code.DAMAGED))
        return Denied(Code.DAMAGED, 409)

    def tables_of(self, user: str) -> list[str]:
        """Return the tables in memory at which a person sits."""
        return [table for table, live in self._in_use.items() if live.match.seats_of(user)]

    async def look_again(self, tables: list[str]) -> None:
        """Reload tables another process changed; those not in memory are read when they are opened."""
        for live in [self._in_use[table] for table in tables if table in self._in_use]:
            with contextlib.suppress(Denied):  # damaged or unreadable: readers see that when they come
                async with live.lock:
                    await self.catch_up(live)

    def forget_person(self, user: str) -> None:
        """Reload finished games of a deleted person, without the name; their readers reconnect."""
        for table, live in list(self._in_use.items()):
            live.forget_person(user)
            if live.match.status == "over" and live.match.seats_of(user):
                self.loaded.pop(table, None)
                del self._in_use[table]
                for listener in list(live.listeners):
                    listener.close(TRY_LATER, Denied(Code.BUSY))

    async def follow_what_is_open(self) -> None:
        await self.fanout.follow_only({*self._in_use, *self._loading})

    def forget_idle(self) -> None:
        """Drop tables that are no longer used. A caller that still holds a table finds the same one again."""
        clock = time.monotonic()
        for table, live in list(self.loaded.items()):
            keep = KEEP_OVER_S if live.match.status == "over" else KEEP_IDLE_S
            busy = live.listeners or live.lock.locked() or live.attended is not None
            if not busy and clock - live.touched > keep:
                if live.timer is not None:
                    live.timer.cancel()
                    live.timer = None
                del self.loaded[table]

    async def tidy_up(self) -> None:
        """Drop what is not used, and follow and count what is."""
        self.forget_idle()
        await self.follow_what_is_open()
        self.count_tables()
        self.tables.tell_again()

    # --- people come and go ---

    async def only_welcome(self, match: Match, user: str, address: str) -> None:
        """Refuse people who may not sit down."""
        for feature in self.features:
            await feature.only_welcome(match, user, address)

    async def only_ready(self, match: Match) -> None:
        """Refuse to start a table with a player who may not play."""
        for feature in self.features:
            await feature.only_ready(match)

    async def sat_down(self, live: OpenTable, user: str, address: str) -> None:
        for feature in self.features:
            await feature.sat_down(live.match, user, address)
        live.addresses.add((user, address))

    def arrived(self, live: OpenTable, listener: Listener) -> None:
        before = live.presence()
        live.listeners.add(listener)
        self.metrics.connections += 1
        self._note_presence(live, listener, downtime.come)
        self._presence_changed(live, before)

    def gone(self, live: OpenTable, listener: Listener) -> None:
        before = live.presence()
        live.listeners.discard(listener)
        self.metrics.connections -= 1
        for seat in live.match.seats_of(listener.user):
            if not live.is_connected(seat):
                live.away_since[seat] = now_ms()
        if listener.user not in [other.user for other in live.listeners]:
            self._note_presence(live, listener, downtime.go)
        self._presence_changed(live, before)

    def _note_presence(self, live: OpenTable, listener: Listener, note: Callable[..., None]) -> None:
        """For processes that cannot be told by the fan-out."""
        if self.store.shared and live.match.seats_of(listener.user):
            self.spawn(self._write(partial(note, process=self.downtime.process, table=live.id, user=listener.user)))

    async def _write(self, work: Callable[[Connection], None]) -> None:
        await self.stored(self.store.writer.run(work))

    async def look_around(self, loaded: list[OpenTable]) -> None:
        """Who is connected to other processes, as the database knows it."""
        ids = [live.id for live in loaded]
        there = await self.store.read(lambda c: downtime.present_elsewhere(c, self.downtime.process, ids, now_ms()))
        for live in loaded:
            for process, users in there.get(live.id, {}).items():
                self._learn(live, partial(live.believe, process, users, now_ms() + PRESENCE_MS))

    def sessions(self) -> list[str]:
        """By which people are connected here."""
        return list({listener.session for live in self.loaded.values() for listener in live.listeners})

    def sessions_ended(self, ids: Collection[str]) -> None:
        for live in self.loaded.values():
            for listener in live.listeners:
                if listener.session in ids:
                    listener.close(TRY_LATER, Denied(Code.SESSION_ENDED))

    def _presence_changed(self, live: OpenTable, before: Presence) -> None:
        """Publish who is connected: seats at once, spectators at intervals.

        Otherwise hundreds of new connections would each cause hundreds of views.
        """
        live.touched = time.monotonic()
        if live.presence().connected != before.connected:
            live.tell_changed()
        elif live.presence() != before:
            live.tell_changed_soon()
        self.scheduler.attend(live)
        self.tell_presence(live)

    def tell_presence(self, live: OpenTable) -> None:
        """Other processes believe for a while that these people are connected here."""
        users = tuple({listener.user for listener in live.listeners if live.match.seats_of(listener.user)})
        tempo = live.tempo_here() or ""
        self.fanout.tell(Heard(live.id, live.match.number, users=users, lasts_ms=PRESENCE_MS, tempo=tempo))

    def _learn(self, live: OpenTable, change: Callable[[], bool]) -> None:
        """Something is heard, or no longer believed, about who is connected elsewhere."""
        before = live.presence().connected
        if not change():
            return
        for seat, (was, still) in enumerate(zip(before, live.presence().connected, strict=True)):
            if was and not still:
                live.away_since[seat] = now_ms()
        live.tell_changed()
        self.scheduler.attend(live)

    # --- what other processes stored ---

    async def catch_up(self, live: OpenTable) -> bool:
        """Take what others have stored; whether there was anything. The lock is held."""
        events = await self.stored(self.store.events_after(live.id, live.match.number))
        try:
            for event in events:
                live.match.apply(event)
        except Exception as error:
            raise self._is_damaged(live.id, error) from error
        live.doubtful = False
        if events:
            self._tell(live, events)
        return bool(events)

    async def poll(self) -> None:
        """Catch up with the tables that have readers, and store who is connected."""
        watched = [live for live in self.loaded.values() if live.listeners]
        if not watched:
            return
        numbers = await self.store.numbers_of([live.id for live in watched])
        await self.look_around(watched)
        for live in watched:
            self.tell_presence(live)
            self._learn(live, partial(live.doubt, now_ms()))
            if numbers.get(live.id, 0) > live.match.number:
                async with live.lock:
                    await self.catch_up(live)
            if not self.fanout.healthy:
                await self.catch_up_chat(live)

    # --- downtime ---

    async def beat(self) -> None:
        if await self.downtime.beat():
            for live in list(self.loaded.values()):
                self.spawn(self._settle(live))

    async def _settle(self, live: OpenTable) -> None:
        async with live.lock:
            await self.make_up_time(live)
        self.scheduler.attend(live)

    async def make_up_time(self, live: OpenTable) -> None:
        """Give the seat to move what the server took from it. The lock is held."""
        if self.downtime.overslept(now_ms()):
            await self.stored(self.beat())
        for _ in range(TRIES):
            owed = self._owed(live.match)
            if owed is None:
                return
            try:
                await self._store(live, SERVER, "", owed)
            except Conflict:
                await self.catch_up(live)

    def _owed(self, match: Match) -> Draft | None:
        if not match.clocks.runs or match.status != "running":
            return None
        ms = self.downtime.lost(max(match.clocks.since, match.excused), now_ms())
        return ExcuseTime.decide(match, ms, self.downtime.ended()) if ms else None

    def warn(self, troubled: bool) -> None:
        """Warn all readers when nothing can be stored; answers tell them when it works again."""
        if troubled and not self.troubled:
            log.error("nothing can be stored")
            for live in self.loaded.values():
                for listener in live.listeners:
                    listener.warn(Denied(Code.BUSY))
        self.troubled = troubled

    def note_failure(self, what: str, error: Exception) -> None:
        """Something regular failed; it will be tried again."""
        self.metrics.database_errors += 1
        log.warning("%s: %s", what, named(error))

    async def heard(self, news: Heard) -> None:
        """Another process says that something happened at a table; only what is stored counts."""
        live = self.loaded.get(news.table)
        if live is None:
            return
        if news.lasts_ms:
            until = now_ms() + news.lasts_ms
            self._learn(live, lambda: live.believe(news.sender, news.users, until, news.tempo))
        if news.number > live.match.number:
            async with live.lock:
                await self.catch_up(live)
        if news.chat > (live.chat[-1].number if live.chat else 0):
            await self.catch_up_chat(live)

    async def catch_up_chat(self, live: OpenTable) -> None:
        last = live.chat[-1].number if live.chat else 0
        for line in await self.stored(self.store.chat_of(live.id, last)):
            if line.number > (live.chat[-1].number if live.chat else 0):
                live.chat.append(line)
                live.tell_said(line)

    # --- commands ---

    async def store_and_tell(self, live: OpenTable, who: Actor, command: str, decide: Callable[[], Draft]) -> Stored:
        """Store before show. The lock is held. In doubt, and before a refusal, look at what others stored."""
        if live.doubtful:
            await self.catch_up(live)
        await self.make_up_time(live)
        for _ in range(TRIES):
            known = live.match.carried_out.get((who.user, command))
            if known is not None and command:
                return Stored(known, True)
            try:
                draft = decide()
            except (CommandRefused, StaleCommand):
                if self.store.shared and await self.catch_up(live):
                    continue
                raise
            try:
                return await self._store(live, who, command, draft)
            except Conflict:
                await self.catch_up(live)
        raise Denied(Code.BUSY, 503)

    async def _store(self, live: OpenTable, who: Actor, command: str, draft: Draft) -> Stored:
        match = live.match
        event = Event(match.number + 1, draft.kind, now_ms(), who.user, command, draft.body)
        before, state = match.status, match.state_after(draft)
        snapshot = None if state is None else bytes(state.tobytes())
        changed = match.changed if draft.kind in SECRET else event.at
        due, asked = due_after(match, draft, event.at), asked_after(match, draft, event.at)
        summary = Summary(changed, match.status_after(draft), snapshot, due, *asked)
        live.doubtful = True
        await self.stored(self.store.append(live.id, event, summary))
        match.apply(event, draft.effect)
        live.doubtful = False
        self._tell(live, [event])
        self.fanout.tell(Heard(live.id, match.number))
        if match.status == "over" and before != "over":
            for feature in self.features:
                feature.table_is_over(match)
        return Stored(match.version, False)

    def _tell(self, live: OpenTable, events: list[Event]) -> None:
        """Send private news to its seat alone; others get not even an empty view."""
        live.touched = time.monotonic()
        if all(event.kind in SECRET for event in events):
            live.tell_only({event.actor for event in events})
        else:
            live.tell_changed()
        self.scheduler.attend(live)
        joined = {event.body["user"] for event in events if event.kind == "joined"}
        for listener in live.listeners:
            if listener.user in joined:  # a spectator who sits down is missed from now on when they leave
                self._note_presence(live, listener, downtime.come)
                self.tell_presence(live)

    async def stored(self, work: Awaitable[T]) -> T:
        """A database that does not answer is the server's trouble, not the client's."""
        try:
            return await work
        except SQLAlchemyError as error:
            self.metrics.database_errors += 1
            log.warning("database: %s", named(error))
            if isinstance(error, DataError):  # it will not take this at any time
                raise Denied(Code.MALFORMED, 422, where="text") from error
            raise Denied(Code.BUSY, 503) from error

    async def say(self, live: OpenTable, command: str, user: str, name: str, seat: int | None, text: str) -> bool:
        """Store and tell a line of chat; return whether this command had said it before."""
        for _ in range(TRIES):
            number = live.chat[-1].number + 1 if live.chat else 1
            line = Remark(number, now_ms(), user, name, seat, text)
            try:
                await self.stored(self.store.say(live.id, command, line))
            except Conflict:
                if await self.store.said(live.id, user, command):
                    return True
                await self.catch_up_chat(live)
                continue
            live.chat.append(line)
            live.tell_said(line)
            self.fanout.tell(Heard(live.id, live.match.number, chat=number))
            return False
        raise Denied(Code.BUSY, 503)


def _folded(row: TableRow, game: Game, events: list[Event]) -> Match:
    """The match the events lead to; refused, with the reason, where today's rules are others."""
    try:
        match = Match.fold(row.setup, game, events)
    except (Corrupt, NotOffered, NotAMove) as error:
        if (row.setup.rules_version, row.setup.edition) == (game.meta.rules_version, game.edition):
            raise
        raise CommandRefused("rules-changed") from error
    if match.number < row.version:
        raise Corrupt(f"{row.setup.id}: of {row.version} events the last are missing")
    return match
