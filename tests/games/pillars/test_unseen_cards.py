"""Which cards the others still hold, as far as one can know: P5, P6, P32 to P34."""

from __future__ import annotations

import pytest

from bauhuette.engine.types import redacted_for
from bauhuette.games.pillars.cards import ADVANTAGES, CARDS
from bauhuette.testkit.random_games import states

from .arrange import GAME, tricks


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_others_hold_just_these_cards_and_one_of_the_others(seats: int, seed: int) -> None:
    """In whole games: never too many, never too few, and nothing of what somebody holds is missing."""
    asked = 0
    for s in states(GAME, seats, seed):
        if s.over:
            break
        told = GAME.still_out(redacted_for(GAME, s, s.to_move))
        held = {
            CARDS[card]
            for p in range(seats)
            if p != s.to_move
            for card in range(len(CARDS))
            if int(s.hand[p]) & 1 << card
        }
        if told is None:
            assert not held
            continue
        asked += 1
        assert len(told.cards) + bool(told.one_of) == len(held)
        assert set(told.cards) <= held <= {*told.cards, *told.one_of}
        assert set(told.one_of) <= set(ADVANTAGES)
    assert asked > 100


def test_an_advantage_card_that_was_seen_leaves_no_other_in_this_hand() -> None:
    others = [["king", "ellen"], ["master-builder-blue", "forest-1"], ["carpenter-red", "forest-2"]]
    table = tricks([["potter", "quarry-1"], *others])
    told = GAME.still_out(table.hidden(0))
    assert told is not None
    assert told.one_of == []
    assert sorted(told.cards) == sorted(card for hand in others for card in hand)
