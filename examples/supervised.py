"""Supervised learning from a dataset, with NumPy alone: a net learns to choose as the dataset's players did.

    python examples/supervised.py pillars --seats 3 --games 300 --epochs 6      # minutes; writes imitator.npz
    bauhuette arena pillars --seats 3 --bots examples/supervised.py:Imitator,random --games 60
    bauhuette play pillars --seats me,examples/supervised.py:Imitator,greedy

The dataset is written by `bauhuette export-dataset`; use your own with `--dataset FILE.parquet`.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pyarrow.parquet as parquet

from bauhuette.engine.registry import load
from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research.dataset import export_games

FILE = "IMITATOR"  # the environment variable with the net's path
Floats = npt.NDArray[np.float32]
FORBIDDEN = np.float32(-1e9)


class Decisions(NamedTuple):
    """What seats knew (scaled), the moves they had, and the one they made."""

    seen: Floats
    legal: npt.NDArray[np.bool_]
    chosen: npt.NDArray[np.int64]


def some_of(all_of_them: Decisions, which: Any) -> Decisions:
    return Decisions(all_of_them.seen[which], all_of_them.legal[which], all_of_them.chosen[which])


def read(path: Path, scale: Floats, moves: int) -> Decisions:
    """Read the decisions with a choice: others teach nothing."""
    table = parquet.read_table(path, columns=["observation", "legal", "move_id"])
    lists = table["legal"].to_pylist()
    kept = np.array([len(one) > 1 for one in lists])
    seen = np.stack(table["observation"].to_numpy()).astype(np.float32)[kept] * scale
    legal = np.zeros((len(lists), moves), np.bool_)
    for row, one in zip(legal, lists, strict=True):
        row[one] = True
    return Decisions(seen, legal[kept], table["move_id"].to_numpy()[kept].astype(np.int64))


class Net:
    """One hidden layer, trained by Adam on the cross entropy of the offered moves."""

    def __init__(self, inputs: int, hidden: int, moves: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: list[Floats] = [
            (rng.standard_normal((inputs, hidden)) * np.sqrt(2 / inputs)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, moves)) * 0.01).astype(np.float32),
            np.zeros(moves, np.float32),
        ]
        self._means = [np.zeros_like(one) for one in self.weights]
        self._squares = [np.zeros_like(one) for one in self.weights]
        self._steps = 0

    def learn(self, some: Decisions, pace: float) -> float:
        """Make one step; return the mean loss before it."""
        first, bias, second, _ = self.weights
        hidden = np.maximum(some.seen @ first + bias, 0)
        logits = np.where(some.legal, hidden @ second + self.weights[3], FORBIDDEN)
        logits -= logits.max(axis=1, keepdims=True)
        shares = np.exp(logits)
        shares /= shares.sum(axis=1, keepdims=True)
        rows = np.arange(len(some.chosen))
        loss = float(-np.log(shares[rows, some.chosen] + 1e-9).mean())
        wrong = shares
        wrong[rows, some.chosen] -= 1
        wrong /= len(rows)
        back = (wrong @ second.T) * (hidden > 0)
        self._adam([some.seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)], pace)
        return loss

    def _adam(self, gradients: Sequence[Floats], pace: float) -> None:
        self._steps += 1
        for weight, mean, square, gradient in zip(self.weights, self._means, self._squares, gradients, strict=True):
            mean += 0.1 * (gradient - mean)
            square += 0.001 * (gradient * gradient - square)
            fair_mean = mean / (1 - 0.9**self._steps)
            fair_square = square / (1 - 0.999**self._steps)
            weight -= pace * fair_mean / (np.sqrt(fair_square) + 1e-8)


def logits_of(weights: Sequence[Floats], seen: Floats) -> Floats:
    first, bias, second, shift = weights
    found: Floats = np.maximum(seen @ first + bias, 0) @ second + shift
    return found


class Imitator:
    """The net at a table: it makes the offered move with the highest logit."""

    name = "imitator"

    def __init__(self, game: Any) -> None:
        stored = np.load(os.environ.get(FILE, "imitator.npz"))
        if str(stored["game"]) != game.meta.key:
            raise ValueError(f"this net learned {stored['game']}, not {game.meta.key}")
        self.features = features_of(game)
        self.weights = [stored[f"weight{i}"] for i in range(4)]

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        logits = logits_of(self.weights, scaled_features(self.features, hidden, int(hidden.to_move)))  # type: ignore[arg-type]
        return int(moves[int(np.argmax(logits[np.asarray(moves)]))])


def main(args: Sequence[str] | None = None) -> float:
    """Return the share of held-out decisions at which the net chose as the players did."""
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("game", nargs="?", default="pillars")
    given.add_argument("--seats", type=int, default=3)
    given.add_argument("--games", type=int, default=300, help="to be played for a dataset, where none is given")
    given.add_argument("--player", default="greedy", help="who plays them")
    given.add_argument("--dataset", type=Path, help="a Parquet file of `bauhuette export-dataset` instead")
    given.add_argument("--epochs", type=int, default=6)
    given.add_argument("--hidden", type=int, default=128)
    given.add_argument("--batch", type=int, default=256)
    given.add_argument("--pace", type=float, default=1e-3)
    given.add_argument("--seed", type=int, default=1)
    given.add_argument("--out", type=Path, default=Path("imitator.npz"))
    options = given.parse_args(args)

    game = load(options.game)
    features = features_of(game)
    with tempfile.TemporaryDirectory() as folder:
        path = options.dataset or Path(folder) / "games.parquet"
        if options.dataset is None:
            rows = export_games(
                game, path, options.games, [options.seats], options.seed, options.player, lambda _: None
            )
            print(f"{options.games} games of {options.player}, {rows} decisions")
        data = read(path, features.scale, game.MOVES.size)

    kept = len(data.chosen) // 10  # the first games are held out
    shown, held = some_of(data, slice(kept, None)), some_of(data, slice(kept))
    net, rng = Net(len(features), options.hidden, game.MOVES.size, options.seed), np.random.default_rng(options.seed)
    right = 0.0
    for epoch in range(options.epochs):
        order = rng.permutation(len(shown.chosen))
        portions = (order[start : start + options.batch] for start in range(0, len(order), options.batch))
        losses = [net.learn(some_of(shown, portion), options.pace) for portion in portions]
        guessed = np.where(held.legal, logits_of(net.weights, held.seen), FORBIDDEN).argmax(axis=1)
        right = float((guessed == held.chosen).mean())
        chance = float((1 / held.legal.sum(axis=1)).mean())
        print(f"epoch {epoch + 1}: loss {np.mean(losses):.3f}, as the players did {right:.1%} (by chance {chance:.1%})")
    np.savez(options.out, game=options.game, **{f"weight{i}": one for i, one in enumerate(net.weights)})  # type: ignore[arg-type]
    print(f"written: {options.out}")
    return right


if __name__ == "__main__":
    main()
