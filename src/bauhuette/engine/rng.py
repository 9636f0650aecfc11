"""Luck inside the rules (`rand`, `shuffle`), and where it comes from at a table (a secret seed that can be verified).

`s.rng` is a multiply-with-carry generator. Its multiplier has 31 bits, so every product fits a signed 64-bit integer:
the same line gives the same number interpreted, compiled and on a GPU.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells, Header
from bauhuette.engine.validation import whole

# A safe prime of the form MULTIPLIER * 2^32 - 1 gives one cycle of about 2^62 numbers.
MULTIPLIER = 2147483085
LOW_32 = 0xFFFFFFFF
_CYCLE = MULTIPLIER * 2**32 - 2
LAST = _CYCLE  # states of the generator go from 1 to this
LARGEST_SEED = 2**63 - 1
LONGEST_SECRET = 64  # bytes; what BLAKE2 takes as a key


@rule
def next_word(s: Header) -> int:
    """32 random bits."""
    x = s.rng
    s.rng = (x & LOW_32) * MULTIPLIER + (x >> 32)
    return (x & LOW_32) ^ (x >> 32)


@rule
def rand(s: Header, n: int) -> int:
    """One of 0..n-1, each exactly as likely as the others (words that would favour some are thrown away).

    A record without luck, as hiding leaves it, always draws the first.
    """
    product = next_word(s) * int(n)
    if (product & LOW_32) < n:
        unfair = (LOW_32 + 1 - n) % n
        while (product & LOW_32) < unfair and s.rng != 0:
            product = next_word(s) * int(n)
    return product >> 32


@rule
def shuffle(s: Header, cells: Cells, n: int) -> None:
    """Bring the first n cells into random order."""
    for i in range(n - 1, 0, -1):
        j = rand(s, i + 1)
        kept = cells[i]
        cells[i] = cells[j]
        cells[j] = kept


def rng_from(digest: bytes) -> int:
    """A valid state of the generator: never one of its two fixed points."""
    return int.from_bytes(digest[:16], "big") % _CYCLE + 1


def luck_of_move(secret: bytes, salts: Sequence[str], number: int) -> int:
    """The luck before move `number` (0 is the set-up): a keyed hash, so earlier dice tell nothing about later ones."""
    keyed = hashlib.blake2b(key=secret, person=b"bauhuette luck", digest_size=32)
    for salt in salts:
        keyed.update(len(salt.encode()).to_bytes(4, "big") + salt.encode())
    keyed.update(number.to_bytes(8, "big"))
    return rng_from(keyed.digest())


def commitment_to(secret: bytes) -> str:
    """Published at the start; opening the secret at the end proves that the luck was fixed before the first move."""
    return hashlib.blake2b(secret, person=b"bauhuette commit", digest_size=32).hexdigest()


def secret_from_number(seed: int) -> bytes:
    """A secret for games that are to be reproduced: `table(seed=7)`."""
    seed = whole("seed", seed, -LARGEST_SEED, LARGEST_SEED)
    return hashlib.blake2b(str(seed).encode(), person=b"bauhuette seed", digest_size=32).digest()
