"""The build is a hash of what the package says and does."""

from __future__ import annotations

import re
from pathlib import Path

from bauhuette.cli.build import build_of
from tests.cli.terminal import run


def test_an_edit_is_another_build_and_built_files_are_not(tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text("a = 1")
    (tmp_path / "static").mkdir()
    first = build_of(tmp_path)
    (tmp_path / "static" / "index.js").write_text("built")
    (tmp_path / "static" / "names.json").write_text("{}")
    assert build_of(tmp_path) == first
    (tmp_path / "rules.py").write_text("a = 2")
    assert build_of(tmp_path) != first


def test_version_names_the_build() -> None:
    assert " (build " in run("--version").stdout


def test_spec_prints_where_every_column_of_an_observation_stands() -> None:
    from bauhuette.engine.registry import load
    from bauhuette.research.observation import groups_of

    printed = run("spec", "pillars").stdout
    first = re.search(r"^0 to (\d+) are those that every game has", printed, re.MULTILINE)
    assert first is not None
    own = [group for group in groups_of(load("pillars")) if group.first > int(first[1])]
    assert len(own) > 10
    for group in own:
        last = group.first + group.width - 1
        columns = f"{group.first}–{last}" if group.width > 1 else str(last)
        assert re.search(rf"^\| `{group.name}` \|.*\| {columns} \|", printed, re.MULTILINE), group.name
