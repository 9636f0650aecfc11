"""Rules are compiled beside the event loop: the server is up at once, and only who needs a game waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from concurrent.futures import Future
from typing import ClassVar

from bauhuette.engine.game import Game
from bauhuette.engine.registry import game_keys, load
from bauhuette.engine.warmup import warm_up

log = logging.getLogger("bauhuette.server")


class Warmth:
    """Compiles all games one after the other, and at once those that somebody waits for.

    Takes minutes the first time (`bauhuette warm` does it beforehand), later a second or two. Compiled rules belong to
    the process, so several servers in one process share what is done.
    """

    _done: ClassVar[dict[str, Future[None]]] = {}
    _lock: ClassVar[threading.Lock] = threading.Lock()

    def begin(self) -> None:
        threading.Thread(target=self._warm_all, name="warmth", daemon=True).start()

    async def game(self, key: str) -> Game:
        done = self._done.get(key)
        if done is None or not done.done():
            await asyncio.to_thread(self._warm, key)
        else:
            done.result()
        return load(key)

    def failed(self) -> list[str]:
        """Games that cannot be played, most likely because compiled rules cannot be kept on disk."""
        return [key for key, done in self._done.items() if done.done() and done.exception() is not None]

    def _warm_all(self) -> None:
        for key in game_keys():
            with contextlib.suppress(Exception):  # noted already, and raised again for whoever wants this game
                self._warm(key)

    def _warm(self, key: str) -> None:
        with self._lock:
            first = key not in self._done
            done = self._done.setdefault(key, Future())
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
