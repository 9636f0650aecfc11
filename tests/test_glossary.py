"""All texts for people, screens, terminal, rules and help, use docs/glossary.md and are formatted with all numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import typer

from bauhuette.cli.main import app
from bauhuette.engine.catalogue import game_keys, rules_text
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.testkit.fluent_checks import NAMES, check_folder, disagreement

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "bauhuette"
SHARED = "All games"
FLUENT = sorted({path.parent for home in ("src", "web/src") for path in (ROOT / home).rglob("*.ftl")})


class Term(NamedTuple):
    """One line of the glossary."""

    forms: dict[str, tuple[str, str]]  # singular and plural, by language
    avoided: dict[str, list[str]]  # by language


def terms(section: str) -> Iterator[Term]:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    body = text.split(f"\n## {section}\n")[1].split("\n## ")[0]
    for line in [line for line in body.splitlines() if line.startswith("| ")][1:]:
        german, english, not_german, not_english, _ = (cell.strip() for cell in line.strip("|").split("|"))
        avoided = {"de": _words(not_german), "en": _words(not_english)}
        yield Term({"de": _forms(german), "en": _forms(english)}, avoided)


def _words(cell: str) -> list[str]:
    return [word.strip() for word in cell.split(",") if word.strip()]


def _forms(cell: str) -> tuple[str, str]:
    words = _words(cell)
    return words[0], words[-1]


def avoided_in(section: str, lang: str) -> re.Pattern[str]:
    words = [word for term in terms(section) for word in term.avoided[lang]]
    stems = [re.escape(word.removesuffix("*")) + (r"\w*" if word.endswith("*") else "") for word in words]
    return re.compile(rf"(?<!\w)(?:{'|'.join(stems)})(?!\w)", 0 if lang == "de" else re.IGNORECASE)


def forms(*sections: str) -> dict[str, list[tuple[str, str]]]:
    return {lang: [term.forms[lang] for section in sections for term in terms(section)] for lang in LANGUAGES}


def readable(path: Path) -> str:
    """Return the prose of a file: no comments, keys or facts."""
    lines = (line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return "\n".join(re.sub(r"^[\w-]+ = ?|\{ \$\w+ (?:->|\})|^ *\*?\[\w+\]", "", line) for line in lines)


def game_of(path: Path) -> str | None:
    return next((key for key in game_keys() if key in path.parts), None)


def texts() -> list[Path]:
    return sorted([*(folder / f"{lang}.ftl" for folder in FLUENT for lang in LANGUAGES), *PACKAGE.rglob("rules.*.md")])


@pytest.mark.parametrize("path", texts(), ids=lambda path: str(path.relative_to(ROOT)))
def test_texts_use_the_words_of_the_glossary(path: Path) -> None:
    lang = "de" if "de" in path.name.split(".") else "en"
    game = game_of(path)
    for section in filter(None, (SHARED, game)):
        found = avoided_in(section, lang).search(readable(path))
        assert found is None, f"{found[0]!r}" if found else ""


def helps(command: Any) -> Iterator[str]:
    """Yield the help texts of a command, its options and the commands below it."""
    yield command.help or ""
    yield from (getattr(option, "help", None) or "" for option in command.params)
    for below in getattr(command, "commands", {}).values():
        yield from helps(below)


def test_help_uses_the_words_of_the_glossary() -> None:
    said = "\n".join(helps(typer.main.get_command(app)))
    found = avoided_in(SHARED, "en").search(said)
    assert found is None, f"{found[0]!r}" if found else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_open_with_an_overview_and_five_lines(game: Game, lang: str) -> None:
    """Before the first chapter: a title, a paragraph, a heading, five lines; all without ids."""
    title, overview, heading, lines = rules_text(game.meta.key, lang).split("\n## ")[0].strip().split("\n\n")
    assert title.startswith("# ")
    assert heading.startswith("**")
    assert [line[:2] for line in lines.splitlines()] == ["- "] * 5
    assert not re.search(r"\*\*[A-Z]\d+\*\*", overview + lines)


def test_the_glossarys_words_occur_in_the_rules(game: Game) -> None:
    for lang in LANGUAGES:
        text = rules_text(game.meta.key, lang).lower()
        for term in terms(game.meta.key):
            assert any(form.lower() in text for form in term.forms[lang]), f"{lang}: {term.forms[lang]}"


def names_in(game: Game) -> set[str]:
    """Return the facts of moves and news that are no numbers."""
    families = [family.params for family in game.MOVES.families] + [kind.facts for kind in game.NEWS.kinds]
    return {name for facts in families for name, domain in facts.items() if domain.name != "number"}


@pytest.mark.parametrize("folder", [f for f in FLUENT if game_of(f) is None], ids=lambda f: str(f.relative_to(ROOT)))
def test_shared_messages_are_formatted_with_all_numbers(folder: Path) -> None:
    check_folder(folder, forms(SHARED))


def test_a_games_messages_are_formatted_with_all_numbers(game: Game) -> None:
    for folder in [folder for folder in FLUENT if game_of(folder) == game.meta.key]:
        check_folder(folder, forms(SHARED, game.meta.key), NAMES | names_in(game))


def test_a_number_that_does_not_agree_is_found() -> None:
    wrong = disagreement(forms("contest")["de"])
    for text in ("1 Saboteure im Vorrat", "noch 2 Saboteur", "(0 Kirche)"):
        assert wrong.search(text), text
    for text in ("1 Saboteur", "2 Saboteure", "Platz 1, Saboteure", "11 Saboteure", "1 Taler"):
        assert not wrong.search(text), text
