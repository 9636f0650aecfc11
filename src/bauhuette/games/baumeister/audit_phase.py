"""What must be true in each phase: nothing lies on the table that belongs to another, and whoever is asked can answer.

A game that is over has no phase, so all of this holds then. The rows are in `audit`.
"""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells

from . import cards, state
from .building import has_all_heads, is_site_of
from .contracts import can_choose, owned_by
from .crew import turns_to_hire
from .edition_checks import MAX_HEADS
from .events import all_face_up, may_be_released, why_not_rest
from .ids import HAND_OPTION, LEND_OPTION
from .payday import wages_due
from .state import State
from .worker_lending import borrower, can_lend


@rule
def is_building(s: State) -> bool:
    return s.phase == state.BUILD or s.phase == state.FEE or s.phase == state.ANSWER or s.phase == state.COUNTER


@rule
def is_auction(s: State) -> bool:
    return s.phase == state.OPEN or s.phase == state.BID


@rule
def is_before_events(s: State) -> bool:
    return s.phase in (state.HIRE, state.CHOOSE, state.OPEN, state.BID, state.PLAY)


# --- what belongs to one phase only ---


@rule
def auction_is_possible(s: State) -> bool:
    """B17, B19: a lot on offer; a bid that its bidder can pay."""
    if s.over:
        return True
    if not is_auction(s):
        return s.lot < 0 and s.leader < 0 and s.price == 0 and are_zero(s.bidding, s.seats)
    if s.lot < 0 or s.place[s.lot] != state.ON_OFFER:
        return False
    if s.phase == state.OPEN:
        return (
            s.leader < 0 and s.price == 0 and are_zero(s.bidding, s.seats) and s.money[s.to_move] >= cards.COST[s.lot]
        )
    if s.leader < 0 or s.leader == s.to_move or s.cursor < 0:
        return False
    if s.bidding[s.leader] == 0 or s.bidding[s.to_move] == 0:
        return False
    return bool(cards.COST[s.lot] <= s.price <= s.money[s.leader])


@rule
def are_zero(cells: Cells, n: int) -> bool:
    for i in range(n):
        if cells[i] != 0:
            return False
    return True


@rule
def events_lie_open_in_time(s: State) -> bool:
    """B28: events lie open from the draw to the end of the round; B29: until the building is done workers lie down."""
    if s.over:
        return True
    if is_before_events(s):
        for i in range(state.EVENTS_A_ROUND):
            if s.event_now[i] >= 0:
                return False
        if s.event_step != 0:
            return False
    if is_before_events(s) or s.phase == state.BORROW:
        return are_zero(s.down, cards.WORKER_COUNT)
    return True


@rule
def events_ask_for_what_is_there(s: State) -> bool:
    """B31, B32: a dismissal, or so many to rest as still can; nothing in any other phase."""
    if s.over:
        return True
    if s.phase == state.RELEASE:
        return s.owed[state.DISMISSAL] == 1 and are_zero(s.owed, state.DISMISSAL)
    if s.phase != state.REST:
        return are_zero(s.owed, state.DISMISSAL + 1)
    asked = int(s.owed[state.ANY_CATEGORY])
    for category in range(cards.CATEGORY_COUNT):
        asked += s.owed[category]
        if s.owed[category] > state.face_up(s, s.to_move, category):
            return False
    return s.owed[state.DISMISSAL] == 0 and asked <= all_face_up(s, s.to_move)


@rule
def plans_are_possible(s: State) -> bool:
    """B34 to B41: heads stand only where the builder builds, and a piece with all of them is planned."""
    if s.over:
        return True
    for piece in range(cards.PIECE_COUNT):
        if not piece_is_possible(s, piece):
            return False
    return True


@rule
def piece_is_possible(s: State, piece: int) -> bool:
    contract = state.contract_of(piece)
    part = state.part_of(piece)
    planned = s.planned[contract] & cards.PART_BIT[part] != 0
    if not has_heads(s, piece):
        return not planned
    if not is_building(s) or not is_site_of(s, borrower(s), contract) or s.built[contract] & cards.PART_BIT[part]:
        return False
    if cards.REQUIRES[cards.KIND[contract], part] & ~(s.built[contract] | s.planned[contract]):
        return False
    for i in range(MAX_HEADS):
        if s.heads[piece, i] > 0 and (i >= cards.HEADS[piece] or s.heads[piece, i] - 1 > cards.NEEDS[piece, i]):
            return False
    return bool(planned == has_all_heads(s, piece))


@rule
def has_heads(s: State, piece: int) -> bool:
    for i in range(MAX_HEADS):
        if s.heads[piece, i] > 0:
            return True
    return False


@rule
def deal_is_possible(s: State) -> bool:
    """B54: a lender who has the worker, a fee the borrower can pay; no requests but while building."""
    if s.over:
        return True
    if not is_building(s):
        return s.deal_seat < 0 and s.deal_category < 0 and s.deal_fee == 0 and are_zero(s.requests, s.seats)
    if s.phase == state.BUILD:
        return s.deal_seat < 0 and s.deal_category < 0 and s.deal_fee == 0
    if not s.options[LEND_OPTION] or s.deal_seat < 0 or s.deal_category < 0 or s.deal_seat == borrower(s):
        return False
    if not can_lend(s, s.deal_seat, s.deal_category) or s.deal_fee > s.money[borrower(s)]:
        return False
    return s.deal_fee == 0 and s.money[borrower(s)] > 0 if s.phase == state.FEE else s.deal_fee > 0


@rule
def first_contract_can_be_paid(s: State) -> bool:
    """B24: in the first auctions whoever has no contract has spent nothing but fees, so the last one can be paid."""
    if s.over or s.round_number > 1 or s.phase not in (state.HIRE, state.CHOOSE, state.OPEN, state.BID):
        return True
    for seat in range(s.seats):
        if owned_by(s, seat) == 0 and s.money[seat] < cards.START_MONEY - cards.PICK_FEE * min(
            state.crew_size(s, seat), cards.START_WORKERS
        ):
            return False
    return True


# --- whoever is asked ---


@rule
def whoever_is_asked_can_answer(s: State) -> bool:
    """The seat whose turn it is, and it has something to answer."""
    if s.over:
        return True
    seat = s.to_move
    if s.phase == state.HIRE:
        return s.turn < turns_to_hire(s) and seat == state.seat_at(s, s.turn) and first_crews_are_equal(s)
    if s.phase == state.PLAY:  # the turns of choosing are over
        return seat == s.hammer and s.hand_size[seat] > 0 and s.options[HAND_OPTION] != 0
    if s.turn >= s.seats or s.phase > state.BORROW:
        return False
    if s.phase == state.BID:
        return True
    if s.phase == state.ANSWER:
        return seat == s.deal_seat
    if seat != state.seat_at(s, s.turn):
        return False
    if s.phase == state.CHOOSE:
        return can_choose(s, seat) or s.round_number > 1 or owned_by(s, seat) > 0
    if s.phase == state.BORROW:
        return bool(s.money[seat] < wages_due(s, seat))
    if s.phase in (state.REST, state.RELEASE):
        return s.event_step < state.EVENTS_A_ROUND and s.event_now[s.event_step] >= 0 and has_candidate(s, seat)
    return True


@rule
def first_crews_are_equal(s: State) -> bool:
    """B11: in the first round one worker a turn; whoever had more might find nobody to hire."""
    if s.round_number > 1:
        return True
    for i in range(s.seats):
        hired = s.turn // s.seats + (1 if i < s.turn % s.seats else 0)
        if state.crew_size(s, state.seat_at(s, i)) != hired:
            return False
    return True


@rule
def has_candidate(s: State, seat: int) -> bool:
    for worker in range(cards.WORKER_COUNT):
        if s.phase == state.REST and why_not_rest(s, worker) == 0:
            return True
        if s.phase == state.RELEASE and may_be_released(s, seat, worker):
            return True
    return False
