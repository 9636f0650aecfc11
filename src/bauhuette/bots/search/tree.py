"""Leads a search that grows a tree, and reads what it found."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from bauhuette.bots.search.budget import Spending
from bauhuette.bots.search.finding import UNKNOWN, Finding
from bauhuette.bots.search.memory import Tree
from bauhuette.engine.eyes import MoveId, Seat

NO_ENTRANTS = 0
FEW = 8  # visits that say nothing about how far results differ


def grow(code: Any, tree: Tree, seat: Seat, spending: Spending) -> int:
    """Playouts until the budget is spent or cannot change the choice any more; decisions simulated."""
    decisions = 0
    while spending.chunk > 0:
        decisions += code.explore(tree, seat, NO_ENTRANTS, spending.chunk)
        spending.spend_chunk()
        if is_decided(tree, spending.left):
            break
    return decisions


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


def findings(trees: list[Tree], seat: Seat) -> list[Finding]:
    """The roots of all trees added up, most visited first."""
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
        doubt = math.sqrt(max(0.0, squares - value * value) / visits) if visits >= FEW else UNKNOWN
        wins = tuple(sum(float(tree.wins[move, p]) for tree in trees) / visits for p in range(seats))
        margin = sum(float(tree.margins[move, seat]) for tree in trees) / visits
        found.append(Finding(move, visits, value, doubt, wins, margin))
    return sorted(found, key=lambda f: (-f.visits, -f.value, f.move))


def usual_first_unless_better(found: list[Finding], usual: MoveId, trust: float) -> list[Finding]:
    """A search that saw little should not talk itself out of the usual move: another must be surely better."""
    usuals = next((finding for finding in found if finding.move == usual), None)
    if usuals is None or usuals is found[0]:
        return found
    doubt = math.hypot(found[0].doubt, usuals.doubt)
    if found[0].value - usuals.value >= trust * doubt:
        return found
    return [usuals, *(finding for finding in found if finding is not usuals)]


def most_visited_line(tree: Tree, length: int) -> list[MoveId]:
    """How the game may go on, as far as the tree has seen enough of it."""
    node = 0
    line: list[MoveId] = []
    while len(line) < length:
        links = [link for link in children(tree, node) if tree.visits[link] >= FEW]
        if not links:
            break
        node = max(links, key=lambda link: int(tree.visits[link]))
        line.append(MoveId(int(tree.move[node])))
    return line
