"""A search with one `explore`, whatever way it goes."""

from __future__ import annotations

import time
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.budget import Spending
from bauhuette.bots.search.finding import UNKNOWN, Finding
from bauhuette.bots.search.growing import plant
from bauhuette.bots.search.memory import CAPACITY, Tree, new_tree
from bauhuette.bots.search.parameters import Taste, taste_of
from bauhuette.bots.search.race import Gain, Liking, entrants, race_findings, race_gains, run_race
from bauhuette.bots.search.tree import findings, grow, most_visited_line, usual_first_unless_better
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED, cache_folder, compile_for_python
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.news import mute
from bauhuette.engine.record import Numbers, copy_of
from bauhuette.engine.specialise import specialised
from bauhuette.engine.warmup import Report
from bauhuette.nets.features import features_of, sources_of
from bauhuette.nets.outlook import Outlook
from bauhuette.nets.pupil import Pupil

PLAYING = "bauhuette.bots.search.playing"


class Search:
    """A search with its own memory, used for one decision after the other."""

    def __init__(
        self,
        game: Game,
        taste: Taste | None = None,
        capacity: int = CAPACITY,
        outlooks: Mapping[int, Outlook] | None = None,
        pupils: Mapping[int, Pupil] | None = None,
        liking: Liking | None = None,
        rivals: int = 0,
    ) -> None:
        """By number of seats: `outlooks` correct the game's estimate where playouts end, `pupils` make their moves.

        What `liking` names first is the move that all others must beat in a race, instead of the policy's; with
        `rivals`, only so many of what it names race.
        """
        self.game = game
        self.taste = taste or taste_of(game.meta.search)
        self.capacity = capacity
        self.outlooks = outlooks or {}
        self.pupils = pupils or {}
        self.liking = liking
        self.rivals = rivals
        self.features = features_of(game)
        self.code: Any = specialised(
            PLAYING, game, made_from=sources_of(game), write_row=self.features.writer(game.package)
        )
        self.trees = [self._new_tree()]
        self.decisions = 0  # simulated in the last search
        self.playouts = 0

    def _new_tree(self) -> Tree:
        return new_tree(self.game.STATE, self.game.MOVES.size, len(self.features), self.taste, self.capacity)

    def tree_for(self, seats: int) -> Tree:
        """The first one, for whoever explores by themselves."""
        return self._with_nets(self.trees[0], seats)

    def _with_nets(self, tree: Tree, seats: int) -> Tree:
        return tree._replace(outlook=self.outlooks.get(seats, tree.outlook), pupil=self.pupils.get(seats, tree.pupil))

    def compile(self) -> None:
        """Compile, or load from the cache on disk, before any clock runs."""
        if COMPILED and not self.code.explore.signatures:
            import numba

            typeof: Any = numba.typeof
            tree = typeof(self.trees[0])
            compile_for_python(self.code.explore, (tree, numba.int64, numba.int64, numba.int64))

    def explore(self, hidden: Hidden, seat: Seat, budget: Budget, widely: bool = False) -> list[Finding]:
        """The moves that were looked at, best first. `hidden` is what `seat` knows; its luck seeds the search.

        `widely`: for whoever wants to know of other moves, too, than those that are worth a try.
        """
        is_race = bool(self.taste.race)
        field = self._field(hidden, 0 if widely else self.rivals) if is_race else []
        trees = self._think(hidden, seat, budget, field)
        if is_race:
            self.playouts = sum(int(tree.tries.sum()) for tree in trees)
            return race_findings(trees, seat, self.taste) or [_only(field[0], int(hidden.seats))]
        self.playouts = sum(int(tree.visits[0]) for tree in trees)
        found = findings(trees, seat)
        usual = MoveId(int(trees[0].move[1]))  # the policy's or a pupil's: it became the first node
        return usual_first_unless_better(found, usual, self.taste.trust)

    def compare(self, hidden: Hidden, seat: Seat, budget: Budget, field: list[MoveId]) -> list[Gain]:
        """How much more each of these moves brings than the first of them, in the same worlds with the same dice."""
        trees = self._think(hidden, seat, budget, field)
        return race_gains(trees, field)

    def _think(self, hidden: Hidden, seat: Seat, budget: Budget, field: list[MoveId]) -> list[Tree]:
        """Until the budget is spent: a race of the field, or without one a tree. Each thread has a tree of its own."""
        self.compile()
        began = time.perf_counter()
        threads = max(1, budget.threads)
        while len(self.trees) < threads:
            self.trees.append(self._new_tree())
        trees = [self._with_nets(tree, int(hidden.seats)) for tree in self.trees[:threads]]
        for i, tree in enumerate(trees):
            tree.root[0] = hidden
            tree.root[0].rng = _luck_of_thread(int(hidden.rng), i)
            plant(tree)
        share = budget._replace(playouts=-(-budget.playouts // threads)) if budget.playouts else budget

        def spend(tree: Tree) -> int:
            spending = Spending(share, began)
            if field:
                return run_race(self.code, tree, field, seat, spending)
            return grow(self.code, tree, seat, spending)

        if threads == 1:
            self.decisions = spend(trees[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                self.decisions = sum(pool.map(spend, trees))
        return trees

    def _field(self, hidden: Hidden, rivals: int) -> list[MoveId]:
        moves = self.trees[0].moves
        n = int(self.game.legal(copy_of(hidden), moves))
        return entrants(self.game, hidden, moves[:n].copy(), self.liking, rivals)

    def weigh(self, record: Any, seat: int, move: int, playouts: int, luck: int) -> Numbers:
        """Mean share of the win of every seat after `move` (-1: as it stands).

        From what a seat knows, or with SPECTATOR from the truth. The same luck gives every move the same worlds.
        """
        tree = self.tree_for(int(record.seats))
        tree.root[0] = record
        tree.root[0].rng = luck
        plant(tree)
        tree.entrants[0] = move
        self.code.explore(tree, seat, 1, playouts)
        shares: Numbers = tree.wins[move] / playouts  # -1 is the place behind the last move
        return shares

    def main_line(self, first: MoveId, length: int) -> list[MoveId]:
        """How the game may go on after `first`: the most visited moves of the tree, or what the policies would do."""
        if self.taste.race:
            return self._policys_line(first, length)
        line = most_visited_line(self.trees[0], length)
        return line if line[:1] == [first] else [first]

    def _policys_line(self, first: MoveId, length: int) -> list[MoveId]:
        """In one of the worlds the seat must hold possible."""
        moves, world = self.trees[0].moves, copy_of(self.trees[0].root[0])
        self.game.imagine(world, int(world.to_move))
        line, move = [first], first
        while len(line) < length:
            mute(world)
            self.game.apply(world, move)
            if world.over:
                break
            move = MoveId(int(self.game.policy(world, moves, self.game.legal(world, moves))))
            line.append(move)
        return line


def _marker(game: Game) -> Path:
    """Says that this very search was compiled for this very game."""
    return cache_folder(game.package, Path(__file__).with_name("playing.py"), sources_of(game)) / "complete"


def is_search_warm(game: Game) -> bool:
    """Whether an earlier process has compiled the search."""
    return not COMPILED or _marker(game).exists()


def warm_up_search(game: Game, report: Report) -> None:
    if COMPILED:
        report(0, 1, "search")
        Search(game, capacity=2).compile()
        _marker(game).touch()
        report(1, 1, "")


def _only(move: MoveId, seats: int) -> Finding:
    """Nothing to choose, so nothing was looked at."""
    return Finding(move, 0, 0.5, UNKNOWN, (1 / seats,) * seats, 0.0)


def _luck_of_thread(luck: int, thread: int) -> int:
    return luck_of_move(luck.to_bytes(8, "big"), ("search",), thread)
