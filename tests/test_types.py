"""The checker knows who may see what: a truth handed to a bot, a view or a hint is an error before anything runs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HANDED = """
import bauhuette as bh
from bauhuette.engine.eyes import Seat, seen_by

game = bh.game("pillars").rules
table = bh.game("pillars").table(seats=3, seed=1)
greedy = bh.bot("greedy", "pillars")
greedy.choose({record}, table.offered())
game.view({record})
"""


def checked(code: str, folder: Path) -> str:
    """What mypy says, strict as for the project."""
    (folder / "handed.py").write_text(code, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--config-file", str(ROOT / "pyproject.toml"), str(folder / "handed.py")]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout


def test_a_truth_is_no_hidden_record(tmp_path: Path) -> None:
    said = checked(HANDED.format(record="table.state"), tmp_path)
    assert said.count('incompatible type "Truth"; expected "Hidden"') == 2, said


def test_what_a_seat_knows_is_one(tmp_path: Path) -> None:
    assert "Success" in checked(HANDED.format(record="table.hidden(0)"), tmp_path)
    assert "Success" in checked(HANDED.format(record="seen_by(game, table.state, Seat(0))"), tmp_path)
