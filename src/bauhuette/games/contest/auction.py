"""Second step of a turn: a card is auctioned (C16 to C29)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, tell
from bauhuette.engine.record import NOBODY

from . import moves
from .cards import CLOSED, KIND, OPEN, TALERS
from .ids import C10, C16, C17, C18, C19
from .income import earn
from .knowledge import reveal, take_into_hand
from .piles import pick_loose, remove_top, turn_up
from .state import BIT, NO_BID, NO_LOT, OFFER, OPENING, RAISE, State
from .turns import ask, begin_act, next_seat, put_away


@rule
def why_not_offer(s: State, pile: int) -> int:
    """The top card of either pile."""
    if s.phase != OFFER:
        return C10
    return 0 if s.pile_size[pile] > 0 else C16


@rule
def do_offer(s: State, pile: int) -> None:
    """C16; C22: into the closed pile only the auctioneer looks."""
    s.lot = pile
    if pile == OPEN:
        tell(s, moves.OFFERED, EVERYONE, s.turn, s.pile[OPEN, 0])
    else:
        reveal(s)
        s.seen[CLOSED, 0] |= BIT[s.turn]
        tell(s, moves.OFFERED_CLOSED, EVERYONE, s.turn)
        tell(s, moves.LOOKED, BIT[s.turn], s.turn, s.pile[CLOSED, 0])
    ask(s, OPENING, s.turn)


@rule
def highest_bid(s: State) -> int:
    return int(s.bid[s.leader]) if s.leader != NOBODY else NO_BID


@rule
def most_to_bid(s: State) -> int:
    """C19: nobody can own more than all the money outside the bank."""
    return TALERS - s.bank


@rule
def why_not_bid(s: State, amount: int) -> int:
    """C26: nobody asks whether the bidder can pay."""
    if s.phase != OPENING and s.phase != RAISE:
        return C10
    if s.phase == OPENING and amount == 0 and s.money[s.to_move] > 0:
        return C17
    if s.phase == RAISE and amount <= highest_bid(s):
        return C18
    return 0 if amount <= most_to_bid(s) else C19


@rule
def why_not_pass(s: State) -> int:
    if s.phase == OPENING:
        return C17
    return 0 if s.phase == RAISE else C10


@rule
def do_bid(s: State, amount: int) -> None:
    """C17, C18; C5: an opening bid of nothing shows an empty purse."""
    seat = s.to_move
    s.bid[seat] = amount
    s.leader = seat
    if amount == 0:
        s.most[seat] = 0
    tell(s, moves.BID_MADE, EVERYONE, seat, amount)
    ask_next_bidder(s)


@rule
def do_pass(s: State) -> None:
    s.out[s.to_move] = 1
    tell(s, moves.PASSED, EVERYONE, s.to_move)
    ask_next_bidder(s)


@rule
def ask_next_bidder(s: State) -> None:
    """C18: in seat order, until all but one have passed."""
    seat = next_seat(s, s.to_move)
    while s.out[seat] and seat != s.leader:
        seat = next_seat(s, seat)
    if seat == s.leader:
        settle(s)
    else:
        ask(s, RAISE, seat)
        if seat == s.turn:
            announce(s)


@rule
def announce(s: State) -> None:
    """C23: when it is the auctioneer's turn again, everybody is told the kind; once is enough."""
    if s.lot == CLOSED and s.told[CLOSED, 0] == 0:
        kind = KIND[s.pile[CLOSED, 0]]
        reveal(s)
        s.told[CLOSED, 0] = kind + 1
        tell(s, moves.ANNOUNCED, EVERYONE, s.turn, kind)


@rule
def settle(s: State) -> None:
    """C20; C26, C27: the highest bid that can be paid buys. Who pays and who cannot shows the purses."""
    reveal(s)
    buyer = s.leader
    while buyer != NOBODY and s.money[buyer] < s.bid[buyer]:
        expose(s, buyer)
        buyer = best_bidder(s)
    if buyer != NOBODY:
        sell(s, buyer)
    else:
        leave_unsold(s)


@rule
def expose(s: State, seat: int) -> None:
    """C26: all the money goes to the bank, and everybody sees it."""
    tell(s, moves.EXPOSED, EVERYONE, seat, s.bid[seat], s.money[seat])
    s.bank += s.money[seat]
    s.money[seat] = 0
    s.most[seat] = 0
    s.bid[seat] = NO_BID


@rule
def best_bidder(s: State) -> int:
    """C27"""
    best = NOBODY
    for seat in range(s.seats):
        if s.bid[seat] != NO_BID and (best == NOBODY or s.bid[seat] > s.bid[best]):
            best = seat
    return best


@rule
def share_of_price(s: State, buyer: int) -> int:
    """C20, C21: half for the auctioneer, unless he buys himself; C28: or could not pay his own bid."""
    if buyer == s.turn or s.bid[s.turn] == NO_BID:
        return 0
    return int(s.bid[buyer]) // 2


@rule
def sell(s: State, buyer: int) -> None:
    """C20: the buyer pays and takes the card into the hand."""
    price = s.bid[buyer]
    share = share_of_price(s, buyer)
    s.money[buyer] -= price
    s.bank += price - share
    earn(s, s.turn, share)
    tell_sale(s, buyer, price)
    if share > 0:
        tell(s, moves.SHARE, EVERYONE, s.turn, share)
    pile = s.lot
    take_into_hand(s, buyer, s.pile[pile, 0], s.seen[pile, 0], s.told[pile, 0])
    close_auction(s)
    begin_act(s)


@rule
def tell_sale(s: State, buyer: int, price: int) -> None:
    """C24, C25: the buyer and who has seen the card know it, the others at most its kind."""
    knowing = s.seen[s.lot, 0] | BIT[buyer]
    told = s.told[s.lot, 0]
    tell(s, moves.BOUGHT, knowing, buyer, s.pile[s.lot, 0], price)
    if knowing != EVERYONE and told > 0:
        tell(s, moves.BOUGHT_KIND, EVERYONE & ~knowing, buyer, told - 1, price)
    elif knowing != EVERYONE:
        tell(s, moves.BOUGHT_UNSEEN, EVERYONE & ~knowing, buyer, price)


@rule
def leave_unsold(s: State) -> None:
    """C29: nobody can pay, the card goes under the lower pile."""
    tell(s, moves.UNSOLD, EVERYONE, s.turn)
    pile = s.lot
    pick_loose(s, s.pile[pile, 0], s.seen[pile, 0], s.told[pile, 0])
    close_auction(s)
    put_away(s)


@rule
def close_auction(s: State) -> None:
    remove_top(s, s.lot)
    turn_up(s)
    s.lot = NO_LOT
    s.leader = NOBODY
    for seat in range(s.seats):
        s.bid[seat] = NO_BID
        s.out[seat] = 0
