"""The bodies of REST that are about people: profiles, rankings, friends, what hosts see."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from bauhuette.server.wire import NAME_LENGTH, OfferedMove, Password, SeatNumber, Wire

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


class Someone(Wire):
    """Who is meant: an account, a handle from the caller's lists, or a seat or line of chat at a visible table."""

    account: Annotated[str, Field(max_length=64)] | None = None
    handle: Annotated[str, Field(max_length=32)] | None = None
    table: Annotated[str, Field(max_length=32)] | None = None
    seat: SeatNumber | None = None
    line: Annotated[int, Field(ge=0, le=2**31)] | None = None


TieKind = Literal["mute", "block"]


class TieWish(Wire):
    who: Someone
    kind: TieKind


class Tie(Wire):
    handle: str
    name: str
    since: int


class TieList(Wire):
    ties: list[Tie]


class NewReport(Wire):
    who: Someone
    kind: Literal["insults", "spam", "cheating", "name", "other"]
    text: Annotated[str, Field(max_length=1000)] = ""


class ClubInfo(Wire):
    """A server as a club: its own name and what it says of itself, empty where the host has chosen neither."""

    name: str
    text: str
    host: bool  # whether the reader is one of its hosts


class ClubWish(Wire):
    name: Annotated[str, Field(max_length=60)]
    text: Annotated[str, Field(max_length=2000)]


class HostTable(Wire):
    id: str
    game: str
    status: str
    created: int
    changed: int
    listed: bool
    people: list[str]


class HostTables(Wire):
    tables: list[HostTable]


class HostPerson(Wire):
    id: str
    name: str
    account: str | None
    tables: int
    seen: int
    banned: bool


class HostPeople(Wire):
    people: list[HostPerson]


class HostReport(Wire):
    """`by` is null where the server itself noticed; `person` is the id of whom it is about."""

    id: str
    at: int
    by: str | None
    about: str
    person: str
    table: str
    kind: str
    text: str
    settled: int | None
    settled_by: str


class HostReports(Wire):
    reports: list[HostReport]


class BanWish(Wire):
    person: Annotated[str, Field(min_length=1, max_length=32)]
    days: Annotated[int, Field(ge=1, le=3650)] | None = None  # null: until it is taken back
    reason: Annotated[str, Field(max_length=500)] = ""


class Closing(Wire):
    reason: Annotated[str, Field(max_length=500)] = ""


class Announcement(Wire):
    de: Annotated[str, Field(max_length=500)] = ""
    en: Annotated[str, Field(max_length=500)] = ""


class HostLimit(Wire):
    name: str
    burst: float
    per_minute: float


class HostLimits(Wire):
    factor: float  # on all of them; 0: switched off
    limits: list[HostLimit]


# --- finding people ---


class FriendInfo(Wire):
    handle: str
    name: str
    account: str | None
    since: int
    here: bool


class FriendList(Wire):
    friends: list[FriendInfo]
    asks: list[FriendInfo]  # who want to be friends
    asked: list[FriendInfo]  # whom the reader has asked


class FriendLink(Wire):
    """A link that makes the person who opens it a friend, once."""

    path: str
    until: int


class InvitationWish(Wire):
    handle: Annotated[str, Field(max_length=32)]


class Invitation(Wire):
    table: str
    path: str
    game: str
    by: str
    at: int


class Invitations(Wire):
    invitations: list[Invitation]


TempoName = Literal["none", "turn", "bank", "days"]


class SeekWish(Wire):
    """A game at my speed and strength: `alike` are people near my own rating."""

    game: Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]+$")]
    seats: Annotated[int, Field(ge=2, le=4)]
    tempo: TempoName = "none"
    strength: Literal["alike", "any"] = "any"


class SeekState(Wire):
    """What one looks for; `path` is where one was led to."""

    wish: SeekWish | None
    path: str | None


# --- coming in ---


class PasskeyOptions(Wire):
    """For the browser: what to sign, as `navigator.credentials` takes it."""

    options: dict[str, Any]


class PasskeyAnswer(Wire):
    """What the browser answered, as JSON of WebAuthn; with a name where a guest wants to become a member."""

    credential: dict[str, Any]
    name: Annotated[str, Field(min_length=2, max_length=NAME_LENGTH, pattern=r"^[\w.-]+$")] | None = None


class PasskeyInfo(Wire):
    id: str
    name: str
    created: int
    used: int | None


class PasskeyList(Wire):
    """`password` says whether the account has one, too."""

    passkeys: list[PasskeyInfo]
    password: bool


class CodeMade(Wire):
    """Shown once; `until` is null for one that is kept on paper."""

    code: str
    until: int | None


class CodeGiven(Wire):
    """A code from another device or a printed one; with a new password if the old is lost."""

    password: Password | None = None
    code: Annotated[str, Field(min_length=4, max_length=64)]


class LetterWish(Wire):
    """The name of an account, or a mail address."""

    who: Annotated[str, Field(min_length=2, max_length=254)]


class LetterOpened(Wire):
    """The code from a login mail; with a new password if wanted; `alone` ends all other sessions."""

    code: Annotated[str, Field(min_length=4, max_length=64)]
    password: Password | None = None
    alone: bool = False
