"""Games side by side on either device, with what a learner needs as PyTorch tensors on that device."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch

from bauhuette.engine.game import Game
from bauhuette.research.batch import Batch

CUDA = "cuda"
CPU = "cpu"


class StepResult(NamedTuple):
    """The results of a move in each game."""

    over: Any  # whether the game ended
    ranks: Any
    rewards: Any


class TensorGames:
    """A batch whose arrays are tensors; each call of a method overwrites its last result."""

    def __init__(self, game: Game, n: int, seats: int, seed: int, device: str, cores: int) -> None:
        self.device = device
        self.seats = seats
        self.batch: Any
        if device == CUDA:
            from bauhuette.research.gpu import CudaBatch

            self.batch = CudaBatch(game, n, seats, seed=seed)
        else:
            self.batch = Batch(game, n, seats, seed=seed, cores=cores)
            # Reused: large new arrays are slow.
            self._rows = np.empty((n, len(self.batch.features)), np.float32)
            self._mask = np.empty((n, game.MOVES.size), np.bool_)

    def spread_out(self, longest: int, seed: int) -> None:
        """Advance games by random amounts: dealt together, they would stay at the same stage."""
        self.batch.play_random(np.random.default_rng(seed).integers(0, longest, len(self)))

    def __len__(self) -> int:
        return len(self.batch)

    def warm_up(self) -> None:
        """Compile, or load from the cache on disk, all that is needed."""
        self.rows(torch.arange(1, device=self.device))
        self.mask()
        self.to_move()
        self.potential()
        self.advice()
        self.step(self.random_moves())

    def _tensor(self, array: Any) -> Any:
        return torch.as_tensor(array, device=self.device)

    def rows(self, columns: Any, seat: int | None = None) -> Any:
        """Return the given columns of what the seat to move, or another one, knows."""
        if self.device == CUDA:
            seen = self.batch.observe(seat, scaled=True)
        else:
            seen = self.batch.observe(seat, out=self._rows, scaled=True)
        return self._tensor(seen).index_select(1, columns)

    def mask(self) -> Any:
        if self.device == CUDA:
            return self._tensor(self.batch.legal_mask())
        return self._tensor(self.batch.legal_mask(out=self._mask))

    def to_move(self) -> Any:
        return self._tensor(self.batch.to_move)

    def advice(self) -> Any:
        return self._tensor(self.batch.sensible_moves())

    def random_moves(self) -> Any:
        return self._tensor(self.batch.random_moves())

    def potential(self) -> Any:
        """Return each seat's expected reward by the game's evaluation, between -1 and 1."""
        estimates = self.batch.estimates()
        scores, spread = self._tensor(estimates.scores), self._tensor(estimates.spread)
        shares = torch.softmax(scores / spread[:, None], 1).float()
        return (self.seats * shares - 1) / (self.seats - 1)

    def step(self, moves: Any) -> StepResult:
        """Make a move in each game; moves must be offered, they are not checked."""
        ended = self.batch.step(moves if self.device == CUDA else moves.numpy(), check=False)
        ranks, rewards = self._tensor(ended.ranks), self._tensor(ended.rewards)
        return StepResult(self._tensor(ended.over) > 0, ranks, rewards.float())
