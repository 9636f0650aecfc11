"""A table as the keyboard needs it: the same whether it stands in this process or at a server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from bauhuette.analysis.tutor import TutorMoves, weights_from
from bauhuette.bots.judgement import Certainty
from bauhuette.cli.language import BadCall
from bauhuette.cli.seating import Seating
from bauhuette.compilation import Compilation, play_at_once
from bauhuette.engine.game import Game, Outcome
from bauhuette.engine.news import NewsItem
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.stakes import Stake
from bauhuette.match.table import Table
from bauhuette.match.undo import can_undo


class RefusalReason(NamedTuple):
    """Why a move is not possible."""

    rule: str
    text: str


class AdvisedMove(NamedTuple):
    """A move worth thinking about."""

    move: MoveId
    share: float
    cost: float
    certainty: Certainty


class StandingAnswer(NamedTuple):
    """What a server answers for a seat, as it travels."""

    wishes: Sequence[dict[str, Any]]
    answers: Sequence[dict[str, Any]]
    dropped: str


class TableAccess(Protocol):
    """What one seat can see and do. Moves are ids."""

    game: Game
    can_save: bool
    compilation: Compilation | None  # of the search that hints ask; None where a server searches

    @property
    def names(self) -> Sequence[str]: ...
    @property
    def version(self) -> int: ...
    @property
    def to_move(self) -> Seat | None: ...
    @property
    def phase(self) -> str: ...
    def view(self, seat: Seat | None) -> dict[str, Any]: ...
    def offered(self) -> list[MoveId]: ...
    def story(self, seat: Seat | None, since: int | None = None) -> list[NewsItem]: ...
    def last_move_of(self, seat: Seat) -> int | None:
        """How many moves had been made when this seat last moved, if ever."""

    @property
    def stake(self) -> Stake:
        """What a person loses here who does not play to the end."""

    @property
    def is_rating_at_risk(self) -> bool:
        """Whether a hint, a plan or a tutor ends the rating of this game."""

    def plan(self, agreed: bool = False) -> list[MoveId]:
        """The best sequence of moves; where it would end the rating, only for a person who has agreed."""

    def why_not(self, move: MoveId, lang: str) -> RefusalReason | None: ...
    def play(self, move: MoveId) -> bool:
        """Make an offered move; whether nothing unseen happened and the same seat goes on."""

    def undo(self, seat: Seat) -> MoveId | None:
        """Take the last move back and say which it was, where that is known; `BauhuetteError` if it cannot be."""

    def hint(self, seat: Seat) -> list[AdvisedMove]: ...
    def is_tutored(self, seat: Seat) -> bool: ...
    def tutor(self, seat: Seat, on: bool) -> None:
        """Turn a tutor on or off; `BauhuetteError` where advice is refused."""

    def weigh(self, seat: Seat) -> TutorMoves:
        """All offered moves of a seat that is asked and plays with a tutor."""

    def instructions(self) -> StandingAnswer:
        """Return the standing answers of this seat; `BauhuetteError` where there are none."""

    def stand(self, wishes: Sequence[dict[str, Any]]) -> None:
        """Always answer so."""

    def prepare(self, answers: Sequence[dict[str, Any]]) -> None:
        """Answer the next decisions so."""

    def hand(self, seat: Seat) -> None:
        """Let a bot play on at this seat."""

    def resign(self, seat: Seat) -> None:
        """Resign at this seat (`match/resignation.py`)."""


class LocalTable:
    """A table in this process. `keep` stores every move before it is shown; without `company` undo is refused."""

    can_save = True
    stake: Stake = "nothing"
    is_rating_at_risk = False

    def __init__(self, table: Table, keep: Callable[[], None] = lambda: None, company: Seating | None = None) -> None:
        self.table = table
        self.game = table.game
        self.compilation: Compilation | None = play_at_once(table.game)
        self._keep = keep
        self._company = company
        self._tutored: set[Seat] = set()

    @property
    def _outcome(self) -> Outcome | None:
        return self.table.outcome if self._company is None else self._company.outcome

    def instructions(self) -> StandingAnswer:
        raise BadCall("no-server-here")

    def stand(self, wishes: Sequence[dict[str, Any]]) -> None:
        del wishes
        raise BadCall("no-server-here")

    def prepare(self, answers: Sequence[dict[str, Any]]) -> None:
        del answers
        raise BadCall("no-server-here")

    def hand(self, seat: Seat) -> None:
        if self._company is None:
            raise BadCall("alone")
        self._company.hand(seat)
        self._keep()

    def resign(self, seat: Seat) -> None:
        if self._company is None:
            raise BadCall("alone")
        self._company.resign(seat)
        self._keep()

    @property
    def names(self) -> Sequence[str]:
        return self.table.names

    @property
    def version(self) -> int:
        return self.table.version

    @property
    def to_move(self) -> Seat | None:
        return self.table.to_move if self._outcome is None else None

    @property
    def phase(self) -> str:
        return self.table.phase

    def view(self, seat: Seat | None) -> dict[str, Any]:
        outcome = self._outcome
        return self.table.view(seat) | {"outcome": outcome._asdict() if outcome else None}

    def offered(self) -> list[MoveId]:
        return [MoveId(move) for move in self.table.offered().tolist()]

    def story(self, seat: Seat | None, since: int | None = None) -> list[NewsItem]:
        return self.table.story(seat, since)

    def last_move_of(self, seat: Seat) -> int | None:
        past = self.table.past
        return next((i for i in range(len(past) - 1, -1, -1) if past[i].seat == seat), None)

    def plan(self, agreed: bool = False) -> list[MoveId]:
        del agreed  # nothing is rated here
        return [move.id for move in self.table.plan()]

    def why_not(self, move: MoveId, lang: str) -> RefusalReason | None:
        refusal = self.table.why_not(move)
        return None if refusal is None else RefusalReason(refusal.rule_id, refusal.reason(lang))

    def play(self, move: MoveId) -> bool:
        made = self.table.effect_of(move)
        stands_in = self._company is not None and self._company.stands_in(made.seat)
        self.table.apply(made._replace(stand_in=stands_in))
        self._keep()
        return can_undo(self.table.past)

    def undo(self, seat: Seat) -> MoveId | None:
        last = self.table.past[-1].move if self.table.past else None
        self.table.undo(seat)
        self._keep()
        return last

    def hint(self, seat: Seat) -> list[AdvisedMove]:
        return [AdvisedMove(one.move.id, one.share, one.cost, one.certainty) for one in self.table.hint(seat)]

    def is_tutored(self, seat: Seat) -> bool:
        return seat in self._tutored

    def tutor(self, seat: Seat, on: bool) -> None:
        self._tutored = self._tutored | {seat} if on else self._tutored - {seat}

    def weigh(self, seat: Seat) -> TutorMoves:
        return weights_from(self.game, self.table.hidden(seat), seat)


class FinishedTable(LocalTable):
    """A table of which nothing can be changed any more."""

    def view(self, seat: Seat | None) -> dict[str, Any]:
        return {**self.table.view(seat), "moves": []}

    def offered(self) -> list[MoveId]:
        return []

    def plan(self, agreed: bool = False) -> list[MoveId]:
        del agreed
        return []
