"""A sensible player: hires a crew its work can pay, bids up to a share of the profit, plans best.

It reads the crews, contracts and purses that lie open, and its own event cards; nothing else.
"""

from __future__ import annotations

import math

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells, Numbers

from . import cards, moves
from .building import is_site_of
from .contracts import lowest_bid, on_offer
from .crew import why_not_hire
from .events import why_not_rest, with_letter
from .ids import LEND_OPTION
from .payday import debt, repayment, wages_due, why_not_repay
from .planning import FINISHED_WORTH, best_worth, heads_asked, next_assignment, plan, work_of
from .state import ANSWER, BID, BORROW, BUILD, CHOOSE, FEE, HIRE, ON_OFFER, OPEN, PLAY, RELEASE, REST, State, face_up
from .worker_lending import why_not_request

__all__ = ["chapter", "evaluate", "plan", "policy"]

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

MEAN_PRICE = int(cards.PRICE.sum()) // cards.CONTRACT_COUNT
# this level or above
MEAN_HEADS = cards.ASKED[:, cards.WHOLE].cumsum(axis=1).sum(axis=0) * PER_CENT // cards.CONTRACT_COUNT
TRAIT_COUNT = np.array([int(mask).bit_count() for mask in cards.LETTERS], np.int64)


@rule
def policy(s: State, offered: Cells, n: int) -> int:  # noqa: ARG001
    if s.phase == HIRE:
        return best_hiring(s)
    if s.phase == CHOOSE:
        return best_choice(s)
    if s.phase in (OPEN, BID):
        return best_bid(s)
    if s.phase == PLAY:
        return best_event(s)
    if s.phase == REST:
        return best_rest(s)
    if s.phase == RELEASE:
        return best_release(s)
    if s.phase == BUILD:
        return best_building(s)
    if s.phase == BORROW:
        return best_loan(s)
    return best_answer(s)


# --- hiring: what the crew can finish until the end, less its wages ---


@rule
def rounds_left(s: State) -> int:
    return int(s.last_round) - int(s.round_number) + 1


@rule
def heads_above(s: State, seat: int, category: int) -> int:
    """Heads of this category or better that this seat's sites still ask for."""
    total = 0
    for contract in range(cards.CONTRACT_COUNT):
        if is_site_of(s, seat, contract):
            for level in range(category + 1):
                total += heads_asked(contract, cards.WHOLE, level) - heads_asked(contract, s.built[contract], level)
    return total


@rule
def price_at_stake(s: State, seat: int) -> int:
    total = 0
    for contract in range(cards.CONTRACT_COUNT):
        if is_site_of(s, seat, contract):
            total += cards.PRICE[contract]
    return total


@rule
def contracts_to_come(s: State) -> int:
    """Contracts nobody owns yet, in hundredths of a contract for each seat."""
    left = int(s.contracts_used) - int(s.contracts_shown) + on_offer(s)
    return PER_CENT * left // int(s.seats)


@rule
def crew_value(s: State, seat: int) -> int:
    """In tenths of a thousand talers: what the crew can finish of own and coming contracts, less its wages."""
    rounds = rounds_left(s)
    coming = contracts_to_come(s) if rounds > 1 else 0
    share = PER_CENT * 10
    crew = 0
    for category in range(cards.CATEGORY_COUNT):
        crew += int(s.crew[seat, category])
        asked = PER_CENT * heads_above(s, seat, category) + coming * MEAN_HEADS[category] // PER_CENT
        if asked > 0:
            share = min(share, 10 * PER_CENT * rounds * EFFICIENCY * crew // asked)
    stake = PER_CENT * price_at_stake(s, seat) + coming * MEAN_PRICE * NEW_SHARE // PER_CENT
    return share * stake // (PER_CENT * PER_CENT) - 10 * rounds * int(s.wages[seat])


@rule
def value_with(s: State, seat: int, category: int, change: int) -> int:
    s.crew[seat, category] += change
    s.wages[seat] += change * cards.WAGE[category]
    value = crew_value(s, seat)
    s.crew[seat, category] -= change
    s.wages[seat] -= change * cards.WAGE[category]
    return value


@rule
def worst_of(s: State, seat: int, category: int, letter: int) -> int:
    """The worker of a category with the most letters (among those with `letter`, if any is asked), or -1."""
    worst = -1
    for worker in range(cards.WORKER_COUNT):
        is_meant = (
            s.boss[worker] == seat
            and cards.CATEGORY[worker] == category
            and (letter == 0 or cards.LETTERS[worker] & letter)
        )
        if is_meant and (worst < 0 or TRAIT_COUNT[worker] > TRAIT_COUNT[worst]):
            worst = worker
    return worst


@rule
def best_hiring(s: State) -> int:
    seat = s.to_move
    best = moves.PASS
    best_value = crew_value(s, seat)
    for loan in range(cards.LOAN_COUNT):
        if why_not_repay(s, loan) == 0 and s.money[seat] - repayment(s, loan) >= 2 * s.wages[seat] + ROOM:
            return moves.to_repay(loan)
    if s.round_number == 1:
        best_value = -(1 << 30)
    for category in range(cards.CATEGORY_COUNT):
        if why_not_hire(s, category) == 0:
            letters = LETTER_COST * rounds_left(s) * TRAIT_COUNT[s.stack[category, 0]]
            value = value_with(s, seat, category, 1) - letters
            if value > best_value:
                best_value = value
                best = moves.to_hire(category)
    return best if s.round_number == 1 else best_dismissal(s, best, best_value)


@rule
def best_dismissal(s: State, best: int, best_value: int) -> int:
    seat = s.to_move
    for category in range(cards.CATEGORY_COUNT):
        worker = worst_of(s, seat, category, 0)
        if worker >= 0:
            value = value_with(s, seat, category, -1) + LETTER_COST * rounds_left(s) * TRAIT_COUNT[worker] // 2
            if value > best_value:
                best_value = value
                best = moves.to_dismiss(worker)
    return best


# --- contracts ---


@rule
def work_left(s: State, seat: int) -> int:
    total = 0
    for contract in range(cards.CONTRACT_COUNT):
        if is_site_of(s, seat, contract):
            total += work_of(contract, cards.WHOLE) - work_of(contract, s.built[contract])
    return total


@rule
def bid_limit(s: State, seat: int, contract: int) -> int:
    """A share of the profit; less when the crew has more to do than rounds are left, or the cash runs short."""
    profit = cards.PRICE[contract] + s.bonus[contract] - LABOUR * work_of(contract, cards.WHOLE) // PER_CENT
    power = rounds_left(s) * max(LEAST_CREW, s.wages[seat]) * EFFICIENCY
    load = PER_CENT * (work_left(s, seat) + work_of(contract, cards.WHOLE))
    if load > power:
        profit -= cards.PRICE[contract] * (load - power) // max(1, power)
    limit = profit * BID_SHARE // PER_CENT
    short = limit + s.wages[seat] - s.money[seat]
    if short > 0:
        limit -= short // 3
    return int(min(limit, s.money[seat]))


@rule
def doubt(s: State, seat: int, contract: int) -> int:
    """What a seat takes off its limit for a contract, in thousands of talers.

    Bots of one mind would bid in the same steps, and the order of the seats would decide. So each has its own doubts,
    for as long as it has its crew; which workers came to it is luck, and lies open.
    """
    taste = int(contract)
    for worker in range(cards.WORKER_COUNT):
        if s.boss[worker] == seat:
            taste = (taste * TASTE_FACTOR + worker + 1) % TASTES
    return taste % DOUBTS


@rule
def best_choice(s: State) -> int:
    seat = s.to_move
    must = s.round_number == 1 and work_left(s, seat) == 0
    best = moves.PASS
    best_gain = -(1 << 30) if must else -1
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == ON_OFFER and cards.COST[contract] <= s.money[seat]:
            gain = bid_limit(s, seat, contract) - cards.COST[contract]
            if gain > best_gain:
                best_gain = gain
                best = moves.to_auction(contract)
    return best


@rule
def best_bid(s: State) -> int:
    """Opens at the cost; then goes up in thirds of what is left to the limit."""
    lowest = lowest_bid(s)
    if s.phase == OPEN:
        return moves.to_bid(lowest)
    limit = bid_limit(s, s.to_move, s.lot) - doubt(s, s.to_move, s.lot)
    if lowest > limit:
        return moves.PASS
    return moves.to_bid(lowest + (limit - lowest) // 3)


# --- events ---


@rule
def harm(s: State, seat: int, event: int) -> int:
    """Roughly how much an event hurts a seat, in tenths of a worker."""
    effect = cards.EFFECT[event]
    if effect == cards.REST_LETTER:
        return 10 * with_letter(s, seat, cards.EVENT_LETTER[event])
    if effect == cards.DISMISS:
        return 12 * min(1, with_letter(s, seat, cards.EVENT_LETTER[event]))
    if effect == cards.NO_ROOF:
        return 5
    extra = 10
    for category in range(cards.CATEGORY_COUNT):
        extra += 3 * cards.SURCHARGE[event] * cards.EVENT_HEADS[event, category] * s.crew[seat, category]
    return extra


@rule
def best_event(s: State) -> int:
    """The card of the hand that spares me and strikes the others."""
    seat = s.to_move
    best = 0
    best_value = -(1 << 30)
    for i in range(s.hand_size[seat]):
        event = s.hand[seat, i]
        value = -int(s.seats) * harm(s, seat, event)
        for other in range(s.seats):
            value += harm(s, other, event)
        if value > best_value:
            best_value = value
            best = i
    return moves.to_play(int(s.hand[seat, best]))


@rule
def best_rest(s: State) -> int:
    """The worker whose absence costs the best plan least; of equals the cheapest."""
    seat = s.to_move
    best = -1
    best_value = -1
    for category in range(cards.CATEGORY_COUNT):
        worker = first_to_rest(s, category)
        if worker >= 0:
            value = worth_without(s, seat, category) * 10 + category
            if value > best_value:
                best_value = value
                best = worker
    return moves.to_rest(best)


@rule
def first_to_rest(s: State, category: int) -> int:
    for worker in range(cards.WORKER_COUNT):
        if cards.CATEGORY[worker] == category and why_not_rest(s, worker) == 0:
            return worker
    return -1


@rule
def worth_without(s: State, seat: int, category: int) -> int:
    """The best plan with the workers face up, one of this category less."""
    for level in range(cards.CATEGORY_COUNT):
        s.idle[seat, level] = face_up(s, seat, level)
    s.idle[seat, category] -= 1
    value = best_worth(s, seat)
    for level in range(cards.CATEGORY_COUNT):
        s.idle[seat, level] = 0
    return value


@rule
def best_release(s: State) -> int:
    seat = s.to_move
    letter = cards.EVENT_LETTER[s.event_now[s.event_step]]
    best = -1
    best_value = -(1 << 30)
    for category in range(cards.CATEGORY_COUNT):
        worker = worst_of(s, seat, category, letter)
        if worker >= 0:
            value = value_with(s, seat, category, -1) + LETTER_COST * TRAIT_COUNT[worker]
            if value > best_value:
                best_value = value
                best = worker
    return moves.to_dismiss(best)


# --- building and lending ---


@rule
def best_building(s: State) -> int:
    if s.options[LEND_OPTION]:
        move = best_request(s)
        if move >= 0:
            return move
    return next_assignment(s)


@rule
def gain_of_one_more(s: State, seat: int, category: int, change: int) -> int:
    """What one idle worker more (or less) of a category changes in the best plan, in thousands of talers."""
    before = best_worth(s, seat)
    s.idle[seat, category] += change
    after = best_worth(s, seat)
    s.idle[seat, category] -= change
    return int(after - before) // FINISHED_WORTH


@rule
def best_request(s: State) -> int:
    """Somebody's idle worker, when one more would bring much more than his wage."""
    seat = s.to_move
    for category in range(cards.CATEGORY_COUNT):
        for lender in range(s.seats):
            if (
                why_not_request(s, lender, category) == 0
                and gain_of_one_more(s, seat, category, 1) > 3 * cards.WAGE[category]
            ):
                return moves.to_request(lender, category)
    return -1


@rule
def best_answer(s: State) -> int:
    if s.phase == FEE:
        return moves.to_fee(max(1, min(int(s.money[s.to_move]), int(cards.WAGE[s.deal_category]))))
    if s.phase == ANSWER:
        loss = -gain_of_one_more(s, s.to_move, s.deal_category, -1)
        return moves.ACCEPT if loss < s.deal_fee else moves.REFUSE
    return moves.ACCEPT if s.deal_fee <= 2 * cards.WAGE[s.deal_category] else moves.REFUSE


# --- money ---


@rule
def best_loan(s: State) -> int:
    """The smallest loan that is enough, else the largest."""
    seat = s.to_move
    short = wages_due(s, seat) - s.money[seat]
    best = 0
    for loan in range(cards.LOAN_COUNT):
        better = (
            cards.PAYOUT[loan] > cards.PAYOUT[best]
            if cards.PAYOUT[best] < short
            else short <= cards.PAYOUT[loan] < cards.PAYOUT[best]
        )
        if better:
            best = loan
    return moves.to_borrow(best)


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
def evaluate(s: State, out: Numbers) -> float:
    """When a round begins: money less loans, what the contracts in hand bring and cost, and what the crew promises."""
    left = rounds_left(s)
    for seat in range(s.seats):
        money = s.money[seat] * (1.0 + GROWTH * (left - 1) ** 2) - debt(s, seat)
        contracts = PRICE_SHARE * price_at_stake(s, seat) - HEAD_COST * heads_above(s, seat, cards.CATEGORY_COUNT - 1)
        out[seat] = cards.UNIT * (money + contracts + CREW_SHARE * crew_value(s, seat) / TENTHS)
    return float(cards.UNIT * SPREAD * math.sqrt(left))
