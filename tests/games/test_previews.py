"""Every line of a preview is true: previewed moves are made, and each line is compared with what happens."""

from __future__ import annotations

from random import Random

import pytest

from bauhuette.engine.game import Game

from .previewed import Found, claims_of, compare, messages_of

FEW_MOVES = 1_500
MANY_MOVES = 100_000


def check(found: Found) -> None:
    assert not found.false, "\n".join([f"{len(found.false)} false lines", *found.false[:20]])


def test_every_message_has_a_claim(game: Game) -> None:
    assert set(claims_of(game).CLAIMS) == messages_of(game)


def test_previews_are_true(game: Game) -> None:
    found = compare(game, Random(game.meta.key), FEW_MOVES)
    check(found)
    assert found.decided.total() > FEW_MOVES // 2


@pytest.mark.thorough
def test_previews_are_true_at_length(game: Game) -> None:
    """And every message was said, and decided by play."""
    found = compare(game, Random(f"{game.meta.key} at length"), MANY_MOVES)
    check(found)
    assert {key for key in messages_of(game) if not found.decided[key]} == set()
