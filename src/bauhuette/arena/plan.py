"""Plan which games to play: every deal once for each rotation of the seats, so that luck favours no bot."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from bauhuette.bots.protocol import Budget


class Pairing(NamedTuple):
    """One game to be played: `number` identifies it, games of one deal share their random numbers."""

    number: int
    deal: int
    lineup: tuple[str, ...]  # bots by seat


class Plan(NamedTuple):
    """A whole run; the same plan gives the same games."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: int
    budget: Budget | None = None  # for every bot that searches, instead of its level's own
    options: Mapping[str, int] = {}
    budgets: Mapping[str, Budget] = {}  # for single bots, before `budget`

    def budget_of(self, name: str) -> Budget | None:
        return self.budgets.get(name, self.budget)

    def json(self) -> dict[str, Any]:
        budget = self.budget._asdict() if self.budget else None
        budgets = {name: given._asdict() for name, given in self.budgets.items()}
        lists = {"bots": list(self.bots), "options": dict(self.options), "budgets": budgets}
        return {**self._asdict(), "budget": budget, **lists}


def plan_from_json(data: Mapping[str, Any]) -> Plan:
    budget = Budget(**data["budget"]) if data["budget"] else None
    budgets = {name: Budget(**given) for name, given in data.get("budgets", {}).items()}
    return Plan(**{**data, "bots": tuple(data["bots"]), "budget": budget, "budgets": budgets})


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who plays together: all, filled up with the last one; or every selection, if there are too many."""
    if len(bots) <= seats:
        return [(*bots, *[bots[-1]] * (seats - len(bots)))]
    return list(combinations(bots, seats))


def rotations(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the different seatings in the same order round the table."""
    turned = (lineup[-i:] + lineup[:-i] for i in range(len(lineup)))
    return list(dict.fromkeys(turned))


def pairings(plan: Plan) -> Iterator[Pairing]:
    """Yield the games of a plan in order; the last deal may be incomplete."""
    groups = [rotations(lineup) for lineup in lineups(plan.bots, plan.seats)]
    number = deal = 0
    while number < plan.games:
        for lineup in groups[deal % len(groups)]:
            if number < plan.games:
                yield Pairing(number, deal, lineup)
                number += 1
        deal += 1
