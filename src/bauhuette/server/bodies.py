"""The bodies of REST, in both directions; what they share with the socket is in `wire`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from bauhuette.analysis.classes import Standing
from bauhuette.match.rules_of_play import Absence, Clock, Level, SpectatorRule
from bauhuette.match.stakes import Stake
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
    """How an error a decision is read as a class of play; where no class is told there are no bounds."""

    standing: Standing
    bounds: list[float]  # between one level and the next, the best first


class TemperInfo(Wire):
    """A character bots of any level can have at a game: `foreman:bold` is a level with the key of one."""

    key: str
    about: dict[str, str]  # by language: how one knows it again


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

    `moves` and `news` say of what kind their parameters and facts are, for whoever puts them into words; `rules` names
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
    """Whoever has no password yet signs with a passkey: the answer of the browser, as JSON of WebAuthn."""

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
    """Where one is logged in: since when, when last, with which program."""

    id: str
    created: int
    seen: int
    program: str
    here: bool  # the one that asks


class SessionList(Wire):
    sessions: list[SessionInfo]


class Notice(Wire):
    """What whoever runs the server wants everybody to know at the moment."""

    text: str | None


class SeatWish(Wire):
    """Who is to sit here: `me`, somebody else at the same device (`here`, by `name`), anybody with the link (`open`),
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
    progress: dict[str, int]  # how far a running game is: the single numbers everybody sees of it
    deal: str = ""  # the deal that others play, too
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
    """By what one is told that it is one's turn, that time runs out, that a game is over."""

    turn: Channels
    warning: Channels
    over: Channels


class DeviceInfo(Wire):
    """A browser that is told."""

    id: str
    program: str
    created: int


class Reminders(Wire):
    """Who is told when, by what. `mail` is off where the host has none; `push_key` is null where there is no push."""

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
    """Said after so many moves; `move` is what the learner does next, where it is their turn."""

    after: int
    say: str  # the message `lesson-<say>` of the game
    move: OfferedMove | None


class LessonPlan(Wire):
    """A course through a prepared position. `POST` to the same address lays it out as a table."""

    game: str
    seat: int
    length: int  # moves of all seats
    steps: list[LessonStep]


class OpenTables(Wire):
    """Tables where everybody may sit down or look on, the newest first; `next` is where the following page begins."""

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


class Replay(Wire):
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
    seed: str | None  # for whoever may know the luck, too
    outcome: Ended | None  # null for a record of a game that was not finished
    log: list[LogEntry]
    tally: list[TallyPart]  # where the points came from; empty where the game does not say, or is not finished


class OpenedRecord(Wire):
    """A record file that was found to be right; `id` is where it can be replayed for a while."""

    id: str
    game: str
    moves: int


class WeighedMove(Wire):
    """One of the moves of a decision, beside the one that was played, in the same imagined worlds."""

    move: OfferedMove
    share: float  # of the win, for the seat that decided
    gain: float  # how much more than the move played
    error: float  # standard error of the gain
    worlds: int
    sure: bool  # whether it surely differs from the move played


class WhyPart(Wire):
    """One row of the result sheet: of the seat itself, or of the best of the others."""

    text: str
    facts: dict[str, int]
    rule: str | None
    own: bool
    points: float  # of the lead


class WhoAfter(Wire):
    """Whom it happens to after a move."""

    seats: list[int]  # in how many of the worlds, for every seat; in the others to nobody
    tenths: list[int]  # ten signs, each a tenth of the worlds: a seat, or the number of seats for nobody


class WhyWho(Wire):
    """Whom it happens to, after either move."""

    played: WhoAfter
    better: WhoAfter


class WhyHappening(Wire):
    """In how many of the worlds something happens; the game's words `coach-<key>` say what."""

    key: str
    tone: str
    facts: dict[str, Fact]
    rule: str | None
    played: int
    better: int
    who: WhyWho | None = None  # where it can happen to one seat only, and is not told already


class Why(Wire):
    """What the move played does otherwise than the better one, to the end of the game, in the same worlds.

    Parts and rest add up to the lead over the best other seat.
    """

    worlds: int
    lead: float
    sure: bool
    rest: float
    rival: int | None  # the best other seat, where it is nearly always the same
    parts: list[WhyPart]
    happenings: list[WhyHappening]


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
    shares: list[float]  # of the win, after it
    luck: list[float]  # what dice and draws of this move gave every seat
    source: Literal["", "deal", "dice", "draws"]  # of this luck
    cost: float  # of the win, for the seat that moved; 0 where nothing was surely better
    verdict: Literal["forced", "stand-in", "best", "good", "mistake", "blunder"]
    stand_in: bool  # made by a bot at the seat of a person: not judged
    better: OfferedMove | None
    measured: WeighedMove | None  # the strongest other move, in worlds of its own
    weighed: list[WeighedMove]  # all moves of a decision, the best first; none where there was no choice
    why: Why | None  # of the dearest decisions
    line: list[LineStep]  # how it may go on after the better move, in one world; none where nothing was better


class SeatAccount(Wire):
    """What the result of a seat is made of."""

    seat: int
    decisions: int
    error: float  # of the win, a decision
    doubt: float  # standard error of that
    blunders: int
    luck: dict[str, float]  # by source, in shares of the win
    result: float
    adjusted: float  # the result without luck; those of all seats add up to one


class Analysis(Wire):
    version: int  # of the figures
    start: list[float]  # shares of the win before the first move
    moves: list[ReviewedMove]
    costliest: list[int]  # numbers of moves
    accounts: list[SeatAccount]


class AnalysisState(Wire):
    status: Literal["none", "waiting", "running", "done", "failed"]
    done: int  # moves weighed
    of: int
    analysis: Analysis | None


class StillOut(Wire):
    """What one may know of cards one does not see; named as the game names them."""

    cards: list[str]  # others hold all of these
    one_of: list[str]  # and one of these


class ReplayStep(Wire):
    """A finished game as somebody saw it after so many moves."""

    number: int
    seat: int | None
    to_move: int | None
    phase: str
    state: dict[str, Any]
    news: list[News]
    out: StillOut | None  # where it is seen by the seat that was asked, and the game can tell


class Branch(Wire):
    """What if? The game goes on after so many of its moves."""

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
    """How the server sees whoever asks."""

    address: str
    secure_cookies: bool


class Health(Wire):
    status: Literal["ok", "stopping", "broken", "rules"]
    redis: Literal["none", "ok", "away"] = "none"  # without it the others' doings are seen seconds later
    broken: tuple[str, ...] = ()  # vital things, by the doctor's names: database, schema, newer, writes, disk, cache
    rules: tuple[str, ...] = ()  # games whose rules could not be compiled; it is tried again
