"""All tables that are open in this process. Commands come in, are stored, and only then anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import traceback
from collections import Counter
from collections.abc import Awaitable, Callable, Collection
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, SQLAlchemyError

from bauhuette.engine.game import Game
from bauhuette.engine.moves import NotAMove
from bauhuette.engine.registry import load
from bauhuette.match.events import SERVER, Draft, Event, Who
from bauhuette.match.kernel import NotOffered
from bauhuette.match.match import SECRET, Match
from bauhuette.match.refusal import Refused, Stale
from bauhuette.match.setup import Setup
from bauhuette.match.verb import Corrupt
from bauhuette.match.verbs.advising import Tutor
from bauhuette.match.verbs.ending import Rematch, Wait
from bauhuette.match.verbs.handing import Hand, Resign, TakeBack, leave
from bauhuette.match.verbs.instructing import Instruct, Prepare
from bauhuette.match.verbs.playing import Play, Undo
from bauhuette.match.verbs.seating import Join, Leave, Place, Publish
from bauhuette.match.verbs.starting import Salt, Start
from bauhuette.server import wire
from bauhuette.server.callers import Doorkeeper
from bauhuette.server.metrics import Metrics
from bauhuette.server.names import ID, clean, new_id
from bauhuette.server.refusals import Denied, refusal_of
from bauhuette.server.settings import Settings
from bauhuette.server.sight import rights
from bauhuette.server.sight.rights import Act
from bauhuette.server.sight.views import Presence
from bauhuette.server.storage.appending import Summary
from bauhuette.server.storage.store import Conflict, Remark, Store, TableRow, named
from bauhuette.server.tables import pulse
from bauhuette.server.tables.asking import asked_after
from bauhuette.server.tables.fanout import Fanout, Heard
from bauhuette.server.tables.live import POLICY, TRY_LATER, Listener, Live, now_ms
from bauhuette.server.tables.outdated import Outdated, outdated
from bauhuette.server.tables.pulse import Pulse
from bauhuette.server.tables.steward import Steward, due_after
from bauhuette.server.wire import Answer, Code, Result
from bauhuette.server.workers.crew import Crew
from bauhuette.server.workers.thinking import Thinker

log = logging.getLogger("bauhuette.server")

TRIES = 5  # against other processes that were faster
PRESENCE_MS = 30_000
KEEP_OVER_S = 45.0  # without anybody connected; with the time between two sweeps it is less than a minute
KEEP_IDLE_S = 580.0


OnSeat = Callable[[Match, str, str], Awaitable[None]]  # with the address
OnStart = Callable[[Match], Awaitable[None]]
OnSat = Callable[[Match, str, str], Awaitable[None]]  # with the address
FindGame = Callable[[str], Awaitable[Game]]


async def _load_at_once(key: str) -> Game:
    return load(key)


async def _whoever_may(_match: Match, _user: str, _address: str) -> None:
    """Where nobody has said otherwise."""


async def _whenever(_match: Match) -> None:
    """Where nobody has said otherwise."""


async def _nothing_to_note(_match: Match, _user: str, _address: str) -> None:
    """Where nobody wants to know."""


class Stored(NamedTuple):
    version: int
    again: bool  # it had been stored before


class Hall:
    def __init__(
        self,
        store: Store,
        settings: Settings,
        fanout: Fanout,
        metrics: Metrics,
        game: FindGame | None = None,
        crew: Crew | None = None,
    ) -> None:
        self.game = game or _load_at_once
        self.store = store
        self.settings = settings
        self.fanout = fanout
        self.metrics = metrics
        self.lives: dict[str, Live] = {}
        self.tables = Doorkeeper("tables", settings.tables_per_address if settings.limits else 0, fanout.tell)
        self.thinker = Thinker(crew or Crew(settings, metrics), metrics)
        self._in_use: WeakValueDictionary[str, Live] = WeakValueDictionary()  # also those just forgotten
        self.damaged: set[str] = set()
        self.when_over: list[Callable[[Match], None]] = [self._let_count]  # told of every game that ends here
        self.when_forgotten: Callable[[str], None] = lambda _: None  # told of everybody who is forgotten
        self.only_welcome: OnSeat = _whoever_may  # refuses who is not to sit with somebody there
        self.sat_down: OnSat = _nothing_to_note
        self.only_ready: OnStart = _whenever  # refuses the start of a table at which somebody may not play
        self.pulse = Pulse(store, fanout.me, now_ms)
        self.troubled = False  # nothing could be stored for a while
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

    async def open(self, setup: Setup, address: str = "") -> Live:
        members = list(dict.fromkeys(seat["user"] for seat in setup.seats if seat["user"]))
        await self._stored(self.store.open_table(setup, members, None))
        live = Live(Match(setup, await self.game(setup.game)), [], address)
        self._keep(live)
        await self.fanout.follow(live.id)
        self.metrics.tables_opened += 1
        return live

    def only_if_room(self, address: str) -> None:
        """For a further table that is opened from an address, beside those that are not over."""
        self.count_tables()
        self.tables.only_if_room(address)

    def count_tables(self) -> None:
        self.tables.count(Counter(live.owner.address for live in self.lives.values() if live.match.status != "over"))

    async def find(self, table: str) -> Live:
        """The table, loaded if need be; exactly one `Live` per table and process."""
        if not ID.fullmatch(table):
            raise Denied(Code.NOT_FOUND, 404)
        live = self.lives.get(table) or self._in_use.get(table)
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

    def _keep(self, live: Live) -> None:
        live.touched = time.monotonic()
        self.lives[live.id] = self._in_use[live.id] = live

    async def _load(self, table: str) -> Live | None:
        try:
            live = await self._read(table)
            if live is None:
                return None
            self.damaged.discard(table)
            self._keep(live)
            if self._owed(live.match) is not None:
                self.spawn(self._settle(live))
            self.steward.attend(live)
            return live
        finally:
            del self._loading[table]

    async def _read(self, table: str) -> Live | None:
        try:
            row = await self.store.load(table)
            if row is None:
                return None
            await self.fanout.follow(table)  # before reading, so that nothing falls between
            match = _folded(row, await self.game(row.setup.game), await self.store.events_after(table, 0))
            return Live(match, await self.store.chat_of(table))
        except (Refused, SQLAlchemyError):
            raise
        except Exception as error:
            raise self._is_damaged(table, error) from error

    async def outdated(self, table: str) -> Outdated | None:
        """Read a table without its rules; None if it is damaged or not there."""
        row = await self.store.load(table)
        if row is None:
            return None
        try:
            return outdated(row, await self.game(row.setup.game), await self.store.events_after(table, 0))
        except (ValueError, LookupError, TypeError, Corrupt):
            return None

    def _is_damaged(self, table: str, error: Exception) -> Denied:
        """What is stored of a table contradicts itself. It harms nobody else."""
        if table not in self.damaged:
            place = traceback.extract_tb(error.__traceback__)[-1]  # no message: it may tell what is hidden
            log.error("table %s is damaged: %s in %s:%s", table, type(error).__name__, place.name, place.lineno)
        self.damaged.add(table)
        live = self.lives.pop(table, None)
        for listener in live.listeners if live is not None else ():
            listener.close(POLICY, Denied(Code.DAMAGED))
        return Denied(Code.DAMAGED, 409)

    def tables_of(self, user: str) -> list[str]:
        """Those in memory at which somebody sits."""
        return [table for table, live in self._in_use.items() if live.match.seats_of(user)]

    async def look_again(self, tables: list[str]) -> None:
        """Something was stored from outside; tables that are not in memory are read when somebody wants them."""
        for live in [self._in_use[table] for table in tables if table in self._in_use]:
            with contextlib.suppress(Denied):  # damaged, or nothing can be read: whoever comes is told
                async with live.lock:
                    await self.catch_up(live)

    def forget_person(self, user: str) -> None:
        """Their finished games are read anew, without the name; whoever looks at one connects again."""
        self.when_forgotten(user)
        for table, live in list(self._in_use.items()):
            live.forget_person(user)
            if live.match.status == "over" and live.match.seats_of(user):
                self.lives.pop(table, None)
                del self._in_use[table]
                for listener in list(live.listeners):
                    listener.close(TRY_LATER, Denied(Code.BUSY))

    async def follow_what_is_open(self) -> None:
        await self.fanout.follow_only({*self._in_use, *self._loading})

    def forget_idle(self) -> None:
        """Let go what nobody needs in memory. Whoever holds a table at this moment finds the same one again."""
        clock = time.monotonic()
        for table, live in list(self.lives.items()):
            keep = KEEP_OVER_S if live.match.status == "over" else KEEP_IDLE_S
            busy = live.listeners or live.lock.locked() or live.attended is not None
            if not busy and clock - live.touched > keep:
                if live.timer is not None:
                    live.timer.cancel()
                    live.timer = None
                del self.lives[table]

    # --- people come and go ---

    def arrived(self, live: Live, listener: Listener) -> None:
        before = live.presence()
        live.listeners.add(listener)
        self.metrics.connections += 1
        self._note_presence(live, listener, pulse.come)
        self._presence_changed(live, before)

    def gone(self, live: Live, listener: Listener) -> None:
        before = live.presence()
        live.listeners.discard(listener)
        self.metrics.connections -= 1
        for seat in live.match.seats_of(listener.user):
            if not live.is_connected(seat):
                live.away_since[seat] = now_ms()
        if listener.user not in [other.user for other in live.listeners]:
            self._note_presence(live, listener, pulse.go)
        self._presence_changed(live, before)

    def _note_presence(self, live: Live, listener: Listener, note: Callable[..., None]) -> None:
        """For processes that cannot be told by the fan-out."""
        if self.store.shared and live.match.seats_of(listener.user):
            self.spawn(self._write(partial(note, process=self.pulse.process, table=live.id, user=listener.user)))

    async def _write(self, work: Callable[[Connection], None]) -> None:
        await self._stored(self.store.writer.run(work))

    async def look_around(self, lives: list[Live]) -> None:
        """Who is connected to other processes, as the database knows it."""
        ids = [live.id for live in lives]
        there = await self.store.read(lambda c: pulse.present_elsewhere(c, self.pulse.process, ids, now_ms()))
        for live in lives:
            for process, users in there.get(live.id, {}).items():
                self._learn(live, partial(live.believe, process, users, now_ms() + PRESENCE_MS))

    def sessions(self) -> list[str]:
        """By which people are connected here."""
        return list({listener.session for live in self.lives.values() for listener in live.listeners})

    def sessions_ended(self, ids: Collection[str]) -> None:
        for live in self.lives.values():
            for listener in live.listeners:
                if listener.session in ids:
                    listener.close(TRY_LATER, Denied(Code.SESSION_ENDED))

    def _presence_changed(self, live: Live, before: Presence) -> None:
        """A seat that comes or goes is told at once; a crowd of onlookers is counted now and then.

        Otherwise whoever opens some hundred connections makes as many views for each of them.
        """
        live.touched = time.monotonic()
        if live.presence().connected != before.connected:
            live.tell_changed()
        elif live.presence() != before:
            live.tell_changed_soon()
        self.steward.attend(live)
        self.tell_presence(live)

    def tell_presence(self, live: Live) -> None:
        """Other processes believe for a while that these people are connected here."""
        users = tuple({listener.user for listener in live.listeners if live.match.seats_of(listener.user)})
        tempo = live.tempo_here() or ""
        self.fanout.tell(Heard(live.id, live.match.number, users=users, lasts_ms=PRESENCE_MS, tempo=tempo))

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
        events = await self._stored(self.store.events_after(live.id, live.match.number))
        try:
            for event in events:
                live.match.take(event)
        except Exception as error:
            raise self._is_damaged(live.id, error) from error
        live.doubtful = False
        if events:
            self._tell(live, events)
        return bool(events)

    async def poll(self) -> None:
        """Look at the tables somebody is connected to, and say again who is."""
        watched = [live for live in self.lives.values() if live.listeners]
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

    # --- time that counts for nobody ---

    async def beat(self) -> None:
        if await self.pulse.beat():
            for live in list(self.lives.values()):
                self.spawn(self._settle(live))

    async def _settle(self, live: Live) -> None:
        async with live.lock:
            await self.make_up_time(live)
        self.steward.attend(live)

    async def make_up_time(self, live: Live) -> None:
        """Give the seat to move what the server took from it. The lock is held."""
        if self.pulse.overslept(now_ms()):
            await self._stored(self.beat())
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
        ms = self.pulse.lost(max(match.clocks.since, match.excused), now_ms())
        return Wait.propose(match, ms, self.pulse.ended()) if ms else None

    def warn(self, troubled: bool) -> None:
        """Tell everybody when nothing can be stored; they learn by the answers that it can again."""
        if troubled and not self.troubled:
            log.error("nothing can be stored")
            for live in self.lives.values():
                for listener in live.listeners:
                    listener.warn(Denied(Code.BUSY))
        self.troubled = troubled

    def note_failure(self, what: str, error: Exception) -> None:
        """Something regular failed; it will be tried again."""
        self.metrics.database_errors += 1
        log.warning("%s: %s", what, named(error))

    async def heard(self, news: Heard) -> None:
        """Another process says that something happened at a table; only what is stored counts."""
        live = self.lives.get(news.table)
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

    async def catch_up_chat(self, live: Live) -> None:
        last = live.chat[-1].number if live.chat else 0
        for line in await self._stored(self.store.chat_of(live.id, last)):
            if line.number > (live.chat[-1].number if live.chat else 0):
                live.chat.append(line)
                live.tell_said(line)

    # --- commands ---

    async def command(self, live: Live, who: Who, command: Any, lang: str, address: str = "") -> Answer:
        """The one answer to a command; none while the database is away (`Denied` as busy)."""
        try:
            stored = await self._carry_out(live, who, command, address)
            result, refusal = (Result.DUPLICATE if stored.again else Result.ACCEPTED), None
            version = stored.version
        except Stale:
            result, refusal, version = Result.STALE, None, live.match.version
        except Refused as refused:
            if refused.code == Code.BUSY:  # it may be stored or not: only the same command, sent again, can tell
                raise
            self.metrics.refused[refused.code] += 1
            result, refusal, version = Result.REFUSED, refusal_of(refused, lang), live.match.version
        self.metrics.answers[result] += 1
        return Answer(id=command.id, result=result, version=version, refusal=refusal)

    async def _carry_out(self, live: Live, who: Who, command: Any, address: str) -> Stored:
        await self._only_who_may(live, who, command)
        if isinstance(command, wire.ChatCommand):
            return await self._chat(live, who, command)
        if isinstance(command, wire.NoteCommand):
            await self._stored(
                self.store.keep_note(live.id, note_keeper(live.match, who), command.text.replace("\0", ""))
            )
            return Stored(live.match.version, False)
        if isinstance(command, wire.JoinCommand):
            return await self._join(live, who, command, address)
        if isinstance(command, wire.StartCommand):
            await self.only_ready(live.match)
        if isinstance(command, wire.MoveCommand):
            await self._note_address(live, who.user, address)
        async with live.lock:
            if isinstance(command, wire.RematchCommand):
                return await self._rematch(live, who, command, address or live.owner.address)
            return await self.store_and_tell(live, who, command.id, lambda: _draft(live.match, who, command))

    async def _join(self, live: Live, who: Who, command: wire.JoinCommand, address: str) -> Stored:
        await self.only_welcome(live.match, who.user, address)
        async with live.lock:
            stored = await self.store_and_tell(live, who, command.id, lambda: _draft(live.match, who, command))
        await self.sat_down(live.match, who.user, address)
        return stored

    async def _note_address(self, live: Live, user: str, address: str) -> None:
        """Record where a person plays from, once per address; also at a rematch, which has no lobby."""
        if (user, address) not in live.addresses and live.match.seats_of(user):
            await self._stored(self.sat_down(live.match, user, address))
            live.addresses.add((user, address))

    async def _only_who_may(self, live: Live, who: Who, command: Any) -> None:
        """What was done before is answered as before; before a refusal, look at what others stored."""
        if (who.user, command.id) in live.match.carried_out:
            return
        act = ACTS.get(type(command), Act.WATCH)
        if self.store.shared and not rights.may(act, live.match, who.user):
            async with live.lock:
                await self.catch_up(live)
        rights.check(act, live.match, who.user)

    async def store_and_tell(self, live: Live, who: Who, command: str, propose: Callable[[], Draft]) -> Stored:
        """Store before show. The lock is held. In doubt, and before a refusal, look at what others stored."""
        if live.doubtful:
            await self.catch_up(live)
        await self.make_up_time(live)
        for _ in range(TRIES):
            known = live.match.carried_out.get((who.user, command))
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
        event = Event(match.number + 1, draft.kind, now_ms(), who.user, command, draft.body)
        before, state = match.status, match.state_after(draft)
        snapshot = None if state is None else bytes(state.tobytes())
        changed = match.changed if draft.kind in SECRET else event.at
        due, asked = due_after(match, draft, event.at), asked_after(match, draft, event.at)
        summary = Summary(changed, match.status_after(draft), snapshot, due, *asked)
        live.doubtful = True
        await self._stored(self.store.append(live.id, event, summary))
        match.take(event, draft.made)
        live.doubtful = False
        self._tell(live, [event])
        self.fanout.tell(Heard(live.id, match.number))
        if match.status == "over" and before != "over":
            for tell in self.when_over:
                tell(match)
        return Stored(match.version, False)

    def _let_count(self, match: Match) -> None:
        """Nobody waits for it with the last move; whoever asks for results before has them counted first."""
        self.spawn(self.store.settle(match, rights.findable(match)))

    def _tell(self, live: Live, events: list[Event]) -> None:
        """What is somebody's secret is told to nobody else, not even by a view in which nothing is new."""
        live.touched = time.monotonic()
        if all(event.kind in SECRET for event in events):
            live.tell_only({event.actor for event in events})
        else:
            live.tell_changed()
        self.steward.attend(live)
        joined = {event.body["user"] for event in events if event.kind == "joined"}
        for listener in live.listeners:
            if listener.user in joined:  # whoever was here before they sat down is now missed if they go
                self._note_presence(live, listener, pulse.come)
                self.tell_presence(live)

    async def _stored(self, work: Any) -> Any:
        """A database that does not answer is the server's trouble, not the client's."""
        try:
            return await work
        except SQLAlchemyError as error:
            self.metrics.database_errors += 1
            log.warning("database: %s", named(error))
            if isinstance(error, DataError):  # it will not take this at any time
                raise Denied(Code.MALFORMED, 422, where="text") from error
            raise Denied(Code.BUSY, 503) from error

    async def _chat(self, live: Live, who: Who, command: wire.ChatCommand) -> Stored:
        match = live.match
        text = clean(command.text)
        if not text:
            return Stored(match.version, False)
        seat = match.seat_of(who.user, who.seat)
        name = who.name if seat is None else match.seats[seat].name
        if seat is None:
            rights.check_name(match, who.user, name)
        for _ in range(TRIES):
            number = live.chat[-1].number + 1 if live.chat else 1
            line = Remark(number, now_ms(), who.user, name, seat, text)
            try:
                await self._stored(self.store.say(live.id, command.id, line))
            except Conflict:
                if await self.store.said(live.id, who.user, command.id):
                    return Stored(match.version, True)
                await self.catch_up_chat(live)
                continue
            live.chat.append(line)
            live.tell_said(line)
            self.fanout.tell(Heard(live.id, match.number, chat=number))
            return Stored(match.version, False)
        raise Denied(Code.BUSY, 503)

    async def _rematch(self, live: Live, who: Who, command: wire.RematchCommand, address: str) -> Stored:
        """A new table with the same people at the same seats; whoever asks second is led to the same one."""
        match = live.match
        known = match.carried_out.get((who.user, command.id))
        if known is not None:
            return Stored(known, True)
        if match.rematch_id is not None:
            Rematch.propose(match, who, match.rematch_id)
            return Stored(match.version, True)
        new = new_id()
        Rematch.propose(match, who, new)
        self.only_if_room(address)
        setup = _rematch_setup(match, who, new, self.settings.new_secret())
        await self.open(setup, address)
        return await self.store_and_tell(live, who, command.id, lambda: Rematch.propose(match, who, new))


ACTS: dict[type, Act] = {wire.ChatCommand: Act.CHAT, wire.JoinCommand: Act.JOIN, wire.RematchCommand: Act.REMATCH}


def note_keeper(match: Match, who: Who) -> str:
    """Under which name a note is kept: people who share a device do not share their notes."""
    shared = len(match.seats_of(who.user)) > 1
    return f"{who.user}#{'' if who.seat is None else who.seat}" if shared else who.user


def _folded(row: TableRow, game: Game, events: list[Event]) -> Match:
    """The match the events lead to; refused, with the reason, where today's rules are others."""
    try:
        match = Match.fold(row.setup, game, events)
    except (Corrupt, NotOffered, NotAMove) as error:
        if (row.setup.rules_version, row.setup.edition) == (game.meta.rules_version, game.edition):
            raise
        raise Refused("rules-changed") from error
    if match.number < row.version:
        raise Corrupt(f"{row.setup.id}: of {row.version} events the last are missing")
    return match


def _rematch_setup(match: Match, who: Who, new: str, secret: bytes) -> Setup:
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
        secret=secret,
        seats=seats,
        created=now_ms(),
        listed=False,
        position=None,
        course=(),
        tournament="",
        sealed=False,
        deal="",
        origin="",
        invited=tuple(dict.fromkeys(seat.user for seat in match.seats if seat.user)),
    )


def _draft(match: Match, who: Who, command: Any) -> Draft:
    """The command put to the match."""
    match command:
        case wire.MoveCommand():
            move = command.move.model_dump() if isinstance(command.move, wire.MoveForm) else command.move
            return Play.propose(match, who, command.version, move)
        case wire.UndoCommand():
            return Undo.propose(match, who, command.version)
        case wire.JoinCommand():
            return Join.propose(match, who, command.seat)
        case wire.LeaveCommand():
            return leave(match, who)
        case wire.KickCommand():
            return Leave.kick(match, who, command.seat)
        case wire.SeatCommand():
            return Place.propose(match, who, command.seat, command.level)
        case wire.ListCommand():
            return Publish.propose(match, who, command.listed)
        case wire.SaltCommand():
            return Salt.propose(match, who, clean(command.salt))
        case wire.StartCommand():
            return Start.propose(match, who)
        case wire.HandCommand():
            return Hand.propose(match, who, command.level)
        case wire.ReturnCommand():
            return TakeBack.propose(match, who)
        case wire.ResignCommand():
            return Resign.propose(match, who)
        case wire.TutorCommand():
            return Tutor.propose(match, who, command.on)
        case wire.StandCommand():
            return Instruct.propose(match, who, [wish.model_dump() for wish in command.wishes], command.until)
        case wire.PrepareCommand():
            return Prepare.propose(match, who, [answer.model_dump() for answer in command.answers])
    raise AssertionError(command)
