"""What MkDocs is told besides mkdocs.yml.

Links that leave docs/ lead to no page of the site, so they become names. Fences that name a file (a test builds a game
from them) become code of that file's language with the name as title. Examples in docstrings are code.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

LINK = re.compile(r"\[([^\]]*)\]\(([^)\s#:]+)(#[^)]*)?\)")
FILE = re.compile(r"^```file (\S+)$", re.MULTILINE)
EXAMPLE = re.compile(r"(?:^>>> .*\n?)(?:^(?!\s*$).*\n?)*", re.MULTILINE)
LANGUAGES = {"py": "python", "md": "markdown", "ftl": "text"}


def listed(nav: Any) -> Iterator[str]:
    """The pages of a nav, in their order."""
    if isinstance(nav, str):
        yield nav
        return
    for part in nav.values() if isinstance(nav, dict) else nav:
        yield from listed(part)


def game_pages(docs: Path) -> list[str]:
    """The pages that `make gen` writes for the games."""
    return [f"research/{page.name}" for page in sorted((docs / "research").glob("*.md")) if page.name != "README.md"]


def on_config(config: Any) -> None:
    """Called by MkDocs before it reads the pages: the games' pages close the part about training."""
    part = next(part for part in config["nav"] if "Train" in part)
    part["Train"] += [{Path(page).stem.capitalize(): page} for page in game_pages(Path(config["docs_dir"]))]


def outside(target: str, page: str) -> str | None:
    """The path of a link's target from the root of the repository, if it lies outside docs/."""
    path = posixpath.normpath(posixpath.join("docs", posixpath.dirname(page), target))
    return None if path.startswith("docs/") else path


def on_page_markdown(markdown: str, *, page: Any, **_kwargs: Any) -> str:
    """Called by MkDocs for every page."""

    def named(link: re.Match[str]) -> str:
        path = outside(link[2], page.file.src_uri)
        return link[0] if path is None else f"{link[1]} (`{path}`)"

    def titled(fence: re.Match[str]) -> str:
        ending = fence[1].rpartition(".")[2]
        return f'```{LANGUAGES.get(ending, ending)} title="{fence[1]}"'

    return FILE.sub(titled, LINK.sub(named, markdown))


def with_fences(docstring: str) -> str:
    """A docstring with its examples as code."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", docstring)
