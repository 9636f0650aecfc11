"""The forms of an environment's observations, all made from the same features.

scaled   one row, each column divided by the divisor on the game's page (docs/research): about as large as 1
raw      one row of the record's own numbers
dict     the scaled columns as arrays by field of the record: `seen["hand"]` has an axis for seats and one for cards
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from bauhuette.engine.errors import shortened
from bauhuette.engine.game import Game
from bauhuette.engine.record import fields_of
from bauhuette.engine.validation import BadArgument
from bauhuette.nets.features import MEANING, NUMBER, features_of

SCALED, RAW, DICT = "scaled", "raw", "dict"
FORMS = (SCALED, RAW, DICT)
UNKNOWN = -1  # for a number that the seat cannot know

Row = npt.NDArray[np.float32]


def one_of(name: str, value: Any, known: Sequence[str]) -> str:
    """Check that the argument `name` is one of these words, and return it."""
    if not isinstance(value, str) or value not in known:
        raise BadArgument("bad-word", name=name, value=shortened(value), known=", ".join(known))
    return value


class ColumnGroup(NamedTuple):
    """The adjacent columns of one field."""

    name: str
    first: int
    width: int
    shape: tuple[int, ...]

    @property
    def columns(self) -> slice:
        return slice(self.first, self.first + self.width)


def field_of(column: str) -> str:
    """Return the field of the record that a column's name begins with."""
    return column.partition(".")[0].partition("=")[0].partition(":")[0]


def groups_of(game: Game) -> list[ColumnGroup]:
    """Return all columns of an observation grouped by field, in order."""
    fields, names = fields_of(game.State), features_of(game).names
    found: list[ColumnGroup] = []
    for name, first, count in _runs([field_of(name) for name in names]):
        axes = fields[name].shape if name in fields else ()  # the observer's own seat is not a field
        if name == "options":
            axes = (len(game.meta.options),)
        size = count // prod(axes)
        shape = (*axes, size) if size > 1 or not axes else axes
        found.append(ColumnGroup(name, first, count, shape))
    return found


def _runs(names: list[str]) -> Iterator[tuple[str, int, int]]:
    first = 0
    for i in range(1, len(names) + 1):
        if i == len(names) or names[i] != names[first]:
            yield names[first], first, i - first
            first = i


def bounds_of(game: Game) -> tuple[Row, Row]:
    """Return the lowest and the highest number of each column, not scaled."""
    features, fields = features_of(game), fields_of(game.State)
    low, high = np.zeros(len(features), np.float32), np.ones(len(features), np.float32)
    number = features.columns[:, MEANING] == NUMBER
    for group in groups_of(game):
        if number[group.first]:
            low[group.columns] = min(fields[group.name].low, UNKNOWN)
            high[group.columns] = fields[group.name].high
    return low, high


class ObservationFormat:
    """What environments return: `space(...)` describes it, `of(row)` makes it from one row or many."""

    def __init__(self, game: Game, form: str) -> None:
        self.form = one_of("observation", form, FORMS)
        self.features = features_of(game)
        self._groups = groups_of(game)
        self._bounds = bounds_of(game)

    def space(self, spaces: Any) -> Any:
        """Return the space. `spaces` is Gymnasium's module, which only environments need."""
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


class ObservationText:
    """Unscaled observations of a game as text: a line for each field, with its columns that are not zero."""

    def __init__(self, game: Game) -> None:
        names = features_of(game).names
        self._groups = [
            (group, [name.removeprefix(group.name) for name in names[group.columns]]) for group in groups_of(game)
        ]

    def of(self, row: Row) -> str:
        lines = []
        for group, columns in self._groups:
            values = row[group.columns]
            told = [_told(columns[i], float(values[i])) for i in np.flatnonzero(values).tolist()]
            if told:
                lines.append(f"{group.name}: {', '.join(told)}")
        return "\n".join(lines)


def _told(column: str, value: float) -> str:
    """Return `me 12` for `.me`, `next:king` for a meaning or member that holds, and `12` for a field of one number."""
    holds = value == 1 and ("=" in column or ":" in column)
    return column.lstrip(".=:") if holds else f"{column.lstrip('.=:')} {value:g}".strip()
