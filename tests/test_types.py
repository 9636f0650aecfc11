"""The type checker tells full states from information states, and seats from moves."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
AT_A_TABLE = """
import bauhuette as bh
from bauhuette.bots.search.search import Search
from bauhuette.engine.types import Seat, redacted_for
from bauhuette.match.match import Match
from bauhuette.match.commands.moves import MakeMove
from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import scaled_features
from bauhuette.research.single import Single

game = bh.game("pillars").rules
table = bh.game("pillars").table(seats=3, seed=1)
greedy, search, single, features = bh.bot("greedy", "pillars"), Search(game), Single(game, 3), features_of(game)
state, known = table.state, table.hidden(0)
seat, move = Seat(0), table.moves()[0].id
MakeMove.for_seat(Match.__new__(Match), seat, move, by="bot")
"""
# Correct calls, wrong ones, and what the checker says of the latter.
MIX_UPS = [
    ("greedy.choose(known, table.offered())", "greedy.choose(state, table.offered())", "FullState"),
    ("game.view(known)", "game.view(state)", "FullState"),
    ("game.view(redacted_for(game, state, seat))", "game.view(redacted_for(game, known, seat))", "InfoState"),
    ("game.preview(known, move)", "game.preview(known, seat)", "Seat"),
    ("scaled_features(features, known, seat)", "scaled_features(features, state, seat)", "FullState"),
    ("search.explore(known, seat, bh.Budget())", "search.explore(state, seat, bh.Budget())", "FullState"),
    ("search.explore(known, seat, bh.Budget())", "search.explore(known, move, bh.Budget())", "MoveId"),
    ("table.play(move)", "table.play(seat)", "Seat"),
    ("table.why_not(move)", "table.why_not(table.to_move or seat)", "Seat"),
    ("table.view(seat)", "table.view(move)", "MoveId"),
    ("table.view(0)", "table.view(greedy.choose(known, table.offered()))", "MoveId"),
    ("table.hidden_for_bot(seat, 1)", "table.hidden_for_bot(game.MOVES.parse('done'), 1)", "MoveId"),
    ("table.undo(seat)", "table.undo(table.past[-1].move)", "MoveId"),
    ("game.MOVES.print(move)", "game.MOVES.print(table.past[-1].seat)", "Seat"),
    ("single.play(single.legal()[0])", "single.play(single.to_move or seat)", "Seat"),
    ("single.observe(seat, features)", "single.observe(single.legal()[0], features)", "MoveId"),
]


def checked(lines: list[str], folder: Path) -> str:
    """Return what mypy says, as strict as for the project."""
    (folder / "mixed.py").write_text(AT_A_TABLE + "\n".join(lines), encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(folder / "mixed.py")]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_correct_calls_pass(tmp_path: Path) -> None:
    said = checked([meant for meant, _, _ in MIX_UPS], tmp_path)
    assert "Success" in said, said


def test_wrong_calls_are_refused_line_by_line(tmp_path: Path) -> None:
    said = checked([wrong for _, wrong, _ in MIX_UPS], tmp_path)
    first = AT_A_TABLE.count("\n") + 1
    refused = {
        int(line): kind for line, kind in re.findall(r"mixed\.py:(\d+): error: .* incompatible type \"(\w+)", said)
    }
    assert refused == {first + place: kind for place, (_, _, kind) in enumerate(MIX_UPS)}, said
