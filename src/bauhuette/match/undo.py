"""Undo is computed, not authored: while the same seat decides, no random number was used and nothing was revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bauhuette.engine.types import FullState, MoveId, Seat


class Past(NamedTuple):
    """A move that was made, its random seed, and the states before and after it."""

    seat: Seat
    move: MoveId
    luck: int
    before: FullState
    after: FullState
    stand_in: bool = False  # made by a bot at the seat of a person


def can_undo(past: Sequence[Past], seat: Seat | None = None) -> bool:
    """Return whether the last move may be undone (by `seat`, if given)."""
    if not past:
        return False
    last = past[-1]
    if seat is not None and seat != last.seat:
        return False
    return _still_decides(last) and not _used_luck(last) and not _revealed(last)


def _still_decides(past: Past) -> bool:
    """Return whether the seat still decides: once another seat is asked, the move stands."""
    return bool(past.after.to_move == past.seat and past.after.over == 0)


def _used_luck(past: Past) -> bool:
    return bool(past.after.rng != past.luck)


def _revealed(past: Past) -> bool:
    """Return whether a knowledge bit was set: some seat knows more than before."""
    before, after = (int.from_bytes(s.known.tobytes(), "little") for s in (past.before, past.after))
    return bool(after & ~before)
