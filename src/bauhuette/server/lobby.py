"""Everything one running server consists of, and what a request needs of it."""

from __future__ import annotations

import asyncio
import random
from secrets import token_bytes
from typing import Any, Literal

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bauhuette.bots.registry import BOTS
from bauhuette.engine.lesson import Lesson
from bauhuette.engine.registry import game_keys
from bauhuette.match.events import Who
from bauhuette.match.match import Setup, check_setup
from bauhuette.match.refusal import Refused
from bauhuette.match.rules_of_play import Absence, Clock
from bauhuette.match.seats import check_level
from bauhuette.server.bodies import Credentials, Me, NewTable, OpenTables, SeatWish, TableInfo
from bauhuette.server.fanout import Fanout, RedisFanout
from bauhuette.server.hall import Hall
from bauhuette.server.limits import PASSWORDS, Limit, Limits
from bauhuette.server.live import Live, now_ms
from bauhuette.server.looking_back import Analyst, Shelf
from bauhuette.server.metrics import Metrics
from bauhuette.server.refusals import Denied, rate_limited, server_words
from bauhuette.server.sessions import Signer, clean, guest_number, new_id
from bauhuette.server.settings import Settings
from bauhuette.server.store import Conflict, Store, User, database_url
from bauhuette.server.views import progress, seat_views
from bauhuette.server.warmth import Warmth
from bauhuette.server.wire import Code, SeatView

LESSON_LEVEL = "apprentice"  # plays on after a lesson
OPEN_PAGE = 20  # open tables in one answer
OPEN_KEPT_MS = 2000
OPEN_WAITS_MS = 7 * 86_400_000  # nobody looks for company longer than this
OPEN_ALONE_MS = 600_000  # a table whose people have gone is not offered much longer


class Lobby:
    """Opens with the process and closes with it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.limits)
        self.store = Store(database_url(settings.database))
        self.fanout: Fanout = RedisFanout(settings.redis) if settings.redis else Fanout()
        self.warmth = Warmth()
        self.hall = Hall(self.store, settings, self.fanout, self.metrics, self.warmth.game)
        self.signer = Signer(token_bytes(32))  # replaced by the installation's own key when the lobby opens
        self.shelf = Shelf()
        self.analyst = Analyst(self.hall.steward.pool, settings.analysis_seconds)
        self.stopping = False
        self._first_pages: dict[str, tuple[int, OpenTables]] = {}  # by status, with the time they were made
        self._hasher = PasswordHasher()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        self.signer = Signer(await self.store.key("cookies"))
        self.warmth.begin()
        self._tasks.append(asyncio.create_task(self._sweep_on()))
        if self.store.shared:
            self._tasks.append(asyncio.create_task(self.fanout.run(self.hall.heard)))
            self._tasks.append(asyncio.create_task(self._poll_on()))

    async def close(self) -> None:
        """Finish what was begun: connections are told by now, writes are completed."""
        self.stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.analyst.close()
        await self.hall.close()
        await self.fanout.close()
        await asyncio.to_thread(self.store.close)

    async def _sweep_on(self) -> None:
        """Tables at which a bot or a clock is due, but which nobody has opened since the last start."""
        while True:
            try:
                for table in await self.store.due_before(now_ms() - 1000):
                    await self._attend(table)
            except Exception as error:
                self.hall.note_failure("sweep", error)
            await asyncio.sleep(self.settings.sweep_every)

    async def _attend(self, table: str) -> None:
        try:
            self.hall.steward.attend(await self.hall.find(table))
        except Refused as refused:
            if refused.code != Code.RULES_CHANGED:
                raise
            await self.store.rest(table)  # whoever opens it is told why; nothing else can be done here

    async def _poll_on(self) -> None:
        """What other processes stored, for when the fan-out is away or has lost something."""
        while True:
            await asyncio.sleep(self.settings.poll_every * random.uniform(0.5, 1.5))
            try:
                await self.hall.poll()
            except Exception as error:
                self.hall.note_failure("poll", error)

    # --- people ---

    def name_of(self, user: str, known: User | None, lang: str) -> str:
        if known is not None:
            return known.name
        return server_words(lang).say("guest-name", number=str(guest_number(user)))

    async def who(self, user: str, lang: str) -> Who:
        return Who(user, self.name_of(user, await self.store.user(user), lang))

    async def me(self, user: str, lang: str) -> Me:
        known = await self.store.user(user)
        return Me(name=self.name_of(user, known, lang), account=known.account if known else None)

    async def rename(self, user: str, name: str) -> None:
        name = clean(name)
        if not name:
            raise Denied(Code.MALFORMED, where="name")
        await self.store.keep_user(user, now_ms(), name=name)

    async def make_account(self, user: str, credentials: Credentials) -> None:
        hashed = await asyncio.to_thread(self._hasher.hash, credentials.password)
        known = await self.store.user(user)
        if known is not None and known.account is not None:
            raise Denied(Code.NAME_TAKEN, 409)
        values = {"name": credentials.name, "account": credentials.name.lower(), "password": hashed}
        try:
            await self.store.keep_user(user, now_ms(), **values)
        except Conflict:
            raise Denied(Code.NAME_TAKEN, 409) from None

    async def log_in(self, credentials: Credentials, address: str) -> str:
        """The user id of an account. Takes as long for an unknown name as for a wrong password."""
        self.within(PASSWORDS, f"{address} {credentials.name.lower()}")
        found = await self.store.account(credentials.name)
        hashed = found[1] if found else _HASH_OF_NOBODY
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, credentials.password)
        except (VerificationError, InvalidHashError):
            raise Denied(Code.BAD_PASSWORD, 403) from None
        if found is None:
            raise Denied(Code.BAD_PASSWORD, 403)
        return found[0].id

    def within(self, limit: Limit, who: str) -> None:
        wait = self.limits.wait(limit, who)
        if wait:
            self.metrics.limited += 1
            raise rate_limited(wait)

    # --- tables ---

    async def new_table(self, who: Who, wish: NewTable) -> Live:
        if wish.game not in game_keys():
            raise Denied(Code.NOT_FOUND, 404)
        game = await self.warmth.game(wish.game)
        options = check_setup(game, len(wish.seats), wish.options)
        for level in (wish.clock.level, wish.absence.level):
            check_level(level)
        setup = Setup(
            id=new_id(),
            game=wish.game,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host=who.user,
            secret=token_bytes(32),
            seats=_first_seats(who, wish),
            options=options,
            clock=wish.clock,
            spectators=wish.spectators,
            absence=wish.absence,
            rated=wish.rated and not any(seat.kind == "here" for seat in wish.seats),
            created=now_ms(),
            listed=wish.listed,
        )
        return await self.hall.open(setup)

    async def new_lesson(self, who: Who, key: str, lesson: Lesson) -> Live:
        """A table from the prepared position of a game, with bots at the other seats, running at once."""
        game = await self.warmth.game(key)
        bot = {"user": "", "name": LESSON_LEVEL, "level": LESSON_LEVEL}
        seats: list[dict[str, Any]] = [dict(bot) for _ in range(lesson.position["seats"])]
        seats[lesson.seat] = {"user": who.user, "name": who.name, "level": None}
        setup = Setup(
            id=new_id(),
            game=key,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host=who.user,
            secret=lesson.secret,
            seats=tuple(seats),
            options={option.name: option.default for option in game.meta.options},
            clock=Clock(),
            spectators="off",
            absence=Absence(),
            rated=False,
            created=now_ms(),
            position=lesson.position,
            course=lesson.course,
        )
        live = await self.hall.open(setup)
        async with live.lock:
            await self.hall.store_and_tell(live, who, "", lambda: live.match.start(who))
        return live

    def table_info(self, live: Live, user: str) -> TableInfo:
        match = live.match
        held = match.seats_of(user)
        asked = match.to_move in held
        outcome = match.table.outcome if match.table is not None else None
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
            outcome=outcome._asdict() if outcome else None,
            progress=progress(match) if held or match.setup.spectators != "off" else {},
            created=match.setup.created,
            changed=match.changed,
        )

    async def _found(self, tables: list[str]) -> list[Live]:
        """Those that can be opened; one that today's rules cannot replay must not hide all others."""
        lives = []
        for table in tables:
            try:
                lives.append(await self.hall.find(table))
            except Refused as refused:
                if refused.code != Code.RULES_CHANGED:
                    raise
        return lives

    async def tables_of(self, user: str, reader: str | None = None) -> list[TableInfo]:
        """The tables of a person, as that person or another reader sees them."""
        lives = await self._found(await self.store.tables_of(user))
        return [self.table_info(live, reader or user) for live in lives]

    async def open_tables(self, status: Literal["lobby", "running"], before: str | None) -> OpenTables:
        """One page of the listed tables that wait or run. The first page is asked for often: it is kept."""
        now = now_ms()
        made, kept = self._first_pages.get(status, (0, None))
        if before is None and kept is not None and now - made < OPEN_KEPT_MS:
            return kept
        created, _, table = (before or f"{now + 1}-").partition("-")
        rows = await self.store.open_tables(status, (int(created), table), now - OPEN_WAITS_MS, OPEN_PAGE)
        lives = await self._found([row.id for row in rows])
        if self.store.shared:
            for live in lives:
                async with live.lock:
                    await self.hall.catch_up(live)
        last = rows[-1] if len(rows) == OPEN_PAGE else None
        page = OpenTables(
            tables=[self.table_info(live, "") for live in lives if _is_open(live, status, now)],
            next=f"{last.created}-{last.id}" if last else None,
        )
        if before is None:
            self._first_pages[status] = (now, page)
        return page


def _is_open(live: Live, status: str, now: int) -> bool:
    """Somebody can sit down or look on, and somebody is there or was there a moment ago."""
    match = live.match
    alive = any(live.presence().connected) or now - match.changed < OPEN_ALONE_MS
    free = any(seat.kind == "open" for seat in match.seats) if status == "lobby" else match.setup.spectators != "off"
    return match.listed and match.status == status and free and alive


def _first_seats(who: Who, wish: NewTable) -> tuple[dict[str, Any], ...]:
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused("already-seated")
    return tuple(_first_seat(who, seat) for seat in wish.seats)


def _first_seat(who: Who, wish: SeatWish) -> dict[str, Any]:
    if wish.kind == "open":
        return {"user": "", "name": "", "level": None}
    if wish.kind == "bot":
        level = wish.level or next(reversed(BOTS))
        check_level(level)
        return {"user": "", "name": level, "level": level}
    name = who.name if wish.kind == "me" else clean(wish.name or "")
    if not name:
        raise Denied(Code.MALFORMED, 422, where="seats.name")
    return {"user": who.user, "name": name, "level": None}


_HASH_OF_NOBODY = PasswordHasher().hash("nobody has this password")
