"""Evaluate an agent: in the arena against bots of your choice, and beside the shipped ones.

    python examples/evaluate.py examples/supervised.py:Imitator pillars --seats 3 --games 60
    bauhuette bench-agent examples/supervised.py:Imitator --game pillars        # the fixed protocol, docs/benchmark.md

Look at the intervals: they hold the true value in 95 of 100 cases, and count deals, not games.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import bauhuette as bh


def main(args: Sequence[str] | None = None) -> list[bh.Line]:
    """Print the agent's line against each opponent."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("agent", help="any name of docs/bots.md, for example my.py:Cautious")
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--games", type=int, default=60)
    given.add_argument("--against", default="random,greedy")
    given.add_argument("--jobs", type=int, default=1)
    options = given.parse_args(args)

    mine = []
    for opponent in options.against.split(","):
        lines = bh.arena(options.game, [options.agent, opponent], options.games, options.seats, jobs=options.jobs)
        line = next(line for line in lines if line.name == options.agent)
        mine.append(line)
        won, fair = line.win_share, line.fair
        verdict = "better" if won.low > fair else "worse" if won.high < fair else "not told apart"
        print(f"against {opponent}: wins {won.mean:.1%} [{won.low:.1%}, {won.high:.1%}], fair {fair:.1%}: {verdict}")
        if line.faults:
            print(f"  failed at {line.faults} decisions")
    return mine


if __name__ == "__main__":
    main()
