"""One side of `bench.against`: measures its checkout by the lines it reads."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

import numpy as np
from bench.playouts import ours

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.presets import master_search
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.table import Table
from bauhuette.research.batch import Batch

POSITIONS = 12
PLAYOUTS = 60
GAMES = 256
STEPS = 40
Measure = Callable[[float], float]  # seconds to spend at least -> decisions per second


def search(key: str, seats: int) -> Measure:
    """A master's searches of decisions all over a game of greedy players."""
    game = load(key)
    table = Table(game, seats, b"bench")
    cells = np.zeros(game.MOVES.size, np.int64)
    asked: list[tuple[InfoState, Seat]] = []
    while table.to_move is not None:
        state = copy_of(table.state)
        n = game.legal(state, cells)
        if n > 1:
            asked.append((table.hidden_for_bot(table.to_move, 1 + len(asked)), table.to_move))
        table.play(table.move_of(MoveId(game.policy(state, cells, n))))
    chosen = [asked[i * len(asked) // POSITIONS] for i in range(POSITIONS)]
    master = master_search(game)

    def all_positions() -> int:
        decisions = 0
        for hidden, seat in chosen:
            master.explore(copy_of(hidden), seat, Budget(playouts=PLAYOUTS))
            decisions += master.decisions
        return decisions

    return repeated(all_positions)


def batch(key: str, seats: int) -> Measure:
    """Random moves, a step at a time."""
    games = Batch(key, GAMES, seats, seed=7)

    def steps() -> int:
        for _ in range(STEPS):
            games.step(games.random_moves())
        return STEPS * GAMES

    return repeated(steps)


def repeated(run: Callable[[], int]) -> Measure:
    run()

    def measure(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += run()
        return decisions / spent

    return measure


KINDS = {"playouts": ours, "batch": batch, "search": search}


def main() -> None:
    """Answer lines of kind, game, seats and seconds with decisions per second, or the seconds that compiling took."""
    found: dict[tuple[str, str, int], Measure] = {}
    for line in sys.stdin:
        kind, key, seats, seconds = line.split()
        wanted = kind, key, int(seats)
        begun = time.process_time()
        if wanted not in found:
            found[wanted] = KINDS[kind](key, int(seats))
        print(time.process_time() - begun if seconds == "cold" else found[wanted](float(seconds)), flush=True)


if __name__ == "__main__":
    main()
