"""Work shared among processes: what a cluster does (`ray_workers.Cluster`), on the cores of this machine."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from bauhuette.arena.run import FRUITLESS, WorkersLost

Calls = Sequence[tuple[Any, ...]]


class Pool(Protocol):
    """Calls a function many times, somewhere; each result comes once, with the number of its call, in any order."""

    def all_results(self, function: Callable[..., Any], calls: Calls) -> Iterator[tuple[int, Any]]: ...


class LocalPool:
    """Processes of this machine. What one that died left undone is done again; one job is done right here."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def all_results(self, function: Callable[..., Any], calls: Calls) -> Iterator[tuple[int, Any]]:
        if self.jobs == 1:
            yield from ((number, function(*call)) for number, call in enumerate(calls))
            return
        missing, fruitless = dict(enumerate(calls)), 0
        while missing:
            done = 0
            for number, value in self._tried(function, missing):
                del missing[number]
                done += 1
                yield number, value
            fruitless = 0 if done else fruitless + 1
            if missing and fruitless >= FRUITLESS:
                raise WorkersLost

    def _tried(self, function: Callable[..., Any], calls: dict[int, Any]) -> Iterator[tuple[int, Any]]:
        """What was finished before a process died, if one does."""
        pool = ProcessPoolExecutor(min(self.jobs, len(calls)), get_context("spawn"))
        futures: dict[Future[Any], int] = {pool.submit(function, *call): number for number, call in calls.items()}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            return
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
