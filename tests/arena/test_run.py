from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from tests.fake_ray import FakeRay

from bauhuette.arena import ray_workers
from bauhuette.arena.plan import Pairing, Plan, pairings
from bauhuette.arena.play_game import ArenaGame
from bauhuette.arena.ray_workers import Cluster, RayWorkers
from bauhuette.arena.run import Processes, Results, WorkersLost, run
from bauhuette.arena.run_files import BadArena, read_report, report_of, write_report
from bauhuette.bots.protocol import Budget
from bauhuette.cli.arena import share_done
from bauhuette.study.arena_page import html_report

PLAN = Plan("pillars", 3, ("greedy", "random"), 7, seed=1)


def result_of(pairing: Pairing) -> ArenaGame:
    seats = range(len(pairing.lineup))
    return ArenaGame(
        pairing.number, pairing.deal, pairing.lineup, tuple(seats), tuple(len(seats) - i for i in seats), 3
    )


class Flaky:
    """Loses its workers after every two games, and yields one game twice."""

    def __init__(self, games_a_time: int = 2) -> None:
        self.games_a_time = games_a_time

    def moved(self) -> int:
        return 0

    def play(self, plan: Plan, games: Sequence[Pairing]) -> Iterator[ArenaGame]:
        assert plan == PLAN
        for pairing in games[: self.games_a_time]:
            yield result_of(pairing)
            yield result_of(pairing)
        if len(games) > self.games_a_time:
            raise WorkersLost


def test_lost_games_are_played_again_and_none_counts_twice() -> None:
    results: Results = {}
    told: list[int] = []
    run(PLAN, Flaky(), results, lambda played: told.append(played.number))
    assert sorted(results) == sorted(told) == list(range(7))


def test_a_run_ends_when_workers_never_finish_a_game() -> None:
    with pytest.raises(WorkersLost):
        run(PLAN, Flaky(games_a_time=0), {}, lambda _: None)


def test_processes_play_what_one_process_plays() -> None:
    alone: Results = {}
    many: Results = {}
    run(PLAN, Processes(1), alone, lambda _: None)
    run(PLAN, Processes(2), many, lambda _: None)
    assert alone == many


def test_a_run_is_stored_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    whole: Results = {}
    run(PLAN, Processes(1), whole, lambda _: None)
    half = {number: whole[number] for number in (0, 3, 4)}
    plan = PLAN._replace(budget=Budget(playouts=5))
    write_report(file, plan, half)
    stored_plan, results = read_report(file)
    assert stored_plan == plan
    assert results == half
    run(PLAN, Processes(1), results, lambda _: None)
    assert report_of(PLAN, results) == report_of(PLAN, whole)


def test_the_report_has_what_scripts_read() -> None:
    results = {pairing.number: result_of(pairing) for pairing in pairings(PLAN)}
    report = json.loads(json.dumps(report_of(PLAN, results)))
    assert {"name", "win_share", "interval", "margin", "rating"} <= set(report["bots"][0])
    assert report["games"] == 7
    assert sum(bot["win_share"] * (1 if bot["name"] == "greedy" else 2) for bot in report["bots"]) == pytest.approx(1)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_page_needs_no_other_file(lang: str) -> None:
    results = {pairing.number: result_of(pairing) for pairing in pairings(PLAN)}
    page = html_report(PLAN, results, lang)
    assert page.count("<svg") == 3
    assert "http" not in page
    assert "src=" not in page


def test_foreign_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    for text in ("", "[]", '{"format": "other"}', '{"format": "bauhuette-arena"}'):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(BadArena) as trouble:
            read_report(file)
        assert str(file) in trouble.value.text("de")


def test_a_cluster_that_loses_workers_plays_every_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ray_workers, "play_pairing", lambda _plan, pairing: result_of(pairing))
    results: Results = {}
    told: list[int] = []
    ray = FakeRay()
    run(PLAN, RayWorkers(Cluster("cluster:6379", ray)), results, lambda played: told.append(played.number))
    assert sorted(told) == list(range(7))
    assert len(ray.calls) > 7


@pytest.mark.parametrize("jobs", [1, 2])
def test_moves_are_counted_while_games_are_played(jobs: int) -> None:
    workers, results = Processes(jobs), Results()
    run(Plan("pillars", 3, ("greedy", "random"), 3, seed=1), workers, results, lambda _: None)
    assert workers.moved() == sum(played.moves for played in results.values())


def test_a_running_game_counts_by_its_moves() -> None:
    plan = Plan("pillars", 3, ("master",), 100, seed=1)
    results: Results = {}
    assert share_done(plan, results, 0, 0, 80) == 0
    assert share_done(plan, results, 0, 40, 80) == 0.5, "before the first game has ended"
    results[0] = ArenaGame(0, 0, ("master",) * 3, (1, 2, 3), (3, 2, 1), 100)
    assert share_done(plan, results, 0, 100, 80) == 1
    assert share_done(plan, results, 0, 150, 80) == 1.5, "by the finished games"
    assert share_done(plan, results, 1, 50, 100) == 1.5, "games of an earlier run do not count as moves"
    assert share_done(plan, results, 0, 10**6, 80) == plan.games
