"""Rules are compiled beside the event loop: the server is up at once, and only who needs a game waits for it."""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future

from bauhuette.engine.game import Game
from bauhuette.engine.registry import game_keys, load
from bauhuette.engine.warmup import warm_up

log = logging.getLogger("bauhuette.server")


class Warmth:
    """One thread compiles all games, those first that somebody waits for: minutes the first time, later seconds."""

    def __init__(self) -> None:
        self._done: dict[str, Future[None]] = {key: Future() for key in game_keys()}
        self._wanted: list[str] = []
        self._thread = threading.Thread(target=self._warm_all, name="warmth", daemon=True)

    def begin(self) -> None:
        self._thread.start()

    async def game(self, key: str) -> Game:
        self._wanted.append(key)
        await asyncio.shield(asyncio.wrap_future(self._done[key]))
        return load(key)

    def _warm_all(self) -> None:
        while cold := [key for key, done in self._done.items() if not done.done()]:
            key = next((key for key in self._wanted if key in cold), cold[0])
            try:
                warm_up(load(key), lambda done, steps, what: log.debug("compiling %d/%d %s", done, steps, what))
                self._done[key].set_result(None)
                log.info("%s is ready", key)
            except Exception as error:
                log.exception("%s cannot be played", key)
                self._done[key].set_exception(error)
