"""Who knows what, and what a seat may imagine: never more than a careful person at the table.

What a viewer knows of a hand they cannot see are lower bounds: at least so many cards of each kind (`sure`). A card
played openly may have been one of those, so its bound falls by one. A card that leaves unseen may have been any of
them, so every bound falls by one; only when the viewer knows the whole hand, and it is of one kind, is the card as good
as seen.
"""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE, hide_news
from bauhuette.engine.record import SPECTATOR, Cells

from .card_kinds import any_of, count
from .cards import CARD_SORTS, COPIES
from .state import VIEWERS, State

NO_KIND = -1

# What viewers note


@rule
def reveal(s: State) -> None:
    """Somebody learns what a moment ago somebody else alone, or nobody, knew."""
    s.known += 1


@rule
def certain_kind(s: State, viewer: int, seat: int) -> int:
    """The kind of all cards of a hand, if this viewer is sure of every one and they are alike; else NO_KIND."""
    for kind in range(CARD_SORTS):
        if s.sure[viewer, seat, kind] > 0:
            return kind if s.sure[viewer, seat, kind] == s.hand_count[seat] else NO_KIND
    return NO_KIND


@rule
def witnesses(s: State, seat: int, told: int) -> int:
    """Who knows which card is about to leave a hand unseen: those told, and those who can be certain. For news."""
    mask = 0
    for viewer in range(VIEWERS):
        if told >> viewer & 1 or certain_kind(s, viewer, seat) != NO_KIND:
            mask += 1 << viewer
    return mask


@rule
def forget_card(s: State, seat: int, kind: int, mask: int) -> None:
    """A card leaves a hand: those of the mask know which, all others can rely on one less of every kind."""
    for viewer in range(VIEWERS):
        for k in range(CARD_SORTS):
            if s.sure[viewer, seat, k] > 0 and (k == kind or not mask >> viewer & 1):
                s.sure[viewer, seat, k] -= 1


@rule
def see_in_hand(s: State, seat: int, kind: int, mask: int) -> None:
    """Those of the mask know that this card has come into a hand; its holder needs no note."""
    for viewer in range(VIEWERS):
        if viewer != seat and mask >> viewer & 1:
            s.sure[viewer, seat, kind] += 1


@rule
def see_on_pile(s: State, kind: int, mask: int) -> None:
    for viewer in range(VIEWERS):
        if mask >> viewer & 1:
            s.seen[viewer, kind] += 1


@rule
def forget_pile(s: State) -> None:
    """K41: shuffled, the discards are a pile nobody knows."""
    for viewer in range(VIEWERS):
        for kind in range(CARD_SORTS):
            s.seen[viewer, kind] = 0


@rule
def show_all(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    reveal(s)
    forget_card(s, seat, kind, EVERYONE)


# Hiding


@rule
def redact(s: State, seat: int) -> None:
    """Hands and discards show what the seat is sure of; what others are sure of is nobody's business."""
    s.rng = 0
    for kind in range(CARD_SORTS):
        s.deck[kind] = 0
        s.pile[kind] = s.seen[seat, kind]
        for other in range(s.seats):
            if other != seat:
                s.hand[other, kind] = s.sure[seat, other, kind]
    for viewer in range(SPECTATOR):
        if viewer != seat:
            hide_thoughts(s, viewer)
    hide_news(s, seat)


@rule
def hide_thoughts(s: State, viewer: int) -> None:
    for kind in range(CARD_SORTS):
        s.seen[viewer, kind] = 0
        for seat in range(s.seats):
            s.sure[viewer, seat, kind] = 0


# Imagining


@rule
def determinize(s: State, seat: int) -> None:
    """Every way to deal the unseen cards to hands, discards and deck is as likely as the others."""
    for kind in range(CARD_SORTS):
        s.deck[kind] = unseen(s, kind)
    for holder in range(s.seats):
        deal_unseen(s, s.hand[holder], s.hand_count[holder])
    deal_unseen(s, s.pile, s.pile_count)
    for viewer in range(SPECTATOR):
        if viewer != seat:
            imagine_thoughts(s, viewer)


@rule
def unseen(s: State, kind: int) -> int:
    left = COPIES[kind] - s.laid[kind] - s.pile[kind]
    for seat in range(s.seats):
        left -= s.hand[seat, kind]
    return int(left)


@rule
def deal_unseen(s: State, cards: Cells, size: int) -> None:
    """Fill up with cards from the deck, where all lie that nobody sees."""
    for _ in range(size - count(cards)):
        kind = any_of(s, s.deck)
        s.deck[kind] -= 1
        cards[kind] += 1


@rule
def imagine_thoughts(s: State, viewer: int) -> None:
    """Others are taken to know of hands and discards what everybody knows."""
    for kind in range(CARD_SORTS):
        s.seen[viewer, kind] = s.seen[SPECTATOR, kind]
        for seat in range(s.seats):
            s.sure[viewer, seat, kind] = s.sure[SPECTATOR, seat, kind]
