"""The bodies of REST, in both directions; what they share with the socket is in `wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bauhuette.analysis.play_classes import Standing
from bauhuette.match.stakes import Stake
from bauhuette.match.table_options import Absence, Clock, Level, SpectatorRule
from bauhuette.server.wire import (
    NAME_LENGTH,
    Answer,
    AnyMove,
    Ended,
    Fact,
    LogEntry,
    MoveForm,
    News,
    OfferedMove,
    Password,
    PersonName,
    Refusal,
    SeatView,
    TableView,
    Wire,
)


class OptionInfo(Wire):
    name: str
    title: dict[str, str]
    default: int
    values: list[int]


class ClassesInfo(Wire):
    """Bounds between the classes of play, as errors per decision; without classes there are none."""

    standing: Standing
    bounds: list[float]  # between one level and the next, the best first


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
    classes: ClassesInfo


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


class Me(Wire):
    name: str
    account: str | None  # null for a guest


class Rename(Wire):
    name: PersonName


class Credentials(Wire):
    name: Annotated[str, Field(min_length=2, max_length=NAME_LENGTH, pattern=r"^[\w.-]+$")]
    password: Password


class NewPassword(Wire):
    """A passkey's signature, for accounts without a password: the answer of the browser, as JSON of WebAuthn."""

    old: Password | None = None
    credential: dict[str, Any] | None = None
    new: Password


class OwnerProof(Wire):
    """That an open session is really theirs: a member says the password or, where there is none, signs with a passkey.

    Guests have neither. The credential is the answer of the browser, as JSON of WebAuthn.
    """

    password: Password | None = None
    credential: dict[str, Any] | None = None


class SessionInfo(Wire):
    """A session: since when, when last used, with which program."""

    id: str
    created: int
    seen: int
    program: str
    here: bool  # the one that asks


class SessionList(Wire):
    sessions: list[SessionInfo]


class Notice(Wire):
    """The host's current announcement to everyone."""

    text: str | None


class SeatWish(Wire):
    """Who is to sit here: `me`, another person at this device (`here`, by `name`), who has the link (`open`),
    or a bot of a level."""

    kind: Literal["me", "here", "open", "bot"]
    level: Level | None = None
    name: PersonName | None = None


class NewTable(Wire):
    game: Annotated[str, Field(max_length=32, pattern=r"^[a-z0-9-]+$")]
    seats: Annotated[list[SeatWish], Field(min_length=2, max_length=4)]
    options: dict[Annotated[str, Field(max_length=32)], int] = Field(default={})
    clock: Clock = Clock()
    spectators: SpectatorRule = "public"
    absence: Absence = Absence()
    rated: bool | None = None  # needs an account; not said: rated where the host has one
    listed: bool = False  # among the open tables
    edition: Annotated[str, Field(max_length=32)] = ""  # id or link code; not rated where it differs from ours


class TableInfo(Wire):
    """A table in a list, or before one sits down at it."""

    id: str
    path: str  # of the link to send to friends
    game: str
    status: Literal["lobby", "running", "over"]
    damaged: bool = False  # what is stored of it contradicts itself: nothing else is known
    outdated: bool = False  # played by rules this server no longer runs: it can be read and downloaded
    version: int
    seats: list[SeatView]
    seat: int | None  # the reader's own; of several the one that is asked, else the first
    held: list[int]
    to_move: int | None
    your_turn: bool
    hosting: bool
    clock: Clock
    flag_at: int | None = None  # when the clock of the seat to move runs out
    outcome: Ended | None
    progress: dict[str, int]  # how far a running game is: the single numbers all readers see
    deal: str = ""  # the deal that others play, too
    edition: str = ""  # name of an edition that differs from ours
    stake: Stake = "nothing"  # what a person loses who does not play to the end
    created: int
    changed: int


class TableList(Wire):
    tables: list[TableInfo]


class WaitingTable(Wire):
    """A table at which it is my turn."""

    id: str
    path: str
    game: str
    since: int | None
    flag_at: int | None  # when my clock runs out


class Waiting(Wire):
    tables: list[WaitingTable]


class VacationWish(Wire):
    """From `since` (now by default) to `until`, in ms."""

    since: Annotated[int, Field(ge=0, le=2**53)] | None = None
    until: Annotated[int, Field(ge=0, le=2**53)]


class VacationState(Wire):
    since: int | None  # of the vacation that is not over
    until: int | None
    left_ms: int  # what may still be taken
    days_a_year: int


Channels = Annotated[list[Literal["push", "mail"]], Field(max_length=2)]


class ReminderChoices(Wire):
    """Channels of a reminder: a turn, time running out, the end of a game."""

    turn: Channels
    warning: Channels
    over: Channels


class DeviceInfo(Wire):
    """A browser with push notifications."""

    id: str
    program: str
    created: int


class Reminders(Wire):
    """Reminders by kind and channel. `mail` is off where the host has none; `push_key` is null without push."""

    mail: Literal["off", "none", "asked", "confirmed"]
    address: str | None
    push_key: str | None
    devices: list[DeviceInfo]
    choices: ReminderChoices


class MailWish(OwnerProof):
    address: Annotated[str, Field(min_length=3, max_length=254)]


class MailCode(Wire):
    """What stood in the mail."""

    code: Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class PushKeys(Wire):
    p256dh: Annotated[str, Field(max_length=128, pattern=r"^[A-Za-z0-9_-]+$")]
    auth: Annotated[str, Field(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class NewDevice(Wire):
    """A subscription as browsers make it."""

    endpoint: Annotated[str, Field(max_length=2000)]
    keys: PushKeys


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


class OpenTables(Wire):
    """Tables that anyone may join or watch, the newest first; `next` is where the following page begins."""

    tables: list[TableInfo]
    next: str | None


class CommandReply(Wire):
    """The answer, and for `stale` and `accepted` the fresh view."""

    answer: Answer
    view: TableView | None


class TallyRow(Wire):
    """One source of points, by seat; `text` and the rule that gives them are the game's, `facts` are in the text."""

    text: str
    points: list[int]
    rule: str | None
    facts: dict[str, int]


class TallyPart(Wire):
    """All points of a finished game once; the rows add up to the scores."""

    title: str
    rows: list[TallyRow]


class ReplayInfo(Wire):
    """A finished game from the deal to the end, as a seat or a spectator was told of it.

    The `version` of an entry of the log is the number of moves made by then.
    """

    game: str
    seats: list[SeatView]
    seat: int | None
    own: int | None = None  # the reader's seat, where it is one
    held: list[int] = Field(default_factory=list)  # all seats of the reader
    known: bool = True  # the reader may see what every seat saw
    options: dict[str, int]
    commitment: str
    seed: str | None  # for readers who may know the luck, too
    outcome: Ended | None  # null for a record of a game that was not finished
    log: list[LogEntry]
    tally: list[TallyPart]  # where the points came from; empty where the game does not say, or is not finished


class EndingPlace(Wire):
    seat: int
    place: int  # shared by equals
    score: int


class EndingSentence(Wire):
    """How the reader came off: the message `ending-<key>`, with the seats it names."""

    key: Literal["won", "draw", "placed", "level", "place", "others-won", "others-draw"]
    place: int
    gap: int  # ahead of or behind the seats named
    seats: list[int]


class EndingReason(Wire):
    """What decided it: the message `because-<key>`; `step` of the curve and `thing` of the scene are marked."""

    key: str
    seat: int  # whom it brought or cost the amount
    amount: int
    step: int | None
    thing: str
    facts: dict[str, int | str]
    other: int | None  # whom the seat is compared with
    led: int | None  # who was ahead of all others before that step, and not after it
    place: int | None  # the better place this cost the seat


class EndingStep(Wire):
    text: str
    number: int


class EndingCurve(Wire):
    """The course of the scores: a row for the start and for each step, with a value for each seat."""

    title: str
    labels: list[EndingStep]
    values: list[list[int]]


class EndingRating(Wire):
    """What the game did to the reader's rating."""

    before: int
    after: int


class EndingReview(Wire):
    """How far the analysis is; of a finished one the costly moves, and the reader's best."""

    status: Literal["none", "waiting", "running", "done", "failed", "sealed"]
    done: int
    of: int
    costly: int
    best: OfferedMove | None


class EndingFrame(Wire):
    """What kind of game it was; of a deal the place and the number of players, of a tournament the round."""

    kind: Literal["casual", "rated", "deal", "shared", "tournament", "lesson"]
    name: str
    number: int | None
    of: int | None
    link: str


class TableEnding(Wire):
    """The last scene of a finished game, made from what the reader was shown.

    Reason, curve and scene are missing where others still play the same deal, and where the game was not played to its
    end. The scene is the game's own (`ending.py`).
    """

    seat: int | None
    places: list[EndingPlace]  # the best first
    over: str  # the message `over-<reason>` says why it ended
    unit: Literal["points", "talers"]
    sentence: EndingSentence
    reason: EndingReason | None
    curve: EndingCurve | None
    parts: list[TallyPart]
    scene: dict[str, Any] | None
    moves: int
    rating: EndingRating | None
    review: EndingReview
    frame: EndingFrame


class OpenedRecord(Wire):
    """A record file that was found to be right; `id` is where it can be replayed for a while."""

    id: str
    game: str
    moves: int


class EvaluatedMove(Wire):
    """One of the moves of a decision, beside the best; share and cost in whole percent of a win."""

    move: OfferedMove
    share: float  # chance to win after it, for the seat that decided
    cost: float  # how much less than after the best move
    error: float  # standard deviation of the true cost
    certainty: Literal["clearly", "probably", "close"]  # that it costs anything; close: it may be as good as the best
    behind: float  # the expected cost before it is shrunk, not rounded


class WhyReason(Wire):
    """What one of two moves brings about clearly more often; the game's words `coach-<key>` say it."""

    key: str
    tone: str
    facts: dict[str, Fact]
    rule: str | None
    played: int  # in how many of the games it holds after the move played
    better: int


class Why(Wire):
    """What the better of two moves does otherwise, as both were played out from the same determinizations."""

    games: int  # that were played out
    ahead: int  # in how many of them the better move ended better
    behind: int
    reasons: list[WhyReason]  # the most important first, often none


class LineStep(Wire):
    """A move of a line, and what the seat that was asked would be told of it, as far as luck does not decide."""

    seat: int
    move: OfferedMove
    news: list[News]


class ReviewedMove(Wire):
    """One move and what it did."""

    number: int  # from 1
    seat: int
    move: OfferedMove
    phase: str
    shares: list[float]  # chances to win after it, with open cards
    cost: float  # of the win, for the seat that moved; 0 where a better move is too close to call
    verdict: Literal["forced", "stand-in", "best", "good", "mistake", "blunder"]
    stand_in: bool  # made by a bot at the seat of a person: not judged
    better: OfferedMove | None
    played: EvaluatedMove | None  # none where there was no choice
    evaluated: list[EvaluatedMove]  # all moves of a decision, the best first
    why: Why | None  # of mistakes
    line: list[LineStep]  # how it may go on after the better move, in one determinization


class TurningPoint(Wire):
    """Mistakes of one seat that belong together, as those of one auction."""

    seat: int
    numbers: list[int]  # of the moves
    dearest: int
    cost: float  # of the dearest


class SeatAccount(Wire):
    """How a seat decided."""

    seat: int
    decisions: int
    error: float  # of the win, a decision
    doubt: float  # standard error of that
    blunders: int


class Analysis(Wire):
    version: int  # of the figures
    of: int  # moves of the game; with fewer the analysis is not finished
    start: list[float]  # chances to win before the first move, with open cards
    moves: list[ReviewedMove]
    turns: list[TurningPoint]  # the dearest first
    accounts: list[SeatAccount]


class AnalysisState(Wire):
    status: Literal["none", "outdated", "waiting", "running", "done", "failed"]  # outdated: by an earlier method
    done: int  # moves evaluated
    of: int
    known: int  # moves the reader has: the analysis begins after them
    analysis: Analysis | None  # as far as it is


class StillOut(Wire):
    """What a seat can know of unseen cards; named as the game names them."""

    cards: list[str]  # others hold all of these
    one_of: list[str]  # and one of these


class ReplayStep(Wire):
    """A finished game after a number of moves, as a reader saw it."""

    number: int
    seat: int | None
    to_move: int | None
    phase: str
    state: dict[str, Any]
    news: list[News]
    out: StillOut | None  # where it is seen by the seat that was asked, and the game can tell


class Branch(Wire):
    """What if? Where a branch begins, after a number of moves."""

    number: Annotated[int, Field(ge=0, le=2**31)]
    seat: Annotated[int, Field(ge=0, le=3)]


class WhyQuestion(Wire):
    move: AnyMove


class WhyReply(Wire):
    refusal: Refusal | None


class RecordToVerify(Wire):
    record: dict[str, Any]


class Verdict(Wire):
    """Whether every move, every state and the luck of a record are as the rules and its seed say."""

    valid: bool
    moves: int
    outcome: Ended | None
    refusal: Refusal | None


class Seen(Wire):
    """The caller as the server knows them."""

    address: str
    secure_cookies: bool


class Health(Wire):
    status: Literal["ok", "stopping", "broken", "rules"]
    redis: Literal["none", "ok", "away"] = "none"  # without it the others' doings are seen seconds later
    broken: tuple[str, ...] = ()  # vital things, by the doctor's names: database, schema, newer, writes, disk, cache
    rules: tuple[str, ...] = ()  # games that could not be compiled and are played slowly; it is tried again
