"""Measure what the levels' errors cost: all levels are asked at the same decisions, and their moves are evaluated.

The decisions are those of games with all levels at the table. Asked at the same ones, with the same determinizations,
levels differ by their moves alone: neither by their cards nor by how much they had left to lose. The result is stored
in the game's folder (`analysis.play_classes`).
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, NamedTuple

from bauhuette.analysis.play_classes import MeasuredLevel
from bauhuette.bots.evaluate_decision import DecisionEvaluator
from bauhuette.bots.judgement import METHOD
from bauhuette.bots.levels import LEVELS
from bauhuette.bots.protocol import Bot, Budget
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.match.table import Table

Losses = dict[str, float]  # the loss of each level's move at one decision, in wins
ASKED = "asked"  # name of the random stream of bots asked without a seat


class CalibrationEffort(NamedTuple):
    """How exact the measurement is."""

    playouts: int = 1500  # of a master for one decision
    determinizations: int = 0  # for each move of a decision; 0: the number of the game
    every: int = 4  # one of this many decisions is evaluated


class CalibrationRun(NamedTuple):
    """A number of games to measure."""

    game: str
    seats: int
    games: int
    seed: int
    effort: CalibrationEffort


class LevelsAsked:
    """All levels, at tables of one game."""

    def __init__(self, game: Game, effort: CalibrationEffort) -> None:
        self.game = game
        self.effort = effort
        self.scales = DecisionEvaluator(game, effort.determinizations)
        self.bots = {level: bot(level, game) for level in LEVELS}

    def asked(self, seats: int, seed: int, number: int) -> Iterator[Losses]:
        """Yield the losses at the decisions of one game; seats rotate, and so do the levels without one."""
        names = [list(LEVELS)[(number + i) % len(LEVELS)] for i in range(seats)]
        secret = luck_of_move(secret_from_number(seed), (self.game.meta.key, "classes"), number).to_bytes(8, "big")
        table = Table(self.game, names, secret)
        count = number  # so that games do not sample the same decisions
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

    def _losses(self, hidden: InfoState, seat: Seat, luck: int) -> Losses:
        """Evaluate the moves chosen as a review does; the mean of costs before they are shrunk is right."""
        chosen = {level: self._choice(one, hidden, luck) for level, one in self.bots.items()}
        found = self.scales.evaluate(hidden, seat, list(chosen.values()))
        assert found is not None
        behind = {one.move: one.behind for one in found.moves}
        return {level: behind[move] for level, move in chosen.items()}

    def _choice(self, level: Bot, hidden: InfoState, luck: int) -> MoveId:
        own = copy_of(hidden)
        own.rng = luck_of_move(luck.to_bytes(8, "big"), (level.name,), 0)
        return level.choose(own, self.scales.offered(hidden), self._budget)


def asked_in(run: CalibrationRun, number: int) -> list[Losses]:
    """Return the losses in one game of a run."""
    return list(_levels(run.game, run.effort).asked(run.seats, run.seed, number))


@lru_cache(maxsize=1)
def _levels(key: str, effort: CalibrationEffort) -> LevelsAsked:
    return LevelsAsked(load(key), effort)


def mean_losses(found: Sequence[Losses]) -> list[MeasuredLevel]:
    """Return the mean loss of each level, the best first."""
    return [MeasuredLevel(level, *_mean([one[level] for one in found])) for level in reversed(LEVELS)]


def _mean(values: Sequence[float]) -> tuple[float, float]:
    count = max(1, len(values))
    mean = sum(values) / count
    spread = sum((one - mean) ** 2 for one in values) / max(1, count - 1)
    return mean, math.sqrt(spread / count)


def steps_between(found: Sequence[Losses]) -> list[tuple[float, float]]:
    """Return how far each level is behind the next better one at the same decisions, with standard errors."""
    return [_mean([one[worse] - one[better] for one in found]) for better, worse in pairwise(reversed(LEVELS))]


def calibration(run: CalibrationRun, found: Sequence[Losses]) -> dict[str, Any]:
    """Return the file of the game's folder, with all it takes to repeat it."""
    return {
        "method": METHOD,
        **run._asdict(),
        "effort": run.effort._asdict(),
        "decisions": len(found),
        "levels": [_rounded(one._asdict()) for one in mean_losses(found)],
        "behind": [_rounded({"error": mean, "doubt": doubt}) for mean, doubt in steps_between(found)],
    }


def _rounded(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, 6) if isinstance(value, float) else value for name, value in figures.items()}
