"""What a seat's result is made of: its own play, and luck by where it came from.

Before the deal everybody has the same share of the win. What a seat's choices bring more than the usual moves is given
to it and taken from the others in equal parts: that is the luck-adjusted result, and those of all seats add up to one.
Everything else that happened between there and the result is luck. (The usual moves are the measure because the curve
supposes them: what the best moves would bring is never in it, and adding that up would promise more than one win.)
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

from bauhuette.analysis.review import Review, Step

SOURCES = ("deal", "dice", "draws", "others", "unseen")


class Account(NamedTuple):
    """One seat of a game that was looked back at."""

    seat: int
    decisions: int  # those with a choice
    error: float  # of the win, a decision
    doubt: float  # standard error of that, as far as the worlds go
    blunders: int
    luck: Mapping[str, float]  # by source, in shares of the win; only sources this game had
    result: float  # share of the win
    adjusted: float  # the same without luck

    @property
    def luck_in_all(self) -> float:
        return sum(self.luck.values())


def accounts(found: Review) -> list[Account]:
    seats = range(len(found.table.names))
    skills = [sum(decision.skill for decision in found.decisions(seat)) for seat in seats]
    return [_account(found, seat, skills) for seat in seats]


def _account(found: Review, seat: int, skills: list[float]) -> Account:
    decisions = found.decisions(seat)
    count = max(1, len(decisions))
    error = sum(decision.loss for decision in decisions) / count
    shares = found.steps[-1].shares if found.steps else found.start
    others = (sum(skills) - skills[seat]) / (len(skills) - 1)
    return Account(
        seat=seat,
        decisions=len(decisions),
        error=error,
        doubt=math.sqrt(sum(one.better.error**2 for one in decisions if one.better)) / count,
        blunders=sum(step.seat == seat and step.verdict == "blunder" for step in found.steps),
        luck=_luck(found, seat, skills[seat], others),
        result=shares[seat] if shares else 0.0,
        adjusted=1 / len(skills) + skills[seat] - others,
    )


def _luck(found: Review, seat: int, skill: float, skill_of_others: float) -> dict[str, float]:
    luck = dict.fromkeys(SOURCES, 0.0)
    luck["deal"] = (found.start[seat] if found.start else 0.0) - 1 / len(found.table.names)
    luck["others"] = skill_of_others
    luck["unseen"] = -skill
    before = found.start
    for step in found.steps:
        if step.source:
            luck[step.source] += step.luck[seat]
        own = step.seat == seat and not step.stand_in
        luck["unseen" if own else "others"] += chosen(step, before)[seat]
        before = step.shares
    had = {"deal", "others", "unseen", *(step.source for step in found.steps)}
    return {source: share for source, share in luck.items() if source in had}


def chosen(step: Step, before: tuple[float, ...]) -> tuple[float, ...]:
    """What a choice did to everybody, seen with open cards: the change that was not the luck of its move."""
    return tuple(after - was - luck for after, was, luck in zip(step.shares, before, step.luck, strict=True))
