"""Compile what the tests call of one game, so that all their workers find it in the cache.

python -m tests.compiling pillars
"""

from __future__ import annotations

import sys
from typing import Any

from bauhuette.cli.study import warm
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.research import pettingzoo
from bauhuette.research.batch import Batch
from bauhuette.research.gym import GymVector
from bauhuette.testkit import contract


def main(key: str) -> None:
    warm([key], "en", plain=True)
    game = load(key)
    contract.check_whole_game(game, min(game.meta.seats), seed=0)
    batches(game)
    environments(game)


def batches(game: Game) -> None:
    batch = Batch(game, 2, seed=1)
    batch.legal_mask()
    batch.observe(scaled=True)
    batch.sensible_moves()
    batch.estimates()
    batch.scores()
    batch.step(batch.random_moves())
    batch.play_random(1)


def environments(game: Game) -> None:
    """Play one game at a time, as PettingZoo and OpenSpiel do, and several against opponents, as Gymnasium does."""
    single: Any = pettingzoo.env(game)
    single.reset(seed=1)
    single.step(int(single.last()[0]["action_mask"].argmax()))
    several = GymVector(game, 2)
    several.reset(seed=1)
    several.step(several.action_masks().argmax(axis=1))


if __name__ == "__main__":
    main(sys.argv[1])
