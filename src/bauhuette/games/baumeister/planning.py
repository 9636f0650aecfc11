"""The best plan for one building phase: an exact search over what each site can become.

A site has at most 13 stages that can stand (`STAGES`), and workers may do lower work, so a plan is possible if and only
if, for every category, the heads asked for at this level or above are no more than the idle workers of this level
or above. The search tries the stages of one site after the other, the fullest first, and drops a branch when even
the best stage of every later site, each on its own, could not beat the best plan found.
"""

from __future__ import annotations

import numpy as np

from bauhuette.engine.dispatch import reader
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
    PRICE,
    ROOF,
    SETTLED,
    STAGES,
    WHOLE,
    WORK,
)
from .events import roofs_forbidden
from .moves import DONE, MOVES, to_assign
from .site import do_assign, is_site_of
from .state import BUILD, State

category_assigned = reader(MOVES, "assign", "category")
piece_assigned = reader(MOVES, "assign", "piece")

LEAVE = MOST_STAGES  # the choice after the last stage: nothing more at this site
FINISHED_WORTH = 1000  # of one thousand talers of the price, when the site is finished
STARTED_WORTH = 400  # the same for work done, growing with its square: one site well ahead beats two begun


def _worth_of_work(contract: int, mask: int) -> int:
    if mask == WHOLE:
        return int(PRICE[contract]) * FINISHED_WORTH
    return int(PRICE[contract]) * STARTED_WORTH * int(WORK[contract, mask]) ** 2 // int(WORK[contract, WHOLE]) ** 2


def _worth_at_the_end(contract: int, mask: int) -> int:
    missing = PARTS - int(COUNT[mask])
    return max(0, int(PRICE[contract]) - int(MISSING_PIECE) * missing) * FINISHED_WORTH


_ALL = [(contract, mask) for contract in range(len(CONTRACTS)) for mask in range(WHOLE + 1)]
_SHAPE = (len(CONTRACTS), WHOLE + 1)
WORTH = np.array(
    [[f(contract, mask) for contract, mask in _ALL] for f in (_worth_of_work, _worth_at_the_end)], np.int32
).reshape(2, *_SHAPE)  # narrow, as ASKED


@rule
def worth(s: State, contract: int, mask: int) -> int:
    """What a site is worth when these pieces stand: in the last round what it will pay."""
    return int(WORTH[1 if s.round_number == s.last_round else 0, contract, mask])


@rule
def ready(s: State, contract: int) -> int:
    return int(s.built[contract]) | int(s.planned[contract])


@rule
def result(s: State, contract: int, choice: int) -> int:
    """What stands at site k after a choice, or -1 if the choice is none."""
    if choice == LEAVE:
        return int(SETTLED[KIND[contract], ready(s, contract)])
    mask = int(STAGES[KIND[contract], MOST_STAGES - 1 - choice])
    if mask < 0 or ready(s, contract) & ~mask or ready(s, contract) == mask:
        return -1
    if KIND[contract] == BUILDING and mask & ROOF & ~ready(s, contract) and roofs_forbidden(s):
        return -1
    return mask


@rule
def heads_waiting(s: State, contract: int, mask: int, category: int) -> int:
    """Heads of category c already put to pieces that still wait for another head."""
    n = 0
    for part in range(PARTS):
        if mask & ~ready(s, contract) & PART_BIT[part]:
            for i in range(HEADS[contract * PARTS + part]):
                if s.heads[contract * PARTS + part, i] and NEEDS[contract * PARTS + part, i] == category:
                    n += 1
    return n


@rule
def more_heads(s: State, contract: int, choice: int, mask: int, category: int) -> int:
    """Heads of category c a choice still asks for."""
    if choice == LEAVE:
        return 0
    return int(ASKED[contract, mask, category] - ASKED[contract, ready(s, contract), category]) - heads_waiting(
        s, contract, mask, category
    )


@rule
def fits(s: State, seat: int, contract: int, choice: int, mask: int) -> bool:
    """Whether idle workers are left for a choice, beside the load of the sites before."""
    room = 0
    for category in range(len(CATEGORIES)):
        room += s.idle[seat, category] - s.load[category] - more_heads(s, contract, choice, mask, category)
        if room < 0:
            return False
    return True


@rule
def add_load(s: State, contract: int, choice: int, sign: int) -> None:
    mask = result(s, contract, choice)
    for category in range(len(CATEGORIES)):
        s.load[category] += sign * more_heads(s, contract, choice, mask, category)


@rule
def best_alone(s: State, seat: int, contract: int) -> int:
    """The most site k could be worth if all workers still free worked there."""
    best = worth(s, contract, result(s, contract, LEAVE))
    for choice in range(LEAVE):
        mask = result(s, contract, choice)
        if mask >= 0 and worth(s, contract, mask) > best and fits(s, seat, contract, choice, mask):
            best = worth(s, contract, mask)
    return best


@rule
def next_site(s: State, seat: int, contract: int) -> int:
    contract += 1
    while contract < len(CONTRACTS) and not is_site_of(s, seat, contract):
        contract += 1
    return contract


@rule
def site_before(s: State, seat: int, contract: int) -> int:
    contract -= 1
    while contract >= 0 and not is_site_of(s, seat, contract):
        contract -= 1
    return contract


@rule
def hope(s: State, seat: int, contract: int) -> int:
    """An upper bound of what the sites after k can be worth together."""
    total = 0
    contract = next_site(s, seat, contract)
    while contract < len(CONTRACTS):
        total += best_alone(s, seat, contract)
        contract = next_site(s, seat, contract)
    return total


@rule
def take_choice(s: State, seat: int, contract: int, so_far: int, best: int) -> int:
    """The next choice at site k that fits and may still lead to more than `best`, or -1."""
    for choice in range(s.path[0, contract], LEAVE + 1):
        mask = result(s, contract, choice)
        if mask >= 0 and fits(s, seat, contract, choice, mask):
            add_load(s, contract, choice, 1)
            if so_far + worth(s, contract, mask) + hope(s, seat, contract) > best:
                s.path[0, contract] = choice + 1
                return choice
            add_load(s, contract, choice, -1)
    s.path[0, contract] = 0
    return -1


@rule
def search(s: State, seat: int) -> int:
    """The worth of the best plan of seat p; its choices, plus one, are left in path[1]."""
    best = -1
    so_far = 0
    contract = next_site(s, seat, -1)
    while contract >= 0:
        if contract == len(CONTRACTS):
            best = so_far
            keep_path(s)
        elif take_choice(s, seat, contract, so_far, best) >= 0:
            so_far += worth(s, contract, result(s, contract, s.path[0, contract] - 1))
            contract = next_site(s, seat, contract)
            continue
        contract = site_before(s, seat, contract)
        if contract >= 0:
            so_far -= worth(s, contract, result(s, contract, s.path[0, contract] - 1))
            add_load(s, contract, s.path[0, contract] - 1, -1)
    return best


@rule
def keep_path(s: State) -> None:
    for contract in range(len(CONTRACTS)):
        s.path[1, contract] = s.path[0, contract]


@rule
def forget_path(s: State) -> None:
    """The scratch is zero between moves, so that equal games have equal bytes."""
    for contract in range(len(CONTRACTS)):
        s.path[0, contract] = 0
        s.path[1, contract] = 0


@rule
def best_worth(s: State, seat: int) -> int:
    value = search(s, seat)
    forget_path(s)
    return value


@rule
def next_assignment(s: State) -> int:
    """The first step of the best plan, or `done` when it is complete."""
    seat = s.to_move
    search(s, seat)
    move = DONE
    for contract in range(len(CONTRACTS)):
        if move == DONE and s.path[1, contract] > 0 and s.path[1, contract] - 1 != LEAVE:
            move = step_towards(s, seat, contract, result(s, contract, s.path[1, contract] - 1))
    forget_path(s)
    return move


@rule
def step_towards(s: State, seat: int, contract: int, mask: int) -> int:
    """The first head missing for the pieces of `mask`, filled by the least qualified idle worker who can."""
    for part in range(PARTS):
        piece = contract * PARTS + part
        if mask & ~ready(s, contract) & PART_BIT[part]:
            for i in range(HEADS[piece]):
                if s.heads[piece, i] == 0:
                    return to_assign(least_qualified(s, seat, NEEDS[piece, i]), piece)
    return DONE


@rule
def least_qualified(s: State, seat: int, need: int) -> int:
    """Taking the least who is able never spoils a possible plan: whoever could do more could have stood in for him."""
    category = need
    while category > 0 and s.idle[seat, category] == 0:
        category -= 1
    return category


@rule
def plan(s: State, out: Cells) -> int:
    """The moves of the best plan, `done` included; nothing outside the building phase. Works on the caller's copy."""
    if s.phase != BUILD:
        return 0
    mute(s)
    n = 0
    move = next_assignment(s)
    while move != DONE:
        out[n] = move
        n += 1
        do_assign(s, category_assigned(move), piece_assigned(move))
        move = next_assignment(s)
    out[n] = DONE
    return n + 1
