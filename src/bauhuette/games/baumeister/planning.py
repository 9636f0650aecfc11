"""The best plan for one building phase: an exact search over what each site can become.

A site has at most 13 stages that can stand (`STAGES`), and workers may do lower work, so a plan is possible if and only
if, for every category, the heads asked for at this level or above are no more than the idle workers of this level
or above. The search tries the stages of one site after the other, the fullest first, and drops a branch when even
the best stage of every later site, each on its own, could not beat the best plan found.
"""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.news import mute
from bauhuette.engine.record import Cells

from .cards import (
    ASKED,
    BUILDING,
    CATEGORIES,
    CONTRACTS,
    COUNT,
    HEADS,
    KIND,
    MISSING_PIECE,
    MOST_STAGES,
    NEEDS,
    PART_BIT,
    PARTS,
    PIECES,
    PRICE,
    ROOF,
    SETTLED,
    STAGES,
    WHOLE,
    WORK,
)
from .events import roofs_forbidden
from .moves import M_ASSIGN, M_DONE
from .site import assign, is_site_of
from .state import BUILD, State

LEAVE = MOST_STAGES  # the choice after the last stage: nothing more at this site
FINISHED_WORTH = 1000  # of one thousand talers of the price, when the site is finished
STARTED_WORTH = 400  # the same for work done, growing with its square: one site well ahead beats two begun


def _worth_of_work(k: int, mask: int) -> int:
    if mask == WHOLE:
        return int(PRICE[k]) * FINISHED_WORTH
    return int(PRICE[k]) * STARTED_WORTH * int(WORK[k, mask]) ** 2 // int(WORK[k, WHOLE]) ** 2


def _worth_at_the_end(k: int, mask: int) -> int:
    missing = PARTS - int(COUNT[mask])
    return max(0, int(PRICE[k]) - int(MISSING_PIECE) * missing) * FINISHED_WORTH


_ALL = [(k, mask) for k in range(len(CONTRACTS)) for mask in range(WHOLE + 1)]
_SHAPE = (len(CONTRACTS), WHOLE + 1)
WORTH = np.array([[f(k, mask) for k, mask in _ALL] for f in (_worth_of_work, _worth_at_the_end)], np.int32).reshape(
    2, *_SHAPE
)  # narrow, as ASKED


@rule
def worth(s: State, k: int, mask: int) -> int:
    """What a site is worth when these pieces stand: in the last round what it will pay."""
    return int(WORTH[1 if s.round_number == s.last_round else 0, k, mask])


@rule
def ready(s: State, k: int) -> int:
    return int(s.built[k]) | int(s.planned[k])


@rule
def result(s: State, k: int, choice: int) -> int:
    """What stands at site k after a choice, or -1 if the choice is none."""
    if choice == LEAVE:
        return int(SETTLED[KIND[k], ready(s, k)])
    mask = int(STAGES[KIND[k], MOST_STAGES - 1 - choice])
    if mask < 0 or ready(s, k) & ~mask or ready(s, k) == mask:
        return -1
    if KIND[k] == BUILDING and mask & ROOF & ~ready(s, k) and roofs_forbidden(s):
        return -1
    return mask


@rule
def heads_waiting(s: State, k: int, mask: int, c: int) -> int:
    """Heads of category c already put to pieces that still wait for another head."""
    n = 0
    for part in range(PARTS):
        if mask & ~ready(s, k) & PART_BIT[part]:
            for i in range(HEADS[k * PARTS + part]):
                if s.heads[k * PARTS + part, i] and NEEDS[k * PARTS + part, i] == c:
                    n += 1
    return n


@rule
def more_heads(s: State, k: int, choice: int, mask: int, c: int) -> int:
    """Heads of category c a choice still asks for."""
    if choice == LEAVE:
        return 0
    return int(ASKED[k, mask, c] - ASKED[k, ready(s, k), c]) - heads_waiting(s, k, mask, c)


@rule
def fits(s: State, p: int, k: int, choice: int, mask: int) -> bool:
    """Whether idle workers are left for a choice, beside the load of the sites before."""
    room = 0
    for c in range(len(CATEGORIES)):
        room += s.idle[p, c] - s.load[c] - more_heads(s, k, choice, mask, c)
        if room < 0:
            return False
    return True


@rule
def add_load(s: State, k: int, choice: int, sign: int) -> None:
    mask = result(s, k, choice)
    for c in range(len(CATEGORIES)):
        s.load[c] += sign * more_heads(s, k, choice, mask, c)


@rule
def best_alone(s: State, p: int, k: int) -> int:
    """The most site k could be worth if all workers still free worked there."""
    best = worth(s, k, result(s, k, LEAVE))
    for choice in range(LEAVE):
        mask = result(s, k, choice)
        if mask >= 0 and worth(s, k, mask) > best and fits(s, p, k, choice, mask):
            best = worth(s, k, mask)
    return best


@rule
def next_site(s: State, p: int, k: int) -> int:
    k += 1
    while k < len(CONTRACTS) and not is_site_of(s, p, k):
        k += 1
    return k


@rule
def site_before(s: State, p: int, k: int) -> int:
    k -= 1
    while k >= 0 and not is_site_of(s, p, k):
        k -= 1
    return k


@rule
def hope(s: State, p: int, k: int) -> int:
    """An upper bound of what the sites after k can be worth together."""
    total = 0
    k = next_site(s, p, k)
    while k < len(CONTRACTS):
        total += best_alone(s, p, k)
        k = next_site(s, p, k)
    return total


@rule
def take_choice(s: State, p: int, k: int, so_far: int, best: int) -> int:
    """The next choice at site k that fits and may still lead to more than `best`, or -1."""
    for choice in range(s.path[0, k], LEAVE + 1):
        mask = result(s, k, choice)
        if mask >= 0 and fits(s, p, k, choice, mask):
            add_load(s, k, choice, 1)
            if so_far + worth(s, k, mask) + hope(s, p, k) > best:
                s.path[0, k] = choice + 1
                return choice
            add_load(s, k, choice, -1)
    s.path[0, k] = 0
    return -1


@rule
def search(s: State, p: int) -> int:
    """The worth of the best plan of seat p; its choices, plus one, are left in path[1]."""
    best = -1
    so_far = 0
    k = next_site(s, p, -1)
    while k >= 0:
        if k == len(CONTRACTS):
            best = so_far
            keep_path(s)
        elif take_choice(s, p, k, so_far, best) >= 0:
            so_far += worth(s, k, result(s, k, s.path[0, k] - 1))
            k = next_site(s, p, k)
            continue
        k = site_before(s, p, k)
        if k >= 0:
            so_far -= worth(s, k, result(s, k, s.path[0, k] - 1))
            add_load(s, k, s.path[0, k] - 1, -1)
    return best


@rule
def keep_path(s: State) -> None:
    for k in range(len(CONTRACTS)):
        s.path[1, k] = s.path[0, k]


@rule
def forget_path(s: State) -> None:
    """The scratch is zero between moves, so that equal games have equal bytes."""
    for k in range(len(CONTRACTS)):
        s.path[0, k] = 0
        s.path[1, k] = 0


@rule
def best_worth(s: State, p: int) -> int:
    value = search(s, p)
    forget_path(s)
    return value


@rule
def next_assignment(s: State) -> int:
    """The first step of the best plan, or `done` when it is complete."""
    p = s.to_move
    search(s, p)
    move = M_DONE
    for k in range(len(CONTRACTS)):
        if move == M_DONE and s.path[1, k] > 0 and s.path[1, k] - 1 != LEAVE:
            move = step_towards(s, p, k, result(s, k, s.path[1, k] - 1))
    forget_path(s)
    return move


@rule
def step_towards(s: State, p: int, k: int, mask: int) -> int:
    """The first head missing for the pieces of `mask`, filled by the least qualified idle worker who can."""
    for part in range(PARTS):
        piece = k * PARTS + part
        if mask & ~ready(s, k) & PART_BIT[part]:
            for i in range(HEADS[piece]):
                if s.heads[piece, i] == 0:
                    return M_ASSIGN + least_qualified(s, p, NEEDS[piece, i]) * len(PIECES) + piece
    return M_DONE


@rule
def least_qualified(s: State, p: int, need: int) -> int:
    """Taking the least who is able never spoils a possible plan: whoever could do more could have stood in for him."""
    c = need
    while c > 0 and s.idle[p, c] == 0:
        c -= 1
    return c


@rule
def plan(s: State, out: Cells) -> int:
    """The moves of the best plan, `done` included; nothing outside the building phase. Works on the caller's copy."""
    if s.phase != BUILD:
        return 0
    mute(s)
    n = 0
    move = next_assignment(s)
    while move != M_DONE:
        out[n] = move
        n += 1
        assign(s, (move - M_ASSIGN) // len(PIECES), (move - M_ASSIGN) % len(PIECES))
        move = next_assignment(s)
    out[n] = M_DONE
    return n + 1
