"""What can make a bid or a building better: who can pay, what finds a place, what stands at the end."""

from __future__ import annotations

from collections.abc import Iterator

from bauhuette.engine.domains import NUMBER, SEAT
from bauhuette.engine.reasons import CausalPattern, Helps, Playout

from . import cards, moves, scoring
from .ids import C12, C20, C26, C31, C46, C47, C49, C54, C55, C56, C57, C58
from .state import NO_LOT, OFFER, OPENING, RAISE

SALE = ("bought", "unsold")
LEAST_GATE_TURNS = 2  # incomes, from which on a gate counts as bringing money
Facts = Iterator[tuple[int, ...]]


# --- the auction ---


def this_auction(playout: Playout) -> Playout:
    """The news of the current auction, or of the one the move opens; nothing in other phases."""
    if playout.before.phase not in (OFFER, OPENING, RAISE):
        return playout._replace(news=())
    ends = next((i for i, item in enumerate(playout.news) if item.kind in SALE), len(playout.news))
    return playout._replace(news=playout.news[: ends + 3])  # the news of the auctioneer's half follow the sale


def cannot_pay(playout: Playout) -> Facts:
    """C26: a bidder in this auction cannot pay."""
    for item in this_auction(playout).told("exposed"):
        yield (item.facts["seat"],)


def wins_auction(playout: Playout) -> Facts:
    """C20: a seat buys this card and builds it."""
    if sale := this_auction(playout).first("bought"):
        buyer, card = sale.facts["seat"], sale.facts["card"]
        if (buyer, card) in {(item.facts["seat"], item.facts["card"]) for item in playout.told("laid")}:
            yield buyer, card


def wins_card(playout: Playout) -> Facts:
    """C20: the same where it is still open which card it is."""
    if playout.before.lot == NO_LOT:
        yield from ((buyer,) for buyer, _ in wins_auction(playout))


def overpays(playout: Playout) -> Facts:
    """C26: a seat pays at least two talers more for this card than any other has."""
    sale = this_auction(playout).first("bought")
    if sale:
        buyer = sale.facts["seat"]
        others = max(int(playout.before.money[seat]) for seat in range(int(playout.before.seats)) if seat != buyer)
        if sale.facts["price"] > others + 1:
            yield (buyer,)


def buys_for(playout: Playout) -> Facts:
    """C20: I buy this card at a price, and build it."""
    sale = this_auction(playout).first("bought")
    if sale and (playout.seat, sale.facts["card"]) in set(wins_auction(playout)):
        yield sale.facts["card"], sale.facts["price"]


def fits_not(playout: Playout) -> Facts:
    """C58: a seat buys this card, and it is still in the hand at the end."""
    if sale := this_auction(playout).first("bought"):
        buyer, card = sale.facts["seat"], sale.facts["card"]
        if playout.end.hand[buyer, card] > playout.before.hand[buyer, card]:
            yield buyer, card


def gets_half(playout: Playout) -> Facts:
    """C20: the auctioneer is paid half of what another seat bids for this card."""
    if item := this_auction(playout).first("share"):
        yield (item.facts["seat"],)


def buys_next(playout: Playout) -> Facts:
    """C20: I have the money for the next card that is auctioned and build it."""
    is_auction = playout.before.phase in (OFFER, OPENING, RAISE)
    item = (playout.since(*SALE) if is_auction else playout).first(*SALE)
    if item and item.kind == "bought" and item.facts["seat"] == playout.seat:
        mine = [laid.facts["card"] for laid in playout.told("laid") if laid.facts["seat"] == playout.seat]
        if item.facts["card"] in mine:
            yield (playout.seat,)


# --- building ---


def builds(playout: Playout) -> Facts:
    """C31: a card in my hand finds a place in my city."""
    for item in playout.told("laid"):
        if item.facts["seat"] == playout.seat and playout.before.hand[playout.seat, item.facts["card"]]:
            yield (item.facts["card"],)


def left_over(playout: Playout) -> Facts:
    """C58: a card in my hand finds no place and costs its value."""
    for card in range(cards.FACE_COUNT):
        if playout.before.hand[playout.seat, card] and playout.end.hand[playout.seat, card]:
            yield (card,)


def gate_earns(playout: Playout) -> Facts:
    """C12: a gate I lay now brings talers in turns to come."""
    new = [item.facts["card"] for item in playout.until("rolled").told("laid") if item.facts["seat"] == playout.seat]
    incomes = [item for item in playout.told("earned") if item.facts["seat"] == playout.seat and item.facts["gates"]]
    if len(incomes) >= LEAST_GATE_TURNS:
        yield from ((card,) for card in new if cards.COINS[card])


def complete_cities(playout: Playout) -> Iterator[int]:
    """C54: only a complete city can bring extra points."""
    return (seat for seat in range(int(playout.end.seats)) if scoring.is_complete(playout.end, seat))


def completes(playout: Playout) -> Facts:
    """C54: a city is complete in the end and brings extra points."""
    yield from ((seat,) for seat in complete_cities(playout) if scoring.extra_points(playout.end, seat))


def hall_in_the_middle(playout: Playout) -> Facts:
    """C55: the town hall of a complete city stands exactly in its middle."""
    yield from ((seat,) for seat in complete_cities(playout) if scoring.middle_points(playout.end, seat))


def churches_balanced(playout: Playout) -> Facts:
    """C56: as many churches on the left of the town hall as on its right."""
    yield from ((seat,) for seat in complete_cities(playout) if scoring.church_points(playout.end, seat))


def corners_equal(playout: Playout) -> Facts:
    """C57: both corner towers of a complete city have the same value."""
    yield from ((seat,) for seat in complete_cities(playout) if scoring.corner_points(playout.end, seat))


# --- sabotage ---


def destroyed(playout: Playout) -> Facts:
    """C44, C46: a saboteur tears down a building."""
    for item in playout.told("destroyed"):
        yield item.facts["victim"], item.facts["card"]


def ransom_paid(playout: Playout) -> Facts:
    """C46: a seat pays to keep a building."""
    for item in playout.told("ransom-paid"):
        yield (item.facts["victim"],)


def raided(playout: Playout) -> Facts:
    """C49: a saboteur takes a card out of a hand of five or more."""
    for item in playout.told("raided"):
        yield (item.facts["victim"],)


REASONS = (
    CausalPattern("cannot-pay", C26, cannot_pay, Helps.OTHERS_THAN_NAMED, seat=SEAT),
    CausalPattern("wins-auction", C20, wins_auction, Helps.NAMED, seat=SEAT, card=moves.CARD),
    CausalPattern("wins-card", C20, wins_card, Helps.NAMED, seat=SEAT),
    CausalPattern("overpays", C20, overpays, Helps.OTHERS_THAN_NAMED, seat=SEAT),
    CausalPattern("buys-for", C20, buys_for, Helps.ME, card=moves.CARD, price=NUMBER),
    CausalPattern("fits-not", C58, fits_not, Helps.OTHERS_THAN_NAMED, seat=SEAT, card=moves.CARD),
    CausalPattern("gets-half", C20, gets_half, Helps.NAMED, seat=SEAT),
    CausalPattern("buys-next", C20, buys_next, Helps.NAMED, seat=SEAT),
    CausalPattern("builds", C31, builds, Helps.ME, card=moves.CARD),
    CausalPattern("left-over", C58, left_over, Helps.OTHERS, card=moves.CARD),
    CausalPattern("gate-earns", C12, gate_earns, Helps.ME, card=moves.CARD),
    CausalPattern("completes", C54, completes, Helps.NAMED, seat=SEAT),
    CausalPattern("hall-in-the-middle", C55, hall_in_the_middle, Helps.NAMED, seat=SEAT),
    CausalPattern("churches-balanced", C56, churches_balanced, Helps.NAMED, seat=SEAT),
    CausalPattern("corners-equal", C57, corners_equal, Helps.NAMED, seat=SEAT),
    CausalPattern("destroyed", C47, destroyed, Helps.OTHERS_THAN_NAMED, victim=SEAT, card=moves.CARD),
    CausalPattern("ransom-paid", C46, ransom_paid, Helps.OTHERS_THAN_NAMED, victim=SEAT),
    CausalPattern("raided", C49, raided, Helps.OTHERS_THAN_NAMED, victim=SEAT),
)
