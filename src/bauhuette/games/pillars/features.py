"""How a hidden record of pillars is read as features (see `nets/features.py`)."""

from __future__ import annotations

from .cards import MATERIALS

VERSION = 1
SEAT_AXIS = dict.fromkeys(
    ("score", "pad", "materials", "kept", "hand", "hand_size", "known", "given", "tricks_given"), 0
)
SEATS_IN = ("leader", "last_leader", "last_receiver")
AXES = {"materials": (None, MATERIALS)}
LEFT_OUT = ("deck",)  # zero between moves
SCALE = {"score": 50, "pad": 20, "materials": 5, "hand_number": 8, "hand_size": 10, "tricks_given": 8, "converted": 12}
