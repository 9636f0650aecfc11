from __future__ import annotations

import json

import pytest
from tests.limits import Rounds
from tests.plugins.selection import few

from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.record import copy_of
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from bauhuette.testkit.random_games import determinized

SMALL = 24 if COMPILED else 2


def test_a_hint_gives_chances_and_a_line(game: Game, seats: int) -> None:
    table = Table(game, seats, b"hint")
    rounds = Rounds("a hint gives chances and a line")
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
    costs = [one.cost for one in advice[1:]]
    assert costs == sorted(costs), "the order agrees"
    most = max(one.share for one in advice)
    for one in advice:
        assert 0 <= one.share <= 1
        assert one.share == round(most - one.cost, 2)
    usual = game.policy(copy_of(table.hidden(seat)), table.offered().copy(), len(table.offered()))
    as_good = [one.move.id for one in advice if one.certainty == "close"]
    assert best.move.id == usual or usual not in as_good, "of equals the one that begins a plan"
    assert json.loads(json.dumps(best.json()))["move"] == best.move.id
    assert table.hint(Seat((seat + 1) % seats), SMALL) == []


@pytest.mark.parametrize("version", few([7, 0, 20]))
def test_a_hint_depends_on_the_information_state_alone(game: Game, seats: int, version: int) -> None:
    """Two tables that look alike to a seat give it the same advice."""
    table = Table(game, seats, b"alike")
    rounds = Rounds("a hint depends on the information state alone")
    while (table.version < version or (table.to_move is not None and len(table.offered()) < 2)) and rounds():
        table.play(table.offered()[-1])
    seat = table.to_move
    assert seat is not None
    other = Table(game, seats, b"another secret")
    other.state = determinized(game, table.hidden(seat), seat, 5)
    ours, theirs = table.hint(seat, SMALL), other.hint(seat, SMALL)
    assert [one.json() for one in ours] == [one.json() for one in theirs]
