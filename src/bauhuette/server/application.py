"""Everything one running server consists of, and what a request needs of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Literal

from sqlalchemy.exc import SQLAlchemyError

from bauhuette.bots.registry import BOTS
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.lesson import Lesson
from bauhuette.engine.position import position_of
from bauhuette.match.commands.start import StartGame
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import level_for
from bauhuette.match.setup import TableSetup, check_setup
from bauhuette.match.stakes import stake_of
from bauhuette.match.table_options import Absence, Clock
from bauhuette.server.access.permissions import Action, check, findable, may, sealed
from bauhuette.server.access.views import Presence, progress, seat_views
from bauhuette.server.accounts.known_devices import KnownDevices
from bauhuette.server.accounts.one_time_codes import OneTimeCodes
from bauhuette.server.accounts.passkeys import Passkeys
from bauhuette.server.accounts.passwords import GUESSED, Passwords
from bauhuette.server.accounts.service import Accounts
from bauhuette.server.accounts.sessions import Sessions
from bauhuette.server.branches import storage as branches
from bauhuette.server.branches.storage import BranchRow
from bauhuette.server.correspondence.vacations import Vacations
from bauhuette.server.deals.service import DealService
from bauhuette.server.editions.service import OURS, EditionService
from bauhuette.server.friends.service import Friends, Seek
from bauhuette.server.limits.connection_limits import ConnectionLimit, FairTurns, RawConnections
from bauhuette.server.limits.rate_limits import KNOWN, NEW_EDITIONS, NEW_EDITIONS_ALL, RateLimit, RateLimits
from bauhuette.server.limits.shared_limits import Counted
from bauhuette.server.metrics import Metrics
from bauhuette.server.moderation.blocks_and_reports import BlocksAndReports
from bauhuette.server.moderation.moderation_sync import ModerationSync
from bauhuette.server.moderation.server_profile import ServerProfile
from bauhuette.server.names import clean_name, guest_number, new_id
from bauhuette.server.notifications import outbox
from bauhuette.server.notifications.login_mail import LoginMail
from bauhuette.server.notifications.mail_quota import MailQuota, total_of
from bauhuette.server.notifications.sender import ReminderSender
from bauhuette.server.profiles.service import Profiles
from bauhuette.server.refusals import Denied, rate_limited, server_words
from bauhuette.server.schemas import Me, NewTable, OpenTables, SeatWish, TableInfo
from bauhuette.server.settings import Settings
from bauhuette.server.storage import results
from bauhuette.server.storage.ratings import BOT, accounts_among
from bauhuette.server.storage.results import FinishedGame, ResultLine
from bauhuette.server.storage.store import Listed, Store, User, database_url
from bauhuette.server.tables.downtime import BEAT_MS
from bauhuette.server.tables.fanout import Fanout, RedisFanout
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.outdated_rules import OutdatedTable
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.tables.turn_index import NOBODY, asked_now
from bauhuette.server.tournaments.service import TournamentService
from bauhuette.server.training.service import PuzzleTraining
from bauhuette.server.wire import Code, SeatView
from bauhuette.server.workers import editions
from bauhuette.server.workers.analysis_queue import AnalysisQueue
from bauhuette.server.workers.compilation import GameCompilation
from bauhuette.server.workers.editions import edition_at_once
from bauhuette.server.workers.untrusted_records import UntrustedRecords
from bauhuette.server.workers.worker_pools import WorkerPools

PATIENCE_MS = BEAT_MS  # with a beat that is not stored, before people are told
CANNOT_GO_ON = (Code.RULES_CHANGED, Code.DAMAGED)
LOOKS = 5  # sweeps that find a table damaged before it is left alone
LESSON_LEVEL = "apprentice"  # plays on after a lesson
BRANCH_LEVEL = "foreman"  # sits where people sat, when a finished game is tried otherwise
CLEAR_EVERY_S = 3600.0
ARRIVING_AT_ONCE = 4  # connections of one address that are looked up
COUNTED_MS = 30_000
OPEN_PAGE = 20  # open tables in one answer
OPEN_KEPT_MS = 2000
OPEN_WAITS_MS = 7 * 86_400_000  # nobody looks for company longer than this
OPEN_ALONE_MS = 600_000  # a table whose people have gone is not offered much longer


TEMPOS = {  # of games that are sought
    "none": Clock(),
    "turn": Clock(kind="turn", seconds=90),
    "bank": Clock(kind="bank", seconds=900, increment=10),
    "days": Clock(kind="days", seconds=3 * 86_400),
}


class Application:
    """Opens with the process and closes with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.store = Store(database_url(settings.database))
        self.fanout: Fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
        self.limits = RateLimits(settings.limits, self.fanout.tell)
        self.warmth = GameCompilation()
        sockets = settings.sockets_per_address if settings.limits else 0
        self.sockets = ConnectionLimit("sockets", sockets, self.fanout.tell)
        connections = settings.connections_per_address if settings.limits else 0
        self.connections = RawConnections(connections, settings.trusted_proxies)
        self.arrivals = FairTurns(ARRIVING_AT_ONCE)
        self.crew = WorkerPools(settings, self.metrics)
        self.hall = TableRegistry(
            self.store, settings, self.fanout, self.metrics, self.warmth.game, self.crew, edition_at_once
        )
        self.sessions = Sessions(self.store, self.hall.sessions_ended)
        self.passwords = Passwords(limited=settings.limits > 0, tell=self.fanout.tell)
        self.heed = ModerationSync(self.store, self.hall, self.sessions)
        self.known_devices = KnownDevices(self.store)
        self.accounts = Accounts(self.store, self.heed, self.passwords, self.sessions, self.known_devices)
        self.vacations = Vacations(self.store, self.hall)
        self.profiles = Profiles(self.store, self.let_count)
        self.safety = BlocksAndReports(self.store, self.hall)
        self.hall.only_welcome, self.hall.sat_down = self._only_welcome, self.safety.sat_down
        self.club = ServerProfile(self.store)
        self.friends = Friends(self.store)
        self.codes = OneTimeCodes(self.store)
        self.passkeys = Passkeys(self.store)
        self.training = PuzzleTraining(self.store)
        self.editions = EditionService(self.store)
        mail_total = total_of(settings.mail_per_hour)
        self.known_limits = KNOWN | {mail_total.name: mail_total}
        quota = MailQuota(self.limits, mail_total)
        self.postman = ReminderSender(self.store, self.hall, self.vacations, settings, quota)
        self.letters = LoginMail(self.codes, self.postman, self.limits)
        self.inspector = UntrustedRecords(self.crew, settings)
        self.analyst = AnalysisQueue(self.crew, self.store, settings)
        self.tournaments = TournamentService(self.store, self.hall, settings, self.warmth.game)
        self.deals = DealService(self.store, self.hall, settings, self.warmth.game)
        self.hall.only_ready = self.deals.only_ready
        self.stopping = False
        self._first_pages: dict[str, tuple[int, OpenTables]] = {}  # by status, with the time they were made
        self._counted: tuple[int, dict[str, int]] = (0, {})
        self._found_damaged: Counter[str] = Counter()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        await self.sessions.open()
        await self.known_devices.open()
        await self.hall.pulse.begin()
        await self.heed.begin()
        await self.postman.begin()
        self._tasks.append(asyncio.create_task(self._beat_on()))
        self.warmth.begin()
        self._tasks.append(asyncio.create_task(self.crew.prepare(self.warmth.compiled)))
        self._tasks.append(asyncio.create_task(self._sweep_on()))
        self._tasks.append(asyncio.create_task(self._heed_on()))
        self._tasks.append(asyncio.create_task(self._clear_away_on()))
        self._tasks.append(asyncio.create_task(self._remind_on()))
        if self.store.shared:
            installation = (await self.store.key("neighbours")).hex()
            listening = self.fanout.run(installation, self.hall.heard, self.counted_elsewhere)
            self._tasks.append(asyncio.create_task(listening))
            self._tasks.append(asyncio.create_task(self._poll_on()))

    async def close(self) -> None:
        """Finish what was begun: connections have been told, writes are completed."""
        self.stopping = True
        self.warmth.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.postman.close()
        self.passwords.close()
        await self.analyst.close()
        await self.hall.close()
        await self.crew.close()
        with contextlib.suppress(SQLAlchemyError):  # the last heartbeat is precise, so that no player loses a second
            await self.hall.pulse.beat()
        await self.fanout.close()
        await asyncio.to_thread(self.store.close)

    async def _only_welcome(self, match: Match, user: str, address: str) -> None:
        """Refuse people who may not sit down."""
        if match.rated and not await self._accounts_among([user]):
            raise Denied(Code.ONLY_ACCOUNTS, 403)
        await self.safety.only_welcome(match, user, address)
        await self.deals.only_once(match, user)

    async def _sweep_on(self) -> None:
        """What the server itself has to do, however often it was killed before it came to it."""
        while True:
            try:
                await self._for_each(await self.store.due_before(now_ms() - 1000), self._attend)
                await self._for_each(await self.store.unknown_asked(), self._note_asked)
                await self.let_count()
                await self.tournaments.sweep()
                await self.deals.sweep()
            except Exception as error:
                self.hall.note_failure("sweep", error)
            self.hall.forget_idle()
            await self.hall.follow_what_is_open()
            self.hall.count_tables()
            self.hall.tables.tell_again()
            self.sockets.tell_again()
            await asyncio.sleep(self.settings.sweep_every)

    async def _for_each(self, tables: list[str], act: Callable[[str], Awaitable[None]]) -> None:
        """Handle each table; one failure does not stop the others."""
        for table in tables:
            try:
                await act(table)
            except Exception as error:
                self.hall.note_failure("sweep", error)

    async def _attend(self, table: str) -> None:
        """Schedule a table whose bot or clock is due, even if it was not opened since the last start."""
        try:
            live = await self.hall.find(table)
            self.hall.steward.attend(live)
            if self.hall.steward.has_nothing_to_do(live):
                await self.store.rest(table)  # a reader or a move loads it
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
            if refused.code != Code.DAMAGED or self._is_surely_damaged(table):
                await self.store.rest(table)  # its readers learn why; nothing else can be done here

    def _is_surely_damaged(self, table: str) -> bool:
        """Give up a table only after repeated failures: a passing one does not put it to sleep."""
        self._found_damaged[table] += 1
        return self._found_damaged[table] >= LOOKS

    async def let_count(self) -> None:
        """Games whose results were not written when they ended, or are just being written."""
        await self._for_each(await self.store.unsettled(), self._settle)

    async def _settle(self, table: str) -> None:
        try:
            match = await self.hall.as_stored(table)
            await self.store.settle(match, findable(match))
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
            await self.store.leave_unsettled(table)

    async def _note_asked(self, table: str) -> None:
        """Whom a table waits for that was changed from outside, or by a version that did not keep it."""
        try:
            asked = asked_now((await self.hall.find(table)).match, now_ms())
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
            asked = NOBODY
        await self.store.note_asked(table, asked._asdict())

    async def _poll_on(self) -> None:
        """What other processes stored, for when the fan-out is away or has lost something."""
        while True:
            await asyncio.sleep(self.settings.poll_every * random.uniform(0.5, 1.5))
            try:
                await self.hall.poll()
                self.sessions.forget(await self.sessions.ended_among(self.hall.sessions()))
            except Exception as error:
                self.hall.note_failure("poll", error)

    async def _heed_on(self) -> None:
        """What hosts did, whichever process or none they have asked."""
        while True:
            await asyncio.sleep(self.settings.poll_every)
            try:
                await self.heed.look()
            except Exception as error:
                self.hall.note_failure("heeding", error)

    async def _remind_on(self) -> None:
        """Remind absent players by mail and push, as they chose."""
        while True:
            await asyncio.sleep(self.settings.post_every)
            try:
                await self.postman.round()
            except Exception as error:
                self.hall.note_failure("reminding", error)

    async def _beat_on(self) -> None:
        """Store a heartbeat; warn connected people when nothing can be stored."""
        while True:
            await asyncio.sleep(BEAT_MS / 1000)
            beat = asyncio.create_task(self.hall.beat())
            _, late = await asyncio.wait([beat], timeout=PATIENCE_MS / 1000)
            self.hall.warn(bool(late) or beat.exception() is not None)
            with contextlib.suppress(Exception):  # people were told, and the next beat is tried in any case
                await beat

    async def _clear_away_on(self) -> None:
        """Delete expired rows."""
        while True:
            try:
                await self.sessions.clear_away(now_ms())
                await self.safety.clear_away(now_ms())
                await self.store.writer.run(lambda connection: outbox.clear_away(connection, now_ms()))
            except Exception as error:
                self.hall.note_failure("clearing away", error)
            await asyncio.sleep(CLEAR_EVERY_S)

    async def tables_by_status(self) -> dict[str, int]:
        """Return the number of stored tables by status, counted anew now and then."""
        now = now_ms()
        if now - self._counted[0] > COUNTED_MS:
            with contextlib.suppress(SQLAlchemyError):  # the figures before are better than none at all
                self._counted = (now, await self.store.count_tables())
        return self._counted[1]

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
        wait = self.limits.wait(limit, who)
        if wait:
            raise rate_limited(wait)

    def counted_elsewhere(self, news: Counted) -> None:
        """What another process of this server lets people do counts here, too."""
        if news.what in self.known_limits:
            self.limits.taken_elsewhere(self.known_limits[news.what], news.who, news.amount)
        elif news.what in GUESSED:
            self.passwords.guesses.heard(GUESSED[news.what], news)
        for keeper in (self.sockets, self.hall.tables):
            if news.what == keeper.what:
                keeper.heard(news)

    # --- tables ---

    async def new_table(self, who: Actor, wish: NewTable, address: str, lang: str) -> OpenTable:
        if wish.game not in game_keys():
            raise Denied(Code.NOT_FOUND, 404)
        game, edition = await self._wanted_edition(who, wish, lang)
        options = check_setup(game, len(wish.seats), wish.options)
        for level in (wish.clock.level, wish.absence.level):
            level_for(game, level)
        setup = TableSetup(
            id=new_id(),
            game=wish.game,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host=who.user,
            secret=self.settings.new_secret(),
            seats=_first_seats(who, game, wish),
            options=options,
            clock=wish.clock,
            spectators=wish.spectators,
            absence=wish.absence,
            rated=not edition and await self._is_rated(who.user, wish),
            created=now_ms(),
            listed=wish.listed,
            **edition,
        )
        live = await self.hall.open(setup, address)
        if any(seat["user"] for seat in setup.seats):
            await self.safety.sat_down(live.match, who.user, address)
        return live

    async def _wanted_edition(self, who: Actor, wish: NewTable, lang: str) -> tuple[Game, dict[str, Any]]:
        """Return the game of a new table and, of an edition that differs from ours, what the table keeps of it."""
        standard = await self.warmth.game(wish.game)
        wanted = wish.edition or ("" if wish.rated else await self.editions.choice(wish.game))
        found = await self.editions.to_play(wanted, wish.game, who.user, lang) if wanted not in ("", OURS) else None
        if found is None or not found.values:
            return standard, {}
        if editions.is_new(found.hash):
            self.within(NEW_EDITIONS, who.user)
            self.within(NEW_EDITIONS_ALL, "")
        game = await edition_at_once(standard, found.hash, found.values)
        editions.note(found.hash)
        await self.editions.begun(found)
        maker = (await self.who(found.by, lang)).name if found.is_named else ""
        kept = {"edition_values": found.values, "edition_name": found.name}
        return game, kept | {"edition_by": found.by, "edition_maker": maker}

    async def _is_rated(self, host: str, wish: NewTable) -> bool:
        """Refuse a rated table of a guest; where people share a device no result says who plays better."""
        has_account = bool(await self._accounts_among([host]))
        if wish.rated and not has_account:
            raise Denied(Code.ONLY_ACCOUNTS, 403)
        return has_account and wish.rated is not False and not any(seat.kind == "here" for seat in wish.seats)

    async def _accounts_among(self, users: Sequence[str]) -> frozenset[str]:
        return await self.store.read(lambda connection: accounts_among(connection, users))

    async def table_of_seekers(self, seeks: list[Seek], address: str, lang: str) -> OpenTable:
        """Begin a table for those who looked for the same, hosted by the last; it is rated if all have an account."""
        last = seeks[-1]
        game = await self.warmth.game(last.game)
        users = [one.user_id for one in seeks]
        names = await self.friends.names(users, lang)
        setup = TableSetup(
            id=new_id(),
            game=last.game,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host=last.user_id,
            secret=self.settings.new_secret(),
            seats=tuple({"user": one.user_id, "name": names[one.user_id], "level": None} for one in seeks),
            options=check_setup(game, last.seats, {}),
            clock=TEMPOS[last.tempo],
            spectators="public",
            absence=Absence(),
            rated=await self._accounts_among(users) == set(users),
            created=now_ms(),
        )
        live = await self.hall.open(setup, address)
        who = Actor(last.user_id, names[last.user_id])
        async with live.lock:
            await self.hall.store_and_tell(live, who, "", lambda: StartGame.decide(live.match, who))
        return live

    async def new_lesson(self, who: Actor, key: str, lesson: Lesson, address: str) -> OpenTable:
        """A table from the prepared position of a game, with bots at the other seats, running at once."""
        game = await self.warmth.game(key)
        levels = [None if seat == lesson.seat else LESSON_LEVEL for seat in range(lesson.position["seats"])]
        options = {option.name: option.default for option in game.meta.options}
        prepared = {"secret": lesson.secret, "options": options, "position": lesson.position, "course": lesson.course}
        return await self._lay_out(who, game, levels, address, prepared)

    async def new_branch(self, who: Actor, match: Match, number: int, seat: int, address: str) -> OpenTable:
        """A finished game goes on from one of its positions, with other luck: one seat against bots."""
        game, table = match.game, match.table
        assert table is not None
        levels = [None if i == seat else one.level or BRANCH_LEVEL for i, one in enumerate(match.seats)]
        position = position_of(game, table.state_after(number))
        prepared = {"secret": self.settings.new_secret(), "options": match.setup.options, "position": position}
        prepared |= {"origin": match.setup.id} | edition_fields(match.setup)
        live = await self._lay_out(who, game, levels, address, prepared)
        kept = BranchRow(live.id, match.setup.id, number, seat, who.user, "", now_ms())
        await self.store.writer.run(lambda connection: branches.keep(connection, kept))
        return live

    async def acquaint(self, match: Match, user: str) -> None:
        """Allow a reader to review a branch if they may review the game it branches from."""
        origin = match.setup.origin
        if not origin or user in match.peers or match.seats_of(user):
            return
        if await self.store.read(lambda connection: branches.find(connection, match.setup.id)) is None:
            return  # it is kept beside the game no longer
        with contextlib.suppress(CommandRefused):  # what cannot be opened lets nobody in
            source = (await self.hall.find(origin)).match
            await self.acquaint(source, user)
            if may(Action.KNOW, source, user):
                match.peers.add(user)

    async def _lay_out(
        self, who: Actor, game: Game, levels: Sequence[str | None], address: str, prepared: Mapping[str, Any]
    ) -> OpenTable:
        """A private table at which one person sits where no bot does."""
        me = {"user": who.user, "name": who.name, "level": None}
        setup = TableSetup(
            id=new_id(),
            game=game.meta.key,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host=who.user,
            seats=tuple({"user": "", "name": level, "level": level} if level else me for level in levels),
            clock=Clock(),
            spectators="off",
            absence=Absence(),
            rated=False,
            created=now_ms(),
            **prepared,
        )
        live = await self.hall.open(setup, address)
        async with live.lock:
            await self.hall.store_and_tell(live, who, "", lambda: StartGame.decide(live.match, who))
        return live

    def table_info(self, live: OpenTable, user: str) -> TableInfo:
        match = live.match
        held = match.seats_of(user)
        asked = match.to_move in held and not match.seats[match.to_move].played_by_bot
        outcome = match.outcome
        return TableInfo(
            id=live.id,
            path=f"/t/{live.id}",
            game=match.setup.game,
            status=match.status,
            version=match.version,
            seats=[SeatView(**seat) for seat in seat_views(match, live.presence())],
            seat=match.to_move if asked else next(iter(held), None),
            held=list(held),
            to_move=match.to_move,
            your_turn=asked,
            hosting=match.is_host(user),
            clock=match.setup.clock,
            flag_at=match.clocks.deadline(),
            outcome=outcome._asdict() if outcome else None,
            progress=progress(match) if may(Action.WATCH, match, user) else {},
            deal=match.setup.deal,
            edition=match.setup.edition_name,
            stake=stake_of(match),
            created=match.setup.created,
            changed=match.changed,
        )

    async def _found(self, tables: list[str]) -> list[OpenTable]:
        """Those that can be opened, as they are stored; one that cannot must not hide all others."""
        lives = []
        for table in tables:
            try:
                live = await self.hall.find(table)
                if self.store.shared:
                    async with live.lock:
                        await self.hall.catch_up(live)
                lives.append(live)
            except CommandRefused as refused:
                if refused.code not in (*CANNOT_GO_ON, Code.NOT_PREPARED):
                    raise
        return lives

    async def own_tables(self, user: str) -> list[TableInfo]:
        """The tables of a person; those that are over are not opened for it."""
        listed = await self.store.tables_of(user)
        settled = [one.id for one in listed if one.summed]
        over = {one.table: one for one in await self.store.read(lambda c: results.of_tables(c, settled))}
        others = [one.id for one in listed if not one.summed]
        found = {live.id: live for live in await self._found(others) if _is_in_own_list(live.match, user)}
        damaged = await self.store.rows_of(self.hall.damaged & set(others))
        infos = [
            finished_info(over[one.id], one, user) if one.id in over else self.table_info(found[one.id], user)
            for one in listed
            if one.id in found or (one.id in over and over[one.id].held_by(user))
        ]
        unread = [one for one in listed if one.id not in {*over, *found, *self.hall.damaged}]
        return infos + [_damaged_info(row) for row in damaged] + await self._outdated_tables(unread, user)

    async def _outdated_tables(self, unread: list[Listed], user: str) -> list[TableInfo]:
        """Of the tables that could not be opened those whose rules this server no longer runs."""
        infos = []
        for one in unread:
            setup = json.loads(one.setup)
            if setup["rules_version"] != meta_of(setup["game"]).rules_version and not setup.get("course"):
                read = await self.hall.outdated(one.id)
                if read is not None and read.situation.seats_of(user):
                    infos.append(_outdated_info(read, one, user))
        return infos

    async def outdated_record(self, table: str, user: str) -> dict[str, Any] | None:
        """The record of a game whose rules this server no longer runs, for who played it; else None."""
        read = await self.hall.outdated(table)
        if read is None or not read.situation.seats_of(user):
            return None
        if read.situation.sealed:
            raise sealed(read.situation)
        noted = await self.store.read(lambda c: results.of_tables(c, [table]))
        return read.record(noted[0].outcome if noted else None)

    async def put_away(self, user: str, table: str) -> None:
        """Take a table off a person's list if no player waits for them there; the table stays."""
        try:
            live = await self.hall.find(table)
        except CommandRefused as refused:
            if refused.code not in CANNOT_GO_ON:
                raise
        else:
            await self.hall.look_again([table])
            check(Action.PUT_AWAY, live.match, user)
        await self.store.put_away(user, table)

    async def open_tables(self, status: Literal["lobby", "running"], before: str | None) -> OpenTables:
        """One page of the listed tables that wait or run. The first page is asked for often: it is kept."""
        now = now_ms()
        made, kept = self._first_pages.get(status, (0, None))
        if before is None and kept is not None and now - made < OPEN_KEPT_MS:
            return kept
        created, _, table = (before or f"{now + 1}-").partition("-")
        rows = await self.store.open_tables(status, (int(created), table), now - OPEN_WAITS_MS, OPEN_PAGE)
        lives = await self._found([row.id for row in rows])
        last = rows[-1] if len(rows) == OPEN_PAGE else None
        page = OpenTables(
            tables=[self.table_info(live, "") for live in lives if _is_open(live, status, now)],
            next=f"{last.created}-{last.id}" if last else None,
        )
        if before is None:
            self._first_pages[status] = (now, page)
        return page


def edition_fields(setup: TableSetup) -> dict[str, Any]:
    """Return what a table that goes on from another one keeps of its edition."""
    return {name: getattr(setup, name) for name in ("edition_values", "edition_name", "edition_by", "edition_maker")}


def _is_in_own_list(match: Match, user: str) -> bool:
    return bool(match.seats_of(user)) and not match.is_lesson


def finished_info(game: FinishedGame, listed: Listed, user: str) -> TableInfo:
    """What a list says of a table that is over, from what was noted at its end."""
    held, setup = game.held_by(user), json.loads(listed.setup)
    return TableInfo(
        id=game.table,
        path=f"/t/{game.table}",
        game=game.game,
        status="over",
        version=game.version,
        seats=[_finished_seat(line, game.host) for line in game.lines],
        seat=next(iter(held), None),
        held=held,
        to_move=None,
        your_turn=False,
        hosting=bool(user) and user == game.host,
        clock=Clock(**setup["clock"]),
        deal=setup.get("deal", ""),
        edition=setup.get("edition_name", ""),
        outcome=game.outcome,
        progress={},
        created=listed.created,
        changed=listed.changed,
    )


def _finished_seat(line: ResultLine, host: str) -> SeatView:
    person = not line.player.startswith(BOT) and bool(line.name)
    return SeatView(
        kind="person" if person else "bot" if line.level else "open",
        name=line.name,
        level=line.level,
        host=bool(line.player) and line.player == host,
        connected=False,
        handed=person and line.level is not None and not line.resigned,
        resigned=line.resigned,
        given_up=line.given_up,
        salted=False,
        tutor=False,
        clock_ms=None,
        rest=None,
    )


def _outdated_info(read: OutdatedTable, listed: Listed, user: str) -> TableInfo:
    """What a list says of a table whose rules this server no longer runs."""
    situation, held = read.situation, read.situation.seats_of(user)
    return TableInfo(
        id=listed.id,
        path=f"/t/{listed.id}",
        game=read.row.setup.game,
        status=read.row.status,
        outdated=True,
        version=read.row.version,
        seats=[SeatView(**seat) for seat in seat_views(situation, Presence((False,) * len(situation.seats), 0))],
        seat=held[0],
        held=list(held),
        to_move=None,
        your_turn=False,
        hosting=situation.is_host(user),
        clock=read.row.setup.clock,
        outcome=None,
        progress={},
        created=listed.created,
        changed=listed.changed,
    )


def _damaged_info(row: Any) -> TableInfo:
    """What can be said of a table without opening it."""
    return TableInfo(
        id=row.id,
        path=f"/t/{row.id}",
        game=row.game,
        status=row.status,
        damaged=True,
        version=row.version,
        seats=[],
        seat=None,
        held=[],
        to_move=None,
        your_turn=False,
        hosting=False,
        clock=Clock(),
        outcome=None,
        progress={},
        created=row.created,
        changed=row.changed,
    )


def _is_open(live: OpenTable, status: str, now: int) -> bool:
    """Return whether a table can be joined or watched, and a person is there or was a moment ago."""
    match = live.match
    alive = any(live.presence().connected) or now - match.changed < OPEN_ALONE_MS
    free = any(seat.kind == "open" for seat in match.seats) if status == "lobby" else match.setup.spectators != "off"
    return may(Action.FIND, match, "") and match.status == status and free and alive


def _first_seats(who: Actor, game: Game, wish: NewTable) -> tuple[dict[str, Any], ...]:
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise CommandRefused("already-seated")
    return tuple(_first_seat(who, game, seat) for seat in wish.seats)


def _first_seat(who: Actor, game: Game, wish: SeatWish) -> dict[str, Any]:
    if wish.kind == "open":
        return {"user": "", "name": "", "level": None}
    if wish.kind == "bot":
        level = level_for(game, wish.level or next(reversed(BOTS)))
        return {"user": "", "name": level, "level": level}
    name = who.name if wish.kind == "me" else clean_name(wish.name or "")
    if not name:
        raise Denied(Code.MALFORMED, 422, where="seats.name")
    return {"user": who.user, "name": name, "level": None}
