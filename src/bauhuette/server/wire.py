"""What travels between a client and the server, as closed sets of models; the bodies of REST are in `bodies`.

The commands (the same over REST and over the socket), the messages of the socket both ways, the answers and their
codes. `docs/api/openapi.json` and `docs/api/socket.schema.json` are generated from both modules by
`python -m bauhuette.server.hosting.schema_files docs/api`.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError, WithJsonSchema

from bauhuette.match.rules_of_play import Absence, Clock, Level, SpectatorRule
from bauhuette.match.stakes import Stake
from bauhuette.match.verbs.advising import Advice as AdviceRule

NAME_LENGTH = 24
CHAT_LENGTH = 500
NOTE_LENGTH = 4000
SALT_LENGTH = 64
MESSAGE_BYTES = 16_384
PREVIEWS = 256  # moves one question may name

Lang = Literal["de", "en"]
Text = Annotated[str, Field(min_length=1)]
CommandId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Field(ge=0, le=3)]
Version = Annotated[int, Field(ge=0, le=2**31)]
PersonName = Annotated[str, Field(min_length=1, max_length=NAME_LENGTH)]
Password = Annotated[str, Field(min_length=8, max_length=128)]


class Wire(BaseModel):
    """Nothing unknown is accepted, nothing is guessed."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# --- answers and errors ---


class Result(StrEnum):
    """What became of a command. There is no other answer, and there is always one."""

    ACCEPTED = "accepted"  # stored; the version says where
    DUPLICATE = "duplicate"  # the same command was accepted before, at this version
    STALE = "stale"  # the table has moved on; the view that follows is fresh
    REFUSED = "refused"  # not possible; the refusal says why


class Code(StrEnum):
    """Why something is refused. Messages `refused-<code>` hold the sentences."""

    NOT_A_MOVE = "not-a-move"
    NOT_OFFERED = "not-offered"
    NOT_YOUR_TURN = "not-your-turn"
    CANNOT_UNDO = "cannot-undo"
    FUTURE_VERSION = "future-version"
    NOT_SEATED = "not-seated"
    ALREADY_SEATED = "already-seated"
    SEAT_TAKEN = "seat-taken"
    NO_SEAT = "no-seat"
    WHICH_SEAT = "which-seat"
    NOT_HOST = "not-host"
    NOT_IN_LOBBY = "not-in-lobby"
    NOT_RUNNING = "not-running"
    NOT_OVER = "not-over"
    SEATS_OPEN = "seats-open"
    BAD_SETUP = "bad-setup"
    UNKNOWN_LEVEL = "unknown-level"
    NOT_HANDED = "not-handed"
    HANDED = "handed"
    RESIGNED = "resigned"
    STILL_PLAYING = "still-playing"
    BAD_STANDING = "bad-standing"
    NO_HINTS = "no-hints"
    ENDS_RATING = "ends-rating"
    DEAL_FIXED = "deal-fixed"
    DEAL_NO_HINTS = "deal-no-hints"
    TOURNAMENT_NO_HINTS = "tournament-no-hints"
    NO_TUTOR = "no-tutor"
    DEAL_PLAYED = "deal-played"
    DEAL_OVER = "deal-over"
    SPECTATORS_OFF = "spectators-off"
    KICKED = "kicked"
    NOT_INVITED = "not-invited"
    ONLY_PLAYERS = "only-players"
    RULES_CHANGED = "rules-changed"
    DAMAGED = "damaged"
    BANNED = "banned"
    UNAVAILABLE = "unavailable"
    NOT_PREPARED = "not-prepared"
    SEALED = "sealed"
    ALREADY_ENTERED = "already-entered"
    WITHDRAWN = "withdrawn"
    ENTRY_CLOSED = "entry-closed"
    TOURNAMENT_OVER = "tournament-over"
    NO_ENTRANT = "no-entrant"
    NO_RESERVE = "no-reserve"
    NO_ROOM = "no-room"
    ROUND_RUNS = "round-runs"
    TOO_FEW = "too-few"
    ALL_PLAYED = "all-played"
    NO_BOARD = "no-board"
    COUNTED = "counted"
    BAD_RESULT = "bad-result"
    NOT_ORGANISER = "not-organiser"
    NOT_ENTERED = "not-entered"
    # of requests rather than of commands
    MALFORMED = "malformed"
    TOO_LARGE = "too-large"
    RATE_LIMITED = "rate-limited"
    MAIL_LIMIT = "mail-limit"
    BAD_ORIGIN = "bad-origin"
    BAD_HOST = "bad-host"
    NO_SESSION = "no-session"
    NOT_FOUND = "not-found"
    NAME_TAKEN = "name-taken"
    BAD_NAME = "bad-name"
    BAD_PASSWORD = "bad-password"
    COMMON_PASSWORD = "common-password"
    NO_ACCOUNT = "no-account"
    ALREADY_AWAY = "already-away"
    VACATION_SPENT = "vacation-spent"
    NOT_SHOWN = "not-shown"
    YOURSELF = "yourself"
    NOT_WELCOME = "not-welcome"
    ONLY_HOSTS = "only-hosts"
    ONLY_FRIENDS = "only-friends"
    ONLY_ACCOUNTS = "only-accounts"
    BAD_CODE = "bad-code"
    BAD_PASSKEY = "bad-passkey"
    LAST_WAY_IN = "last-way-in"
    SESSION_ENDED = "session-ended"
    BAD_RECORD = "bad-record"
    RECORD_UNPLAYABLE = "record-unplayable"
    CROWDED = "crowded"
    TOO_MANY = "too-many"
    BUSY = "busy"
    STOPPING = "stopping"
    SLOW = "slow"
    INTERNAL = "internal"


class Refusal(Wire):
    """Why not: the code, the sentence in the reader's language, the facts in it, the rule of the game if it is one."""

    code: Code
    text: str
    rule: str | None = None
    facts: dict[str, Any] = {}


class Problem(Wire):
    """The body of every HTTP answer that is not a success."""

    refusal: Refusal
    retry_after_ms: int | None = None


# --- commands ---


class Command(Wire):
    """`id` is made by the client and may be sent any number of times; it is carried out once."""

    id: CommandId


class MoveForm(Wire):
    """A move as the view offers it."""

    family: Annotated[str, Field(max_length=32)]
    args: dict[Annotated[str, Field(max_length=32)], int | Annotated[str, Field(max_length=64)] | None] = {}


AnyMove = Annotated[int, Field(ge=0, le=2**31)] | Annotated[str, Field(min_length=1, max_length=200)] | MoveForm


class MoveCommand(Command):
    """Make one of the moves offered at `version`: by id, notation (`play king`) or form."""

    do: Literal["move"]
    version: Version
    move: AnyMove


class UndoCommand(Command):
    """Take the own last move back, where nothing was learnt by it."""

    do: Literal["undo"]
    version: Version


class JoinCommand(Command):
    """Sit down, at `seat` or at the first open seat."""

    do: Literal["join"]
    seat: SeatNumber | None = None


class LeaveCommand(Command):
    """Before the start the seat becomes open; later a bot of the host's choice takes it over."""

    do: Literal["leave"]


class KickCommand(Command):
    """Host, before the start."""

    do: Literal["kick"]
    seat: SeatNumber


class SeatCommand(Command):
    """Host, before the start: give an open or bot's seat to a bot of that level, or open it (`level` null)."""

    do: Literal["seat"]
    seat: SeatNumber
    level: Level | None


class ListCommand(Command):
    """Host, before the start: show the table among the open ones, or only to who has the link."""

    do: Literal["list"]
    listed: bool


class SaltCommand(Command):
    """Before the start: words of the own choosing that enter the luck of the game."""

    do: Literal["salt"]
    salt: Annotated[str, Field(max_length=SALT_LENGTH)]


class StartCommand(Command):
    """Host, when every seat is taken."""

    do: Literal["start"]


class HandCommand(Command):
    """Hand the own seat to a bot of that level."""

    do: Literal["hand"]
    level: Level


class ReturnCommand(Command):
    """Take the own seat back from the bot."""

    do: Literal["return"]


class ResignCommand(Command):
    """Give up for good. Where others still play a bot goes on at the own seat, which is placed behind theirs."""

    do: Literal["resign"]


class TutorCommand(Command):
    """Play with a tutor from now on, or no longer; everybody sees it, and the game is not rated any more."""

    do: Literal["tutor"]
    on: bool


class Sort(Wire):
    """Moves of a family, narrowed by exact arguments and upper bounds.

    A bid of at most 7 is `{"family": "bid", "at_most": {"amount": 7}}`.
    """

    family: Annotated[str, Field(max_length=32)]
    args: dict[Annotated[str, Field(max_length=32)], int | Annotated[str, Field(max_length=64)]] = {}
    at_most: dict[Annotated[str, Field(max_length=32)], int] = {}


class Wish(Sort):
    """Of several offered moves that fit, the first offered one (the lowest bid) is made.

    `only`: where no other move is offered; the family may then be empty, which is any. `unless`: not where such a move
    is offered: to pass once a bid would cost 8 is to pass unless a bid of at most 7 is offered.
    """

    only: bool = False
    unless: Sort | None = None


class After(Sort):
    """What another seat must have done since the own last decision, as far as the own seat was told of it."""

    seat: Annotated[int, Field(ge=0, lt=8)]


class PreparedAnswer(Wire):
    """For one decision."""

    wish: Wish
    after: After | None = None


class StandCommand(Command):
    """Standing instructions: when asked, the first wish that fits an offered move is made. An empty list cancels.

    They end after one move (`once`), with the phase (`phase`) or never (`game`).
    """

    do: Literal["stand"]
    wishes: Annotated[list[Wish], Field(max_length=8)]
    until: Literal["once", "phase", "game"] = "phase"


class PrepareCommand(Command):
    """Answers for the own next decisions, one for each, in their order. An empty list cancels.

    Each is used once, if its condition holds and such a move is offered; otherwise it and those after it are dropped.
    """

    do: Literal["prepare"]
    answers: Annotated[list[PreparedAnswer], Field(max_length=12)]


class ChatCommand(Command):
    """Say something to everybody at the table."""

    do: Literal["chat"]
    text: Annotated[str, Field(min_length=1, max_length=CHAT_LENGTH)]


class NoteCommand(Command):
    """Keep a note to oneself; it replaces the one before."""

    do: Literal["note"]
    text: Annotated[str, Field(max_length=NOTE_LENGTH)]


class RematchCommand(Command):
    """After the end: a new table with the same people; the view then names it."""

    do: Literal["rematch"]


AnyCommand = Annotated[
    MoveCommand
    | UndoCommand
    | JoinCommand
    | LeaveCommand
    | KickCommand
    | SeatCommand
    | ListCommand
    | SaltCommand
    | StartCommand
    | HandCommand
    | ReturnCommand
    | ResignCommand
    | TutorCommand
    | StandCommand
    | PrepareCommand
    | ChatCommand
    | NoteCommand
    | RematchCommand,
    Field(discriminator="do"),
]


class Answer(Wire):
    """The one answer to a command."""

    type: Literal["answer"] = "answer"
    id: CommandId
    result: Result
    version: int
    refusal: Refusal | None = None


# --- what a client sees of a table ---


class RestView(Wire):
    """Meanwhile the clock of the seat does not run."""

    since: int
    until: int


class SeatView(Wire):
    kind: Literal["person", "bot", "open"]
    name: str
    level: str | None  # of the bot that plays here now
    host: bool
    connected: bool
    handed: bool  # a bot plays for the person who may take the seat back
    resigned: bool  # a bot plays instead of the person, who is placed behind all others
    given_up: bool  # the result is not the person's own: a bot plays or was asked to, or their time ended the game
    salted: bool
    tutor: bool  # the person plays with a tutor
    clock_ms: int | None  # time left when the clock last stopped; see `clock_runs_since`
    rest: RestView | None  # the last vacation of who sits here, at a table of days


class OfferedMove(Wire):
    id: int
    family: str
    args: dict[str, Any]


# Forms the games make as plain dictionaries: said here for whoever reads them, checked where they are made.
News = Annotated[
    dict[str, Any],
    WithJsonSchema(
        {
            "type": "object",
            "properties": {"kind": {"type": "string"}},
            "required": ["kind"],
            "additionalProperties": True,
        }
    ),
]
Ended = Annotated[
    dict[str, Any],
    WithJsonSchema(
        {
            "type": "object",
            "properties": {
                "reason": {"type": "string"},
                "scores": {"type": "array", "items": {"type": "integer"}},
                "ranks": {"type": "array", "items": {"type": "integer"}},
            },
            "required": ["reason", "scores", "ranks"],
        }
    ),
]


class LogEntry(Wire):
    """What one step told this reader. `undone` takes the step before back."""

    version: int
    seat: int | None
    undone: bool
    news: list[News]


class Play(Wire):
    """The game as this reader sees it."""

    to_move: int | None
    phase: str  # the message `ask-<phase>` says what is asked
    state: dict[str, Any]  # the game's own view; see its card facts for what is printed
    moves: list[OfferedMove]  # exactly what the reader may do now
    undo: bool
    can_plan: bool  # asking for a plan is worth while
    outcome: Ended | None


class Standing(Wire):
    wishes: list[Wish]
    until: Literal["once", "phase", "game"]


class PreparedAnswers(Wire):
    """`dropped` says why what was left is not used any more; it is empty while answers wait."""

    answers: list[PreparedAnswer]
    dropped: Literal["", "unforeseen", "not-offered", "played", "undone"]


class TableView(Wire):
    """Everything a reader may know of a table at a version; a newer one replaces it whole."""

    type: Literal["view"] = "view"
    table: str
    game: str
    version: int
    status: Literal["lobby", "running", "over"]
    seat: int | None  # the reader's own, or of several the one that is shown
    held: list[int]  # all seats of the reader: several where people share a device
    hosting: bool  # the reader may start, kick, place bots
    listed: bool  # among the open tables
    seats: list[SeatView]
    options: dict[str, int]
    clock: Clock
    clock_runs_since: int | None  # server time in ms since when the clock of the seat to move runs
    flag_at: int | None  # when that clock runs out, vacations left out
    warn_at: int | None  # from when on it is time to say so
    now: int  # server time in ms
    spectators: SpectatorRule
    watching: int
    hurried: bool  # so many ask for thinking bots that those here think for less time than they should
    absence: Absence
    rated: bool
    stake: Stake  # what a person loses who does not play to the end
    advice: AdviceRule  # whether hints, plans and the tutor are free, end the rating, or why they are refused
    commitment: str
    seed: str | None  # opened at the end
    ended: Literal["rules", "clock", "closed", "resigned", ""]
    closed: str  # why, in the words of whoever runs the server and has closed the table
    rematch: str | None
    tournament: str  # the one the table was made for; empty for others
    sealed: bool  # others still play the same deal
    deal: str  # the deal that others play, too, each once; empty for others
    play: Play | None  # null before the start
    standing: Standing | None  # the reader's own instructions
    prepared: PreparedAnswers | None  # the reader's own answers for decisions to come
    log: list[LogEntry]  # the steps since the last view this connection was sent


class ChatLine(Wire):
    number: int
    at: int
    name: str
    seat: int | None
    text: str


# --- the socket ---


class CommandMessage(Wire):
    type: Literal["command"]
    command: AnyCommand


class WhyMessage(Wire):
    """Why is this move not offered?"""

    type: Literal["why"]
    id: CommandId
    move: AnyMove


class PlanMessage(Wire):
    """The program's best sequence of moves for the step at hand."""

    type: Literal["plan"]
    id: CommandId
    agreed: bool = False  # a rated game against bots may become unrated


class HintMessage(Wire):
    """What would a strong player do?"""

    type: Literal["hint"]
    id: CommandId
    agreed: bool = False  # a rated game against bots may become unrated


class WeighMessage(Wire):
    """What is each of the offered moves worth? For seats that play with a tutor."""

    type: Literal["weigh"]
    id: CommandId


class PreviewMessage(Wire):
    """What will these moves do? Without any: all that are offered."""

    type: Literal["preview"]
    id: CommandId
    moves: Annotated[list[AnyMove], Field(max_length=PREVIEWS)] = []


Tempo = Literal["calm", "quick", "instant"]


class TempoMessage(Wire):
    """How fast bots are to go on; the slowest wish of those who play counts. `once`: only until it is your turn."""

    type: Literal["tempo"]
    tempo: Tempo
    once: bool = False


class SitMessage(Wire):
    """Where people share a device: from now on this connection shows and speaks for this one of the own seats.

    Null shows what everybody sees. A welcome and a view from the beginning follow.
    """

    type: Literal["sit"]
    seat: SeatNumber | None


class PingMessage(Wire):
    """With the last version seen, a view that got lost on the way is sent again."""

    type: Literal["ping"]
    version: Version | None = None


FromClient = Annotated[
    CommandMessage
    | SitMessage
    | TempoMessage
    | WhyMessage
    | PlanMessage
    | HintMessage
    | WeighMessage
    | PreviewMessage
    | PingMessage,
    Field(discriminator="type"),
]


class Welcome(Wire):
    """The first message of a connection, and the answer to `sit`; a view comes with it."""

    type: Literal["welcome"] = "welcome"
    table: str
    you: str  # name
    seat: int | None
    chat: list[ChatLine]
    note: str
    ping_every_ms: int
    reconnect_ms: tuple[int, int]  # wait a random time in this range before connecting again


class ChatMessage(Wire):
    type: Literal["chat"] = "chat"
    line: ChatLine


class WhyAnswer(Wire):
    """`refusal` is null when the move is offered."""

    type: Literal["why"] = "why"
    id: CommandId
    refusal: Refusal | None


class PlanAnswer(Wire):
    type: Literal["plan"] = "plan"
    id: CommandId
    version: int
    moves: list[OfferedMove]
    refusal: Refusal | None = None


class Advice(Wire):
    """A move and what is to be expected of it."""

    move: OfferedMove
    win_share: float  # of the seat itself
    margin: float  # points ahead of the best other in the end
    sure: float  # how likely it is that no other move is better
    line: list[OfferedMove]  # how the game may go on; only for the best move


class HintAnswer(Wire):
    """The moves worth thinking about, best first, from what the seat knows; `move` is the best of them."""

    type: Literal["hint"] = "hint"
    id: CommandId
    version: int
    move: OfferedMove | None
    advice: list[Advice] = []
    refusal: Refusal | None = None


class MoveWeight(Wire):
    """What a move is worth beside the best one, from what the seat knows."""

    move: OfferedMove
    share: float  # of the win, for the seat itself
    loss: float  # of the win, against the best move
    verdict: Literal["best", "good", "mistake", "blunder", "unsure"]  # unsure: it may be as good as the best


class WeighAnswer(Wire):
    """All offered moves, the best first; nothing where the reader is not asked for a move (any more)."""

    type: Literal["weigh"] = "weigh"
    id: CommandId
    version: int
    weights: list[MoveWeight] = []
    shares: list[float] = []  # of the win, for all seats, if the best move is made
    refusal: Refusal | None = None


class Fact(Wire):
    """A number, a seat, or the key of something that has a name: `<domain>-<value>`."""

    domain: str
    value: int | str | None


class Foretold(Wire):
    """The message `preview-<key>`, filled with these facts; several make one line."""

    key: str
    tone: Literal["", "gain", "risk"]
    facts: dict[str, Fact]


class Preview(Wire):
    """What a move will do, as far as the seat to move can know; empty where the game has nothing to say."""

    move: OfferedMove
    says: list[Foretold]


class PreviewAnswer(Wire):
    """Nothing where the reader is not asked for a move (any more)."""

    type: Literal["preview"] = "preview"
    id: CommandId
    version: int
    previews: list[Preview]


class Pong(Wire):
    type: Literal["pong"] = "pong"
    now: int


class Fault(Wire):
    """A message that was not understood or not taken; the connection stays."""

    type: Literal["fault"] = "fault"
    refusal: Refusal
    retry_after_ms: int | None = None


class Bye(Wire):
    """The server ends the connection; come back after a random time in the range."""

    type: Literal["bye"] = "bye"
    refusal: Refusal
    reconnect_ms: tuple[int, int]


FromServer = Annotated[
    Welcome
    | TableView
    | Answer
    | ChatMessage
    | WhyAnswer
    | PlanAnswer
    | HintAnswer
    | WeighAnswer
    | PreviewAnswer
    | Pong
    | Fault
    | Bye,
    Field(discriminator="type"),
]

from_client: TypeAdapter[Any] = TypeAdapter(FromClient)
from_server: TypeAdapter[Any] = TypeAdapter(FromServer)
any_command: TypeAdapter[Any] = TypeAdapter(AnyCommand)


def where_of(error: ValidationError) -> str:
    """The place of the first mistake, without repeating what was sent."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = ".".join(str(step)[:32] for step in first["loc"]) or "–"
    return f"{place} ({first['type']})"
