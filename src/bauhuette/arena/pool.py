"""Run calls in processes of this machine; `ray_workers.Cluster` does the same on a cluster."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from bauhuette.arena.run import FRUITLESS, WorkersLost

Calls = Sequence[tuple[Any, ...]]
# Makes numbered calls and yields the results it gets; those of lost workers are left out.
Attempt = Callable[[Mapping[int, tuple[Any, ...]]], Iterator[tuple[int, Any]]]


class TaskPool(Protocol):
    """Calls a function many times; yields each result once, with the number of its call, in any order."""

    def all_results(self, function: Callable[..., Any], calls: Calls) -> Iterator[tuple[int, Any]]: ...


def until_all(attempt: Attempt, calls: Calls) -> Iterator[tuple[int, Any]]:
    """Attempt the missing calls until each has its result; `WorkersLost` after several attempts without one."""
    missing, fruitless = dict(enumerate(calls)), 0
    while missing:
        before = len(missing)
        for number, value in attempt(dict(missing)):
            del missing[number]
            yield number, value
        fruitless = 0 if len(missing) < before else fruitless + 1
        if missing and fruitless >= FRUITLESS:
            raise WorkersLost


class LocalPool:
    """Processes of this machine; with one job, this process. Calls of a process that died are repeated."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or os.cpu_count() or 1

    def all_results(self, function: Callable[..., Any], calls: Calls) -> Iterator[tuple[int, Any]]:
        if self.jobs == 1:
            yield from ((number, function(*call)) for number, call in enumerate(calls))
            return
        yield from until_all(lambda missing: self._attempt(function, missing), calls)

    def _attempt(self, function: Callable[..., Any], calls: Mapping[int, Any]) -> Iterator[tuple[int, Any]]:
        """Yield the results up to the death of a process, or all."""
        pool = ProcessPoolExecutor(min(self.jobs, len(calls)), get_context("spawn"))
        futures: dict[Future[Any], int] = {pool.submit(function, *call): number for number, call in calls.items()}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            return
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
