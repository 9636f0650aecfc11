"""The forms in which an environment shows what a seat knows, all made from the same features.

scaled   one row, each column divided by what the game's page says (docs/research): about as large as 1
raw      one row of the record's own numbers
dict     the scaled columns as arrays by field of the record: `seen["hand"]` has an axis for seats and one for cards
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.game import Game
from bauhuette.engine.outside import BadArgument
from bauhuette.engine.record import fields_of
from bauhuette.engine.trouble import shortened
from bauhuette.nets.features import MEANING, NUMBER, features_of

SCALED, RAW, DICT = "scaled", "raw", "dict"
FORMS = (SCALED, RAW, DICT)
UNKNOWN = -1  # stands for a number that the seat cannot know

Row = npt.NDArray[np.float32]


def one_of(name: str, value: Any, known: Sequence[str]) -> str:
    """The argument `name` as one of these words."""
    if not isinstance(value, str) or value not in known:
        raise BadArgument("bad-word", name=name, value=shortened(value), known=", ".join(known))
    return value


class Group(NamedTuple):
    """The columns that tell of one field, side by side."""

    name: str
    first: int
    width: int
    shape: tuple[int, ...]

    @property
    def columns(self) -> slice:
        return slice(self.first, self.first + self.width)


def field_of(column: str) -> str:
    """The field of the record that a column's name begins with."""
    return column.partition(".")[0].partition("=")[0].partition(":")[0]


def groups_of(game: Game) -> list[Group]:
    """All columns of an observation by field, in their order."""
    fields, names = fields_of(game.State), features_of(game).names
    found: list[Group] = []
    for name, first, count in _runs([field_of(name) for name in names]):
        axes = fields[name].shape if name in fields else ()  # the observer's own seat is no field
        if name == "options":
            axes = (len(game.meta.options),)
        size = count // prod(axes)
        shape = (*axes, size) if size > 1 or not axes else axes
        found.append(Group(name, first, count, shape))
    return found


def _runs(names: list[str]) -> Iterator[tuple[str, int, int]]:
    first = 0
    for i in range(1, len(names) + 1):
        if i == len(names) or names[i] != names[first]:
            yield names[first], first, i - first
            first = i


def bounds_of(game: Game) -> tuple[Row, Row]:
    """The lowest and the highest number each column can hold, not scaled."""
    features, fields = features_of(game), fields_of(game.State)
    low, high = np.zeros(len(features), np.float32), np.ones(len(features), np.float32)
    number = features.columns[:, MEANING] == NUMBER
    for group in groups_of(game):
        if number[group.first]:
            low[group.columns] = min(fields[group.name].low, UNKNOWN)
            high[group.columns] = fields[group.name].high
    return low, high


class Sight:
    """What environments hand out: `space(...)` describes it, `of(row)` makes it from one row or from many."""

    def __init__(self, game: Game, form: str) -> None:
        self.form = one_of("observation", form, FORMS)
        self.features = features_of(game)
        self._groups = groups_of(game)
        self._bounds = bounds_of(game)

    def space(self, spaces: Any) -> Any:
        """`spaces` is Gymnasium's module, which only environments need."""
        low, high = self._bounds if self.form == RAW else (edge * self.features.scale for edge in self._bounds)
        if self.form != DICT:
            return spaces.Box(low, high, dtype=np.float32)
        return spaces.Dict(
            {
                group.name: spaces.Box(
                    low[group.columns].reshape(group.shape), high[group.columns].reshape(group.shape), dtype=np.float32
                )
                for group in self._groups
            }
        )

    def of(self, row: Row) -> Any:
        if self.form == RAW:
            return row
        scaled = row * self.features.scale
        if self.form == SCALED:
            return scaled
        return {group.name: scaled[..., group.columns].reshape(*row.shape[:-1], *group.shape) for group in self._groups}
