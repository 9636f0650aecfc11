"""Nothing lies on the table that belongs to another moment, and whoever is asked can answer: the audits by phase."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE
from bauhuette.engine.record import Cells

from .cards import (
    BIT,
    CATEGORIES,
    COST,
    DEEPEST,
    EVENT_HAND,
    EVENTS,
    HEADS,
    KIND,
    LOANS,
    NEEDS,
    PART_BIT,
    PARTS,
    PICK_FEE,
    PIECES,
    REQUIRES,
    ROUNDS,
    START_MONEY,
    START_WORKERS,
    WORKERS,
)
from .check import MAX_HEADS
from .contracts import all_awarded, can_choose, owned_by
from .crew import turns_to_hire
from .events import may_be_released, may_rest
from .lending import borrower, can_lend
from .pay import wages_due
from .site import has_all_heads, is_site_of
from .state import (
    ANSWER,
    ANY_CATEGORY,
    BID,
    BORROW,
    BUILD,
    CHOOSE,
    COUNTER,
    DISMISSAL,
    EVENTS_A_ROUND,
    FEE,
    HAND_OPTION,
    HIRE,
    KNOWN_CONTRACT,
    KNOWN_ECONOMY,
    KNOWN_EVENT,
    KNOWN_WORKER,
    LEND_OPTION,
    ON_OFFER,
    OPEN,
    PLAY,
    RELEASE,
    REST,
    State,
    crew_size,
    face_up,
    seat_at,
)


@rule
def is_building(s: State) -> bool:
    return s.phase == BUILD or s.phase == FEE or s.phase == ANSWER or s.phase == COUNTER


@rule
def is_auction(s: State) -> bool:
    return s.phase == OPEN or s.phase == BID


@rule
def is_before_events(s: State) -> bool:
    return s.phase in (HIRE, CHOOSE, OPEN, BID, PLAY)


# --- at any time ---


@rule
def are_ends_empty(s: State) -> bool:
    """Behind the last card of a stack or hand there is none."""
    for c in range(len(CATEGORIES)):
        if not is_empty_from(s.stack[c], s.stack_size[c], DEEPEST):
            return False
    for p in range(s.seats):
        if not is_empty_from(s.hand[p], s.hand_size[p], EVENT_HAND):
            return False
    return is_empty_from(s.events, s.events_left, len(EVENTS))


@rule
def is_empty_from(cells: Cells, first: int, size: int) -> bool:
    for i in range(first, size):
        if cells[i] >= 0:
            return False
    return True


@rule
def is_the_open_known(s: State) -> bool:
    """What lies open everybody knows, and everybody knows the own hand."""
    for i in range(s.contracts_shown):
        if s.known[KNOWN_CONTRACT + s.contracts[i]] != EVERYONE:
            return False
    for i in range(s.economy_shown):
        if s.known[KNOWN_ECONOMY + s.economy[i]] != EVERYONE:
            return False
    for c in range(len(CATEGORIES)):
        if s.stack_size[c] > 0 and s.known[KNOWN_WORKER + s.stack[c, 0]] != EVERYONE:
            return False
    for p in range(s.seats):
        for i in range(s.hand_size[p]):
            if s.known[KNOWN_EVENT + s.hand[p, i]] & BIT[p] == 0:
                return False
    return True


@rule
def is_course_right(s: State) -> bool:
    """B16: an economy card a round at most, none in the first; B49: the last round comes early when all is awarded."""
    revealed = s.round_number - (2 if s.phase == HIRE else 1)
    if s.economy_shown > max(0, revealed):
        return False
    return s.last_round == ROUNDS or all_awarded(s)


@rule
def are_loans_right(s: State) -> bool:
    """B44: nobody borrows before the first wages."""
    for p in range(s.seats):
        total = 0
        for loan in range(len(LOANS)):
            total += int(s.loans[p, loan])
        if total > s.loans_taken[p] or (total > 0 and s.round_number == 1 and s.phase != BORROW and s.over == 0):
            return False
    return True


@rule
def is_first_money_right(s: State) -> bool:
    """B24: in the first auctions whoever has no contract has spent nothing but fees, so the last one can be paid."""
    if s.round_number > 1 or s.phase not in (HIRE, CHOOSE, OPEN, BID):
        return True
    for p in range(s.seats):
        if owned_by(s, p) == 0 and s.money[p] < START_MONEY - PICK_FEE * min(crew_size(s, p), START_WORKERS):
            return False
    return True


# --- what belongs to one phase only ---


@rule
def is_auction_right(s: State) -> bool:
    """B17, B19: a lot on offer; a bid that its bidder can pay."""
    if not is_auction(s):
        return s.lot < 0 and s.leader < 0 and s.price == 0 and are_zero(s.bidding, s.seats)
    if s.lot < 0 or s.place[s.lot] != ON_OFFER:
        return False
    if s.phase == OPEN:
        return s.leader < 0 and s.price == 0 and are_zero(s.bidding, s.seats) and s.money[s.to_move] >= COST[s.lot]
    if s.leader < 0 or s.leader == s.to_move or s.cursor < 0:
        return False
    if s.bidding[s.leader] == 0 or s.bidding[s.to_move] == 0:
        return False
    return bool(COST[s.lot] <= s.price <= s.money[s.leader])


@rule
def are_zero(cells: Cells, n: int) -> bool:
    for i in range(n):
        if cells[i] != 0:
            return False
    return True


@rule
def are_events_right(s: State) -> bool:
    """B28: events lie open from the draw to the end of the round; B29: until the building is done workers lie down."""
    if is_before_events(s):
        for i in range(EVENTS_A_ROUND):
            if s.event_now[i] >= 0:
                return False
        if s.event_step != 0:
            return False
    if is_before_events(s) or s.phase == BORROW:
        return are_zero(s.down, len(WORKERS))
    return True


@rule
def is_debt_to_event_right(s: State) -> bool:
    """B31, B32: a dismissal, or so many to rest as still can; nothing in any other phase."""
    if s.phase == RELEASE:
        return s.owed[DISMISSAL] == 1 and are_zero(s.owed, DISMISSAL)
    if s.phase != REST:
        return are_zero(s.owed, DISMISSAL + 1)
    able = 0
    asked = int(s.owed[ANY_CATEGORY])
    for c in range(len(CATEGORIES)):
        able += face_up(s, s.to_move, c)
        asked += s.owed[c]
        if s.owed[c] > face_up(s, s.to_move, c):
            return False
    return s.owed[DISMISSAL] == 0 and asked <= able


@rule
def are_plans_right(s: State) -> bool:
    """B34 to B41: heads stand only where the builder builds, and a piece with all of them is planned."""
    for piece in range(len(PIECES)):
        if not is_piece_right(s, piece // PARTS, piece):
            return False
    return True


@rule
def is_piece_right(s: State, k: int, piece: int) -> bool:
    part = piece % PARTS
    planned = s.planned[k] & PART_BIT[part] != 0
    if not has_heads(s, piece):
        return not planned
    if not is_building(s) or not is_site_of(s, borrower(s), k) or s.built[k] & PART_BIT[part]:
        return False
    if REQUIRES[KIND[k], part] & ~(s.built[k] | s.planned[k]):
        return False
    for i in range(MAX_HEADS):
        if s.heads[piece, i] > 0 and (i >= HEADS[piece] or s.heads[piece, i] - 1 > NEEDS[piece, i]):
            return False
    return bool(planned == has_all_heads(s, piece))


@rule
def has_heads(s: State, piece: int) -> bool:
    for i in range(MAX_HEADS):
        if s.heads[piece, i] > 0:
            return True
    return False


@rule
def is_deal_right(s: State) -> bool:
    """B54: a lender who has the worker, a fee the borrower can pay; no requests but while building."""
    if not is_building(s):
        return s.deal_seat < 0 and s.deal_category < 0 and s.deal_fee == 0 and are_zero(s.requests, s.seats)
    if s.phase == BUILD:
        return s.deal_seat < 0 and s.deal_category < 0 and s.deal_fee == 0
    if not s.options[LEND_OPTION] or s.deal_seat < 0 or s.deal_category < 0 or s.deal_seat == borrower(s):
        return False
    if not can_lend(s, s.deal_seat, s.deal_category) or s.deal_fee > s.money[borrower(s)]:
        return False
    return s.deal_fee == 0 and s.money[borrower(s)] > 0 if s.phase == FEE else s.deal_fee > 0


# --- whoever is asked ---


@rule
def is_asked_rightly(s: State) -> bool:
    """The seat whose turn it is, and it has something to answer."""
    p = s.to_move
    if s.phase == HIRE:
        return s.turn < turns_to_hire(s) and p == seat_at(s, s.turn) and is_first_crew_right(s)
    if s.phase == PLAY:  # the turns of choosing are over
        return p == s.hammer and s.hand_size[p] > 0 and s.options[HAND_OPTION] != 0
    if s.turn >= s.seats or s.phase > BORROW:
        return False
    if s.phase == BID:
        return True
    if s.phase == ANSWER:
        return p == s.deal_seat
    if p != seat_at(s, s.turn):
        return False
    if s.phase == CHOOSE:
        return can_choose(s, p) or s.round_number > 1 or owned_by(s, p) > 0
    if s.phase == BORROW:
        return bool(s.money[p] < wages_due(s, p))
    if s.phase in (REST, RELEASE):
        return s.event_step < EVENTS_A_ROUND and s.event_now[s.event_step] >= 0 and has_candidate(s, p)
    return True


@rule
def is_first_crew_right(s: State) -> bool:
    """B11: in the first round one worker a turn; whoever had more might find nobody to hire."""
    if s.round_number > 1:
        return True
    for i in range(s.seats):
        hired = s.turn // s.seats + (1 if i < s.turn % s.seats else 0)
        if crew_size(s, seat_at(s, i)) != hired:
            return False
    return True


@rule
def has_candidate(s: State, p: int) -> bool:
    for w in range(len(WORKERS)):
        if s.phase == REST and may_rest(s, w) == 0:
            return True
        if s.phase == RELEASE and may_be_released(s, p, w):
            return True
    return False
