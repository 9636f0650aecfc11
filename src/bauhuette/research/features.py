"""What a seat knows as a row of numbers with readable names, made from the hidden record field by field.

A number stays a number (`score.me`), a card becomes one 0/1 column for each card there is (`trick.0=king`), a set of
cards likewise (`hand.me:king`), a seat one column a seat (`leader=me`). A game's `features.py` says how its fields are
to be read; all of it is optional:

    VERSION    raised when names or meanings change
    SEAT_AXIS  fields with an axis of seats, and which: the observer comes first (`me`, `next`, `next2`, `next3`)
    SEATS_IN   fields whose numbers are seats, counted from the observer likewise
    AXES       names of the places along each axis of a field, None for numbers
    LEFT_OUT   fields that tell a player nothing
"""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from typing import Any

import numpy as np

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.game import Game
from bauhuette.engine.record import MAX_SEATS, Field, Grid, fields_of
from bauhuette.research import lanes

TURNED = ("me", "next", "next2", "next3")
EVERYBODY = "all"  # the row behind the seats, of what everybody knows
_NO_FEATURES = ("rng", "news", "news_count")  # luck to come and the last move's news


@dataclass(frozen=True)
class Features:
    """The columns of an observation: their names, and the plan by which `lanes.py` fills them."""

    version: int
    names: tuple[str, ...]
    plan: Grid

    def __len__(self) -> int:
        return len(self.names)

    def describe(self, row: Any) -> dict[str, float]:
        """What an observation says, without its zeros."""
        return {name: float(value) for name, value in zip(self.names, row, strict=True) if value}


def features_of(game: Game) -> Features:
    names = [f"seat={key}" for key in SEAT_KEYS]
    plan = []
    declared = _declared(game)
    for name, field in fields_of(game.State).items():
        if name not in _NO_FEATURES and name not in declared.get("LEFT_OUT", ()):
            reading = _reading(game, declared, name, field)
            plan.append(reading.plan(game.STATE, first=len(names)))
            names.extend(reading.names())
    return Features(declared.get("VERSION", 1), tuple(names), np.array(plan, np.int64))


def _declared(game: Game) -> dict[str, Any]:
    if importlib.util.find_spec(f"{game.package}.features") is None:
        return {}
    return vars(importlib.import_module(f"{game.package}.features"))


@dataclass(frozen=True)
class _Reading:
    """How one field is read."""

    name: str
    kind: str
    shape: tuple[int, ...]
    seat_axis: int | None
    axes: tuple[Sequence[str] | None, ...]
    meaning: int
    keys: Sequence[str]  # of the values; none for a number

    @property
    def size(self) -> int:
        """Columns for each number."""
        return len(self.keys) or 1

    def plan(self, dtype: np.dtype[Any], first: int) -> list[int]:
        assert dtype.fields is not None
        word, byte = divmod(dtype.fields[self.name][1], 8)
        bits = 8 * int(self.kind[1:])
        axis = self.seat_axis or 0
        blocks, rows, columns = prod(self.shape[:axis]), prod(self.shape[axis : axis + 1]), prod(self.shape[axis + 1 :])
        by_seat = self.seat_axis is not None
        return [word, 8 * byte, bits, blocks, rows, columns, self.meaning, self.size, first, by_seat]

    def names(self) -> Iterator[str]:
        sign = ":" if self.meaning == lanes.SET_OF else "="
        for place in product(*(self._along(axis) for axis in range(len(self.shape)))):
            number = ".".join((self.name, *place))
            yield from (f"{number}{sign}{key}" for key in self.keys) if self.keys else (number,)

    def _along(self, axis: int) -> Sequence[str]:
        length = self.shape[axis]
        if axis == self.seat_axis:
            return (*TURNED, EVERYBODY)[:length]
        named = self.axes[axis] if axis < len(self.axes) else None
        return named if named is not None else [str(i) for i in range(length)]


def _reading(game: Game, declared: dict[str, Any], name: str, field: Field) -> _Reading:
    seat_axis = declared.get("SEAT_AXIS", {}).get(name)
    axes = declared.get("AXES", {}).get(name, ())
    shape = field.shape
    if name == "options":
        shape, axes = (len(game.meta.options),), ([option.name for option in game.meta.options],)
    if seat_axis is not None and not MAX_SEATS <= shape[seat_axis] <= MAX_SEATS + 1:
        raise ValueError(f"{name} has no axis of seats at {seat_axis}")
    return _Reading(name, field.kind, shape, seat_axis, axes, *_meaning(game, declared, name, field))


def _meaning(game: Game, declared: dict[str, Any], name: str, field: Field) -> tuple[int, Sequence[str]]:
    if name == "phase":
        return lanes.ONE_OF, game.PHASES
    if name == "to_move" or name in declared.get("SEATS_IN", ()):
        return lanes.SEAT, TURNED
    if field.names is not None:
        return lanes.ONE_OF, field.names
    if field.members is not None:
        return lanes.SET_OF, field.members
    return lanes.NUMBER, ()
