"""What is printed on the components, as tables.

Cards that look the same are the same: everything speaks of *faces* (`gate-3`, of which there are three), never of
single cards, so that nobody can tell twins apart who could not do so at a table. The `card` of a move is a face, too.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from bauhuette.engine.edition import data_of
from bauhuette.engine.record import MAX_SEATS

DATA = data_of(__package__)

SEATS = MAX_SEATS

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

PILES: tuple[Literal["open", "closed"], ...] = ("open", "closed")
PILE_COUNT = len(PILES)
OPEN, CLOSED = range(PILE_COUNT)
