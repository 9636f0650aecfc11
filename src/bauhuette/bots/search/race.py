"""Lets the moves of one decision race each other: who falls behind drops out, whoever beats the usual move wins.

The usual move is the policy's, or the favourite of a net.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from bauhuette.bots.search.budget import Spending
from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.memory import Tree
from bauhuette.bots.search.parameters import Taste
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells, copy_of

MOST_ENTRANTS = 16
BLOCK = 4  # worlds between two looks at the field
BEHIND = 2.0  # standard errors behind the best at which a move drops out
SEASONED = 8  # worlds before that
ADDED_UP = ("tries", "totals", "gains", "gain_squares", "squares", "wins", "margins")  # over the trees of all threads


class Gain(NamedTuple):
    """What a move brings more than the first entrant of a race, in the worlds both were played in."""

    move: MoveId
    worlds: int
    mean: float
    error: float  # standard error of the mean


Liking = Callable[[Hidden, Cells], list[MoveId]]  # the offered moves, the most liked first


def entrants(game: Game, hidden: Hidden, moves: Cells, liking: Liking | None = None, rivals: int = 0) -> list[MoveId]:
    """The usual move and its rivals: so many of the most liked, or else all.

    Of many moves: its neighbours in the list (amounts of a bid come in order), near ones first and then at ever larger
    steps, the first and the last, and others spread over the list.
    """
    liked = liking(copy_of(hidden), moves.copy()) if liking else []
    if liked and rivals:
        return liked[:rivals]
    first = liked[0] if liked else MoveId(int(game.policy(copy_of(hidden), moves.copy(), len(moves))))
    offered = [MoveId(move) for move in moves.tolist()]
    if len(offered) <= MOST_ENTRANTS:
        return [first, *(move for move in offered if move != first)]
    at = offered.index(first)
    steps = [sign * step for step in (1, 2, 4, 8, 16) for sign in (1, -1)]
    near = [at + step for step in steps if 0 <= at + step < len(offered)]
    spread = [i * (len(offered) - 1) // MOST_ENTRANTS for i in range(MOST_ENTRANTS + 1)]
    places = dict.fromkeys([at, 0, len(offered) - 1, *near, *spread])
    return [offered[place] for place in list(places)[:MOST_ENTRANTS]]


def run_race(code: Any, tree: Tree, field: list[MoveId], seat: Seat, spending: Spending) -> int:
    """Worlds until the budget is spent or one move is left; decisions simulated."""
    decisions, has_time = 0, True
    field = field[: max(1, spending.left)]
    tree.entrants[: len(field)] = field
    while has_time and len(field) > 1 and spending.left >= len(field):
        tree.entrants[: len(field)] = field
        worlds = min(BLOCK, spending.left // len(field))
        decisions += code.explore(tree, seat, len(field), worlds)
        has_time = spending.spend_block(worlds * len(field))
        field = still_racing(tree, field)
    return decisions


def gain(tree: Tree, move: MoveId) -> tuple[float, float]:
    """What a move brings more than the usual one, and the standard error of that."""
    n = int(tree.tries[move])
    mean = float(tree.gains[move]) / n
    return mean, math.sqrt(max(0.0, float(tree.gain_squares[move]) / n - mean * mean) / n)


def still_racing(tree: Tree, field: list[MoveId]) -> list[MoveId]:
    """The usual move stays as the measure of all."""
    best, its_error = max(gain(tree, move) for move in field)

    def is_lost(move: MoveId) -> bool:
        mean, error = gain(tree, move)
        return int(tree.tries[move]) >= SEASONED and best - mean > BEHIND * math.hypot(error, its_error)

    return [field[0], *(move for move in field[1:] if not is_lost(move))]


def race_findings(trees: list[Tree], seat: Seat, taste: Taste) -> list[Finding]:
    """All entrants, the winner first: the one with the largest sure gain, or else the usual move.

    Who dropped out has seen fewer worlds, perhaps better ones: so a move's value is that of the usual, and its gain.
    """
    seats = int(trees[0].root[0].seats)
    usual = int(trees[0].entrants[0])
    total = _added_up(trees)
    its_value = float(total.totals[usual]) / max(1, int(total.tries[usual]))
    ranked = []
    for move in map(MoveId, np.flatnonzero(total.tries).tolist()):
        n = int(total.tries[move])
        mean, error = gain(total, move)
        wins = tuple(float(share) / n for share in total.wins[move, :seats])
        lead = float(total.margins[move, seat]) / n
        finding = Finding(move, n, its_value + mean, error or _own_error(total, move), wins, lead)
        sure = 0.0 if move == usual else mean - taste.trust * error if n >= SEASONED else -math.inf
        ranked.append((-sure, -mean, move != usual, finding))
    return [finding for *_, finding in sorted(ranked)]


def race_gains(trees: list[Tree], field: list[MoveId]) -> list[Gain]:
    """Of all entrants, in the order in which they were named."""
    total = _added_up(trees)
    return [Gain(move, int(total.tries[move]), *gain(total, move)) for move in field if total.tries[move]]


def _added_up(trees: list[Tree]) -> Tree:
    return trees[0]._replace(**{name: np.sum([getattr(tree, name) for tree in trees], axis=0) for name in ADDED_UP})


def _own_error(tree: Tree, move: MoveId) -> float:
    n = int(tree.tries[move])
    mean = float(tree.totals[move]) / n
    return math.sqrt(max(0.0, float(tree.squares[move]) / n - mean * mean) / n)
