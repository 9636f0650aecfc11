"""One running server: its parts, made once, and its regular work."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any, Literal

from sqlalchemy.exc import SQLAlchemyError

from bauhuette.match.events import Actor
from bauhuette.server.accounts.known_devices import KnownDevices
from bauhuette.server.accounts.one_time_codes import OneTimeCodes
from bauhuette.server.accounts.passkeys import Passkeys
from bauhuette.server.accounts.passwords import GUESSED, Passwords
from bauhuette.server.accounts.schemas import Me
from bauhuette.server.accounts.service import Accounts
from bauhuette.server.accounts.sessions import Sessions
from bauhuette.server.correspondence.vacations import Vacations
from bauhuette.server.deals.service import DealService
from bauhuette.server.editions.service import EditionService
from bauhuette.server.feature import Feature
from bauhuette.server.friends.seeking import Seeking
from bauhuette.server.friends.service import Friends
from bauhuette.server.limits.connection_limits import ConnectionLimit, FairTurns, RawConnections
from bauhuette.server.limits.rate_limits import KNOWN, RateLimit, RateLimits
from bauhuette.server.limits.shared_limits import Counted
from bauhuette.server.metrics import Metrics
from bauhuette.server.moderation.blocks_and_reports import BlocksAndReports
from bauhuette.server.moderation.moderation_sync import ModerationSync
from bauhuette.server.moderation.server_profile import ServerProfile
from bauhuette.server.moderation.shared_addresses import SharedAddresses
from bauhuette.server.names import clean_name, guest_number
from bauhuette.server.notifications.login_mail import LoginMail
from bauhuette.server.notifications.mail_quota import MailQuota, total_of
from bauhuette.server.notifications.sender import ReminderSender
from bauhuette.server.profiles.service import Profiles
from bauhuette.server.refusals import Denied, server_words
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store, User, database_url
from bauhuette.server.tables.creation import TableCreation
from bauhuette.server.tables.downtime import BEAT_MS
from bauhuette.server.tables.fanout import Fanout, RedisFanout
from bauhuette.server.tables.lists import TableLists
from bauhuette.server.tables.open_table import now_ms
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.tables.stored_tables import StoredTables
from bauhuette.server.tournaments.service import TournamentService
from bauhuette.server.training.service import PuzzleTraining
from bauhuette.server.wire import Code
from bauhuette.server.workers.analysis_queue import AnalysisQueue
from bauhuette.server.workers.compilation import GameCompilation
from bauhuette.server.workers.editions import edition_at_once
from bauhuette.server.workers.untrusted_records import UntrustedRecords
from bauhuette.server.workers.worker_pools import WorkerPools

PATIENCE_MS = BEAT_MS  # with a beat that is not stored, before people are warned
CLEAR_EVERY_S = 3600.0
ARRIVING_AT_ONCE = 4  # connections of one address that are looked up

Work = Callable[[], Awaitable[None]]


class Application:
    """Opens with the process and closes with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(database_url(settings.database))
        self.fanout: Fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
        self.limits = RateLimits(settings.limits, self.fanout.tell)
        self.compilation = GameCompilation()
        sockets = settings.sockets_per_address if settings.limits else 0
        self.sockets = ConnectionLimit("sockets", sockets, self.fanout.tell)
        connections = settings.connections_per_address if settings.limits else 0
        self.connections = RawConnections(connections, settings.trusted_proxies)
        self.arrivals = FairTurns(ARRIVING_AT_ONCE)
        self.pools = WorkerPools(settings, self.metrics)
        self.registry = TableRegistry(
            self.store, settings, self.fanout, self.metrics, self.compilation.game, self.pools, edition_at_once
        )
        self.sessions = Sessions(self.store, self.registry.sessions_ended)
        self.passwords = Passwords(limited=settings.limits > 0, tell=self.fanout.tell)
        self.moderation_sync = ModerationSync(self.store, self.registry)
        self.known_devices = KnownDevices(self.store)
        self.accounts = Accounts(self.store, self.moderation_sync, self.passwords, self.sessions, self.known_devices)
        self.vacations = Vacations(self.store, self.registry)
        self.stored_tables = StoredTables(self.registry)
        self.profiles = Profiles(self.store, self.stored_tables.let_count)
        self.blocks = BlocksAndReports(self.store, self.registry)
        self.shared_addresses = SharedAddresses(self.store)
        self.server_profile = ServerProfile(self.store)
        self.friends = Friends(self.store)
        self.seeking = Seeking(self.store)
        self.one_time_codes = OneTimeCodes(self.store)
        self.passkeys = Passkeys(self.store)
        self.training = PuzzleTraining(self.store)
        self.editions = EditionService(self.store, self.pools, settings.record_seconds)
        mail_total = total_of(settings.mail_per_hour)
        self.known_limits = KNOWN | {mail_total.name: mail_total}
        quota = MailQuota(self.limits, mail_total)
        self.reminders = ReminderSender(self.store, self.registry, self.vacations, settings, quota)
        self.login_mail = LoginMail(self.one_time_codes, self.reminders, self.limits)
        self.untrusted_records = UntrustedRecords(self.pools, settings)
        self.analysis_queue = AnalysisQueue(self.pools, self.store, settings)
        self.tournaments = TournamentService(self.store, self.registry, settings, self.compilation.game)
        self.deals = DealService(self.store, self.registry, settings, self.compilation.game)
        self.creation = TableCreation(self.registry, self.compilation.game, self.editions, self.limits, self.who)
        self.table_lists = TableLists(self.registry)
        self.features: tuple[Feature, ...] = (
            self.sessions,
            self.known_devices,
            self.moderation_sync,
            self.reminders,
            self.compilation,
            self.passwords,
            self.analysis_queue,
            self.accounts,
            self.blocks,
            self.shared_addresses,
            self.stored_tables,
            self.tournaments,
            self.deals,
            self.editions,
        )
        self.registry.features = self.moderation_sync.features = self.features
        self.stopping = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.registry.downtime.begin()
        for feature in self.features:
            await feature.open()
        settings = self.settings
        self._begin(self._beat_on())
        self._begin(self.pools.prepare(self.compilation.compiled))
        self._begin(self._repeat("sweep", self._sweep, lambda: settings.sweep_every))
        self._begin(self._repeat("clearing away", self._clear_away, lambda: CLEAR_EVERY_S))
        self._begin(self._repeat("moderation", self.moderation_sync.look, lambda: settings.poll_every, later=True))
        self._begin(self._repeat("reminding", self.reminders.round, lambda: settings.post_every, later=True))
        if self.store.shared:
            installation = (await self.store.key("neighbours")).hex()
            self._begin(self.fanout.run(installation, self.registry.heard, self.counted_elsewhere))
            jitter = partial(random.uniform, 0.5 * settings.poll_every, 1.5 * settings.poll_every)
            self._begin(self._repeat("poll", self._poll, jitter, later=True))

    async def close(self) -> None:
        """Finish what was begun: connections have been told, writes are completed."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for feature in self.features:
            await feature.close()
        await self.registry.close()
        await self.pools.close()
        with contextlib.suppress(SQLAlchemyError):  # the last heartbeat is precise, so that no player loses a second
            await self.registry.downtime.beat()
        await self.fanout.close()
        await asyncio.to_thread(self.store.close)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _repeat(self, what: str, work: Work, pause: Callable[[], float], later: bool = False) -> None:
        """Do regular work; a failure is noted and the work tried again."""
        while True:
            if later:
                await asyncio.sleep(pause())
            try:
                await work()
            except Exception as error:
                self.registry.note_failure(what, error)
            if not later:
                await asyncio.sleep(pause())

    async def _sweep(self) -> None:
        for feature in self.features:
            try:
                await feature.sweep()
            except Exception as error:  # one failure does not stop the others
                self.registry.note_failure("sweep", error)
        await self.registry.tidy_up()
        self.sockets.tell_again()

    async def _clear_away(self) -> None:
        for feature in self.features:
            await feature.clear_away(now_ms())

    async def _poll(self) -> None:
        """Catch up with other processes, for when the fan-out is away or has lost something."""
        await self.registry.poll()
        self.sessions.drop(await self.sessions.ended_among(self.registry.sessions()))

    async def _beat_on(self) -> None:
        """Store a heartbeat; warn connected people when nothing can be stored."""
        while True:
            await asyncio.sleep(BEAT_MS / 1000)
            beat = asyncio.create_task(self.registry.beat())
            _, late = await asyncio.wait([beat], timeout=PATIENCE_MS / 1000)
            self.registry.warn(bool(late) or beat.exception() is not None)
            with contextlib.suppress(Exception):  # people were told, and the next beat is tried in any case
                await beat

    @property
    def redis(self) -> Literal["none", "ok", "away"]:
        if not self.settings.redis:
            return "none"
        return "ok" if self.fanout.healthy else "away"

    # --- people ---

    def name_of(self, user: str, known: User | None, lang: str) -> str:
        if known is not None:
            return known.name
        return server_words(lang).say("guest-name", number=str(guest_number(user)))

    async def who(self, user: str, lang: str) -> Actor:
        return Actor(user, self.name_of(user, await self.store.user(user), lang))

    async def me(self, user: str, lang: str) -> Me:
        known = await self.store.user(user)
        return Me(name=self.name_of(user, known, lang), account=known.account if known else None)

    async def rename(self, user: str, name: str) -> None:
        name = clean_name(name)
        if not name:
            raise Denied(Code.MALFORMED, where="name")
        await self.store.keep_user(user, now_ms(), name=name)

    def within(self, limit: RateLimit, who: str) -> None:
        self.limits.require(limit, who)

    def counted_elsewhere(self, news: Counted) -> None:
        """What another process of this server lets people do counts here, too."""
        if news.what in self.known_limits:
            self.limits.taken_elsewhere(self.known_limits[news.what], news.who, news.amount)
        elif news.what in GUESSED:
            self.passwords.guesses.heard(GUESSED[news.what], news)
        for keeper in (self.sockets, self.registry.tables):
            if news.what == keeper.what:
                keeper.heard(news)
