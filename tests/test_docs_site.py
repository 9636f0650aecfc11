"""The documentation is consistent, also without MkDocs: pages are in the nav, links work, code blocks run."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import typer
import yaml

import bauhuette as bh
from bauhuette.cli.main import app

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
CODE = re.compile(r"```.*?```|`[^`\n]*`|^    .*$", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)\s]+)\)")
READ = [ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md", ROOT / "examples" / "README.md", *PAGES]


HOOKS: dict[str, Any] = {}
exec((DOCS / "site_hooks.py").read_text(encoding="utf-8"), HOOKS)


def test_every_page_is_in_the_nav_once() -> None:
    """Except dated notes, which are linked from pages."""
    config = {"nav": yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))["nav"], "docs_dir": str(DOCS)}
    HOOKS["on_config"](config)
    nav = config["nav"]
    pages = {page.relative_to(DOCS).as_posix() for page in PAGES}
    assert sorted(HOOKS["listed"](nav)) == sorted(page for page in pages if not page.startswith("notes/"))


def test_the_pages_are_short() -> None:
    """23,700 words without dated notes and the pages made for each game: cut elsewhere what a new page needs."""
    made = HOOKS["game_pages"](DOCS)
    pages = [page for page in PAGES if "notes" not in page.parts and page.relative_to(DOCS).as_posix() not in made]
    assert sum(len(page.read_text(encoding="utf-8").split()) for page in pages) <= 23_700


def test_every_note_is_linked() -> None:
    notes = DOCS / "notes"
    linked = set(LINK.findall((notes / "README.md").read_text(encoding="utf-8")))
    assert {page.name for page in notes.glob("*.md")} - {"README.md"} <= linked
    assert "notes/README.md" in (DOCS / "index.md").read_text(encoding="utf-8")


def anchors_of(page: Path) -> set[str]:
    """Return the anchors MkDocs and GitHub make of headings."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    plain = (re.sub(r"[^\w\s-]", "", head).strip().lower() for head in heads)
    return {re.sub(r"[\s]+", "-", head) for head in plain}


@pytest.mark.parametrize("page", READ, ids=lambda page: str(page.relative_to(ROOT)))
def test_no_link_is_dead(page: Path) -> None:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    dead = []
    for link in LINK.findall(text):
        path, _, anchor = link.partition("#")
        if ":" in path:
            continue
        target = (page.parent / path).resolve() if path else page
        if not target.exists() or (anchor and target.suffix == ".md" and anchor not in anchors_of(target)):
            dead.append(link)
    assert dead == []


COMMAND = re.compile(r"^(?:    )?((?:bauhuette|make|python) .+?)(?:\s+[#>|&]|$)", re.MULTILINE)
TERMINAL: Any = typer.main.get_command(app)


def understands(command: Any, words: list[str]) -> bool:
    if words and hasattr(command, "commands"):
        return understands(command.commands[words[0]], words[1:])
    return bool(command.make_context("", words))


def exists(program: str, words: list[str]) -> bool:
    """Return whether there is such a target, module or file; fail if `bauhuette` does not understand these words."""
    if program == "bauhuette":
        return understands(TERMINAL, words)
    if program == "make":
        return bool(re.search(rf"^{words[0]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    if words[0] == "-m":
        place = ROOT / ("src" if words[1].startswith("bauhuette") else "") / words[1].replace(".", "/")
        return place.is_dir() or place.with_suffix(".py").exists()
    return (ROOT / words[0]).exists()


@pytest.mark.parametrize("page", [page for page in READ if "notes" not in page.parts], ids=lambda page: page.name)
def test_commands_of_a_page_exist(page: Path) -> None:
    for text in COMMAND.findall(page.read_text(encoding="utf-8")):
        program, *words = shlex.split(text)
        assert exists(program, words), text


def test_the_site_transforms_pages() -> None:
    page = SimpleNamespace(file=SimpleNamespace(src_uri="hosting.md"))
    made = HOOKS["on_page_markdown"]("[a](../deploy/a.conf) [b](bots.md#x) [c](https://example.org)", page=page)
    assert made == "a (`deploy/a.conf`) [b](bots.md#x) [c](https://example.org)"
    assert HOOKS["on_page_markdown"]("```file rules.py\nx\n```", page=page) == '```python title="rules.py"\nx\n```'
    shown = HOOKS["with_fences"]("Text.\n\n>>> 1 + 1\n2\n\nMore.")
    assert shown == "Text.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."


def blocks_of(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("name", ["index.md", "reference/index.md", "reference/research.md"])
def test_blocks_of_the_reference_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    if "research" in name:
        pytest.importorskip("pettingzoo")
    names: dict[str, Any] = {}
    for block in blocks_of(DOCS / name):
        exec(compile(block, name, "exec"), names)


def test_every_public_name_is_in_the_reference_with_an_example() -> None:
    page = DOCS / "reference" / "index.md"
    examples = "\n".join(blocks_of(page))
    assert [name for name in bh.__all__ if not re.search(rf"\bbh\.{name}\b", examples)] == []
    shown = set(re.findall(r"^::: bauhuette\.(\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE))
    homes = {f"{home}.{name}" for home, names in bh._HOMES.items() for name in names}
    numbers = {"engine.types.MoveId", "engine.types.Seat"}  # types for checkers, explained in words
    assert homes - numbers <= shown
