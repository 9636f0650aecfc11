"""Measure a net against fixed opponents: at one seat of each game, without exploration, every seat in turn."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

import torch

from bauhuette.engine.game import Game
from bauhuette.train.games import TensorGames
from bauhuette.train.policy_net import Learner

MOST_STEPS = 4000  # random players may go on and on; unfinished games count as lost
LOOK_EVERY = 32  # steps between two checks whether all games are over


class Chooser(Protocol):
    """A net in training, of any kind."""

    def best(self, games: TensorGames) -> Any:
        """Return its move in each game."""


class WinShare(NamedTuple):
    """Share of the wins, ties divided, with twice its standard error."""

    share: float
    doubt: float


def win_share(
    learner: Chooser, game: Game, seats: int, opponent: str | Learner, n: int, seed: int, device: str, cores: int
) -> WinShare:
    """Measure against others that are greedy, random, or play by a net."""
    games = TensorGames(game, n, seats, seed, device, cores)
    mine = torch.arange(n, device=device) % seats
    running = torch.ones(n, dtype=torch.bool, device=device)
    won = torch.zeros(n, device=device)
    for step in range(MOST_STEPS):
        others = moves_of(opponent, games)
        ended = games.step(torch.where(games.to_move() == mine, learner.best(games), others))
        best = ended.ranks == 1
        share = best.gather(1, mine[:, None])[:, 0].float() / best.sum(1).clamp(min=1)
        won += torch.where(ended.over & running, share, 0.0)
        running &= ~ended.over
        if step % LOOK_EVERY == 0 and not bool(running.any()):
            break
    return WinShare(float(won.mean()), 2 * float(won.std()) / n**0.5)


def moves_of(opponent: str | Learner, games: TensorGames) -> Any:
    if isinstance(opponent, Learner):
        return opponent.best(games)
    return games.advice() if opponent == "greedy" else games.random_moves()
