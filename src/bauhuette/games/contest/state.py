"""The record of a game in progress."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.record import NEWS_WIDTH, SPECTATOR, Cells, Grid, Header, dtype_of, int8, int16, int32, int64

from . import cards

VIEWERS = SPECTATOR + 1
TALLY = cards.CARD_COUNT  # where the counts begin in the scratch space
NOT_TOLD = 0  # no kind was announced
NO_BID = -1
NO_LOT = -1
BIT = np.array([1, 2, 4, 8, 16], np.int64)  # of each viewer
ALL_VIEWERS = 31

PHASES = ("roll", "take", "offer", "open", "raise", "act", "ransom", "tuck", "final")
ROLL, TAKE, OFFER, OPENING, RAISE, ACT, RANSOM, TUCK, FINAL = range(len(PHASES))
ENDINGS = ("open-pile", "closed-pile")

MOST_COPIES = int(cards.COPIES.max())
MOST_INCOME = 1000 * cards.TALERS  # of one seat in a whole game
MOST_SHOWN = 1 << 30  # how often something hidden can be shown


class State(Header):
    """One game of contest in progress."""

    turn: int = int64(seat=True, low=0)  # whose turn it is: the auctioneer, the builder, the attacker
    money: Cells = int32(cards.SEATS, high=cards.TALERS)
    # what a seat can own at most, from income all players saw (C5)
    most: Cells = int32(cards.SEATS, high=MOST_INCOME)
    bank: int = int64(high=cards.TALERS)
    supply: int = int64(high=cards.SABOTEURS)  # saboteurs no player has
    saboteurs: Cells = int16(cards.SEATS, high=cards.SABOTEURS)

    # How often something hidden was shown; a higher count has a new bit, and undo stops there.
    known: int = int64(high=MOST_SHOWN)
    pile: Grid = int8(len(cards.PILES), cards.PILE_SIZE, names=cards.FACES)  # the top card first
    pile_size: Cells = int16(len(cards.PILES), high=cards.PILE_SIZE)
    seen: Grid = int16(len(cards.PILES), cards.PILE_SIZE, high=ALL_VIEWERS)  # a bit for each viewer who knows this card
    # 1 + the kind all players were told, 0: nothing
    told: Grid = int8(len(cards.PILES), cards.PILE_SIZE, high=cards.KIND_COUNT)

    hand: Grid = int8(cards.SEATS, cards.FACE_COUNT, high=MOST_COPIES)  # how many of each face
    hand_size: Cells = int16(cards.SEATS, high=cards.CARD_COUNT)
    # What a viewer knows of another's hand: so many of this face, and besides so many of this kind. Both are lower
    # bounds, and exactly what follows from what the viewer saw and heard (see `knowledge.py`).
    sure: Grid = int8(VIEWERS, cards.SEATS * cards.FACE_COUNT, high=MOST_COPIES)
    promised: Grid = int8(VIEWERS, cards.SEATS * cards.KIND_COUNT, high=cards.CARD_COUNT)

    city: Grid = int8(cards.SEATS, cards.WIDTH, names=cards.FACES)  # from left to right
    city_size: Cells = int16(cards.SEATS, high=cards.WIDTH)  # places, gaps included
    founded: Cells = int16(cards.SEATS, high=1)  # whether the first build is done

    lot: int = int64(low=NO_LOT, high=len(cards.PILES) - 1)  # the pile whose top card is being auctioned, or NO_LOT
    bid: Cells = int16(cards.SEATS, low=NO_BID, high=cards.TALERS)  # each seat's last bid, or NO_BID
    out: Cells = int16(cards.SEATS, high=1)  # who has passed
    leader: int = int64(seat=True)  # who made the highest bid, or NOBODY

    laid: int = int64(high=cards.AT_ONCE)  # cards laid in this turn
    sabotaged: int = int64(high=1)  # whether this turn's saboteur was used
    victim: int = int64(seat=True)  # of the attack being settled, or NOBODY
    place: int = int64(high=cards.WIDTH - 1)  # in the victim's city, from 0
    loose: int = int64(names=cards.FACES)  # a card to be put under a pile
    loose_seen: int = int64(high=ALL_VIEWERS)
    loose_told: int = int64(high=cards.KIND_COUNT)

    closing: int = int64(high=len(cards.PILES))  # 0, or 1 + the pile whose last card was auctioned
    final_left: int = int64(high=cards.SEATS)  # seats still to lay cards in the final round
    scratch: Cells = int8(cards.CARD_COUNT + cards.FACE_COUNT, scratch=True)  # cards, then a count for each face
    news: Grid = int32(20, NEWS_WIDTH)


STATE = dtype_of(State)
