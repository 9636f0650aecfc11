"""The documentation for researchers is true."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.match.record_writer import record_of
from bauhuette.match.table import Table
from bauhuette.research import spec
from tests.cli.terminal import run
from tests.limits import Rounds

DOCS = Path(__file__).parents[2] / "docs" / "research"
MEASURED = re.compile(r"^\| \d \| \d+ \| [\d.]+ \| \d+ \|$")


def test_the_tutorial_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", (DOCS / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, Any] = {}
    for block in blocks:
        exec(block, names)
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == f"(16, {len(names['batch'].features)}) (16, {names['batch'].game.MOVES.size})"
    assert names["wins"].sum() > 0


def test_the_page_of_each_game_is_up_to_date(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run `python -m bauhuette.research.spec` when this fails. Measurements are not repeated."""
    monkeypatch.setattr(spec, "random_play", lambda _game, _seats: (0.0, 0.0, 0))
    written = (DOCS / f"{game.meta.key}.md").read_text(encoding="utf-8").splitlines()
    wanted = spec.page(game, DOCS / "balance").splitlines()
    assert [line for line in written if not MEASURED.match(line)] == [
        line for line in wanted if not MEASURED.match(line)
    ]


def test_a_page_shows_wins_by_seat_of_its_own_edition_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pillars")
    monkeypatch.setattr(spec, "random_play", lambda _game, _seats: (0.0, 0.0, 0))
    wins = [{"mean": 0.4, "margin": 0.05}, {"mean": 0.35, "margin": 0.05}, {"mean": 0.25, "margin": 0.05}]
    told = {"seats": 3, "player": "net", "games": 1200, "figures": {"win": wins}}
    row = "| 3 | net | 1,200 | 33.3 | 40.0 ± 5.0 · 35.0 ± 5.0 · 25.0 ± 5.0 | A |"
    for edition, options, shown in ((game.edition, {}, True), ("another", {}, False), (game.edition, {"x": 1}, False)):
        measured = {"edition": edition, "options": options, "seat_counts": [told]}
        (tmp_path / "pillars-3.json").write_text(json.dumps(measured), encoding="utf-8")
        assert (row in spec.page(game, tmp_path).splitlines()) == shown


def test_a_dataset_holds_every_decision_and_its_result(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    from bauhuette.research.dataset import export_games

    counted: list[int] = []
    path = tmp_path / "games.parquet"
    written = export_games(load("pillars"), path, 3, [3], 1, "greedy", counted.append)
    table = parquet.read_table(path)
    assert table.num_rows == written
    assert sum(counted) == 3
    names = json.loads(table.schema.metadata[b"features"])
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == {0, 1, 2}
    for row in rows:
        told = dict(zip(names, row["observation"], strict=True))
        assert row["move_id"] in row["legal"]
        assert told["to_move=me"] == 1
        assert (row["rank"] == 1) == (row["reward"] > 0) or row["reward"] == 0


def test_a_dataset_of_recorded_games_holds_what_was_played(game: Game, tmp_path: Path) -> None:
    """Unusable files are named."""
    parquet = pytest.importorskip("pyarrow.parquet")
    table = Table(game, max(game.meta.seats), b"dataset")
    (tmp_path / "c.json").write_text(json.dumps(record_of(table)), encoding="utf-8")
    greedy = bot("greedy", game)
    rounds = Rounds("a dataset of recorded games holds what was played")
    while table.to_move is not None and rounds():
        table.play(greedy.choose(table.hidden_for_bot(table.to_move, 1 + table.version), table.offered()))
    (tmp_path / "a.json").write_text(json.dumps(record_of(table)), encoding="utf-8")
    (tmp_path / "b.json").write_text("{", encoding="utf-8")

    path = tmp_path / "games.parquet"
    done = run("export-dataset", game.meta.key, str(path), "--records", str(tmp_path), "--lang", "en")
    assert done.exit_code == 0
    told = " ".join(done.output.split())
    assert "b.json is damaged or incomplete" in told
    assert "(not finished)" in told
    assert f"1 game, {len(table.past)} decisions" in told

    read = parquet.read_table(path)
    names = json.loads(read.schema.metadata[b"features"])
    outcome = table.standing()
    for row, past in zip(read.to_pylist(), table.past, strict=True):
        assert (row["move_id"], row["seat"]) == (past.move, past.seat)
        assert row["move_id"] in row["legal"]
        assert dict(zip(names, row["observation"], strict=True))["to_move=me"] == 1
        assert (row["score"], row["rank"]) == (outcome.scores[past.seat], outcome.ranks[past.seat])


def test_records_of_other_games_are_left_out_of_a_dataset(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow.parquet")
    record = tmp_path / "record.json"
    record.write_text(json.dumps(record_of(Table(load("pillars"), 3, b"other"))), encoding="utf-8")
    done = run("export-dataset", "cologne", str(tmp_path / "games.parquet"), "--records", str(record), "--lang", "de")
    assert "(eine Partie von pillars)" in " ".join(done.output.split())


def test_a_dataset_is_played_by_any_bot_with_every_number_of_seats(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    for player in ("random", "Lehrling"):
        done = run("export-dataset", "pillars", str(path), "--games", "2", "--player", player, "--lang", "en")
        assert done.exit_code == 0
        assert "4 games" in done.output
        rows = parquet.read_table(path).to_pylist()
        assert {(row["game"], row["seats"]) for row in rows} == {(0, 3), (1, 3), (2, 4), (3, 4)}
        ends = {(row["game"], row["seat"]): row["reward"] for row in rows}
        assert all(sum(ends[game, seat] for seat in range(3 + game // 2)) == pytest.approx(0) for game in range(4))


def test_a_dataset_without_a_game_or_player_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    refused = run("export-dataset", "pillars", str(path), "--games", "1", "--lang", "en")
    assert (refused.exit_code, path.exists()) == (2, False)
    assert ".parquet" in refused.output
    refused = run("export-dataset", "pillars", str(tmp_path / "games.parquet"), "--player", "gredy", "--lang", "en")
    assert (refused.exit_code, "did you mean" in refused.output) == (2, True)
