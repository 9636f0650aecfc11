"""One thread writes. What arrives while it commits goes into the next transaction: one sync for many tables."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError, SQLAlchemyError

T = TypeVar("T")
BATCH = 256
TRIES = 20  # against others that were faster
DEADLOCK = "40P01"  # as PostgreSQL calls it


def is_deadlock(error: Exception) -> bool:
    """Two transactions each held what the other wanted, and this one had to let go: it finds the way free now."""
    return isinstance(error, OperationalError) and getattr(error.orig, "sqlstate", "") == DEADLOCK


@contextmanager
def fit_for_others(connection: Connection) -> Iterator[None]:
    """Throw a connection away whose reader failed at a row and left the rest unread.

    On SQLite its next user would see the past and could not write. (Where the database refuses, nothing is unread.)
    """
    try:
        yield
    except SQLAlchemyError:
        raise
    except BaseException:
        connection.invalidate()
        raise


class Job(NamedTuple):
    """`work` is given the items of all jobs with the same work that lie next to each other."""

    work: Callable[[Connection, list[Any]], Any]
    item: Any
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class WriteOutcome(NamedTuple):
    job: Job
    value: Any
    error: BaseException | None


class Writer:
    """`await writer.run(work)` returns when what `work` did is on disk."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.commits = 0
        self.jobs = 0
        self._kept: Connection | None = None
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._thread.start()

    async def run(self, work: Callable[[Connection], T]) -> T:
        """A piece of work of its own kind."""
        result: T = await self.run_with_others(lambda connection, _: work(connection), None)
        return result

    async def run_with_others(self, work: Callable[[Connection, list[Any]], Any], item: Any) -> Any:
        """The same work for items of many tables; it is done once for those that arrive together."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Any] = loop.create_future()
        self._queue.put(Job(work, item, loop, done))
        return await done  # a caller that goes away does not undo the write

    def close(self) -> None:
        """Finish what was handed in."""
        self._queue.put(None)
        self._thread.join()

    def _write_on(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next_batch()
            if batch:
                _tell(self._written(batch))
        if self._kept is not None:
            self._kept.close()

    @contextmanager
    def _connection(self) -> Iterator[Connection]:
        """A file's connection stays open; that to a server may have broken, which the pool finds out first."""
        if self.engine.dialect.name != "sqlite":
            with self.engine.connect() as connection:
                yield connection
            return
        if self._kept is None:
            self._kept = self.engine.connect()
        yield self._kept

    def _next_batch(self) -> tuple[list[Job], bool]:
        batch: list[Job] = []
        job = self._queue.get()
        while job is not None:
            batch.append(job)
            if len(batch) == BATCH:
                return batch, True
            try:
                job = self._queue.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _written(self, batch: list[Job], tries: int = TRIES) -> list[WriteOutcome]:
        """All together; if that fails, each alone, so that a failure is only its own."""
        try:
            with self._connection() as connection, fit_for_others(connection), connection.begin():
                values = [value for _, jobs in groupby(batch, _work_of) for value in _done(connection, [*jobs])]
            self.commits += 1
            self.jobs += len(batch)
            return [WriteOutcome(job, value, None) for job, value in zip(batch, values, strict=True)]
        except Exception as error:
            if len(batch) == 1:
                again = is_deadlock(error) and tries > 1
                return self._written(batch, tries - 1) if again else [WriteOutcome(batch[0], None, error)]
        return [outcome for job in batch for outcome in self._written([job])]


def _work_of(job: Job) -> Callable[[Connection, list[Any]], Any]:
    return job.work


def _done(connection: Connection, jobs: list[Job]) -> list[Any]:
    """Jobs of the same work."""
    value = jobs[0].work(connection, [job.item for job in jobs])
    return [value] * len(jobs)


def _tell(outcomes: list[WriteOutcome]) -> None:
    """Wake every loop once."""
    loops = {outcome.job.loop for outcome in outcomes}
    for loop in loops:
        own = [outcome for outcome in outcomes if outcome.job.loop is loop]
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, own)


def _settle(outcomes: list[WriteOutcome]) -> None:
    for job, value, error in outcomes:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(value)
        else:
            job.done.set_exception(error)
