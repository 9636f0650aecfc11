"""A bad network costs time, never a move."""

from __future__ import annotations

from tests.server import chaos


def test_games_through_a_bad_network_end_with_equal_hashes() -> None:
    """One game here; `python -m tests.server.chaos 10000` plays as many as one likes."""
    done = chaos.main(chaos.Wish(games=1, seed=3))
    assert done["games"] == 1
    assert done["dropped"] > 0
    assert done["doubled"] > 0
    assert done["late"] > 0
    assert done["cut"] + done["silent"] > 0
    assert done["accepted"] > 100
    assert done["refused"] == 0
