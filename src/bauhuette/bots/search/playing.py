"""Information-set Monte Carlo search. Executed once per game, with the names below bound to that game's rules.

Every playout samples a determinization of what its seat knows, walks down the tree by the moves offered there, adds one
node, and plays on by the game's policy or a rollout net, mixed with random moves.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bauhuette.bots.search.buffers import DEEPEST, SearchTree
from bauhuette.bots.search.tree import ASK_POLICY, NO_ROOM, add_child, choose_child, record_candidate, record_result
from bauhuette.engine.jit import rule
from bauhuette.engine.news import mute
from bauhuette.engine.record import SPECTATOR, Header
from bauhuette.engine.rng import next_word, rand
from bauhuette.nets.rollout_net import NO_ADVICE, preferred
from bauhuette.nets.value_net import correct

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import apply, chapter, determinize, evaluate, legal, policy, redact, standing
    from bauhuette.nets.given import write_row

WORD = 1 << 32


@rule
def explore(t: SearchTree, seat: int, candidates: int, determinizations: int) -> int:
    """Make playouts from what `seat` knows; return the number of decisions simulated.

    With 0 candidates: one playout per determinization, down the tree. With candidates: all of them in every
    determinization with the same random numbers, without a tree; the first one measures the others. Where one decision
    is a small step, its effect drowns in later random numbers, but in the same determinization with the same dice the
    difference shows soon. With SPECTATOR as the seat the root is a full state and nothing is determinized.

    A function that calls the game's rules is compiled together with all of them: so only two here do.
    """
    decisions = 0
    for _ in range(determinizations):
        t.determinization[0] = t.root[0]
        t.determinization[0].rng = new_rng(t.root[0])
        if seat != SPECTATOR:
            determinize(t.determinization[0], seat)
        mute(t.determinization[0])
        reference = 0.0
        for i in range(max(1, candidates)):
            t.state[0] = t.determinization[0]
            state = t.state[0]
            cut = chapter(state) + int(t.parameters.chapters)
            if candidates > 0 and t.candidates[i] >= 0:
                apply(state, t.candidates[i])
                decisions += 1
            decisions += playout(t, state, cut, candidates == 0)
            score_playout(t, state, seat)
            if i == 0:
                reference = t.result[seat] if seat != SPECTATOR else 0.0
            if candidates > 0:
                record_candidate(t, int(t.candidates[i]), seat, state.seats, reference)
            else:
                record_result(t, state.seats, seat)
    return decisions


@rule
def new_rng(s: Header) -> int:
    """Draw a new seed, so that what one determinization uses does not shift the next."""
    return ((next_word(s) >> 2) << 32) + next_word(s) + 1


@rule
def playout(t: SearchTree, state: Header, cut: int, in_tree: bool) -> int:
    """Play to the end or to chapter `cut`; return the number of decisions.

    First down the tree until it has grown by a node, then by policy moves mixed with random ones. The nodes passed are
    left in `path`, their number in `depth`.
    """
    chance = int(t.parameters.randomness * WORD)
    t.count[0].depth = 0
    decisions = 0
    while state.over == 0 and chapter(state) < cut:
        n = legal(state, t.moves)
        if n == 1 and not (in_tree and t.count[0].depth == 0):
            move = int(t.moves[0])
        elif in_tree:
            node = choose_child(t, state, t.path[t.count[0].depth], n)
            move = int(t.move[node]) if node >= 0 else rollout_move(t, state, n)
            if node == ASK_POLICY:
                node = add_child(t, t.path[t.count[0].depth], move)
            in_tree = node != NO_ROOM and t.visits[node] > 0 and t.count[0].depth + 1 < DEEPEST
            if node != NO_ROOM:
                t.count[0].depth += 1
                t.path[t.count[0].depth] = node
        elif chance > 0 and next_word(state) < chance:
            move = int(t.moves[rand(state, n)])
        else:
            move = rollout_move(t, state, n)
        apply(state, move)
        decisions += 1
    return decisions


@rule
def rollout_move(t: SearchTree, state: Header, n: int) -> int:
    """Return the policy's move, or that of a rollout net, which sees only what its seat knows."""
    if len(t.rollout_net.columns) == 0:
        return int(policy(state, t.moves, n))
    advice = int(policy(state, t.moves, n)) if t.rollout_net.trust[0] >= 0 else NO_ADVICE
    t.observed[0] = state
    redact(t.observed[0], state.to_move)
    write_row(t.observed[0], state.to_move, state.seats, t.activations.row)
    return preferred(t.rollout_net, t.activations, t.moves, n, advice)


@rule
def score_playout(t: SearchTree, state: Header, seat: int) -> None:
    """Fill in each seat's result: its share of the win, mixed with its lead over the best other."""
    if state.over:
        share_by_rank(t, state)
    else:
        share_by_evaluation(t, state, seat)
    highest = 1.0
    for p in range(state.seats):
        highest = max(highest, abs(t.scores[p]))
    for p in range(state.seats):
        lead = lead_of(t, p, state.seats)
        fine = 0.5 + 0.5 * max(-1.0, min(1.0, lead / highest))
        t.result[p] = (1.0 - t.parameters.margin) * t.share[p] + t.parameters.margin * fine
        t.lead[p] = lead


@rule
def share_by_rank(t: SearchTree, state: Header) -> None:
    standing(state, t.standing)
    winners = 0
    for p in range(state.seats):
        t.scores[p] = t.standing[0, p]
        winners += t.standing[1, p] == 1
    for p in range(state.seats):
        t.share[p] = 1.0 / winners if t.standing[1, p] == 1 else 0.0


@rule
def share_by_evaluation(t: SearchTree, state: Header, seat: int) -> None:
    """Fill in the shares from the game's evaluation, corrected by the value net."""
    spread = evaluate(state, t.scores)
    faith = 1.0
    if len(t.value_net.columns) > 0:
        apply_value_net(t, state, seat if seat != SPECTATOR else 0)
        faith = float(t.value_net.faith[0])
    highest = t.scores[0]
    for p in range(state.seats):
        highest = max(highest, t.scores[p])
    total = 0.0
    for p in range(state.seats):
        t.share[p] = math.exp((t.scores[p] - highest) / spread * faith + t.activations.correction[p])
        total += t.share[p]
    for p in range(state.seats):
        t.share[p] /= total


@rule
def apply_value_net(t: SearchTree, state: Header, observer: int) -> None:
    write_row(state, observer, state.seats, t.activations.row)
    correct(t.value_net, t.activations, observer, state.seats)


@rule
def lead_of(t: SearchTree, p: int, seats: int) -> float:
    best_other = -1e9
    for q in range(seats):
        if q != p:
            best_other = max(best_other, t.scores[q])
    return float(t.scores[p] - best_other)
