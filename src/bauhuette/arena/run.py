"""Play the games of a plan on all cores, or on other `Workers`; lost games are played again, none twice."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Protocol

from bauhuette.arena.plan import Pairing, Plan, pairings
from bauhuette.arena.play_game import ArenaGame, count_moves, play_pairing

Results = dict[int, ArenaGame]  # by number of the game
Progress = Callable[[ArenaGame], None]

FRUITLESS = 3  # how often workers may be lost in a row without a result


class WorkersLost(Exception):
    """Some games were not finished, because their workers are gone."""


class Workers(Protocol):
    """Plays games somewhere and yields results in any order."""

    def play(self, plan: Plan, games: Sequence[Pairing]) -> Iterator[ArenaGame]: ...

    def moved(self) -> int:
        """Return the moves made so far, also in running games; 0 if unknown."""


def run(plan: Plan, workers: Workers, results: Results, progress: Progress) -> None:
    """Play what is missing in `results` and add it. If interrupted, `results` holds what was finished."""
    fruitless = 0
    while missing := [pairing for pairing in pairings(plan) if pairing.number not in results]:
        before = len(results)
        try:
            for played in workers.play(plan, missing):
                if played.number not in results:
                    results[played.number] = played
                    progress(played)
        except WorkersLost:
            fruitless = 0 if len(results) > before else fruitless + 1
            if fruitless >= FRUITLESS:
                raise


class Processes:
    """Workers on the cores of this machine."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or os.cpu_count() or 1
        self._context = get_context("spawn")
        self._moves = self._context.Value("q", 0)

    def moved(self) -> int:
        return int(self._moves.value)

    def play(self, plan: Plan, games: Sequence[Pairing]) -> Iterator[ArenaGame]:
        if self.count == 1 or len(games) == 1:
            count_moves(self._moves)
            yield from (play_pairing(plan, pairing) for pairing in games)
            return
        pool = ProcessPoolExecutor(min(self.count, len(games)), self._context, _begin, (self._moves,))
        futures: list[Future[ArenaGame]] = [pool.submit(play_pairing, plan, pairing) for pairing in games]
        try:
            for future in as_completed(futures):
                yield future.result()
        except BrokenProcessPool as lost:
            raise WorkersLost from lost
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _begin(moves: Any) -> None:
    """Initialise a new process; the parent handles interrupts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    count_moves(moves)
