from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.limits import PATIENT_S, Rounds
from typer.testing import CliRunner

from bauhuette.arena.plan import plan_from_json
from bauhuette.bots.protocol import Budget
from bauhuette.cli.main import app

SMALL = ["--seats", "3", "--games", "6", "--jobs", "1"]


def call(*args: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["arena", *args], catch_exceptions=False)
    return result.exit_code, result.output


@pytest.mark.parametrize(("lang", "word"), [("de", "Siege (95"), ("en", "Wins (95")])
def test_a_run_shows_a_table_and_writes_files(tmp_path: Path, lang: str, word: str) -> None:
    file, page = tmp_path / "a.json", tmp_path / "a.html"
    code, out = call(
        "pillars", "--bots", "greedy,random", *SMALL, "--json", str(file), "--html", str(page), "--lang", lang
    )
    assert code == 0
    assert word in out
    assert [bot["name"] for bot in json.loads(file.read_text(encoding="utf-8"))["bots"]] == ["greedy", "random"]
    assert word in page.read_text(encoding="utf-8")


def test_a_run_resumes_where_it_stopped(tmp_path: Path) -> None:
    file, whole = tmp_path / "a.json", tmp_path / "b.json"
    bots = ["--bots", "greedy,random"]
    call("pillars", *bots, "--seats", "3", "--games", "2", "--jobs", "1", "--json", str(file))
    assert call("pillars", *bots, *SMALL, "--resume", str(file))[0] == 0
    call("pillars", *bots, *SMALL, "--json", str(whole))
    assert file.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")


def test_a_run_resumes_with_more_games_and_no_other_options(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    call("pillars", "--bots", "greedy,random", "--seats", "3", "--games", "2", "--jobs", "1", "--json", str(file))
    assert call("--resume", str(file), "--games", "5", "--jobs", "1")[0] == 0
    assert json.loads(file.read_text(encoding="utf-8"))["games"] == 5
    code, out = call("--resume", str(file), "--seed", "9", "--jobs", "1", "--lang", "en")
    assert (code, "another run" in out) == (2, True)
    assert call("--games", "5")[0] == 2


def test_the_file_of_another_run_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    call("pillars", "--bots", "greedy,random", *SMALL, "--json", str(file))
    code, out = call("pillars", "--bots", "random,greedy", *SMALL, "--resume", str(file), "--lang", "de")
    assert code == 2
    assert "anderen Lauf" in out


def test_unknown_bots_are_refused_before_anything_is_played() -> None:
    code, out = call("pillars", "--bots", "greedy,grandmaster", *SMALL)
    assert code == 2
    assert "grandmaster" in out


def test_each_bot_may_have_a_budget_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    bots = ["pillars", "--bots", "foreman,foreman@0.1", "--seats", "3", "--games", "1", "--jobs", "1"]
    assert call(*bots, "--playouts", "2,3", "--seconds", "9", "--json", str(file))[0] == 0
    plan = plan_from_json(json.loads(file.read_text(encoding="utf-8"))["plan"])
    assert plan.budgets == {"foreman": Budget(9.0, 2), "foreman@0.1": Budget(9.0, 3)}
    code, out = call("--resume", str(file), "--playouts", "4", "--jobs", "1", "--lang", "en")
    assert (code, "another run" in out) == (2, True)
    assert call("--resume", str(file), "--jobs", "1")[0] == 0


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["--seconds", "1,2,3"], "2 bots, but 3 amounts"),
        (["--seconds", "0.5;1.8"], "unclear"),
        (["--seconds", "0"], "unclear"),
        (["--seconds", "nan"], "unclear"),
        (["--playouts", "1.5"], "unclear"),
        (["--playouts", ""], "unclear"),
        (["--seconds", "1,2", "--playouts", "1,2,3"], "unclear"),
    ],
)
def test_useless_budgets_are_refused(given: list[str], told: str) -> None:
    code, out = call("pillars", "--bots", "greedy,random", *SMALL, *given, "--lang", "en")
    assert (code, told in " ".join(out.split())) == (2, True)


@pytest.mark.thorough
def test_an_interrupted_run_keeps_what_was_played(tmp_path: Path) -> None:
    file = tmp_path / "a.json"
    command = [
        sys.executable,
        "-m",
        "bauhuette.cli.main",
        "arena",
        "pillars",
        "--bots",
        "greedy,random",
        "--lang",
        "en",
    ]
    command += ["--games", "100000", "--jobs", "1", "--json", str(file)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    rounds = Rounds("the first results")
    while not file.exists() and rounds():
        time.sleep(0.2)
    running.send_signal(signal.SIGINT)
    out, _ = running.communicate(timeout=PATIENT_S)
    assert running.returncode == 130
    assert "--resume" in out
    assert 0 < json.loads(file.read_text(encoding="utf-8"))["games"] < 100_000
