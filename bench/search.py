"""Decisions per second simulated by a search on one core: ours on pillars beside OpenSpiel's C++ ISMCTS on hearts.

python -m bench.search [--seconds 2] [--rounds 5] [--long 1000000] [--json FILE]

Both search the first decision after the deal, tree and playouts included. OpenSpiel plays random moves below its tree.
Ours is measured twice: with random moves to the end of the game, as OpenSpiel does, and as our bots use it, with the
game's policy below the tree. Rounds are interleaved and the median counts; compare the ratios, not the figures. Last,
one long search runs twice with the same seed: how much the process grew meanwhile, and whether both chose alike.
"""

from __future__ import annotations

import argparse
import json
import platform
import resource
import statistics
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from bench.playouts import dealt, mean_decisions, progress

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.buffers import bytes_of
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.parameters import SearchParameters
from bauhuette.bots.search.search import Search
from bauhuette.engine.registry import load
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table

SIMULATIONS = 1000
RANDOM = SearchParameters(randomness=1.0, chapters=1e9)
Measure = Callable[[float], float]  # seconds to spend -> decisions per second


def ours(parameters: SearchParameters) -> Measure:
    game = load("pillars")
    table = Table(game, 4, b"bench")
    seat = Seat(int(table.state.to_move))
    search = Search(game, parameters)
    search.compile()
    number = 0

    def measure(seconds: float) -> float:
        nonlocal number
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            number += 1
            search.explore(table.hidden_for_bot(seat, number), seat, Budget(playouts=SIMULATIONS))
            decisions += search.decisions
        return decisions / spent

    return measure


def open_spiel() -> Measure:
    import pyspiel

    game = pyspiel.load_game("hearts")
    state = dealt(game)
    per_simulation = mean_decisions(state) + 1
    seed = 0

    def measure(seconds: float) -> float:
        nonlocal seed
        decisions, start = 0.0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            seed += 1
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(seed, evaluator, 2.0, SIMULATIONS, -1, policy, False, True)
            bot.step(state)
            decisions += SIMULATIONS * per_simulation
        return decisions / spent

    return measure


def long_search(playouts: int) -> tuple[int, int, bool]:
    """Return the playouts made, the kilobytes the process grew by, and whether a second search found the same.

    A search stops when the remaining playouts cannot change its choice: so it is given twice as many.
    """
    game = load("pillars")
    table = Table(game, 4, b"bench")
    seat = Seat(int(table.state.to_move))
    search = Search(game)

    def found(n: int) -> list[MoveEstimate]:
        return search.explore(table.hidden_for_bot(seat, 1), seat, Budget(playouts=n))

    for array in search.trees[0]:
        if isinstance(array, np.ndarray):
            array[...] = array.copy()  # the system allocates memory when it is first written to
    found(SIMULATIONS)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    first = found(2 * playouts)
    made = search.playouts
    grown = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
    return made, grown, found(2 * playouts) == first


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contender in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--long", type=int, default=1_000_000, help="playouts of the long search, at least; 0: none")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    measures = {
        "pillars, random playouts": ours(RANDOM),
        "pillars, as the bots search": ours(SearchParameters()),
        "OpenSpiel ISMCTS, hearts": open_spiel(),
    }
    figures: dict[str, list[float]] = {name: [] for name in measures}
    for round_ in range(options.rounds):
        for name, measure in measures.items():
            progress(f"round {round_ + 1} of {options.rounds}: {name}")
            figures[name].append(measure(options.seconds))
    medians = {name: statistics.median(values) for name, values in figures.items()}
    peer = medians["OpenSpiel ISMCTS, hearts"]
    progress("")
    print(f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}")
    for name, value in medians.items():
        print(f"{name:<30}{value / 1e6:>8.2f} million decisions/s{value / peer:>8.1f} x hearts")
    print(f"memory of one search: {bytes_of(Search(load('pillars')).trees[0]) / 1e6:.1f} MB, whatever its playouts")
    if options.long:
        made, grown, same = long_search(options.long)
        again = "the same" if same else "NOT the same"
        print(f"a search of {made:,} playouts: grew by {grown} kB; a second one found {again}")
    if options.json:
        options.json.write_text(json.dumps(medians, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
