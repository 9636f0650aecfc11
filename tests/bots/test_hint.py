from __future__ import annotations

import json

import pytest
from tests.limits import Rounds
from tests.plugins.selection import few

from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.finding import Finding
from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.match.hint import hint_for, sureness
from bauhuette.match.table import Table
from bauhuette.testkit.play import imagined

SMALL = Budget(playouts=150)


def test_a_hint_tells_prospects_in_words(game: Game, seats: int) -> None:
    table = Table(game, seats, b"hint")
    rounds = Rounds("a hint tells prospects in words")
    while len(table.offered()) < 2 and rounds():
        table.play(table.offered()[0])
    seat = table.to_move
    assert seat is not None
    advice = table.hint(seat, SMALL)
    assert {one.move.id for one in advice} <= set(table.offered().tolist())
    best = advice[0]
    assert best.line[0].id == best.move.id
    for lang in ("de", "en"):
        assert all(move.text(lang) for move in best.line)
    assert [one.sure for one in advice] == sorted((one.sure for one in advice), reverse=True), "the order says the same"
    for one in advice:
        assert 0 <= one.win_share <= 1
        assert 0 <= one.sure <= 1
    assert json.loads(json.dumps(best.json()))["move"] == best.move.id
    assert table.hint(Seat((seat + 1) % seats), SMALL) == []


@pytest.mark.parametrize("version", few([7, 0, 20]))
def test_a_hint_depends_on_knowledge_alone(game: Game, seats: int, version: int) -> None:
    """Two tables that look alike to a seat give it the same advice."""
    table = Table(game, seats, b"alike")
    rounds = Rounds("a hint depends on knowledge alone")
    while (table.version < version or (table.to_move is not None and len(table.offered()) < 2)) and rounds():
        table.play(table.offered()[-1])
    seat = table.to_move
    assert seat is not None
    other = Table(game, seats, b"another secret")
    other.state = imagined(game, table.hidden(seat), seat, 5)
    ours, theirs = hint_for(table, seat, SMALL), hint_for(other, seat, SMALL)
    assert [one.json() for one in ours] == [one.json() for one in theirs]


def test_sureness() -> None:
    def finding(move: int, value: float, doubt: float) -> Finding:
        return Finding(MoveId(move), 100, value, doubt, (value,), 0.0)

    clear = [finding(1, 0.6, 0.01), finding(2, 0.3, 0.01)]
    assert sureness(clear[0], clear) > 0.999
    assert sureness(clear[1], clear) < 0.001
    even = [finding(1, 0.5, 0.02), finding(2, 0.5, 0.02)]
    assert sureness(even[0], even) == pytest.approx(0.5)
    assert sureness(clear[0], clear[:1]) == 1
