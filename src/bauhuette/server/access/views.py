"""A reader's view: the record as redacted for that reader, and the public facts of the table."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, NamedTuple

from bauhuette.engine.component_values import differences
from bauhuette.engine.edition import canonical, from_canonical
from bauhuette.engine.game import Game
from bauhuette.engine.moves import MoveSpace
from bauhuette.engine.types import InfoState, MoveId, Seat, redacted_for
from bauhuette.match.commands.advice import ALLOWED, advice_at
from bauhuette.match.match import Match
from bauhuette.match.match_state import GameStep, MatchState, seat_among
from bauhuette.match.setup import TableSetup
from bauhuette.match.stakes import stake_of
from bauhuette.match.table import Table
from bauhuette.match.undo import can_undo
from bauhuette.server.access.permissions import Action, may

LOG_LIMIT = 400  # steps in one view; a player who was away for longer gets the last ones


class Presence(NamedTuple):
    """Who is connected, and how the server copes; nothing that is stored."""

    connected: tuple[bool, ...]
    watching: int
    hurried: bool = False  # bots here think for less time than they should
    compiling: bool = False  # bots here that search play greedily as yet


def table_view(
    match: Match, user: str, since: int, presence: Presence, now: int, chosen: int | None = None
) -> dict[str, Any]:
    """A `wire.TableView`. Must depend on the game only through records hidden for the reader."""
    return lasting_part(match) | shared_part(match, presence) | own_part(match, user, since, now, chosen)


def view_json(*parts: bytes) -> bytes:
    """The parts of a view as one JSON object."""
    return b"{" + b",".join([part[1:-1] for part in parts]) + b"}"


def lasting_part(match: Match) -> dict[str, Any]:
    """Return the part of the view that stays the same for all readers as long as there is the table."""
    return {
        "type": "view",
        "table": match.setup.id,
        "game": match.setup.game,
        "options": dict(match.setup.options),
        "edition": edition_view(match.setup),
        "clock": match.setup.clock.model_dump(),
        "spectators": match.setup.spectators,
        "absence": match.setup.absence.model_dump(),
        "commitment": match.commitment,
        "tournament": match.setup.tournament,
        "deal": match.setup.deal,
    }


def shared_part(match: Match, presence: Presence) -> dict[str, Any]:
    """Return the part of the view that changes and is the same for all readers; nothing of the game itself."""
    clocks = match.clocks
    return {
        "version": match.version,
        "status": match.status,
        "listed": match.listed,
        "seats": seat_views(match, presence),
        "clock_runs_since": clocks.since if clocks.runs else None,
        "flag_at": clocks.deadline(),
        "warn_at": clocks.warns(),
        "watching": presence.watching,
        "hurried": presence.hurried,
        "compiling": presence.compiling,
        "rated": match.rated,
        "stake": stake_of(match),
        "advice": advice_at(match),
        "ended": match.ended,
        "closed": match.closed,
        "rematch": match.rematch_id,
        "sealed": match.sealed,
    }


def edition_view(setup: TableSetup) -> dict[str, Any] | None:
    if not setup.edition_values:
        return None
    differ = _differences(setup.game, canonical(dict(setup.edition_values)))
    told = {"name": setup.edition_name, "maker": setup.edition_maker, "hash": setup.edition}
    return told | {"differences": differ}


@lru_cache
def _differences(game: str, values: str) -> list[dict[str, Any]]:
    return differences(game, from_canonical(values))


def own_part(match: Match, user: str, since: int, now: int, chosen: int | None = None) -> dict[str, Any]:
    """Of several seats at one device show only the `chosen` one, and without a choice none."""
    held = match.seats_of(user)
    seat = seat_among(held, chosen)
    table = match.table
    hidden = None if table is None else redacted_for(match.game, table.state, seat)
    return {
        "seat": seat,
        "held": held,
        "hosting": match.is_host(user),
        "now": now,
        "seed": match.setup.secret.hex() if match.status == "over" and may(Action.SECRET, match, user) else None,
        "play": None if table is None or hidden is None else _play(match, table, seat, hidden),
        "standing": _instructions(match, seat),
        "prepared": _prepared(match, seat),
        "log": _log(match, seat, since, hidden),
    }


def seat_views(match: MatchState, presence: Presence) -> list[dict[str, Any]]:
    clocked, given_up = match.setup.clock.kind != "none", match.given_up
    return [
        {
            "kind": seat.kind,
            "name": seat.name,
            "level": seat.level,
            "host": match.is_host(seat.user),
            "connected": presence.connected[i],
            "handed": seat.handed,
            "resigned": seat.resigned,
            "given_up": i in given_up,
            "salted": bool(seat.salt),
            "tutor": i in match.tutored,
            "clock_ms": match.clocks.left[i] if clocked else None,
            "rest": next((rest._asdict() for rest in reversed(match.clocks.rests.get(Seat(i), ()))), None),
        }
        for i, seat in enumerate(match.seats)
    ]


def _play(match: Match, table: Table, seat: Seat | None, hidden: InfoState) -> dict[str, Any]:
    game = match.game
    to_move = match.to_move
    asked = seat is not None and seat == to_move
    playing = asked and not match.seats[seat or 0].played_by_bot
    undo = seat is not None and match.status == "running" and can_undo(table.past, seat)
    outcome = match.outcome
    return {
        "to_move": to_move,
        "phase": str(game.PHASES[hidden.phase]),
        "state": game.view(hidden),
        "moves": [offered_move(game, MoveId(move)) for move in table.offered().tolist()] if playing else [],
        "undo": undo,
        "can_plan": playing and game.plan is not None and advice_at(match) in ALLOWED,
        "outcome": outcome._asdict() if outcome else None,
    }


DEPTH = 2  # of objects whose fields are compared one by one: `play` and its `state`; deeper takes longer than it saves


def changes(before: dict[str, Any], after: dict[str, Any], apart: Collection[str] = ()) -> dict[str, Any]:
    """Return what differs between two views (or parts) with the same keys, but for those `apart`.

    The keys are JSON pointers, the values the new ones.
    """
    found: dict[str, Any] = {}
    for key, new in after.items():
        old = before[key]
        if old is not new and key not in apart:
            _find_change(found, f"/{_escaped(key)}", old, new, DEPTH)
    return found


def _find_change(found: dict[str, Any], at: str, old: Any, new: Any, depth: int) -> None:
    kind = type(new)
    if kind is dict and depth and type(old) is dict and old.keys() == new.keys():
        for key, now in new.items():
            was = old[key]
            if was is not now:
                _find_change(found, f"{at}/{_escaped(key)}", was, now, depth - 1)
    elif old != new:
        if kind is list and type(old) is list and len(old) == len(new):
            for i, now in enumerate(new):
                if old[i] is not now and old[i] != now:
                    found[f"{at}/{i}"] = now
        else:
            found[at] = new


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1") if "/" in key or "~" in key else key


def progress(match: Match) -> dict[str, int]:
    """Return the progress of a running game, from its public view."""
    if match.table is None or match.status != "running":
        return {}
    return match.game.progress(match.game.view(match.table.hidden(None)))


def offered_move(game: Game, move: MoveId) -> dict[str, Any]:
    """Return a move as a view shows it; views share it."""
    return _shown_move(game.MOVES, move)


@lru_cache(16384)
def _shown_move(moves: MoveSpace, move: MoveId) -> dict[str, Any]:
    return {"id": move, **moves.json(move)}


def _instructions(match: Match, seat: Seat | None) -> dict[str, Any] | None:
    given = None if seat is None else match.standing_orders.get(seat)
    return None if given is None else {"wishes": list(given.wishes), "until": given.until}


def _prepared(match: Match, seat: Seat | None) -> dict[str, Any] | None:
    given = None if seat is None else match.prepared.get(seat)
    return None if given is None else {"answers": list(given.answers), "dropped": given.dropped}


def _log(match: Match, seat: Seat | None, since: int, hidden: InfoState | None) -> list[dict[str, Any]]:
    steps = _steps_after(match.steps, since)[-LOG_LIMIT:]
    return [_entry(match, step, seat, hidden if step is match.steps[-1] else None) for step in steps]


def _steps_after(steps: list[GameStep], since: int) -> list[GameStep]:
    first = len(steps)
    while first and steps[first - 1].version > since:
        first -= 1
    return steps[first:]


def _entry(match: Match, step: GameStep, seat: Seat | None, hidden: InfoState | None) -> dict[str, Any]:
    """`hidden` saves hiding the newest state once more."""
    news: list[dict[str, Any]] = []
    if step.after is not None:
        if hidden is None:
            hidden = redacted_for(match.game, step.after, seat)
        news = match.game.NEWS.json(hidden)
    return {"version": step.version, "seat": step.seat, "undone": step.after is None, "news": news}
