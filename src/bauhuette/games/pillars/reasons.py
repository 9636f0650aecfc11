"""What can make a play or a conversion better: who gets which card with the trick, and what it is turned into."""

from __future__ import annotations

from collections.abc import Iterator

from bauhuette.engine.domains import SEAT
from bauhuette.engine.news import NewsItem
from bauhuette.engine.reasons import CausalPattern, Helps, Playout

from . import cards
from .ids import P11, P13, P16, P18, P21, P29, P31, P32
from .moves import CARD, CONVERTER, MATERIAL
from .state import TRICK

GIVEN = ("trick-given", "kings-trick")
Facts = Iterator[tuple[int, ...]]


def is_useful(card: int, seat: int) -> bool:
    """Whether a card brings something to the seat it is given to; advantage cards have a pattern of their own."""
    if card < cards.FIRST_NEUTRAL:
        return int(cards.COLOUR[card]) == seat
    return card < cards.FIRST_ADVANTAGE and (cards.POINTS[card] > 0 or cards.GIVES[card] >= 0 or card == cards.TOM)


def is_own(card: int, seat: int) -> bool:
    return card < cards.FIRST_NEUTRAL and int(cards.COLOUR[card]) == seat


# --- tricks ---


def tricks(playout: Playout) -> Iterator[tuple[NewsItem, list[int]]]:
    """The tricks of this hand from the move on: whose they are, and their cards."""
    if playout.before.phase != TRICK:
        return
    lying = [int(card) for card in playout.before.trick[: playout.before.trick_size]]
    for item in this_hand(playout).told("played", *GIVEN):
        if item.kind == "played":
            lying.append(item.facts["card"])
        else:
            yield item, lying
            lying = []


def this_hand(playout: Playout) -> Playout:
    return playout.until("hand-begins")


def next_hand(playout: Playout) -> Playout:
    return playout.since("hand-begins").until("hand-begins")


def given_in_this_trick(playout: Playout) -> tuple[int, list[int]] | None:
    item, lying = next(tricks(playout), (None, []))
    return None if item is None or item.kind != "trick-given" else (item.facts["receiver"], lying)


def trick_brings(playout: Playout) -> Facts:
    """P11, P12: this trick goes to a seat, with a card that is useful to it."""
    if given := given_in_this_trick(playout):
        yield from ((given[0], card) for card in given[1] if is_useful(card, given[0]))


def trick_burdens(playout: Playout) -> Facts:
    """P29: this trick goes to a seat, with a card that costs points."""
    if given := given_in_this_trick(playout):
        yield from ((given[0], card) for card in given[1] if cards.POINTS[card] < 0)


def loses_craftsman(playout: Playout) -> Facts:
    """P18: a craftsman of mine lies in this trick, which another seat is given."""
    given = given_in_this_trick(playout)
    if given and given[0] != playout.seat:
        yield from ((given[0], card) for card in given[1] if is_own(card, playout.seat))


def king_sets_aside(playout: Playout) -> Facts:
    """P13: the King sets this trick aside, and the owner of a craftsman in it never gets it."""
    item, lying = next(tricks(playout), (None, []))
    if item is None or item.kind != "kings-trick":
        return
    comes_to = this_hand(playout).first("kings-trick-given")
    for card in lying:
        if card < cards.FIRST_NEUTRAL and int(cards.COLOUR[card]) < int(playout.before.seats):
            owner = int(cards.COLOUR[card])
            if comes_to is None or comes_to.facts["receiver"] != owner:
                yield owner, card


def later_tricks(playout: Playout) -> Iterator[tuple[NewsItem, list[int]]]:
    found = tricks(playout)
    next(found, None)
    return found


def held_back(playout: Playout) -> int:
    """The cards in hand that the move does not play."""
    return int(playout.before.hand[playout.seat] & playout.after.hand[playout.seat])


def keeps_king(playout: Playout) -> Facts:
    """P13: I hold the King back, and later he sets a trick aside in which another seat's craftsman lies."""
    if not held_back(playout) & cards.BIT[cards.KING]:
        return
    for item, lying in later_tricks(playout):
        if item.kind == "kings-trick" and item.facts["player"] == playout.seat:
            others = (card for card in lying if card < cards.FIRST_NEUTRAL and not is_own(card, playout.seat))
            yield from ((cards.KING, card) for card in others)


def keeps_craftsman(playout: Playout) -> Facts:
    """P11: I hold back a craftsman of mine, and a later trick of this hand brings him to me."""
    for item, lying in later_tricks(playout):
        if item.kind == "trick-given" and item.facts["receiver"] == playout.seat:
            mine = (card for card in lying if is_own(card, playout.seat))
            yield from ((card,) for card in mine if held_back(playout) & cards.BIT[card])


def kings_trick_to(playout: Playout) -> Facts:
    """P16: a seat ends the hand without a trick and is given the King's trick."""
    if item := this_hand(playout).first("kings-trick-given"):
        yield (item.facts["receiver"],)


def keeps_advantage(playout: Playout) -> Facts:
    """P32: a seat gets the advantage card of this hand for the rest of the game."""
    if item := this_hand(playout).first("advantage-kept"):
        yield item.facts["seat"], item.facts["card"]


# --- scoring ---


def converts(playout: Playout) -> Facts:
    """P21 to P25: a converter of a seat finds its material in this hand."""
    for item in this_hand(playout).told("converted"):
        yield item.facts["seat"], item.facts["converter"], item.facts["material"]


def keeps_material(playout: Playout) -> Facts:
    """P31: a material I have while I score is left for the next hand, and is turned into points there."""
    if playout.before.phase == TRICK:
        return
    mine = [item.facts for item in next_hand(playout).told("took", "burned", "converted") if _is_my(item, playout)]
    new = {facts.get("made", facts["material"]) for facts in mine if "points" not in facts}
    for facts in mine:
        material = facts["material"]
        if "points" in facts and material not in new and playout.after.materials[playout.seat, material]:
            yield facts["converter"], material


def _is_my(item: NewsItem, playout: Playout) -> bool:
    return item.facts["seat"] == playout.seat


REASONS = (
    CausalPattern("trick-brings", P11, trick_brings, Helps.NAMED, seat=SEAT, card=CARD),
    CausalPattern("trick-burdens", P29, trick_burdens, Helps.OTHERS_THAN_NAMED, seat=SEAT, card=CARD),
    CausalPattern("loses-craftsman", P18, loses_craftsman, Helps.OTHERS, seat=SEAT, card=CARD),
    CausalPattern("king-sets-aside", P13, king_sets_aside, Helps.OTHERS_THAN_NAMED, seat=SEAT, card=CARD),
    CausalPattern("keeps-king", P13, keeps_king, Helps.ME, king=CARD, card=CARD),
    CausalPattern("keeps-craftsman", P11, keeps_craftsman, Helps.ME, card=CARD),
    CausalPattern("kings-trick-to", P16, kings_trick_to, Helps.NAMED, seat=SEAT),
    CausalPattern("keeps-advantage", P32, keeps_advantage, Helps.NAMED, seat=SEAT, card=CARD),
    CausalPattern("converts", P21, converts, Helps.NAMED, seat=SEAT, converter=CONVERTER, material=MATERIAL),
    CausalPattern("keeps-material", P31, keeps_material, Helps.ME, converter=CONVERTER, material=MATERIAL),
)
