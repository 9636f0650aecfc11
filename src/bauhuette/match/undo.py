"""Undo is computed, not authored: back while the same seat decides, no luck was used and nothing was revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bauhuette.engine.eyes import MoveId, Seat, Truth


class Past(NamedTuple):
    """A move that was made, the luck it was given, and the records before and after it."""

    seat: Seat
    move: MoveId
    luck: int
    before: Truth
    after: Truth
    stand_in: bool = False  # made by a bot at the seat of a person


def can_undo(past: Sequence[Past], seat: Seat | None = None) -> bool:
    """Whether the last move may be taken back (by `seat`, if given)."""
    if not past:
        return False
    last = past[-1]
    if seat is not None and seat != last.seat:
        return False
    return _still_decides(last) and not _used_luck(last) and not _revealed(last)


def _still_decides(past: Past) -> bool:
    """Once another seat is asked, the move is said and stands."""
    return bool(past.after.to_move == past.seat and past.after.over == 0)


def _used_luck(past: Past) -> bool:
    return bool(past.after.rng != past.luck)


def _revealed(past: Past) -> bool:
    """Whether a knowledge bit was set: somebody knows more than before."""
    return bool((past.after.known & ~past.before.known).any())
