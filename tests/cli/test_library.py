"""What can be read without playing, help, words, and what starting costs."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import typer

import bauhuette.cli
from bauhuette.cli.commands.help_text import EXAMPLES, GROUPS
from bauhuette.cli.language import language_of, language_of_locale
from bauhuette.cli.main import app
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.rulebook import paragraphs
from bauhuette.server.wire import PreparedAnswers
from tests.cli.terminal import environment, run

FOLDER = Path(str(bauhuette.cli.__file__)).parent
MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*\n)(?:[ }].*\n)*)", re.MULTILINE)
GROUP = typer.main.get_command(app)


def messages(lang: str) -> dict[str, set[str]]:
    """The terminal's messages with the facts they use."""
    source = (FOLDER / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return {match[1]: set(re.findall(r"\$(\w+)", match[2])) for match in MESSAGE.finditer(source)}


def test_games_lists_every_game_without_the_compiler(game: Game) -> None:
    program = (
        "import sys; from bauhuette.cli.main import app; "
        "[app([*line.split(), '--lang', 'de'], standalone_mode=False) for line in sys.argv[1:]]; "
        "assert not {'numba', 'numpy'} & set(sys.modules), 'slow imports'"
    )
    rules = f"rules {game.meta.key}"
    done = subprocess.run(
        [sys.executable, "-c", program, "games", rules, f"{rules} {game.meta.rule_prefix}1"],
        env=environment(jit="on"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 20
    assert game.meta.title["de"] in run("games", "--lang", "de").output


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_printed_without_marks(game: Game, lang: str) -> None:
    text = run("rules", game.meta.key, "--lang", lang).output
    assert "**" not in text
    assert "#" not in text
    for rule in paragraphs(game.meta.key, lang):
        assert f"\n{rule.id} " in text
    first = next(paragraphs(game.meta.key, lang))
    assert run("rules", game.meta.key, first.id.lower(), "--lang", lang).output.startswith(f"{first.id}: ")


def commands(command: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """All commands, groups included."""
    yield path, command
    if isinstance(command, typer.core.TyperGroup):
        for name, below in command.commands.items():
            yield from commands(below, (*path, name))


def test_help_lists_every_command_once_by_what_it_is_for() -> None:
    assert isinstance(GROUP, typer.core.TyperGroup)
    listed = [name for names in GROUPS.values() for name in names]
    assert sorted(listed) == sorted(GROUP.commands)
    text = run("--help").output
    places = [text.index(f"\n{group}:\n") for group in GROUPS]
    assert places == sorted(places)
    assert "bool" not in text


def test_every_command_has_help_and_an_example_that_it_understands() -> None:
    found = dict(commands(GROUP))
    assert {" ".join(path) for path in found} == set(EXAMPLES)
    for path, command in found.items():
        assert command.help, path
        for parameter in command.params:
            assert getattr(parameter, "help", None), f"{path} {parameter.name}"
        example = EXAMPLES[" ".join(path)]
        words = shlex.split(example)
        assert tuple(words[: len(path)]) == path
        command.make_context("", words[len(path) :])
        text = command.get_help(command.make_context("", [], resilient_parsing=True))
        assert text.endswith(f"Example:\n    bauhuette {example}")
        assert not re.search(r"[a-z]\.\.\.\n", text), f"{path} cuts a sentence"


def test_both_languages_say_the_same() -> None:
    assert messages("de") == messages("en")
    assert len(messages("en")) > 80


def test_every_message_is_used_and_every_used_message_exists() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    # keys put together from a part and a name
    built = (
        "name-",
        "admin-",
        "after-",
        "help-",
        "bad-",
        "soak-",
        "balance-",
        "step-",
        "kept-",
        "sign-",
        "option-",
        "verdict-",
        "dropped-",
        "tutor-",
        "deal-",
    )
    for key in messages("en"):
        assert f'"{key}"' in source or key.startswith(built), key
    for key in re.findall(r'(?:say_in\(\w+(?:\.\w+)?, |self\.words\()"([a-z-]+)"', source):
        assert key in messages("en"), key
    for key in re.findall(r'BadCall\("([a-z-]+)"', source):
        assert f"bad-{key}" in messages("en"), key
    reasons = get_args(PreparedAnswers.model_fields["dropped"].annotation)
    assert {f"dropped-{why}" for why in reasons if why} == {key for key in messages("en") if key.startswith("dropped-")}


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_ALL": "de_CH.UTF-8"}, "de"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_locale(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language_of_locale() == lang
    assert language_of("de") == "de"
