"""A tournament of bots on the command line, in a file, killed in the middle."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bauhuette.cli.main import app
from tests.limits import Rounds


def call(*args: str | Path | int) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["tournament", *map(str, args)], catch_exceptions=False)
    return result.exit_code, result.output


def announced(file: Path, *wishes: str) -> None:
    call("new", file, "Autumn", "--game", "pillars", "--seats", "3", "--rounds", "2", "--seed", "5", *wishes)
    call("enter", file, "--bot", "greedy", "--count", "3")
    call("enter", file, "--bot", "random", "--count", "3")


def results(file: Path) -> list[str]:
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()[1:]]
    return [line["once"] for line in lines if line["kind"] == "counted"]


def test_a_killed_tournament_resumes_and_counts_every_result_once(tmp_path: Path) -> None:
    killed, whole = tmp_path / "cup.jsonl", tmp_path / "whole" / "cup.jsonl"
    whole.parent.mkdir()
    for file in (killed, whole):
        announced(file)
    call("play", whole)
    playing = subprocess.Popen(
        [sys.executable, "-m", "bauhuette", "tournament", "play", str(killed)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    rounds = Rounds("the first results")
    while len(results(killed)) < 1 and rounds():
        time.sleep(0.05)
    playing.send_signal(signal.SIGKILL)
    playing.wait()
    with killed.open("ab") as half:
        half.write(b'{"number": 99, "kind": "coun')  # a write cut off by a kill
    assert call("play", killed)[0] == 0
    assert sorted(results(killed)) == sorted(results(whole)) == [f"counted:{r}:{t}" for r in (1, 2) for t in (1, 2)]
    assert call("standings", killed) == call("standings", whole)


@pytest.mark.parametrize("form", ["swiss", "robin", "knockout"])
def test_a_file_cut_off_after_any_line_leads_to_the_same_end(tmp_path: Path, form: str) -> None:
    whole = tmp_path / "cup.jsonl"
    announced(whole, "--form", form)
    begun = len(whole.read_bytes().splitlines())
    assert call("play", whole)[0] == 0
    lines = whole.read_bytes().splitlines(keepends=True)
    assert len(lines) > begun + 3
    outcome = call("standings", whole)
    for kept in range(begun, len(lines)):
        (tmp_path / f"{kept}").mkdir()
        cut = tmp_path / f"{kept}" / whole.name  # the draw depends on the tournament's name
        cut.write_bytes(b"".join(lines[:kept]))
        assert call("play", cut)[0] == 0
        assert results(cut) == results(whole), f"cut off after {lines[kept - 1]!r}"
        assert call("standings", cut) == outcome


@pytest.mark.parametrize(("lang", "word"), [("de", "Bei Gleichstand"), ("en", "Ties")])
def test_results_are_entered_by_hand(tmp_path: Path, lang: str, word: str) -> None:
    file = tmp_path / "club.jsonl"
    call("new", file, "Club", "--game", "pillars", "--seats", "3", "--rounds", "2", "--duplicate")
    for name in ("Anna", "Ben", "Cleo"):
        assert call("enter", file, "--name", name)[0] == 0
    assert call("start", file)[0] == 0
    assert call("result", file, 1, 1, 30, 20, 10)[0] == 0
    assert call("result", file, 1, 1, 30, 20, 10, "--lang", lang)[0] == 2, "once"
    code, out = call("show", file, "--lang", lang)
    assert (code, word in out, "Anna" in out) == (0, True, True)
    assert "20.0" in call("deal", file, 1)[1]
    assert call("withdraw", file, 2)[0] == 0
    assert call("pairings", file, 9)[0] == 2
    assert json.loads(call("show", file, "--json")[1])["entrants"][1]["gone"] == 2


@pytest.mark.parametrize("wish", [["--seats", "2"], ["--form", "cup"], ["--game", "chess"], ["--level", "nobody"]])
def test_impossible_settings_are_refused(tmp_path: Path, wish: list[str]) -> None:
    code, out = call("new", tmp_path / "x.jsonl", "X", *wish)
    assert (code, bool(out.strip()), (tmp_path / "x.jsonl").exists()) == (2, True, False)
    assert call("show", tmp_path / "none.jsonl")[0] == 2
