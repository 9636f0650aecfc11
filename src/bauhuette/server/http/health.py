"""Say whether this process runs and should be sent requests, and its figures for Prometheus.

Readiness is the doctor's vital checks, made beside the loop and kept for a moment.
"""

from __future__ import annotations

import asyncio
import time

from fastapi import FastAPI, Response
from fastapi.responses import PlainTextResponse

from bauhuette.server.application import Application
from bauhuette.server.doctor import VITAL, CheckContext, CheckState, examine
from bauhuette.server.http.schemas import Health

KEPT_S = 2.0  # so that being asked every second, by several, costs one look
PATIENCE_S = 2.0  # with the checks; a database that hangs counts as one that does not answer
HANGS = ("database",)


class Readiness:
    def __init__(self, application: Application) -> None:
        self.application = application
        self._patient = CheckContext(application.settings, application.store.engine)
        self._looking: asyncio.Task[tuple[str, ...]] | None = None
        self._looked = 0.0  # when the last look ended

    async def health(self) -> Health:
        if self.application.stopping:
            return Health(status="stopping")
        broken, rules = await self._broken(), tuple(self.application.compilation.failed())
        if self.application.registry.troubled and not broken:
            broken = ("writes",)
        return Health(
            status="broken" if broken else "rules" if rules else "ok",
            redis=self.application.redis,
            broken=broken,
            rules=rules,
        )

    async def _broken(self) -> tuple[str, ...]:
        """The names of what the doctor would call broken; only one look at a time, however many ask."""
        looking = self._looking
        if looking is None or (looking.done() and time.monotonic() - self._looked > KEPT_S):
            looking = self._looking = asyncio.create_task(asyncio.to_thread(self._look))
        await asyncio.wait([looking], timeout=PATIENCE_S)
        return looking.result() if looking.done() else HANGS

    def _look(self) -> tuple[str, ...]:
        broken = tuple(finding.name for finding in examine(self._patient, VITAL) if finding.state == CheckState.BAD)
        self._looked = time.monotonic()
        return broken

    async def close(self) -> None:
        """Wait for a look that has begun: the engine it uses is about to be closed."""
        if self._looking is not None:
            await asyncio.wait([self._looking], timeout=PATIENCE_S)


def add_health(app: FastAPI, application: Application, readiness: Readiness) -> None:
    @app.get("/healthz")
    async def healthz() -> Health:
        """The process runs."""
        return Health(status="ok")

    @app.get("/readyz", responses={503: {"model": Health}})
    async def readyz(response: Response) -> Health:
        """The process should be sent requests: nothing is broken that `bauhuette doctor` calls vital."""
        health = await readiness.health()
        response.status_code = 503 if health.status in ("stopping", "broken") else 200
        return health

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics() -> str:
        """Figures for Prometheus."""
        writer = application.store.writer
        gauges = {"tables": len(application.registry.loaded), "commits": writer.commits, "writes": writer.jobs}
        gauges |= {"pauses": len(application.registry.downtime.pauses), "redis_away": application.redis == "away"}
        gauges |= {"tables_damaged": len(application.registry.damaged)}
        floats = {name: float(value) for name, value in gauges.items()}
        labelled = {
            "tables_stored/status": await application.table_lists.count_by_status(),
            "memory_bytes/of": application.pools.memory(),
        }
        return "\n".join(application.metrics.lines(floats | application.pools.gauges(), labelled)) + "\n"
