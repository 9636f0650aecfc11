"""Whose eyes a record is for: the truth, or what one seat knows of it. The checker knows the difference.

Both are the same bytes of a game's `State`. Only `seen_by` makes a `Hidden` of a `Truth`, so whatever asks for a
`Hidden` (a bot, a view, an observation, a hint) cannot be handed a truth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Literal, NewType, Protocol, cast

from bauhuette.engine.record import SPECTATOR, Header, copy_of

if TYPE_CHECKING:

    class _Bytes(Header):
        """A record of any game: its fields are found by name."""

        def __getattr__(self, name: str) -> Any: ...
        def __setattr__(self, name: str, value: Any) -> None: ...
        def tobytes(self) -> bytes: ...

    class Truth(_Bytes):
        """Everything, as only the authority at a table has it."""

    class Hidden(_Bytes):
        """What one seat, or everybody, knows."""

else:
    Truth = Hidden = Any

# Numbers that are not just numbers: whoever asks for a seat cannot be handed a move, nor the other way round.
Seat = NewType("Seat", int)  # one that this table has: `engine.outside.seat_at` says so
MoveId = NewType("MoveId", int)  # one that this game has: `MoveSpace` says so
AnySeat = Seat | Literal[0, 1, 2, 3]  # as people write it down: `table.view(0)`; whoever is given it asks `seat_at`


class Hides(Protocol):
    """As much of a game as hiding needs."""

    @property
    def hide(self) -> Callable[..., Any]: ...


def seen_by(game: Hides, truth: Truth, seat: Seat | None) -> Hidden:
    """A record of its own with what this seat knows, and nothing else; None is somebody who only watches."""
    record: Any = copy_of(truth)
    game.hide(record, SPECTATOR if seat is None else seat)
    return cast("Hidden", record)
