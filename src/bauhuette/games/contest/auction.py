"""Second step of a turn: a card is auctioned (C16 to C29)."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import tell
from bauhuette.engine.record import NOBODY

from .income import earn
from .knowledge import reveal, take_into_hand
from .moves import (
    ALL,
    ANNOUNCED,
    BID_MADE,
    BOUGHT,
    BOUGHT_KIND,
    BOUGHT_UNSEEN,
    EXPOSED,
    LOOKED,
    OFFERED,
    OFFERED_CLOSED,
    PASSED,
    SHARE,
    UNSOLD,
)
from .piles import pick_loose, remove_top, turn_up
from .state import (
    BIT,
    CLOSED,
    KIND,
    NO_BID,
    NO_LOT,
    OFFER,
    OPEN,
    OPENING,
    RAISE,
    TALERS,
    State,
)
from .turn import ask, begin_act, next_seat, put_away


@rule
def offer_guard(s: State, pile: int) -> int:
    """C16"""
    if s.phase != OFFER:
        return 10
    return 0 if s.pile_size[pile] > 0 else 16


@rule
def apply_offer(s: State, pile: int) -> None:
    """C16; C22: into the closed pile only the auctioneer looks."""
    s.lot = pile
    if pile == OPEN:
        tell(s, OFFERED, ALL, s.turn, int(s.pile[OPEN, 0]))
    else:
        reveal(s)
        s.seen[CLOSED, 0] |= BIT[s.turn]
        tell(s, OFFERED_CLOSED, ALL, s.turn)
        tell(s, LOOKED, BIT[s.turn], s.turn, int(s.pile[CLOSED, 0]))
    ask(s, OPENING, s.turn)


@rule
def highest_bid(s: State) -> int:
    return int(s.bid[s.leader]) if s.leader != NOBODY else NO_BID


@rule
def most_to_bid(s: State) -> int:
    """C19: nobody can own more than all the money outside the bank."""
    return TALERS - int(s.bank)


@rule
def bid_guard(s: State, amount: int) -> int:
    """C17 to C19; C26: nobody asks whether the bidder can pay."""
    if s.phase != OPENING and s.phase != RAISE:
        return 10
    if s.phase == OPENING and amount == 0 and s.money[s.to_move] > 0:
        return 17
    if s.phase == RAISE and amount <= highest_bid(s):
        return 18
    return 0 if amount <= most_to_bid(s) else 19


@rule
def pass_guard(s: State) -> int:
    if s.phase == OPENING:
        return 17
    return 0 if s.phase == RAISE else 10


@rule
def apply_bid(s: State, amount: int) -> None:
    """C17, C18; C5: an opening bid of nothing shows an empty purse."""
    seat = int(s.to_move)
    s.bid[seat] = amount
    s.leader = seat
    if amount == 0:
        s.most[seat] = 0
    tell(s, BID_MADE, ALL, seat, amount)
    ask_next_bidder(s)


@rule
def apply_pass(s: State) -> None:
    s.out[s.to_move] = 1
    tell(s, PASSED, ALL, int(s.to_move))
    ask_next_bidder(s)


@rule
def ask_next_bidder(s: State) -> None:
    """C18: in seat order, until all but one have passed."""
    seat = next_seat(s, int(s.to_move))
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
        tell(s, ANNOUNCED, ALL, s.turn, kind)


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
    tell(s, EXPOSED, ALL, seat, int(s.bid[seat]), int(s.money[seat]))
    s.bank += s.money[seat]
    s.money[seat] = 0
    s.most[seat] = 0
    s.bid[seat] = NO_BID


@rule
def best_bidder(s: State) -> int:
    """C27"""
    best = int(NOBODY)
    for seat in range(int(s.seats)):
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
    price = int(s.bid[buyer])
    share = share_of_price(s, buyer)
    s.money[buyer] -= price
    s.bank += price - share
    earn(s, s.turn, share)
    tell_sale(s, buyer, price)
    if share > 0:
        tell(s, SHARE, ALL, s.turn, share)
    pile = s.lot
    take_into_hand(s, buyer, int(s.pile[pile, 0]), int(s.seen[pile, 0]), int(s.told[pile, 0]))
    close_auction(s)
    begin_act(s)


@rule
def tell_sale(s: State, buyer: int, price: int) -> None:
    """C24, C25: the buyer and who has seen the card know it, the others at most its kind."""
    knowing = int(s.seen[s.lot, 0]) | BIT[buyer]
    told = int(s.told[s.lot, 0])
    tell(s, BOUGHT, knowing, buyer, int(s.pile[s.lot, 0]), price)
    if knowing != ALL and told > 0:
        tell(s, BOUGHT_KIND, ALL & ~knowing, buyer, told - 1, price)
    elif knowing != ALL:
        tell(s, BOUGHT_UNSEEN, ALL & ~knowing, buyer, price)


@rule
def leave_unsold(s: State) -> None:
    """C29: nobody can pay, the card goes under the lower pile."""
    tell(s, UNSOLD, ALL, s.turn)
    pile = s.lot
    pick_loose(s, int(s.pile[pile, 0]), int(s.seen[pile, 0]), int(s.told[pile, 0]))
    close_auction(s)
    put_away(s)


@rule
def close_auction(s: State) -> None:
    remove_top(s, s.lot)
    turn_up(s)
    s.lot = NO_LOT
    s.leader = NOBODY
    for seat in range(int(s.seats)):
        s.bid[seat] = NO_BID
        s.out[seat] = 0
