"""Work on a real Ray cluster whose workers are killed: every call counts once, and the bytes are the same.

    pip install 'bauhuette[ray,research]'
    python -m bench.lost_workers                      # a local cluster of two workers
    python -m bench.lost_workers --ray ADDRESS        # another one; every node with the same version

Shards of a dataset and games of an arena are made on the cluster. A third of the workers kill themselves in the middle
of their first try; others repeat their work.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bauhuette.arena.plan import Pairing, Plan, pairings
from bauhuette.arena.play_game import ArenaGame, play_pairing
from bauhuette.arena.pool import LocalPool, TaskPool
from bauhuette.arena.ray_workers import Cluster
from bauhuette.research.dataset import shard_of
from bauhuette.research.optional_imports import need

EVERY = 3  # one of this many calls is begun by a worker that dies


def die_once(marks: str, name: str, number: int) -> None:
    """Kill this process if the mark is missing, so that the next try succeeds. All workers see the folder `marks`."""
    mark = Path(marks) / f"{name}-{number}"
    if number % EVERY == 1 and not mark.exists():
        mark.write_text("", encoding="utf-8")
        os.kill(os.getpid(), signal.SIGKILL)


def dying_shard(marks: str, number: int, games: range) -> str:
    die_once(marks, "shard", number)
    data, _ = shard_of("pillars", 3, games, 1, "greedy")
    return hashlib.sha256(data).hexdigest()


def dying_game(marks: str, number: int, plan: Plan, pairing: Pairing) -> ArenaGame:
    die_once(marks, "game", number)
    return play_pairing(plan, pairing)


def results(pool: TaskPool, function: Any, calls: Sequence[tuple[Any, ...]]) -> list[Any]:
    """Return the results in the order of the calls; each must come once."""
    found: dict[int, Any] = {}
    for number, value in pool.all_results(function, calls):
        assert number not in found, f"call {number} counted twice"
        found[number] = value
    return [found[number] for number in range(len(calls))]


def main(args: Sequence[str] | None = None) -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--ray", default="local")
    given.add_argument("--shards", type=int, default=9)
    given.add_argument("--games", type=int, default=30)
    options = given.parse_args(args)

    cluster = Cluster(options.ray, need("ray", "ray"))
    plan = Plan("pillars", 3, ("greedy", "random"), options.games, seed=1)
    with tempfile.TemporaryDirectory() as marks:
        shards = [(marks, number, range(4 * number, 4 * number + 4)) for number in range(options.shards)]
        games = [(marks, number, plan, pairing) for number, pairing in enumerate(pairings(plan))]
        for name, function, calls in (("shards", dying_shard, shards), ("games", dying_game, games)):
            there = results(cluster, function, calls)
            killed = len(list(Path(marks).glob(f"{name[:-1]}-*")))
            here = results(LocalPool(1), function, calls)
            assert there == here, f"{name} differ from those of one process"
            print(f"{len(calls)} {name}, {killed} workers killed: each came once, the same as in one process")


if __name__ == "__main__":
    main()
