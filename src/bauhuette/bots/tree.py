"""Information-set Monte Carlo tree search. Executed once per game, with the names below bound to that game's rules.

Every playout imagines a world its seat must hold possible, walks down the tree by the moves that world offers, adds one
node, and plays on by the game's policy mixed with random moves. Nodes stand for sequences of decisions, whatever luck
came between them; decisions with one move are skipped. Children carry how often they were offered, because in another
world another set of moves is offered. Large choices are widened step by step, beginning with the policy's move.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bauhuette.bots.nodes import DEEPEST, Tree
from bauhuette.engine.jit import rule
from bauhuette.engine.luck import next_word, rand
from bauhuette.engine.news import mute
from bauhuette.engine.record import MAX_SEATS, SPECTATOR, Header

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import MOVE_COUNT, apply, chapter, estimate, imagine, legal, policy, standing

EXPLORATION, WIDENING, RANDOMNESS, MARGIN, TRUST, RACE, CHAPTERS = range(7)  # places in `Tree.taste`
VALUE, WIN, LEAD = range(3)  # rows of `Tree.result`
MANY = 16  # from so many moves on, neighbours in the list of moves are held to be alike (amounts of a bid)
NEAR = 4
WORD = 1 << 32
LEAST_DEVIATION = 0.01
ASK_POLICY = -1
NO_ROOM = -2


@rule
def plant(t: Tree) -> None:
    """An empty tree over the record at the root."""
    t.size[0] = 1
    clear_node(t, 0, 0)
    for i in range(len(t.spread)):
        t.spread[i] = 0.0
    for move in range(MOVE_COUNT):
        t.child[move] = 0
    for move in range(MOVE_COUNT + 1):
        t.squares[move] = 0.0
        t.tries[move] = 0
        t.totals[move] = 0.0
        t.gains[0, move] = 0.0
        t.gains[1, move] = 0.0
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
def explore(t: Tree, seat: int, entrants: int, worlds: int) -> int:
    """Playouts in so many worlds from what `seat` knows; how many decisions were simulated.

    Without entrants, one playout a world, down the tree. With entrants, all of them in every world and with the same
    luck, without a tree: where one decision is a small step, what it brings drowns in the luck to come, but in the same
    world with the same dice the difference between two moves shows soon. The first entrant measures the others. With
    SPECTATOR as the seat the record at the root is the truth and nothing is imagined.

    Every function that calls the game's rules is compiled together with all of them: so only two here do.
    """
    decisions = 0
    for _ in range(worlds):
        t.records[2] = t.records[0]
        t.records[2].rng = fresh_luck(t.records[0])
        if seat != SPECTATOR:
            imagine(t.records[2], seat)
        mute(t.records[2])
        usual = 0.0
        for i in range(max(1, entrants)):
            t.records[1] = t.records[2]
            world = t.records[1]
            cut = chapter(world) + int(t.taste[CHAPTERS])
            if entrants > 0 and t.entrants[i] >= 0:
                apply(world, t.entrants[i])
                decisions += 1
            decisions += playout(t, world, cut, entrants == 0)
            judge(t, world)
            if i == 0:
                usual = t.result[VALUE, seat] if seat != SPECTATOR else 0.0
            if entrants > 0:
                note_entrant(t, int(t.entrants[i]), seat, world.seats, usual)
            else:
                note_result(t, world.seats, seat)
    return decisions


@rule
def fresh_luck(s: Header) -> int:
    """A new stream of luck, so that what one world uses up does not shift the next one."""
    return ((next_word(s) >> 2) << 32) + next_word(s) + 1


@rule
def playout(t: Tree, world: Header, cut: int, in_tree: bool) -> int:
    """To the end or the chapter `cut`; how many decisions.

    First down the tree until it has grown by a node, then sensible moves mixed with random ones. The way through the
    tree is noted in `path`, its length in `depth`.
    """
    chance = int(t.taste[RANDOMNESS] * WORD)
    t.depth[0] = 0
    decisions = 0
    while world.over == 0 and chapter(world) < cut:
        n = legal(world, t.moves)
        if n == 1 and not (in_tree and t.depth[0] == 0):
            move = int(t.moves[0])
        elif in_tree:
            node = choose_child(t, world, t.path[t.depth[0]], n)
            move = int(t.move[node]) if node >= 0 else int(policy(world, t.moves, n))
            if node == ASK_POLICY:
                node = add_child(t, t.path[t.depth[0]], move)
            in_tree = node != NO_ROOM and t.visits[node] > 0 and t.depth[0] + 1 < DEEPEST
            if node != NO_ROOM:
                t.depth[0] += 1
                t.path[t.depth[0]] = node
        elif chance > 0 and next_word(world) < chance:
            move = int(t.moves[rand(world, n)])
        else:
            move = int(policy(world, t.moves, n))
        apply(world, move)
        decisions += 1
    return decisions


@rule
def note_entrant(t: Tree, entrant: int, seat: int, seats: int, usual: float) -> None:
    """No move (-1) is noted behind the last one."""
    move = entrant if entrant >= 0 else MOVE_COUNT
    t.tries[move] += 1
    if seat != SPECTATOR:
        value = t.result[VALUE, seat]
        t.totals[move] += value
        t.squares[move] += value * value
        t.gains[0, move] += value - usual
        t.gains[1, move] += (value - usual) ** 2
    for p in range(seats):
        t.wins[move, p] += t.result[WIN, p]
        t.margins[move, p] += t.result[LEAD, p]


# --- in the tree ---


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
    allowed = 2 + int(t.taste[WIDENING] * math.sqrt(t.visits[node]))
    has_room = t.size[0] < len(t.first)
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
    curiosity = t.taste[EXPLORATION] * deviation(t)
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
    n = t.spread[0]
    mean = t.spread[1] / n
    return max(LEAST_DEVIATION, math.sqrt(max(0.0, t.spread[2] / n - mean * mean)))


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
    link = int(t.size[0])
    t.size[0] += 1
    clear_node(t, link, move)
    t.offered[link] = 1
    t.sibling[link] = t.first[node]
    t.first[node] = link
    return link


# --- below the tree ---


@rule
def judge(t: Tree, world: Header) -> None:
    """The result for every seat: its share of the win, mixed with its lead over the best other."""
    if world.over:
        share_by_rank(t, world)
    else:
        share_by_estimate(t, world)
    highest = 1.0
    for p in range(world.seats):
        highest = max(highest, abs(t.scores[p]))
    for p in range(world.seats):
        lead = lead_of(t, p, world.seats)
        fine = 0.5 + 0.5 * max(-1.0, min(1.0, lead / highest))
        t.result[VALUE, p] = (1.0 - t.taste[MARGIN]) * t.result[WIN, p] + t.taste[MARGIN] * fine
        t.result[LEAD, p] = lead


@rule
def share_by_rank(t: Tree, world: Header) -> None:
    standing(world, t.standing)
    winners = 0
    for p in range(world.seats):
        t.scores[p] = t.standing[0, p]
        winners += t.standing[1, p] == 1
    for p in range(world.seats):
        t.result[WIN, p] = 1.0 / winners if t.standing[1, p] == 1 else 0.0


@rule
def share_by_estimate(t: Tree, world: Header) -> None:
    """The further ahead of the others, the surer of the win."""
    spread = estimate(world, t.scores)
    highest = t.scores[0]
    for p in range(world.seats):
        highest = max(highest, t.scores[p])
    total = 0.0
    for p in range(world.seats):
        t.result[WIN, p] = math.exp((t.scores[p] - highest) / spread)
        total += t.result[WIN, p]
    for p in range(world.seats):
        t.result[WIN, p] /= total


@rule
def lead_of(t: Tree, p: int, seats: int) -> float:
    best_other = -1e9
    for q in range(seats):
        if q != p:
            best_other = max(best_other, t.scores[q])
    return float(t.scores[p] - best_other)


@rule
def note_result(t: Tree, seats: int, seat: int) -> None:
    depth = t.depth[0]
    for p in range(seats):
        t.spread[0] += 1.0
        t.spread[1] += t.result[VALUE, p]
        t.spread[2] += t.result[VALUE, p] ** 2
    for i in range(depth + 1):
        node = t.path[i]
        t.visits[node] += 1
        for p in range(seats):
            t.value[node, p] += t.result[VALUE, p]
    if depth > 0:
        move = t.move[t.path[1]]
        t.squares[move] += t.result[VALUE, seat] ** 2
        for p in range(seats):
            t.wins[move, p] += t.result[WIN, p]
            t.margins[move, p] += t.result[LEAD, p]
