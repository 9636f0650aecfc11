"""Decisions are weighed from what their seat knew, all moves in the same worlds."""

from __future__ import annotations

from typing import Any

import pytest
from tests.limits import Rounds

from bauhuette.analysis.weighing import LARGEST_FIELD, Decision, Scales, Weighed
from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.registry import load
from bauhuette.match.table import Table
from bauhuette.testkit.play import hidden, imagined, offered, states

LUCK = b"the same worlds"
FEW = 400 if COMPILED else 24


def choice(game: Game, seats: int = 3, seed: int = 5) -> Any:
    """A position with a choice, in the middle of a random game."""
    found = [s for s in states(game, seats, seed) if not s.over and len(offered(game, s)) > 1]
    return found[len(found) // 2]


def weighed(game: Game, s: Any, playouts: int = FEW) -> Decision:
    seat = Seat(int(s.to_move))
    played = MoveId(int(offered(game, s)[-1]))
    found = Scales(game).weigh(hidden(game, s, seat), seat, played, playouts, LUCK)
    assert found is not None
    return found


def test_what_a_seat_cannot_know_changes_nothing(game: Game) -> None:
    """Another world that this seat must hold possible is weighed alike, figure by figure."""
    s = choice(game)
    seat = int(s.to_move)
    other = imagined(game, hidden(game, s, seat), seat, 77)
    if hidden(game, other, seat).tobytes() == other.tobytes():
        pytest.skip("nothing is hidden here")
    assert weighed(game, s) == weighed(game, other)


def test_all_moves_are_weighed_and_the_one_played_measures_them(game: Game) -> None:
    s = choice(game)
    found = weighed(game, s)
    moves = offered(game, s).tolist()
    assert {one.move for one in found.moves} <= set(moves)
    assert len(found.moves) == min(LARGEST_FIELD, len(moves))
    played = next(one for one in found.moves if one.move == found.played)
    assert (played.gain, played.error) == (0.0, 0.0)
    for one in found.moves:
        assert one.share == pytest.approx(min(1.0, max(0.0, played.share + one.gain)))  # no two figures disagree
    assert found.better is None or found.better in found.moves
    assert [one.gain for one in found.moves] == sorted((one.gain for one in found.moves), reverse=True)


def test_where_there_is_no_choice_there_is_no_decision(game: Game) -> None:
    s = next(s for s in states(game, 3, 5) if not s.over and len(offered(game, s)) == 1)
    seat = Seat(int(s.to_move))
    assert Scales(game).weigh(hidden(game, s, seat), seat, MoveId(int(offered(game, s)[0])), FEW, LUCK) is None


def test_a_difference_counts_when_it_is_sure() -> None:
    played, other = MoveId(1), MoveId(2)
    for gain, error, sure, cost in ((0.2, 0.05, True, 0.2), (0.2, 0.15, False, 0.0), (-0.1, 0.01, True, 0.0)):
        better = Weighed(other, 0.5, gain, error, 100)
        found = Decision(played, other, (better,), better)
        assert (better.is_sure, found.cost, found.loss, found.skill) == (sure, cost, gain, -gain)
    assert Decision(played, played, (), None).loss == 0


@pytest.mark.parametrize("key", ["contest", "cologne"])
def test_what_was_learned_judges_an_analysis_too(key: str) -> None:
    """The same scales at one table after the other, each with the outlook of its number of seats."""
    game = load(key)
    scales, untaught = Scales(game), Scales(game)
    untaught.search.outlooks = {}
    for seats in (*game.meta.seats, game.meta.seats[0]):
        s = choice(game, seats)
        seat = Seat(int(s.to_move))
        first = [MoveId(int(move)) for move in offered(game, s)[:2]]
        shares = [one.race(hidden(game, s, seat), seat, first, 16, LUCK)[0].share for one in (scales, untaught)]
        assert shares[0] != pytest.approx(shares[1])


@pytest.mark.skipif(not COMPILED, reason="many playouts")
def test_equal_moves_cost_nothing_on_average() -> None:
    """The best of many is measured in worlds it was not chosen in, so that luck does not make mistakes of equals."""
    game = load("contest")
    losses = []
    for seed in range(12):
        s = choice(game, seed=seed)
        seat, played = Seat(int(s.to_move)), MoveId(int(offered(game, s)[-1]))
        scales, known = Scales(game), hidden(game, s, seat)
        raced = scales.race(known, seat, [MoveId(int(move)) for move in reversed(offered(game, s))], 100, LUCK)
        best = raced[0]
        if best.move != played:
            losses.append(scales.measured(known, seat, best.move, played, 400, LUCK).gain - best.gain)
    assert sum(losses) < 0  # what was chosen by its looks looks less good at second sight


def test_a_blunder_costs_more_than_the_policys_move() -> None:
    """Whoever says `done` with conversions left gives points away, and the analysis knows a better move."""
    game = load("pillars")
    done = game.MOVES.parse("done")
    costs = []
    for seed in range(8):
        table = Table(game, 4, bytes([seed]))
        rounds = Rounds("a blunder costs more than the policys move")
        while table.to_move is not None and rounds():
            moves = table.offered()
            if table.state.stack_size == 0 and done in moves and len(table.plan()) > 2:
                break
            table.play(game.policy(table.hidden_for_bot(table.to_move, 5), moves.copy(), len(moves)))
        if table.to_move is not None:
            seat = Seat(table.to_move)
            found = Scales(game).weigh(table.hidden(seat), seat, MoveId(done), FEW, LUCK)
            assert found is not None
            costs.append(found.cost)
    assert max(costs) > 0.05
