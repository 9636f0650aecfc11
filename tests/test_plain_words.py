"""Prose is plain: few comments, docstrings, pages and messages hold the words of our former idiom, and ever fewer.

`python -m tests.test_plain_words` counts them anew, `python -m tests.test_plain_words FOLDER` lists them.
"""

from __future__ import annotations

import ast
import io
import json
import re
import subprocess
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COUNTS = ROOT / "tests" / "plain_words.json"

# Sentences that name no actor, and names that gave way to the field's words.
IDIOM = (
    r"who(?:m|se)?ever|whatever|somebody|someone else's|nobody|anybody|everybody|oneself|one's"
    r"|one (?:can|may|must|knows|does|has|sees|wants|gets|is)|what follows from|is nobody's|so many(?:eth)?"
    r"|at hand|is said|are said|is told|are told|to be had|for good|once and for all"
)
FORMER = (
    r"nursery|warmth|steward|doorkeeper|pupils?|outlooks?|imagined?|imagines|the truth|deeds?|kernel|situation"
    r"|weigh(?:s|ed|ing)?|worlds?|tempers?|heed(?:s|ed)?|postman|verbs?"
)
MARKED = re.compile(rf"\b(?:{IDIOM}|{FORMER})\b", re.IGNORECASE)
IN_TEXTS = re.compile(rf"\b(?:{IDIOM})\b", re.IGNORECASE)  # players may read of luck, weighing and worlds


def prose_of(path: Path) -> Iterator[tuple[int, str]]:
    """Docstrings and comments of a Python file, with their lines; a comment over several lines is one."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and node.body:
            first, text = node.body[0], ast.get_docstring(node)
            if text:
                yield first.lineno, text
    block: list[str] = []
    began = last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if block and token.start[0] != last + 1:
                yield began, " ".join(block)
                block = []
            began, last = (began if block else token.start[0]), token.start[0]
            block.append(token.string.lstrip("# "))
    if block:
        yield began, " ".join(block)


def tracked(*patterns: str) -> list[Path]:
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / name for name in listed.stdout.splitlines()]


def passages(area: str) -> Iterator[tuple[Path, int, str]]:
    """All passages of an area: a docstring, a comment, a line of a page, a message."""
    if area in ("src", "tests"):
        for path in tracked(f"{area}/*.py"):
            yield from ((path, line, text) for line, text in prose_of(path))
    else:
        for path in tracked(*({"docs": ("*.md",), "texts": ("*en.ftl",)}[area])):
            if "docs/notes" in str(path) or path.name == "CHANGELOG.md":
                continue  # dated, not edited later
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if line.strip() and not line.startswith("#"):
                    yield path, number, line


AREAS = {"src": MARKED, "tests": MARKED, "docs": MARKED, "texts": IN_TEXTS}


def counted(area: str) -> tuple[int, int]:
    """How many passages are marked, and how many there are."""
    all_of_them = list(passages(area))
    return sum(bool(AREAS[area].search(text)) for _, _, text in all_of_them), len(all_of_them)


@pytest.mark.parametrize("area", AREAS)
def test_there_are_no_more_marked_passages_than_before(area: str) -> None:
    before = json.loads(COUNTS.read_text(encoding="utf-8"))[area]
    marked, _ = counted(area)
    assert marked <= before, f"{marked} instead of {before}: python -m tests.test_plain_words {area}"
    assert marked == before, f"fewer: python -m tests.test_plain_words writes {marked} instead of {before}"


def test_a_marked_passage_is_found() -> None:
    assert MARKED.search("Whoever asks first")
    assert MARKED.search("a deed of the host")
    assert not MARKED.search("Return the moves the seat may make.")


def main(arguments: list[str]) -> None:
    if arguments:
        for area in AREAS:
            for path, line, text in passages(area):
                name = str(path.relative_to(ROOT))
                if name.startswith(arguments[0]) and (found := AREAS[area].search(text)):
                    print(f"{name}:{line}: [{found[0]}] {' '.join(text.split())[:160]}")
        return
    counts = {}
    for area in AREAS:
        counts[area], among = counted(area)
        print(f"{area}: {counts[area]} of {among}, {100 * counts[area] / among:.1f} %")
    COUNTS.write_text(json.dumps(counts, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
