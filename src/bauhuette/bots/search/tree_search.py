"""Run a search that grows a tree, and read its results."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from bauhuette.bots.search.budget import SearchBudget
from bauhuette.bots.search.buffers import SearchTree
from bauhuette.bots.search.move_estimate import UNKNOWN, MoveEstimate
from bauhuette.engine.types import MoveId, Seat

NO_CANDIDATES = 0
FEW = 8  # visits too few to estimate a standard error


def run_tree_search(code: Any, tree: SearchTree, seat: Seat, spending: SearchBudget) -> int:
    """Make playouts until the budget is spent or the choice is settled; return the decisions simulated."""
    decisions = 0
    while spending.chunk > 0:
        decisions += code.explore(tree, seat, NO_CANDIDATES, spending.chunk)
        spending.spend_chunk()
        if is_decided(tree, spending.left):
            break
    return decisions


def children(tree: SearchTree, node: int) -> Iterable[int]:
    link = int(tree.first[node])
    while link:
        yield link
        link = int(tree.sibling[link])


def is_decided(tree: SearchTree, left: int) -> bool:
    """Return whether the remaining playouts cannot change the most visited move."""
    visits = sorted((int(tree.visits[link]) for link in children(tree, 0)), reverse=True)
    if not visits or left > int(tree.visits[0]):
        return False
    return visits[0] - (visits[1] if len(visits) > 1 else 0) > left


def move_estimates(trees: list[SearchTree], seat: Seat) -> list[MoveEstimate]:
    """Return the moves at the roots of all trees, summed up, most visited first."""
    seats = int(trees[0].root[0].seats)
    links = [(tree, link) for tree in trees for link in children(tree, 0)]
    found = []
    for move in {MoveId(int(tree.move[link])) for tree, link in links}:
        mine = [(tree, link) for tree, link in links if tree.move[link] == move]
        visits = sum(int(tree.visits[link]) for tree, link in mine)
        if visits == 0:
            continue
        value = sum(float(tree.value[link, seat]) for tree, link in mine) / visits
        squares = sum(float(tree.squares[move]) for tree in trees) / visits
        error = math.sqrt(max(0.0, squares - value * value) / visits) if visits >= FEW else UNKNOWN
        wins = tuple(sum(float(tree.wins[move, p]) for tree in trees) / visits for p in range(seats))
        margin = sum(float(tree.margins[move, seat]) for tree in trees) / visits
        found.append(MoveEstimate(move, visits, value, error, wins, margin))
    return sorted(found, key=lambda f: (-f.visits, -f.value, f.move))


def default_first_unless_better(found: list[MoveEstimate], default: MoveId, trust: float) -> list[MoveEstimate]:
    """Put the default move first unless another is surely better: few playouts prove little."""
    its_estimate = next((one for one in found if one.move == default), None)
    if its_estimate is None or its_estimate is found[0]:
        return found
    error = math.hypot(found[0].error, its_estimate.error)
    if found[0].value - its_estimate.value >= trust * error:
        return found
    return [its_estimate, *(one for one in found if one is not its_estimate)]
