"""What the README promises is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_ten_lines_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.+?)```", README, re.DOTALL)
    assert code is not None
    lines = [line for line in code[1].splitlines() if line.strip()]
    assert len(lines) <= 10
    exec(compile(code[1], "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("last-advantage [")


def test_linked_files_exist() -> None:
    root = Path(__file__).parents[1]
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (root / target).exists(), target
