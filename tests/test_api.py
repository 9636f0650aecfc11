"""The public API is complete, typed, documented, and does what its examples say."""

from __future__ import annotations

import doctest
import importlib
import inspect
import json
import subprocess
import sys
from pathlib import Path
from typing import assert_type

import pytest

import bauhuette as bh
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.record import SPECTATOR
from bauhuette.match.record_reader import read_record
from bauhuette.testkit.random_games import determinized
from tests.limits import Rounds

RECORDS = sorted((Path(__file__).parent / "games").glob("*/records/*.json"))
EXAMPLES = (
    "bauhuette", "bauhuette.api", "bauhuette.arena.measure", "bauhuette.bots.registry", "bauhuette.match.replay",
    "bauhuette.match.table",
)  # fmt: skip


@pytest.mark.parametrize("module", EXAMPLES)
def test_examples_in_docstrings_are_true(module: str) -> None:
    tried = doctest.testmod(importlib.import_module(module))
    assert tried.attempted > 0
    assert tried.failed == 0


@pytest.mark.parametrize("name", [name for name in bh.__all__ if name != "__version__"])
def test_public_names_are_there_and_documented(name: str) -> None:
    found = getattr(bh, name)
    assert inspect.getdoc(found)
    docs = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
    assert f"`{name}" in docs or f"`bh.{name}" in docs, f"{name} is not in docs/api.md"


def test_all_public_methods_of_a_table_are_documented() -> None:
    for kind in (bh.Table, bh.Move, bh.Replay, bh.PlayableGame):
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            if not name.startswith("_"):
                assert inspect.getdoc(method), f"{kind.__name__}.{name}"


def test_importing_the_package_compiles_nothing() -> None:
    code = "import sys, bauhuette; print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_unknown_names_are_attribute_errors() -> None:
    with pytest.raises(AttributeError, match="tabel"):
        bh.tabel  # type: ignore[attr-defined]  # noqa: B018


def test_folders_and_functions_share_a_name() -> None:
    import bauhuette.arena.results  # noqa: F401  (now `bh.arena` is the folder)

    assert [line.name for line in bh.arena("pillars", ["random"], games=1, seats=3)] == ["random"]


def test_the_public_names_are_typed() -> None:
    """Without the imports for type checkers all of it would be `Any`."""
    table = bh.game("pillars").table(seats=3, seed=1)
    assert_type(table, bh.Table)
    assert_type(table.moves(), list[bh.Move])
    assert_type(table.outcome, bh.Outcome | None)
    assert_type(bh.open_record(RECORDS[0]).step(), bh.Move | None)
    assert_type(bh.bot("greedy", "pillars"), bh.Bot)


# --- records ---


def test_records_are_read_from_dictionaries_and_files() -> None:
    file = RECORDS[0]
    record = json.loads(file.read_text(encoding="utf-8"))
    tables = [bh.replay(given) for given in (record, file, str(file))]
    assert len({json.dumps(table.record()) for table in tables}) == 1
    with pytest.raises(bh.BadRecord, match="nowhere"):
        bh.replay("nowhere.json")


@pytest.mark.parametrize("file", RECORDS[::3], ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_stepping_forward_and_back_replays_the_game(file: Path) -> None:
    record = read_record(file)
    game = bh.open_record(file)
    positions = [game.table.position()]
    moves = []
    rounds = Rounds("stepping forward and back replays the game")
    while (move := game.step()) is not None and rounds():
        moves.append(str(move))
        positions.append(game.table.position())
    assert moves == record["moves"] == [str(move) for move in game.moves]
    assert game.step() is None
    for number in range(len(game), 0, -1):
        assert game.table.position() == positions[number]
        back = game.back()
        assert str(back) == moves[number - 1]
    assert game.back() is None
    assert game.table.position() == positions[0]


def test_a_game_can_be_played_on_from_any_moment() -> None:
    game = bh.open_record(RECORDS[0])
    game.to(5)
    one, other = game.table, game.table
    one.play(game.moves[5])
    other.play(other.moves()[-1])
    game.step()
    assert one.position() == game.table.position()
    game.to(-1)
    assert game.at == len(game)
    assert game.table.outcome is not None
    game.to(0)
    assert game.table.version == 0
    for wrong in (len(game) + 1, -len(game) - 2):
        with pytest.raises(IndexError):
            game.to(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_draws_itself(game: Game, seats: int, lang: str) -> None:
    """Two states that look alike to a spectator are drawn alike by default."""
    table = bh.Table(game, seats, b"drawn")
    for _ in range(9):
        lines = table.draw(lang=lang).splitlines()
        assert lines[0] == game.meta.title[lang]
        assert all(any(name in line for line in lines) for name in table.names)
        assert table.to_move is not None
        assert table.draw(table.to_move, lang).splitlines()[-1].startswith(f"{table.names[table.to_move]}: ")
        other = table.copy()
        other.state = determinized(game, table.hidden(None), SPECTATOR, 5)
        assert other.draw(lang=lang) == table.draw(lang=lang)
        table.play(table.offered()[-1])
    assert str(table) == table.draw()
    assert repr(table) == f"<Table {game.meta.key}, {seats} seats, 9 moves made>"


def test_bots_are_asked_at_a_table() -> None:
    game = bh.game("pillars")
    table = game.table(seats=3, seed=3)
    journeyman = bh.bot("Geselle", game)
    assert table.ask(journeyman) == table.ask(journeyman)
    rounds = Rounds("bots are asked at a table")
    while table.to_move is not None and rounds():
        table.play(table.ask(journeyman))
    with pytest.raises(bh.BadTable, match="over"):
        table.ask(journeyman)
    with pytest.raises(bh.UnknownBot, match="did you mean"):
        bh.bot("formean", game)
