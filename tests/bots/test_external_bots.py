from __future__ import annotations

import re
import sys
import time
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any

import pytest

from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play_game import play_pairing
from bauhuette.bots import fault, registry
from bauhuette.bots.fault import GuardedBot
from bauhuette.bots.file import BadBot
from bauhuette.bots.program import ProgramBot, arguments_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.match.table import Table

DOCS = Path(__file__).parents[2] / "docs" / "bots.md"
SHORT, PATIENT = Budget(seconds=0.5), Budget(seconds=60)


@pytest.fixture(scope="module")
def pillars() -> Game:
    return load("pillars")


def asked(game: Game) -> tuple[Any, Cells]:
    table = Table(game, max(game.meta.seats), b"outside")
    assert table.to_move is not None
    return table.hidden_for_bot(table.to_move, 99), table.offered()


def program(tmp_path: Path, source: str) -> str:
    file = tmp_path / "bot.py"
    file.write_text(source, encoding="utf-8")
    return f"program:{sys.executable} {file}"


@pytest.fixture
def stopped() -> Iterator[list[GuardedBot]]:
    """Bots to be stopped when the test ends."""
    bots: list[GuardedBot] = []
    yield bots
    for one in bots:
        assert isinstance(one.bot, ProgramBot)
        one.bot.stop()


def guarded(name: str, game: Game, stopped: list[GuardedBot]) -> GuardedBot:
    found = bot(name, game)
    assert isinstance(found, GuardedBot)
    stopped.append(found)
    return found


def test_the_example_of_the_docs_plays(tmp_path: Path) -> None:
    source = re.search(r"<!-- program -->\n```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert source is not None
    assert len(source[1].splitlines()) <= 10
    name = program(tmp_path, source[1])
    plan = Plan("pillars", 3, (name, "greedy"), 1, seed=1)
    played = play_pairing(plan, Pairing(0, 0, (name, "greedy", "greedy")))
    assert played.faults == ()
    assert played.moves > 50
    assert play_pairing(plan, Pairing(0, 0, (name, "greedy", "greedy"))) == played


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        ("import sys; sys.stdin.readline(); raise SystemExit(1)", fault.CRASHED),
        ("raise SystemExit(0)", fault.CRASHED),
        ("import sys; sys.stdin.readline(); print('hello', flush=True); sys.stdin.read()", fault.NONSENSE),
        ("import sys; sys.stdin.readline(); print('{\"move\": null}', flush=True); sys.stdin.read()", fault.NONSENSE),
        ("import sys; sys.stdin.readline(); print('{\"move\": -5}', flush=True); sys.stdin.read()", fault.NOT_OFFERED),
        ("import time; time.sleep(60)", fault.TOO_SLOW),
    ],
)
def test_a_failing_program_loses_its_decision(
    tmp_path: Path, pillars: Game, stopped: list[GuardedBot], source: str, kind: str
) -> None:
    hidden, moves = asked(pillars)
    one = guarded(program(tmp_path, source), pillars, stopped)
    assert one.choose(hidden, moves, SHORT if kind == fault.TOO_SLOW else PATIENT) in moves
    assert one.faults == [kind]


@pytest.mark.parametrize("command", ["/there/is/none", "", "python3 'bot.py"])
def test_a_program_that_does_not_exist_is_refused_at_the_start(pillars: Game, command: str) -> None:
    with pytest.raises(BadBot, match="program"):
        bot(f"program:{command}", pillars)


def test_paths_of_windows_stay_whole() -> None:
    command = r'"C:\Program Files\bot.exe" --table C:\games'
    assert arguments_of(command, is_windows=True) == [r"C:\Program Files\bot.exe", "--table", r"C:\games"]
    assert arguments_of("python 'my bot.py'", is_windows=False) == ["python", "my bot.py"]


def test_programs_get_a_seed_that_every_language_can_read(pillars: Game) -> None:
    hidden, moves = asked(pillars)
    hidden.rng = 2**62 - 3
    luck = ProgramBot(pillars, sys.executable).question(hidden, moves, 2.0)["luck"]
    assert int(float(luck)) == luck
    assert luck % 8 == (2**62 - 3) % 8


def test_a_program_is_restarted_and_late_answers_are_ignored(
    tmp_path: Path, pillars: Game, stopped: list[GuardedBot]
) -> None:
    """The first process is too slow; the second one answers at once."""
    flag = tmp_path / "flag"
    source = f"""
import json, pathlib, sys, time
flag = pathlib.Path({str(flag)!r})
slow = not flag.exists()
flag.touch()
for line in sys.stdin:
    if slow:
        time.sleep(5)
    print(json.dumps({{"move": json.loads(line)["moves"][-1]["id"]}}), flush=True)
"""
    hidden, moves = asked(pillars)
    one = guarded(program(tmp_path, source), pillars, stopped)
    one.choose(hidden, moves, SHORT)
    assert one.faults == [fault.TOO_SLOW]
    assert one.choose(hidden, moves, PATIENT) == moves[-1]
    assert one.faults == [fault.TOO_SLOW]


def test_programs_get_what_their_seat_knows(pillars: Game) -> None:
    hidden, moves = asked(pillars)
    question = ProgramBot(pillars, sys.executable).question(hidden, moves, 2.0)
    assert question["state"] == pillars.view(hidden)
    assert [move["id"] for move in question["moves"]] == moves.tolist()
    assert question["luck"] == 99


class Crashing:
    name = "crashing"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Any, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        moves[:] = -1
        hidden.rng = 0
        raise ZeroDivisionError


class Sleeping(Crashing):
    name = "sleeping"

    def choose(self, hidden: Any, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        time.sleep(3)
        return MoveId(int(moves[0]))


def test_classes_in_files_are_guarded(pillars: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [EntryPoint(kind.name, f"{__name__}:{kind.__name__}", registry.GROUP) for kind in (Crashing, Sleeping)]
    monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    hidden, moves = asked(pillars)
    crashing, sleeping = bot("crashing", pillars), bot("sleeping", pillars)
    assert isinstance(crashing, GuardedBot)
    assert isinstance(sleeping, GuardedBot)
    assert crashing.choose(hidden, moves, PATIENT) in moves
    assert crashing.faults == [fault.CRASHED]
    assert crashing.first is not None
    assert "ZeroDivisionError" in crashing.first.detail
    assert crashing.take_first() == crashing.first
    assert crashing.take_first() is None, "reported once"
    for _ in range(2):  # it is not asked again while it still sleeps
        assert sleeping.choose(hidden, moves, Budget(seconds=0.1)) in moves
    assert sleeping.faults == [fault.TOO_SLOW] * 2


def test_faults_are_reported_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.BOTS, "crashing", lambda game: GuardedBot(Crashing(game), game))
    plan = Plan("pillars", 3, ("crashing", "random"), 1, seed=1)
    played = play_pairing(plan, Pairing(0, 0, ("crashing", "random", "random")))
    assert set(played.faults) == {("crashing", fault.CRASHED)}
    assert len(played.faults) > 10
