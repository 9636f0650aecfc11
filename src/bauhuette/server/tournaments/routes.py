"""Tournaments over REST: announced, entered, looked at. Only what is public travels."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter

from bauhuette.engine.catalogue import game_keys
from bauhuette.server.access.views import progress
from bauhuette.server.http.request_context import PROBLEMS, By
from bauhuette.server.limits.rate_limits import MESSAGES, NEW_TABLES
from bauhuette.server.names import clean
from bauhuette.server.refusals import Denied
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tournaments.service import RunningTournament, TournamentService
from bauhuette.server.wire import Code, CommandId, Wire
from bauhuette.tournament.commands import AnyOrder, Requester
from bauhuette.tournament.formats import Form
from bauhuette.tournament.settings import TournamentSettings
from bauhuette.tournament.tournament import Status
from bauhuette.tournament.view import BoardShown, RoundShown, TournamentShown, shown

LISTED = 50
router = APIRouter(prefix="/api/tournaments", responses=PROBLEMS)
TournamentId = Annotated[str, "the id in the link"]


class TournamentLine(Wire):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    form: Form
    seats: int
    duplicate: bool
    status: Status
    entrants: int
    round: int  # the one that was paired last; 0: none yet
    rounds_in_all: int
    organising: bool
    entered: bool
    your_turn: str | None  # the table at which the reader is asked for a move


class TournamentList(Wire):
    tournaments: list[TournamentLine]


class TournamentCommand(Wire):
    """A command and the client's id of it, by which it is carried out once."""

    id: CommandId
    command: AnyOrder


def office_of(by: By) -> TournamentService:
    by.only_admitted()
    return by.application.tournaments


@router.get("")
async def tournaments(by: By) -> TournamentList:
    """Those that are open or running, then those that are over."""
    office = office_of(by)
    return TournamentList(tournaments=[_line(office, one, by.user) for one in await office.newest(LISTED)])


def _line(office: TournamentService, running: RunningTournament, user: str) -> TournamentLine:
    at = running.at
    own = at.entrant_of(user)
    return TournamentLine(
        id=at.id,
        name=at.charter.name,
        game=at.charter.game,
        form=at.charter.form,
        seats=at.charter.seats,
        duplicate=at.charter.duplicate,
        status=at.status,
        entrants=len(at.playing),
        round=len(at.rounds),
        rounds_in_all=at.rounds_in_all,
        organising=bool(user) and at.organiser == user,
        entered=own is not None and own.gone is None,
        your_turn=_waits_for(office, running, user),
    )


def _waits_for(office: TournamentService, running: RunningTournament, user: str) -> str | None:
    last = running.at.current
    for board in last.boards if last is not None and not last.done else ():
        live = office.live_of(board)
        if live is not None and live.match.to_move in live.match.seats_of(user):
            return board.id
    return None


@router.post("", status_code=201)
async def announce(by: By, charter: TournamentSettings) -> TournamentShown:
    """Create a tournament, with the caller as its organiser."""
    office = office_of(by)
    by.application.within(NEW_TABLES, by.user)
    name = clean(charter.name)
    if charter.game not in game_keys():
        raise Denied(Code.NOT_FOUND, 404)
    if not name:
        raise Denied(Code.MALFORMED, 422, where="name")
    running = await office.announce(by.user, charter.model_copy(update={"name": name}))
    return _shown(office, running, by.user)


@router.get("/{tournament}")
async def look_at_tournament(tournament: TournamentId, by: By) -> TournamentShown:
    """Standings, pairings, all games."""
    office = office_of(by)
    return _shown(office, await office.find(tournament), by.user)


@router.post("/{tournament}/commands")
async def ask_of_tournament(tournament: TournamentId, by: By, asked: TournamentCommand) -> TournamentShown:
    """Enter, withdraw, sit out; for the organiser: bots, replace, start a round, close."""
    office = office_of(by)
    by.application.within(MESSAGES, by.user)
    who = await by.who()
    running = await office.carry_out(tournament, Requester(who.user, who.name), asked.id, asked.command)
    return _shown(office, running, by.user)


def _shown(office: TournamentService, running: RunningTournament, user: str) -> TournamentShown:
    """What the fold says, and how far running tables are."""
    told = shown(running.at, user)
    last = running.at.current
    if last is None or last.done:
        return told
    open_tables = {board.id: office.live_of(board) for board in last.boards}
    boards = [_with_live(board, open_tables[board.table]) for board in told.rounds[-1].boards]
    rounds: list[RoundShown] = [*told.rounds[:-1], told.rounds[-1].model_copy(update={"boards": boards})]
    return told.model_copy(update={"rounds": rounds})


def _with_live(board: BoardShown, live: OpenTable | None) -> BoardShown:
    if live is None or live.match.status != "running":
        return board
    match = live.match
    return board.model_copy(
        update={
            "to_move": match.to_move,
            "deadline": match.clocks.deadline(),
            "progress": progress(match),
            "given_up": list(match.given_up),
        }
    )
