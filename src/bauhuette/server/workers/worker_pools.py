"""The workers of one server: those who think for bots, and those who look at records from outside."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Any

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.warmup import is_warm
from bauhuette.server.metrics import Metrics, memory_of
from bauhuette.server.refusals import Denied
from bauhuette.server.settings import Settings
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Owner
from bauhuette.server.workers.pool import RETRY_S, ForkedSource, WorkerNotReady, WorkerPool, WorkerProcess
from bauhuette.server.workers.sandbox import SandboxLimits

log = logging.getLogger("bauhuette.server")

SELF = Owner("", "")  # work the server wants done for itself
COMPILING_S = 1800.0
RECORDS_WAITING = 32

LOOKS = 2

FindGame = Callable[[str], Awaitable[Game]]
Look = Callable[[WorkerProcess, dict[str, Any], bytes], Awaitable[bytes]]


class WorkerPools:
    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        own = SandboxLimits(settings.bot_memory, nice=5, may_write=True, has_network=False)
        foreign = SandboxLimits(settings.record_memory, nice=10, may_write=False, has_network=False)
        self.bots = WorkerPool("bots", settings.bot_workers or default_workers(), own, metrics)
        self.records = WorkerPool("records", settings.record_workers, foreign, metrics, RECORDS_WAITING)
        self._compiled: FindGame = _load_at_once
        self._preparing: dict[str, asyncio.Task[None]] = {}

    async def prepare(self, compiled: FindGame) -> None:
        """Let the fork server load all games, those first that need not be compiled, so that every worker has them."""
        self._compiled = compiled
        for key in sorted(game_keys(), key=lambda key: not is_warm(load(key))):
            await self.prepared(key)
        await self.bots.retire()
        log.info("workers are ready: %d for bots, %d for records", self.bots.size, self.records.size)

    async def prepared(self, key: str) -> None:
        """Wait until workers can play a game without compiling anything; each game is waited for by itself."""
        if key not in self._preparing:
            self._preparing[key] = asyncio.create_task(self._prepare(key))
        await asyncio.shield(self._preparing[key])

    async def inspect(self, owner: Owner, given: dict[str, Any], body: bytes, look: Look) -> bytes:
        """Let a worker look at a record. What it finds missing is made up for, and only that is waited for."""
        for _ in range(LOOKS):
            ready = [key for key, task in self._preparing.items() if task.done()]
            try:
                async with self.records.turn(owner) as worker:
                    return await look(worker, given | {"ready": ready}, body)
            except WorkerNotReady as cold:
                await self._make_up_for(cold, given, body)
        raise Denied(Code.NOT_PREPARED, 503, RETRY_S)

    async def _make_up_for(self, cold: WorkerNotReady, given: dict[str, Any], body: bytes) -> None:
        if cold.game in game_keys():
            await self.prepared(cold.game)
        else:
            await self.compile(given | {"job": "compile_edition"}, body)

    async def _prepare(self, key: str) -> None:
        try:
            await self._compiled(key)
            if key in ForkedSource.the_one().loaded:
                return
            await ForkedSource.the_one().load(key)
            await self.records.retire()
        except Denied:  # it cannot be compiled, which is tried again: so is this
            del self._preparing[key]
        except Exception as error:
            log.warning("workers are not prepared for %s: %s", key, type(error).__name__)

    async def compile(self, given: dict[str, Any], body: bytes) -> None:
        async with self.bots.turn(SELF) as worker:
            await worker.ask(given, body, COMPILING_S)

    def memory(self) -> dict[str, int]:
        """Bytes, by who has them."""
        kept = {pool.name: memory_of(pool.processes()) for pool in (self.bots, self.records)}
        return kept | {"server": memory_of([os.getpid()])}

    def gauges(self) -> dict[str, float]:
        return {"bots_waiting": float(self.bots.waiting), "records_waiting": float(self.records.waiting)}

    async def close(self) -> None:
        for task in self._preparing.values():
            task.cancel()
        await asyncio.gather(*self._preparing.values(), return_exceptions=True)
        await self.bots.close()
        await self.records.close()


async def _load_at_once(key: str) -> Game:
    return load(key)


def default_workers() -> int:
    """One for every processor this process may use."""
    return max(1, len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1)
