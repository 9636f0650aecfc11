"""The entrants, rounds and results of a tournament."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bauhuette.tournament.pairing.tables import Player


@dataclass
class Entrant:
    """A person (with a user id, or in a file by name alone) or a bot."""

    number: Player
    user: str
    name: str
    level: str | None  # of a bot
    since: int  # the first round they can play in
    reserve: bool = False  # waits for a free place
    resting: bool = False  # sits out the next round, by their own wish
    gone: int | None = None  # the number of rounds begun at the withdrawal
    dropped: bool = False  # by the organiser
    instead: Player = 0  # the entrant whose fixtures to come they took over

    @property
    def plays(self) -> bool:
        return self.gone is None and not self.reserve


class TableOutcome(NamedTuple):
    """The game's result; `void` without a winner: the table was closed, or a timeout ended the game."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    void: bool = False
    strangers: tuple[int, ...] = ()  # seats whose entrant withdrew or gave up: the result counts only for the others


class RoundSeat(NamedTuple):
    """A seat of a pairing: an entrant, or (0) a bot at an empty seat, for entrant `instead` or for none."""

    entrant: Player
    instead: Player = 0


@dataclass
class RoundTable:
    """One table of a round."""

    number: int
    id: str  # of the server's table
    chairs: tuple[RoundSeat, ...]
    group: int = 0  # the division
    result: TableOutcome | None = None

    def seat_of(self, entrant: Player) -> int | None:
        return next((i for i, chair in enumerate(self.chairs) if chair.entrant == entrant), None)

    def counted(self) -> Iterator[tuple[int, Player]]:
        """Yield seats and entrants for whom the result counts."""
        strangers = self.result.strangers if self.result else ()
        for seat, chair in enumerate(self.chairs):
            if chair.entrant and seat not in strangers:
                yield seat, chair.entrant


@dataclass
class Round:
    number: int
    boards: list[RoundTable]
    byes: tuple[Player, ...] = ()
    season: int = 1

    @property
    def done(self) -> bool:
        return all(board.result is not None for board in self.boards)

    def board_of(self, entrant: Player) -> RoundTable | None:
        return next((board for board in self.boards if board.seat_of(entrant) is not None), None)


@dataclass
class Season:
    """A season of a round robin or league: the players of each group, and its schedule by slots."""

    number: int
    first: int  # round
    groups: list[list[Player]] = field(default_factory=list)
    schedules: list[list[list[list[int]]]] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return max((len(schedule) for schedule in self.schedules), default=0)
