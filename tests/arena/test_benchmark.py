"""The fixed protocol: agents get the same report every time."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from typer.testing import CliRunner

from bauhuette.arena.agent_result import result_schema
from bauhuette.arena.benchmark import FULL, LIGHT, VERSION, YARDSTICKS, plans_of, yardsticks_of
from bauhuette.arena.plan import pairings, plan_from_json
from bauhuette.cli.main import app
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load

RESULTS = Path(__file__).parents[2] / "docs" / "benchmark"
STORED = sorted(RESULTS.glob("*-*.json"))

LAST = """
class Last:
    name = "last"
    def __init__(self, game): pass
    def choose(self, hidden, moves, budget=None): return int(moves[-1])
"""


def bench(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["bench-agent", *args, "--jobs", "1"], catch_exceptions=False)
    return result.exit_code, " ".join(result.output.split())


def test_an_agent_gets_one_score_a_game_and_the_same_report_again(tmp_path: Path) -> None:
    agent = tmp_path / "mine.py"
    agent.write_text(LAST, encoding="utf-8")
    files = [tmp_path / "a.json", tmp_path / "b.json"]
    for file in files:
        code, out = bench(f"{agent}:Last", "--game", "pillars", "--deals", "2", "--json", str(file), "--lang", "en")
        assert code == 0
        assert "do not compare it" in out
    assert files[0].read_bytes() == files[1].read_bytes()
    report: dict[str, Any] = json.loads(files[0].read_text(encoding="utf-8"))
    assert is_a_result(report)
    assert not is_a_result(report | {"format": "mine"})
    assert not is_a_result(report | {"games": [{**report["games"][0], "score": 1.5}]})
    assert (report["version"], [game["game"] for game in report["games"]]) == (VERSION, ["pillars"])
    (pillars,) = report["games"]
    assert {one["bot"]: one["games"] for one in pillars["against"]} == {"random": 8, "greedy": 8, "net": 8}
    low, high = pillars["interval"]
    assert 0 <= low <= pillars["score"] <= high <= 1
    shares = [one["win_share"] for one in pillars["against"]]
    assert pillars["score"] == pytest.approx(sum(shares) / 3, abs=1e-4)


def test_a_failing_agent_is_shown_its_first_fault_and_gets_no_score(tmp_path: Path) -> None:
    agent, file = tmp_path / "mine.py", tmp_path / "report.json"
    agent.write_text(LAST.replace("return int(moves[-1])", "raise KeyError('my_table')"), encoding="utf-8")
    args = ("--game", "pillars", "--deals", "1", "--json", str(file), "--lang", "en")
    result = CliRunner().invoke(app, ["bench-agent", f"{agent}:Last", *args, "--jobs", "1"])
    assert result.exit_code == 0
    assert result.output.count("KeyError: 'my_table'") == 1
    assert "pillars: 12 / 12" in result.output
    assert "No score: " in " ".join(result.output.split())
    report = json.loads(file.read_text(encoding="utf-8"))
    assert is_a_result(report)
    (pillars,) = report["games"]
    assert (pillars["score"], pillars["interval"], pillars["faulty_games"]) == (None, None, 12)


def test_the_schema_of_results_is_made_from_their_types() -> None:
    """`make gen` writes it."""
    assert json.loads((RESULTS / "result.schema.json").read_text(encoding="utf-8")) == result_schema()


def is_a_result(found: dict[str, Any]) -> bool:
    schema = json.loads((RESULTS / "result.schema.json").read_text(encoding="utf-8"))
    return bool(jsonschema_rs.validator_for(schema).is_valid(found))


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.stem)
def test_published_results_fit_the_schema_and_the_note(file: Path) -> None:
    """A result of a training has a row with its figures, made with today's rules and editions."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert is_a_result(found)
    game = load(found["game"])
    assert (found["rules"], found["edition"]) == (game.meta.rules_version, game.edition)
    assert file.stem == f"{found['agent']}-{found['game']}-{found['seats']}"
    note = (RESULTS.parent / "notes" / "2026-11-agents.md").read_text(encoding="utf-8")
    row = re.search(rf"^\|.*\(../benchmark/{file.name}\) \|.*$", note, re.MULTILINE)
    assert row is not None, "python -m bench.agents page"
    for one in found["against"]:
        low, high = one["interval"]
        assert f"{100 * one['win_share']:.1f} [{100 * low:.1f}, {100 * high:.1f}]" in row[0]


@pytest.mark.thorough
def test_better_agents_get_better_scores_and_equals_the_fair_share(tmp_path: Path) -> None:
    scores = {}
    for agent in ("random", "greedy"):
        file = tmp_path / f"{agent}.json"
        assert bench(agent, "--game", "contest", "--deals", "3", "--json", str(file), "--lang", "de")[0] == 0
        (game,) = json.loads(file.read_text(encoding="utf-8"))["games"]
        scores[agent] = game["score"]
        equals = next(one for one in game["against"] if one["bot"] == agent)
        assert (equals["games"], equals["win_share"]) == (0, 0.25)
    assert scores["greedy"] > scores["random"] + 0.2


def test_the_protocol_of_each_game(game: Game) -> None:
    """Deals are whole: every seat once; searches count playouts; a plan can be stored."""
    light, full = yardsticks_of(game, LIGHT), yardsticks_of(game, FULL)
    assert light == [one for one in full if one.is_light]
    assert {one.name for one in YARDSTICKS} - {one.name for one in full} <= {"net"}
    for plan in plans_of(game.meta.key, "mine", full, None):
        assert plan_from_json(plan.json()) == plan
        assert all(budget.seconds is None for budget in plan.budgets.values())
        seats = [pairing.lineup.index("mine") for pairing in pairings(plan)]
        assert seats == [*range(plan.seats)] * (plan.games // plan.seats)


def test_bad_options_are_refused() -> None:
    assert bench("gredy", "--lang", "en")[0] == 2
    code, out = bench("greedy", "--track", "heavy", "--lang", "de")
    assert (code, "light, full" in out) == (2, True)
