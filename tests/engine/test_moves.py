"""The move space: ids, notation, JSON, and what is not a move."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bauhuette.engine.domains import SEAT, Names, Range
from bauhuette.engine.moves import Family, MoveSpace, NotAMove
from bauhuette.engine.types import MoveId

SPACE = MoveSpace(
    Family("bid", amount=Range(1, 90)),
    Family("give", card=Names("card", ("church", "gate")), seat=SEAT),
    Family("pass"),
)


def test_ids_are_dense_and_the_last_parameter_runs_fastest() -> None:
    assert SPACE.size == 90 + 2 * 4 + 1
    assert [SPACE.print(MoveId(number)) for number in (0, 89, 90, 91, 94, 98)] == [
        "bid 1", "bid 90", "give church a", "give church b", "give gate a", "pass",
    ]  # fmt: skip


@given(st.integers(0, SPACE.size - 1))
def test_round_trips(number: int) -> None:
    move = SPACE.known(number)
    assert SPACE.parse(SPACE.print(move)) == move
    assert SPACE.from_json(SPACE.json(move)) == move


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "one of bid, give, pass"),
        ("buy 3", "one of bid, give, pass"),
        ("bid", "write bid <amount>"),
        ("bid 91", "no amount “91”"),
        ("bid x", "no amount “x”"),
        ("give church e", "no seat “e”"),
        ("pass now", "write pass"),
    ],
)
def test_what_is_not_a_move_says_why(text: str, message: str) -> None:
    with pytest.raises(NotAMove, match=message):
        SPACE.parse(text)


@given(st.recursive(st.none() | st.integers() | st.text(), lambda x: st.lists(x) | st.dictionaries(st.text(), x)))
def test_any_json_is_a_move_or_refused(data: Any) -> None:
    for candidate in (data, {"family": "give", "args": data}, {"family": "give", "args": {"card": data, "seat": data}}):
        with pytest.raises(NotAMove):
            SPACE.from_json(candidate)


def test_ids_out_of_range_are_refused() -> None:
    for number in (-1, SPACE.size):
        with pytest.raises(NotAMove, match="moves are numbered 0"):
            SPACE.print(MoveId(number))
