"""Analyse games move by move, in slices and in turns by address, in a worker for records.

What is found is kept after every slice, so an analysis that was interrupted continues there; the figures never depend
on how busy the machine is. An analysis of a table is made once.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any, Literal

import orjson
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from bauhuette.analysis.serialise import VERSION, figures_from
from bauhuette.match.refusal import CommandRefused
from bauhuette.server.feature import Feature
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store
from bauhuette.server.tables.replay_schemas import Analysis, AnalysisState
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import FairQueue, Owner
from bauhuette.server.workers.pool import Lost, WorkerProcess
from bauhuette.server.workers.worker_pools import SELF, WorkerPools

log = logging.getLogger("bauhuette.server")

WAITING = 96  # analyses that wait; after that a newcomer takes the place of the address that has most
OF_ONE = 3  # that wait or run, from one address
KEPT = 64  # finished analyses kept in memory
SLICE = 8  # moves a worker looks at before others have their turn
SLICE_S = 900.0  # after which a worker is given up; far more than a slice takes on a slow machine
TRIES = 3  # of one slice

Status = Literal["none", "outdated", "waiting", "running", "done", "failed"]


class AnalysisJob:
    """One analysis, from the queue to its result."""

    def __init__(self, owner: Owner, key: str, body: bytes, moves: int, keep: bool, edition: str = "") -> None:
        self.owner = owner
        self.edition = edition  # hash of another edition than ours
        self.key = key
        self.keep = keep  # of a table here
        self.body = body  # a record, as `/api/records` takes it
        self.status: Status = "waiting"
        self.of = moves
        self.tries = 0
        self.found: Analysis | None = None  # as far as it is

    @property
    def done(self) -> int:
        return len(self.found.moves) if self.found else 0

    def state(self, known: int = 0) -> AnalysisState:
        """How far it is, without the moves a reader knows."""
        new = self.found and self.found.model_copy(update={"moves": self.found.moves[known:]})
        return AnalysisState(status=self.status, done=self.done, of=self.of, known=known, analysis=new)

    def with_slice(self, part: dict[str, Any]) -> Analysis:
        """The analysis with some more moves."""
        start = self.found.start if self.found else part["start"]
        known = [one.model_dump() for one in self.found.moves] if self.found else []
        return Analysis.model_validate(figures_from(start, [*known, *part["steps"]], self.of))


NOTHING = AnalysisState(status="none", done=0, of=0, known=0, analysis=None)


class AnalysisQueue(Feature):
    """One slice at a time, so that other records find a worker meanwhile."""

    def __init__(self, pools: WorkerPools, store: Store, settings: Settings) -> None:
        self.pools = pools
        self.store = store
        self.determinizations = settings.determinizations
        self.editions = settings.editions
        self._known: OrderedDict[str, AnalysisJob] = OrderedDict()
        self._queue: FairQueue[AnalysisJob] = FairQueue()
        self._working: asyncio.Task[None] | None = None

    async def state(self, key: str, known: int = 0) -> AnalysisState:
        job = self._known.get(key) or await self._kept(key)
        return job.state(known) if job else NOTHING

    async def begin(
        self, owner: Owner, key: str, body: bytes, moves: int, *, keep: bool, edition: str = ""
    ) -> AnalysisState:
        """Begin an analysis, or continue one that was interrupted; of one under way tell how far it is."""
        job = self._known.get(key) or await self._kept(key)
        if job is None or job.status in ("none", "outdated", "failed"):
            self._only_if_room(owner)
            found = job.found if job else None
            job = self._known[key] = AnalysisJob(owner, key, body, moves, keep, edition)
            job.found = found
            self._forget()
            self._queue.put(owner, job)
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work())
        return job.state()

    async def _kept(self, key: str) -> AnalysisJob | None:
        """Read what was found before, perhaps by another process; one that cannot be read any more is made anew."""
        kept = await self.store.analysis_of(key)
        if kept is None or key in self._known:
            return self._known.get(key)  # another reader may have asked meanwhile
        version, body = kept
        job = AnalysisJob(SELF, key, b"", 0, keep=True)
        job.status = "outdated"
        if version == VERSION:
            try:
                job.found = Analysis.model_validate_json(body)
            except ValidationError:
                log.warning("the kept analysis of %s cannot be read", key)
                return None
            job.of = job.found.of
            job.status = "done" if job.done == job.of else "none"
        return self._known.setdefault(key, job)

    def _only_if_room(self, owner: Owner) -> None:
        wanted = [one for one in self._known.values() if one.status in ("waiting", "running")]
        if sum(one.owner.address == owner.address for one in wanted) >= OF_ONE:
            raise Denied(Code.CROWDED, 503)
        if len(self._queue) >= WAITING:
            displaced = self._queue.displace(owner)
            if displaced is None:
                raise Denied(Code.CROWDED, 503)
            displaced.status = "failed"

    async def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    def _forget(self) -> None:
        old = [key for key, one in self._known.items() if one.status not in ("waiting", "running")]
        for key in old[: max(0, len(old) - KEPT)]:
            del self._known[key]

    async def _work(self) -> None:
        while len(self._queue):
            job = self._queue.take()
            await self._advance(job)
            if job.status == "running":
                self._queue.put(job.owner, job)

    async def _advance(self, job: AnalysisJob) -> None:
        """Look at some more moves; store them before they are shown."""
        job.status = "running"
        try:
            found = job.with_slice(orjson.loads(await self._slice(job)))
            await self._keep(job, found)
            job.found, job.tries = found, 0
            job.status = "done" if job.done >= job.of else "running"
        except Lost as lost:
            job.tries += 1
            log.warning("a slice of an analysis is lost: %s", lost)
            job.status = "running" if job.tries < TRIES else "failed"
        except CommandRefused as refused:
            log.warning("an analysis failed: %s", refused)
            job.status = "failed"
        except BaseException:
            job.status = "failed"
            raise

    async def _keep(self, job: AnalysisJob, found: Analysis) -> None:
        """Where nothing can be stored it is in memory still."""
        if job.keep:
            with contextlib.suppress(SQLAlchemyError):
                await self.store.keep_analysis(job.key, found)

    async def _slice(self, job: AnalysisJob) -> bytes:
        given = {
            "job": "analyse",
            "key": job.key,
            "editions": (*self.editions, job.edition),
            "determinizations": self.determinizations,
            "done": job.done,
            "before": job.found.moves[-1].shares if job.found and job.found.moves else [],
            "count": SLICE,
        }

        async def look(worker: WorkerProcess, given: dict[str, Any], body: bytes) -> bytes:
            return await worker.ask(given, body, SLICE_S)

        return await self.pools.inspect(job.owner, given, job.body, look)
