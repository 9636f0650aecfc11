"""The bodies of finished games: replays, analyses, records."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field

from bauhuette.server.tables.socket_schemas import Why
from bauhuette.server.wire import Ended, LogEntry, News, OfferedMove, Refusal, SeatView, Wire


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
    chapter: int  # the hand, round or turn of the game
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


class RecordToVerify(Wire):
    record: dict[str, Any]


class Verdict(Wire):
    """Whether every move, every state and the luck of a record are as the rules and its seed say."""

    valid: bool
    moves: int
    outcome: Ended | None
    refusal: Refusal | None
