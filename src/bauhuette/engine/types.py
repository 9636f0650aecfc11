"""Types that the type checker tells apart: full states and information states, seats and moves.

A full state and an information state are records of the same dtype, a game's `State`. Only `redacted_for` makes an
`InfoState` of a `FullState`, so a bot, a view, an observation or a hint cannot be given a full state.
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

    class FullState(_Bytes):
        """Everything, as only the authority at a table has it."""

    class InfoState(_Bytes):
        """What one seat, or everybody, knows."""

else:
    FullState = InfoState = Any

# Numbers that are not just numbers: whoever asks for a seat cannot be handed a move, nor the other way round.
Seat = NewType("Seat", int)  # one that this table has: `engine.validation.seat_at` says so
MoveId = NewType("MoveId", int)  # one that this game has: `MoveSpace` says so
AnySeat = Seat | Literal[0, 1, 2, 3]  # as people write it down: `table.view(0)`; whoever is given it asks `seat_at`


class Redacting(Protocol):
    """As much of a game as hiding needs."""

    @property
    def redact(self) -> Callable[..., Any]: ...


def redacted_for(game: Redacting, truth: FullState, seat: Seat | None) -> InfoState:
    """A record of its own with what this seat knows, and nothing else; None is somebody who only watches."""
    record: Any = copy_of(truth)
    game.redact(record, SPECTATOR if seat is None else seat)
    return cast("InfoState", record)
