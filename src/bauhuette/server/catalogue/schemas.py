"""The bodies of the catalogue: games, what is printed on their components, lessons."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from bauhuette.server.wire import MoveForm, OfferedMove, Wire


class OptionInfo(Wire):
    name: str
    title: dict[str, str]
    default: int
    values: list[int]


class TemperInfo(Wire):
    """A character bots of any level can have at a game: `foreman:bold` is a level with the key of one."""

    key: str
    about: dict[str, str]  # by language: a description


class GameInfo(Wire):
    key: str
    title: dict[str, str]
    tagline: dict[str, str]
    seats: list[int]
    minutes: int
    year: int
    authors: list[str]
    publisher: str
    rules_version: int
    rule_prefix: str
    options: list[OptionInfo]
    lesson: bool  # can be learnt at a prepared position
    colours: list[str]  # of the seats, in their order
    levels: list[str]  # of bots people choose from, the strongest last
    tempers: list[TemperInfo]
    tempered: list[str]  # the levels that can have them


class PrintedCell(Wire):
    text: str
    origin: str


class PrintedRow(Wire):
    name: str
    cells: list[PrintedCell]


class PrintedReason(Wire):
    """Why values of these origins are not the rulebook's."""

    origins: list[str]
    text: str


class PrintedTable(Wire):
    title: str
    columns: list[str]
    rows: list[PrintedRow]
    reasons: list[PrintedReason]


class FamilyMoves(Wire):
    """Moves of one sort; none are listed where there are too many to choose from."""

    family: str
    moves: list[MoveForm]


class MoveSorts(Wire):
    """Everything that can ever be moved in a game."""

    families: list[FamilyMoves]


class GameFacts(BaseModel):
    """What is printed on the components of a game, by what it is printed on, and the same as tables to read.

    `moves` and `news` say of what kind their parameters and facts are, for a client that says them; `rules` names
    the rule each kind of news follows from.
    """

    model_config = ConfigDict(extra="allow", frozen=True)

    moves: dict[str, dict[str, str]]
    news: dict[str, dict[str, str]]
    rules: dict[str, str]
    printed: dict[str, list[PrintedTable]]


class ServerInfo(Wire):
    """What can be played here."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    languages: list[str]


class LessonStep(Wire):
    """A page of a lesson, to be read after a number of moves; the last one so far asks for the learner's moves."""

    after: int
    say: str  # the message `lesson-<say>` of the game
    ring: list[str]  # the places of the table it speaks of


class LessonMove(Wire):
    """A move of the learner's after a number of moves."""

    after: int
    move: OfferedMove


class LessonPlan(Wire):
    """A course through a prepared position. `POST` to the same address lays it out as a table."""

    game: str
    seat: int
    length: int  # moves of all seats
    steps: list[LessonStep]
    moves: list[LessonMove]  # the learner's


class Seen(Wire):
    """The caller as the server knows them."""

    address: str
    secure_cookies: bool
