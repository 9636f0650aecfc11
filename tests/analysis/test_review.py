from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.limits import Rounds
from typer.testing import CliRunner

import bauhuette as bh
from bauhuette.analysis.review import Looker, Review, review
from bauhuette.cli.analyse import tell
from bauhuette.cli.main import app
from bauhuette.engine.registry import load
from bauhuette.match.record import read_record, replay
from bauhuette.match.table import Table
from bauhuette.study.review_page import html_page, percent

RECORD = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"


@pytest.fixture(scope="module")
def found() -> Review:
    seen: list[int] = []
    done = review(replay(read_record(RECORD)), 1.0, lambda number, _all: seen.append(number))
    assert seen == list(range(len(done.steps) + 1))
    return done


def test_shares_add_up_and_end_with_the_result(found: Review) -> None:
    seats = len(found.table.names)
    assert len(found.steps) == found.table.version
    for step in found.steps:
        assert len(step.shares) == seats
        assert sum(step.shares) == pytest.approx(1)
        assert sum(step.luck) == pytest.approx(0, abs=1e-9)
    outcome = found.table.outcome
    assert outcome is not None
    winners = outcome.ranks.count(1)
    assert found.steps[-1].shares == tuple(1 / winners if rank == 1 else 0 for rank in outcome.ranks)


def test_luck_is_only_where_luck_was_used(found: Review) -> None:
    for step, past in zip(found.steps, found.table.past, strict=True):
        if past.after.rng == past.luck:
            assert not any(step.luck)
    assert any(any(step.luck) for step in found.steps)


def test_mistakes_have_a_better_move_that_was_offered(found: Review) -> None:
    for step, past in zip(found.steps, found.table.past, strict=True):
        assert (step.cost > 0) == (step.better is not None)
        if step.better is not None:
            assert step.better != step.move
            assert found.table.game.guard(past.before, step.better) == 0


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
            table.play(done)
            step = Looker(table, 60.0).step(table.version, table.past[-1], (0.25,) * 4)
            assert (step.better is None) == (step.cost == 0)
            costs.append(step.cost)
    assert max(costs) > 0.05


def test_the_page_and_the_json(found: Review) -> None:
    data = json.loads(json.dumps(found.json()))
    assert data["moves"][0]["move"] == found.table.game.MOVES.print(found.table.past[0].move)
    assert len(data["totals"]) == len(data["seats"])
    for lang in ("de", "en"):
        page = html_page(found, lang)
        assert page.count("<polyline") == len(data["seats"])
        assert "http" not in page
        assert page.count('<td class="words">') == 3 * len(data["costliest"])  # who, what, what would have been better
        for seat in range(len(data["seats"])):
            assert f">{percent(found.luck(seat), lang)}</text>" in page


def test_shares_are_written_as_people_write_them() -> None:
    assert percent(-0.1234, "en") == "−12.3 %"
    assert percent(0.1234, "de") == "+12,3 %"
    assert percent(-0.0001, "en") == "+0.0 %"


def test_the_command(tmp_path: Path) -> None:
    page, data = tmp_path / "a.html", tmp_path / "a.json"
    args = ["analyse", str(RECORD), "--seconds", "1", "--html", str(page), "--json", str(data), "--lang", "de"]
    result = CliRunner().invoke(app, args, catch_exceptions=False)
    assert result.exit_code == 0
    assert "Glück" in result.output
    assert page.exists()
    assert json.loads(data.read_text(encoding="utf-8"))["format"] == "bauhuette-analysis"


@pytest.mark.parametrize(("key", "has_luck"), [("pillars", True), ("baumeister", False)])
def test_where_all_is_shuffled_before_no_move_has_luck_and_that_is_said(
    key: str, has_luck: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    table = bh.game(key).table(seats=3, seed=1)
    greedy = bh.bot("greedy", key)
    rounds = Rounds("where all is shuffled before no move has luck and that is said")
    while table.to_move is not None and rounds():
        table.play(table.ask(greedy))
    found = Review(table, (), ())
    assert found.has_luck == has_luck
    tell(found, "en")
    told = capsys.readouterr().out
    assert ("everything was shuffled before the first move" in told) != has_luck
    assert ("luck –" in told) != has_luck
    assert (found.json()["totals"][0]["luck"] is None) != has_luck
    assert ("everything was shuffled" in html_page(Review(table, (0.0,) * 3, ()), "en")) != has_luck
