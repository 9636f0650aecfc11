"""How a hidden record of cologne is read as features (see `nets/features.py`)."""

from __future__ import annotations

from .cards import CARDS, CHURCHES, GATES, STONES

VERSION = 2
SEAT_AXIS = {
    **dict.fromkeys(("at", "load", "audiences", "poisoned", "sabotaged", "hand", "hand_count"), 0),
    "built": 1,
    "latest": 1,
}
SEATS_IN = ("turn", "victim", "owner", "notary")
AXES = {
    "supply": (STONES,),
    "gates": (GATES, STONES),
    "site": (CHURCHES,),
    "built": (CHURCHES, None, STONES),
    "latest": (CHURCHES, None),
    "owner": (CHURCHES,),
    "notary": (CHURCHES,),
    "abbot": (CHURCHES,),
    **dict.fromkeys(("laid", "pile", "deck"), (CARDS,)),
    "hand": (None, CARDS),
}
# Scratch is zero between moves; what the reader is sure of stands in `hand` and `pile`.
LEFT_OUT = ("steps", "queue", "worth", "sure", "seen", "known")
SCALE = {"turns": 100, "extra": 2, "built": 4, "audiences": 3, "hand": 3, "hand_count": 4, "laid": 5, "pile": 5}
