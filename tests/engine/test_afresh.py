"""A record that was played in is as good as new."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.afresh import empty
from bauhuette.engine.game import Game
from bauhuette.engine.record import new_record, record_in


def test_nothing_is_left_but_luck_seats_and_options(game: Game) -> None:
    memory = np.full(game.STATE.itemsize // 8, -1)
    s, fresh = record_in(memory, game.STATE), new_record(game.STATE)
    for record in (s, fresh):
        record.rng, record.seats = 7, game.meta.seats[-1]
        record.options[:] = np.arange(len(record.options))
    empty(s, memory)
    assert s.tobytes() == fresh.tobytes()
