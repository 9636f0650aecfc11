"""Random decisions per second on a graphics card, after checking that it plays the processor's games byte for byte.

python bench/gpu.py [figures.json] [--games pillars ...] [--n 524288] [--seconds 1] [--cores 16]

For each game, with the most seats: the same batch on both devices must give the same masks, observations, rewards and
records; then large batches play random games, many decisions per launch, and the median of the rounds is shown.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import platform
import statistics
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np

from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.errors import BauhuetteError
from bauhuette.research.batch import Batch
from bauhuette.research.gpu import CudaBatch, require_cuda

Figures = dict[str, Any]


def check_equal(key: str, seats: int, n: int = 256) -> int:
    """Play the same games on both devices, step by step and in long runs; return the decisions compared."""
    here, there = Batch(key, n, seats, seed=11), CudaBatch(key, n, seats, seed=11)
    require(here.truth() == there.truth(), "the deal differs")
    for _ in range(40):
        require(np.array_equal(here.legal_mask(), there.legal_mask().copy_to_host()), "legal moves differ")
        require(np.array_equal(here.observe(), there.observe().copy_to_host()), "observations differ")
        compare_for_learners(here, there)
        moves = here.random_moves()
        require(np.array_equal(moves, there.random_moves().copy_to_host()), "random moves differ")
        ours, theirs = here.step(moves), there.step(moves)
        for mine, other in zip(ours, theirs, strict=True):
            require(np.array_equal(mine, other.copy_to_host()), "ends, scores, ranks or rewards differ")
    decisions = 40 * n
    for steps in (100, 1000, 3000):
        require(here.play_random(steps) == there.play_random(steps), "numbers of finished games differ")
        require(here.truth() == there.truth(), f"records differ after {steps} more moves")
        decisions += steps * n
    return decisions


def compare_for_learners(here: Batch, there: CudaBatch) -> None:
    """Evaluations are floats, and the card rounds once where a processor rounds twice."""
    require(np.array_equal(here.observe(scaled=True), there.observe(scaled=True).copy_to_host()), "scales differ")
    require(np.array_equal(here.to_move, there.to_move.copy_to_host()), "seats to move differ")
    require(np.array_equal(here.sensible_moves(), there.sensible_moves().copy_to_host()), "advice differs")
    require(np.array_equal(here.scores(), there.scores().copy_to_host()), "running scores differ")
    for mine, other in zip(here.estimates(), there.estimates(), strict=True):
        require(np.allclose(mine, other.copy_to_host(), rtol=1e-12, atol=1e-9), "estimates differ")


def require(holds: bool, message: str) -> None:
    if not holds:
        raise AssertionError(message)


def check_zero_copy(key: str) -> dict[str, str]:
    """Return whether other packages share the batch's own memory."""
    rows = CudaBatch(key, 256, seed=1).observe()
    address = rows.__cuda_array_interface__["data"][0]
    takers: dict[str, Callable[[], int]] = {
        "torch": lambda: int(__import__("torch").as_tensor(rows, device="cuda").data_ptr()),
        "cupy": lambda: int(__import__("cupy").asarray(rows).data.ptr),
        "jax": lambda: int(__import__("jax").numpy.asarray(rows).unsafe_buffer_pointer()),
    }
    found = {}
    for name, take in takers.items():
        try:
            found[name] = "zero-copy" if take() == address else "copied"
        except Exception as error:  # a missing or broken peer must not cost the other figures
            found[name] = f"{type(error).__name__}: {error}"[:120]
    return found


def measure(batch: Any, n: int, seconds: float, rounds: int = 3) -> float:
    """Return decisions per second; launches are long enough that starting them does not count."""
    batch.play_random(8)
    start = time.perf_counter()
    batch.play_random(64)
    steps = max(64, int(64 * seconds / (time.perf_counter() - start)))
    speeds = []
    for _ in range(rounds):
        start = time.perf_counter()
        batch.play_random(steps)
        speeds.append(n * steps / (time.perf_counter() - start))
    return statistics.median(speeds)


def measure_steps(batch: CudaBatch, n: int, seconds: float) -> float:
    """Return decisions per second through the API: random_moves, legal_mask, observe, step."""
    cuda = require_cuda()
    done, start = 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        for _ in range(5):
            batch.legal_mask()
            batch.observe()
            batch.step(batch.random_moves(), check=False)
            done += n
        cuda.synchronize()
    return done / (time.perf_counter() - start)


def comparison(key: str) -> Iterator[tuple[str, float]]:
    start = time.perf_counter()
    yield "decisions compared, all equal", check_equal(key, max(meta_of(key).seats))
    yield "seconds for compiling and comparing", time.perf_counter() - start


def speeds(key: str, options: argparse.Namespace) -> Iterator[tuple[str, float]]:
    seats = max(meta_of(key).seats)
    best = 0.0
    for n in options.n:
        speed = measure(CudaBatch(key, n, seats, seed=1), n, options.seconds)
        yield f"GPU decisions/s, {n} games", speed
        best = max(best, speed)
    yield "GPU decisions/s, best", best
    for n in (16_384, 131_072):
        stepped = CudaBatch(key, n, seats, seed=1)
        measure_steps(stepped, n, 0.1)
        yield f"GPU steps/s with masks and observations, {n} games", measure_steps(stepped, n, options.seconds)
    for cores in sorted({1, options.cores}):
        cpu_batch = Batch(key, 256 * cores, seats, seed=1, cores=cores)
        yield f"CPU decisions/s, {cores} cores", measure(cpu_batch, len(cpu_batch), options.seconds)


def work(key: str, options: argparse.Namespace, compared: Any, measuring: Any, found: Any) -> None:
    """Run one game in its own process: all compile and compare in parallel, then they are measured in turn."""
    warnings.filterwarnings("ignore", message=".*Grid size")  # the compared batches are small
    try:
        for name, value in comparison(key):
            found.put((key, name, value))
        compared.wait()
        with measuring:
            for name, value in speeds(key, options):
                found.put((key, name, value))
    except Exception as error:
        compared.abort()
        found.put((key, f"{type(error).__name__}: {error}"[:500], -1))
    found.put((key, "", 0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("json", type=Path, nargs="?")
    parser.add_argument("--games", nargs="+", default=list(game_keys()))
    parser.add_argument("--n", type=int, nargs="+", default=[524_288])
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args()
    try:
        device = require_cuda().get_current_device().name
    except BauhuetteError as trouble:
        sys.exit(str(trouble))
    packages = {name: version(name) for name in ("numpy", "numba", "numba-cuda")}
    figures: Figures = {"device": str(device), "machine": platform.machine(), **packages, "games": {}}
    print(figures, flush=True)
    gather(options, figures)
    figures["shared memory"] = check_zero_copy(options.games[0])
    print(figures["shared memory"])
    write(figures, options.json)


def gather(options: argparse.Namespace, figures: Figures) -> None:
    spawn = multiprocessing.get_context("spawn")
    found: Any = spawn.Queue()
    shared = (spawn.Barrier(len(options.games)), spawn.Lock(), found)
    for key in options.games:
        figures["games"][key] = {}
        spawn.Process(target=work, args=(key, options, *shared), daemon=True).start()
    running = len(options.games)
    while running:
        key, name, value = found.get()
        if name:
            figures["games"][key][name] = value
            print(f"{key:<12}{name:<60}{value:>20,.0f}", flush=True)
            write(figures, options.json)
        else:
            running -= 1


def write(figures: Figures, path: Path | None) -> None:
    """Write after every figure, so that an interrupted run keeps them."""
    if path is not None:
        path.write_text(json.dumps(figures, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
