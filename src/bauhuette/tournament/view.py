"""The public view of a tournament: results, pairings, standings; nothing that is not public at its tables.

Where all tables play the same deal, results stay sealed until the last table is done.
"""

from __future__ import annotations

from fractions import Fraction

from pydantic import BaseModel, ConfigDict

from bauhuette.tournament.participants import Entrant, Round, RoundTable
from bauhuette.tournament.settings import TournamentSettings
from bauhuette.tournament.standings import RoundScore, StandingsRow, averages, standings
from bauhuette.tournament.tournament import Status, Tournament


class TournamentModel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class EntrantShown(TournamentModel):
    number: int
    name: str
    level: str | None  # of a bot
    since: int  # the first round they can play in
    gone: int | None  # the number of rounds begun at the withdrawal
    reserve: bool
    resting: bool  # sits out the next round
    instead: int  # the entrant whose fixtures they took over; 0: none


class CellShown(TournamentModel):
    """One round of one entrant: played, bye, none, running, sealed, void or given-up."""

    kind: str
    place: int | None
    points: float


class RowShown(TournamentModel):
    """A line of the standings; tie-breaks are in the order they apply."""

    place: int | None  # none for withdrawn entrants
    entrant: int
    points: float
    cells: list[CellShown]
    among: float  # against the entrants they are level with
    opponents: float  # the sum of the points of all opponents
    scored: int  # points of the games


class ChairShown(TournamentModel):
    """A seat; entrant 0 is a bot at an empty seat, for entrant `instead`, or for none."""

    entrant: int
    instead: int


class BoardShown(TournamentModel):
    """A table of a round; `scores` and `ranks` by seat, once they are open."""

    number: int
    table: str
    group: int
    chairs: list[ChairShown]
    done: bool
    sealed: bool  # done, but others still play the same deal
    void: bool  # there is no winner
    scores: list[int] | None
    ranks: list[int] | None
    given_up: list[int]  # seats whose entrant did not play to the end: a bot plays there, or they timed out
    to_move: int | None = None  # the seat to move, at a table of a server
    deadline: int | None = None  # of that seat
    progress: dict[str, int] = {}


class RoundShown(TournamentModel):
    number: int
    season: int
    done: bool
    boards: list[BoardShown]
    byes: list[int]
    averages: list[float]  # by seat, over all tables, where all played the same deal and are done


class TournamentShown(TournamentModel):
    id: str
    charter: TournamentSettings
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


def shown(tournament: Tournament, user: str = "") -> TournamentShown:
    """Return the view of a reader."""
    own = tournament.entrant_of(user)
    season = tournament.season if tournament.charter.form == "league" else None
    return TournamentShown(
        id=tournament.id,
        charter=tournament.charter,
        status=tournament.status,
        organising=bool(user) and user == tournament.organiser,
        me=own.number if own else None,
        entrants=[_entrant(entrant) for entrant in tournament.entrants.values()],
        rounds=[_round(tournament, one) for one in tournament.rounds],
        rounds_in_all=tournament.rounds_in_all,
        season=len(tournament.seasons) or 1,
        standings=[[_row(row) for row in rows] for rows in standings(tournament)],
        divisions=[[player for player in group if player] for group in season.groups] if season else [],
        may_enter=not tournament.closed and len(tournament.rounds) <= tournament.charter.late,
        version=tournament.number,
    )


def _entrant(entrant: Entrant) -> EntrantShown:
    names = EntrantShown.model_fields
    return EntrantShown(**{name: getattr(entrant, name) for name in names})


def _number(value: Fraction) -> float:
    return round(float(value), 4)


def _cell(cell: RoundScore) -> CellShown:
    return CellShown(kind=cell.kind, place=cell.place, points=_number(cell.points))


def _row(row: StandingsRow) -> RowShown:
    return RowShown(
        place=row.place,
        entrant=row.entrant,
        points=_number(row.points),
        cells=[_cell(cell) for cell in row.cells],
        among=_number(row.among),
        opponents=_number(row.opponents),
        scored=row.scored,
    )


def is_sealed(tournament: Tournament, one: Round) -> bool:
    """Return whether the same deal is still being played at other tables."""
    return tournament.charter.duplicate and not one.done


def _board(tournament: Tournament, one: Round, board: RoundTable) -> BoardShown:
    result = None if is_sealed(tournament, one) else board.result
    is_open = result is not None and not result.void
    return BoardShown(
        number=board.number,
        table=board.id,
        group=board.group,
        chairs=[ChairShown(entrant=chair.entrant, instead=chair.instead) for chair in board.chairs],
        done=board.result is not None,
        sealed=board.result is not None and is_sealed(tournament, one),
        void=result is not None and result.void,
        scores=list(result.scores) if result is not None and is_open else None,
        ranks=list(result.ranks) if result is not None and is_open else None,
        given_up=list(result.strangers) if result is not None else [],
    )


def _round(tournament: Tournament, one: Round) -> RoundShown:
    open_journal = tournament.charter.duplicate and one.done
    return RoundShown(
        number=one.number,
        season=one.season,
        done=one.done,
        boards=[_board(tournament, one, board) for board in one.boards],
        byes=list(one.byes),
        averages=[_number(value) for value in averages(one)] if open_journal else [],
    )
