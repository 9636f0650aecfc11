"""A game in progress is one NumPy record of fixed size; its fields are declared once, in a class body.

    class State(Header):
        score: Cells = int32(SEATS)
        leader: int = int16()

For people and mypy `State` is the typed face (`s.score[p]`, `s.leader`); at run time a parameter annotated
`s: State` is a `np.record` of `dtype_of(State)`. Fields used in arithmetic are 16 bits or wider: interpreted,
NumPy keeps the width of what it reads, compiled code widens it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

Cells: TypeAlias = npt.NDArray[np.int64]
Grid: TypeAlias = npt.NDArray[np.int64]
Numbers: TypeAlias = npt.NDArray[np.float64]

MAX_SEATS = 4
SPECTATOR = MAX_SEATS  # the seat number, and knowledge bit, of somebody who only watches
NOBODY = -1
NEWS_WIDTH = 6  # kind, who may see it, and four facts


class Field(NamedTuple):
    """Width and shape of a field, and how a position spells its numbers (see `engine.position`)."""

    kind: str
    shape: tuple[int, ...]
    names: tuple[str, ...] | None  # the number is an index into these; -1 is nothing
    members: tuple[str, ...] | None  # the number is a set of these, one bit each


def _field(kind: str) -> Any:
    def declare(*shape: int, names: tuple[str, ...] | None = None, members: tuple[str, ...] | None = None) -> Any:
        return Field(kind, shape, names, members)

    return declare


int8 = _field("i1")
int16 = _field("i2")
int32 = _field("i4")
int64 = _field("i8")


class Header:
    """What every game's record begins with."""

    rng: int = int64()  # the luck to come; set from outside before each move
    seats: int = int16()
    to_move: int = int16()  # the seat asked, or NOBODY
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
    """One game's record. What `np.record` is, but many times faster to read: views and interpreted rules live on it."""

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except ValueError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


@lru_cache
def _of_records(dtype: np.dtype[Any]) -> np.dtype[Any]:
    return np.dtype((Record, dtype))


def new_record(dtype: np.dtype[Any]) -> Any:
    return from_bytes(dtype, bytes(dtype.itemsize))


def copy_of(s: Any) -> Any:
    """An independent record with the same bytes."""
    return from_bytes(s.dtype, s.tobytes())


def from_bytes(dtype: np.dtype[Any], data: bytes) -> Any:
    return np.frombuffer(bytearray(data), _of_records(dtype))[0]
