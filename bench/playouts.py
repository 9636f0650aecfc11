"""Random decisions per second on one core: our games beside OpenSpiel's C++ games, in the same run.

python bench/playouts.py [--seconds 2] [--rounds 5] [--json FILE]

OpenSpiel is measured where it is fastest, inside its C++ rollouts: an MCTSBot of two simulations whose evaluator plays
many random games. Ours includes the setup of every game (the deal); OpenSpiel's games start after the deal. The rounds
are interleaved and the median counts, because machines are noisy; compare the ratios, not the figures.
"""

from __future__ import annotations

import argparse
import json
import platform
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.record import record_in
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.warmup import stage_of

PEERS = ("hearts", "spades", "euchre", "maedn")
Measure = Callable[[float], float]  # seconds to spend -> decisions per second


def ours(key: str, seats: int) -> Measure:
    game = load(key)
    stage = stage_of(game)
    memory = np.zeros(game.STATE.itemsize // 8, np.int64)
    s = record_in(memory, game.STATE)
    s.seats = seats
    s.rng = luck_of_move(secret_from_number(1), (), 0)
    out = np.zeros(game.MOVES.size, np.int64)
    stage.many_playouts(s, memory, out, 1)

    def measure(seconds: float) -> float:
        decisions, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += stage.many_playouts(s, memory, out, 200)
        return decisions / spent

    return measure


def open_spiel(name: str) -> Measure:
    import pyspiel

    game = pyspiel.load_game(name)
    state = dealt(game)
    per_rollout = mean_decisions(state)
    rollouts = 2000
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 7, False)

    def measure(seconds: float) -> float:
        decisions, start = 0.0, time.process_time()
        while (spent := time.process_time() - start) < seconds:
            bot.step(state)
            decisions += 2 * rollouts * per_rollout
        return decisions / spent

    return measure


def dealt(game: Any) -> Any:
    """Return the state after all chance moves at the beginning."""
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    while state.is_chance_node():
        state.apply_action(int(rng.choice([action for action, _ in state.chance_outcomes()])))
    return state


def mean_decisions(root: Any, games: int = 200) -> float:
    """Return the mean decisions of players (without chance) in a random game from one move after `root`."""
    rng, total = np.random.default_rng(2), 0
    for _ in range(games):
        state = root.clone()
        state.apply_action(int(rng.choice(state.legal_actions())))
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(actions, p=weights)))
            else:
                total += 1
                state.apply_action(int(rng.choice(state.legal_actions())))
    return total / games


def contenders() -> dict[str, Measure]:
    found = {f"{key}, {seats} seats": ours(key, seats) for key in game_keys() for seats in meta_of(key).seats}
    try:
        import pyspiel  # noqa: F401  (only whether it is there)
    except ImportError:
        print("OpenSpiel is not installed: pip install 'bauhuette[bench]'")
        return found
    return found | {f"OpenSpiel {name}": open_spiel(name) for name in PEERS}


def progress(doing: str) -> None:
    """Show progress on one line of the terminal."""
    if sys.stderr.isatty():
        print(f"{doing:<90}", end="\r", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each contender in each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    measures = contenders()
    figures: dict[str, list[float]] = {name: [] for name in measures}
    for round_ in range(options.rounds):
        for name, measure in measures.items():
            progress(f"round {round_ + 1} of {options.rounds}: {name}")
            figures[name].append(measure(options.seconds))
    report({name: statistics.median(values) for name, values in figures.items()}, options.json)


def report(medians: dict[str, float], path: Path | None) -> None:
    hearts, spades = (medians.get(f"OpenSpiel {name}") for name in ("hearts", "spades"))
    progress("")
    print(f"{platform.machine()}, {platform.python_implementation()} {platform.python_version()}")
    print(f"{'':<28}{'million decisions/s':>20}{'x hearts':>10}{'x spades':>10}")
    for name, value in medians.items():
        ratios = [f"{value / peer:>10.2f}" if peer else f"{'–':>10}" for peer in (hearts, spades)]
        print(f"{name:<28}{value / 1e6:>20.2f}{''.join(ratios)}")
    if path:
        path.write_text(json.dumps(medians, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
