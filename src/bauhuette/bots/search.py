"""Runs the compiled search of `bots.tree` within a budget and reads what it found."""

from __future__ import annotations

import math
import time
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from bauhuette.bots.finding import Finding
from bauhuette.bots.nodes import CAPACITY, Taste, Tree, new_tree, taste_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.race import entrants, race_findings, run_race
from bauhuette.engine.eyes import Hidden
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED, cache_folder
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.news import mute
from bauhuette.engine.record import Numbers, copy_of
from bauhuette.engine.specialise import specialised
from bauhuette.engine.warmup import Report

NO_ENTRANTS = 0
FIRST_CHUNK = 4  # playouts before the clock is looked at for the first time
FEW = 8  # visits that say nothing about how far results differ
UNKNOWN = 0.5
CHUNK_SHARE = 0.02  # of the seconds between two looks at the clock


class Search:
    """A search with its own memory, used for one decision after the other."""

    def __init__(self, game: Game, taste: Taste | None = None, capacity: int = CAPACITY) -> None:
        self.game = game
        self.taste = taste or taste_of(game)
        self.capacity = capacity
        self.code: Any = specialised("bauhuette.bots.tree", game)
        self.trees = [new_tree(game, self.taste, capacity)]
        self.decisions = 0  # simulated in the last search
        self.playouts = 0

    def compile(self) -> None:
        """Compile, or load from the cache on disk, before any clock runs."""
        if COMPILED and not self.code.explore.signatures:
            import numba

            typeof: Any = numba.typeof
            tree = typeof(self.trees[0])
            self.code.plant.compile((tree,))
            self.code.explore.compile((tree, numba.int64, numba.int64, numba.int64))

    def explore(self, hidden: Hidden, seat: int, budget: Budget) -> list[Finding]:
        """The moves that were looked at, best first. `hidden` is what `seat` knows; its luck seeds the search."""
        self.compile()
        began = time.perf_counter()
        threads = max(1, budget.threads)
        while len(self.trees) < threads:
            self.trees.append(new_tree(self.game, self.taste, self.capacity))
        trees = self.trees[:threads]
        for i, tree in enumerate(trees):
            tree.records[0] = hidden
            tree.records[0].rng = _luck_of_thread(int(hidden.rng), i)
            self.code.plant(tree)
        share = budget._replace(playouts=-(-budget.playouts // threads)) if budget.playouts else budget
        is_race = bool(self.taste.race)
        field = self._field(hidden) if is_race else []

        def think(tree: Tree) -> int:
            if is_race:
                return run_race(self.code, tree, field, seat, share, began)
            return self._grow(tree, seat, share, began)

        if threads == 1:
            self.decisions = think(trees[0])
        else:
            with ThreadPoolExecutor(threads) as pool:
                self.decisions = sum(pool.map(think, trees))
        if is_race:
            self.playouts = sum(int(tree.tries.sum()) for tree in trees)
            return race_findings(trees, seat, self.taste) or [_only(field[0], int(hidden.seats))]
        self.playouts = sum(int(tree.visits[0]) for tree in trees)
        return self._policy_first_unless_better(findings(trees, seat))

    def _field(self, hidden: Hidden) -> list[int]:
        moves = self.trees[0].moves
        n = int(self.game.legal(copy_of(hidden), moves))
        return entrants(self.game, hidden, moves[:n].copy())

    def _policy_first_unless_better(self, found: list[Finding]) -> list[Finding]:
        """A search that saw little should not talk itself out of the policy's move, which became the first node."""
        policys = next((finding for finding in found if finding.move == self.trees[0].move[1]), None)
        if policys is None or policys is found[0]:
            return found
        doubt = math.hypot(found[0].doubt, policys.doubt)
        if found[0].value - policys.value >= self.taste.trust * doubt:
            return found
        return [policys, *(finding for finding in found if finding is not policys)]

    def _grow(self, tree: Tree, seat: int, budget: Budget, began: float) -> int:
        """Playouts until the budget is spent or cannot change the choice any more; decisions simulated."""
        left = budget.playouts or 1 << 40
        chunk, decisions = min(left, FIRST_CHUNK), 0
        last = time.perf_counter()
        while chunk > 0:
            decisions += self.code.explore(tree, seat, NO_ENTRANTS, chunk)
            left -= chunk
            now = time.perf_counter()
            pace = max(1e-9, (now - last) / chunk)
            last = now
            if budget.seconds is None:
                chunk = min(left, 256)
            else:
                left_in_time = int((budget.seconds - (now - began)) / pace)
                left = min(left, left_in_time) if budget.playouts else left_in_time
                chunk = min(left, 1 + int(CHUNK_SHARE * budget.seconds / pace), chunk * 4)
            if is_decided(tree, left):
                break
        return decisions

    def weigh(self, record: Any, seat: int, move: int, playouts: int, luck: int) -> Numbers:
        """Mean share of the win of every seat after `move` (-1: as it stands).

        From what a seat knows, or with SPECTATOR from the truth. The same luck gives every move the same worlds.
        """
        tree = self.trees[0]
        tree.records[0] = record
        tree.records[0].rng = luck
        self.code.plant(tree)
        tree.entrants[0] = move
        self.code.explore(tree, seat, 1, playouts)
        shares: Numbers = tree.wins[move] / playouts  # -1 is the place behind the last move
        return shares

    def main_line(self, first: int, length: int) -> list[int]:
        """How the game may go on after `first`: the most visited moves of the tree, or what the policies would do."""
        if self.taste.race:
            return self._policys_line(first, length)
        tree, node = self.trees[0], 0
        line: list[int] = []
        while len(line) < length:
            links = [link for link in children(tree, node) if tree.visits[link] >= 8]
            if not links:
                break
            node = max(links, key=lambda link: int(tree.visits[link]))
            line.append(int(tree.move[node]))
        return line if line[:1] == [first] else [first]

    def _policys_line(self, first: int, length: int) -> list[int]:
        """In one of the worlds the seat must hold possible."""
        moves, world = self.trees[0].moves, copy_of(self.trees[0].records[0])
        self.game.imagine(world, int(world.to_move))
        line, move = [first], first
        while len(line) < length:
            mute(world)
            self.game.apply(world, move)
            if world.over:
                break
            move = int(self.game.policy(world, moves, self.game.legal(world, moves)))
            line.append(move)
        return line


def _marker(game: Game) -> Path:
    """Says that this very search was compiled for this very game."""
    return cache_folder(game.package, Path(__file__).with_name("tree.py")) / "complete"


def is_search_warm(game: Game) -> bool:
    """Whether an earlier process has compiled the search."""
    return not COMPILED or _marker(game).exists()


def warm_up_search(game: Game, report: Report) -> None:
    if COMPILED:
        report(0, 1, "search")
        Search(game, capacity=2).compile()
        _marker(game).touch()
        report(1, 1, "")


def _only(move: int, seats: int) -> Finding:
    """Nothing to choose, so nothing was looked at."""
    return Finding(move, 0, 0.5, UNKNOWN, (1 / seats,) * seats, 0.0)


def children(tree: Tree, node: int) -> Iterable[int]:
    link = int(tree.first[node])
    while link:
        yield link
        link = int(tree.sibling[link])


def is_decided(tree: Tree, left: int) -> bool:
    """Whether the playouts that are left cannot make another move the most visited one."""
    visits = sorted((int(tree.visits[link]) for link in children(tree, 0)), reverse=True)
    if not visits or left > int(tree.visits[0]):
        return False
    return visits[0] - (visits[1] if len(visits) > 1 else 0) > left


def findings(trees: list[Tree], seat: int) -> list[Finding]:
    """The roots of all trees added up, most visited first."""
    seats = int(trees[0].records[0].seats)
    links = [(tree, link) for tree in trees for link in children(tree, 0)]
    found = []
    for move in {int(tree.move[link]) for tree, link in links}:
        mine = [(tree, link) for tree, link in links if tree.move[link] == move]
        visits = sum(int(tree.visits[link]) for tree, link in mine)
        if visits == 0:
            continue
        value = sum(float(tree.value[link, seat]) for tree, link in mine) / visits
        squares = sum(float(tree.squares[move]) for tree in trees) / visits
        doubt = math.sqrt(max(0.0, squares - value * value) / visits) if visits >= FEW else UNKNOWN
        wins = tuple(sum(float(tree.wins[move, p]) for tree in trees) / visits for p in range(seats))
        margin = sum(float(tree.margins[move, seat]) for tree in trees) / visits
        found.append(Finding(move, visits, value, doubt, wins, margin))
    return sorted(found, key=lambda f: (-f.visits, -f.value, f.move))


def _luck_of_thread(luck: int, thread: int) -> int:
    return luck_of_move(luck.to_bytes(8, "big"), ("search",), thread)
