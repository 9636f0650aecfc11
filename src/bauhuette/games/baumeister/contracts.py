"""Phase 2: contracts are revealed and auctioned."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from . import cards, moves, state
from .ids import B10, B17, B19, B20, B23
from .state import State


@rule
def on_offer(s: State) -> int:
    """How many contracts lie open."""
    n = 0
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == state.ON_OFFER:
            n += 1
    return n


@rule
def all_awarded(s: State) -> bool:
    """B49: no contract is left, neither in the stack nor on the table."""
    return s.contracts_shown == s.contracts_used and on_offer(s) == 0


@rule
def reveal_contract(s: State) -> None:
    contract = s.contracts[s.contracts_shown]
    s.contracts_shown += 1
    s.place[contract] = state.ON_OFFER
    s.known[state.KNOWN_CONTRACT + contract] = EVERYONE
    tell(s, moves.REVEALED, EVERYONE, contract)


@rule
def reveal_economy(s: State) -> int:
    """B16: the economy card says how many new contracts come."""
    card = s.economy[s.economy_shown]
    s.economy_shown += 1
    s.known[state.KNOWN_ECONOMY + card] = EVERYONE
    kind = cards.ECONOMY_KIND[card]
    count = cards.REVEALS[kind, s.seats]
    tell(s, moves.ECONOMY_SHOWN, EVERYONE, kind, count)
    return int(count)


@rule
def step_reveal(s: State) -> None:
    if all_awarded(s):
        s.phase = state.DRAW
        return
    count = s.seats + cards.EXTRA_CONTRACTS if s.round_number == 1 else reveal_economy(s)
    while count > 0 and s.contracts_shown < s.contracts_used:
        reveal_contract(s)
        count -= 1
    s.turn = 0
    s.phase = state.CHOOSE


@rule
def owned_by(s: State, seat: int) -> int:
    n = 0
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == state.OWNED and s.holder[contract] == seat:
            n += 1
    return n


@rule
def somebody_has_two(s: State) -> bool:
    for seat in range(s.seats):
        if owned_by(s, seat) >= 2:
            return True
    return False


@rule
def may_take_part(s: State, seat: int) -> bool:
    """B22: in round 1, once somebody has two contracts, only those without; B26: later everybody."""
    return s.round_number > 1 or owned_by(s, seat) == 0 or not somebody_has_two(s)


@rule
def can_choose(s: State, seat: int) -> bool:
    """B17, B20: who may take part and can pay the cost of a contract on offer."""
    if not may_take_part(s, seat):
        return False
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == state.ON_OFFER and cards.COST[contract] <= s.money[seat]:
            return True
    return False


@rule
def seat_without(s: State) -> int:
    """The first seat in turn order that owns no contract, or -1."""
    for i in range(s.seats):
        if owned_by(s, state.seat_at(s, i)) == 0:
            return state.seat_at(s, i)
    return -1


@rule
def step_choose(s: State) -> None:
    """B17, B18, B25: the choice goes round once, past those who cannot use it."""
    if s.round_number == 1 and on_offer(s) == 1 and seat_without(s) >= 0:
        give_last(s, seat_without(s))
    while s.turn < s.seats:
        seat = state.seat_at(s, s.turn)
        if can_choose(s, seat):
            s.to_move = seat
            return
        s.turn += 1
    close_contracts(s)


@rule
def give_last(s: State, seat: int) -> None:
    """B24: the last contract goes to the one without, at its cost."""
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == state.ON_OFFER:
            tell(s, moves.GIVEN, EVERYONE, seat, contract, cards.COST[contract])
            award(s, seat, contract, cards.COST[contract])
            return


@rule
def award(s: State, seat: int, contract: int, amount: int) -> None:
    """B19, B27: pays the bank, takes the contract and whatever lies on it."""
    state.pay_bank(s, seat, amount)
    s.place[contract] = state.OWNED
    s.holder[contract] = seat
    if s.bonus[contract] > 0:
        tell(s, moves.FOUND, EVERYONE, seat, contract, s.bonus[contract])
        s.money[seat] += s.bonus[contract]
        s.bonus[contract] = 0


@rule
def close_contracts(s: State) -> None:
    """B27: 5,000 on every contract nobody took. B49: one more round after the last was awarded."""
    for contract in range(cards.CONTRACT_COUNT):
        if s.place[contract] == state.ON_OFFER:
            s.bonus[contract] += cards.UNSOLD_BONUS
            s.bank -= cards.UNSOLD_BONUS
            tell(s, moves.UNSOLD, EVERYONE, contract, s.bonus[contract])
    if all_awarded(s):
        s.last_round = min(s.last_round, s.round_number + 1)
        tell(s, moves.ALL_ARE_AWARDED, EVERYONE, s.last_round)
    s.phase = state.DRAW


@rule
def why_not_auction(s: State, contract: int) -> int:
    if s.phase != state.CHOOSE:
        return B10
    if s.place[contract] != state.ON_OFFER:
        return B17
    return 0 if cards.COST[contract] <= s.money[s.to_move] else B20


@rule
def lowest_bid(s: State) -> int:
    """B17: the cost to open; B19: then more than the bid that stands."""
    return int(cards.COST[s.lot] if s.phase == state.OPEN else s.price + 1)


@rule
def highest_bid(s: State, seat: int) -> int:
    """B20: what one has in cash; B21: and no more than the highest bid."""
    return min(int(s.money[seat]), cards.HIGHEST_BID)


@rule
def why_not_bid(s: State, amount: int) -> int:
    if s.phase != state.OPEN and s.phase != state.BID:
        return B10
    if amount < lowest_bid(s):
        return B17 if s.phase == state.OPEN else B19
    return 0 if amount <= s.money[s.to_move] else B20


@rule
def why_not_pass_choice(s: State) -> int:
    """B23: in round 1 whoever has no contract must go on choosing."""
    return B23 if s.round_number == 1 and owned_by(s, s.to_move) == 0 else 0


@rule
def do_auction(s: State, contract: int) -> None:
    """The chooser names a contract, and must name an opening bid next."""
    tell(s, moves.AUCTIONED, EVERYONE, s.to_move, contract)
    s.lot = contract
    s.phase = state.OPEN


@rule
def do_bid(s: State, amount: int) -> None:
    seat = s.to_move
    if s.phase == state.OPEN:
        for other in range(s.seats):
            s.bidding[other] = may_take_part(s, other)
    s.leader = seat
    s.price = amount
    s.cursor = seat
    tell(s, moves.BID_MADE, EVERYONE, seat, amount)
    s.phase = state.BID
    s.to_move = NOBODY


@rule
def pass_bid(s: State) -> None:
    """B19: who passes is out of this auction."""
    s.bidding[s.to_move] = 0
    s.cursor = s.to_move
    tell(s, moves.PASSED, EVERYONE, s.to_move)
    s.to_move = NOBODY


@rule
def pass_choice(s: State) -> None:
    """B18: the choice goes to the left and does not come back this round."""
    tell(s, moves.PASSED, EVERYONE, s.to_move)
    s.turn += 1
    s.to_move = NOBODY


@rule
def step_bid(s: State) -> None:
    """B19: clockwise until one is left; whoever cannot pay more drops out unasked."""
    for i in range(1, s.seats):
        seat = (s.cursor + i) % s.seats
        if seat == s.leader:
            break
        if s.bidding[seat]:
            if highest_bid(s, seat) > s.price:
                s.to_move = seat
                return
            s.bidding[seat] = 0
            tell(s, moves.DROPPED, EVERYONE, seat)
    end_auction(s)


@rule
def end_auction(s: State) -> None:
    tell(s, moves.WON, EVERYONE, s.leader, s.lot, s.price)
    award(s, s.leader, s.lot, s.price)
    s.lot = -1
    s.leader = NOBODY
    s.price = 0
    s.cursor = -1
    for seat in range(s.seats):
        s.bidding[seat] = 0
    s.phase = state.CHOOSE
