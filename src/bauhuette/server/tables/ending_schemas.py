"""The last scene of a table."""

from __future__ import annotations

from typing import Any, Literal

from bauhuette.server.tables.replay_schemas import TallyPart
from bauhuette.server.wire import OfferedMove, Wire


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
