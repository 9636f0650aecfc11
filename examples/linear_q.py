"""Monte Carlo control with a linear function on `make_vec`, NumPy alone: the plainest baseline.

    pip install 'bauhuette[research]'
    python examples/linear_q.py pillars --seats 3 --decisions 60000        # a minute; writes linear_q.npz
    bauhuette arena pillars --seats 3 --bots examples/linear_q.py:Learned,random --games 60

One weight for each pair of a feature and a move. When a game is over, the values of all its decisions move towards its
reward less the mean reward so far: else moves never tried would look better than losing ones. Steps are normalised by
the size of the observation.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research.gym import name_of

FILE = "LINEAR_Q"  # the environment variable with the path of the weights
FORBIDDEN = -1e9


class Learned:
    """Plays the offered move with the highest value."""

    name = "linear_q"

    def __init__(self, game: Any, weights: Any = None) -> None:
        self.features = features_of(game)
        self.weights = np.load(os.environ.get(FILE, "linear_q.npz"))["weights"] if weights is None else weights

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        seen = scaled_features(self.features, hidden, int(hidden.to_move))  # type: ignore[arg-type]
        offered = np.asarray(moves)
        return int(offered[np.argmax(seen @ self.weights[:, offered])])


def main(args: Sequence[str] | None = None, report: Callable[[int, Any], None] | None = None) -> Learned:
    """Return the trained agent; `report` gets the agent at four points of the training."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--opponents", default="greedy")
    given.add_argument("--decisions", type=int, default=60_000)
    given.add_argument("--games", type=int, default=32, help="side by side")
    given.add_argument("--pace", type=float, default=0.05)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("linear_q.npz"))
    options = given.parse_args(args)

    table: dict[str, Any] = {"seats": options.seats, "opponents": options.opponents}
    envs: Any = gymnasium.make_vec(name_of(options.game), num_envs=options.games, **table)
    rng, lanes = np.random.default_rng(options.seed), np.arange(options.games)
    seen, infos = envs.reset(seed=options.seed)
    weights = np.zeros((seen.shape[1], envs.single_action_space.n), np.float32)
    learner, decisions, reported = Learned(envs.unwrapped.game, weights), 0, -1
    decided: list[list[tuple[Any, int]]] = [[] for _ in lanes]  # of the running games
    mean, games = 0.0, 0
    while decisions < options.decisions:
        if report is not None and 4 * decisions // options.decisions > reported:
            reported = 4 * decisions // options.decisions
            report(decisions, learner)
        mask, running = infos["action_mask"], infos["_action_mask"]
        values = np.where(mask, seen @ weights, FORBIDDEN)
        random_moves = np.where(mask, rng.random(mask.shape), 0).argmax(axis=1)
        explores = rng.random(options.games) < 0.5 * (1 - decisions / options.decisions)
        moves = np.where(explores, random_moves, values.argmax(axis=1))
        decisions += int(running.sum())  # a finished row deals anew and decides nothing
        for i in lanes[running]:
            decided[i].append((seen[i].copy(), int(moves[i])))
        seen, rewards, over, _, infos = envs.step(moves)
        for i in lanes[over]:
            games += 1
            mean += (rewards[i] - mean) / games
            for row, move in decided[i]:
                missed = rewards[i] - mean - row @ weights[:, move]
                weights[:, move] += options.pace * missed / np.square(row).sum() * row
            decided[i] = []
    if report is not None:
        report(decisions, learner)
    np.savez(options.out, weights=weights)
    print(f"written: {options.out}")
    return learner


if __name__ == "__main__":
    main()
