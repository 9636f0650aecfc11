"""Records from outside: the server keeps their bytes and never looks into them. Workers do, in limits of their own."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import Any, NamedTuple

import orjson

from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Owner
from bauhuette.server.workers.pool import Lost, WorkerProcess
from bauhuette.server.workers.worker_pools import WorkerPools

SHELF = 32  # record files kept in memory; others must be opened again


class UntrustedRecord(NamedTuple):
    """A record as it was brought, and what a worker said of it."""

    key: str
    body: bytes  # of the request it came with
    game: str
    seats: int
    moves: int
    outcome: dict[str, Any] | None


class UntrustedRecords:
    def __init__(self, pools: WorkerPools, settings: Settings) -> None:
        self.pools = pools
        self.seconds = settings.record_seconds
        self.editions = settings.editions
        self._shelf: OrderedDict[str, UntrustedRecord] = OrderedDict()

    async def judge(self, owner: Owner, body: bytes) -> UntrustedRecord:
        """`Refused` says what is wrong with a record, or that no worker could get through it."""
        key = hashlib.blake2b(body, digest_size=16).hexdigest()
        if key not in self._shelf:
            found = await self.ask(owner, "judge", key, body)
            return UntrustedRecord(key, body, **orjson.loads(found))
        return self._shelf[key]

    def keep(self, record: UntrustedRecord) -> None:
        self._shelf[record.key] = record
        if len(self._shelf) > SHELF:
            self._shelf.popitem(last=False)

    def take(self, key: str) -> UntrustedRecord:
        if key not in self._shelf:
            raise Denied(Code.NOT_FOUND, 404)
        self._shelf.move_to_end(key)
        return self._shelf[key]

    async def ask(self, owner: Owner, job: str, key: str, body: bytes, **wishes: Any) -> bytes:
        given = {"job": job, "key": key, "editions": self.editions, **wishes}
        try:
            return await self.pools.inspect(owner, given, body, self._look)
        except Lost as lost:
            raise unplayable(lost) from lost

    async def _look(self, worker: WorkerProcess, given: dict[str, Any], body: bytes) -> bytes:
        return await worker.ask(given, body, self.seconds)


def unplayable(lost: Lost) -> Denied:
    return Denied(Code.RECORD_UNPLAYABLE, 422, how=lost.how)
