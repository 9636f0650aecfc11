"""Undo is computed, not authored: back while the same seat decided, no luck was used and nothing was revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple


class Past(NamedTuple):
    """A move that was made, the luck it was given, and the records before and after it."""

    seat: int
    move: int
    luck: int
    before: Any
    after: Any


def can_undo(past: Sequence[Past], seat: int | None = None) -> bool:
    """Whether the last move may be taken back (by `seat`, if given)."""
    if not past:
        return False
    last = past[-1]
    return (seat is None or seat == last.seat) and not _used_luck(last) and not _revealed(last)


def _used_luck(past: Past) -> bool:
    return bool(past.after.rng != past.luck)


def _revealed(past: Past) -> bool:
    """Whether a knowledge bit was set: somebody knows more than before."""
    return bool((past.after.known & ~past.before.known).any())
