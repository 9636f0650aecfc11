"""How a hidden record of baumeister is read as features (see `nets/features.py`)."""

from __future__ import annotations

from .cards import CATEGORIES, CONTRACTS, LOANS, PIECES, WORKERS

VERSION = 2
SEAT_AXIS = dict.fromkeys(
    ("money", "loans", "loans_taken", "crew", "wages", "bidding", "hand", "hand_size", "idle", "borrowed", "requests"),
    0,
)
SEATS_IN = ("hammer", "boss", "holder", "leader", "cursor", "deal_seat")
AXES = {
    "loans": (None, LOANS),
    "stack": (CATEGORIES, None),
    "stack_size": (CATEGORIES,),
    "boss": (WORKERS,),
    "down": (WORKERS,),
    "crew": (None, CATEGORIES),
    "idle": (None, CATEGORIES),
    "borrowed": (None, CATEGORIES),
    "place": (CONTRACTS,),
    "holder": (CONTRACTS,),
    "bonus": (CONTRACTS,),
    "built": (CONTRACTS,),
    "planned": (CONTRACTS,),
    "heads": (PIECES, None),
}
LEFT_OUT = ("pool", "path", "load")  # zero between moves
SCALE = {
    "money": 100,
    "bank": 700,
    "loans": 5,
    "loans_taken": 5,
    "crew": 6,
    "price": 40,
    "owed": 5,
    "idle": 5,
    "borrowed": 5,
}
