"""Wettstreit der Baumeister: the contract, chapter by chapter in the modules beside this one."""

from __future__ import annotations

from bauhuette.engine.dispatch import dispatch
from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY, Cells
from bauhuette.engine.rng import rand, shuffle

from . import auction, building, cards, income, moves, sabotage, turns
from .auction import most_to_bid, why_not_bid, why_not_offer, why_not_pass
from .audit import AUDITS, audit
from .building import tell_rest, why_not_done, why_not_fill, why_not_found, why_not_lay, why_not_left, why_not_right
from .ids import C51
from .income import why_not_roll, why_not_spare, why_not_take
from .knowledge import determinize, redact
from .moves import MOVES, NEWS
from .piles import turn_up
from .sabotage import why_not_attack, why_not_pay, why_not_raid, why_not_refuse, why_not_victim
from .scoring import finish, standing
from .state import ACT, ENDINGS, FINAL, NO_BID, NO_LOT, OPENING, PHASES, RAISE, STATE, State
from .turns import begin_final, begin_turn, end_turn, next_seat, why_not_tuck

__all__ = [
    "AUDITS", "ENDINGS", "MOVES", "NEWS", "PHASES", "STATE", "State", "apply", "audit", "determinize", "guard", "legal",
    "redact", "setup", "standing",
]  # fmt: skip


# Setting up


@rule
def setup(s: State) -> None:
    """C2 to C6"""
    clear_table(s)
    deal_piles(s)
    fill_purses(s)
    first = rand(s, int(s.seats))
    tell(s, moves.STARTS, EVERYONE, first)
    turn_up(s)
    begin_turn(s, first)


@rule
def clear_table(s: State) -> None:
    """C4: all saboteurs in the supply."""
    s.supply = cards.SABOTEURS
    s.lot = NO_LOT
    s.leader = NOBODY
    s.victim = NOBODY
    s.loose = cards.NO_CARD
    for seat in range(cards.SEATS):
        s.bid[seat] = NO_BID
        for place in range(cards.WIDTH):
            s.city[seat, place] = cards.NO_CARD


@rule
def deal_piles(s: State) -> None:
    """C2: two piles of twenty, one of them open."""
    n = 0
    for face in range(cards.FACE_COUNT):
        for _ in range(cards.COPIES[face]):
            s.scratch[n] = face
            n += 1
    shuffle(s, s.scratch, cards.CARD_COUNT)
    for i in range(cards.PILE_SIZE):
        s.pile[cards.OPEN, i] = s.scratch[i]
        s.pile[cards.CLOSED, i] = s.scratch[cards.PILE_SIZE + i]
        s.scratch[i] = 0
        s.scratch[cards.PILE_SIZE + i] = 0
    s.pile_size[cards.OPEN] = cards.PILE_SIZE
    s.pile_size[cards.CLOSED] = cards.PILE_SIZE


@rule
def fill_purses(s: State) -> None:
    """C3"""
    s.bank = cards.TALERS
    for seat in range(s.seats):
        s.money[seat] = cards.START_MONEY
        s.most[seat] = cards.START_MONEY
        s.bank -= cards.START_MONEY


# What is allowed


@rule
def legal(s: State, out: Cells) -> int:
    """The moves of the seat to move, family by family; bids and acts are only looked for when it is time for them."""
    if s.phase == OPENING or s.phase == RAISE:
        return legal_bids(s, out)
    if s.phase == ACT or s.phase == FINAL:
        return legal_acts(s, out)
    return legal_choices(s, out)


@rule
def put(out: Cells, n: int, move: int, why: int) -> int:
    """Add the move unless a rule forbids it."""
    if why != 0:
        return n
    out[n] = move
    return n + 1


@rule
def legal_choices(s: State, out: Cells) -> int:
    n = put(out, 0, moves.ROLL_DIE, why_not_roll(s))
    for victim in range(s.seats):
        n = put(out, n, moves.to_take(victim), why_not_take(s, victim))
    n = put(out, n, moves.SPARE, why_not_spare(s))
    for pile in range(cards.PILE_COUNT):
        n = put(out, n, moves.to_offer(pile), why_not_offer(s, pile))
    n = put(out, n, moves.PAY, why_not_pay(s))
    n = put(out, n, moves.REFUSE, why_not_refuse(s))
    for pile in range(cards.PILE_COUNT):
        n = put(out, n, moves.to_tuck(pile), why_not_tuck(s, pile))
    return n


@rule
def legal_bids(s: State, out: Cells) -> int:
    n = 0
    for amount in range(most_to_bid(s) + 1):
        n = put(out, n, moves.to_bid(amount), why_not_bid(s, amount))
    return put(out, n, moves.PASS, why_not_pass(s))


@rule
def legal_acts(s: State, out: Cells) -> int:
    n = legal_founding(s, out) if s.city_size[s.to_move] == 0 else legal_additions(s, out)
    for victim in range(s.seats):
        if why_not_victim(s, victim) == 0:
            for place in range(s.city_size[victim]):
                n = put(out, n, moves.to_attack(victim, place), why_not_attack(s, victim, place))
    for victim in range(s.seats):
        n = put(out, n, moves.to_raid(victim), why_not_raid(s, victim))
    return put(out, n, moves.DONE, why_not_done(s))


@rule
def legal_founding(s: State, out: Cells) -> int:
    n = 0
    for card in range(cards.FACE_COUNT):
        n = put(out, n, moves.to_found(card), why_not_found(s, card))
    return n


@rule
def legal_additions(s: State, out: Cells) -> int:
    n = 0
    for card in range(cards.FACE_COUNT):
        n = put(out, n, moves.to_left(card), why_not_left(s, card))
    for card in range(cards.FACE_COUNT):
        n = put(out, n, moves.to_right(card), why_not_right(s, card))
    for card in range(cards.FACE_COUNT):
        if why_not_lay(s, card) == 0:
            for place in range(s.city_size[s.to_move]):
                n = put(out, n, moves.to_fill(card, place), why_not_fill(s, card, place))
    return n


# The end of a turn and of the game


@rule
def do_done(s: State) -> None:
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


guard, apply = dispatch(MOVES, globals(), auction, building, income, sabotage, turns, over=C51)
