"""How much faster a batch steps with more cores than with one.

    python -m bench.cores                                   # 1, 2, 4, 8 and 16 threads, as many as there are cores
    python -m bench.cores --games pillars --cores 1 2 --seconds 0.5

Every thread has as many games as a single one; the work is that of `bench.lab`: single steps, and steps with mask and
observation. Thread counts take turns in every round, and ratios are medians of the rounds' ratios, by wall clock: on a
machine with other work they say little.
"""

from __future__ import annotations

import argparse
import os
import statistics

from bench.lab import batch_learning, batch_steps, speed_of
from bench.playouts import progress

from bauhuette.engine.catalogue import game_keys

KINDS = {"single steps": batch_steps, "with mask and observation": batch_learning}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", default=game_keys(), choices=game_keys())
    parser.add_argument("--cores", nargs="+", type=int, default=[1, 2, 4, 8, 16])
    parser.add_argument("--seconds", type=float, default=1.0, help="for each number of cores in each round")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    cores = [number for number in options.cores if number <= (os.cpu_count() or 1)]
    print(f"{'million decisions/s by the clock':<44}" + "".join(f"{number:>16} " for number in cores))
    for key in options.games:
        for kind, make in KINDS.items():
            progress(f"{key}: {kind}")
            works = [make(key, number) for number in cores]
            for work in works:
                work()
            rounds = [[speed_of(work, options.seconds).clock for work in works] for _ in range(options.rounds)]
            speeds = [statistics.median(column) for column in zip(*rounds, strict=True)]
            times = [statistics.median(row[i] / row[0] for row in rounds) for i in range(len(cores))]
            progress("")
            cells = (f"{speed / 1e6:>8.2f} ({many:>4.1f}x)" for speed, many in zip(speeds, times, strict=True))
            print(f"{f'{key}, {kind}':<44}" + " ".join(cells), flush=True)


if __name__ == "__main__":
    main()
