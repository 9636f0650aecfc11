"""Weigh games move by move, one at a time and in turns by address, in a worker for records; those of tables once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from typing import Any, Literal

import orjson
from pydantic import ValidationError
from sqlalchemy.exc import SQLAlchemyError

from bauhuette.analysis.writing import VERSION
from bauhuette.match.refusal import Refused
from bauhuette.server import bodies
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.storage.store import Store
from bauhuette.server.wire import Code
from bauhuette.server.workers.crew import SELF, Crew
from bauhuette.server.workers.fair import FairQueue, Owner
from bauhuette.server.workers.pool import Lost, Worker

log = logging.getLogger("bauhuette.server")

WAITING = 96  # analyses that wait; after that a newcomer takes the place of the address that has most
OF_ONE = 3  # that wait or run, from one address
KEPT = 64  # finished analyses kept in memory
GRACE = 4.0  # so many times the time it should take, and a minute
MINUTE = 60.0


class Analysis:
    """One analysis, from the queue to its result."""

    def __init__(self, owner: Owner, key: str, body: bytes, moves: int, keep: bool) -> None:
        self.owner = owner
        self.key = key
        self.keep = keep  # of a table here
        self.body = body  # a record, as `/api/records` takes it
        self.status: Literal["waiting", "running", "done", "failed"] = "waiting"
        self.done = 0
        self.of = moves
        self.found: bodies.Analysis | None = None

    def state(self) -> bodies.AnalysisState:
        return bodies.AnalysisState(status=self.status, done=self.done, of=self.of, analysis=self.found)

    def end(self, found: bodies.Analysis) -> None:
        self.found = found
        self.done = self.of = len(found.moves)
        self.status = "done"

    def on_way(self, found: bytes) -> None:
        self.done = int(orjson.loads(found)["done"])


class Analyst:
    """One game at a time, so that other records find a worker meanwhile."""

    def __init__(self, crew: Crew, store: Store, settings: Settings) -> None:
        self.crew = crew
        self.store = store
        self.seconds = settings.analysis_seconds
        self.editions = settings.editions
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._queue: FairQueue[Analysis] = FairQueue()
        self._working: asyncio.Task[None] | None = None

    async def state(self, key: str) -> bodies.AnalysisState:
        known = self._known.get(key) or await self._kept(key)
        return known.state() if known else bodies.AnalysisState(status="none", done=0, of=0, analysis=None)

    async def begin(self, owner: Owner, key: str, body: bytes, moves: int, *, keep: bool) -> bodies.AnalysisState:
        """Whoever asks for the same game again is told how far it is."""
        known = self._known.get(key) or await self._kept(key)
        if known is None or known.status == "failed":
            self._only_if_room(owner)
            known = self._known[key] = Analysis(owner, key, body, moves, keep)
            self._forget()
            self._queue.put(owner, known)
            if self._working is None or self._working.done():
                self._working = asyncio.create_task(self._work())
        return known.state()

    async def _kept(self, key: str) -> Analysis | None:
        """What was found before, perhaps by another process; what cannot be read any more is made anew."""
        body = await self.store.analysis_of(key, VERSION)
        if body is None:
            return self._known.get(key)  # somebody else may have asked meanwhile
        kept = Analysis(SELF, key, b"", 0, keep=True)
        try:
            kept.end(bodies.Analysis.model_validate_json(body))
        except ValidationError:
            log.warning("the kept analysis of %s cannot be read", key)
            return self._known.get(key)
        return self._known.setdefault(key, kept)

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
        old = [key for key, one in self._known.items() if one.status in ("done", "failed")]
        for key in old[: max(0, len(old) - KEPT)]:
            del self._known[key]

    async def _work(self) -> None:
        while len(self._queue):
            await self._run(self._queue.take())

    async def _run(self, analysis: Analysis) -> None:
        try:
            found = bodies.Analysis.model_validate_json(await self._weigh(analysis))
            await self._keep(analysis, found)
            analysis.end(found)
        except (Lost, Refused) as trouble:
            log.warning("an analysis failed: %s", trouble)
        finally:
            if analysis.status != "done":
                analysis.status = "failed"

    async def _keep(self, analysis: Analysis, found: bodies.Analysis) -> None:
        """Before anybody is told that it is done; where nothing can be stored it is in memory still."""
        if analysis.keep:
            with contextlib.suppress(SQLAlchemyError):
                await self.store.keep_analysis(analysis.key, found)

    async def _weigh(self, analysis: Analysis) -> bytes:
        given = {"job": "analyse", "key": analysis.key, "editions": self.editions, "seconds": self.seconds}

        async def look(worker: Worker, given: dict[str, Any], body: bytes) -> bytes:
            analysis.status = "running"
            return await worker.ask(given, body, MINUTE + GRACE * self.seconds, analysis.on_way)

        return await self.crew.inspect(analysis.owner, given, analysis.body, look)
