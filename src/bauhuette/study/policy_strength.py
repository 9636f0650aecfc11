"""Studies that mix players in one batch."""

from __future__ import annotations

from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.research.batch import Batch


def wins_among_random(game: Game, seats: int, games: int, seed: int) -> Any:
    """Return for each game the win share of a policy player among random ones; its seat rotates."""
    batch = Batch(game, games, seats, seed=seed)
    sensible = np.arange(games) % seats
    wins = np.full(games, np.nan)
    while np.isnan(wins).any():
        moves = np.where(batch.to_move == sensible, batch.sensible_moves(), batch.random_moves())
        ended = batch.step(moves, check=False)
        first = (ended.over > 0) & np.isnan(wins)
        winners = ended.ranks == 1
        mine = winners[np.arange(games), sensible]
        wins[first] = (mine / np.maximum(winners.sum(axis=1), 1))[first]
    return wins
