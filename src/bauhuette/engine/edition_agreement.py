"""Count what owners say of single values: one voice for each owner and box."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from bauhuette.engine.component_values import component_values, known_key, ours
from bauhuette.engine.edition import Data
from bauhuette.engine.edition_validation import check_values

AGREEING = 2  # owners of one box who say what ours says: the value counts as checked
OUTVOTING = 3  # owners of one box who say something else: the value should be changed


class OwnersAnswer(NamedTuple):
    """What an owner has read off a box."""

    user: str
    publisher: str
    year: int
    key: str
    value: Any


class CountedAnswer(NamedTuple):
    publisher: str
    year: int
    value: Any
    owners: int


class Agreement(NamedTuple):
    """What owners say of one value: how many, by box and value (as JSON)."""

    key: str
    ours: str
    answers: Counter[tuple[str, int, str]]

    def told(self) -> list[CountedAnswer]:
        """The answer of most owners first."""
        return [
            CountedAnswer(publisher, year, json.loads(value), owners)
            for (publisher, year, value), owners in sorted(self.answers.items(), key=lambda one: (-one[1], one[0]))
        ]

    @property
    def is_checked(self) -> bool:
        """Return whether two owners of one box say what ours says, and no owner of that box anything else."""
        return self.agreed() == self.ours

    @property
    def is_disputed(self) -> bool:
        return any(map(self._others, self.answers))

    def agreed(self, agreeing: int = AGREEING, outvoting: int = OUTVOTING) -> str | None:
        """Return the value (as JSON) that replaces our guess: ours, or what enough owners of one box say against it.

        Boxes that differ are different printings: then nothing replaces our guess.
        """
        found = {
            answer[2]
            for answer, count in self.answers.items()
            if count >= (agreeing if answer[2] == self.ours else outvoting) and not self._others(answer)
        }
        return found.pop() if len(found) == 1 else None

    def majority(self) -> Any:
        """Return what most owners of all boxes say; a tie stays with ours."""
        counts: Counter[str] = Counter()
        for (_, _, value), owners in self.answers.items():
            counts[value] += owners
        (first, most), *others = counts.most_common()
        return json.loads(self.ours if others and others[0][1] == most else first)

    def _others(self, answer: tuple[str, int, str]) -> int:
        """How many owners of the same box say something else."""
        return sum(count for other, count in self.answers.items() if other[:2] == answer[:2] and other[2] != answer[2])


def agreements(game: str, answers: Iterable[OwnersAnswer]) -> tuple[int, list[Agreement]]:
    """Return how many owners answered, and what they say of each value; values of a wrong form are left out."""
    owners: set[str] = set()
    spelled: dict[str, str] = {}  # publishers, as they were written first
    found: dict[str, Counter[tuple[str, int, str]]] = {}
    for one in answers:
        if has_form(game, one.key, one.value):
            owners.add(one.user)
            counted = found.setdefault(one.key, Counter())
            publisher = spelled.setdefault(one.publisher.casefold(), one.publisher)
            counted[publisher, one.year, _json(one.value)] += 1
    order = {key: number for number, key in enumerate(component_values(game))}
    keys = sorted(found, key=lambda key: (order.get(key, len(order)), key))
    return len(owners), [Agreement(key, _json(ours(game, key)), found[key]) for key in keys]


def agreed_values(found: Iterable[Agreement], outvoting: int) -> Data:
    """Return by key the values that replace our guesses."""
    agreed = {one.key: one.agreed(min(AGREEING, outvoting), outvoting) for one in found}
    return {key: json.loads(value) for key, value in agreed.items() if value is not None}


def has_form(game: str, key: str, value: Any) -> bool:
    """Return whether a value fits by itself."""
    known = component_values(game).get(key)
    if known is None or known.form.kind == "line":
        return isinstance(value, bool) and known_key(game, key) is not None
    return not check_values({key: value}, game).breaches


def _json(value: Any) -> str:
    return json.dumps(value, sort_keys=True)
