"""What the levels cost themselves: all of them are asked at the same decisions, and their moves are weighed.

The decisions are those of games with all levels at the table. Asked at the same ones, in the same worlds, levels differ
by their moves alone: neither by their cards nor by how much they had left to lose. What is found goes into the game's
folder as it is written (`analysis.classes`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from bauhuette.analysis.classes import Measured
from bauhuette.analysis.weighing import LARGEST_FIELD, Scales
from bauhuette.bots.levels import LEVELS
from bauhuette.bots.protocol import Bot, Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.search.race import entrants
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.match.table import Table

Losses = dict[str, float]  # what each level's move lost at one decision, of a win
ASKED = "asked"  # luck of whom is asked without sitting there


class Effort(NamedTuple):
    """How closely is looked."""

    playouts: int = 1500  # of a master for one decision
    worlds: int = 600  # playouts that find the best move, and those that measure another beside it
    every: int = 4  # of so many decisions one is weighed


class Run(NamedTuple):
    """What is measured: so many games of a kind."""

    game: str
    seats: int
    games: int
    seed: int
    effort: Effort


class Levels:
    """All of them at tables of one game."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self.game = game
        self.effort = effort
        self.scales = Scales(game)
        self.bots = {level: bot(level, game) for level in LEVELS}

    def asked(self, seats: int, seed: int, number: int) -> Iterator[Losses]:
        """The decisions of one game; who sits where, and who waits where not all have a seat, goes round."""
        names = [list(LEVELS)[(number + i) % len(LEVELS)] for i in range(seats)]
        secret = luck_of_move(secret_from_number(seed), (self.game.meta.key, "classes"), number).to_bytes(8, "big")
        table = Table(self.game, names, secret)
        count = number  # not the same decisions of every game
        while table.to_move is not None:
            seat = table.to_move
            hidden = table.hidden_for_bot(seat, table.luck_for_bot())
            moves = self.scales.offered(hidden)
            if len(moves) > 1:
                count += 1
                if count % self.effort.every == 0:
                    yield self._losses(hidden, seat, luck_of_move(secret, (ASKED,), table.version))
            table.play(table.ask(self.bots[names[seat]], self._budget) if len(moves) > 1 else MoveId(int(moves[0])))

    @property
    def _budget(self) -> Budget:
        return Budget(playouts=self.effort.playouts)

    def _losses(self, hidden: Hidden, seat: Seat, luck: int) -> Losses:
        """As a decision of a game is weighed: the best move is found in some worlds, the others measured in others."""
        chosen = {level: self._choice(one, hidden, luck) for level, one in self.bots.items()}
        likely = entrants(self.game, hidden, self.scales.offered(hidden))
        field = list(dict.fromkeys([likely[0], *chosen.values(), *likely]))[:LARGEST_FIELD]
        key = luck.to_bytes(8, "big")
        best = self.scales.race(hidden, seat, field, self.effort.worlds, key)[0].move
        lost = {
            move: self.scales.measured(hidden, seat, best, move, self.effort.worlds, key).gain
            for move in set(chosen.values())
            if move != best
        }
        return {level: lost.get(move, 0.0) for level, move in chosen.items()}

    def _choice(self, level: Bot, hidden: Hidden, luck: int) -> MoveId:
        own = copy_of(hidden)
        own.rng = luck_of_move(luck.to_bytes(8, "big"), (level.name,), 0)
        return level.choose(own, self.scales.offered(hidden), self._budget)


def asked_in(run: Run, number: int) -> list[Losses]:
    """The decisions of one game of a run, wherever it is played."""
    return list(_levels(run.game, run.effort).asked(run.seats, run.seed, number))


@lru_cache(maxsize=1)
def _levels(key: str, effort: Effort) -> Levels:
    return Levels(load(key), effort)


def measured(found: Sequence[Losses]) -> list[Measured]:
    """By level, the best first."""
    return [Measured(level, *_mean([one[level] for one in found])) for level in reversed(LEVELS)]


def _mean(values: Sequence[float]) -> tuple[float, float]:
    count = max(1, len(values))
    mean = sum(values) / count
    spread = sum((one - mean) ** 2 for one in values) / max(1, count - 1)
    return mean, math.sqrt(spread / count)


def steps_between(found: Sequence[Losses]) -> list[tuple[float, float]]:
    """By how much each level is behind the next better one at the same decisions, with the standard error of that."""
    return [_mean([one[worse] - one[better] for one in found]) for better, worse in pairwise(reversed(LEVELS))]


def calibration(run: Run, found: Sequence[Losses]) -> dict[str, Any]:
    """As it lies in the folder of the game, with what measures it again."""
    return {
        **run._asdict(),
        "effort": run.effort._asdict(),
        "decisions": len(found),
        "levels": [_rounded(one._asdict()) for one in measured(found)],
        "behind": [_rounded({"error": mean, "doubt": doubt}) for mean, doubt in steps_between(found)],
    }


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in figures.items()}
