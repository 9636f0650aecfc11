"""Deep Monte Carlo (DMC, the method of DouZero) of RLCard, unchanged, on our PettingZoo environment.

    pip install torch rlcard GitPython 'bauhuette[research]'
    python examples/rlcard_dmc.py pillars --seats 3 --decisions 60000      # minutes; writes dmc.npz
    bauhuette arena pillars --seats 3 --bots examples/rlcard_dmc.py:Learned,random --games 60

One net learns each seat, in self-play. RLCard stores observations as whole numbers up to 127, so the environment gives
them `raw`: as the record counts.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
from rlcard.agents.dmc_agent import DMCTrainer

from bauhuette.engine.registry import load
from bauhuette.nets.features import features_of
from bauhuette.research import pettingzoo

FILE = "DMC_NETS"  # the environment variable with the path of the nets


class Learned:
    """Plays the offered move with the highest value by the net of its seat, inferred with NumPy."""

    name = "dmc"

    def __init__(self, game: Any, weights: Any = None) -> None:
        self.features, self.moves = features_of(game), game.MOVES.size
        self.stored = dict(np.load(os.environ.get(FILE, "dmc.npz"))) if weights is None else weights
        self.depth = sum(name.startswith("0.weight") for name in self.stored)

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        seat, offered = int(hidden.to_move), np.asarray(moves)
        words = np.frombuffer(hidden.tobytes(), np.int64)
        seen = self.features.read(words, seat, int(hidden.seats))
        rows: Any = np.hstack([np.tile(seen, (len(offered), 1)), np.eye(self.moves, dtype=np.float32)[offered]])
        for i in range(self.depth):
            rows = rows @ self.stored[f"{seat}.weight{i}"].T + self.stored[f"{seat}.bias{i}"]
            rows = np.maximum(rows, 0) if i < self.depth - 1 else rows
        return int(offered[np.argmax(rows[:, 0])])


def weights_of(states: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the layers of all seats from the state of a checkpoint."""
    found: dict[str, Any] = {}
    for seat, state in enumerate(states):
        for kind in ("weight", "bias"):
            layers = [part for name, part in state.items() if name.endswith(kind)]
            found |= {f"{seat}.{kind}{i}": part.cpu().numpy().copy() for i, part in enumerate(layers)}
    return found


def main(args: Sequence[str] | None = None, report: Callable[[int, Any], None] | None = None) -> Learned:
    """Return the trained agent; `report` gets it at the end, since RLCard trains in processes of its own."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--decisions", type=int, default=60_000)
    given.add_argument("--actors", type=int, default=1)
    given.add_argument("--batch", type=int, default=8)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("dmc.npz"))
    options = given.parse_args(args)

    torch.manual_seed(options.seed)
    env = pettingzoo.env(options.game, seats=options.seats, observation="raw")
    env.reset(seed=options.seed)
    with tempfile.TemporaryDirectory() as folder:
        trainer = DMCTrainer(
            env,
            is_pettingzoo_env=True,
            xpid="dmc",
            savedir=folder,
            num_actors=options.actors,
            num_threads=1,
            batch_size=options.batch,
            num_buffers=2 * options.batch,
            save_interval=10_000,
            total_frames=options.decisions,
            exp_epsilon=0.05,
        )
        trainer.start()
        for actor in multiprocessing.active_children():  # RLCard leaves its actors playing
            actor.terminate()
            actor.join()
        stored = torch.load(trainer.checkpointpath, map_location="cpu", weights_only=False)
    weights = weights_of(stored["model_state_dict"])
    agent = Learned(load(options.game), weights)
    if report is not None:
        report(int(stored["frames"]), agent)
    np.savez(options.out, **weights)
    print(f"written: {options.out}")
    return agent


if __name__ == "__main__":
    main()
