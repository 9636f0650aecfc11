"""Messages of the socket: what a client may send besides commands, and what the server sends."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from bauhuette.bots.judgement import Certainty
from bauhuette.bots.verdict import Verdict
from bauhuette.server.wire import (
    Answer,
    AnyMove,
    ChatLine,
    CommandId,
    OfferedMove,
    Refusal,
    SeatNumber,
    TableView,
    Version,
    ViewChange,
    Wire,
)

PREVIEWS = 256  # moves one question may name
PLANNED = 8  # moves they may follow


class WhyMessage(Wire):
    """Why is this move not offered?"""

    type: Literal["why"]
    id: CommandId
    move: AnyMove


class PlanMessage(Wire):
    """The program's best sequence of moves for the current step."""

    type: Literal["plan"]
    id: CommandId
    agreed: bool = False  # a rated game against bots may become unrated


class HintMessage(Wire):
    """What would a strong player do?"""

    type: Literal["hint"]
    id: CommandId
    agreed: bool = False  # a rated game against bots may become unrated
    why: bool = False  # all moves and the reason, too, which takes longer


class WeighMessage(Wire):
    """What is each of the offered moves worth? For seats that play with a tutor."""

    type: Literal["weigh"]
    id: CommandId


class PreviewMessage(Wire):
    """What will these moves do, after those one plans to make? Without any: all that are offered then."""

    type: Literal["preview"]
    id: CommandId
    moves: Annotated[list[AnyMove], Field(max_length=PREVIEWS)] = Field(default=[])
    after: Annotated[list[AnyMove], Field(max_length=PLANNED)] = Field(default=[])


Tempo = Literal["calm", "quick", "instant"]


class TempoMessage(Wire):
    """How fast bots are to go on; the slowest wish of those who play counts. `once`: only until it is your turn."""

    type: Literal["tempo"]
    tempo: Tempo
    once: bool = False


class SitMessage(Wire):
    """Where people share a device: from now on this connection shows and speaks for this one of the own seats.

    Null shows what all readers see. A welcome and a view from the beginning follow.
    """

    type: Literal["sit"]
    seat: SeatNumber | None


class PingMessage(Wire):
    """With the last version seen, a view that got lost on the way is sent again."""

    type: Literal["ping"]
    version: Version | None = None


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


class Fact(Wire):
    """A number, a seat, or the key of something that has a name: `<domain>-<value>`."""

    domain: str
    value: int | str | None


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


class Advice(Wire):
    """A move and what is to be expected of it."""

    move: OfferedMove
    share: float  # chance to win, for the seat itself
    cost: float  # how much less than after the best move
    certainty: Certainty  # that it costs anything; close: it may be as good as the best
    error: float  # standard deviation of the true cost
    line: list[OfferedMove]  # how the game may go on; only for the best move


class HintReason(Wire):
    """What the best move does otherwise than the best of those that are not as good, and how this was measured."""

    than: OfferedMove
    why: Why
    determinizations: int  # in which each move was played out


class HintAnswer(Wire):
    """The moves worth thinking about, best first, from what the seat knows; `move` is the best of them."""

    type: Literal["hint"] = "hint"
    id: CommandId
    version: int
    move: OfferedMove | None
    advice: list[Advice] = Field(default=[])
    explained: HintReason | None = None  # if it was asked why, and there is a choice
    refusal: Refusal | None = None


class MoveWeight(Wire):
    """What a move is worth beside the best one, from what the seat knows."""

    move: OfferedMove
    share: float  # chance to win, for the seat itself
    cost: float  # how much less than after the best move
    certainty: Certainty  # that it costs anything
    verdict: Verdict  # best: it may be as good as the best


class WeighAnswer(Wire):
    """The offered moves that were evaluated, the best first; nothing where the reader is not asked (any more)."""

    type: Literal["weigh"] = "weigh"
    id: CommandId
    version: int
    weights: list[MoveWeight] = Field(default=[])
    shares: list[float] = Field(default=[])  # of the win, for all seats, if the best move is made
    refusal: Refusal | None = None


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
    """Nothing where the reader is not asked for a move (any more).

    `planned`: those of `after` that can be made one after the other, up to the first that cannot.
    """

    type: Literal["preview"] = "preview"
    id: CommandId
    version: int
    planned: list[Preview] = Field(default=[])
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
    | ViewChange
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
from_server: TypeAdapter[FromServer] = TypeAdapter(FromServer)
