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

from . import cards
from .building import do_assign, is_site_of, roofs_forbidden
from .moves import DONE, MOVES, to_assign
from .state import BUILD, State, piece_of

category_assigned = reader(MOVES, "assign", "category")
piece_assigned = reader(MOVES, "assign", "piece")

# Choices at a site, in the order they are tried: one of its stages, the fullest first, or nothing more than is ready.
UNDECIDED, FULLEST, LEAVE = 0, 1, cards.MOST_STAGES + 1
TAKEN, BEST = 0, 1  # rows of `path`
NOTHING_YET = -1  # less than any plan is worth
FINISHED_WORTH = 1000  # of one thousand talers of the price, when the site is finished
STARTED_WORTH = 400  # the same for work done, growing with its square: one site well ahead beats two begun


def _worth_of_work(contract: int, mask: int) -> int:
    if mask == cards.WHOLE:
        return int(cards.PRICE[contract]) * FINISHED_WORTH
    return (
        int(cards.PRICE[contract])
        * STARTED_WORTH
        * int(cards.WORK[contract, mask]) ** 2
        // int(cards.WORK[contract, cards.WHOLE]) ** 2
    )


def _worth_at_the_end(contract: int, mask: int) -> int:
    missing = cards.PARTS - int(cards.COUNT[mask])
    return max(0, int(cards.PRICE[contract]) - int(cards.MISSING_PIECE) * missing) * FINISHED_WORTH


WORTH = np.array(
    [
        [[worth_of(contract, mask) for mask in range(cards.WHOLE + 1)] for contract in range(cards.CONTRACT_COUNT)]
        for worth_of in (_worth_of_work, _worth_at_the_end)
    ],
    np.int32,  # narrow, as ASKED
)


# Each table stands in one rule: every place that names one carries a copy of its own to a graphics card.


@rule
def heads_asked(contract: int, mask: int, category: int) -> int:
    """Heads of a category that these pieces ask for."""
    return int(cards.ASKED[contract, mask, category])


@rule
def work_of(contract: int, mask: int) -> int:
    """The wages of the heads these pieces ask for."""
    return int(cards.WORK[contract, mask])


@rule
def worth(s: State, contract: int, mask: int) -> int:
    """What a site is worth when these pieces stand: in the last round what it will pay."""
    return int(WORTH[1 if s.round_number == s.last_round else 0, contract, mask])


# --- one choice at one site ---


@rule
def ready(s: State, contract: int) -> int:
    """The pieces that stand or have all their heads."""
    return int(s.built[contract]) | int(s.planned[contract])


@rule
def stage(contract: int, choice: int) -> int:
    """The pieces that a choice other than `LEAVE` makes stand, or -1 if the site has no such stage."""
    return int(cards.STAGES[cards.KIND[contract], cards.MOST_STAGES - choice])


@rule
def worth_of_choice(s: State, contract: int, choice: int) -> int:
    if choice == LEAVE:
        return worth(s, contract, cards.SETTLED[cards.KIND[contract], ready(s, contract)])
    return worth(s, contract, stage(contract, choice))


@rule
def is_choice(s: State, contract: int, choice: int) -> bool:
    """A stage beyond what is ready, without a new roof in bad weather; or nothing more."""
    if choice == LEAVE:
        return True
    there = ready(s, contract)
    mask = stage(contract, choice)
    if mask < 0 or there & ~mask or there == mask:
        return False
    return not (cards.KIND[contract] == cards.BUILDING and mask & cards.ROOF & ~there and roofs_forbidden(s))


@rule
def heads_to_come(s: State, contract: int, choice: int, category: int) -> int:
    """How many heads of this category a choice still asks for."""
    if choice == LEAVE:
        return 0
    there = ready(s, contract)
    mask = stage(contract, choice)
    asked = heads_asked(contract, mask, category) - heads_asked(contract, there, category)
    return asked - heads_filled(s, contract, mask & ~there, category)


@rule
def heads_filled(s: State, contract: int, mask: int, category: int) -> int:
    """Heads of this category that somebody stands at already, at pieces that wait for another head."""
    n = 0
    for part in range(cards.PARTS):
        if mask & cards.PART_BIT[part]:
            piece = piece_of(contract, part)
            for i in range(cards.HEADS[piece]):
                if s.heads[piece, i] and cards.NEEDS[piece, i] == category:
                    n += 1
    return n


@rule
def fits(s: State, seat: int, contract: int, choice: int) -> bool:
    """Whether idle workers are left for a choice beside those taken at other sites; a better one can stand in."""
    room = 0
    for category in range(cards.CATEGORY_COUNT):
        room += s.idle[seat, category] - s.load[category] - heads_to_come(s, contract, choice, category)
        if room < 0:
            return False
    return True


@rule
def best_alone(s: State, seat: int, contract: int) -> int:
    """The most a site can be worth if all workers still free worked there."""
    best = worth_of_choice(s, contract, LEAVE)
    for choice in range(FULLEST, LEAVE):
        if is_choice(s, contract, choice) and fits(s, seat, contract, choice):
            best = max(best, worth_of_choice(s, contract, choice))
    return best


# --- the search: `path[TAKEN]` holds the choices taken so far, `load` the heads they ask for ---


@rule
def take(s: State, contract: int, choice: int) -> None:
    s.path[TAKEN, contract] = choice
    for category in range(cards.CATEGORY_COUNT):
        s.load[category] += heads_to_come(s, contract, choice, category)


@rule
def take_back(s: State, contract: int) -> None:
    choice = s.path[TAKEN, contract]
    s.path[TAKEN, contract] = UNDECIDED
    for category in range(cards.CATEGORY_COUNT):
        s.load[category] -= heads_to_come(s, contract, choice, category)


@rule
def promise(s: State, seat: int) -> int:
    """The most that the choices taken can lead to, reckoning each undecided site on its own.

    When all sites are decided it is what the plan is worth.
    """
    total = 0
    for contract in range(cards.CONTRACT_COUNT):
        if s.path[TAKEN, contract] != UNDECIDED:
            total += worth_of_choice(s, contract, s.path[TAKEN, contract])
        elif is_site_of(s, seat, contract):
            total += best_alone(s, seat, contract)
    return total


@rule
def take_next(s: State, seat: int, contract: int, best: int) -> bool:
    """Go on to the next choice at a site that fits and promises more than `best`; with none the site is undecided."""
    tried = int(s.path[TAKEN, contract])
    if tried != UNDECIDED:
        take_back(s, contract)
    for choice in range(tried + 1, LEAVE + 1):
        if is_choice(s, contract, choice) and fits(s, seat, contract, choice):
            take(s, contract, choice)
            if promise(s, seat) > best:
                return True
            take_back(s, contract)
    return False


@rule
def search(s: State, seat: int) -> int:
    """The worth of the best plan; its choices are left in `path[BEST]`.

    All choices at a site are tried with each that was taken at the sites before it. So when a site has no choice left,
    the site before it goes on to its next one; when the first has none left, everything was tried.
    """
    best = NOTHING_YET
    contract = next_site(s, seat, -1)
    while 0 <= contract < cards.CONTRACT_COUNT:
        if not take_next(s, seat, contract, best):
            contract = site_before(s, seat, contract)
        elif next_site(s, seat, contract) < cards.CONTRACT_COUNT:
            contract = next_site(s, seat, contract)
        else:
            best = promise(s, seat)
            keep_path(s)
    return max(0, best)


@rule
def next_site(s: State, seat: int, contract: int) -> int:
    """The next contract this seat builds at, or the number of contracts."""
    contract += 1
    while contract < cards.CONTRACT_COUNT and not is_site_of(s, seat, contract):
        contract += 1
    return contract


@rule
def site_before(s: State, seat: int, contract: int) -> int:
    """The contract before it that this seat builds at, or -1."""
    contract -= 1
    while contract >= 0 and not is_site_of(s, seat, contract):
        contract -= 1
    return contract


@rule
def keep_path(s: State) -> None:
    for contract in range(cards.CONTRACT_COUNT):
        s.path[BEST, contract] = s.path[TAKEN, contract]


@rule
def forget_path(s: State) -> None:
    """The scratch is zero between moves, so that equal games have equal bytes; the search leaves `TAKEN` so itself."""
    for contract in range(cards.CONTRACT_COUNT):
        s.path[BEST, contract] = UNDECIDED


# --- what comes of it ---


@rule
def best_worth(s: State, seat: int) -> int:
    value = search(s, seat)
    forget_path(s)
    return value


@rule
def next_assignment(s: State) -> int:
    """The first step of the best plan, or `done` when it is complete."""
    search(s, s.to_move)
    move = DONE
    for contract in range(cards.CONTRACT_COUNT):
        choice = s.path[BEST, contract]
        if move == DONE and choice != UNDECIDED and choice != LEAVE:
            move = step_towards(s, s.to_move, contract, stage(contract, choice))
    forget_path(s)
    return move


@rule
def step_towards(s: State, seat: int, contract: int, mask: int) -> int:
    """The first head missing for the pieces of `mask`, filled by the least qualified idle worker who can."""
    for part in range(cards.PARTS):
        if mask & ~ready(s, contract) & cards.PART_BIT[part]:
            piece = piece_of(contract, part)
            for i in range(cards.HEADS[piece]):
                if s.heads[piece, i] == 0:
                    return to_assign(least_qualified(s, seat, cards.NEEDS[piece, i]), piece)
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
