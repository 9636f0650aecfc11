"""Random decisions per second: our games interpreted, compiled, in batches and on a card, beside other libraries.

python -m bench.lab [--seconds 1] [--rounds 3] [--only PART ...] [--json FILE]

All choose random legal moves, and all but OpenSpiel's C++ rollouts, which begin after the deal, include dealing. A
Python loop asks for the legal moves, takes one by `random.choice` and steps; "with mask and observation" means that
both are made for every decision, as a learner needs them. A batch does the same for many games in each call:
`step(random_moves())`, every move checked, with `legal_mask()` and `observe()` where it says so.

Two speeds are given: by wall clock, and per second of processor time of all threads. On a machine with other work,
compare one core by processor time and all cores by wall clock. Rounds are interleaved, the median counts. Missing peers
are listed with the command that installs them.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import io
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from bench.playouts import Measure, open_spiel, ours, progress

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.registry import load
from bauhuette.research import Batch

Work = Callable[[], int]  # plays a while and returns the number of decisions
CORES = os.cpu_count() or 1
GAMES_PER_CORE = 1024
GAMES_ON_GPU = 131_072
PACKAGES = ("bauhuette", "numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax", "numba-cuda")
INSTALL = "pip install 'bauhuette[bench]'"


class Speed(NamedTuple):
    """Decisions per second by wall clock, and per second of processor time."""

    clock: float
    processor: float


# --- ours ---


def compiled(key: str) -> Work:
    """Measure without leaving compiled code, as in `bench/playouts.py`."""
    return _portions(ours(key, max(meta_of(key).seats)))


def _portions(measure: Measure) -> Work:
    seconds = 0.2
    return lambda: round(measure(seconds) * seconds)


def batch_steps(key: str, cores: int) -> Work:
    batch = Batch(key, GAMES_PER_CORE * cores, cores=cores)

    def work() -> int:
        batch.step(batch.random_moves())
        return len(batch)

    return work


def batch_learning(key: str, cores: int) -> Work:
    batch = Batch(key, GAMES_PER_CORE * cores, cores=cores)
    mask, rows = batch.legal_mask(), batch.observe()

    def work() -> int:
        batch.legal_mask(out=mask)
        batch.observe(out=rows)
        batch.step(batch.random_moves())
        return len(batch)

    return work


def batch_runs(key: str) -> Work:
    batch = Batch(key, 256 * CORES, cores=CORES)

    def work() -> int:
        batch.play_random(200)
        return 200 * len(batch)

    return work


def cuda_runs(key: str) -> Work:
    from bauhuette.research.gpu import CudaBatch

    batch = CudaBatch(key, GAMES_ON_GPU)

    def work() -> int:
        batch.play_random(500)
        return 500 * len(batch)

    return work


def cuda_learning(key: str) -> Work:
    from bauhuette.research.gpu import CudaBatch, require_cuda

    cuda, batch = require_cuda(), CudaBatch(key, GAMES_ON_GPU)

    def work() -> int:
        for _ in range(5):
            batch.legal_mask()
            batch.observe()
            batch.step(batch.random_moves(), check=False)
        cuda.synchronize()
        return 5 * len(batch)

    return work


def our_pettingzoo(key: str) -> Work:
    from bauhuette.research.pettingzoo import env

    return pettingzoo_steps(env(key))


def our_openspiel(key: str, learning: bool) -> Work:
    importlib.import_module("bauhuette.research.openspiel")  # registers the games
    return openspiel_steps(f"bauhuette_{key}", learning)


# --- other libraries ---


def pettingzoo_steps(env: Any) -> Work:
    """Every step makes observation and mask, asked for or not."""
    env.reset(seed=1)

    def work() -> int:
        for _ in range(100):
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
            else:
                env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
        return 100

    return work


def pettingzoo_classic(name: str) -> Any:
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def openspiel_steps(name: str, learning: bool) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
                continue
            if learning:
                state.legal_actions_mask()
                state.information_state_tensor()
            decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return work


def openspiel_rollouts(name: str) -> Work:
    return _portions(open_spiel(name))


def rlcard_games(name: str) -> Work:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make(name)
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(seat) // 2 for seat in trajectories)

    return work


def pgx_steps(name: str) -> Work:
    import jax as jax_untyped
    import pgx
    from pgx.experimental import auto_reset

    jax: Any = jax_untyped
    env: Any = pgx.make(name)
    step = auto_reset(env.step, env.init)

    def one(state: Any, key: Any) -> Any:
        choose, luck = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        return step(state, jax.random.categorical(choose, logits), luck)

    many = jax.jit(jax.vmap(one))
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES_PER_CORE * CORES)
    held = [jax.jit(jax.vmap(env.init))(keys), keys]

    def work() -> int:
        for _ in range(10):
            held[1] = jax.vmap(lambda key: jax.random.split(key)[0])(held[1])
            held[0] = many(held[0], held[1])
        jax.block_until_ready(held[0])
        return 10 * len(keys)

    return work


CARD_GAMES_OF_PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")


def contenders() -> dict[str, Callable[[], Work]]:
    found: dict[str, Callable[[], Work]] = {}
    for key in game_keys():
        found[f"{key}: compiled, 1 core"] = partial(compiled, key)
        for cores in sorted({1, CORES}):
            found[f"{key}: batch, single steps, {_cores(cores)}"] = partial(batch_steps, key, cores)
            found[f"{key}: batch, with mask and observation, {_cores(cores)}"] = partial(batch_learning, key, cores)
        found[f"{key}: batch, long runs, {_cores(CORES)}"] = partial(batch_runs, key)
        found[f"{key}: GPU, long runs"] = partial(cuda_runs, key)
        found[f"{key}: GPU, with mask and observation"] = partial(cuda_learning, key)
        found[f"{key}: our PettingZoo environment"] = partial(our_pettingzoo, key)
        found[f"{key}: our OpenSpiel game"] = partial(our_openspiel, key, learning=False)
        found[f"{key}: our OpenSpiel game with mask and observation"] = partial(our_openspiel, key, learning=True)
    for name in ("hearts", "spades", "euchre", "maedn"):
        found[f"OpenSpiel {name}, C++ rollouts"] = partial(openspiel_rollouts, name)
    for name in ("hearts", "spades", "leduc_poker"):
        found[f"OpenSpiel {name}, Python loop"] = partial(openspiel_steps, name, learning=False)
    for name in ("hearts", "leduc_poker"):  # spades has no information state
        found[f"OpenSpiel {name}, Python loop with mask and observation"] = partial(
            openspiel_steps, name, learning=True
        )
    for name in CARD_GAMES_OF_PETTINGZOO:
        found[f"PettingZoo {name}"] = partial(lambda name: pettingzoo_steps(pettingzoo_classic(name)), name)
    for name in ("uno", "leduc-holdem", "doudizhu"):
        found[f"RLCard {name}"] = partial(rlcard_games, name)
    for name in ("leduc_holdem", "kuhn_poker"):
        found[f"pgx {name}, {GAMES_PER_CORE * CORES} games on the CPU"] = partial(pgx_steps, name)
    return found


def _cores(cores: int) -> str:
    return f"{cores} core{'s' if cores > 1 else ''}"


# --- measuring ---


def speed_of(work: Work, seconds: float) -> Speed:
    decisions, start, processor = 0, time.perf_counter(), time.process_time()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += work()
    return Speed(decisions / spent, decisions / (time.process_time() - processor))


def interpreted(key: str) -> Speed:
    """Measure without the compiler, in its own process."""
    code = (
        "import sys, time; from bauhuette.research import Batch; b = Batch(sys.argv[1], 4);"
        "t, p = time.perf_counter(), time.process_time(); b.play_random(250);"
        "print(1000 / (time.perf_counter() - t), 1000 / (time.process_time() - p))"
    )
    environment = {**os.environ, "BAUHUETTE_JIT": "off"}
    done = subprocess.run(
        [sys.executable, "-c", code, key], env=environment, capture_output=True, text=True, check=True
    )
    return Speed(*map(float, done.stdout.split()))


def ready(wanted: Sequence[str]) -> dict[str, Work]:
    """Return the contenders set up and warmed; list those that lack a package."""
    found = {}
    for name, make in contenders().items():
        if any(part in name for part in wanted):
            progress(name)
            try:
                found[name] = make()
                found[name]()
            except BauhuetteError as trouble:
                print(f"left out: {name} ({trouble})", flush=True)
            except ImportError as error:
                print(f"left out: {name} ({error}: {INSTALL})", flush=True)
    return found


def measure_all(options: argparse.Namespace) -> dict[str, Speed]:
    works = ready(options.only)
    rounds: dict[str, list[Speed]] = {name: [] for name in works}
    for number in range(options.rounds):
        for name, work in works.items():
            progress(f"round {number + 1} of {options.rounds}: {name}")
            rounds[name].append(speed_of(work, options.seconds))
    found = {
        f"{key}: interpreted": interpreted(key)
        for key in game_keys()
        if any(part in f"{key}: interpreted" for part in options.only)
    }
    for name, speeds in rounds.items():
        found[name] = Speed(*(statistics.median(kind) for kind in zip(*speeds, strict=True)))
    return found


def pettingzoo_benchmark() -> dict[str, float]:
    """Run PettingZoo's own performance benchmark (turns per second, five seconds each) on our and its card games."""
    try:
        from pettingzoo.test import performance_benchmark

        from bauhuette.research.pettingzoo import env
    except (ImportError, BauhuetteError) as error:
        print(f"left out: PettingZoo's benchmark ({error}: {INSTALL})")
        return {}
    makers = {f"{key} (ours)": partial(env, key) for key in game_keys()}
    makers |= {name: partial(pettingzoo_classic, name) for name in CARD_GAMES_OF_PETTINGZOO}
    found = {}
    for name, make in makers.items():
        try:
            contender = make()
        except ImportError as error:
            print(f"left out: {name} ({error}: {INSTALL})")
            continue
        with contextlib.redirect_stdout(io.StringIO()) as told:
            performance_benchmark(contender)
        found[name] = float(
            next(line for line in told.getvalue().splitlines() if "turns per second" in line).split()[0]
        )
    return found


# --- output ---

LOOPS = {
    "single steps": ("OpenSpiel hearts, Python loop", *(f"PettingZoo {name}" for name in CARD_GAMES_OF_PETTINGZOO)),
    "with mask and observation": (
        "OpenSpiel hearts, Python loop with mask and observation",
        *(f"PettingZoo {name}" for name in CARD_GAMES_OF_PETTINGZOO),
    ),
}


def ratios(speeds: dict[str, Speed]) -> dict[str, float]:
    """Return a batch's decisions per one of a Python loop: one core by processor time, all else by wall clock."""
    found = {}
    for kind, loops in LOOPS.items():
        for key in game_keys():
            batches = [f"{key}: batch, {kind}, {_cores(cores)}" for cores in sorted({1, CORES})]
            for batch in (*batches, f"{key}: GPU, {kind}"):
                for loop in loops:
                    if batch in speeds and loop in speeds:
                        column = 1 if batch.endswith(_cores(1)) else 0
                        found[f"{batch} / {loop}"] = speeds[batch][column] / speeds[loop][column]
    return found


def versions() -> dict[str, str]:
    found = {"machine": platform.machine(), "cores": str(CORES), "python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "–"
    found |= {f"{key} rules": str(load(key).meta.rules_version) for key in game_keys()}
    return found


def tell(figures: dict[str, Any]) -> None:
    progress("")
    print(figures["versions"])
    print(f"{'decisions/s':<70}{'by the clock':>16}{'of processor':>16}")
    for name, speed in figures["decisions/s"].items():
        print(f"{name:<70}{speed[0]:>16,.0f}{speed[1]:>16,.0f}")
    for title in ("times a Python loop", "PettingZoo's performance benchmark, turns/s"):
        if figures[title]:
            print(f"\n{title}")
            for name, value in figures[title].items():
                print(f"{name:<100}{value:>12,.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="+", default=[""], help="contenders with any of these in their name")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    speeds = measure_all(options)
    figures = {
        "versions": versions(),
        "decisions/s": speeds,
        "times a Python loop": ratios(speeds),
        "PettingZoo's performance benchmark, turns/s": pettingzoo_benchmark() if "" in options.only else {},
    }
    tell(figures)
    if options.json:
        options.json.write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
