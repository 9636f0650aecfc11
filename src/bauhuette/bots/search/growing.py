"""The tree of a search, and what is noted of its playouts; the part that knows no rules of any game.

Nodes stand for sequences of decisions, whatever luck came between them; decisions with one move are skipped. Children
carry how often they were offered, because in another world another set of moves is offered. Large choices are widened
step by step, beginning with the policy's move.
"""

from __future__ import annotations

import math

from bauhuette.bots.search.memory import Tree
from bauhuette.engine.jit import rule
from bauhuette.engine.luck import rand
from bauhuette.engine.record import MAX_SEATS, SPECTATOR, Header

MANY = 16  # from so many moves on, neighbours in the list of moves are held to be alike (amounts of a bid)
NEAR = 4
LEAST_DEVIATION = 0.01
ASK_POLICY = -1
NO_ROOM = -2


@rule
def plant(t: Tree) -> None:
    """An empty tree over the record at the root."""
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
def clear_node(t: Tree, node: int, move: int) -> None:
    t.first[node] = 0
    t.sibling[node] = 0
    t.move[node] = move
    t.visits[node] = 0
    t.offered[node] = 0
    for p in range(MAX_SEATS):
        t.value[node, p] = 0.0


@rule
def choose_child(t: Tree, world: Header, node: int, n: int) -> int:
    """The child to walk to, perhaps a new one; ASK_POLICY if it is to be the first, NO_ROOM if none can be added."""
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
    allowed = 2 + int(t.taste.widening * math.sqrt(t.visits[node]))
    has_room = t.count[0].nodes < len(t.first)
    chosen = ASK_POLICY if has_room else NO_ROOM
    if 0 < known < n and has_room and known < allowed:
        chosen = add_child(t, node, propose(t, world, n, known))
    elif known > 0:
        chosen = best_child(t, world.to_move, n)
    link = t.first[node]
    while link:
        t.child[t.move[link]] = 0
        link = t.sibling[link]
    return chosen


@rule
def best_child(t: Tree, mover: int, n: int) -> int:
    """Upper confidence among the children offered in this world."""
    best = 0
    best_bound = -1e9
    curiosity = t.taste.exploration * deviation(t)
    for i in range(n):
        link = t.child[t.moves[i]]
        if link:
            visits = t.visits[link]
            bound = t.value[link, mover] / visits
            bound += curiosity * math.sqrt(math.log(t.offered[link]) / visits)
            if bound > best_bound:
                best_bound = bound
                best = link
    return best


@rule
def deviation(t: Tree) -> float:
    """How far results differ in this position; near the end of a decided game that is little."""
    n = t.count[0].results
    mean = t.count[0].total / n
    return max(LEAST_DEVIATION, math.sqrt(max(0.0, t.count[0].squares / n - mean * mean)))


@rule
def propose(t: Tree, world: Header, n: int, known: int) -> int:
    """A move without a child: in large choices often a neighbour of the best one; else any."""
    if n >= MANY and rand(world, 2) == 0:
        near = neighbour(t, world, n)
        if near >= 0:
            return near
    skipped = rand(world, n - known)
    for i in range(n):
        if t.child[t.moves[i]] == 0:
            if skipped == 0:
                return int(t.moves[i])
            skipped -= 1
    return int(t.moves[0])


@rule
def neighbour(t: Tree, world: Header, n: int) -> int:
    """An untried move close to the best one in the list of moves, or -1."""
    best = best_child(t, world.to_move, n)
    for i in range(n):
        if t.child[t.moves[i]] == best:
            distance = 1 + rand(world, NEAR)
            j = i + distance if rand(world, 2) else i - distance
            if 0 <= j < n and t.child[t.moves[j]] == 0:
                return int(t.moves[j])
    return -1


@rule
def add_child(t: Tree, node: int, move: int) -> int:
    link = int(t.count[0].nodes)
    t.count[0].nodes += 1
    clear_node(t, link, move)
    t.offered[link] = 1
    t.sibling[link] = t.first[node]
    t.first[node] = link
    return link


@rule
def note_result(t: Tree, seats: int, seat: int) -> None:
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
def note_entrant(t: Tree, entrant: int, seat: int, seats: int, usual: float) -> None:
    """No move (-1) is noted behind the last one."""
    move = entrant if entrant >= 0 else len(t.tries) - 1
    t.tries[move] += 1
    if seat != SPECTATOR:
        value = t.result[seat]
        t.totals[move] += value
        t.squares[move] += value * value
        t.gains[move] += value - usual
        t.gain_squares[move] += (value - usual) ** 2
    for p in range(seats):
        t.wins[move, p] += t.share[p]
        t.margins[move, p] += t.lead[p]
