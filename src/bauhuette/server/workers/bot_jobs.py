"""Bots, hints and plans think in worker processes, which are given what one seat knows, never a full state.

A level that does not search answers within some 20 µs, so it is asked on the spot. Who searches for a time gets less of
it when many want it: the workers are divided among the addresses that ask, and an address divides its part among its
tables. So thirty tables of masters slow down those thirty tables.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import orjson

from bauhuette.bots.levels import searches, seconds_of
from bauhuette.bots.registry import bot
from bauhuette.bots.search.search import is_search_warm
from bauhuette.bots.simple import GreedyBot
from bauhuette.engine.edition import canonical
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.engine.warmup import is_warm
from bauhuette.server.metrics import Metrics
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Owner
from bauhuette.server.workers.pool import RETRY_S, Lost
from bauhuette.server.workers.worker_pools import WorkerPools

log = logging.getLogger("bauhuette.server")

TRIES = 2
LEAST_S = 0.1  # a master thinks at least this long, however many ask
HURRIED = 0.8  # of the full time; a table hears of less
PATIENCE_S = 20.0  # with a worker, beyond the time it was given; and with rules that are being compiled


class BotJobs:
    def __init__(self, pools: WorkerPools, metrics: Metrics, determinizations: int = 0) -> None:
        self.pools = pools
        self.determinizations = determinizations
        self.metrics = metrics

    def is_hurried(self, owner: Owner) -> bool:
        """Whether bots of this owner get clearly less time than they should; says nothing about any position."""
        return self.pools.bots.share(owner) < HURRIED

    @staticmethod
    def plays_simply(game: Game, level: str) -> bool:
        """Whether a bot that searches plays greedily as yet, because its search is being compiled."""
        return searches(level) and not (is_warm(game) and is_search_warm(game))

    async def move(
        self, owner: Owner, game: Game, level: str, hidden: InfoState, moves: Cells, part: float = 1.0
    ) -> MoveId:
        """Choose a bot's move, in a part of its time; if its worker fails, a simple policy moves, so no table stops."""
        if not searches(level):
            return choose_here(game, level, hidden, moves)
        if self.plays_simply(game, level):
            return GreedyBot(game).choose(hidden, moves.copy())
        for _ in range(TRIES):
            try:
                chosen = await self._asked(owner, game, level, hidden, moves, part)
                if chosen in moves.tolist():
                    return chosen
                log.error("bot %s chose a move that is not offered", level)
            except (Lost, TimeoutError) as error:
                log.warning("bot %s is asked again: %s", level, type(error).__name__)
        self.metrics.workers["bots-replaced-by-policy"] += 1
        return GreedyBot(game).choose(hidden, moves.copy())

    async def _asked(
        self, owner: Owner, game: Game, level: str, hidden: InfoState, moves: Cells, part: float
    ) -> MoveId:
        await self._prepared(game)
        async with self.pools.bots.turn(owner) as worker:
            seconds = self._seconds(owner, level, part)
            given = {"job": "choose", **named(game), "level": level, "seconds": seconds}
            body = hidden.tobytes() + moves.tobytes()
            return MoveId(int(orjson.loads(await worker.ask(given, body, (seconds or 0.0) + PATIENCE_S))))

    def _seconds(self, owner: Owner, level: str, part: float) -> float | None:
        full = seconds_of(level)
        return None if full is None else max(LEAST_S, part * full * self.pools.bots.share(owner))

    async def question(self, owner: Owner, game: Game, job: str, hidden: InfoState, seat: Seat) -> Any:
        """Compute a hint, a plan or all moves' estimates for the seat to move."""
        if game.overrides and not is_search_warm(game):
            raise Denied(Code.NOT_PREPARED, 503, RETRY_S)
        given = {"job": job, **named(game), "seat": seat, "determinizations": self.determinizations}
        try:
            await self._prepared(game)
            async with self.pools.bots.turn(owner) as worker:
                return orjson.loads(await worker.ask(given, hidden.tobytes(), PATIENCE_S))
        except (Lost, TimeoutError) as error:
            raise Denied(Code.CROWDED, 503) from error

    async def _prepared(self, game: Game) -> None:
        async with asyncio.timeout(PATIENCE_S):
            await self.pools.prepared(game.meta.key)


def named(game: Game) -> dict[str, str]:
    """Return what a worker needs to load a game: its key, and the values of another edition."""
    return {"game": game.meta.key, "values": canonical(dict(game.overrides))}


def choose_here(game: Game, level: str, hidden: InfoState, moves: Cells) -> MoveId:
    """The choice of a bot that takes no time worth mentioning."""
    try:
        chosen = bot(level, game).choose(hidden, moves.copy())
        if chosen in moves.tolist():
            return chosen
        log.error("bot %s chose a move that is not offered", level)
    except Exception:
        log.exception("bot %s failed", level)
    return GreedyBot(game).choose(hidden, moves.copy())
