"""One way to name a bot, for `play`, `arena`, `serve`, the environments and the API."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import bauhuette as bh
from bauhuette.bots import registry
from bauhuette.bots.fault import GuardedBot
from bauhuette.bots.file import BadBot
from bauhuette.bots.messages import bot_title, bot_words
from bauhuette.bots.registry import BOTS, BadNames, UnknownBot, bot, names_in, nearest, own_name
from bauhuette.cli.main import app
from bauhuette.cli.players import players_from
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import known_level

FILE = """
class Cautious:
    name = "cautious"

    def __init__(self, game):
        self.game = game

    def choose(self, hidden, moves, budget=None):
        return min(moves)


class Clumsy(Cautious):
    def choose(self, hidden, moves, budget=None):
        raise LookupError("where was I?")
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_bots.py"
    path.write_text(FILE, encoding="utf-8")
    return path


@pytest.fixture(autouse=True)
def data_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")


def call(*args: str) -> Result:
    return CliRunner().invoke(app, [*args], catch_exceptions=False)


GERMAN = {"Lehrling": "apprentice", "Geselle": "journeyman", "Polier": "foreman", "Meister": "master"}


@pytest.mark.parametrize(("name", "key"), [*GERMAN.items(), ("polier", "foreman"), ("FOREMAN", "foreman")])
def test_bots_have_names_in_every_language(name: str, key: str) -> None:
    assert bot(name, bh.game("pillars").rules).name == key
    assert players_from(["anna", name])[1].bot == key
    assert known_level(name) == key


@pytest.mark.parametrize("name", ["formean", "gredy", "Poliier", "mastr", "Lehling", "aprentice", "cautios"])
def test_a_misspelt_bot_is_asked_about_and_never_becomes_a_person(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cautious = EntryPoint("cautious", "somewhere:Cautious", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [cautious] if group == registry.GROUP else [])
    with pytest.raises(UnknownBot, match="did you mean"):
        bot(name, bh.game("pillars").rules)
    with pytest.raises(UnknownBot, match="did you mean"):
        players_from(["me", name])
    assert players_from(["me", f"person:{name}"])[1].bot is None
    assert players_from(["me", name], agreed=True)[1].bot is None
    with pytest.raises(CommandRefused):
        known_level(name)


@pytest.mark.parametrize(
    "name",
    ["Anna", "Ben", "Norman", "Roman", "Greta", "Martin", "Paul", "Randi", "Jörg", "Max", "Gesine", "Leo"],
)
def test_other_names_are_people(name: str) -> None:
    assert nearest(name) == ""
    assert players_from([name])[0].bot is None


def test_a_misspelt_opponent_is_refused_on_the_command_line() -> None:
    for command in (["play", "pillars", "--seats", "me,formean,greedy"], ["arena", "pillars", "--bots", "formean"]):
        refused = call(*command, "--lang", "de")
        assert refused.exit_code == 2
        assert "war „foreman“ gemeint?" in refused.output


def test_classes_in_files_play(file: Path) -> None:
    game = bh.game("pillars").rules
    one = bot(f"{file}:Cautious", game)
    assert isinstance(one, GuardedBot)
    assert one.name == "cautious"
    assert own_name("cautious") is None
    assert players_from([f"{file}:Cautious"])[0].bot == f"{file}:Cautious"


@pytest.mark.parametrize(
    ("text", "name", "reason"),
    [
        (FILE, "Reckless", "has no class Reckless"),
        (FILE, "sys", "has no class sys"),
        ("import nothing_of_that_name", "Cautious", "nothing_of_that_name"),
        ("def broken(:", "Cautious", "SyntaxError"),
        (None, "Cautious", "there is no file"),
    ],
)
def test_bad_files_are_refused_with_the_reason(tmp_path: Path, text: str | None, name: str, reason: str) -> None:
    path = tmp_path / "bad_bots.py"
    if text is not None:
        path.write_text(text, encoding="utf-8")
    with pytest.raises(BadBot, match=reason):
        bot(f"{path}:{name}", bh.game("pillars").rules)


def test_a_comma_in_quotes_belongs_to_a_command() -> None:
    assert names_in("""program:python3 bot.py "a,b" 'c,d',greedy, anna""") == [
        "program:python3 bot.py \"a,b\" 'c,d'",
        "greedy",
        "anna",
    ]
    assert names_in("Kathleen O'Hara,greedy") == ["Kathleen O'Hara", "greedy"]
    with pytest.raises(BadNames):
        names_in('program:python3 bot.py "a,greedy')
    refused = call("arena", "pillars", "--bots", f"program:{sys.executable} bot.py a,b,greedy", "--games", "1")
    assert refused.exit_code == 2
    assert "“b”" in refused.output


def test_a_failing_bot_is_reported_once_with_time_and_reason(file: Path) -> None:
    run = call("arena", "pillars", "--bots", f"{file}:Clumsy,random", "--games", "3", "--jobs", "1", "--lang", "en")
    assert run.exit_code == 0
    assert run.output.count("LookupError: where was I?") == 1
    assert "In game 0 a bot failed for the first time" in run.output
    assert f"{file}:Clumsycrashedonseat" in "".join(run.output.split())  # lines are broken where the path ends
    assert "times)" in run.output


def test_a_strict_arena_ends_with_the_first_fault(file: Path, tmp_path: Path) -> None:
    bots = ["--bots", f"{file}:Clumsy,random", "--games", "500", "--jobs", "1", "--lang", "en"]
    kept = tmp_path / "run.json"
    run = call("arena", "pillars", *bots, "--strict", "--json", str(kept))
    assert run.exit_code == 1
    assert "LookupError" in run.output
    assert "Stopped after 1 of 500" in run.output
    fine = call("arena", "pillars", "--bots", f"{file}:Cautious,random", "--games", "2", "--jobs", "1", "--strict")
    assert fine.exit_code == 0


def test_a_failing_bot_at_ones_own_table_is_reported(file: Path) -> None:
    run = call("play", "pillars", "--seats", f"{file}:Clumsy,random,random", "--seed", "1", "--plain", "--lang", "de")
    assert run.exit_code == 0
    assert run.output.count("LookupError: where was I?") == 1
    assert "ist abgestürzt" in run.output


def test_all_names_are_in_the_help() -> None:
    told = " ".join(call("play", "--help").output.split())
    assert all(name in told for name in (*BOTS, "program:", "person:NAME"))


def test_every_bot_has_a_name_in_every_language_and_a_row_in_the_docs() -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    for name in BOTS:
        assert all(bot_words(lang).has(f"bot-{name}") for lang in LANGUAGES), name
        assert f"| `{name}` | {bot_title(name, 'de')} |" in page
