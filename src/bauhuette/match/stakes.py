"""What a person loses by not playing to the end, by the kind of table. The warnings before it say the same."""

from __future__ import annotations

from typing import Literal

from bauhuette.match.match_state import MatchState

Stake = Literal["nothing", "rating", "deal", "round", "round-and-rating"]


def stake_of(match: MatchState) -> Stake:
    """Return what is lost by a hand-over, a resignation, an absence to the end, or a timeout that ends the game."""
    if match.setup.tournament:
        return "round-and-rating" if match.rated else "round"
    if match.setup.deal:
        return "deal"
    return "rating" if match.rated else "nothing"
