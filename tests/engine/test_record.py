"""Records: read in two ways, copied, handed to compiled rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of, from_bytes, new_record, new_records, plain, record_in, reset
from bauhuette.engine.registry import load


@pytest.mark.parametrize("key", game_keys())
def test_a_plain_record_says_the_same(key: str) -> None:
    layout = load(key).STATE
    s = from_bytes(layout, np.random.default_rng(7).bytes(layout.itemsize))
    t = plain(s)
    for name in layout.names or ():
        assert np.array_equal(np.array(getattr(t, name)), getattr(s, name)), name
        assert getattr(s, name).shape == np.shape(getattr(t, name)), name


@pytest.mark.parametrize("copied", [copy_of, lambda s: s.copy()])
def test_a_copy_is_independent(copied: Callable[[Any], Any]) -> None:
    layout = load("pillars").STATE
    s = from_bytes(layout, bytes(layout.itemsize))
    t = copied(s)
    t.hand[1] = 5
    t.leader = 2
    assert (s.hand[1], s.leader, t.hand[1], t.leader) == (0, 0, 5, 2)
    assert bytes(t.data) == t.tobytes()  # what compiled rules are given


def test_a_record_of_a_batch_can_be_read_too() -> None:
    batch = new_records(load("pillars").STATE, 3)
    batch[2].score[1] = 9
    assert plain(batch[2]).score[1] == 9
    assert copy_of(batch[2]).score[1] == 9


def test_a_record_inside_an_array_is_no_copy() -> None:
    """Compiled rules must be given this row's memory, not the beginning of the array."""
    layout = load("pillars").STATE
    words = np.zeros((3, layout.itemsize // 8), np.int64)
    s = record_in(words[1], layout)
    s.leader = 2
    assert words[1].any()
    assert not words[[0, 2]].any()
    assert bytes(s.data) == words[1].tobytes()


def test_only_luck_seats_and_options_outlive_a_game(game: Game) -> None:
    memory = np.full(game.STATE.itemsize // 8, -1)
    s, fresh = record_in(memory, game.STATE), new_record(game.STATE)
    for record in (s, fresh):
        record.rng, record.seats = 7, game.meta.seats[-1]
        record.options[:] = np.arange(len(record.options))
    reset(s, memory)
    assert s.tobytes() == fresh.tobytes()
