"""Random games with every step checked: what breaks, and how to repeat it."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.warmup import stage_of
from bauhuette.study.game_batches import fresh_games

TOO_LONG = 100_000  # moves; real games are far shorter
WHAT_BROKE = {1: "audit", 2: "no-move", 3: "guards", 4: "news-full", 5: "too-long", 6: "policy"}


class Violation(NamedTuple):
    """At move `move` of game `number`; `audit` is the broken invariant, if it is one."""

    number: int
    move: int
    what: str
    audit: str


def soaked(game: Game, seats: int, seed: int, numbers: range) -> tuple[list[Violation], int]:
    """Return the violations in these games, and the number of moves of all."""
    found = np.zeros((len(numbers), 3), np.int64)
    records = fresh_games(game, seats, seed, numbers, vary=True)
    stage_of(game).watched_games(records, np.zeros(game.MOVES.size, np.int64), found, TOO_LONG)
    broken = [_violation(game, numbers[i], *found[i].tolist()) for i in np.flatnonzero(found[:, 2])]
    return broken, int(found[:, 0].sum())


def _violation(game: Game, number: int, move: int, audit: int, what: int) -> Violation:
    return Violation(number, move, WHAT_BROKE[what], game.AUDITS[audit - 1].reason if audit else "")
