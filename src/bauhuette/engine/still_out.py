"""What one may know of cards one does not see: those that must be out, in somebody else's hands.

A game's `still_out.py` finds it from what the seat to move knows and from nothing else: it is given a hidden record. A
careful person could keep the same list.
"""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.engine.eyes import Hidden


class StillOut(NamedTuple):
    """Cards by their names: others hold all of `cards`, and one of `one_of` where there are any."""

    cards: list[str]
    one_of: list[str]


def still_out(_s: Hidden) -> StillOut | None:
    """Of games that have no `still_out.py` nothing is told."""
    return None
