"""The hash of a state, which events and records store: keyed with the table's secret since version 1.0."""

from __future__ import annotations

import hashlib

from bauhuette.engine.types import FullState

UNKEYED_DIGITS = 16  # half the digits of a keyed hash


def state_hash(s: FullState, secret: bytes) -> str:
    """Hash a state, keyed with the table's secret: without it, guessed hands cannot be tried against the hash."""
    return hashlib.blake2b(s.tobytes(), key=secret, person=b"bauhuette state", digest_size=16).hexdigest()


def unkeyed_hash(s: FullState) -> str:
    """Hash a state as events and records before version 1.0 do."""
    return hashlib.blake2b(s.tobytes(), digest_size=UNKEYED_DIGITS // 2).hexdigest()


def is_hash_of(given: str, s: FullState, secret: bytes) -> bool:
    """Return whether a stored hash, keyed or from before version 1.0, is that of a state."""
    return given == (unkeyed_hash(s) if is_unkeyed(given) else state_hash(s, secret))


def is_unkeyed(given: str) -> bool:
    return len(given) == UNKEYED_DIGITS
