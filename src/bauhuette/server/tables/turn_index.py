"""Whom a table waits for, as the database keeps it: lists, badges and reminders need not open the table."""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.engine.types import Seat
from bauhuette.match.clock import ClockPause
from bauhuette.match.commands.game_end import ExcuseTime
from bauhuette.match.commands.vacation import PauseClock
from bauhuette.match.events import Draft
from bauhuette.match.match import Match

QUIET_MS = 60_000  # players who answer within this time get no reminder


class AwaitedSeat(NamedTuple):
    """Columns of `tables`."""

    asked: str
    asked_since: int | None
    flag_at: int | None
    tell_at: int | None


NOBODY = AwaitedSeat("", None, None, None)


def seat_after(match: Match, draft: Draft) -> Seat | None:
    """Who is to move after a draft."""
    state = match.state_after(draft)
    return Seat(int(state.to_move)) if state is not None and match.status_after(draft) == "running" else None


def bot_answers(match: Match, draft: Draft, seat: Seat) -> bool:
    """Whether a bot plays at a seat after a draft."""
    given_back = draft.kind == "returned" and draft.body["seat"] == seat
    handed = draft.kind in ("handed", "resigned") and draft.body["seat"] == seat
    return (match.seats[seat].played_by_bot and not given_back) or handed


def flag_after(match: Match, draft: Draft, seat: Seat, at: int) -> int | None:
    """When the clock of a seat that is asked after a draft will have run out."""
    if match.setup.clock.kind == "none":
        return None
    clocks, since = match.clocks, match.clocks.since if seat == match.clocks.seat else at
    if draft.kind == ExcuseTime.kind:
        since += draft.body["ms"]
    if draft.kind == PauseClock.kind:
        clocks = clocks.with_rest(draft.body["seat"], ClockPause(draft.body["since"], draft.body["until"]))
    return clocks.falls(seat, since)


def asked_after(match: Match, draft: Draft, at: int) -> AwaitedSeat:
    """Whom the table waits for once a draft is stored."""
    seat = seat_after(match, draft)
    if seat is None:
        ends = match.status != "over" and match.status_after(draft) == "over"
        return NOBODY._replace(tell_at=at if ends else None)
    if bot_answers(match, draft, seat):
        return NOBODY
    began = match.clocks.began if seat == match.clocks.seat else at
    return AwaitedSeat(match.seats[seat].user, began, flag_after(match, draft, seat, at), at + QUIET_MS)


def asked_now(match: Match, now: int) -> AwaitedSeat:
    seat = match.to_move
    if seat is None or match.seats[seat].played_by_bot:
        return NOBODY
    return AwaitedSeat(match.seats[seat].user, match.clocks.began, match.clocks.deadline(), now + QUIET_MS)
