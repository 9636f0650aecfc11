"""The public API answers any argument or refuses it with a message in both languages.

It never crashes or hangs, and never reads beyond a table.
"""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import bauhuette as bh
from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.game import Game
from bauhuette.match.table import Table

JUNK: list[Any] = [
    None, True, False, -1, 3, 4, 5, 99, 10**30, -(10**30), 10**5000, 1.5, float("nan"), "", "4", "fr", "\0", "\ud800",
    "bid \u0661", b"", b"x", b"x" * 100, (), [], [1], [None] * 3, ["\ud800"] * 4, {}, {"seats": "4"}, {1: 2}, object(),
    print, np.int64(9), np.float64(1), np.zeros(3), np.array(["x"]), np.array([1, 2, 3, 99]),
    Path("/nowhere"), Path("\0"),
]  # fmt: skip


def refused_or_done(call: Callable[[], Any]) -> Any:
    """Return the answer, or None if the call was properly refused."""
    try:
        return call()
    except BauhuetteError as trouble:
        german, english = trouble.text("de"), trouble.text("en")
        assert german.encode()
        assert english.encode()
        assert german != english
        return None


@pytest.fixture
def table(game: Game, seats: int) -> Table:
    return Table(game, seats, b"seed")


def test_seats_are_those_of_the_table(table: Table) -> None:
    """A seat beyond the table once showed the hidden cards of all others."""
    for seat in [*JUNK, len(table.names), -len(table.names)]:
        for ask in (table.view, table.hidden, table.story, table.hint, lambda seat: table.hidden_for_bot(seat, 1)):
            found = refused_or_done(lambda ask=ask, seat=seat: ask(seat))  # type: ignore[misc]
            is_seat = type(seat) in (int, np.int64) and 0 <= seat < len(table.names)
            assert found is None or is_seat or seat is None
        refused_or_done(lambda seat=seat: table.undo(seat))  # type: ignore[misc]


def test_moves_are_those_of_the_game(table: Table) -> None:
    other = bh.game("cologne" if table.game.meta.key != "cologne" else "pillars").table(seed=1)
    before = table.state.tobytes()
    for move in [*JUNK, table.game.MOVES.size, *other.moves()]:
        refused_or_done(lambda move=move: table.why_not(move))  # type: ignore[misc]
        refused_or_done(lambda move=move: table.effect_of(move))  # type: ignore[misc]
        refused_or_done(lambda move=move: table.game.MOVES.from_json(move))  # type: ignore[misc]
        for form in ({"family": move}, {"family": table.moves()[0].family, "args": move}):
            refused_or_done(lambda form=form: table.game.MOVES.from_json(form))  # type: ignore[misc]
        refused_or_done(lambda move=move: table.game.MOVES.parse(move))  # type: ignore[misc]
    assert table.state.tobytes() == before


def test_other_arguments(table: Table) -> None:
    move = table.moves()[0]
    for junk in JUNK:
        refused_or_done(lambda junk=junk: move.text(junk))  # type: ignore[misc]
        refused_or_done(lambda junk=junk: table.story(0, junk))  # type: ignore[misc]
        refused_or_done(lambda junk=junk: table.hidden_for_bot(0, junk))  # type: ignore[misc]


def test_tables_are_set_up_rightly_or_not_at_all(game: Game) -> None:
    playable = bh.game(game.meta.key)
    for junk in JUNK:
        for argument in ("seats", "seed", "options", "position"):
            found = refused_or_done(lambda junk=junk, argument=argument: playable.table(**{argument: junk}))  # type: ignore[misc]
            assert found is None or found.moves()
        refused_or_done(lambda junk=junk: Table(game, max(game.meta.seats), b"s", junk))  # type: ignore[misc]
        for option in game.meta.options:
            found = refused_or_done(lambda o=option.name, junk=junk: playable.table(options={o: junk}))  # type: ignore[misc]
            assert found is None or found.options[option.name] in option.values


def test_a_number_in_quotes_is_no_number_of_seats() -> None:
    with pytest.raises(BauhuetteError, match="seats: '4' is neither a number nor a list of names"):
        bh.game("pillars").table(seats="4")


def test_games_and_records_by_any_name() -> None:
    for junk in JUNK:
        for call in (bh.game, bh.replay, lambda junk: bh.game("pillars", edition=junk)):
            if call is bh.game or junk is not None:
                assert isinstance(refused_or_done(lambda call=call, junk=junk: call(junk)), (type(None),)), junk  # type: ignore[misc]


def test_records_with_junk_anywhere() -> None:
    table = bh.game("pillars").table(seed=1)
    table.play(table.moves()[0])
    record = table.record()
    for key in record:
        for junk in JUNK:
            forged = {**copy.deepcopy(record), key: junk}
            refused_or_done(lambda forged=forged: bh.replay(forged))  # type: ignore[misc]


def test_a_record_without_a_seed_can_be_determinized(table: Table) -> None:
    """Redacting removes the seed; drawing from none once never ended."""
    hidden = table.hidden(0)
    assert hidden.rng == 0
    table.game.determinize(hidden, 0)
    assert table.game.audit(hidden) == 0
