"""Play bot moves, standing orders, timeouts and absences.

Other players must not tell a forced or automatic answer from a considered one: every answer made here is shown after a
pause drawn from the same range, at any position and time spent. A bot's range depends on public facts: its
level, the tempo chosen at the table, and whether the step opens a turn or continues one. All pauses between two steps
of a person are bounded: where bots have much to do, the last of them are shorter.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, Protocol

from bauhuette.bots.levels import seconds_of
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.commands.game_end import FlagFall
from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.standing_orders import GiveOrders, PrepareAnswers
from bauhuette.match.commands.substitution import HandOver
from bauhuette.match.events import SERVER, Actor, Draft
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.standing_orders import ordered_move, prepared_move
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.downtime import Downtime
from bauhuette.server.tables.open_table import OpenTable, now_ms
from bauhuette.server.tables.turn_index import bot_answers, flag_after, seat_after
from bauhuette.server.workers.bot_jobs import BotJobs

log = logging.getLogger("bauhuette.server")


class BotPace(NamedTuple):
    """How long the steps of a bot take, in parts of the settings' pause and of the level's own time to think."""

    opening: float  # the first step of a turn
    following: float  # every further step in a row
    thinks: float  # over a following step; over an opening one for its whole time
    most: float  # all pauses from one step of a person to the next, in parts of the longest


PACES = {
    "calm": BotPace(1.0, 0.35, 1.0, 10.0),
    "quick": BotPace(0.4, 0.12, 0.25, 2.8),
    "instant": BotPace(0.0, 0.0, 0.25, 0.0),
}
SHARE = 1 / 4  # of what is left of the most: no single pause takes more
GRACE_MS = 60_000  # time for everyone to come back after a start
Attended = tuple[int, str, Seat]  # turn, kind, seat


Lost = Callable[[int, int], int]  # ms of downtime between two times


def _nothing(_: int, __: int) -> int:
    return 0


class Duty(NamedTuple):
    """What is to be done for `seat`, and when (ms)."""

    kind: str  # bot, standing, flag, absence
    seat: Seat
    at: int


def duty_of(match: Match, live: OpenTable, now: int, lost: Lost = _nothing) -> Duty | None:
    """The next thing to do at a table, if any."""
    seat = match.to_move
    if seat is None:
        return None
    if match.seats[seat].played_by_bot:
        return Duty("bot", seat, now) if is_awaited(match, live) else None
    if wish_of(match, seat) is not None:
        return Duty("standing", seat, now)
    duties = []
    deadline = match.clocks.deadline()
    if deadline is not None:
        duties.append(Duty("flag", seat, deadline))
    after = match.setup.absence.after_seconds
    if after and not live.is_connected(seat):
        since = max(live.away_since.get(seat, 0), match.changed)
        grace = live.born + min(after * 1000, GRACE_MS)
        duties.append(
            Duty("absence", seat, max(since + after * 1000 + lost(since, now), grace, match.clocks.back(seat, now)))
        )
    return min(duties, key=lambda duty: duty.at, default=None)


def is_awaited(match: Match, live: OpenTable) -> bool:
    """Whether bots play now: a person watches or will come back, or a tournament counts on the table."""
    awaited = bool(live.users()) or bool(match.setup.tournament)
    return awaited or any(seat.user and not seat.played_by_bot for seat in match.seats)


def wish_of(match: Match, seat: Seat) -> MoveId | None:
    """What a person wants done now: what they prepared for this decision, else what they always want."""
    given, prepared = match.standing_orders.get(seat), match.prepared.get(seat)
    if match.table is None or (given is None and prepared is None):
        return None
    offered = match.table.offered()
    if prepared is not None:
        move, _ = prepared_move(match.game, prepared, seat, match.table.past, offered)
        if move is not None:
            return move
    return None if given is None else ordered_move(match.game, given.wishes, offered)


def due_after(match: Match, draft: Draft, at: int) -> int | None:
    """When the server must look at the table again if it forgets everything it has in memory."""
    seat = seat_after(match, draft)
    if seat is None:
        return None
    instructed = seat in match.standing_orders or seat in match.prepared
    instructed = instructed or (draft.kind in (GiveOrders.kind, PrepareAnswers.kind) and draft.body["seat"] == seat)
    if bot_answers(match, draft, seat) or instructed:
        return at
    flag = flag_after(match, draft, seat, at)
    waits = [] if flag is None else [flag]
    if match.setup.absence.after_seconds:
        waits.append(at + match.setup.absence.after_seconds * 1000)
    return min(waits, default=None)


class TableHost(Protocol):
    """The registry as far as the scheduler needs it."""

    store: Store
    downtime: Downtime
    bot_jobs: BotJobs

    def spawn(self, work: Coroutine[Any, Any, None]) -> None: ...

    async def look_around(self, loaded: list[OpenTable]) -> None: ...

    async def make_up_time(self, live: OpenTable) -> None: ...

    async def store_and_tell(
        self, live: OpenTable, who: Actor, command: str, decide: Callable[[], Draft]
    ) -> object: ...


class TableScheduler:
    def __init__(self, registry: TableHost, settings: Settings) -> None:
        self.registry = registry
        self.pace = settings.pace

    def attend(self, live: OpenTable) -> None:
        """Arrange for the next duty at a table; to be called after every change."""
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        match = live.match
        duty = self._duty(live)
        if duty is None:
            return
        if duty.kind in ("bot", "standing"):
            key = (match.turn_version, duty.kind, duty.seat)
            if live.attended != key:
                live.attended = key
                self.registry.spawn(self._answer(live, duty, key))
            return
        wait = max(0, duty.at - now_ms()) / 1000
        live.timer = asyncio.get_running_loop().call_later(wait, self._is_due, live, duty, match.turn_version)

    def has_nothing_to_do(self, live: OpenTable) -> bool:
        return self._duty(live) is None

    def _duty(self, live: OpenTable) -> Duty | None:
        return duty_of(live.match, live, now_ms(), self.registry.downtime.lost)

    def _is_due(self, live: OpenTable, duty: Duty, turn: int) -> None:
        live.timer = None
        self.registry.spawn(self._act(live, duty, turn))

    async def _answer(self, live: OpenTable, duty: Duty, key: Attended) -> None:
        """A move by a bot or a standing instruction, shown after the pause."""
        match = live.match
        thinks, waits = self.measure(live, duty)
        pause = asyncio.get_running_loop().time() + waits
        move: MoveId | None
        if duty.kind == "bot":
            move = await self._think(live, duty.seat, match.seats[duty.seat].level or "", thinks)
        else:
            move = wish_of(match, duty.seat)
        await asyncio.sleep(pause - asyncio.get_running_loop().time())
        async with live.lock:
            if live.attended == key:
                live.attended = None
            still = self._duty(live)
            if duty.kind == "standing" and still is not None:
                move = wish_of(match, duty.seat)  # perhaps another one meanwhile
            if still is None or (match.turn_version, *still[:2]) != key or move is None:
                self.attend(live)
                return
            await self._store(live, lambda: MakeMove.for_seat(match, duty.seat, move, by=duty.kind))

    def measure(self, live: OpenTable, duty: Duty) -> tuple[float, float]:
        """What part of its time a bot thinks, and how long the pause is: whether or not there is anything to decide."""
        pause = random.uniform(*self.pace)
        if duty.kind != "bot":
            return 1.0, pause
        match, pace = live.match, PACES["instant" if _is_unseen(live) else live.tempo()]
        last = match.steps[-1].seat if match.steps else None
        if last is None or not match.seats[last].played_by_bot:
            live.pauses = 0.0
        thinks, part = (1.0, pace.opening) if last != duty.seat else (pace.thinks, pace.following)
        pause = min(part * pause, SHARE * max(0.0, pace.most * max(self.pace) - live.pauses))
        live.pauses += pause
        return thinks, thinks * (seconds_of(match.seats[duty.seat].level or "") or 0.0) + pause

    async def _think(self, live: OpenTable, seat: Seat, level: str, part: float = 1.0) -> MoveId:
        match, bot_jobs = live.match, self.registry.bot_jobs
        assert match.table is not None
        live.hurried = seconds_of(level) is not None and bot_jobs.is_hurried(live.owner)
        live.compiling = bot_jobs.plays_simply(match.game, level)
        prepared = match.next_of_course()
        if prepared is not None:
            return prepared
        moves = match.table.offered()
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        hidden = match.table.hidden_for_bot(seat, match.table.luck_for_bot())
        return await bot_jobs.move(live.owner, match.game, level, hidden, moves, part)

    async def _act(self, live: OpenTable, duty: Duty, turn: int) -> None:
        """Handle a timeout or a long absence."""
        match = live.match
        flag_move = None
        if duty.kind == "flag" and match.setup.clock.flag == "bot" and match.to_move == duty.seat:
            flag_move = await self._think(live, duty.seat, match.setup.clock.level)
        if duty.kind == "absence" and self.registry.store.shared:
            await self.registry.look_around([live])
        async with live.lock:
            await self.registry.make_up_time(live)
            still = self._duty(live)
            if match.turn_version != turn or still is None or still[:2] != duty[:2] or still.at > now_ms():
                self.attend(live)
                return
            await self._store(live, lambda: _draft_for(match, duty, flag_move))

    async def _store(self, live: OpenTable, decide: Callable[[], Draft]) -> None:
        try:
            await self.registry.store_and_tell(live, SERVER, "", decide)
        except (
            CommandRefused
        ) as refused:  # another process was faster, or the database is away: the sweep comes back to it
            log.info("a duty was not done: %s", refused.code)


def _is_unseen(live: OpenTable) -> bool:
    """Whether only bots of a tournament play here: no reader waits for their pauses."""
    return bool(live.match.setup.tournament) and not live.users() and not any(seat.user for seat in live.match.seats)


def _draft_for(match: Match, duty: Duty, flag_move: MoveId | None) -> Draft:
    if duty.kind == "absence":
        return HandOver.absent(match, duty.seat)
    if flag_move is None:
        return FlagFall.decide(match, duty.seat)
    return MakeMove.for_seat(match, duty.seat, flag_move, by="clock")
