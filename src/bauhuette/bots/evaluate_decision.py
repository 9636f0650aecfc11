"""Evaluate one decision from what its seat knows: the figures of hint, tutor, review, exercise and puzzle.

All moves are played out in the same determinizations, by the rollout net where a game has one. The best move is chosen
in some and all are measured against it in others; otherwise the luckiest of equal moves would look better than it is.
What looks like a mistake to a rollout net is measured by the policy, too, and the smaller difference counts: what only
the net sees proved to be none. The number of determinizations is fixed, and they follow from the information state
alone: so every page says the same of a position.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import Any, NamedTuple

from bauhuette.bots.judgement import DETERMINIZATIONS, Certainty, Judgement, judgement_file, judgement_of
from bauhuette.bots.search.buffers import SearchTree
from bauhuette.bots.search.presets import evaluation_searches
from bauhuette.bots.search.racing import candidates
from bauhuette.bots.search.search import Search
from bauhuette.bots.search.tree import reset_tree
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells, Numbers, copy_of
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import InfoState, MoveId, Seat

CHOOSING, MEASURING = 0, 1  # random streams
SUSPECT = 0.05  # of a win, from which a second opinion is asked for
CHOSEN_IN = 1 / 3  # determinizations to choose in, for each to measure in
SUPPOSED = 4  # determinizations the supposed variance counts as
VARIANCE = 0.25  # of a difference between two moves in one determinization


class Measured(NamedTuple):
    """A move beside the best one, as it was measured."""

    move: MoveId
    behind: float  # of a win, in the same determinizations
    error: float  # standard error of that


class MoveEvaluation(NamedTuple):
    """One move of a decision; shares and costs in whole percent of a win, so that no two pages round differently."""

    move: MoveId
    share: float  # chance to win after it, for the seat that decides
    cost: float  # how much less than after the best move
    error: float  # standard deviation of the true cost
    certainty: Certainty  # that it costs anything
    behind: float  # the expected cost before it is shrunk, not rounded; the mean of many is right

    @property
    def is_as_good(self) -> bool:
        """Whether it may be as good as the best move."""
        return self.certainty == "close"


class DecisionEvaluation(NamedTuple):
    """All moves of a decision that were evaluated, the best first."""

    moves: tuple[MoveEvaluation, ...]
    shares: tuple[float, ...]  # every seat's chance to win after the best move

    @property
    def best(self) -> MoveEvaluation:
        return self.moves[0]

    def of(self, move: MoveId) -> MoveEvaluation | None:
        return next((one for one in self.moves if one.move == move), None)


class DecisionEvaluator:
    """Evaluates one decision after the other."""

    def __init__(self, game: Game, determinizations: int = 0, salt: str = "") -> None:
        """`determinizations` for each move, fewer for tests; 0 takes the number of the game.

        With another `salt` they are other ones, for a second opinion.
        """
        self.game = game
        self.salt = salt
        self.determinizations = determinizations or _determinizations_of(game)
        self.search, self.second = evaluation_searches(game)
        for search in (self.search, self.second):
            search.compile()

    def offered(self, hidden: InfoState) -> Cells:
        moves = self.search.trees[0].moves
        return moves[: int(self.game.legal(copy_of(hidden), moves))].copy()

    def evaluate(self, hidden: InfoState, seat: Seat, also: Sequence[MoveId] = ()) -> DecisionEvaluation | None:
        """Evaluate the moves of a decision; None if there is no choice.

        Of very many moves those around the policy's are evaluated, and those in `also`.
        """
        moves = self.offered(hidden)
        if len(moves) < 2:
            return None
        field = [MoveId(move) for move in candidates(self.game, hidden, moves)]
        best = self.best_of(hidden, seat, field)
        field = list(dict.fromkeys([best, *field, *also]))
        measured, wins = self.measured(hidden, seat, field)
        return evaluation_from(measured, wins, seat, judgement_of(self.game, int(hidden.seats)))

    def share(self, hidden: InfoState, seat: Seat, move: MoveId) -> float:
        """Return the chance to win after a move, where nothing is compared."""
        tree = self._played_out(self.search, hidden, seat, [move], MEASURING, self.determinizations)
        return round(float(self._shares(tree, move, hidden)[seat]), 2)

    def best_of(self, hidden: InfoState, seat: Seat, field: Sequence[MoveId]) -> MoveId:
        """Choose the best move; of equals the first."""
        count = max(1, round(CHOSEN_IN * self.determinizations))
        tree = self._played_out(self.search, hidden, seat, field, CHOOSING, count)
        return max(field, key=lambda move: float(tree.wins[move, seat]))

    def measured(self, hidden: InfoState, seat: Seat, field: Sequence[MoveId]) -> tuple[list[Measured], Numbers]:
        """Measure moves against the first, in other determinizations; and each seat's share after the first."""
        tree = self._played_out(self.search, hidden, seat, field, MEASURING, self.determinizations)
        found, shares = [_read(tree, move) for move in field], self._shares(tree, field[0], hidden)
        return self._confirmed(hidden, seat, found), shares

    def _confirmed(self, hidden: InfoState, seat: Seat, found: list[Measured]) -> list[Measured]:
        """Ask for a second opinion on what looks like a mistake; the smaller difference counts."""
        suspects = [one.move for one in found if one.behind >= SUSPECT]
        if self.second is self.search or not suspects:
            return found
        field = [found[0].move, *suspects]
        tree = self._played_out(self.second, hidden, seat, field, MEASURING, self.determinizations)
        return [
            min(one, _read(tree, one.move), key=lambda one: one.behind) if one.behind >= SUSPECT else one
            for one in found
        ]

    def _shares(self, tree: SearchTree, move: MoveId, hidden: InfoState) -> Numbers:
        shares: Numbers = tree.wins[move, : int(hidden.seats)] / self.determinizations
        return shares

    def _played_out(
        self, search: Search, hidden: InfoState, seat: Seat, field: Sequence[MoveId], stream: int, count: int
    ) -> SearchTree:
        quiet = _quiet(hidden)
        tree = search.tree_for(int(hidden.seats))
        tree.root[0] = quiet
        tree.root[0].rng = luck_of_move(key_of(quiet), ("evaluation", self.salt), stream)
        reset_tree(tree)
        tree.candidates[: len(field)] = field
        search.code.explore(tree, seat, len(field), count)
        return tree


def _read(tree: SearchTree, move: MoveId) -> Measured:
    """A few equal results prove nothing: some more of a usual variance are supposed."""
    n = int(tree.tries[move])
    mean = float(tree.gains[move]) / n
    squares = max(0.0, float(tree.gain_squares[move]) - n * mean * mean)
    return Measured(move, -mean, math.sqrt((squares + SUPPOSED * VARIANCE) / (n + SUPPOSED) / n))


def evaluation_from(
    measured: Sequence[Measured], wins: Sequence[float] | Numbers, seat: Seat, judgement: Judgement
) -> DecisionEvaluation:
    """State what was measured: shrunk by its uncertainty, in whole percent."""
    shares = tuple(round(float(share), 2) for share in wins)
    best, *others = measured
    first = MoveEvaluation(best.move, shares[seat], 0.0, 0.0, "close", 0.0)
    found = [stated(one, shares[seat], judgement) for one in others]
    found.sort(key=lambda one: (one.cost, one.behind))
    return DecisionEvaluation((first, *found), shares)


def stated(one: Measured, best: float, judgement: Judgement) -> MoveEvaluation:
    """State what a move costs beside the best one, after which the chance to win is `best`."""
    mean, error = judgement.stated(one.behind, one.error)
    cost = round(min(best, max(0.0, mean)), 2)
    certainty = judgement.certainty(cost, error)
    return MoveEvaluation(one.move, round(best - cost, 2), cost, error, certainty, judgement.slope * one.behind)


def _determinizations_of(game: Game) -> int:
    return DETERMINIZATIONS if game.overrides else judgement_file(game.meta.key).determinizations


def _quiet(hidden: InfoState) -> InfoState:
    """Return it without random numbers and news: a position told again is evaluated alike."""
    quiet: Any = copy_of(hidden)
    quiet.rng = 0
    quiet.news_count = 0
    quiet.news[:] = 0
    known: InfoState = quiet
    return known


def key_of(hidden: InfoState) -> bytes:
    """Return the seed of all random numbers that evaluate or explain a position."""
    return hashlib.blake2b(_quiet(hidden).tobytes(), digest_size=32).digest()


_evaluators: dict[tuple[str, int], DecisionEvaluator] = {}  # by the package of the game: asked at every move


def evaluator_of(game: Game, determinizations: int = 0) -> DecisionEvaluator:
    key = (game.package, determinizations)
    if key not in _evaluators:
        _evaluators[key] = DecisionEvaluator(game, determinizations)
    return _evaluators[key]
