"""Finished games are looked at again: step by step as every seat saw them, and weighed move by move.

Games of tables here and of record files people bring along are treated alike: both can be replayed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Executor
from typing import Any, Literal

from bauhuette.analysis.review import Review, Step, reviewing
from bauhuette.engine.record import SPECTATOR, copy_of
from bauhuette.match.match import Match
from bauhuette.match.record import replay
from bauhuette.match.seats import levels
from bauhuette.match.table import Table
from bauhuette.server import bodies, wire
from bauhuette.server.refusals import Denied
from bauhuette.server.views import Presence, offered_move, seat_views
from bauhuette.server.wire import Code

SHELF = 32  # record files kept in memory; whoever needs one again brings it again
WAITING = 8  # analyses that wait; more are sent away
KEPT = 64  # analyses kept in memory


# --- step by step ---


def replay_of(table: Table, seats: list[dict[str, Any]], seat: int | None) -> bodies.Replay:
    """The whole course of a game, with everything this seat (or a spectator) was told."""
    first = table.past[0].before if table.past else table.state
    states = [(None, first), *((past.seat, past.after) for past in table.past)]
    outcome = table.outcome
    return bodies.Replay(
        game=table.game.meta.key,
        seats=[wire.SeatView(**one) for one in seats],
        seat=seat,
        options=dict(table.options),
        commitment=table.commitment,
        seed=table.secret.hex(),
        outcome=outcome._asdict() if outcome else None,
        log=[
            wire.LogEntry(version=number, seat=mover, undone=False, news=table.game.NEWS.json(_hidden(table, s, seat)))
            for number, (mover, s) in enumerate(states)
        ],
    )


def step_of(table: Table, number: int, seat: int | None) -> bodies.ReplayStep:
    """The game after so many moves, as a seat saw it."""
    number = min(number, len(table.past))
    state = table.past[number].before if number < len(table.past) else table.state
    hidden = _hidden(table, state, seat)
    return bodies.ReplayStep(
        number=number,
        seat=seat,
        to_move=int(hidden.to_move) if not hidden.over else None,
        phase=str(table.game.PHASES[hidden.phase]),
        state=table.game.view(hidden),
        news=table.game.NEWS.json(hidden),
    )


def _hidden(table: Table, state: Any, seat: int | None) -> Any:
    hidden = copy_of(state)
    table.game.hide(hidden, SPECTATOR if seat is None else seat)
    return hidden


def seats_of_match(match: Match) -> list[dict[str, Any]]:
    return seat_views(match, Presence((False,) * len(match.seats), 0))


def seats_of_record(table: Table) -> list[dict[str, Any]]:
    """A record knows names only; whoever is called like a level of bots was one."""
    return [
        {
            "kind": "bot" if name in levels() else "person",
            "name": name,
            "level": name if name in levels() else None,
            "host": False,
            "connected": False,
            "handed": False,
            "salted": False,
            "clock_ms": None,
        }
        for name in table.names
    ]


class Shelf:
    """Record files people have opened, found again by a hash of what is in them."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Table] = OrderedDict()

    async def put(self, record: Any) -> str:
        """`BadRecord` says what is wrong with it."""
        content = json.dumps(record, sort_keys=True).encode()
        key = hashlib.blake2b(content, digest_size=16).hexdigest()
        if key not in self._tables:
            self._tables[key] = await asyncio.to_thread(replay, record)
            if len(self._tables) > SHELF:
                self._tables.popitem(last=False)
        return key

    def take(self, key: str) -> Table:
        if key not in self._tables:
            raise Denied(Code.NOT_FOUND, 404)
        self._tables.move_to_end(key)
        return self._tables[key]


# --- weighed ---


class Job:
    """One analysis, from the queue to its result."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.status: Literal["waiting", "running", "done", "failed"] = "waiting"
        self.found: Review | None = None

    def state(self) -> bodies.AnalysisState:
        done = len(self.found.steps) if self.found else 0
        analysis = analysis_of(self.found) if self.found and self.status == "done" else None
        return bodies.AnalysisState(status=self.status, done=done, of=len(self.table.past), analysis=analysis)


class Analyst:
    """Weighs one game at a time, move by move in the pool of the bots, so that bots get their turn in between."""

    def __init__(self, pool: Executor, seconds: float) -> None:
        self.pool = pool
        self.seconds = seconds
        self._jobs: OrderedDict[str, Job] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    def state(self, key: str) -> bodies.AnalysisState:
        job = self._jobs.get(key)
        return job.state() if job else bodies.AnalysisState(status="none", done=0, of=0, analysis=None)

    def begin(self, key: str, table: Table) -> bodies.AnalysisState:
        """Whoever asks for the same game again is told how far it is."""
        job = self._jobs.get(key)
        if job is None or job.status == "failed":
            if len(self._tasks) >= WAITING:
                raise Denied(Code.BUSY, 503)
            job = self._jobs[key] = Job(table)
            self._forget()
            task = asyncio.create_task(self._run(job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return job.state()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _forget(self) -> None:
        old = [key for key, job in self._jobs.items() if job.status in ("done", "failed")]
        for key in old[: max(0, len(self._jobs) - KEPT)]:
            del self._jobs[key]

    async def _run(self, job: Job) -> None:
        loop = asyncio.get_running_loop()
        async with self._one_at_a_time:
            job.status = "running"
            steps: Iterator[Review | None] = reviewing(job.table, self.seconds)
            try:
                while (found := await loop.run_in_executor(self.pool, next, steps, None)) is not None:
                    job.found = found
                job.status = "done"
            except Exception:
                job.status = "failed"
                raise


def analysis_of(found: Review) -> bodies.Analysis:
    game = found.table.game

    def form(move: int) -> wire.OfferedMove:
        return wire.OfferedMove(**offered_move(game, move))

    def weighed(step: Step) -> bodies.WeighedMove:
        better = None if step.better is None else form(step.better)
        return bodies.WeighedMove(
            number=step.number,
            seat=step.seat,
            move=form(step.move),
            shares=list(step.shares),
            luck=list(step.luck),
            cost=step.cost,
            better=better,
        )

    seats = range(len(found.table.names))
    return bodies.Analysis(
        start=list(found.start),
        moves=[weighed(step) for step in found.steps],
        costliest=[step.number for step in found.costliest()],
        luck=[found.luck(seat) for seat in seats],
        mistakes=[found.mistakes(seat) for seat in seats],
    )
