"""The tree of a search and its statistics; knows no game's rules.

Nodes stand for sequences of decisions, with any random numbers between; decisions with one move are skipped.
Children count how often they were offered, because another determinization offers other moves. Large choices are
widened step by step, beginning with the policy's move.
"""

from __future__ import annotations

import math

from bauhuette.bots.search.buffers import SearchTree
from bauhuette.engine.jit import rule
from bauhuette.engine.record import MAX_SEATS, SPECTATOR, Header
from bauhuette.engine.rng import rand

MANY = 16  # from this many moves on, neighbours in the list count as alike (amounts of a bid)
NEAR = 4
LEAST_DEVIATION = 0.01
ASK_POLICY = -1
NO_ROOM = -2


@rule
def reset_tree(t: SearchTree) -> None:
    """Empty the tree and all statistics."""
    t.count[0].nodes = 1
    clear_node(t, 0, 0)
    t.count[0].results = 0.0
    t.count[0].total = 0.0
    t.count[0].squares = 0.0
    for move in range(len(t.child)):
        t.child[move] = 0
    for move in range(len(t.tries)):
        t.squares[move] = 0.0
        t.tries[move] = 0
        t.totals[move] = 0.0
        t.gains[move] = 0.0
        t.gain_squares[move] = 0.0
        for p in range(MAX_SEATS):
            t.wins[move, p] = 0.0
            t.margins[move, p] = 0.0


@rule
def clear_node(t: SearchTree, node: int, move: int) -> None:
    t.first[node] = 0
    t.sibling[node] = 0
    t.move[node] = move
    t.visits[node] = 0
    t.offered[node] = 0
    for p in range(MAX_SEATS):
        t.value[node, p] = 0.0


@rule
def choose_child(t: SearchTree, state: Header, node: int, n: int) -> int:
    """Return the child to walk to, perhaps a new one; ASK_POLICY if it is the first, NO_ROOM if the tree is full."""
    link = t.first[node]
    while link:
        t.child[t.move[link]] = link
        link = t.sibling[link]
    known = 0
    for i in range(n):
        link = t.child[t.moves[i]]
        if link:
            t.offered[link] += 1
            known += 1
    allowed = 2 + int(t.parameters.widening * math.sqrt(t.visits[node]))
    has_room = t.count[0].nodes < len(t.first)
    chosen = ASK_POLICY if has_room else NO_ROOM
    if 0 < known < n and has_room and known < allowed:
        chosen = add_child(t, node, propose(t, state, n, known))
    elif known > 0:
        chosen = best_child(t, state.to_move, n)
    link = t.first[node]
    while link:
        t.child[t.move[link]] = 0
        link = t.sibling[link]
    return chosen


@rule
def best_child(t: SearchTree, mover: int, n: int) -> int:
    """Return the child with the highest upper confidence bound among those offered."""
    best = 0
    best_bound = -1e9
    weight = t.parameters.exploration * deviation(t)
    for i in range(n):
        link = t.child[t.moves[i]]
        if link:
            visits = t.visits[link]
            bound = t.value[link, mover] / visits
            bound += weight * math.sqrt(math.log(t.offered[link]) / visits)
            if bound > best_bound:
                best_bound = bound
                best = link
    return best


@rule
def deviation(t: SearchTree) -> float:
    """Return the standard deviation of results; near the end of a decided game it is small."""
    n = t.count[0].results
    mean = t.count[0].total / n
    return max(LEAST_DEVIATION, math.sqrt(max(0.0, t.count[0].squares / n - mean * mean)))


@rule
def propose(t: SearchTree, state: Header, n: int, known: int) -> int:
    """Return a move without a child; in large choices often a neighbour of the best one."""
    if n >= MANY and rand(state, 2) == 0:
        near = neighbour(t, state, n)
        if near >= 0:
            return near
    skipped = rand(state, n - known)
    for i in range(n):
        if t.child[t.moves[i]] == 0:
            if skipped == 0:
                return int(t.moves[i])
            skipped -= 1
    return int(t.moves[0])


@rule
def neighbour(t: SearchTree, state: Header, n: int) -> int:
    """Return an untried move close to the best one in the list of moves, or -1."""
    best = best_child(t, state.to_move, n)
    for i in range(n):
        if t.child[t.moves[i]] == best:
            distance = 1 + rand(state, NEAR)
            j = i + distance if rand(state, 2) else i - distance
            if 0 <= j < n and t.child[t.moves[j]] == 0:
                return int(t.moves[j])
    return -1


@rule
def add_child(t: SearchTree, node: int, move: int) -> int:
    link = int(t.count[0].nodes)
    t.count[0].nodes += 1
    clear_node(t, link, move)
    t.offered[link] = 1
    t.sibling[link] = t.first[node]
    t.first[node] = link
    return link


@rule
def record_result(t: SearchTree, seats: int, seat: int) -> None:
    depth = t.count[0].depth
    for p in range(seats):
        t.count[0].results += 1.0
        t.count[0].total += t.result[p]
        t.count[0].squares += t.result[p] ** 2
    for i in range(depth + 1):
        node = t.path[i]
        t.visits[node] += 1
        for p in range(seats):
            t.value[node, p] += t.result[p]
    if depth > 0:
        move = t.move[t.path[1]]
        t.squares[move] += t.result[seat] ** 2
        for p in range(seats):
            t.wins[move, p] += t.share[p]
            t.margins[move, p] += t.lead[p]


@rule
def record_candidate(t: SearchTree, candidate: int, seat: int, seats: int, reference: float) -> None:
    """Add the playout to the statistics of a candidate; no move (-1) has the place after the last one."""
    move = candidate if candidate >= 0 else len(t.tries) - 1
    t.tries[move] += 1
    if seat != SPECTATOR:
        value = t.result[seat]
        t.totals[move] += value
        t.squares[move] += value * value
        t.gains[move] += value - reference
        t.gain_squares[move] += (value - reference) ** 2
    for p in range(seats):
        t.wins[move, p] += t.share[p]
        t.margins[move, p] += t.lead[p]
