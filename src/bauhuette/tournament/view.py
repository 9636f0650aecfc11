"""What everybody may see of a tournament: results, pairings, standings. Nothing of a table that is not public there.

Where all tables play the same deal, a result stays sealed until the last of them is done.
"""

from __future__ import annotations

from fractions import Fraction

from pydantic import BaseModel, ConfigDict

from bauhuette.tournament.charter import Charter
from bauhuette.tournament.field import Board, Entrant, Round
from bauhuette.tournament.standings import Cell, Row, averages, standings
from bauhuette.tournament.tournament import Status, Tournament


class Shown(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class EntrantShown(Shown):
    number: int
    name: str
    level: str | None  # of a bot
    since: int  # the first round they can play in
    gone: int | None  # withdrew when so many rounds had begun
    reserve: bool
    resting: bool  # sits out the next round
    instead: int  # whose fixtures they took over; 0: nobody's


class CellShown(Shown):
    """One round of one entrant: played, bye, none, running, sealed, void or given-up."""

    kind: str
    place: int | None
    points: float


class RowShown(Shown):
    """A line of the standings; what decides between equals stands in the order in which it is asked."""

    place: int | None  # none for whoever withdrew
    entrant: int
    points: float
    cells: list[CellShown]
    among: float  # against those they are level with
    opponents: float  # the sum of the points of everybody they met
    scored: int  # points of the games


class ChairShown(Shown):
    """Entrant 0 is a bot that sits in: for whoever `instead` names, or for nobody."""

    entrant: int
    instead: int


class BoardShown(Shown):
    """A table of a round; `scores` and `ranks` by seat, once they are open."""

    number: int
    table: str
    group: int
    chairs: list[ChairShown]
    done: bool
    sealed: bool  # done, but others still play the same deal
    void: bool  # nobody has won
    scores: list[int] | None
    ranks: list[int] | None
    given_up: list[int]  # seats whose entrant did not play to the end: a bot plays for them, or their time ran out
    to_move: int | None = None  # the seat that is asked, at a table of a server
    deadline: int | None = None  # of that seat
    progress: dict[str, int] = {}


class RoundShown(Shown):
    number: int
    season: int
    done: bool
    boards: list[BoardShown]
    byes: list[int]
    averages: list[float]  # of every seat over all tables, where all played the same deal and are done


class TournamentShown(Shown):
    id: str
    charter: Charter
    status: Status
    organising: bool  # whether the reader is the organiser
    me: int | None  # the reader's own entry
    entrants: list[EntrantShown]
    rounds: list[RoundShown]
    rounds_in_all: int
    season: int
    standings: list[list[RowShown]]  # by division; one without divisions
    divisions: list[list[int]]  # who plays in which, in a league
    may_enter: bool
    version: int


def shown(at: Tournament, user: str = "") -> TournamentShown:
    """As a reader sees it."""
    own = at.entrant_of(user)
    season = at.season if at.charter.form == "league" else None
    return TournamentShown(
        id=at.id,
        charter=at.charter,
        status=at.status,
        organising=bool(user) and user == at.organiser,
        me=own.number if own else None,
        entrants=[_entrant(entrant) for entrant in at.entrants.values()],
        rounds=[_round(at, one) for one in at.rounds],
        rounds_in_all=at.rounds_in_all,
        season=len(at.seasons) or 1,
        standings=[[_row(row) for row in rows] for rows in standings(at)],
        divisions=[[player for player in group if player] for group in season.groups] if season else [],
        may_enter=not at.closed and len(at.rounds) <= at.charter.late,
        version=at.number,
    )


def _entrant(entrant: Entrant) -> EntrantShown:
    names = EntrantShown.model_fields
    return EntrantShown(**{name: getattr(entrant, name) for name in names})


def _number(value: Fraction) -> float:
    return round(float(value), 4)


def _cell(cell: Cell) -> CellShown:
    return CellShown(kind=cell.kind, place=cell.place, points=_number(cell.points))


def _row(row: Row) -> RowShown:
    return RowShown(
        place=row.place,
        entrant=row.entrant,
        points=_number(row.points),
        cells=[_cell(cell) for cell in row.cells],
        among=_number(row.among),
        opponents=_number(row.opponents),
        scored=row.scored,
    )


def is_sealed(at: Tournament, one: Round) -> bool:
    """Somebody still plays the deal that others have played."""
    return at.charter.duplicate and not one.done


def _board(at: Tournament, one: Round, board: Board) -> BoardShown:
    result = None if is_sealed(at, one) else board.result
    told = result is not None and not result.void
    return BoardShown(
        number=board.number,
        table=board.id,
        group=board.group,
        chairs=[ChairShown(entrant=chair.entrant, instead=chair.instead) for chair in board.chairs],
        done=board.result is not None,
        sealed=board.result is not None and is_sealed(at, one),
        void=result is not None and result.void,
        scores=list(result.scores) if result is not None and told else None,
        ranks=list(result.ranks) if result is not None and told else None,
        given_up=list(result.strangers) if result is not None else [],
    )


def _round(at: Tournament, one: Round) -> RoundShown:
    opened = at.charter.duplicate and one.done
    return RoundShown(
        number=one.number,
        season=one.season,
        done=one.done,
        boards=[_board(at, one, board) for board in one.boards],
        byes=list(one.byes),
        averages=[_number(value) for value in averages(one)] if opened else [],
    )
