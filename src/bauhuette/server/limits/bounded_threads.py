"""Long work beside the event loop, in few threads and with a bounded queue."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

P = ParamSpec("P")
T = TypeVar("T")


class BoundedThreads:
    """Do work in `threads` threads; with `most` tasks unfinished, refuse more as busy."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._most = most
        self._unfinished = 0

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._unfinished >= self._most:
            raise Denied(Code.BUSY, 503, 1.0)
        self._unfinished += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: work(*args, **kwargs))
        finally:
            self._unfinished -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
