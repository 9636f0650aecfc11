"""What if, at the keyboard: a recorded game goes on from one of its positions, is named, kept and found again."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from bauhuette.cli import saved_games
from bauhuette.cli.plain_renderer import PlainRenderer
from bauhuette.cli.replay import RecordedGame, step_named
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.match.record_reader import read_record, replay
from tests.cli.terminal import run

STORED = Path(__file__).parents[1] / "games/pillars/records/last-advantage.json"
HALF = 87


def reel(lang: str = "en") -> RecordedGame:
    return RecordedGame(replay(read_record(STORED)), PlainRenderer(narrates=True, lang=lang), lang)


def typed(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


@pytest.mark.parametrize(("lang", "words"), [("en", "what-if"), ("de", "was-wäre-wenn")])
def test_a_branch_is_played_named_kept_and_listed(
    lang: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    looked = reel(lang)
    looked.go_to(HALF)
    before = looked.table.state.tobytes()
    typed(monkeypatch, "1\n")
    assert looked.follow([words, "the", "king", "at", "once"])
    assert (looked.table.version, looked.table.state.tobytes()) == (HALF, before)  # back at the replay
    (kept,) = saved_games.kept()
    assert kept.branch == saved_games.BranchPoint(looked.table.commitment, HALF, 2, "the king at once")
    record = read_record(kept.path)
    assert (record["position"] is not None, len(record["moves"]) >= 1) == (True, True)
    assert record["seed"] != read_record(STORED)["seed"]  # other luck
    capsys.readouterr()

    looked.follow(["branches" if lang == "en" else "zweige"])
    assert "the king at once" in capsys.readouterr().out
    saved = run("saved", "--lang", lang).output
    assert "the king at once" in saved

    resumed = run("resume", "--plain", "--lang", lang, typed="1\n")
    assert resumed.exit_code == 0
    assert saved_games.kept()[0].branch == kept.branch  # still one, after more moves


def test_a_branch_tells_no_more_than_its_seat_knew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The person there is shown what the seat to move sees, and of the others as little as at a table."""
    looked = reel()
    looked.go_to(HALF)
    table = looked.table
    assert table.to_move == 2
    typed(monkeypatch, "")
    printed = io.StringIO()
    monkeypatch.setattr(sys, "stdout", printed)
    looked.follow(["what-if"])
    shown = printed.getvalue().partition("What if?")[2].partition("Move ")[0]
    assert "Cleo" in shown
    assert "Hand of Anna" not in shown
    assert "Hand of Ben" not in shown


def test_nothing_can_be_tried_where_the_game_is_over_or_still_runs(
    data_home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    looked = reel()
    looked.go_to(10_000)
    looked.follow(["what-if"])
    assert "Go back to try another move" in capsys.readouterr().out
    run("play", "pillars", "--plain", "--seed", "1", typed="1\n1\n")
    (unfinished,) = saved_games.kept()
    running = RecordedGame(replay(read_record(unfinished.path)), PlainRenderer(narrates=True, lang="en"), "en")
    running.follow(["what-if"])
    assert "when the game is over" in capsys.readouterr().out
    running.follow(["branches"])
    assert "No other way has been tried" in capsys.readouterr().out
    assert len(saved_games.kept()) == 1
    assert data_home.exists()


@pytest.mark.parametrize(
    "found", [None, 7, {}, {"of": "x"}, {"of": "x", "number": 1, "seat": 9, "name": ""}, {"of": 1}]
)
def test_a_damaged_branch_is_a_game_like_any_other(found: object) -> None:
    run("play", "pillars", "--plain", "--seed", "1", typed="1\n")
    (kept,) = saved_games.kept()
    record = json.loads(kept.path.read_text(encoding="utf-8"))
    record[saved_games.BRANCH] = found
    kept.path.write_text(json.dumps(record), encoding="utf-8")
    assert saved_games.kept()[0].branch is None
    assert run("saved").exit_code == 0


def test_the_words_of_a_replay_are_told_apart() -> None:
    for lang in LANGUAGES:
        for step in ("what-if", "branches", "back", "seat"):
            assert step_named(reel(lang)._name(step)) == step
    assert step_named("b") == ""  # back, or branches
    assert step_named("wha") == "what-if"
