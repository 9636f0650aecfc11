"""What is printed on the components, as tables, and the record of a game in progress.

Cards that look the same are the same: everything speaks of *faces* (`gate-3`, of which there are three), never of
single cards, so that nobody can tell twins apart who could not do so at a table. The `card` of a move is a face, too.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from bauhuette.engine.edition import data_of
from bauhuette.engine.record import (
    MAX_SEATS,
    NEWS_WIDTH,
    SPECTATOR,
    Cells,
    Grid,
    Header,
    dtype_of,
    int8,
    int16,
    int32,
    int64,
)

DATA = data_of(__package__)


SEATS = MAX_SEATS
VIEWERS = SPECTATOR + 1

# The sorts of cards, the kinds an auctioneer announces (C23), and what counts as alike for neighbours (C35).
SORTS = ("left-corner", "right-corner", "tower", "gate", "town-hall", "church")
LEFT_CORNER, RIGHT_CORNER, TOWER, GATE, TOWN_HALL, CHURCH = range(len(SORTS))
NO_SORT = -1
KINDS = ("corner-tower", "tower", "gate", "town-hall", "church")

FACES: tuple[str, ...] = tuple(DATA["card"])
_PRINTED: tuple[dict[str, Any], ...] = tuple(DATA["card"].values())
SORT = np.array([SORTS.index(card["sort"]) for card in _PRINTED], np.int64)
KIND_OF_SORT = np.array([0, 0, 1, 2, 3, 4], np.int64)
LIKE = np.array([0, 0, 0, 1, 2, 3], np.int64)  # by sort: tower and corner tower are alike
KIND = np.array([KIND_OF_SORT[sort] for sort in SORT], np.int64)
COPIES = np.array([card["copies"] for card in _PRINTED], np.int64)
VALUE = np.array([card["value"] for card in _PRINTED], np.int64)
COINS = np.array([card.get("coins", 0) for card in _PRINTED], np.int64)
SHIELDS = np.array([card.get("shields", 0) for card in _PRINTED], np.int64)
FACE_COUNT = len(FACES)
SORT_COUNT = len(SORTS)
KIND_COUNT = len(KINDS)
CARD_COUNT = int(COPIES.sum())
PILE_SIZE = CARD_COUNT // 2
TALLY = CARD_COUNT  # where the counts begin in the scratch space
NO_CARD = -1  # an empty place, a gap, or a card one does not know

DIE = np.array(DATA["die"]["faces"], np.int64)
DIE_FACES = len(DIE)
DOT = 0
TALERS: int = sum(coin["pieces"] * coin["worth"] for coin in DATA["coin"].values())
START_MONEY: int = DATA["tent"]["start"]
RANSOM_FROM: int = DATA["tent"]["ransom_from"]
HAND_AT_RISK: int = DATA["tent"]["hand_at_risk"]
SABOTEURS: int = DATA["saboteur"]["stones"]
MIDDLE: int = DATA["extra"]["middle"]
EQUAL_CHURCHES: int = DATA["extra"]["churches"]
EQUAL_CORNERS: int = DATA["extra"]["corners"]

AT_ONCE = 3  # cards laid at once (C33), and in the first build (C30)
LEFT_END = 0
WIDTH = 32  # places of a city, gaps included (C40)
NOT_TOLD = 0  # no kind was announced
NO_BID = -1
NO_LOT = -1
BIT = np.array([1, 2, 4, 8, 16], np.int64)  # of each viewer
ALL_VIEWERS = 31

PILES: tuple[Literal["open", "closed"], ...] = ("open", "closed")
OPEN, CLOSED = range(len(PILES))
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
