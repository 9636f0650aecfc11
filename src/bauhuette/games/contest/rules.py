"""Wettstreit der Baumeister: the contract, chapter by chapter in the modules beside this one."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.luck import rand, shuffle
from bauhuette.engine.news import tell
from bauhuette.engine.record import NOBODY, Cells

from .auction import (
    apply_bid,
    apply_offer,
    apply_pass,
    bid_guard,
    most_to_bid,
    offer_guard,
    pass_guard,
)
from .audit import AUDITS, audit
from .building import (
    card_guard,
    done_guard,
    fill_guard,
    found_guard,
    lay_at,
    lay_left,
    lay_right,
    left_guard,
    right_guard,
    tell_rest,
)
from .income import (
    apply_roll,
    apply_spare,
    apply_take,
    roll_guard,
    spare_guard,
    take_guard,
)
from .knowledge import hide, imagine
from .moves import (
    ALL,
    ATTACK,
    BID,
    DONE,
    FILL,
    FOUND,
    LEFT,
    MOVES,
    NEWS,
    OFFER_PILE,
    PASS,
    PAY,
    RAID,
    REFUSE,
    RIGHT,
    ROLL_DIE,
    SPARE,
    STARTS,
    TAKE_FROM,
    TUCK_UNDER,
)
from .piles import turn_up
from .sabotage import (
    apply_attack,
    apply_pay,
    apply_raid,
    apply_refuse,
    attack_guard,
    pay_guard,
    raid_guard,
    refuse_guard,
    victim_guard,
)
from .scoring import finish, standing
from .state import (
    ACT,
    CARD_COUNT,
    CLOSED,
    COPIES,
    ENDINGS,
    FACE_COUNT,
    FINAL,
    KIND_COUNT,
    NO_BID,
    NO_CARD,
    NO_LOT,
    OPEN,
    OPENING,
    PHASES,
    PILE_SIZE,
    RAISE,
    SABOTEURS,
    SEATS,
    START_MONEY,
    STATE,
    TALERS,
    VIEWERS,
    WIDTH,
    State,
)
from .turn import apply_tuck, begin_final, begin_turn, end_turn, next_seat, tuck_guard

__all__ = [
    "AUDITS",
    "ENDINGS",
    "MOVES",
    "NEWS",
    "PHASES",
    "STATE",
    "State",
    "apply",
    "audit",
    "guard",
    "hide",
    "imagine",
    "legal",
    "setup",
    "standing",
]


# Setting up


@rule
def setup(s: State) -> None:
    """C2 to C6"""
    clear_table(s)
    clear_seats(s)
    clear_knowledge(s)
    deal_piles(s)
    fill_purses(s)
    first = rand(s, int(s.seats))
    tell(s, STARTS, ALL, first)
    turn_up(s)
    begin_turn(s, first)


@rule
def clear_table(s: State) -> None:
    """C4: all saboteurs in the supply."""
    s.known = 0
    s.supply = SABOTEURS
    s.lot = NO_LOT
    s.leader = NOBODY
    s.victim = NOBODY
    s.place = 0
    s.loose = NO_CARD
    s.loose_seen = 0
    s.loose_told = 0
    s.closing = 0
    s.final_left = 0
    for i in range(PILE_SIZE):
        for pile in range(2):
            s.seen[pile, i] = 0
            s.told[pile, i] = 0


@rule
def clear_seats(s: State) -> None:
    for seat in range(SEATS):
        s.money[seat] = 0
        s.most[seat] = 0
        s.saboteurs[seat] = 0
        s.bid[seat] = NO_BID
        s.out[seat] = 0
        s.hand_size[seat] = 0
        s.city_size[seat] = 0
        s.founded[seat] = 0
        for place in range(WIDTH):
            s.city[seat, place] = NO_CARD
        for face in range(FACE_COUNT):
            s.hand[seat, face] = 0


@rule
def clear_knowledge(s: State) -> None:
    for viewer in range(VIEWERS):
        for i in range(SEATS * FACE_COUNT):
            s.sure[viewer, i] = 0
        for i in range(SEATS * KIND_COUNT):
            s.promised[viewer, i] = 0


@rule
def deal_piles(s: State) -> None:
    """C2: two piles of twenty, one of them open."""
    n = 0
    for face in range(FACE_COUNT):
        for _ in range(COPIES[face]):
            s.scratch[n] = face
            n += 1
    shuffle(s, s.scratch, CARD_COUNT)
    for i in range(PILE_SIZE):
        s.pile[OPEN, i] = s.scratch[i]
        s.pile[CLOSED, i] = s.scratch[PILE_SIZE + i]
        s.scratch[i] = 0
        s.scratch[PILE_SIZE + i] = 0
    s.pile_size[OPEN] = PILE_SIZE
    s.pile_size[CLOSED] = PILE_SIZE


@rule
def fill_purses(s: State) -> None:
    """C3"""
    s.bank = TALERS
    for seat in range(int(s.seats)):
        s.money[seat] = START_MONEY
        s.most[seat] = START_MONEY
        s.bank -= START_MONEY


# What is allowed

# By phase: where the moves are that may be allowed; bids and acts are looked for in `legal_bids` and `legal_acts`.
_MOVES_OF_PHASE = {
    "roll": (ROLL_DIE, ROLL_DIE + 1),
    "take": (TAKE_FROM, SPARE + 1),
    "offer": (OFFER_PILE, BID),
    "ransom": (PAY, REFUSE + 1),
    "tuck": (TUCK_UNDER, TUCK_UNDER + 2),
}
PHASE_FIRST = np.array([_MOVES_OF_PHASE.get(phase, (0, 0))[0] for phase in PHASES], np.int64)
PHASE_END = np.array([_MOVES_OF_PHASE.get(phase, (0, 0))[1] for phase in PHASES], np.int64)


@rule
def guard(s: State, move: int) -> int:
    """0, or the number of the rule that forbids this move now."""
    if s.over:
        return 51
    if move < FOUND:
        return auction_step_guard(s, move)
    if move < ATTACK:
        return lay_guard(s, move)
    if move < DONE:
        return sabotage_guard(s, move)
    if move == DONE:
        return done_guard(s)
    if move == PAY:
        return pay_guard(s)
    return refuse_guard(s) if move == REFUSE else tuck_guard(s)


@rule
def auction_step_guard(s: State, move: int) -> int:
    """Income and auction."""
    if move == ROLL_DIE:
        return roll_guard(s)
    if move < SPARE:
        return take_guard(s, move - TAKE_FROM)
    if move == SPARE:
        return spare_guard(s)
    if move < BID:
        return offer_guard(s, move - OFFER_PILE)
    return bid_guard(s, move - BID) if move < PASS else pass_guard(s)


@rule
def lay_guard(s: State, move: int) -> int:
    if move < LEFT:
        return found_guard(s, move - FOUND)
    if move < RIGHT:
        return left_guard(s, move - LEFT)
    if move < FILL:
        return right_guard(s, move - RIGHT)
    return fill_guard(s, (move - FILL) // WIDTH, (move - FILL) % WIDTH)


@rule
def sabotage_guard(s: State, move: int) -> int:
    if move < RAID:
        return attack_guard(s, (move - ATTACK) // WIDTH, (move - ATTACK) % WIDTH)
    return raid_guard(s, move - RAID)


@rule
def legal(s: State, out: Cells) -> int:
    """The moves of the seat to move, ascending."""
    if s.phase == OPENING or s.phase == RAISE:
        return legal_bids(s, out)
    if s.phase == ACT or s.phase == FINAL:
        return legal_acts(s, out)
    n = 0
    for move in range(PHASE_FIRST[s.phase], PHASE_END[s.phase]):
        if guard(s, move) == 0:
            out[n] = move
            n += 1
    return n


@rule
def legal_bids(s: State, out: Cells) -> int:
    n = 0
    for amount in range(most_to_bid(s) + 1):
        n = put(out, n, BID + amount, bid_guard(s, amount))
    return put(out, n, PASS, pass_guard(s))


@rule
def put(out: Cells, n: int, move: int, why: int) -> int:
    """Add the move unless a rule forbids it."""
    if why != 0:
        return n
    out[n] = move
    return n + 1


@rule
def legal_acts(s: State, out: Cells) -> int:
    n = put_found(s, out) if s.city_size[s.to_move] == 0 else put_additions(s, out)
    for victim in range(int(s.seats)):
        if victim_guard(s, victim) == 0:
            for place in range(int(s.city_size[victim])):
                why = attack_guard(s, victim, place)
                n = put(out, n, ATTACK + victim * WIDTH + place, why)
    for victim in range(int(s.seats)):
        n = put(out, n, RAID + victim, raid_guard(s, victim))
    return put(out, n, DONE, done_guard(s))


@rule
def put_found(s: State, out: Cells) -> int:
    n = 0
    for face in range(FACE_COUNT):
        n = put(out, n, FOUND + face, found_guard(s, face))
    return n


@rule
def put_additions(s: State, out: Cells) -> int:
    n = 0
    for face in range(FACE_COUNT):
        n = put(out, n, LEFT + face, left_guard(s, face))
    for face in range(FACE_COUNT):
        n = put(out, n, RIGHT + face, right_guard(s, face))
    for face in range(FACE_COUNT):
        if card_guard(s, face) == 0:
            for place in range(int(s.city_size[s.to_move])):
                n = put(out, n, FILL + face * WIDTH + place, fill_guard(s, face, place))
    return n


# Making a move


@rule
def apply(s: State, move: int) -> None:
    """Make a legal move and tell the news."""
    if move < FOUND:
        apply_auction_step(s, move)
    elif move < ATTACK:
        apply_lay(s, move)
    elif move < RAID:
        apply_attack(s, (move - ATTACK) // WIDTH, (move - ATTACK) % WIDTH)
    elif move < DONE:
        apply_raid(s, move - RAID)
    elif move == DONE:
        apply_done(s)
    elif move == PAY:
        apply_pay(s)
    elif move == REFUSE:
        apply_refuse(s)
    else:
        apply_tuck(s, move - TUCK_UNDER)


@rule
def apply_auction_step(s: State, move: int) -> None:
    if move == ROLL_DIE:
        apply_roll(s)
    elif move < SPARE:
        apply_take(s, move - TAKE_FROM)
    elif move == SPARE:
        apply_spare(s)
    elif move < BID:
        apply_offer(s, move - OFFER_PILE)
    elif move < PASS:
        apply_bid(s, move - BID)
    else:
        apply_pass(s)


@rule
def apply_lay(s: State, move: int) -> None:
    if move < LEFT:
        lay_right(s, move - FOUND)
    elif move < RIGHT:
        lay_left(s, move - LEFT)
    elif move < FILL:
        lay_right(s, move - RIGHT)
    else:
        lay_at(s, (move - FILL) // WIDTH, (move - FILL) % WIDTH)


@rule
def apply_done(s: State) -> None:
    """C51: the final round goes once around the table."""
    tell_rest(s)
    if s.phase == ACT:
        end_turn(s)
        return
    s.final_left -= 1
    if s.final_left > 0:
        begin_final(s, next_seat(s, s.turn))
    else:
        finish(s)
