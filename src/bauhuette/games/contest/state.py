"""The record of a game in progress."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.record import NEWS_WIDTH, SPECTATOR, Cells, Grid, Header, dtype_of, int8, int16, int32, int64

from .cards import (
    AT_ONCE,
    CARD_COUNT,
    COPIES,
    FACE_COUNT,
    FACES,
    KIND_COUNT,
    PILE_SIZE,
    PILES,
    SABOTEURS,
    SEATS,
    TALERS,
    WIDTH,
)

VIEWERS = SPECTATOR + 1
TALLY = CARD_COUNT  # where the counts begin in the scratch space
NOT_TOLD = 0  # no kind was announced
NO_BID = -1
NO_LOT = -1
BIT = np.array([1, 2, 4, 8, 16], np.int64)  # of each viewer
ALL_VIEWERS = 31

PHASES = ("roll", "take", "offer", "open", "raise", "act", "ransom", "tuck", "final")
ROLL, TAKE, OFFER, OPENING, RAISE, ACT, RANSOM, TUCK, FINAL = range(len(PHASES))
ENDINGS = ("open-pile", "closed-pile")

MOST_COPIES = int(COPIES.max())
MOST_INCOME = 1000 * TALERS  # of one seat in a whole game
MOST_SHOWN = 1 << 30  # how often something hidden can be shown


class State(Header):
    """One game of contest in progress."""

    turn: int = int64(seat=True, low=0)  # whose turn it is: the auctioneer, the builder, the attacker
    money: Cells = int32(SEATS, high=TALERS)
    most: Cells = int32(SEATS, high=MOST_INCOME)  # what a seat can own at most, from what everybody saw come in (C5)
    bank: int = int64(high=TALERS)
    supply: int = int64(high=SABOTEURS)  # saboteurs nobody has
    saboteurs: Cells = int16(SEATS, high=SABOTEURS)

    # How often something hidden was shown; a higher count has a new bit, and undo stops there.
    known: int = int64(high=MOST_SHOWN)
    pile: Grid = int8(len(PILES), PILE_SIZE, names=FACES)  # the top card first
    pile_size: Cells = int16(len(PILES), high=PILE_SIZE)
    seen: Grid = int16(len(PILES), PILE_SIZE, high=ALL_VIEWERS)  # a bit for each viewer who knows this card
    told: Grid = int8(len(PILES), PILE_SIZE, high=KIND_COUNT)  # 1 + the kind everybody was told, 0: nothing

    hand: Grid = int8(SEATS, FACE_COUNT, high=MOST_COPIES)  # how many of each face
    hand_size: Cells = int16(SEATS, high=CARD_COUNT)
    # What a viewer knows of another's hand: so many of this face, and besides so many of this kind. Both are lower
    # bounds, and exactly what follows from what the viewer saw and heard (see `knowledge.py`).
    sure: Grid = int8(VIEWERS, SEATS * FACE_COUNT, high=MOST_COPIES)
    promised: Grid = int8(VIEWERS, SEATS * KIND_COUNT, high=CARD_COUNT)

    city: Grid = int8(SEATS, WIDTH, names=FACES)  # from left to right
    city_size: Cells = int16(SEATS, high=WIDTH)  # places, gaps included
    founded: Cells = int16(SEATS, high=1)  # whether the first build is done

    lot: int = int64(low=NO_LOT, high=len(PILES) - 1)  # the pile whose top card is being auctioned, or NO_LOT
    bid: Cells = int16(SEATS, low=NO_BID, high=TALERS)  # each seat's last bid, or NO_BID
    out: Cells = int16(SEATS, high=1)  # who has passed
    leader: int = int64(seat=True)  # who made the highest bid, or NOBODY

    laid: int = int64(high=AT_ONCE)  # cards laid in this turn
    sabotaged: int = int64(high=1)  # whether this turn's saboteur was used
    victim: int = int64(seat=True)  # of the attack being settled, or NOBODY
    place: int = int64(high=WIDTH - 1)  # in the victim's city, from 0
    loose: int = int64(names=FACES)  # a card to be put under a pile
    loose_seen: int = int64(high=ALL_VIEWERS)
    loose_told: int = int64(high=KIND_COUNT)

    closing: int = int64(high=len(PILES))  # 0, or 1 + the pile whose last card was auctioned
    final_left: int = int64(high=SEATS)  # seats still to lay cards in the final round
    scratch: Cells = int8(CARD_COUNT + FACE_COUNT, scratch=True)  # cards, then a count for each face
    news: Grid = int32(20, NEWS_WIDTH)


STATE = dtype_of(State)
