"""Compare two checkouts: decisions per second, compile time from nothing, and the size of the cache.

    git worktree add ../before COMMIT
    python -m bench.against ../before [GAME ...] [--kind search]

Both sides take turns within one run, each in its own process with its own cache, empty at first. Times are processor
times. The best of all rounds is shown, since noise only makes slower; the ratio is the median of the rounds' ratios,
since a slow phase of the machine slows both sides.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from bauhuette.engine.catalogue import game_keys, meta_of

HERE = Path(__file__).parents[1]


class Side:
    """One checkout, with its own rules, playouts and cache."""

    def __init__(self, root: Path, cache: Path) -> None:
        self.cache = cache
        env = {**os.environ, "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}", "BAUHUETTE_CACHE": str(cache)}
        self._process = subprocess.Popen(
            [sys.executable, "-P", HERE / "bench" / "one_side.py"],
            cwd=root,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, kind: str, key: str, seats: int, seconds: float | str) -> float:
        """Return decisions per second; or, if `cold`, the seconds that compiling took."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(kind, key, seats, seconds, file=self._process.stdin, flush=True)
        return float(self._process.stdout.readline())

    def megabytes(self) -> float:
        return sum(file.stat().st_size for file in self.cache.rglob("*") if file.is_file()) / 1e6

    def close(self) -> None:
        self._process.communicate()


def in_turn(
    sides: list[Side], kind: str, key: str, seats: int, rounds: int, seconds: float
) -> tuple[float, float, float]:
    """Return the best of either side, and the median of their ratios."""
    found: list[list[float]] = [[], []]
    for number in range(rounds):
        for side in (0, 1) if number % 2 else (1, 0):
            found[side].append(sides[side].ask(kind, key, seats, seconds))
    old, new = found
    return max(old), max(new), statistics.median(b / a for a, b in zip(old, new, strict=True))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="another checkout of this project")
    parser.add_argument("games", nargs="*", default=game_keys(), help="all, if none is named")
    parser.add_argument("--kind", choices=("playouts", "batch", "search"), default="playouts", help="a master's search")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--seconds", type=float, default=0.3)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        roots = ((options.before.resolve(), "before"), (HERE, "after"))
        sides = [Side(root, Path(folder) / name) for root, name in roots]
        print(f"{'':<24}{'before':>10}{'after':>10}{'ratio':>8}", flush=True)
        for key in options.games:
            counts = meta_of(key).seats
            cold = [side.ask(options.kind, key, counts[0], "cold") for side in sides]
            print(f"{key + ', compiling, s':<24}{cold[0]:>10.1f}{cold[1]:>10.1f}{cold[1] / cold[0]:>8.2f}", flush=True)
            for seats in counts:
                old, new, ratio = in_turn(sides, options.kind, key, seats, options.rounds, options.seconds)
                name = f"{key}, {seats} seats, M/s"
                print(f"{name:<24}{old / 1e6:>10.3f}{new / 1e6:>10.3f}{ratio:>8.3f}", flush=True)
        sizes = [side.megabytes() for side in sides]
        print(f"{'cache, MB':<24}{sizes[0]:>10.2f}{sizes[1]:>10.2f}{sizes[1] / sizes[0]:>8.2f}")
        for side in sides:
            side.close()


if __name__ == "__main__":
    main()
