"""What is fixed when a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.match.play_state import check_options, check_seats
from bauhuette.match.refusal import RefusedBy
from bauhuette.match.table_options import Absence, Clock, SpectatorRule


@dataclass(frozen=True)
class TableSetup:
    """The fixed part of a table. The secret is committed to before any player adds a salt."""

    id: str
    game: str
    rules_version: int
    edition: str
    host: str
    secret: bytes
    seats: tuple[Mapping[str, Any], ...]  # when the table is opened
    options: Mapping[str, int]
    clock: Clock
    spectators: SpectatorRule
    absence: Absence
    rated: bool
    created: int
    listed: bool = False  # shown among the open tables, for all to join
    position: Mapping[str, Any] | None = None  # prepared, instead of a deal
    course: tuple[str, ...] = ()  # of a lesson: the moves of all seats, as long as all keep to them
    tournament: str = ""  # the tournament it was made for: no host, begins at once
    sealed: bool = False  # others play the same deal: nothing of it is shown to others until all are done
    invited: tuple[str, ...] = ()  # users invited to a rematch; without them all who have the link may sit down
    origin: str = ""  # the finished game that is replayed differently here
    deal: str = ""  # a deal that others play, too, once each: no salts, no other bots, no hints
    edition_values: Mapping[str, Any] = field(default_factory=dict)  # that differ from the standard edition of its time
    edition_name: str = ""  # of an edition that is not the standard one
    edition_by: str = ""  # the user who made it
    edition_maker: str = ""  # their name, where others see it

    @property
    def made_by_server(self) -> bool:
        """Return whether the table has no host and cannot be changed before it begins."""
        return bool(self.tournament) or (bool(self.deal) and not self.host)


def check_setup(game: Game, seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """Return the options of a table that can be opened, completed with defaults."""
    try:
        check_seats(game, seats)
        return check_options(game, options)
    except BauhuetteError as error:
        raise RefusedBy("bad-setup", error) from None
