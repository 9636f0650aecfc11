"""A search by tree or by racing, with one `explore`."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.budget import SearchBudget
from bauhuette.bots.search.buffers import CAPACITY, SearchTree, new_tree
from bauhuette.bots.search.move_estimate import UNKNOWN, MoveEstimate
from bauhuette.bots.search.parameters import SearchParameters, parameters_from
from bauhuette.bots.search.racing import Prior, RaceGain, candidates, race_estimates, race_gains, run_race
from bauhuette.bots.search.tree import reset_tree
from bauhuette.bots.search.tree_search import (
    default_first_unless_better,
    move_estimates,
    run_tree_search,
)
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED, cache_folder, compile_for_python
from bauhuette.engine.record import Numbers, copy_of
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.specialise import specialised
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.engine.warmup import Report
from bauhuette.nets.features import features_of, sources_of
from bauhuette.nets.rollout_net import RolloutNet
from bauhuette.nets.value_net import ValueNet

PLAYING = "bauhuette.bots.search.playing"


class Search:
    """A search with its own memory, used for one decision after another."""

    def __init__(
        self,
        game: Game,
        parameters: SearchParameters | None = None,
        capacity: int = CAPACITY,
        value_nets: Mapping[int, ValueNet] | None = None,
        rollout_nets: Mapping[int, RolloutNet] | None = None,
        prior: Prior | None = None,
        candidate_limit: int = 0,
    ) -> None:
        """`value_nets` and `rollout_nets` are by number of seats.

        The first move of `prior`, instead of the policy's, is the one all others must beat in a race; with
        `candidate_limit`, only that many of its moves race.
        """
        self.game = game
        self.parameters = parameters or parameters_from(game.meta.search)
        self.capacity = capacity
        self.value_nets = value_nets or {}
        self.rollout_nets = rollout_nets or {}
        self.prior = prior
        self.candidate_limit = candidate_limit
        self.features = features_of(game)
        self.code: Any = specialised(
            PLAYING, game, made_from=sources_of(game), write_row=self.features.writer(game.package)
        )
        self.trees = [self._new_tree()]
        self.decisions = 0  # simulated in the last search
        self.playouts = 0

    def _new_tree(self) -> SearchTree:
        return new_tree(self.game.STATE, self.game.MOVES.size, len(self.features), self.parameters, self.capacity)

    def tree_for(self, seats: int) -> SearchTree:
        """Return the first tree with the nets for these seats, for callers that run `code.explore` themselves."""
        return self._with_nets(self.trees[0], seats)

    def _with_nets(self, tree: SearchTree, seats: int) -> SearchTree:
        return tree._replace(
            value_net=self.value_nets.get(seats, tree.value_net),
            rollout_net=self.rollout_nets.get(seats, tree.rollout_net),
        )

    def compile(self) -> None:
        """Compile, or load from the cache on disk, before a time limit runs."""
        if COMPILED and not self.code.explore.signatures:
            import numba

            typeof: Any = numba.typeof
            tree = typeof(self.trees[0])
            compile_for_python(self.code.explore, (tree, numba.int64, numba.int64, numba.int64))
            compile_for_python(reset_tree, (tree,))

    def explore(self, hidden: InfoState, seat: Seat, budget: Budget, widely: bool = False) -> list[MoveEstimate]:
        """Return estimates of moves, best first, from what `seat` knows; `hidden.rng` seeds the search.

        `widely` looks at all moves instead of the prior's best few.
        """
        is_race = bool(self.parameters.race)
        field = self._field(hidden, 0 if widely else self.candidate_limit) if is_race else []
        trees = self._run(hidden, seat, budget, field)
        if is_race:
            self.playouts = sum(int(tree.tries.sum()) for tree in trees)
            return race_estimates(trees, seat, self.parameters) or [_only(field[0], int(hidden.seats))]
        self.playouts = sum(int(tree.visits[0]) for tree in trees)
        found = move_estimates(trees, seat)
        default = MoveId(int(trees[0].move[1]))  # the policy's or the rollout net's: it became the first node
        return default_first_unless_better(found, default, self.parameters.trust)

    def compare(self, hidden: InfoState, seat: Seat, budget: Budget, field: list[MoveId]) -> list[RaceGain]:
        """Return the gains of these moves over the first, in the same determinizations with the same dice."""
        trees = self._run(hidden, seat, budget, field)
        return race_gains(trees, field)

    def _run(self, hidden: InfoState, seat: Seat, budget: Budget, field: list[MoveId]) -> list[SearchTree]:
        """Search until the budget is spent: a race of `field`, or without one a tree. Each thread has its own tree."""
        self.compile()
        began = time.perf_counter()
        threads = max(1, budget.threads)
        while len(self.trees) < threads:
            self.trees.append(self._new_tree())
        trees = [self._with_nets(tree, int(hidden.seats)) for tree in self.trees[:threads]]
        for i, tree in enumerate(trees):
            tree.root[0] = hidden
            tree.root[0].rng = _seed_of_thread(int(hidden.rng), i)
            reset_tree(tree)
        share = budget._replace(playouts=-(-budget.playouts // threads)) if budget.playouts else budget

        def spend(tree: SearchTree) -> int:
            spending = SearchBudget(share, began)
            if field:
                return run_race(self.code, tree, field, seat, spending)
            return run_tree_search(self.code, tree, seat, spending)

        if threads == 1:
            self.decisions = spend(trees[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                self.decisions = sum(pool.map(spend, trees))
        return trees

    def _field(self, hidden: InfoState, candidate_limit: int) -> list[MoveId]:
        moves = self.trees[0].moves
        n = int(self.game.legal(copy_of(hidden), moves))
        return candidates(self.game, hidden, moves[:n].copy(), self.prior, candidate_limit)

    def evaluate(self, record: Any, seat: int, move: int, playouts: int, luck: int) -> Numbers:
        """Return each seat's mean share of the win after `move` (-1: without a move).

        From what a seat knows, or with SPECTATOR from the full state. The same `luck` gives every move the same
        determinizations.
        """
        tree = self.tree_for(int(record.seats))
        tree.root[0] = record
        tree.root[0].rng = luck
        reset_tree(tree)
        tree.candidates[0] = move
        self.code.explore(tree, seat, 1, playouts)
        shares: Numbers = tree.wins[move] / playouts  # -1 is the place after the last move
        return shares


def _marker(game: Game) -> Path:
    """Return the file that says this search was compiled for this game."""
    return cache_folder(game.package, Path(__file__).with_name("playing.py"), sources_of(game)) / "complete"


def is_search_warm(game: Game) -> bool:
    """Return whether an earlier process has compiled the search."""
    return not COMPILED or _marker(game).exists()


def warm_up_search(game: Game, report: Report) -> None:
    if COMPILED:
        report(0, 1, "search")
        Search(game, capacity=2).compile()
        _marker(game).touch()
        report(1, 1, "")


def _only(move: MoveId, seats: int) -> MoveEstimate:
    """Return the estimate of a single move, which was not searched."""
    return MoveEstimate(move, 0, 0.5, UNKNOWN, (1 / seats,) * seats, 0.0)


def _seed_of_thread(luck: int, thread: int) -> int:
    return luck_of_move(luck.to_bytes(8, "big"), ("search",), thread)
