"""Rules are compiled beside the event loop: the server is up at once, and only who needs a game waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from concurrent.futures import Future
from typing import ClassVar

from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.warmup import warm_up
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

log = logging.getLogger("bauhuette.server")

FIRST_WAIT_S = 1.0  # before a game that could not be prepared is tried again; then twice as long each time
LONGEST_WAIT_S = 300.0


class Warmth:
    """Compiles all games one after the other, and at once those that somebody waits for.

    Takes minutes the first time (`bauhuette warm` does it beforehand), later a second or two. Compiled rules belong to
    the process, so several servers in one process share what is done. What fails (a full disk, a cache that is being
    deleted) is tried again: whoever wants that game meanwhile is told when to come back.
    """

    _done: ClassVar[dict[str, Future[None]]] = {}
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def __init__(self) -> None:
        self._closed = threading.Event()
        self._next_try = 0.0  # by the monotonic clock

    def begin(self) -> None:
        threading.Thread(target=self._warm_all, name="warmth", daemon=True).start()

    def close(self) -> None:
        """Nothing is tried again."""
        self._closed.set()

    async def game(self, key: str) -> Game:
        game_folder(key)  # refuses what is no game
        done = self._done.get(key)
        if done is None or not done.done():
            with contextlib.suppress(Exception):  # noted already
                await asyncio.to_thread(self._warm, key)
        if key in self.failed():
            raise Denied(Code.NOT_PREPARED, 503, retry_after=max(FIRST_WAIT_S, self._next_try - time.monotonic()))
        return load(key)

    def failed(self) -> list[str]:
        """Games that cannot be played at present, most likely because compiled rules cannot be kept on disk."""
        with self._lock:  # others begin with a game meanwhile
            known = dict(self._done)
        return sorted(key for key, done in known.items() if _has_failed(done))

    def _warm_all(self) -> None:
        wait = FIRST_WAIT_S
        while not self._closed.is_set():
            for key in game_keys():
                with contextlib.suppress(Exception):  # noted already, and told to whoever wants this game
                    self._warm(key)
            if not self.failed():
                return
            self._rest(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    def _rest(self, seconds: float) -> None:
        """Before what failed is tried again."""
        self._next_try = time.monotonic() + seconds
        self._closed.wait(seconds)

    def _warm(self, key: str) -> None:
        """Once for all who want it at the same time; again if it has failed before."""
        with self._lock:
            known = self._done.get(key)
            first = known is None or _has_failed(known)
            done = self._done[key] = Future() if known is None or first else known
        if not first:
            return done.result()
        try:
            warm_up(load(key), lambda *_: None)
            done.set_result(None)
            log.info("%s is ready", key)
        except Exception as error:
            log.exception("%s cannot be played", key)
            done.set_exception(error)
            raise
        return None


def _has_failed(done: Future[None]) -> bool:
    return done.done() and done.exception() is not None
