"""Race the moves of one decision: successive elimination over shared determinizations.

A move clearly behind the best drops out; a move must surely beat the default move, which is the policy's or the first
choice of a policy net.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from bauhuette.bots.search.budget import SearchBudget
from bauhuette.bots.search.buffers import SearchTree
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.parameters import SearchParameters
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells, copy_of
from bauhuette.engine.types import InfoState, MoveId, Seat

MOST_CANDIDATES = 16
BLOCK = 4  # determinizations between two eliminations
DROPPED_BEHIND = 2.0  # standard errors behind the best at which a move drops out
LEAST_SAMPLES = 8  # determinizations before that
ADDED_UP = (
    "tries",
    "totals",
    "gains",
    "gain_squares",
    "squares",
    "wins",
    "margins",
)  # summed over the trees of all threads


class RaceGain(NamedTuple):
    """The gain of a move over the first candidate, in the determinizations both were played in."""

    move: MoveId
    determinizations: int
    mean: float
    error: float  # standard error of the mean


Prior = Callable[[InfoState, Cells], list[MoveId]]  # ranks the offered moves, the best first


def candidates(game: Game, hidden: InfoState, moves: Cells, prior: Prior | None = None, limit: int = 0) -> list[MoveId]:
    """Return the default move and its competitors: the first `limit` of the prior, or else all.

    Of many moves: its neighbours in the list (amounts of a bid come in order), near ones first and then at ever larger
    steps, the first and the last, and others spread over the list.
    """
    liked = prior(copy_of(hidden), moves.copy()) if prior else []
    if liked and limit:
        return liked[:limit]
    first = liked[0] if liked else MoveId(int(game.policy(copy_of(hidden), moves.copy(), len(moves))))
    offered = [MoveId(move) for move in moves.tolist()]
    if len(offered) <= MOST_CANDIDATES:
        return [first, *(move for move in offered if move != first)]
    at = offered.index(first)
    steps = [sign * step for step in (1, 2, 4, 8, 16) for sign in (1, -1)]
    near = [at + step for step in steps if 0 <= at + step < len(offered)]
    spread = [i * (len(offered) - 1) // MOST_CANDIDATES for i in range(MOST_CANDIDATES + 1)]
    places = dict.fromkeys([at, 0, len(offered) - 1, *near, *spread])
    return [offered[place] for place in list(places)[:MOST_CANDIDATES]]


def run_race(code: Any, tree: SearchTree, field: list[MoveId], seat: Seat, spending: SearchBudget) -> int:
    """Play determinizations until the budget is spent or one move is left; return the decisions simulated."""
    decisions, has_time = 0, True
    field = field[: max(1, spending.left)]
    tree.candidates[: len(field)] = field
    while has_time and len(field) > 1 and spending.left >= len(field):
        tree.candidates[: len(field)] = field
        worlds = min(BLOCK, spending.left // len(field))
        decisions += code.explore(tree, seat, len(field), worlds)
        has_time = spending.spend_block(worlds * len(field))
        field = still_racing(tree, field)
    return decisions


def gain(tree: SearchTree, move: MoveId) -> tuple[float, float]:
    """Return a move's mean gain over the default move, and its standard error."""
    n = int(tree.tries[move])
    mean = float(tree.gains[move]) / n
    return mean, math.sqrt(max(0.0, float(tree.gain_squares[move]) / n - mean * mean) / n)


def still_racing(tree: SearchTree, field: list[MoveId]) -> list[MoveId]:
    """Return the moves not clearly behind the best; the default move stays as the measure."""
    best, best_error = max(gain(tree, move) for move in field)

    def is_lost(move: MoveId) -> bool:
        mean, error = gain(tree, move)
        return int(tree.tries[move]) >= LEAST_SAMPLES and best - mean > DROPPED_BEHIND * math.hypot(error, best_error)

    return [field[0], *(move for move in field[1:] if not is_lost(move))]


def race_estimates(trees: list[SearchTree], seat: Seat, parameters: SearchParameters) -> list[MoveEstimate]:
    """Return all candidates, the winner first: the largest sure gain, or else the default move.

    A move that dropped out was played in fewer determinizations, perhaps better ones: so its value is that of the
    default move plus its gain.
    """
    seats = int(trees[0].root[0].seats)
    default = int(trees[0].candidates[0])
    total = _added_up(trees)
    default_value = float(total.totals[default]) / max(1, int(total.tries[default]))
    ranked = []
    for move in map(MoveId, np.flatnonzero(total.tries).tolist()):
        n = int(total.tries[move])
        mean, error = gain(total, move)
        wins = tuple(float(share) / n for share in total.wins[move, :seats])
        lead = float(total.margins[move, seat]) / n
        finding = MoveEstimate(move, n, default_value + mean, error or _own_error(total, move), wins, lead)
        sure = 0.0 if move == default else mean - parameters.trust * error if n >= LEAST_SAMPLES else -math.inf
        ranked.append((-sure, -mean, move != default, finding))
    return [finding for *_, finding in sorted(ranked)]


def race_gains(trees: list[SearchTree], field: list[MoveId]) -> list[RaceGain]:
    """Return the gains of all candidates, in the given order."""
    total = _added_up(trees)
    return [RaceGain(move, int(total.tries[move]), *gain(total, move)) for move in field if total.tries[move]]


def _added_up(trees: list[SearchTree]) -> SearchTree:
    return trees[0]._replace(**{name: np.sum([getattr(tree, name) for tree in trees], axis=0) for name in ADDED_UP})


def _own_error(tree: SearchTree, move: MoveId) -> float:
    n = int(tree.tries[move])
    mean = float(tree.totals[move]) / n
    return math.sqrt(max(0.0, float(tree.squares[move]) / n - mean * mean) / n)
