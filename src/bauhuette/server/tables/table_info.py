"""Entries of lists of tables: of open, finished, outdated and damaged ones."""

from __future__ import annotations

import json
from typing import Any

from bauhuette.match.stakes import stake_of
from bauhuette.match.table_options import Clock
from bauhuette.server.access.permissions import Action, may
from bauhuette.server.access.views import Presence, progress, seat_views
from bauhuette.server.storage.ratings import BOT
from bauhuette.server.storage.results import FinishedGame, ResultLine
from bauhuette.server.storage.store import Listed
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.outdated_rules import OutdatedTable
from bauhuette.server.tables.schemas import TableInfo
from bauhuette.server.wire import SeatView


def table_info(live: OpenTable, user: str) -> TableInfo:
    """Return what a person may know of an open table without watching it."""
    match = live.match
    held = match.seats_of(user)
    asked = match.to_move in held and not match.seats[match.to_move].played_by_bot
    outcome = match.outcome
    return TableInfo(
        id=live.id,
        path=f"/t/{live.id}",
        game=match.setup.game,
        status=match.status,
        version=match.version,
        seats=[SeatView(**seat) for seat in seat_views(match, live.presence())],
        seat=match.to_move if asked else next(iter(held), None),
        held=list(held),
        to_move=match.to_move,
        your_turn=asked,
        hosting=match.is_host(user),
        clock=match.setup.clock,
        flag_at=match.clocks.deadline(),
        outcome=outcome._asdict() if outcome else None,
        progress=progress(match) if may(Action.WATCH, match, user) else {},
        deal=match.setup.deal,
        edition=match.setup.edition_name,
        stake=stake_of(match),
        created=match.setup.created,
        changed=match.changed,
    )


def finished_info(game: FinishedGame, listed: Listed, user: str) -> TableInfo:
    """What a list says of a table that is over, from what was noted at its end."""
    held, setup = game.held_by(user), json.loads(listed.setup)
    return _unopened(
        game.table,
        game=game.game,
        status="over",
        version=game.version,
        seats=[_finished_seat(line, game.host) for line in game.lines],
        seat=next(iter(held), None),
        held=held,
        hosting=bool(user) and user == game.host,
        clock=Clock(**setup["clock"]),
        deal=setup.get("deal", ""),
        edition=setup.get("edition_name", ""),
        outcome=game.outcome,
        created=listed.created,
        changed=listed.changed,
    )


def _finished_seat(line: ResultLine, host: str) -> SeatView:
    person = not line.player.startswith(BOT) and bool(line.name)
    return SeatView(
        kind="person" if person else "bot" if line.level else "open",
        name=line.name,
        level=line.level,
        host=bool(line.player) and line.player == host,
        connected=False,
        handed=person and line.level is not None and not line.resigned,
        resigned=line.resigned,
        given_up=line.given_up,
        salted=False,
        tutor=False,
        clock_ms=None,
        rest=None,
    )


def outdated_info(read: OutdatedTable, listed: Listed, user: str) -> TableInfo:
    """What a list says of a table whose rules this server no longer runs."""
    state, held = read.state, read.state.seats_of(user)
    return _unopened(
        listed.id,
        game=read.row.setup.game,
        status=read.row.status,
        outdated=True,
        version=read.row.version,
        seats=[SeatView(**seat) for seat in seat_views(state, Presence((False,) * len(state.seats), 0))],
        seat=held[0],
        held=list(held),
        hosting=state.is_host(user),
        clock=read.row.setup.clock,
        created=listed.created,
        changed=listed.changed,
    )


def damaged_info(row: Any) -> TableInfo:
    """What can be said of a table without opening it."""
    return _unopened(
        row.id,
        game=row.game,
        status=row.status,
        damaged=True,
        version=row.version,
        created=row.created,
        changed=row.changed,
    )


def _unopened(table: str, **known: Any) -> TableInfo:
    """Return the entry of a table that is not opened for the list: no player is asked there."""
    nothing: dict[str, Any] = {"seats": [], "seat": None, "held": [], "hosting": False, "clock": Clock()}
    nothing |= {"to_move": None, "your_turn": False, "outcome": None, "progress": {}}
    return TableInfo(id=table, path=f"/t/{table}", **(nothing | known))
