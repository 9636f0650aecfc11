"""A game in progress is one NumPy record of fixed size; its fields are declared once, in a class body.

    class State(Header):
        score: Cells = int32(SEATS)
        leader: int = int16()

For people and mypy `State` is the typed face (`s.score[p]`, `s.leader`); at run time a parameter annotated
`s: State` is a `np.record` of `dtype_of(State)`. Fields used in arithmetic are 16 bits or wider: interpreted,
NumPy keeps the width of what it reads, compiled code widens it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import prod
from operator import itemgetter
from struct import Struct
from typing import Any, ClassVar, NamedTuple, TypeAlias, TypeVar, cast

import numpy as np
import numpy.typing as npt

from bauhuette.engine.jit import rule

Cells: TypeAlias = npt.NDArray[np.int64]
Grid: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = npt.NDArray[np.float64]
S = TypeVar("S")

MAX_SEATS = 4
SPECTATOR = MAX_SEATS  # the seat number, and knowledge bit, of somebody who only watches
NOBODY = -1
NEWS_WIDTH = 6  # kind, who may see it, and four facts


class Field(NamedTuple):
    """Width and shape of a field, what its numbers can be, and how a position spells them (see `engine.position`)."""

    kind: str
    shape: tuple[int, ...]
    names: tuple[str, ...] | None  # the number is an index into these; -1 is nothing
    members: tuple[str, ...] | None  # the number is a set of these, one bit each
    low: int
    high: int
    seat: bool  # a seat of this table, or NOBODY
    scratch: bool  # zero between moves; no part of a position


def _field(kind: str) -> Any:
    top = (1 << 8 * int(kind[1:]) - 1) - 1

    def declare(
        *shape: int,
        names: tuple[str, ...] | None = None,
        members: tuple[str, ...] | None = None,
        seat: bool = False,
        scratch: bool = False,
        low: int | None = None,
        high: int | None = None,
    ) -> Any:
        """Names, members, a seat and scratch imply their range; any other number says its lowest and highest."""
        if names is not None:
            implied = (NOBODY, len(names) - 1)
        elif members is not None:
            implied = (0, min(top, (1 << len(members)) - 1))
        elif seat:
            implied = (NOBODY, MAX_SEATS - 1)
        else:
            implied = (0, 0 if scratch else top)
        least = implied[0] if low is None else int(low)
        most = implied[1] if high is None else int(high)
        assert -top - 1 <= least <= most <= top, (least, most, kind)
        return Field(kind, shape, names, members, least, most, seat, scratch)

    return declare


int8 = _field("i1")
int16 = _field("i2")
int32 = _field("i4")
int64 = _field("i8")


class Header:
    """What every game's record begins with."""

    rng: int = int64()  # the luck to come; set from outside before each move
    seats: int = int16(high=MAX_SEATS)
    to_move: int = int16(seat=True)  # the seat asked, or NOBODY
    over: int = int16()  # 0 while running, else 1 + index into the game's ENDINGS
    phase: int = int16()  # index into the game's PHASES
    options: Cells = int16(8)  # in the order of meta.toml
    news_count: int = int16()
    news: Grid  # rows of NEWS_WIDTH, as many as the game declares


def fields_of(state: type) -> dict[str, Field]:
    """All fields in the order of declaration, the header's first."""
    return {
        name: field for cls in reversed(state.__mro__) for name, field in vars(cls).items() if isinstance(field, Field)
    }


def dtype_of(state: type) -> np.dtype[Any]:
    """The record's dtype; aligned, because GPUs cannot read across a boundary."""
    layout = [(name, f.kind, f.shape) for name, f in fields_of(state).items()]
    return np.dtype(layout, align=True)


def new_records(dtype: np.dtype[Any], count: int) -> Any:
    """`count` empty records, reachable by name (`records[i].score[p]`)."""
    return np.zeros(count, dtype).view(np.recarray)


class Record(np.void):  # type: ignore[misc]  # the stubs call it final; NumPy itself makes np.record this way
    """One game's record: what `np.record` is, but many times faster to read and to hand to compiled rules."""

    _dtype: ClassVar[np.dtype[Any]]  # `dtype` itself is made anew at every question
    _fields: ClassVar[np.dtype[Any]]  # the same without this class
    _layout: ClassVar[Struct]
    _plain: ClassVar[type]

    @property
    def data(self) -> Any:
        """The bytes alone. Compiled rules ask for this; NumPy's own answer describes every field each time."""
        array: Any = self.base
        return array.base

    def copy(self, order: Any = None) -> Any:  # noqa: ARG002  # as NumPy calls it
        """NumPy's own copy would own its memory, and have no base to hand to compiled rules."""
        return copy_of(self)

    def __deepcopy__(self, _memo: Any) -> Any:
        return copy_of(self)

    def __reduce__(self) -> Any:
        return from_bytes, (self._fields, self.tobytes())


def _setter(name: str) -> Any:
    def put(self: Any, value: Any) -> None:
        self[name] = value

    return put


@lru_cache
def _of_records(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """A class of its own for each layout, with a property for each field."""
    names = dtype.names or ()
    kind: Any = type("Record", (Record,), {name: property(itemgetter(name), _setter(name)) for name in names})
    kind._dtype = np.dtype((kind, dtype))
    kind._fields = dtype
    kind._layout, kind._plain = _plain_of(dtype)
    return cast("np.dtype[Any]", kind._dtype)


def new_record(dtype: np.dtype[Any]) -> Any:
    return from_bytes(dtype, bytes(dtype.itemsize))


def record_in(memory: Any, dtype: np.dtype[Any]) -> Any:
    """The record that lies in an array; no copy."""
    return np.frombuffer(memoryview(memory), _of_records(dtype))[0]  # an array would hand on its owner (see `data`)


def copy_of(s: Any) -> Any:
    """An independent record with the same bytes."""
    if isinstance(s, Record):
        return np.frombuffer(bytearray(s.tobytes()), s._dtype)[0]
    return from_bytes(s.dtype, s.tobytes())


def from_bytes(dtype: np.dtype[Any], data: bytes) -> Any:
    return np.frombuffer(bytearray(data), _of_records(dtype))[0]


@lru_cache
def _wide(dtype: np.dtype[Any]) -> np.dtype[Any]:
    assert dtype.names is not None
    return np.dtype([(name, np.int64, dtype[name].shape) for name in dtype.names])


def widened(s: Any) -> Any:
    """A copy with 64 bits for each number, so that sums are those of compiled code."""
    wide = new_record(_wide(s.dtype))
    for name in s.dtype.names:
        wide[name] = s[name]
    return wide


# --- to play the next game in ---

_LASTING = [(name, field.kind, field.shape) for name, field in fields_of(Header).items() if name != "news_count"]
LASTING = np.dtype(_LASTING, align=True).itemsize // 8  # luck, seats and options outlive a game


@rule
def reset(s: Header, memory: Cells) -> None:
    """Empty all but luck, seats and options, as `setup` expects; `memory` is the record itself as 64-bit numbers."""
    for k in range(LASTING, len(memory)):
        memory[k] = 0
    s.to_move = 0
    s.over = 0
    s.phase = 0


# --- to read much from ---


def plain(s: S) -> S:
    """The same fields as Python's own numbers and tuples: many times faster to read, for views.

    Only to be read, and not by compiled rules; `s.pad[p][:n]`, not `s.pad[p, :n]`.
    """
    record: Any = s if isinstance(s, Record) else copy_of(s)
    return cast(S, record._plain(record._layout.unpack(record.tobytes())))


def _plain_of(dtype: np.dtype[Any]) -> tuple[Struct, type]:
    """How to read all numbers of a record at once, and a tuple of them that knows the fields by name."""
    letters = {1: "b", 2: "h", 4: "i", 8: "q"}
    fields: dict[str, property] = {}
    layout, numbers, at = "@", 0, 0
    for name, (kind, offset, *_) in (dtype.fields or {}).items():
        count = prod(kind.shape)
        fields[name] = property(_part(numbers, kind.shape))
        layout += f"{offset - at}x{count}{letters[kind.base.itemsize]}"
        numbers, at = numbers + count, offset + kind.itemsize
    return Struct(f"{layout}{dtype.itemsize - at}x"), type("Plain", (tuple,), fields)


def _part(first: int, shape: tuple[int, ...]) -> Callable[[Any], Any]:
    if not shape:
        return itemgetter(first)
    if len(shape) == 1:
        return itemgetter(slice(first, first + shape[0]))
    size = prod(shape[1:])
    rows = [_part(first + i * size, shape[1:]) for i in range(shape[0])]
    return lambda numbers: tuple([row(numbers) for row in rows])
