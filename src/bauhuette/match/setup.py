"""What is fixed when a table is opened."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bauhuette.engine.game import Game
from bauhuette.engine.trouble import Trouble
from bauhuette.match.kernel import check_options, check_seats
from bauhuette.match.refusal import RefusedBy
from bauhuette.match.rules_of_play import Absence, Clock, SpectatorRule


@dataclass(frozen=True)
class Setup:
    """The secret is committed to before anybody adds a salt."""

    id: str
    game: str
    rules_version: int
    edition: str
    host: str
    secret: bytes
    seats: tuple[Mapping[str, Any], ...]  # as they are at first
    options: Mapping[str, int]
    clock: Clock
    spectators: SpectatorRule
    absence: Absence
    rated: bool
    created: int
    listed: bool = False  # among the open tables, for everybody to join
    position: Mapping[str, Any] | None = None  # prepared, instead of a deal
    course: tuple[str, ...] = ()  # of a lesson: the moves of all seats, as long as everybody keeps to them
    tournament: str = ""  # the one the table was made for: nobody hosts it, and it begins at once
    sealed: bool = False  # others play the same deal: nothing of it is shown to anybody else until they are done
    invited: tuple[str, ...] = ()  # to a rematch: whoever played; without them anybody with the link may sit down
    origin: str = ""  # the finished game that is tried otherwise here
    deal: str = ""  # the one that others play, too, each once: nobody adds luck, chooses other bots or is advised

    @property
    def made_by_server(self) -> bool:
        """Nobody hosts it, nobody changes anything before it begins."""
        return bool(self.tournament) or (bool(self.deal) and not self.host)


def check_setup(game: Game, seats: int, options: Mapping[str, int]) -> dict[str, int]:
    """The options of a table that can be opened, complete with defaults."""
    try:
        check_seats(game, seats)
        return check_options(game, options)
    except Trouble as trouble:
        raise RefusedBy("bad-setup", trouble) from None
