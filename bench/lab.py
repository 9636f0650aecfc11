"""Random decisions per second through the interfaces researchers use: ours beside OpenSpiel, PettingZoo, RLCard, pgx.

python bench/lab.py [--seconds 1] [--rounds 3] [--json FILE]

Every contender chooses random legal moves; dealing is included everywhere. Peers that are not installed are left out
by name. The rounds are interleaved and the median counts; compare the ratios, not the figures.
"""

from __future__ import annotations

import argparse
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
from typing import Any

import numpy as np

from bauhuette.engine.registry import game_keys
from bauhuette.engine.trouble import Trouble
from bauhuette.research import Batch

Work = Callable[[], int]  # plays a while and says how many decisions
GAMES_AT_ONCE = 4096
PACKAGES = ("bauhuette", "numpy", "numba", "open_spiel", "pettingzoo", "rlcard", "pgx", "jax", "numba-cuda")


# --- ours ---


def batch_steps(key: str, cores: int) -> Work:
    """The batch from Python, step by step, moves checked."""
    batch = Batch(key, GAMES_AT_ONCE, cores=cores)

    def work() -> int:
        batch.step(batch.random_moves())
        return len(batch)

    return work


def batch_runs(key: str, cores: int) -> Work:
    batch = Batch(key, 256 * cores, cores=cores)

    def work() -> int:
        batch.play_random(200)
        return 200 * len(batch)

    return work


def batch_learning(key: str) -> Work:
    """What a learner needs: masks and observations with every step."""
    batch = Batch(key, GAMES_AT_ONCE)

    def work() -> int:
        batch.legal_mask()
        batch.observe()
        batch.step(batch.random_moves())
        return len(batch)

    return work


def cuda_runs(key: str) -> Work:
    from bauhuette.research.gpu import CudaBatch

    batch = CudaBatch(key, 131_072)

    def work() -> int:
        batch.play_random(500)
        return 500 * len(batch)

    return work


def our_pettingzoo(key: str) -> Work:
    from bauhuette.research.pettingzoo import env

    return pettingzoo_steps(env(key))


def our_openspiel(key: str) -> Work:
    import bauhuette.research.openspiel  # noqa: F401  (registers the games)

    return openspiel_steps(f"bauhuette_{key}")


# --- the field ---


def pettingzoo_steps(env: Any) -> Work:
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


def pettingzoo_classic(name: str) -> Work:
    import importlib

    return pettingzoo_steps(importlib.import_module(f"pettingzoo.classic.{name}").env())


def openspiel_steps(name: str) -> Work:
    import pyspiel

    game = pyspiel.load_game(name)

    def work() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(random.choice(state.chance_outcomes())[0])
            else:
                decisions += 1
                state.apply_action(random.choice(state.legal_actions()))
        return decisions

    return work


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
    keys = jax.random.split(jax.random.PRNGKey(1), GAMES_AT_ONCE)
    held = [jax.jit(jax.vmap(env.init))(keys), keys]

    def work() -> int:
        for _ in range(10):
            held[1] = jax.vmap(lambda key: jax.random.split(key)[0])(held[1])
            held[0] = many(held[0], held[1])
        jax.block_until_ready(held[0])
        return 10 * GAMES_AT_ONCE

    return work


def contenders() -> dict[str, Callable[[], Work]]:
    cores = os.cpu_count() or 1
    found: dict[str, Callable[[], Work]] = {}
    for key in game_keys():
        found[f"{key}: batch, single steps, 1 core"] = partial(batch_steps, key, 1)
        found[f"{key}: batch, single steps, {cores} cores"] = partial(batch_steps, key, cores)
        found[f"{key}: batch with masks and observations, 1 core"] = partial(batch_learning, key)
        found[f"{key}: batch, long runs, {cores} cores"] = partial(batch_runs, key, cores)
        found[f"{key}: GPU, long runs"] = partial(cuda_runs, key)
        found[f"{key}: our PettingZoo environment"] = partial(our_pettingzoo, key)
        found[f"{key}: our OpenSpiel game"] = partial(our_openspiel, key)
    for name in ("hearts", "spades", "leduc_poker"):
        found[f"OpenSpiel {name}, Python loop"] = partial(openspiel_steps, name)
    for name in ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3"):
        found[f"PettingZoo {name}"] = partial(pettingzoo_classic, name)
    for name in ("uno", "leduc-holdem", "doudizhu"):
        found[f"RLCard {name}"] = partial(rlcard_games, name)
    for name in ("leduc_holdem", "connect_four"):
        found[f"pgx {name}, {GAMES_AT_ONCE} games on the CPU"] = partial(pgx_steps, name)
    return found


# --- measuring ---


def speed_of(work: Work, seconds: float) -> float:
    decisions, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        decisions += work()
    return decisions / spent


def interpreted(key: str) -> float:
    """Without the compiler, in a process of its own."""
    code = (
        "import sys, time; from bauhuette.research import Batch; b = Batch(sys.argv[1], 4); t = time.perf_counter();"
        "b.play_random(250); print(1000 / (time.perf_counter() - t))"
    )
    environment = {**os.environ, "BAUHUETTE_JIT": "off"}
    done = subprocess.run([sys.executable, "-c", code, key], env=environment, capture_output=True, check=True)
    return float(done.stdout)


def ready(wanted: Sequence[str]) -> dict[str, Work]:
    """Contenders set up and warmed; those that lack something are named."""
    found = {}
    for name, make in contenders().items():
        if any(part in name for part in wanted):
            try:
                found[name] = make()
                found[name]()
            except (ImportError, Trouble) as error:
                print(f"left out: {name} ({error})", flush=True)
    return found


def versions() -> dict[str, str]:
    found = {"machine": platform.machine(), "cores": str(os.cpu_count()), "python": platform.python_version()}
    for name in PACKAGES:
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "–"
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each contender in each round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="+", default=[""], help="contenders with any of these in their name")
    parser.add_argument("--json", type=Path)
    options = parser.parse_args()
    works = ready(options.only)
    figures: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(options.rounds):
        for name, work in works.items():
            figures[name].append(speed_of(work, options.seconds))
    medians = {
        f"{key}: interpreted": interpreted(key)
        for key in game_keys()
        if any(part in f"{key}: interpreted" for part in options.only)
    }
    medians |= {name: statistics.median(values) for name, values in figures.items()}
    print(versions())
    for name, value in medians.items():
        print(f"{name:<60}{value:>16,.0f} decisions/s")
    if options.json:
        options.json.write_text(json.dumps({**versions(), "decisions/s": medians}, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
