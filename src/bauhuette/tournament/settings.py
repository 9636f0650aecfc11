"""What is fixed when a tournament is announced."""

from __future__ import annotations

from math import ceil
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from bauhuette.match.table_options import Clock, Level
from bauhuette.tournament.formats import Form

NAME_LENGTH = 60
MOST_PLACES = 256
MOST_ROUNDS = 30
MOST_IN_ROBIN = 32
MOST_ENTRIES = 4 * MOST_PLACES  # with reserve and withdrawn entrants


class TournamentSettings(BaseModel):
    """The form, the game, and how both are played."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    name: Annotated[str, Field(min_length=1, max_length=NAME_LENGTH)]
    game: Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]+$")]
    seats: Annotated[int, Field(ge=2, le=4)]  # of every table
    form: Form = "swiss"
    rounds: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 0  # of a season, in a league; 0: as many as the form needs
    duplicate: bool = False  # all tables of a round play the same deal
    places: Annotated[int, Field(ge=2, le=MOST_PLACES)] = 64  # later entrants wait in reserve
    late: Annotated[int, Field(ge=0, le=MOST_ROUNDS)] = 1  # rounds begun up to which entry is open
    gaps: Literal["bot", "bye"] = "bot"  # an empty seat gets a bot, or the table's others sit out with half points
    level: Level = "greedy"  # of bots at empty seats
    options: dict[Annotated[str, Field(max_length=32)], int] = {}
    clock: Clock = Clock()
    follow_on: bool = True  # the next round begins by itself when the last table is done
    rated: bool = True
    advance: Annotated[int, Field(ge=1, le=2)] = 2  # knock-out: how many of a group go on; one of two or three
    division: Annotated[int, Field(ge=2, le=16)] = 8  # league: players in a division
    movers: Annotated[int, Field(ge=0, le=4)] = 2  # league: how many rise and as many fall
    seasons: Annotated[int, Field(ge=1, le=20)] = 1  # league

    @property
    def room(self) -> int:
        """The most entrants; drawing a round robin takes long for large fields."""
        return min(self.places, MOST_IN_ROBIN) if self.form == "robin" else self.places

    @property
    def going_on(self) -> int:
        """How many of a group go on; at most half, so that the field always shrinks."""
        return min(self.advance, self.seats // 2)


def rounds_to_meet(players: int, seats: int) -> int:
    """Return the least number of rounds in which all players can meet all others."""
    return max(1, ceil((players - 1) / (seats - 1)))


def swiss_rounds(players: int, seats: int) -> int:
    """Return the rounds a knock-out would need to leave one winner, and two more."""
    rounds, left = 0, players
    while left > 1:
        left, rounds = ceil(left / seats), rounds + 1
    return min(rounds + 2, rounds_to_meet(players, seats))
