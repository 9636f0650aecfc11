"""What somebody knows of a hand they cannot see: never more than a careful person at the table.

A viewer's knowledge of a hand are lower bounds: at least so many cards of each kind (`sure`). A card played openly may
have been one of those, so its bound falls by one. A card that leaves unseen may have been any of them, so every bound
falls by one; only when the viewer knows the whole hand, and it is of one kind, is the card as good as seen.
"""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE

from .cards import CARD_SORTS
from .state import VIEWERS, State

NO_KIND = -1


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
def forget_all(s: State) -> None:
    """K4: before the first card nobody knows anything."""
    s.known = 0
    forget_pile(s)
    for viewer in range(VIEWERS):
        for seat in range(s.hand.shape[0]):
            for kind in range(CARD_SORTS):
                s.sure[viewer, seat, kind] = 0


@rule
def show_all(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand before everybody's eyes."""
    reveal(s)
    forget_card(s, seat, kind, EVERYONE)
