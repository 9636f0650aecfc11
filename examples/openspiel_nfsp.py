"""Neural fictitious self-play (NFSP) of OpenSpiel, the PyTorch version of its authors, on our OpenSpiel game.

    pip install torch dm-tree 'bauhuette[research]'
    python examples/openspiel_nfsp.py pillars --seats 3 --decisions 60000      # minutes; writes nfsp.npz
    bauhuette arena pillars --seats 3 --bots examples/openspiel_nfsp.py:Learned,random --games 60

One agent learns each seat. At a table the agent of the seat samples its average policy.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.pytorch import nfsp

from bauhuette.engine.registry import load
from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research import openspiel

FILE = "NFSP_NETS"  # the environment variable with the path of the nets


class Learned:
    """Samples the average policy of its seat, with the random numbers it is given."""

    name = "nfsp"

    def __init__(self, game: Any, weights: Any = None) -> None:
        self.features = features_of(game)
        self.stored = dict(np.load(os.environ.get(FILE, "nfsp.npz"))) if weights is None else weights
        self.depth = sum(name.startswith("0.weight") for name in self.stored)

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        seat, offered = int(hidden.to_move), np.asarray(moves)
        row: Any = scaled_features(self.features, hidden, seat)  # type: ignore[arg-type]
        for i in range(self.depth):
            row = row @ self.stored[f"{seat}.weight{i}"].T + self.stored[f"{seat}.bias{i}"]
            row = np.maximum(row, 0) if i < self.depth - 1 else row
        chances = np.exp(row[offered] - row[offered].max())
        rng = np.random.default_rng(int(hidden.rng) % 2**63)
        return int(rng.choice(offered, p=chances / chances.sum()))


def weights_of(agents: Sequence[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for seat, agent in enumerate(agents):
        linear = [part for part in agent._avg_network.modules() if hasattr(part, "in_features")]
        for i, layer in enumerate(linear):
            found[f"{seat}.weight{i}"] = layer.weight.detach().numpy().copy()
            found[f"{seat}.bias{i}"] = layer.bias.detach().numpy().copy()
    return found


def main(args: Sequence[str] | None = None, report: Callable[[int, Any], None] | None = None) -> Learned:
    """Return the trained agent; `report` gets the agent at four points of the training."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--decisions", type=int, default=60_000)
    given.add_argument("--width", type=int, default=128)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("nfsp.npz"))
    options = given.parse_args(args)

    game = pyspiel.load_game(f"{openspiel.PREFIX}{options.game}(players={options.seats},recall=1)")
    env = rl_environment.Environment(game, chance_event_sampler=rl_environment.ChanceEventSampler(options.seed))
    size, moves = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    settings = {"replay_buffer_capacity": 20_000, "epsilon_decay_duration": options.decisions // options.seats}
    settings |= {"epsilon_start": 0.2, "epsilon_end": 0.01, "rl_learning_rate": 1e-3, "sl_learning_rate": 1e-3}
    agents = [
        nfsp.NFSP(
            seat, size, moves, [options.width] * 2, 50_000, 0.1, optimizer_str="adam", seed=options.seed, **settings
        )
        for seat in range(options.seats)
    ]
    rules, decisions, reported = load(options.game), 0, -1
    while decisions < options.decisions:
        if report is not None and 4 * decisions // options.decisions > reported:
            reported = 4 * decisions // options.decisions
            report(decisions, Learned(rules, weights_of(agents)))
        step = env.reset()
        while not step.last():
            seat = step.observations["current_player"]
            step = env.step([agents[seat].step(step).action])
            decisions += 1
        for agent in agents:
            agent.step(step)
    weights = weights_of(agents)
    if report is not None:
        report(decisions, Learned(rules, weights))
    np.savez(options.out, **weights)
    print(f"written: {options.out}")
    return Learned(rules, weights)


if __name__ == "__main__":
    main()
