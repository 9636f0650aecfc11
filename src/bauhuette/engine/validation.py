"""What callers hand in: whole numbers, seats, texts. Compiled rules check no bounds, so it is checked before them."""

from __future__ import annotations

from numbers import Integral
from typing import TYPE_CHECKING, Any, TypeGuard, cast

from bauhuette.engine.errors import BauhuetteError, quoted, shortened

if TYPE_CHECKING:
    from bauhuette.engine.types import Seat


class BadArgument(BauhuetteError):
    """A value that a function of the public face cannot use; nothing was done."""


class NoSuchSeat(BadArgument):
    """A seat this table does not have."""


def is_whole(value: Any) -> TypeGuard[int]:
    """Whether this is a whole number, Python's or NumPy's; True and False are none."""
    return isinstance(value, Integral) and not isinstance(value, bool)


def whole(name: str, value: Any, low: int, high: int) -> int:
    """The argument `name` as a number in this range."""
    if not is_whole(value) or not low <= value <= high:
        raise BadArgument("bad-number", name=name, value=shortened(value), low=str(low), high=str(high))
    return int(value)


def plain_text(name: str, value: Any) -> str:
    """The argument `name` as a text that can be written down: lone halves of characters cannot."""
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise BadArgument("bad-text", name=name, value=shortened(value))
    return value


def seat_at(seat: Any, seats: int) -> Seat:
    """A seat of a table with so many."""
    if not is_whole(seat) or not 0 <= seat < seats:
        raise NoSuchSeat("no-such-seat", seat=quoted(seat), last=seats - 1)
    return cast("Seat", int(seat))
