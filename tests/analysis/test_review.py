from __future__ import annotations

import json
import re
from html import escape
from pathlib import Path

import pytest
from tests.limits import Rounds
from typer.testing import CliRunner

import bauhuette as bh
from bauhuette.analysis.account import accounts
from bauhuette.analysis.review import Review, Step, review
from bauhuette.analysis.weighing import Decision, Weighed
from bauhuette.analysis.writing import figures_of, json_of
from bauhuette.cli.analyse import tell
from bauhuette.cli.main import app
from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.match.record import read_record, replay
from bauhuette.study.review_page import Teller, html_page

RECORD = Path(__file__).parents[1] / "games" / "pillars" / "records" / "last-advantage.json"


@pytest.fixture(scope="module")
def found() -> Review:
    seen: list[int] = []
    done = review(replay(read_record(RECORD)), 2.0, lambda number, _all: seen.append(number))
    assert seen[: len(done.steps) + 1] == list(range(len(done.steps) + 1))
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


def test_luck_is_only_where_luck_was_used_and_says_where_from(found: Review) -> None:
    for step, past in zip(found.steps, found.table.past, strict=True):
        assert (past.after.rng != past.luck) == bool(step.source)
        assert step.source or not any(step.luck)
    assert {step.source for step in found.steps} == {"", "deal"}  # the next hand is dealt


def test_a_decision_is_where_there_was_a_choice(found: Review) -> None:
    table = found.table.copy()
    for step, past in zip(reversed(found.steps), reversed(found.table.past), strict=True):
        table.state = past.before
        assert (step.decision is not None) == (len(table.offered()) > 1)
        assert step.verdict == ("forced" if step.decision is None else step.verdict)
        assert (step.cost > 0.01) == (step.better is not None) or step.cost == pytest.approx(0.01)
        if step.better is not None:
            assert step.better != step.move
            assert found.table.game.guard(past.before, step.better) == 0


def test_the_dearest_decisions_are_explained(found: Review) -> None:
    explained = [step for step in found.steps if step.why]
    assert explained == sorted(found.costliest(12), key=lambda step: step.number)
    assert found.costliest()
    for step in explained:
        assert step.why is not None
        assert sum(part.points for part in step.why.parts) + step.why.rest == pytest.approx(step.why.lead)


# --- accounts ---


def test_results_are_play_and_luck(found: Review) -> None:
    told = accounts(found)
    assert sum(account.adjusted for account in told) == pytest.approx(1)
    assert sum(account.luck_in_all for account in told) == pytest.approx(0, abs=1e-9)
    for account in told:
        assert account.adjusted + account.luck_in_all == pytest.approx(account.result)
        assert account.decisions == sum(step.seat == account.seat and step.decision is not None for step in found.steps)
        assert set(account.luck) == {"deal", "others", "unseen"}


def made_up(costs: list[tuple[int, float]]) -> Review:
    """A game of three in which nothing happened but these losses, as (seat, loss); half as much to the usual move."""
    table = bh.game("pillars").table(seats=3, seed=1)
    third, steps = (1 / 3,) * 3, []
    for i, (seat, loss) in enumerate(costs):
        better, usual = (Weighed(MoveId(2 + k), 0.5, loss / (1 + k), 0.01, 100) for k in range(2))
        decision = Decision(MoveId(1), usual.move, (better, usual), better)
        steps.append(Step(i + 1, Seat(seat), MoveId(1), third, (0.0,) * 3, "", decision))
    return Review(table, third, steps)


def test_moves_of_a_stand_in_are_nobodys_mistakes() -> None:
    """A bot plays every move of a seat from the middle of the game on."""
    record = read_record(RECORD)
    table = replay(record)
    late = [number for number, past in enumerate(table.past, 1) if past.seat == 1 and number > table.version // 2]
    seen = review(replay({**record, "stand_ins": late}), 0.5, lambda *_: None)
    by_bot = [step for step in seen.steps if step.number in late]
    assert {step.verdict for step in by_bot} == {"stand-in"}
    assert not any(step.decision or step.cost or step.why or step.line for step in by_bot)
    assert not {step.number for step in seen.costliest(99)} & set(late)
    own = [step.number for step in seen.steps if step.seat == 1 and step.decision]
    account = accounts(seen)[1]
    assert account.decisions == len(own)
    assert max(own) < min(late)
    assert account.adjusted + account.luck_in_all == pytest.approx(account.result)
    written = figures_of(seen, str)["moves"]
    assert [move["number"] for move in written if move["stand_in"]] == late


def test_what_one_gives_away_the_others_get() -> None:
    told = accounts(made_up([(0, 0.3), (0, 0.1), (1, 0.0)]))
    assert [one.adjusted for one in told] == pytest.approx([1 / 3 - 0.2, 1 / 3 + 0.1, 1 / 3 + 0.1])
    assert [one.error for one in told] == pytest.approx([0.2, 0, 0])
    assert [one.blunders for one in told] == [1, 0, 0]
    assert [one.decisions for one in told] == [2, 1, 0]
    # The curve never moved, so that luck gave back what play gave away.
    assert [one.luck["unseen"] for one in told] == pytest.approx([0.2, 0, 0])
    assert [one.luck["others"] for one in told] == pytest.approx([0, -0.1, -0.1])


def test_losses_that_are_noise_cancel_each_other() -> None:
    (first, *_) = accounts(made_up([(0, 0.02), (0, -0.02)]))
    assert first.error == pytest.approx(0)


def test_verdicts() -> None:
    told = [step.verdict for step in made_up([(0, cost) for cost in (-0.5, 0.0, 0.021, 0.1, 0.2)]).steps]
    assert told == ["best", "best", "good", "mistake", "blunder"]


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
        tell = Teller(found, lang)
        for one in (one for step in explained for one in step.line):
            assert escape(f"{tell.speech.seat(one.seat)}: {tell.speech.move(one.move)}") in page
        assert all(tell.line(account).adjusted in page for account in accounts(found))


SIGN = r'<rect[^>]*/>(?:<text class="letter"[^>]*>(.)</text>)?'


def test_the_page_shows_the_ten_signs_of_the_json(found: Review) -> None:
    written = [one["why"] for one in json_of(found)["moves"] if one["why"]]
    whom = [one["who"] for why in written for one in why["happenings"] if one["who"]]
    assert whom  # there are some in this game
    expected = [
        (move, [*"ABC", ""][sign]) for who in whom for move in ("played", "better") for sign in who[move]["tenths"]
    ]
    rows = re.findall(rf">(played|better)</text>((?:{SIGN}){{10}})".replace("(.)", "."), html_page(found, "en"))
    assert [(move, letter) for move, signs in rows for letter in re.findall(SIGN, signs)] == expected


def test_figures_name_nobody(found: Review) -> None:
    written = json.dumps(figures_of(found, found.table.game.MOVES.print))
    assert not any(f'"{name}"' in written for name in found.table.names)


def test_sentences_say_what_the_figures_say(found: Review, capsys: pytest.CaptureFixture[str]) -> None:
    tell(found, "en")
    told = capsys.readouterr().out
    for step in found.costliest():
        assert f"Move {step.number}, " in told
        assert step.why is not None
        for one in step.why.happenings:
            assert f"{one.played} of {step.why.worlds} times instead of {one.better}" in told
    assert "⟨" not in told


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
    found = Review(table, (1 / 3,) * 3, ())
    tell(found, "en")
    assert ("everything was shuffled before the first move" in capsys.readouterr().out) != has_luck
    assert ("everything was shuffled" in html_page(found, "en")) != has_luck
