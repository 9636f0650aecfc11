"""A dataset to publish: one command makes it, reproducibly, and lost workers do not matter."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from bauhuette.arena.pool import LocalPool
from bauhuette.arena.ray_workers import Cluster
from bauhuette.research import dataset_release as releasing
from tests.cli.terminal import run
from tests.fake_ray import FakeRay

parquet = pytest.importorskip("pyarrow.parquet")


def test_one_command_makes_shards_manifest_and_datasheet(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Locally and on a cluster that loses workers: the same bytes. Existing shards are kept."""
    monkeypatch.setattr(releasing, "SHARD", 2)
    words = ["--game", "pillars", "--games", "5", "--player", "greedy", "--jobs", "1", "--lang", "en"]
    done = run("release-dataset", str(tmp_path / "a"), *words)
    assert done.exit_code == 0, done.output
    assert "pillars: 5 games" in done.output
    manifest = json.loads((tmp_path / "a" / "manifest.json").read_text(encoding="utf-8"))
    (entry,) = manifest["games"]
    assert (entry["player"], entry["seats"], len(entry["files"])) == ("greedy", 4, 3)
    rows = [parquet.read_table(tmp_path / "a" / "pillars" / name) for name in entry["files"]]
    assert sum(table.num_rows for table in rows) == entry["decisions"]
    assert {number for table in rows for number in table["game"].to_pylist()} == set(range(5))
    sheet = (tmp_path / "a" / "DATASHEET.md").read_text(encoding="utf-8")
    assert f"| pillars | {entry['rules']} |" in sheet
    assert "--games 5 --seed 1 --player greedy" in sheet

    wish = releasing.ReleaseRequest(("pillars",), 5, 1, "greedy")
    cluster = Cluster("cluster:6379", FakeRay())
    (again,) = releasing.release(tmp_path / "b", wish, cluster, lambda _: None)
    assert again["files"] == entry["files"]

    first = next((tmp_path / "b" / "pillars").iterdir())
    first.unlink()
    made: list[int] = []
    releasing.release(tmp_path / "b", wish, LocalPool(1), made.append)
    assert sum(made) == 5
    assert first.exists()


def _dies_once(folder: str, number: int) -> int:
    mark = Path(folder) / "died"
    if number == 2 and not mark.exists():
        mark.write_text("", encoding="utf-8")
        os._exit(1)
    return number * number


def test_the_work_of_a_dead_process_is_repeated(tmp_path: Path) -> None:
    found = list(LocalPool(2).all_results(_dies_once, [(str(tmp_path), number) for number in range(5)]))
    assert sorted(found) == [(number, number * number) for number in range(5)]
