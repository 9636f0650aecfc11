"""What a seat knows as a row of numbers with readable names, made from the information state field by field.

A number stays a number (`score.me`), a card becomes one 0/1 column for each card (`trick.0=king`), a set of cards
likewise (`hand.me:king`), a seat one column a seat (`leader=me`). A game's `features.py` says how to read its fields;
all of it is optional:

    VERSION    raised when names or meanings change
    SEAT_AXIS  fields with an axis of seats, and which: the observer comes first (`me`, `next`, `next2`, `next3`)
    SEATS_IN   fields whose numbers are seats, counted from the observer likewise
    AXES       names of the places along each axis of a field, None for numbers
    LEFT_OUT   fields that tell a player nothing
    SCALE      divisor of a field's numbers in scaled observations, if not the highest number the field can hold: the
               highest in ordinary games

There are two ways to fill a row. On the processor a generated function writes it, a few lines for each field, so that
the compiler knows all widths and places. On a graphics card a thread fills each column by a table that says what to
read; NumPy reads a single record by the same table.
"""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from bauhuette.engine.domains import SEAT_KEYS
from bauhuette.engine.jit import rule, written_rule
from bauhuette.engine.record import MAX_SEATS, Cells, Field, Grid, fields_of

if TYPE_CHECKING:  # not part of what compiled code depends on (`engine/jit.py`)
    from bauhuette.engine.game import Game

# The meaning of a field's numbers.
NUMBER, ONE_OF, SET_OF, SEAT = range(4)
NO, YES = np.float32(0), np.float32(1)  # as float32, so that many are chosen at once
# The members of each of the 256 sets of eight, to be copied at once.
IN_EIGHT = (np.arange(256)[:, None] >> np.arange(8) & 1).astype(np.float32)
# How to read a column: the first bit of its number, how many bits, what the number means, which value or member
# the column stands for, and, where seats are counted from the observer, which seat and how many bits lie between two.
BIT, BITS, MEANING, VALUE, SHOWN, BETWEEN = range(6)
NO_SEAT = -1
THE_SEAT_ITSELF = -2  # as `SHOWN`: a column for the observer's seat

TURNED = ("me", "next", "next2", "next3")
PUBLIC = "all"  # the row after the seats: what is public
_ALWAYS_SMALL = ("over", "options")  # every game's header declares them as wide as they can be
_NO_FEATURES = ("rng", "news", "news_count")  # the seed of random numbers to come, and the last move's news


@dataclass(frozen=True)
class Features:
    """The columns of an observation: their names, and how to fill them (`write_row` and `columns`)."""

    version: int
    names: tuple[str, ...]
    source: str  # of `write_row`
    columns: Grid
    scale: npt.NDArray[np.float32]  # factor of each column in scaled observations

    def __len__(self) -> int:
        return len(self.names)

    def describe(self, row: Any) -> dict[str, float]:
        """Return an observation's columns by name, without zeros."""
        return {name: float(value) for name, value in zip(self.names, row, strict=True) if value}

    def read(self, words: Cells, observer: int, seats: int) -> npt.NDArray[np.float32]:
        """Return the row of an information state from its memory as 64-bit words: all columns at once."""
        bit, bits, meaning, value, shown, between = self.columns.T.astype(np.int64)
        seat = np.where((shown >= 0) & (shown < seats), (shown + observer) % seats, shown)
        bit = bit + np.where(shown >= 0, seat * between, 0)
        number = (words[bit >> 6] << (64 - bits - (bit & 63))) >> (64 - bits)
        number = np.where(shown == THE_SEAT_ITSELF, observer, number)
        turns = (meaning == SEAT) & (shown != THE_SEAT_ITSELF) & (number >= 0) & (number < seats)
        number = np.where(turns, (number - observer) % seats, number)
        row = np.where(meaning == NUMBER, number, number == value)
        return np.where(meaning == SET_OF, (number >> value) & 1, row).astype(np.float32)

    def writer(self, package: str) -> Any:
        """Compile `write_row(s, observer, seats, row)`, which writes an information state's features to a row."""
        names = {"turned": turned, "NO": NO, "YES": YES, "IN_EIGHT": IN_EIGHT}
        names |= {
            "__name__": __name__,
            "__file__": __file__,
            "SPECIALISED_FOR": package,
            "MADE_FROM": _sources(package),
        }
        return written_rule("write_row", self.source, names, keep=True)


def features_of(game: Game) -> Features:
    names = [f"seat={key}" for key in SEAT_KEYS]
    columns = [[0, 0, SEAT, seat, THE_SEAT_ITSELF, 0] for seat in range(len(names))]
    divisors = [1.0] * len(names)
    source = ["def write_row(s, observer, seats, row):", *_wiped(0, len(names)), "    row[observer] = 1"]
    declared = _declared(game)
    for name, field in fields_of(game.State).items():
        if name not in _NO_FEATURES and name not in declared.get("LEFT_OUT", ()):
            reading = _reading(game, declared, name, field)
            source.extend(reading.source(first=len(names)))
            columns.extend(reading.columns(game.STATE))
            names.extend(reading.names())
            divisors += [_divisor(declared, name, field, reading)] * (len(names) - len(divisors))
    scale = (1 / np.array(divisors)).astype(np.float32)
    return Features(declared.get("VERSION", 1), tuple(names), "\n".join(source), np.array(columns, np.int32), scale)


def sources_of(game: Game) -> tuple[Path, ...]:
    """Return the files that decide how a row is written."""
    return _sources(game.package)


def _sources(package: str) -> tuple[Path, ...]:
    return Path(__file__), Path(str(sys.modules[package].__file__)).with_name("features.py")


# --- compiled ---


@rule
def turned(seat: int, observer: int, seats: int) -> int:
    """Return a seat as the observer counts it: 0 is the observer, 1 the next one."""
    if 0 <= seat < observer:
        return seat - observer + seats
    if observer <= seat < seats:
        return seat - observer
    return seat


@rule
def unturned(shown: int, observer: int, seats: int) -> int:
    """Return the seat from the observer's count."""
    if not 0 <= shown < seats:
        return shown
    seat = shown + observer
    return seat if seat < seats else seat - seats


@rule
def column_of(words: Cells, column: Any, observer: int, seats: int) -> int:
    """Return the value of one column, from the memory of an information state as 64-bit words."""
    shown, bit, bits = column[SHOWN], int(column[BIT]), int(column[BITS])
    if shown == THE_SEAT_ITSELF:
        return 1 if observer == column[VALUE] else 0
    if shown != NO_SEAT:
        bit += unturned(shown, observer, seats) * column[BETWEEN]
    number = (words[bit >> 6] << (64 - bits - (bit & 63))) >> (64 - bits)
    if column[MEANING] == NUMBER:
        return int(number)
    if column[MEANING] == SET_OF:
        return int((number >> column[VALUE]) & 1)
    if column[MEANING] == SEAT:
        number = turned(number, observer, seats)
    return 1 if number == column[VALUE] else 0


# --- generated from the fields ---


def _declared(game: Game) -> dict[str, Any]:
    if importlib.util.find_spec(f"{game.package}.features") is None:
        return {}
    return vars(importlib.import_module(f"{game.package}.features"))


def _wiped(first: int, end: int) -> Iterator[str]:
    """Yield lines of `write_row` that clear columns of which only some are set afterwards."""
    yield f"    for k in range({first}, {end}):"
    yield "        row[k] = NO"


_EIGHT_AT_ONCE = """for e in range({size} >> 3):
    eight = (number >> (8 * e)) & 255
    for k in range(8):
        row[first + 8 * e + k] = IN_EIGHT[eight, k]
for k in range({size} & ~7, {size}):
    row[first + k] = YES if (number >> k) & 1 else NO"""
_WRITING = {
    NUMBER: "row[first] = number",
    SET_OF: _EIGHT_AT_ONCE,
    ONE_OF: "if 0 <= number < {size}:\n    row[first + number] = 1",
    SEAT: "number = turned(number, observer, seats)\nif 0 <= number < {size}:\n    row[first + number] = 1",
}


@dataclass(frozen=True)
class _Reading:
    """How to read one field."""

    name: str
    kind: str
    shape: tuple[int, ...]
    seat_axis: int | None
    axes: tuple[Sequence[str] | None, ...]
    meaning: int
    keys: Sequence[str]  # of the values; empty for a number

    @property
    def size(self) -> int:
        """The number of columns for each number."""
        return len(self.keys) or 1

    def source(self, first: int) -> Iterator[str]:
        """Yield lines of `write_row`: a loop for each axis, then the writing of a number."""
        indent, place = "    ", "0"
        if self.meaning in (ONE_OF, SEAT):
            yield from _wiped(first, first + self.size * prod(self.shape))
        for axis, length in enumerate(self.shape):
            yield f"{indent}for i{axis} in range({length}):"
            indent += "    "
            shown = f"turned(i{axis}, observer, seats)" if axis == self.seat_axis else f"i{axis}"
            place = f"({place}) * {length} + {shown}"
        yield f"{indent}first = {first} + ({place}) * {self.size}"
        index = ", ".join(f"i{axis}" for axis in range(len(self.shape)))
        yield f"{indent}number = int(s.{self.name}{f'[{index}]' if index else ''})"
        yield from (indent + line for line in _WRITING[self.meaning].format(size=self.size).splitlines())

    def columns(self, dtype: np.dtype[Any]) -> Iterator[list[int]]:
        """Yield a row of the table for each column, in the order of the names."""
        assert dtype.fields is not None
        first_bit, bits = 8 * int(dtype.fields[self.name][1]), 8 * int(self.kind[1:])
        axis = self.seat_axis
        between = bits * prod(self.shape[axis + 1 :]) if axis is not None else 0
        for number, place in enumerate(product(*map(range, self.shape))):
            bit, shown = first_bit + bits * number, NO_SEAT
            if axis is not None:
                shown = place[axis]
                bit -= shown * between
            for value in range(self.size):
                yield [bit, bits, self.meaning, value, shown, between]

    def names(self) -> Iterator[str]:
        sign = ":" if self.meaning == SET_OF else "="
        for place in product(*(self._along(axis) for axis in range(len(self.shape)))):
            number = ".".join((self.name, *place))
            yield from (f"{number}{sign}{key}" for key in self.keys) if self.keys else (number,)

    def _along(self, axis: int) -> Sequence[str]:
        length = self.shape[axis]
        if axis == self.seat_axis:
            return (*TURNED, PUBLIC)[:length]
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


def _divisor(declared: dict[str, Any], name: str, field: Field, reading: _Reading) -> float:
    """Return the divisor for all columns of a field; zeros and ones stay as they are."""
    if reading.meaning != NUMBER:
        return 1.0
    highest = 1 if name in _ALWAYS_SMALL else max(abs(field.low), abs(field.high), 1)
    return float(declared.get("SCALE", {}).get(name, highest))


def _meaning(game: Game, declared: dict[str, Any], name: str, field: Field) -> tuple[int, Sequence[str]]:
    if name == "phase":
        return ONE_OF, game.PHASES
    if name == "to_move" or name in declared.get("SEATS_IN", ()):
        return SEAT, TURNED
    if field.names is not None:
        return ONE_OF, field.names
    if field.members is not None:
        return SET_OF, field.members
    return NUMBER, ()
