"""Clocks of days: when they warn, and how vacations stop them."""

from __future__ import annotations

import pytest

from bauhuette.engine.types import Seat
from bauhuette.match.clock import ClockPause, Clocks
from bauhuette.match.commands.vacation import PauseClock
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.table_options import DAY_S, Clock
from tests.match.at_a_table import happen, running

DAY = DAY_S * 1000
THREE_DAYS = Clock(kind="days", seconds=3 * DAY_S)


def of_first_seat(rule: Clock = THREE_DAYS) -> Clocks:
    clocks = Clocks(rule, 3)
    clocks.turn_to(Seat(0), 1000)
    return clocks


@pytest.mark.parametrize(
    ("rule", "before"),
    [
        (THREE_DAYS, DAY // 2),
        (Clock(kind="days", seconds=7 * DAY_S), DAY // 2),
        (Clock(kind="days", seconds=DAY_S), DAY // 6),
        (Clock(kind="turn", seconds=90), 20_000),
        (Clock(kind="turn", seconds=30), 10_000),
        (Clock(kind="bank", seconds=900), 20_000),
    ],
)
def test_a_clock_warns_before_its_flag_falls(rule: Clock, before: int) -> None:
    clocks = of_first_seat(rule)
    falls, warns = clocks.deadline(), clocks.warns()
    assert falls is not None
    assert warns == falls - before
    assert Clocks(Clock(), 3).warns() is None


@pytest.mark.parametrize(
    ("rests", "extra"),
    [
        ([ClockPause(1000 + DAY, 1000 + 8 * DAY)], 7 * DAY),  # in the middle of a turn
        ([ClockPause(0, 1000 + 2 * DAY)], 2 * DAY),  # begun before it: only what is left counts
        ([ClockPause(0, 900)], 0),  # over before
        ([ClockPause(1000 + 3 * DAY, 1000 + 4 * DAY)], 0),  # too late
        ([ClockPause(1000 + DAY, 1000 + 2 * DAY), ClockPause(1000 + 3 * DAY, 1000 + 5 * DAY)], 3 * DAY),
        (
            [ClockPause(1000 + DAY, 1000 + 8 * DAY), ClockPause(1000 + DAY, 1000 + 2 * DAY)],
            DAY,
        ),  # ended earlier than planned
        ([ClockPause(1000 + DAY, 1000 + 8 * DAY), ClockPause(1000 + DAY, 1000 + DAY)], 0),  # called off
    ],
)
def test_time_on_vacation_does_not_count(rests: list[ClockPause], extra: int) -> None:
    clocks = of_first_seat()
    for rest in rests:
        clocks.rest(Seat(0), rest)
    assert clocks.deadline() == 1000 + 3 * DAY + extra


def test_the_warning_comes_after_the_vacation() -> None:
    clocks = of_first_seat()
    clocks.rest(Seat(0), ClockPause(1000 + 2 * DAY, 1000 + 9 * DAY))
    assert clocks.warns() == 1000 + 3 * DAY - DAY // 2 + 7 * DAY
    assert clocks.back(Seat(0), 1000 + 3 * DAY) == 1000 + 9 * DAY
    assert clocks.back(Seat(0), 1000) == clocks.back(Seat(1), 1000 + 3 * DAY) == 0


def test_a_vacation_stops_no_other_seats_clock() -> None:
    clocks = of_first_seat()
    clocks.rest(Seat(1), ClockPause(1000 + DAY, 1000 + 8 * DAY))
    assert clocks.deadline() == 1000 + 3 * DAY


def test_a_vacation_counts_from_its_event_on() -> None:
    match = running(clock=THREE_DAYS, at=1000)
    seat = match.to_move
    assert seat is not None
    happen(match, PauseClock.decide(match, seat, ClockPause(2000, 2000 + DAY)))
    assert match.clocks.deadline() == 1000 + 4 * DAY


def test_a_vacation_does_not_stop_clocks_of_minutes() -> None:
    match = running(clock=Clock(kind="turn", seconds=90))
    with pytest.raises(CommandRefused):
        PauseClock.decide(match, Seat(0), ClockPause(0, DAY))
