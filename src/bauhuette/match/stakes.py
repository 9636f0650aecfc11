"""What a person loses who does not play to the end, by the kind of table. The warnings before it say the same."""

from __future__ import annotations

from typing import Literal

from bauhuette.match.situation import Situation

Stake = Literal["nothing", "rating", "deal", "round", "round-and-rating"]


def stake_of(at: Situation) -> Stake:
    """Return what is lost by a hand-over, a resignation or an absence to the end, and by a flag that ends the game."""
    if at.setup.tournament:
        return "round-and-rating" if at.rated else "round"
    if at.setup.deal:
        return "deal"
    return "rating" if at.rated else "nothing"
