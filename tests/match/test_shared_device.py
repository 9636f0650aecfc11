"""Several people at one device: one session holds several seats and speaks for one of them at a time."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bauhuette.match.commands.moves import MakeMove
from bauhuette.match.commands.seating import Join, ListTable
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import HandOver, leave
from bauhuette.match.events import Actor
from bauhuette.match.match import Match
from bauhuette.match.refusal import CommandRefused
from tests.limits import Rounds
from tests.match.at_a_table import ANNA, BEN, OPEN, bot, happen, new_match, running, sitting

BESIDE = {"user": ANNA.user, "name": "Bea", "level": None}


def at(seat: int | None) -> Actor:
    return ANNA._replace(seat=seat)


def shared(*others: dict[str, Any]) -> Match:
    return running(sitting(ANNA), BESIDE, *(others or (bot(),)))


def refused_code(command: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(CommandRefused) as refused:
        command(*args)
    return refused.value.code


def test_the_seat_is_the_only_one_held_or_the_chosen_one_of_several() -> None:
    match = shared(sitting(BEN))
    assert match.seats_of(ANNA.user) == (0, 1)
    assert [match.seat_of(ANNA.user, chosen) for chosen in (None, 0, 1, 2, 3)] == [None, 0, 1, None, None]
    assert [match.seat_of(BEN.user, chosen) for chosen in (None, 0, 2)] == [2, None, 2]
    assert match.seats_of("") == ()


def test_a_move_counts_only_for_the_chosen_seat() -> None:
    match = shared()
    assert match.table is not None
    rounds = Rounds("a move counts only for the chosen seat")
    while match.to_move not in (0, 1) and rounds():
        assert match.to_move is not None
        happen(match, MakeMove.for_seat(match, match.to_move, int(match.table.offered()[0]), by="bot"))
    move, asked = int(match.table.offered()[0]), match.to_move
    assert asked is not None
    assert refused_code(MakeMove.decide, match, at(None), match.version, move) == "which-seat"
    assert refused_code(MakeMove.decide, match, at(1 - asked), match.version, move) == "not-your-turn"
    assert refused_code(MakeMove.decide, match, at(2), match.version, move) == "not-seated"
    assert MakeMove.decide(match, at(asked), match.version, move).body["seat"] == asked


def test_a_session_speaks_only_for_its_own_seats() -> None:
    match = shared(sitting(BEN))
    assert refused_code(HandOver.decide, match, BEN._replace(seat=0), "greedy") == "not-seated"
    assert refused_code(HandOver.decide, match, at(2), "greedy") == "not-seated"
    assert HandOver.decide(match, at(1), "greedy").body["seat"] == 1


def test_leaving_one_seat_of_several_before_the_start() -> None:
    match = new_match(sitting(ANNA), BESIDE, OPEN)
    assert refused_code(Join.decide, match, ANNA, 2) == "already-seated"
    assert refused_code(leave, match, ANNA) == "which-seat"
    happen(match, leave(match, at(0)))
    assert match.is_host(ANNA.user), "the host still sits there"
    assert match.seat_of(ANNA.user) == 1


def test_only_the_host_lists_a_table_and_only_before_the_start() -> None:
    match = new_match(sitting(ANNA), sitting(BEN), bot())
    assert refused_code(ListTable.decide, match, BEN, True) == "not-host"
    happen(match, ListTable.decide(match, ANNA, True))
    assert match.listed
    happen(match, StartGame.decide(match, ANNA))
    assert refused_code(ListTable.decide, match, ANNA, False) == "not-in-lobby"
