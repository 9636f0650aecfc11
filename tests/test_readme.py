"""What the README promises is true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

import bauhuette as bh
from bauhuette.engine.catalogue import game_keys, meta_of

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")


def test_the_lines_play_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    code = re.search(r"```python\n(.+?)```", README, re.DOTALL)
    assert code is not None
    lines = [line for line in code[1].splitlines() if line.strip()]
    assert len(lines) <= 6  # five, and the import
    exec(compile(code[1], "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("last-advantage [")


def test_it_is_short_and_so_is_each_section_of_the_changelog() -> None:
    assert len(README.splitlines()) < 90
    changes = (Path(__file__).parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    assert all(len(section.strip().splitlines()) <= 40 for section in changes.split("\n## "))


def test_the_citation_and_the_changelog_name_this_version_and_its_date() -> None:
    root = Path(__file__).parents[1]
    cited = yaml.safe_load((root / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == bh.__version__
    heading = re.search(r"^## (.+)$", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert heading is not None
    assert heading[1] == f"{bh.__version__} ({cited['date-released']})"


def test_linked_files_exist() -> None:
    root = Path(__file__).parents[1]
    for target in re.findall(r"\]\(([^)#:]+)\)", README):
        assert (root / target).exists(), target


def test_the_guide_to_the_package_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All its blocks in order, with its edition in a file."""
    guide = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
    edition = re.search(r"<!-- edition -->\n```toml\n(.+?)```", guide, re.DOTALL)
    assert edition is not None
    (tmp_path / "mine.toml").write_text(edition[1], encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    blocks = re.findall(r"```python\n(.+?)```", guide, re.DOTALL)
    assert len(blocks) > 5
    for block in blocks:
        exec(compile(block, "docs/api.md", "exec"), names)


def test_every_option_is_explained() -> None:
    guide = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
    for key in game_keys():
        for option in meta_of(key).options:
            assert f"`{option.name}`" in guide
