"""What giving up means, at tables of people and at one keyboard.

Whoever gives up is behind everybody who does not, and a bot plays on at their seat. The game goes on while somebody is
left to play against, and somebody for whom: bots do not finish a game that all people gave up.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bauhuette.engine.game import Outcome

REASON = "resigned"  # why a game is over that its rules did not end


def goes_on(is_person: Sequence[bool], resigned: Collection[int]) -> bool:
    """Whether the game goes on after these seats were given up."""
    left = [person for seat, person in enumerate(is_person) if seat not in resigned]
    return len(left) > 1 and any(left)


def placed(standing: Outcome, resigned: Sequence[int]) -> Outcome:
    """The standing with those who gave up behind all others; who did so first is the very last."""
    ranks = standing.ranks
    playing = [seat for seat in range(len(ranks)) if seat not in resigned]
    places = {seat: 1 + sum(ranks[other] < ranks[seat] for other in playing) for seat in playing}
    places |= {seat: len(ranks) - number for number, seat in enumerate(resigned)}
    return Outcome(standing.reason or REASON, standing.scores, [places[seat] for seat in range(len(ranks))])
