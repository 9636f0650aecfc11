"""Information-set Monte Carlo search. Executed once per game, with the names below bound to that game's rules.

Every playout imagines a world its seat must hold possible, walks down the tree by the moves that world offers, adds one
node, and plays on by the game's policy, or by a pupil's moves, mixed with random ones.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from bauhuette.bots.search.growing import ASK_POLICY, NO_ROOM, add_child, choose_child, note_entrant, note_result
from bauhuette.bots.search.memory import DEEPEST, Tree
from bauhuette.engine.jit import rule
from bauhuette.engine.luck import next_word, rand
from bauhuette.engine.news import mute
from bauhuette.engine.record import SPECTATOR, Header
from bauhuette.nets.outlook import correct
from bauhuette.nets.pupil import NO_ADVICE, preferred

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import apply, chapter, estimate, hide, imagine, legal, policy, standing
    from bauhuette.nets.given import write_row

WORD = 1 << 32


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
        t.start[0] = t.root[0]
        t.start[0].rng = fresh_luck(t.root[0])
        if seat != SPECTATOR:
            imagine(t.start[0], seat)
        mute(t.start[0])
        usual = 0.0
        for i in range(max(1, entrants)):
            t.world[0] = t.start[0]
            world = t.world[0]
            cut = chapter(world) + int(t.taste.chapters)
            if entrants > 0 and t.entrants[i] >= 0:
                apply(world, t.entrants[i])
                decisions += 1
            decisions += playout(t, world, cut, entrants == 0)
            judge(t, world, seat)
            if i == 0:
                usual = t.result[seat] if seat != SPECTATOR else 0.0
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
    chance = int(t.taste.randomness * WORD)
    t.count[0].depth = 0
    decisions = 0
    while world.over == 0 and chapter(world) < cut:
        n = legal(world, t.moves)
        if n == 1 and not (in_tree and t.count[0].depth == 0):
            move = int(t.moves[0])
        elif in_tree:
            node = choose_child(t, world, t.path[t.count[0].depth], n)
            move = int(t.move[node]) if node >= 0 else sensible(t, world, n)
            if node == ASK_POLICY:
                node = add_child(t, t.path[t.count[0].depth], move)
            in_tree = node != NO_ROOM and t.visits[node] > 0 and t.count[0].depth + 1 < DEEPEST
            if node != NO_ROOM:
                t.count[0].depth += 1
                t.path[t.count[0].depth] = node
        elif chance > 0 and next_word(world) < chance:
            move = int(t.moves[rand(world, n)])
        else:
            move = sensible(t, world, n)
        apply(world, move)
        decisions += 1
    return decisions


@rule
def sensible(t: Tree, world: Header, n: int) -> int:
    """The policy's move, or that of a pupil, which is shown no more than its seat knows."""
    if len(t.pupil.columns) == 0:
        return int(policy(world, t.moves, n))
    advice = int(policy(world, t.moves, n)) if t.pupil.trust[0] >= 0 else NO_ADVICE
    t.seen[0] = world
    hide(t.seen[0], world.to_move)
    write_row(t.seen[0], world.to_move, world.seats, t.thoughts.row)
    return preferred(t.pupil, t.thoughts, t.moves, n, advice)


@rule
def judge(t: Tree, world: Header, seat: int) -> None:
    """The result for every seat: its share of the win, mixed with its lead over the best other."""
    if world.over:
        share_by_rank(t, world)
    else:
        share_by_estimate(t, world, seat)
    highest = 1.0
    for p in range(world.seats):
        highest = max(highest, abs(t.scores[p]))
    for p in range(world.seats):
        lead = lead_of(t, p, world.seats)
        fine = 0.5 + 0.5 * max(-1.0, min(1.0, lead / highest))
        t.result[p] = (1.0 - t.taste.margin) * t.share[p] + t.taste.margin * fine
        t.lead[p] = lead


@rule
def share_by_rank(t: Tree, world: Header) -> None:
    standing(world, t.standing)
    winners = 0
    for p in range(world.seats):
        t.scores[p] = t.standing[0, p]
        winners += t.standing[1, p] == 1
    for p in range(world.seats):
        t.share[p] = 1.0 / winners if t.standing[1, p] == 1 else 0.0


@rule
def share_by_estimate(t: Tree, world: Header, seat: int) -> None:
    """The further ahead of the others, the surer of the win; an outlook corrects that by what it has learned."""
    spread = estimate(world, t.scores)
    faith = 1.0
    if len(t.outlook.columns) > 0:
        look_around(t, world, seat if seat != SPECTATOR else 0)
        faith = float(t.outlook.faith[0])
    highest = t.scores[0]
    for p in range(world.seats):
        highest = max(highest, t.scores[p])
    total = 0.0
    for p in range(world.seats):
        t.share[p] = math.exp((t.scores[p] - highest) / spread * faith + t.thoughts.correction[p])
        total += t.share[p]
    for p in range(world.seats):
        t.share[p] /= total


@rule
def look_around(t: Tree, world: Header, observer: int) -> None:
    write_row(world, observer, world.seats, t.thoughts.row)
    correct(t.outlook, t.thoughts, observer, world.seats)


@rule
def lead_of(t: Tree, p: int, seats: int) -> float:
    best_other = -1e9
    for q in range(seats):
        if q != p:
            best_other = max(best_other, t.scores[q])
    return float(t.scores[p] - best_other)
