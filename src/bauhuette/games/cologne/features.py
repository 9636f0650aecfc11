"""How a hidden record of cologne is read as features (see `research/features.py`)."""

from __future__ import annotations

from .cards import CHURCHES, GATES, STONES

VERSION = 1
SEAT_AXIS = {
    **dict.fromkeys(("at", "load", "audiences", "poisoned", "sabotaged", "hand", "hand_count", "known"), 0),
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
}
LEFT_OUT = ("steps", "queue", "worth")  # zero between moves
