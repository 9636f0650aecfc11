from __future__ import annotations

import json
from html import escape
from pathlib import Path

import pytest
from typer.testing import CliRunner

import bauhuette as bh
from bauhuette.analysis.review import PositionEvaluator, Review, ReviewStep, review
from bauhuette.analysis.seat_errors import errors_of_seats
from bauhuette.analysis.serialise import figures_of, json_of
from bauhuette.analysis.turning_points import Mistake, turning_points
from bauhuette.analysis.why import why_here
from bauhuette.bots.evaluate_decision import DecisionEvaluation, MoveEvaluation
from bauhuette.bots.judgement import NOTICEABLE
from bauhuette.cli.analyse import tell
from bauhuette.cli.main import app
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.types import MoveId, Seat, redacted_for
from bauhuette.match.record_reader import read_record, replay
from bauhuette.study.review_page import ReviewTexts, html_page

FEW = 24 if COMPILED else 1  # determinizations
RECORD = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"


@pytest.fixture(scope="module")
def found() -> Review:
    seen: list[int] = []
    done = review(replay(read_record(RECORD)), lambda number, _all: seen.append(number), FEW)
    assert seen == list(range(len(done.steps) + 1))
    return done


def test_shares_add_up_and_end_with_the_result(found: Review) -> None:
    seats = len(found.table.names)
    assert len(found.steps) == found.table.version
    for step in found.steps:
        assert len(step.shares) == seats
        assert sum(step.shares) == pytest.approx(1)
    outcome = found.table.outcome
    assert outcome is not None
    winners = outcome.ranks.count(1)
    assert found.steps[-1].shares == tuple(1 / winners if rank == 1 else 0 for rank in outcome.ranks)


def test_a_decision_is_where_there_was_a_choice(found: Review) -> None:
    table = found.table.copy()
    for step, past in zip(reversed(found.steps), reversed(found.table.past), strict=True):
        table.state = past.before
        assert (step.decision is not None) == (len(table.offered()) > 1)
        assert step.verdict == ("forced" if step.decision is None else step.verdict)
        assert (step.cost >= NOTICEABLE) == (step.better is not None)
        if step.better is not None:
            assert step.better != step.move
            assert found.table.game.guard(past.before, step.better) == 0


def test_mistakes_are_explained(found: Review) -> None:
    assert [step.number for step in found.steps if step.why] == [step.number for step in found.steps if step.is_mistake]
    for step in found.steps:
        assert step.why is None or step.why.games >= step.why.ahead + step.why.behind


def test_a_review_that_was_interrupted_continues_with_the_same_figures(found: Review) -> None:
    done = len(found.steps) - 9
    evaluator = PositionEvaluator(replay(read_record(RECORD)), FEW)
    steps = list(evaluator.steps(done, found.steps[done - 1].shares))
    assert steps == list(found.steps[done:])


def test_a_review_says_the_same_as_the_hint_of_then(found: Review) -> None:
    table = found.table.copy()
    for step, past in list(zip(found.steps, found.table.past, strict=True))[::17]:
        if step.decision is None:
            continue
        table.state = past.before
        hints = {one.move.id: (one.share, one.cost, one.certainty) for one in table.hint(step.seat, FEW)}
        told = {one.move: (one.share, one.cost, one.certainty) for one in step.decision.moves}
        assert hints == {move: told[move] for move in hints}


def test_a_review_explains_a_mistake_as_the_hint_of_then(found: Review) -> None:
    for step, past in zip(found.steps, found.table.past, strict=True):
        if step.better is not None:
            hidden = redacted_for(found.table.game, past.before, past.seat)
            assert step.why == why_here(found.table.game, hidden, past.seat, step.move, step.better, FEW)


# --- seats and turning points ---


def made_up(costs: list[tuple[int, float]]) -> Review:
    """A game of three in which nothing happened but these costs, as (seat, cost)."""
    table = bh.game("pillars").table(seats=3, seed=1)
    third, steps = (1 / 3,) * 3, []
    for i, (seat, cost) in enumerate(costs):
        best = MoveEvaluation(MoveId(2), 0.5, 0.0, 0.0, "close", 0.0)
        played = MoveEvaluation(MoveId(1), 0.5 - cost, cost, 0.01, "probably" if cost >= 0.02 else "close", cost)
        decision = DecisionEvaluation((best, played), third)
        steps.append(ReviewStep(i + 1, Seat(seat), MoveId(1), "trick", third, decision))
    return Review(table, third, steps)


def test_moves_of_a_stand_in_are_nobodys_mistakes() -> None:
    """A bot plays every move of a seat from the middle of the game on."""
    record = read_record(RECORD)
    table = replay(record)
    late = [number for number, past in enumerate(table.past, 1) if past.seat == 1 and number > table.version // 2]
    seen = review(replay({**record, "stand_ins": late}), lambda *_: None, 2)
    by_bot = [step for step in seen.steps if step.number in late]
    assert {step.verdict for step in by_bot} == {"stand-in"}
    assert not any(step.decision or step.cost or step.why or step.line for step in by_bot)
    assert not {number for turn in seen.turns for number in turn.numbers} & set(late)
    own = [step.number for step in seen.steps if step.seat == 1 and step.decision]
    assert errors_of_seats(seen)[1].decisions == len(own)
    assert max(own) < min(late)
    written = figures_of(seen, str)["moves"]
    assert [move["number"] for move in written if move["stand_in"]] == late


def test_accounts_add_up_what_seats_cost_themselves() -> None:
    told = errors_of_seats(made_up([(0, 0.3), (0, 0.1), (1, 0.0)]))
    assert [one.error for one in told] == pytest.approx([0.2, 0, 0])
    assert [one.blunders for one in told] == [1, 0, 0]
    assert [one.decisions for one in told] == [2, 1, 0]
    written = figures_of(made_up([(0, 0.3), (0, 0.1), (1, 0.0)]), str)["accounts"]
    assert written == [one._asdict() for one in told], "those who keep the figures add up alike"


def test_verdicts() -> None:
    told = [step.verdict for step in made_up([(0, cost) for cost in (0.0, 0.01, 0.02, 0.05, 0.15)]).steps]
    assert told == ["best", "best", "good", "mistake", "blunder"]


def test_mistakes_that_belong_together_are_one_turning_point() -> None:
    def mistakes(*told: tuple[int, str, float]) -> list[Mistake]:
        return [Mistake(number, *one) for number, one in enumerate(told, 1)]

    auction = mistakes((0, "bid", 0.1), (1, "bid", 0.3), (0, "bid", 0.2), (1, "bid", 0.0), (0, "build", 0.1))
    found = turning_points(auction)
    assert [(turn.seat, turn.numbers, turn.dearest, turn.cost) for turn in found] == [
        (1, (2,), 2, 0.3),
        (0, (1, 3), 3, 0.2),
        (0, (5,), 5, 0.1),
    ]
    quiet = [(1, "trick", 0.0)] * 4
    assert len(turning_points(mistakes((0, "trick", 0.1), *quiet, (0, "trick", 0.1)))) == 2, "far from each other"
    assert turning_points(mistakes(*quiet)) == []


# --- told ---


def test_the_page_and_the_json(found: Review) -> None:
    data = json.loads(json.dumps(json_of(found)))
    assert data["moves"][0]["move"] == found.table.game.MOVES.print(found.table.past[0].move)
    assert len(data["accounts"]) == len(data["seats"])
    explained = [step for step in found.steps if step.why]
    for lang in ("de", "en"):
        page = html_page(found, lang)
        assert page.count("<polyline") == len(data["seats"])
        assert "http" not in page
        assert page.count("<circle") == sum(step.is_mistake for step in found.steps)
        for step in explained:
            assert f'href="#move-{step.number}"' in page
            assert f'id="move-{step.number}"' in page
        tell = ReviewTexts(found, lang)
        for one in (one for step in explained for one in step.line):
            assert escape(f"{tell.speech.seat(one.seat)}: {tell.speech.move(one.move)}") in page
        assert all(tell.line(account).error in page for account in errors_of_seats(found))


def test_the_page_shows_the_reasons_of_the_json(found: Review) -> None:
    written = [one["why"] for one in json_of(found)["moves"] if one["why"]]
    reasons = [(one, why["games"]) for why in written for one in why["reasons"]]
    assert reasons  # there are some in this game
    page = html_page(found, "en")
    for one, games in reasons:
        counted = f"games we played out: {games}, held in {one['played']}, after the better move in {one['better']}"
        assert counted in page
        assert f"[{one['rule']}]" in page
    assert page.count("No single reason") == sum(not why["reasons"] for why in written)


def test_figures_name_nobody(found: Review) -> None:
    written = json.dumps(figures_of(found, found.table.game.MOVES.print))
    assert not any(f'"{name}"' in written for name in found.table.names)


def test_sentences_say_what_the_figures_say(found: Review, capsys: pytest.CaptureFixture[str]) -> None:
    tell(found, "en")
    told = capsys.readouterr().out
    for step in found.costliest():
        assert f"Move {step.number}, " in told
        assert step.why is not None
        for one in step.why.reasons:
            counted = f"{step.why.games}, held in {one.played}, after the better move in {one.better}"
            assert f"games we played out: {counted}" in told
    assert "⟨" not in told


def test_the_command(tmp_path: Path) -> None:
    page, data = tmp_path / "a.html", tmp_path / "a.json"
    args = [
        "analyse",
        str(RECORD),
        "--determinizations",
        str(FEW),
        "--html",
        str(page),
        "--json",
        str(data),
        "--lang",
        "de",
    ]
    result = CliRunner().invoke(app, args, catch_exceptions=False)
    assert result.exit_code == 0
    assert "Fehler" in result.output
    assert page.exists()
    assert json.loads(data.read_text(encoding="utf-8"))["format"] == "bauhuette-analysis"
