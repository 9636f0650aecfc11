"""Step through a record, forward and back."""

from __future__ import annotations

from typing import Any

from bauhuette.match.play_state import Move
from bauhuette.match.record_reader import replay
from bauhuette.match.table import Table


class Replay:
    """A recorded game at one of its moments; the whole record was checked when it was opened.

    >>> import bauhuette as bh
    >>> table = bh.game("pillars").table(seats=3, seed=7)
    >>> for _ in range(3): table.play(table.moves()[0])
    >>> game = bh.open_record(table.record())
    >>> len(game), game.at
    (3, 0)
    >>> str(game.step()) == str(game.moves[0]), game.at
    (True, 1)
    >>> game.to(3)
    >>> game.back() == game.moves[2], game.at
    (True, 2)
    >>> game.table.version
    2
    """

    def __init__(self, record: Any) -> None:
        self._whole = replay(record)
        self.at = 0  # moves made at this moment

    def __len__(self) -> int:
        """Return the number of moves in all."""
        return self._whole.version

    @property
    def moves(self) -> list[Move]:
        return [self._whole.move_of(past.move) for past in self._whole.past]

    @property
    def table(self) -> Table:
        """A table at this moment. It may be played on, which changes no record."""
        table = self._whole.copy()
        table.past = table.past[: self.at]
        table.state = self._whole.state_after(self.at)
        return table

    def step(self) -> Move | None:
        """Make the next move and return it; None at the end."""
        if self.at == len(self):
            return None
        self.at += 1
        return self._whole.move_of(self._whole.past[self.at - 1].move)

    def back(self) -> Move | None:
        """Undo a move and return it; None at the beginning."""
        if self.at == 0:
            return None
        self.at -= 1
        return self._whole.move_of(self._whole.past[self.at].move)

    def to(self, number: int) -> None:
        """Go to the moment after `number` moves; a negative number counts from the end, as in a list."""
        wanted = number + len(self) + 1 if number < 0 else number
        if not 0 <= wanted <= len(self):
            raise IndexError(f"this game has {len(self)} moves")
        self.at = wanted
