"""Compile all games in processes beside the server. Until then their rules are played as they are written."""

from __future__ import annotations

import asyncio
import logging
import threading
import time

from bauhuette.compilation import Compilation, play_at_once
from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.server.feature import Feature
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

log = logging.getLogger("bauhuette.server")

FIRST_WAIT_S = 1.0  # before a game that could not be compiled is tried again; then twice as long each time
LONGEST_WAIT_S = 300.0


class GameCompilation(Feature):
    """Compiles one game after the other, and those that are played at once.

    Takes minutes the first time (`bauhuette warm` does it beforehand), later a second or two. Compiled rules belong to
    the process, so several servers in one process share them. What fails (a full disk, a cache that is being
    deleted) is tried again.
    """

    def __init__(self) -> None:
        self._closed = threading.Event()
        self._known: dict[str, Compilation] = {}
        self._next_try = 0.0  # by the monotonic clock

    async def open(self) -> None:
        threading.Thread(target=self._compile_all, name="compilation", daemon=True).start()

    async def close(self) -> None:
        """Try nothing again."""
        self._closed.set()

    async def game(self, key: str) -> Game:
        game_folder(key)  # refuses what is no game
        if key not in self._known:
            await asyncio.to_thread(self._start, key)
        return load(key)

    async def compiled(self, key: str) -> Game:
        """Wait until the rules and the search of a game are compiled; `Denied` if they cannot be."""
        game = await self.game(key)
        known = self._known[key]
        await asyncio.shield(asyncio.wrap_future(known.ended))
        if known.error:
            raise Denied(Code.NOT_PREPARED, 503, retry_after=max(FIRST_WAIT_S, self._next_try - time.monotonic()))
        return game

    def failed(self) -> list[str]:
        """Games that are played as written because they could not be compiled; most likely the cache is unwritable."""
        known = dict(self._known)  # others begin with a game meanwhile
        return sorted(key for key, one in known.items() if one.error and one.ended.done())

    def _compile_all(self) -> None:
        wait = FIRST_WAIT_S
        while not self._closed.is_set():
            for key in game_keys():
                if self._closed.is_set():
                    return
                self._start(key).ended.result()
            if not self.failed():
                return
            self._rest(wait)
            wait = min(2 * wait, LONGEST_WAIT_S)

    def _rest(self, seconds: float) -> None:
        """Before what failed is tried again."""
        self._next_try = time.monotonic() + seconds
        self._closed.wait(seconds)

    def _start(self, key: str) -> Compilation:
        known = self._known[key] = play_at_once(load(key), load=True)
        return known
