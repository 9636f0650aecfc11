"""A sensible player: hires a crew its work can pay, bids up to a share of the profit, plans best.

It reads the crews, contracts and purses that lie open, and its own event cards; nothing else.
"""

from __future__ import annotations

import math

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells, Numbers

from .cards import (
    ASKED,
    CATEGORIES,
    CATEGORY,
    CONTRACTS,
    COST,
    DISMISS,
    EFFECT,
    EVENT_HEADS,
    EVENT_LETTER,
    LETTERS,
    LOANS,
    NO_ROOF,
    PAYOUT,
    PRICE,
    REST_LETTER,
    SURCHARGE,
    UNIT,
    WAGE,
    WHOLE,
    WORK,
    WORKERS,
)
from .contracts import lowest_bid, on_offer
from .crew import may_hire
from .events import may_rest, with_letter
from .lending import may_request
from .moves import (
    M_ACCEPT,
    M_AUCTION,
    M_BID,
    M_BORROW,
    M_DISMISS,
    M_FEE,
    M_HIRE,
    M_PASS,
    M_PLAY,
    M_REFUSE,
    M_REPAY,
    M_REQUEST,
    M_REST,
)
from .pay import debt, may_repay, repayment, wages_due
from .planning import FINISHED_WORTH, best_worth, next_assignment, plan
from .site import is_site_of
from .state import (
    ANSWER,
    BID,
    BORROW,
    BUILD,
    CHOOSE,
    FEE,
    HIRE,
    LEND_OPTION,
    ON_OFFER,
    OPEN,
    PLAY,
    RELEASE,
    REST,
    State,
    face_up,
)

__all__ = ["chapter", "estimate", "plan", "policy"]

PER_CENT = 100
TENTHS = 10
EFFICIENCY = 62  # per cent of a crew that finds work in a round
NEW_SHARE = 55  # per cent of the price of contracts not yet owned that count when hiring
BID_SHARE = 55  # per cent of the expected profit a bid may reach
LABOUR = 135  # per cent of the wages of its heads that a contract costs in the end
LETTER_COST = 2  # tenths of a thousand talers a letter costs a round
LEAST_CREW = 18  # wages of the crew a bidder reckons with at least
DOUBTS = 3  # limits differ from bot to bot by less than so many thousands of talers
ROOM = 12  # talers (in thousands) to keep beyond two rounds of wages before a loan is repaid

TASTE_FACTOR, TASTES = 37, 1009  # primes, so that every worker and every contract turns the taste

MEAN_PRICE = int(PRICE.sum()) // len(CONTRACTS)
MEAN_HEADS = ASKED[:, WHOLE].cumsum(axis=1).sum(axis=0) * PER_CENT // len(CONTRACTS)  # this level or above
TRAIT_COUNT = np.array([int(mask).bit_count() for mask in LETTERS], np.int64)


@rule
def policy(s: State, moves: Cells, n: int) -> int:  # noqa: ARG001
    f = s.phase
    if f == HIRE:
        return best_hiring(s)
    if f == CHOOSE:
        return best_choice(s)
    if f in (OPEN, BID):
        return best_bid(s)
    if f == PLAY:
        return best_event(s)
    if f == REST:
        return best_rest(s)
    if f == RELEASE:
        return best_release(s)
    if f == BUILD:
        return best_building(s)
    if f == BORROW:
        return best_loan(s)
    return best_answer(s)


# --- hiring: what the crew can finish until the end, less its wages ---


@rule
def rounds_left(s: State) -> int:
    return int(s.last_round) - int(s.round_number) + 1


@rule
def heads_above(s: State, p: int, c: int) -> int:
    """Heads of category c or better that this seat's sites still ask for."""
    total = 0
    for k in range(len(CONTRACTS)):
        if is_site_of(s, p, k):
            for level in range(c + 1):
                total += int(ASKED[k, WHOLE, level]) - int(ASKED[k, s.built[k], level])
    return total


@rule
def price_at_stake(s: State, p: int) -> int:
    total = 0
    for k in range(len(CONTRACTS)):
        if is_site_of(s, p, k):
            total += PRICE[k]
    return total


@rule
def contracts_to_come(s: State) -> int:
    """Contracts nobody owns yet, in hundredths of a contract for each seat."""
    left = int(s.contracts_used) - int(s.contracts_shown) + on_offer(s)
    return PER_CENT * left // int(s.seats)


@rule
def crew_value(s: State, p: int) -> int:
    """In tenths of a thousand talers: what the crew can finish of own and coming contracts, less its wages."""
    rounds = rounds_left(s)
    coming = contracts_to_come(s) if rounds > 1 else 0
    share = PER_CENT * 10
    crew = 0
    for c in range(len(CATEGORIES)):
        crew += int(s.crew[p, c])
        asked = PER_CENT * heads_above(s, p, c) + coming * MEAN_HEADS[c] // PER_CENT
        if asked > 0:
            share = min(share, 10 * PER_CENT * rounds * EFFICIENCY * crew // asked)
    stake = PER_CENT * price_at_stake(s, p) + coming * MEAN_PRICE * NEW_SHARE // PER_CENT
    return share * stake // (PER_CENT * PER_CENT) - 10 * rounds * int(s.wages[p])


@rule
def value_with(s: State, p: int, c: int, change: int) -> int:
    s.crew[p, c] += change
    s.wages[p] += change * WAGE[c]
    value = crew_value(s, p)
    s.crew[p, c] -= change
    s.wages[p] -= change * WAGE[c]
    return value


@rule
def worst_of(s: State, p: int, c: int, letter: int) -> int:
    """The worker of a category with the most letters (among those with `letter`, if any is asked), or -1."""
    worst = -1
    for w in range(len(WORKERS)):
        is_meant = s.boss[w] == p and CATEGORY[w] == c and (letter == 0 or LETTERS[w] & letter)
        if is_meant and (worst < 0 or TRAIT_COUNT[w] > TRAIT_COUNT[worst]):
            worst = w
    return worst


@rule
def best_hiring(s: State) -> int:
    p = s.to_move
    best = M_PASS
    best_value = crew_value(s, p)
    for loan in range(len(LOANS)):
        if may_repay(s, loan) == 0 and s.money[p] - repayment(s, loan) >= 2 * s.wages[p] + ROOM:
            return M_REPAY + loan
    if s.round_number == 1:
        best_value = -(1 << 30)
    for c in range(len(CATEGORIES)):
        if may_hire(s, c) == 0:
            letters = LETTER_COST * rounds_left(s) * TRAIT_COUNT[s.stack[c, 0]]
            value = value_with(s, p, c, 1) - letters
            if value > best_value:
                best_value = value
                best = M_HIRE + c
    return best if s.round_number == 1 else best_dismissal(s, best, best_value)


@rule
def best_dismissal(s: State, best: int, best_value: int) -> int:
    p = s.to_move
    for c in range(len(CATEGORIES)):
        w = worst_of(s, p, c, 0)
        if w >= 0:
            value = value_with(s, p, c, -1) + LETTER_COST * rounds_left(s) * TRAIT_COUNT[w] // 2
            if value > best_value:
                best_value = value
                best = M_DISMISS + w
    return best


# --- contracts ---


@rule
def work_left(s: State, p: int) -> int:
    total = 0
    for k in range(len(CONTRACTS)):
        if is_site_of(s, p, k):
            total += WORK[k, WHOLE] - WORK[k, s.built[k]]
    return total


@rule
def bid_limit(s: State, p: int, k: int) -> int:
    """A share of the profit; less when the crew has more to do than rounds are left, or the cash runs short."""
    profit = PRICE[k] + s.bonus[k] - LABOUR * WORK[k, WHOLE] // PER_CENT
    power = rounds_left(s) * max(LEAST_CREW, s.wages[p]) * EFFICIENCY
    load = PER_CENT * (work_left(s, p) + WORK[k, WHOLE])
    if load > power:
        profit -= PRICE[k] * (load - power) // max(1, power)
    limit = profit * BID_SHARE // PER_CENT
    short = limit + s.wages[p] - s.money[p]
    if short > 0:
        limit -= short // 3
    return int(min(limit, s.money[p]))


@rule
def doubt(s: State, p: int, k: int) -> int:
    """What a seat takes off its limit for a contract, in thousands of talers.

    Bots of one mind would bid in the same steps, and the order of the seats would decide. So each has its own doubts,
    for as long as it has its crew; which workers came to it is luck, and lies open.
    """
    taste = int(k)
    for w in range(len(WORKERS)):
        if s.boss[w] == p:
            taste = (taste * TASTE_FACTOR + w + 1) % TASTES
    return taste % DOUBTS


@rule
def best_choice(s: State) -> int:
    p = s.to_move
    must = s.round_number == 1 and work_left(s, p) == 0
    best = M_PASS
    best_gain = -(1 << 30) if must else -1
    for k in range(len(CONTRACTS)):
        if s.place[k] == ON_OFFER and COST[k] <= s.money[p]:
            gain = bid_limit(s, p, k) - COST[k]
            if gain > best_gain:
                best_gain = gain
                best = M_AUCTION + k
    return best


@rule
def best_bid(s: State) -> int:
    """Opens at the cost; then goes up in thirds of what is left to the limit."""
    lowest = lowest_bid(s)
    if s.phase == OPEN:
        return M_BID + lowest
    limit = bid_limit(s, s.to_move, s.lot) - doubt(s, s.to_move, s.lot)
    if lowest > limit:
        return M_PASS
    return M_BID + lowest + (limit - lowest) // 3


# --- events ---


@rule
def harm(s: State, p: int, e: int) -> int:
    """Roughly how much an event hurts a seat, in tenths of a worker."""
    effect = EFFECT[e]
    if effect == REST_LETTER:
        return 10 * with_letter(s, p, EVENT_LETTER[e])
    if effect == DISMISS:
        return 12 * min(1, with_letter(s, p, EVENT_LETTER[e]))
    if effect == NO_ROOF:
        return 5
    extra = 10
    for c in range(len(CATEGORIES)):
        extra += 3 * SURCHARGE[e] * EVENT_HEADS[e, c] * s.crew[p, c]
    return extra


@rule
def best_event(s: State) -> int:
    """The card of the hand that spares me and strikes the others."""
    p = s.to_move
    best = 0
    best_value = -(1 << 30)
    for i in range(s.hand_size[p]):
        e = s.hand[p, i]
        value = -int(s.seats) * harm(s, p, e)
        for q in range(s.seats):
            value += harm(s, q, e)
        if value > best_value:
            best_value = value
            best = i
    return M_PLAY + int(s.hand[p, best])


@rule
def best_rest(s: State) -> int:
    """The worker whose absence costs the best plan least; of equals the cheapest."""
    p = s.to_move
    best = -1
    best_value = -1
    for c in range(len(CATEGORIES)):
        w = first_to_rest(s, c)
        if w >= 0:
            value = worth_without(s, p, c) * 10 + c
            if value > best_value:
                best_value = value
                best = w
    return M_REST + best


@rule
def first_to_rest(s: State, c: int) -> int:
    for w in range(len(WORKERS)):
        if CATEGORY[w] == c and may_rest(s, w) == 0:
            return w
    return -1


@rule
def worth_without(s: State, p: int, c: int) -> int:
    """The best plan with the workers face up, one of category c less."""
    for level in range(len(CATEGORIES)):
        s.idle[p, level] = face_up(s, p, level)
    s.idle[p, c] -= 1
    value = best_worth(s, p)
    for level in range(len(CATEGORIES)):
        s.idle[p, level] = 0
    return value


@rule
def best_release(s: State) -> int:
    p = s.to_move
    letter = EVENT_LETTER[s.event_now[s.event_step]]
    best = -1
    best_value = -(1 << 30)
    for c in range(len(CATEGORIES)):
        w = worst_of(s, p, c, letter)
        if w >= 0:
            value = value_with(s, p, c, -1) + LETTER_COST * TRAIT_COUNT[w]
            if value > best_value:
                best_value = value
                best = w
    return M_DISMISS + best


# --- building and lending ---


@rule
def best_building(s: State) -> int:
    if s.options[LEND_OPTION]:
        move = best_request(s)
        if move >= 0:
            return move
    return next_assignment(s)


@rule
def gain_of_one_more(s: State, p: int, c: int, change: int) -> int:
    """What one idle worker more (or less) of a category changes in the best plan, in thousands of talers."""
    before = best_worth(s, p)
    s.idle[p, c] += change
    after = best_worth(s, p)
    s.idle[p, c] -= change
    return int(after - before) // FINISHED_WORTH


@rule
def best_request(s: State) -> int:
    """Somebody's idle worker, when one more would bring much more than his wage."""
    p = s.to_move
    for c in range(len(CATEGORIES)):
        for lender in range(s.seats):
            if may_request(s, lender, c) == 0 and gain_of_one_more(s, p, c, 1) > 3 * WAGE[c]:
                return M_REQUEST + lender * len(CATEGORIES) + c
    return -1


@rule
def best_answer(s: State) -> int:
    if s.phase == FEE:
        return M_FEE + max(1, min(int(s.money[s.to_move]), int(WAGE[s.deal_category])))
    if s.phase == ANSWER:
        loss = -gain_of_one_more(s, s.to_move, s.deal_category, -1)
        return M_ACCEPT if loss < s.deal_fee else M_REFUSE
    return M_ACCEPT if s.deal_fee <= 2 * WAGE[s.deal_category] else M_REFUSE


# --- money ---


@rule
def best_loan(s: State) -> int:
    """The smallest loan that is enough, else the largest."""
    p = s.to_move
    short = wages_due(s, p) - s.money[p]
    best = 0
    for loan in range(len(LOANS)):
        better = PAYOUT[loan] > PAYOUT[best] if PAYOUT[best] < short else short <= PAYOUT[loan] < PAYOUT[best]
        if better:
            best = loan
    return M_BORROW + best


# --- what is to be expected ---

# A fit over games of greedy players; in thousands of talers.
CREW_SHARE = 0.25  # of what a crew promises comes true
PRICE_SHARE = 0.8  # of the price of the contracts in hand
HEAD_COST = 5.0  # of each head they still ask for
GROWTH = 0.04  # what money in hand brings besides, by the square of the rounds to come
SPREAD = 14.0  # by which two seats may drift apart in one round


@rule
def chapter(s: State) -> int:
    return int(s.round_number)


@rule
def estimate(s: State, out: Numbers) -> float:
    """When a round begins: money less loans, what the contracts in hand bring and cost, and what the crew promises."""
    left = rounds_left(s)
    for p in range(s.seats):
        money = s.money[p] * (1.0 + GROWTH * (left - 1) ** 2) - debt(s, p)
        contracts = PRICE_SHARE * price_at_stake(s, p) - HEAD_COST * heads_above(s, p, len(CATEGORIES) - 1)
        out[p] = UNIT * (money + contracts + CREW_SHARE * crew_value(s, p) / TENTHS)
    return float(UNIT * SPREAD * math.sqrt(left))
