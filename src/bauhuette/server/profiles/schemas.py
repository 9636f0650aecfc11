"""The bodies of profiles: ratings, games played, what a person lets others see."""

from __future__ import annotations

from typing import Literal

from bauhuette.server.wire import OfferedMove, Wire

AudienceName = Literal["nobody", "friends", "everybody"]


class RatingRow(Wire):
    """A rating in points, with one standard deviation of doubt. The anchor, a level of bots, always has 1500."""

    name: str
    account: str | None  # the person's page; null for bots
    level: str | None  # of a bot
    points: int
    doubt: int
    games: int
    place: int
    you: bool


class RatingList(Wire):
    """Ordered by the lower bound of the rating. `hidden` people do not show their ratings to the reader."""

    game: str
    seats: int  # 0: tables of every size
    rows: list[RatingRow]
    hidden: int


class GameRating(Wire):
    game: str
    seats: int  # 0: tables of every size
    points: int
    doubt: int
    games: int


class FormPoint(Wire):
    """A rating after a game that counted."""

    at: int
    points: int
    doubt: int


class Form(Wire):
    game: str
    points: list[FormPoint]


class Opponent(Wire):
    """A frequent opponent: the number of games, and of those in which this person was placed ahead."""

    name: str
    account: str | None
    level: str | None
    games: int
    ahead: int


class Privacy(Wire):
    """Who may see this person's ratings and ranks, games, and presence."""

    ratings: AudienceName = "friends"
    games: AudienceName = "friends"
    presence: Literal["nobody", "friends"] = "friends"


class Profile(Wire):
    """A person, as the reader may see them: what is null is not shown to this reader."""

    name: str
    account: str | None
    you: bool
    since: int | None
    relation: Literal["self", "friend", "asked", "asks", "other", "blocked"]
    muted: bool
    ratings: list[GameRating] | None
    form: list[Form] | None
    played: int | None
    won: int | None
    opponents: list[Opponent] | None


class PlayedSeat(Wire):
    name: str
    account: str | None
    level: str | None  # of a bot
    rank: int | None
    score: int | None
    own: bool  # of the person whose games these are
    resigned: bool
    given_up: bool  # a person who did not play to the end: a bot played on, or time ran out


class PlayPoint(Wire):
    """A game that was looked back at; of very many, several one after the other, with their mean result."""

    table: str  # the last of them
    at: int
    seats: int
    games: int
    decisions: int
    error: float  # of a win, a decision
    doubt: float
    blunders: int
    result: float  # share of the win


class PlayedGame(Wire):
    id: str
    game: str
    at: int
    counted: bool  # in the ratings
    seats: list[PlayedSeat]
    points: int | None  # the rating of the person afterwards
    play: PlayPoint | None  # where it was looked back at


class PlayedGames(Wire):
    """The newest first; `next` is where the following page begins."""

    games: list[PlayedGame]
    next: int | None


class Opening(Wire):
    """A first decision."""

    move: OfferedMove
    games: int
    result: float  # mean share of the win


class GamePlay(Wire):
    """How a person plays a game, from stored analyses."""

    game: str
    error: float  # of a win, a decision
    doubt: float  # standard error of that
    decisions: int
    points: list[PlayPoint]  # the oldest first
    openings: list[Opening]  # the most frequent first


class PlayList(Wire):
    games: list[GamePlay]
