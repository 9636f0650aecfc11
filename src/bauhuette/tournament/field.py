"""Who takes part, what is played, what came out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from bauhuette.tournament.draw.tables import Player


@dataclass
class Entrant:
    """A person (with a user id, or in a file by name alone) or a bot."""

    number: Player
    user: str
    name: str
    level: str | None  # of a bot
    since: int  # the first round they can play in
    reserve: bool = False  # waits until somebody goes
    resting: bool = False  # sits out the next round, by their own wish
    gone: int | None = None  # withdrew when so many rounds had begun
    dropped: bool = False  # by the organiser
    instead: Player = 0  # of whom they took over the fixtures to come

    @property
    def plays(self) -> bool:
        return self.gone is None and not self.reserve


class Result(NamedTuple):
    """As the game counts; `void` where nobody has won: it was closed, or a fallen flag ended it."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    void: bool = False
    strangers: tuple[int, ...] = ()  # seats whose entrant withdrew or gave up: it counts for the others only


class Chair(NamedTuple):
    """A seat of a pairing: an entrant, or nobody's bot that sits in, for a certain entrant or for nobody."""

    entrant: Player
    instead: Player = 0


@dataclass
class Board:
    """One table of a round."""

    number: int
    id: str  # of the table of the server
    chairs: tuple[Chair, ...]
    group: int = 0  # the division
    result: Result | None = None

    def seat_of(self, entrant: Player) -> int | None:
        return next((i for i, chair in enumerate(self.chairs) if chair.entrant == entrant), None)

    def counted(self) -> Iterator[tuple[int, Player]]:
        """Seats and entrants for whom the result counts."""
        strangers = self.result.strangers if self.result else ()
        for seat, chair in enumerate(self.chairs):
            if chair.entrant and seat not in strangers:
                yield seat, chair.entrant


@dataclass
class Round:
    number: int
    boards: list[Board]
    byes: tuple[Player, ...] = ()
    season: int = 1

    @property
    def done(self) -> bool:
        return all(board.result is not None for board in self.boards)

    def board_of(self, entrant: Player) -> Board | None:
        return next((board for board in self.boards if board.seat_of(entrant) is not None), None)


@dataclass
class Season:
    """Of a round robin or a league: who plays in which group, and the schedule of each group by slots."""

    number: int
    first: int  # round
    groups: list[list[Player]] = field(default_factory=list)
    schedules: list[list[list[list[int]]]] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        return max((len(schedule) for schedule in self.schedules), default=0)
