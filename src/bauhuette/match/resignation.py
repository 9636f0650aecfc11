"""What resigning means, at tables of people and at one keyboard.

A resigned seat ranks behind all others, and a bot plays on there. The game goes on while two seats are left, at least
one of them a person's: bots do not finish a game that all people gave up.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bauhuette.engine.game import Outcome

REASON = "resigned"  # the reason of an outcome the rules did not decide


def goes_on(is_person: Sequence[bool], resigned: Collection[int]) -> bool:
    """Return whether the game goes on after these seats resigned."""
    left = [person for seat, person in enumerate(is_person) if seat not in resigned]
    return len(left) > 1 and any(left)


def rank_with_resigned_last(standing: Outcome, resigned: Sequence[int]) -> Outcome:
    """Return the standing with resigned seats behind all others, the first to resign last of all."""
    ranks = standing.ranks
    playing = [seat for seat in range(len(ranks)) if seat not in resigned]
    places = {seat: 1 + sum(ranks[other] < ranks[seat] for other in playing) for seat in playing}
    places |= {seat: len(ranks) - number for number, seat in enumerate(resigned)}
    return Outcome(standing.reason or REASON, standing.scores, [places[seat] for seat in range(len(ranks))])
