"""Classes of play: the level of bots whose error a decision is nearest to a player's, where that was measured.

`games/<key>/classes.json` holds what `bauhuette classes` measured (docs/analysis.md). A game has classes only
if its levels came out in order there: otherwise an error says nothing of a level.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any, Literal, NamedTuple

from bauhuette.bots.judgement import METHOD
from bauhuette.bots.levels import LEVELS
from bauhuette.engine.catalogue import game_folder

FILE = "classes.json"
Standing = Literal["told", "unmeasured", "outdated", "unordered"]  # of the classes of a game


class MeasuredLevel(NamedTuple):
    """One level: its error a decision, and the standard error of that."""

    level: str
    error: float
    doubt: float


class PlayClasses(NamedTuple):
    """The classes of a game; without bounds where they were not measured well enough."""

    standing: Standing
    bounds: tuple[float, ...]  # errors a decision between one level and the next, the best first

    def of(self, error: float) -> str:
        """The level whose error a decision this is; empty where the game has no classes."""
        return list(reversed(LEVELS))[sum(error > bound for bound in self.bounds)] if self.bounds else ""


UNMEASURED = PlayClasses("unmeasured", ())
OUTDATED = PlayClasses("outdated", ())  # measured by an earlier method, which errors are not compared with


@lru_cache
def classes_of(key: str) -> PlayClasses:
    path = game_folder(key) / FILE
    return classes_from(json.loads(path.read_text(encoding="utf-8"))) if path.exists() else UNMEASURED


def classes_from(calibration: Mapping[str, Any]) -> PlayClasses:
    if calibration.get("method", 0) != METHOD:
        return OUTDATED
    levels = [MeasuredLevel(**one) for one in calibration["levels"]]
    return PlayClasses("told", tuple(bounds_between(levels))) if are_in_order(levels) else PlayClasses("unordered", ())


def are_in_order(levels: Sequence[MeasuredLevel]) -> bool:
    """Whether they are what is called so, the best first, and each worse than the one before it."""
    named = [one.level for one in levels] == list(reversed(LEVELS))
    return named and all(one.error < other.error for one, other in pairwise(levels))


def bounds_between(levels: Sequence[MeasuredLevel]) -> list[float]:
    """Half-way from one level to the next; not by ratio, because the best may cost themselves nothing."""
    return [(one.error + other.error) / 2 for one, other in pairwise(levels)]
