"""Clocks are a fold over the times of events."""

from __future__ import annotations

from bauhuette.engine.eyes import Seat
from bauhuette.match.clock import Clocks
from bauhuette.match.rules_of_play import Clock


def test_no_clock_never_falls() -> None:
    clocks = Clocks(Clock(), 3)
    clocks.turn_to(Seat(0), 1000)
    assert clocks.deadline() is None


def test_every_turn_has_its_own_time() -> None:
    clocks = Clocks(Clock(kind="turn", seconds=30), 2)
    clocks.turn_to(Seat(0), 1_000)
    assert clocks.deadline() == 31_000
    clocks.turn_to(Seat(0), 20_000)  # a further move of the same turn
    assert clocks.deadline() == 31_000
    clocks.turn_to(Seat(1), 25_000)
    assert clocks.deadline() == 55_000
    clocks.turn_to(Seat(0), 26_000)
    assert clocks.deadline() == 56_000


def test_a_bank_is_used_up_and_refilled() -> None:
    clocks = Clocks(Clock(kind="bank", seconds=60, increment=5), 2)
    clocks.turn_to(Seat(0), 0)
    clocks.turn_to(Seat(1), 20_000)
    assert clocks.left == [45_000, 60_000]
    clocks.turn_to(Seat(0), 90_000)  # the flag fell, and a bot has moved
    assert clocks.left == [45_000, 5_000]
    assert clocks.deadline() == 135_000
    clocks.turn_to(None, 100_000)
    assert clocks.deadline() is None


def test_days_are_long_turns() -> None:
    clocks = Clocks(Clock(kind="days", seconds=2 * 86_400), 2)
    clocks.turn_to(Seat(1), 7)
    assert clocks.deadline() == 2 * 86_400_000 + 7
