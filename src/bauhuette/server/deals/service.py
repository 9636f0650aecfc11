"""Deals that several tables play: the same luck and the same bots, once for each person.

Those of a day are made by the server and opened when the day (UTC) is over; others by people who want to compare
themselves, and opened when these close them and the last table is done. Until then all their tables are sealed
(`access/permissions.py`): players see their own seat and nothing else.

Everything here may be interrupted anywhere and done by several processes at once: what is due is found in the database,
and its keys refuse a second deal of a day, a second table of a person and a second result.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from sqlalchemy import Connection

from bauhuette.engine.catalogue import in_order
from bauhuette.engine.game import Game
from bauhuette.engine.meta import GameMeta
from bauhuette.engine.types import Seat
from bauhuette.match.commands.game_end import CloseTable
from bauhuette.match.events import SERVER, Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import level_for
from bauhuette.match.setup import TableSetup, check_setup
from bauhuette.match.table_options import Absence, Clock
from bauhuette.server.access.privacy import PrivateThing
from bauhuette.server.deals import storage as stored
from bauhuette.server.deals.schemas import NewDeal
from bauhuette.server.deals.storage import DealBoard, DealResult, DealRow, DealSeat
from bauhuette.server.feature import Feature
from bauhuette.server.names import ID, clean, new_id
from bauhuette.server.profiles.service import may_see
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store
from bauhuette.server.tables import sealed_deals
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.registry import TableRegistry
from bauhuette.server.training.service import DAY_MS
from bauhuette.server.wire import Code
from bauhuette.tournament.duplicate_scoring import DuplicateResult, compare

LEVEL = "journeyman"  # of the bots of a day: answers by the position and the deal alone, however busy the server is
LASTS_MS = 30 * DAY_MS  # a deal of people, unless they close it before
IDLE_MS = 7 * DAY_MS  # without a move, a table of a closed deal is waited for no longer
WAITS_MS = 30 * DAY_MS  # for the tables of a closed deal at most, however often they move
CLOSED = ""  # a table that had not begun by then needs no reason
FOR_GOOD = (Code.DAMAGED, Code.RULES_CHANGED)  # such a table will never have a result

FindGame = Callable[[str], Awaitable[Game]]


class DealScore(NamedTuple):
    """A person's result with a deal."""

    sat: DealSeat
    seat: int
    played: DuplicateResult


class DealStandings(NamedTuple):
    """A deal with all its finished results."""

    deal: DealRow
    boards: dict[str, DealBoard]
    people: dict[str, DealSeat]
    results: list[DealScore]  # of people; the best first
    accounts: frozenset[str]  # which of the people have one

    def own(self, user: str) -> DealScore | None:
        return next((one for one in self.results if one.sat.user == user), None)

    def ranked(self, reader: str) -> list[DealScore]:
        """Of a day: results of people with an account, and the reader's own. A guest has a place, but is not listed."""
        of_day = self.deal.day is not None
        return [one for one in self.results if not of_day or one.sat.user in self.accounts or one.sat.user == reader]

    def place(self, one: DealScore, reader: str) -> int | None:
        """Among the ranked people who had the same seat; None for a person who did not play the deal to the end."""
        alike = [other for other in self.ranked(reader) if other.seat == one.seat]
        return compare([other.played for other in alike], alike.index(one)).place if one.played.complete else None


class DealService(Feature):
    def __init__(self, store: Store, registry: TableRegistry, settings: Settings, game: FindGame) -> None:
        self.store = store
        self.registry = registry
        self.settings = settings
        self.game = game

    # --- the deals of a day ---

    async def of_today(self, day: int) -> dict[str, DealRow]:
        """Return the day's deals, made at the first request; their commitments are public from then on."""
        found = await self.of_day(day)
        missing = [self._new(meta, day) for meta in in_order() if meta.key not in found]
        if not missing:
            return found
        for deal in missing:
            await self.store.do_at_once(partial(_unless_there, deal=deal))
        return await self.of_day(day)

    async def of_day(self, day: int) -> dict[str, DealRow]:
        return await self.store.read(lambda c: stored.of_day(c, day))

    def _new(self, meta: GameMeta, day: int) -> DealRow:
        return DealRow(
            id=new_id(),
            game=meta.key,
            day=day,
            seats=max(meta.seats),
            options={option.name: option.default for option in meta.options},
            level=LEVEL,
            secret=self.settings.new_secret(),
            host="",
            name="",
            created=now_ms(),
            until=(day + 1) * DAY_MS,
            opened=False,
        )

    async def take_up(self, who: Actor, key: str, address: str) -> OpenTable:
        """Return a person's table of today's deal, the same at every request."""
        table, at = new_id(), now_ms()
        deal = (await self.of_today(at // DAY_MS))[key]
        sat = await self.store.do_at_once(lambda c: stored.take_place(c, deal.id, who.user, table, at))
        return await sealed_deals.begun(self.registry, await self._setup(deal, sat.table, who), address)

    async def _setup(self, deal: DealRow, table: str, who: Actor) -> TableSetup:
        game = await self.game(deal.game)
        own, bot = {"user": who.user, "name": who.name, "level": None}, {"user": "", "name": deal.level}
        return TableSetup(
            id=table,
            game=deal.game,
            rules_version=game.meta.rules_version,
            edition=game.edition,
            host="",
            secret=deal.secret,
            seats=tuple(own if i == seat_of_day(deal) else bot | {"level": deal.level} for i in range(deal.seats)),
            options=deal.options,
            clock=Clock(),
            spectators="off",
            absence=Absence(level=deal.level),
            rated=False,
            created=now_ms(),
            sealed=True,
            deal=deal.id,
        )

    # --- deals of people ---

    async def make(self, host: str, wish: NewDeal) -> DealRow:
        game = await self.game(wish.game)
        now = now_ms()
        deal = DealRow(
            id=new_id(),
            game=wish.game,
            day=None,
            seats=wish.seats,
            options=check_setup(game, wish.seats, wish.options),
            level=level_for(game, wish.level),
            secret=self.settings.new_secret(),
            host=host,
            name=clean(wish.name),
            created=now,
            until=now + LASTS_MS,
            opened=False,
        )
        await self.store.writer.run(lambda c: stored.make(c, deal))
        return deal

    async def open_table(self, who: Actor, deal: DealRow, seat: int, address: str) -> OpenTable:
        """Return the caller's table of the deal, opened with them as host if there is none."""
        if seat >= deal.seats:
            raise Denied(Code.NO_SEAT, 409)
        sat = await self._claimed(deal, who.user, new_id())
        if await self.store.load(sat.table) is not None:
            return await self.registry.find(sat.table)
        own, nobody = {"user": who.user, "name": who.name, "level": None}, {"user": "", "name": "", "level": None}
        setup = await self._setup(deal, sat.table, who)
        seats = tuple(own if i == seat else nobody for i in range(deal.seats))
        return await self.registry.open(replace(setup, host=who.user, seats=seats), address)

    async def close_deal(self, deal: DealRow) -> None:
        """Close a deal: no further table starts, and everything is shown when the last one ends."""
        await self.store.writer.run(lambda c: stored.close(c, deal.id, now_ms()))
        await self._open(await self.find(deal.id))

    async def only_welcome(self, match: Match, user: str, _address: str) -> None:
        """Refuse a seat at a table of a deal to a person with another table of it."""
        if match.setup.deal:
            sat = await self._claimed(await self.find(match.setup.deal), user, match.setup.id)
            if sat.table != match.setup.id:
                raise Denied(Code.DEAL_PLAYED, 409)

    async def only_ready(self, match: Match) -> None:
        """Check at the start that each player plays the deal only here, and that it is still open."""
        if not match.setup.deal:
            return
        deal = await self.find(match.setup.deal)
        if deal.until <= now_ms():
            raise Denied(Code.DEAL_OVER, 409)
        people = (await self.store.read(lambda c: stored.people_of(c, [deal.id])))[deal.id]
        tables = {sat.user: sat.table for sat in people}
        if any(one.user and tables.get(one.user) != match.setup.id for one in match.seats):
            raise Denied(Code.DEAL_PLAYED, 409)

    async def _claimed(self, deal: DealRow, user: str, table: str) -> DealSeat:
        """The one table of a person: who got up before the start may sit down elsewhere."""
        at = now_ms()
        if deal.until <= at:
            raise Denied(Code.DEAL_OVER, 409)
        sat = await self.store.do_at_once(lambda c: stored.take_place(c, deal.id, user, table, at))
        if sat.table == table or deal.day is not None or await self._sits(user, sat.table):
            return sat
        return await self.store.do_at_once(lambda c: stored.take_place(c, deal.id, user, table, at, sat.table))

    async def _sits(self, user: str, table: str) -> bool:
        if await self.store.load(table) is None:
            return False
        live = await self.registry.find(table)
        await self.registry.look_again([table])
        return live.match.status != "lobby" or bool(live.match.seats_of(user))

    # --- who may know what ---

    async def find(self, deal: str) -> DealRow:
        found = await self.store.read(lambda c: stored.find(c, deal)) if ID.fullmatch(deal) else None
        if found is None:
            raise Denied(Code.NOT_FOUND, 404)
        return found

    async def hidden_names(self, match: Match, reader: str) -> list[int]:
        """Seats of a deal of the day whose people do not show their games to this reader."""
        if not match.setup.deal or match.setup.host:
            return []
        people = [(seat, one.user) for seat, one in enumerate(match.seats) if one.user]
        return await self.store.read(
            lambda c: [seat for seat, user in people if not may_see(c, PrivateThing.GAMES, user, reader)]
        )

    # --- how it went ---

    async def courses(self, deals: list[DealRow]) -> list[DealStandings]:
        """Count a result before it is read, also right after the last move."""
        ids = [deal.id for deal in deals]
        for table in await self.store.read(lambda c: stored.uncounted(c, ids)):
            await self._count(table)

        def work(connection: Connection) -> list[DealStandings]:
            boards, people = stored.boards_of(connection, ids), stored.people_of(connection, ids)
            accounts = stored.accounts_of(connection, ids)
            return [_course(deal, boards[deal.id], people[deal.id], accounts) for deal in deals]

        return await self.store.read(work)

    # --- what happens by itself ---

    def table_is_over(self, match: Match) -> None:
        if match.setup.deal:
            self.registry.spawn(self._count(match.setup.id))

    async def sweep(self) -> None:
        await self.of_today(now_ms() // DAY_MS)
        for table in await self.store.read(stored.uncounted):
            await self._count(table)
        for deal in await self.store.read(lambda c: stored.not_opened(c, now_ms())):
            await self._open(deal)

    async def _count(self, table: str) -> None:
        match: Match | None = None
        try:
            match = await self.registry.as_stored(table)
        except CommandRefused as refused:
            if refused.code not in FOR_GOOD:
                return  # the next sweep tries again
        await self._note(table, "over", match)

    async def _note(self, table: str, state: str, match: Match | None) -> None:
        scores = [] if match is None or match.table is None else [int(one) for one in match.table.standing().scores]
        people = {} if match is None or not scores else _people_in(match)
        await self.store.do_at_once(lambda c: stored.count(c, table, state, scores, people))

    async def _open(self, deal: DealRow) -> None:
        """Count unfinished tables as they stand and open the deal, unless people still play."""
        boards = (await self.store.read(lambda c: stored.boards_of(c, [deal.id])))[deal.id]
        for board in boards:
            if not board.done and not await self._stop(deal, board.table):
                return  # people still play it
        opened = [await self._unseal(board) for board in boards]
        if all(opened):
            await self.store.writer.run(lambda c: stored.open_up(c, deal.id))

    async def _stop(self, deal: DealRow, table: str) -> bool:
        """Count a table as it stands; False while people play on what they began among themselves."""
        match: Match | None = None
        if await self.store.load(table) is not None:
            try:
                live = await self.registry.find(table)
                await self.registry.look_again([table])
                match = live.match
                if match.status == "running" and deal.day is None and _is_waited_for(deal, match):
                    return False
                if match.status == "lobby":
                    async with live.lock:
                        closing = CloseTable(CLOSED).draft(ends=True)
                        await self.registry.store_and_tell(live, SERVER, "", lambda: closing)
            except CommandRefused as refused:
                if refused.code not in FOR_GOOD:
                    return False
        await self._note(table, "over" if match is not None and match.status == "over" else "unfinished", match)
        return True

    async def _unseal(self, board: DealBoard) -> bool:
        done = not board.sealed or await sealed_deals.unsealed(self.registry, board.table)
        if done and board.sealed:
            await self.store.writer.run(lambda c: stored.unseal(c, board.table))
        return done


def seat_of_day(deal: DealRow) -> int:
    """Return everyone's seat of a day; it changes from day to day."""
    return (deal.day or 0) % deal.seats


def _is_waited_for(deal: DealRow, match: Match) -> bool:
    """Whether a closed deal stays sealed because of this running table; an abandoned table does not keep it sealed."""
    now = now_ms()
    return now - match.changed < IDLE_MS and now - deal.until < WAITS_MS


def _unless_there(connection: Connection, deal: DealRow) -> None:
    assert deal.day is not None
    if deal.game not in stored.of_day(connection, deal.day):
        stored.make(connection, deal)


def _people_in(match: Match) -> dict[str, DealResult]:
    given_up = match.given_up
    return {
        one.user: DealResult(seat, match.ended == "rules" and seat not in given_up, match.finished_by_bot(Seat(seat)))
        for seat, one in enumerate(match.seats)
        if one.user
    }


def _course(deal: DealRow, boards: list[DealBoard], people: list[DealSeat], accounts: frozenset[str]) -> DealStandings:
    tables = {board.table: board for board in boards}
    results = [
        DealScore(sat, sat.seat, DuplicateResult(tables[sat.table].scores[sat.seat], sat.complete))
        for sat in people
        if sat.seat is not None and sat.table in tables and tables[sat.table].done and tables[sat.table].scores
    ]
    results.sort(key=lambda one: (one.played.worth, -tables[one.sat.table].created), reverse=True)
    return DealStandings(deal, tables, {sat.user: sat for sat in people}, results, accounts)
