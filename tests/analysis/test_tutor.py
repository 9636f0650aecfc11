"""What a tutor says at the table, and that it comes from what the seat knows alone."""

from __future__ import annotations

import pytest
from tests.limits import Rounds
from tests.plugins.selection import few

from bauhuette.analysis.serialise import why_json
from bauhuette.analysis.tutor import explained_from, weights_from
from bauhuette.analysis.why import why_here
from bauhuette.bots.search.racing import MOST_CANDIDATES
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.types import MoveId
from bauhuette.match.table import Table
from bauhuette.testkit.random_games import determinized

FEW = 24 if COMPILED else 2


def with_a_choice(game: Game, seats: int, secret: bytes, version: int) -> Table:
    table = Table(game, seats, secret)
    rounds = Rounds("a table with a choice")
    while (table.version < version or (table.to_move is not None and len(table.offered()) < 2)) and rounds():
        table.play(table.offered()[-1])
    return table


def test_offered_moves_are_evaluated(game: Game, seats: int) -> None:
    table = with_a_choice(game, seats, b"all", 9)
    seat = table.to_move
    assert seat is not None
    found = weights_from(game, table.hidden(seat), seat, FEW)
    offered = table.offered().tolist()
    assert {one.move for one in found.weights} <= set(offered)
    assert len(found.weights) == min(MOST_CANDIDATES, len(offered))
    best = found.weights[0]
    assert (best.cost, best.verdict) == (0.0, "best")
    assert best.share == pytest.approx(found.shares[seat])
    assert len(found.shares) == seats
    assert sum(found.shares) == pytest.approx(1.0, abs=0.02)
    for one in found.weights:
        assert 0.0 <= one.cost <= 1.0
        assert found.of(one.move) == one
    assert found.of(MoveId(-1)) is None


@pytest.mark.parametrize("version", few([7, 0, 20]))
def test_weights_depend_on_knowledge_alone(game: Game, seats: int, version: int) -> None:
    """Two tables that look alike to a seat, with other secrets and other hidden cards, give it the same weights."""
    table = with_a_choice(game, seats, b"alike", version)
    seat = table.to_move
    assert seat is not None
    other = Table(game, seats, b"another secret")
    other.state = determinized(game, table.hidden(seat), seat, 5)
    ours, theirs = (weights_from(game, one.hidden(seat), seat, FEW) for one in (table, other))
    assert ours.json() == theirs.json()


@pytest.mark.skipif(not COMPILED, reason="whole games")
def test_a_hint_is_explained_by_the_first_move_that_is_not_as_good(game: Game, seats: int) -> None:
    """Its figures are those of the hint, and its reason that of a review of the same two moves."""
    table = with_a_choice(game, seats, b"why", 9)
    seat = table.to_move
    assert seat is not None
    told, hints = explained_from(game, table.hidden(seat), seat, FEW), table.hint(seat, FEW)
    assert told["advice"] == [one.json() for one in hints]
    than, explained = MoveId(told["explained"]["than"]), told["explained"]
    assert than == next((one for one in hints[1:] if one.certainty != "close"), hints[1]).move.id
    assert explained["determinizations"] == FEW
    reviewed = why_here(game, table.hidden(seat), seat, than, hints[0].move.id, FEW)
    assert explained["why"] == why_json(game, reviewed)
    other = Table(game, seats, b"another secret")
    other.state = determinized(game, table.hidden(seat), seat, 5)
    assert explained_from(game, other.hidden(seat), seat, FEW) == told, "what the seat cannot know changes nothing"
