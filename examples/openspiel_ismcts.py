"""An algorithm of OpenSpiel at our tables: information set Monte Carlo tree search, written by its authors.

    pip install 'bauhuette[research]'
    python examples/openspiel_ismcts.py pillars --seats 3 --simulations 60 --games 6     # minutes
    bauhuette arena pillars --seats 3 --bots examples/openspiel_ismcts.py:Ismcts,random --games 12

The search gets a determinization of what its seat knows, and OpenSpiel samples others from there.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import bauhuette as bh
from bauhuette.research import openspiel

SIMULATIONS = "ISMCTS_SIMULATIONS"  # the environment variable with the number of simulations


class Ismcts:
    """Rollouts are random games, as in OpenSpiel's evaluator."""

    name = "ismcts"

    def __init__(self, game: Any) -> None:
        self.key = game.meta.key
        self.simulations = int(os.environ.get(SIMULATIONS, "60"))

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        if len(moves) == 1:
            return int(moves[0])
        rng = np.random.RandomState(int(hidden.rng) % 2**32)
        game = pyspiel.load_game(f"{openspiel.PREFIX}{self.key}(players={int(hidden.seats)})")
        state = game.imagined_state(hidden, int(hidden.to_move), int(hidden.rng))
        evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
        bot = ismcts.ISMCTSBot(game, evaluator, 1.4, self.simulations, random_state=rng)
        return int(bot.step(state))


def main(args: Sequence[str] | None = None) -> bh.Line:
    """Print the result against random players."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--games", type=int, default=6)
    given.add_argument("--simulations", type=int, default=60)
    options = given.parse_args(args)

    os.environ[SIMULATIONS] = str(options.simulations)
    me = f"{__file__}:Ismcts"
    line = next(
        line for line in bh.arena(options.game, [me, "random"], options.games, options.seats) if line.name == me
    )
    won = line.win_share
    print(
        f"{options.simulations} simulations: wins {won.mean:.1%} [{won.low:.1%}, {won.high:.1%}], fair {line.fair:.1%}"
    )
    return line


if __name__ == "__main__":
    main()
