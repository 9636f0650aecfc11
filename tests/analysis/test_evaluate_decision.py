"""Decisions are evaluated from what their seat knew, all moves in the same determinizations."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.limits import Rounds

from bauhuette.analysis.tutor import weights_from
from bauhuette.bots.evaluate_decision import (
    SUSPECT,
    DecisionEvaluation,
    DecisionEvaluator,
    Measured,
    evaluation_from,
)
from bauhuette.bots.judgement import (
    NOTICEABLE,
    Judgement,
    judgement_file,
    judgement_of,
)
from bauhuette.bots.search.racing import MOST_CANDIDATES
from bauhuette.bots.verdict import BLUNDER, MISTAKE, verdict_of
from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.table import Table
from bauhuette.study.coach_calibration import PARITIES
from bauhuette.testkit.random_games import determinized, hidden, offered, states

FEW = 48 if COMPILED else 3
PROVEN = Judgement(slope=0.5, spread=0.1, residual=0.02, proven=True)


def choice(game: Game, seats: int = 3, seed: int = 5) -> Any:
    """A position with a choice, in the middle of a random game."""
    found = [s for s in states(game, seats, seed) if not s.over and len(offered(game, s)) > 1]
    return found[len(found) // 2]


def evaluated(game: Game, s: Any) -> DecisionEvaluation:
    seat = Seat(int(s.to_move))
    found = DecisionEvaluator(game, FEW).evaluate(hidden(game, s, seat), seat, [MoveId(int(offered(game, s)[-1]))])
    assert found is not None
    return found


def test_what_a_seat_cannot_know_changes_nothing(game: Game) -> None:
    """Another world that this seat must hold possible is evaluated alike, figure by figure."""
    s = choice(game)
    seat = int(s.to_move)
    other = determinized(game, hidden(game, s, seat), seat, 77)
    other.rng = 99  # and neither do random numbers
    if hidden(game, other, seat).tobytes() == other.tobytes():
        pytest.skip("nothing is hidden here")
    assert evaluated(game, s) == evaluated(game, other)


def test_all_moves_are_evaluated_in_whole_percent_beside_the_best(game: Game) -> None:
    s = choice(game)
    found = evaluated(game, s)
    moves = offered(game, s).tolist()
    assert {one.move for one in found.moves} <= set(moves)
    assert len(found.moves) in (min(MOST_CANDIDATES, len(moves)), MOST_CANDIDATES + 1)
    assert found.of(moves[-1]) is not None
    assert (found.best.cost, found.best.share) == (0.0, found.shares[int(s.to_move)])
    for one in found.moves:
        assert one.share == round(found.best.share - one.cost, 2)  # no two figures disagree
        assert 0 <= one.cost == round(one.cost, 2)
    assert [one.cost for one in found.moves] == sorted(one.cost for one in found.moves)


def test_where_there_is_no_choice_there_is_no_decision(game: Game) -> None:
    s = next(s for s in states(game, 3, 5) if not s.over and len(offered(game, s)) == 1)
    seat = Seat(int(s.to_move))
    assert DecisionEvaluator(game, FEW).evaluate(hidden(game, s, seat), seat) is None


def test_hint_tutor_and_review_say_the_same_of_a_position(game: Game) -> None:
    """Whoever asks, whatever was asked before: the same share, cost and word for every move."""
    s = choice(game)
    seat = Seat(int(s.to_move))
    table = Table(game, int(s.seats), b"same")
    table.state = s
    hinted = {one.move.id: (one.share, one.cost, one.certainty) for one in table.hint(seat, FEW)}
    weights = weights_from(game, table.hidden(seat), seat, FEW).weights
    tutored = {one.move: (one.share, one.cost, one.certainty) for one in weights}
    reviewed = {one.move: (one.share, one.cost, one.certainty) for one in evaluated(game, s).moves}
    assert hinted == tutored
    assert tutored == {move: reviewed[move] for move in tutored}


# --- what is stated ---


def stated(behind: float, error: float, judgement: Judgement = PROVEN) -> tuple[float, str]:
    measured = [Measured(MoveId(1), 0.0, 0.0), Measured(MoveId(2), behind, error)]
    found = evaluation_from(measured, [0.6, 0.4], Seat(0), judgement).moves[1]
    return found.cost, found.certainty


def test_costs_are_shrunk_by_their_uncertainty() -> None:
    costs = [stated(0.2, error)[0] for error in (0.0, 0.05, 0.1, 0.2)]
    assert costs == [0.1, 0.08, 0.05, 0.02]
    assert stated(-0.1, 0.01) == (0.0, "close")


def test_certainty_has_three_words_and_none_of_them_without_proof() -> None:
    assert stated(0.2, 0.01)[1] == "clearly"
    assert stated(0.2, 0.01, PROVEN._replace(proven=False))[1] == "probably"
    assert stated(0.07, 0.03)[1] == "probably"
    assert stated(0.03, 0.01)[1] == "close", "too little to be noticed"
    assert stated(0.2, 0.4)[1] == "close", "too few determinizations"


def test_a_handful_of_determinizations_is_never_certain() -> None:
    """One that says the move loses the game is not believed; nor are four of them."""
    for count in (1, 4):
        evaluator = DecisionEvaluator(load("pillars"), count)
        for seed in range(3):
            s = choice(load("pillars"), seed=seed)
            seat = Seat(int(s.to_move))
            found = evaluator.evaluate(hidden(load("pillars"), s, seat), seat)
            assert found is not None
            assert all(one.error > 0 and one.certainty != "clearly" for one in found.moves[1:])


def test_verdicts() -> None:
    costs = (NOTICEABLE, MISTAKE, BLUNDER)
    assert [verdict_of(cost, is_best=False) for cost in costs] == ["good", "mistake", "blunder"]
    assert verdict_of(BLUNDER, is_best=True) == "best"


def games_of(told: dict[str, Any]) -> set[tuple[int, int]]:
    return {(seed, parity) for seed in told["seeds"] for parity in PARITIES[told["games"]]}


def test_the_number_of_determinizations_and_the_trust_are_data_of_the_game() -> None:
    for key in game_keys():
        file = judgement_file(key)
        assert file.determinizations >= 64
        told = json.loads((game_folder(key) / "judgement.json").read_text(encoding="utf-8"))
        assert file.proven == {
            int(seats) for seats, proofs in told["proof"].items() if all(one["holds"] for one in proofs.values())
        }
        for proof in (one for proofs in told["proof"].values() for one in proofs.values()):
            assert not games_of(proof) & games_of(told["fitted"]), "reported on other games than fitted"
    assert not judgement_of(load("pillars"), 9).proven


@pytest.mark.skipif(not COMPILED, reason="many playouts")
def test_equal_moves_cost_nothing_on_average() -> None:
    """The best of many is measured in determinizations it was not chosen in, so luck makes no mistakes of equals."""
    game = load("contest")
    behind = []
    for seed in range(12):
        s = choice(game, seed=seed)
        seat, evaluator = Seat(int(s.to_move)), DecisionEvaluator(game, 60)
        known, field = hidden(game, s, seat), [MoveId(int(move)) for move in offered(game, s)[:16]]
        best = evaluator.best_of(known, seat, field)
        looks = {one.move: one.behind for one in evaluator.measured(known, seat, field)[0]}
        chosen = evaluator.measured(known, seat, [best, *field])[0][1:]
        assert max(looks[move] for move in looks) >= 0
        behind.append(min(one.behind for one in chosen))
    assert min(behind) < 0  # what was chosen by its looks is not the best at second sight


def test_a_blunder_costs_more_than_the_policys_move() -> None:
    """Whoever says `done` with conversions left gives points away, and the evaluation knows a better move."""
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
            found = DecisionEvaluator(game, 4 * FEW).evaluate(table.hidden(seat), seat)
            assert found is not None
            one = found.of(done)
            assert one is not None
            costs.append(one.behind)
    assert max(costs) > 0.01


@pytest.mark.parametrize("key", ["contest", "cologne"])
def test_what_was_learned_judges_an_evaluation_too(key: str) -> None:
    """The same evaluator at one table after the other, each with the nets of its number of seats."""
    game = load(key)
    learned, untaught = DecisionEvaluator(game, 16), DecisionEvaluator(game, 16)
    untaught.search.value_nets = {}
    for seats in (*game.meta.seats, game.meta.seats[0]):
        s = choice(game, seats)
        seat = Seat(int(s.to_move))
        first = [MoveId(int(move)) for move in offered(game, s)[:2]]
        wins = [one.measured(hidden(game, s, seat), seat, first)[1][seat] for one in (learned, untaught)]
        assert wins[0] != pytest.approx(wins[1])


@pytest.mark.parametrize("key", ["pillars", "baumeister"])
def test_playouts_are_played_by_rollout_nets(key: str) -> None:
    assert DecisionEvaluator(load(key), 4).search.rollout_nets


@pytest.mark.skipif(not COMPILED, reason="many playouts")
@pytest.mark.parametrize("key", ["pillars", "baumeister"])
def test_of_two_opinions_on_a_mistake_the_smaller_counts(key: str) -> None:
    game = load(key)
    both, net, policy = (DecisionEvaluator(game, 12) for _ in range(3))
    net.second, policy.search = net.search, policy.second
    smaller = 0
    for seed in range(12):
        s = choice(game, game.meta.seats[0], seed)
        seat, field = Seat(int(s.to_move)), [MoveId(int(move)) for move in offered(game, s)[:4]]
        known = hidden(game, s, seat)
        told, by_net, by_policy = (one.measured(known, seat, field)[0] for one in (both, net, policy))
        for one, first, second in zip(told, by_net, by_policy, strict=True):
            assert one == (first if first.behind < SUSPECT else min(first, second, key=lambda one: one.behind))
            smaller += one.behind < first.behind
    assert smaller > 0
