"""Luck is fair, reproducible, unpredictable from outside, and verifiable."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bauhuette.engine import rng
from bauhuette.engine.record import Cells, Header, dtype_of, int16, new_record


class Cards(Header):
    """A record with something to shuffle."""

    deck: Cells = int16(8)


def record(seed: bytes = b"seed") -> Any:
    s = new_record(dtype_of(Cards))
    s.rng = rng.luck_of_move(seed, (), 0)
    return s


@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 40, 91])
def test_rand_is_even(n: int) -> None:
    """Every face falls as often as chance allows: chi-square below its 99.99 % bound."""
    s = record()
    throws = 300 * n
    counts = Counter(int(rng.rand(s, n)) for _ in range(throws))
    assert set(counts) == set(range(n))
    chi_square = sum((counts[i] - 300) ** 2 / 300 for i in range(n))
    assert chi_square < n + 4 * (2 * n) ** 0.5 + 8


def test_rand_throws_unfair_words_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word from the part of the range that n does not divide evenly is not used."""
    words = iter([0, 5 << 29])
    python_rand = getattr(rng.rand, "py_func", rng.rand)
    monkeypatch.setattr(rng, "next_word", lambda _: next(words))
    assert python_rand(record(), 6) == (5 << 29) * 6 >> 32
    assert next(words, None) is None


def test_shuffle_reaches_every_order_evenly() -> None:
    s = record()
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        s.deck[:4] = np.arange(4)
        rng.shuffle(s, s.deck, 4)
        orders[tuple(int(card) for card in s.deck[:4])] += 1
    assert set(orders) == set(permutations(range(4)))
    assert all(150 < count < 370 for count in orders.values())


@given(st.binary(min_size=16, max_size=32))
def test_luck_never_starts_at_a_fixed_point(digest: bytes) -> None:
    assert 0 < rng.rng_from(digest) < rng.MULTIPLIER * 2**32 - 1


def test_generator_has_one_long_cycle() -> None:
    """The modulus is a safe prime, so no state is on a short cycle (Fermat tests to several bases)."""
    prime = rng.MULTIPLIER * 2**32 - 1
    assert all(pow(base, prime - 1, prime) == 1 for base in (2, 3, 5, 7, 11, 13))
    half = (prime - 1) // 2
    assert all(pow(base, half - 1, half) == 1 for base in (2, 3, 5, 7, 11, 13))


def test_luck_of_moves_depends_on_secret_number_and_salts() -> None:
    seen = {
        rng.luck_of_move(secret, salts, number)
        for secret in (b"a", b"b")
        for salts in ((), ("x",), ("x", "y"), ("xy",))
        for number in range(5)
    }
    assert len(seen) == 2 * 4 * 5


def test_commitment_hides_and_binds() -> None:
    assert rng.commitment_to(b"a") == rng.commitment_to(b"a") != rng.commitment_to(b"b")
    assert b"secret".hex() not in rng.commitment_to(b"secret")
