"""What a tutor says at the table, and that it comes from what the seat knows alone."""

from __future__ import annotations

import pytest
from tests.limits import Rounds
from tests.plugins.selection import few

from bauhuette.analysis.review import BLUNDER
from bauhuette.analysis.tutor import heat_of, weights_from
from bauhuette.analysis.weighing import Weighed
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.match.table import Table
from bauhuette.testkit.play import imagined

FEW = 400


def with_a_choice(game: Game, seats: int, secret: bytes, version: int) -> Table:
    table = Table(game, seats, secret)
    rounds = Rounds("a table with a choice")
    while (table.version < version or (table.to_move is not None and len(table.offered()) < 2)) and rounds():
        table.play(table.offered()[-1])
    return table


def test_all_offered_moves_are_weighed(game: Game, seats: int) -> None:
    table = with_a_choice(game, seats, b"all", 9)
    seat = table.to_move
    assert seat is not None
    found = weights_from(game, table.hidden(seat), seat, FEW)
    assert sorted(one.move for one in found.weights) == sorted(table.offered().tolist())
    best = found.weights[0]
    assert (best.loss, best.verdict) == (0.0, "best")
    assert best.share == pytest.approx(found.shares[seat])
    assert len(found.shares) == seats
    assert sum(found.shares) == pytest.approx(1.0)
    for one in found.weights:
        assert 0.0 <= one.loss <= 1.0
        assert found.of(one.move) == one
    assert found.of(MoveId(-1)) is None


@pytest.mark.parametrize("version", few([7, 0, 20]))
def test_weights_depend_on_knowledge_alone(game: Game, seats: int, version: int) -> None:
    """Two tables that look alike to a seat, with other secrets and other hidden cards, give it the same weights."""
    table = with_a_choice(game, seats, b"alike", version)
    seat = table.to_move
    assert seat is not None
    other = Table(game, seats, b"another secret")
    other.state = imagined(game, table.hidden(seat), seat, 5)
    ours, theirs = (weights_from(game, one.hidden(seat), seat, FEW) for one in (table, other))
    assert ours.json() == theirs.json()


def test_a_blunder_is_sure() -> None:
    def beside_best(gain: float, error: float) -> Weighed:
        return Weighed(MoveId(1), 0.2, gain, error, 100)

    assert heat_of(beside_best(-BLUNDER, 0.05)) == "blunder"
    assert heat_of(beside_best(-BLUNDER, 0.15)) == "unsure", "it may be as good as the best"
    assert heat_of(beside_best(-0.15, 0.01)) == "mistake"
    assert heat_of(beside_best(-0.05, 0.01)) == "good"
    assert heat_of(beside_best(-0.005, 0.5)) == "best"
    assert heat_of(beside_best(0.3, 0.01)) == "best", "better in these worlds than the one found in others"
