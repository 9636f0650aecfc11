"""How a hidden record of contest is read as features (see `nets/features.py`)."""

from __future__ import annotations

from .cards import FACES, PILES

VERSION = 1
SEAT_AXIS = dict.fromkeys(
    ("money", "most", "saboteurs", "hand", "hand_size", "city", "city_size", "founded", "bid", "out"), 0
)
SEATS_IN = ("turn", "leader", "victim")
AXES = {
    "hand": (None, FACES),
    "pile": (PILES, None),
    "pile_size": (PILES,),
    "seen": (PILES, None),
    "told": (PILES, None),
}
LEFT_OUT = ("scratch",)  # zero between moves
SCALE = {"money": 20, "most": 60, "known": 128, "hand_size": 10, "promised": 5, "city_size": 12, "bid": 20}
