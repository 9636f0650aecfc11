"""Tables, moves and games are copied and pickled; copies are independent."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import bauhuette as bh
from bauhuette.engine import registry
from bauhuette.engine.game import Game
from bauhuette.engine.registry import OtherGame
from bauhuette.match.table import Table

MOVES = 12


def begun(game: Game) -> Table:
    table = Table(game, max(game.meta.seats), b"copied")
    for _ in range(MOVES):
        table.play(table.offered()[-1])
    return table


def twins(original: Any) -> list[Any]:
    return [copy.copy(original), copy.deepcopy(original), pickle.loads(pickle.dumps(original))]


def test_a_copied_table_is_equal_and_independent(game: Game) -> None:
    table = begun(game)
    before = table.record()
    for other in [table.copy(), *twins(table)]:
        assert other.record() == before
        assert other.view(0) == table.view(0)
        other.play(other.offered()[0])
        other.state.to_move = 0
        assert table.record() == before, "the original is unchanged"
        assert (table.version, other.version) == (MOVES, MOVES + 1)


def test_copies_get_the_same_random_numbers(game: Game) -> None:
    table = begun(game)
    copies = [table.copy(), *twins(table)]
    for _ in range(2 * MOVES):
        for one in (table, *copies):
            one.play(one.offered()[0])
    assert all(other.record() == table.record() for other in copies)


def test_games_and_moves_are_the_same_after_pickling(game: Game) -> None:
    assert all(other is game for other in twins(game))
    playable = bh.game(game.meta.key)
    assert all(other.rules is playable.rules for other in twins(playable))
    moves = begun(game).moves()
    for other in twins(moves):
        assert other == moves
        assert [move.text("de") for move in other] == [move.text("de") for move in moves]
    assert len({*moves, *copy.deepcopy(moves)}) == len(moves)


def test_an_edition_travels_with_its_values(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('game = "pillars"\n[advantage.helper]\nvalue = 10\n', encoding="utf-8")
    table = bh.game("pillars", file).table(seats=3, seed=1)
    text = "import pickle, sys; table = pickle.load(sys.stdin.buffer); print(table.game.edition, len(table.offered()))"
    run = subprocess.run([sys.executable, "-c", text], input=pickle.dumps(table), capture_output=True, check=True)
    assert run.stdout.decode().split() == [table.game.edition, str(len(table.offered()))]


def test_a_pickle_of_other_rules_is_refused(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = pickle.dumps(begun(game))
    newer = replace(game, meta=replace(game.meta, rules_version=99))
    monkeypatch.setattr(registry, "load_overridden", lambda *_: newer)
    with pytest.raises(OtherGame, match="99"):
        pickle.loads(kept)
