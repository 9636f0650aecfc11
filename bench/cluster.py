"""How throughput grows with the workers of a real Ray cluster.

    pip install 'bauhuette[ray,research]'
    python -m bench.cluster                         # 1, 2, 4, 8 and 16 workers, as many as there are cores
    python -m bench.cluster --workers 1 2 --rounds 5

Every round starts a cluster of each size on this machine, with the same work for each worker: games of an arena, a call
each, and shards of a dataset. Ratios are medians of the rounds' ratios, by wall clock: on a machine with other work
they say little. Ray's own processes and this one share the same cores.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from bench.playouts import progress

from bauhuette.arena.plan import Plan, pairings
from bauhuette.arena.play_game import play_pairing
from bauhuette.arena.ray_workers import Cluster
from bauhuette.research.dataset import shard_of
from bauhuette.research.optional_imports import need

PORT = 6391
GAMES_OF_A_SHARD = 16

Calls = list[tuple[Any, ...]]
Kind = tuple[Callable[..., Any], Callable[[int], Calls]]


def arena_games(count: int) -> Calls:
    plan = Plan("pillars", 3, ("net", "greedy"), count, seed=1)
    return [(plan, pairing) for pairing in pairings(plan)]


def shards(count: int) -> Calls:
    return [("pillars", 3, range(GAMES_OF_A_SHARD * i, GAMES_OF_A_SHARD * (i + 1)), 1, "greedy") for i in range(count)]


KINDS: dict[str, Kind] = {"games of an arena": (play_pairing, arena_games), "shards of a dataset": (shard_of, shards)}


def ray_command(*args: str) -> None:
    subprocess.run([sys.executable, "-m", "ray.scripts.scripts", *args], check=True, stdout=subprocess.DEVNULL)


@contextmanager
def cluster_of(workers: int) -> Iterator[Cluster]:
    ray = need("ray", "ray")
    ray_command("start", "--head", f"--port={PORT}", f"--num-cpus={workers}", "--include-dashboard=false")
    try:
        yield Cluster(f"127.0.0.1:{PORT}", ray)
    finally:
        ray.shutdown()
        ray_command("stop", "--force")


def speeds(workers: int, seconds: float) -> list[float]:
    """Return calls per second of each kind, after every worker has made some: the first loads compiled code."""
    found = []
    with cluster_of(workers) as cluster:
        for function, calls in KINDS.values():
            trial = calls(8 * workers)
            for _ in cluster.all_results(function, trial):
                pass
            began = time.perf_counter()
            for _ in cluster.all_results(function, trial):
                pass
            enough = max(8, round(8 * seconds / (time.perf_counter() - began)))
            work = calls(enough * workers)
            began = time.perf_counter()
            done = sum(1 for _ in cluster.all_results(function, work))
            found.append(done / (time.perf_counter() - began))
    return found


def main(args: Sequence[str] | None = None) -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--workers", nargs="+", type=int, default=[1, 2, 4, 8, 16])
    given.add_argument("--seconds", type=float, default=10.0, help="for each kind in each round, about")
    given.add_argument("--rounds", type=int, default=3)
    options = given.parse_args(args)
    sizes = [number for number in options.workers if number <= (os.cpu_count() or 1)]
    rounds: list[list[list[float]]] = []
    for turn in range(options.rounds):
        rounds.append([])
        for workers in sizes:
            progress(f"round {turn + 1} of {options.rounds}: {workers} workers")
            rounds[-1].append(speeds(workers, options.seconds))
    progress("")
    print(f"{'calls a second':<24}" + "".join(f"{number:>18}" for number in sizes))
    for kind, name in enumerate(KINDS):
        cells = []
        for size in range(len(sizes)):
            speed = statistics.median(one[size][kind] for one in rounds)
            ratio = statistics.median(one[size][kind] / one[0][kind] for one in rounds)
            cells.append(f"{speed:>10.1f} ({ratio:4.2f}x)")
        print(f"{name:<24}" + "".join(f"{cell:>18}" for cell in cells))


if __name__ == "__main__":
    main()
