"""Soak and balance: many games, told honestly."""

from __future__ import annotations

import dataclasses
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bauhuette.arena.ray_workers import Cluster
from bauhuette.arena.run import WorkersLost
from bauhuette.cli import study
from bauhuette.cli.language import BadCall
from bauhuette.engine import registry
from bauhuette.engine.game import Game
from bauhuette.engine.generic_rules import GUARD_DISAGREES
from bauhuette.engine.hooks import TALLY_ROWS
from bauhuette.engine.warmup import stage_of
from bauhuette.study.balance import BalancePart, Rows, balance_report, count
from bauhuette.study.game_batches import fresh_games
from bauhuette.study.intervals import mean_of
from tests.cli.terminal import run
from tests.fake_ray import FakeRay


def test_soak_finds_nothing_in_sound_games(game: Game, seats: int) -> None:
    result = run("soak", game.meta.key, "--games", "3", "--seats", str(seats))
    assert result.exit_code == 0
    assert f"{seats} seats: 3 games, " in result.output
    assert "0 violations." in result.output


def test_soak_tells_what_broke_and_how_to_see_it_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load("pillars")
    lost_card = 1 + [audit.reason for audit in game.AUDITS].index("every-card-once")

    def broken_games(_games: Any, _out: Any, found: Any, _limit: int) -> None:
        if len(found):
            found[1] = (17, lost_card, 1)
            found[2] = (5, 0, GUARD_DISAGREES)

    monkeypatch.setattr(stage_of(game), "watched_games", broken_games)
    result = run("soak", "pillars", "--games", "4", "--seats", "3", "--seed", "8")
    assert result.exit_code == 1
    assert "--seats 3 --seed 8 --first 1 --games 1, move 17: every card must be in exactly one place" in result.output
    assert "--seats 3 --seed 8 --first 2 --games 1, move 5: offered and legal moves differ" in result.output
    assert "2 violations." in result.output


def test_games_have_luck_of_their_own_and_all_options(game: Game) -> None:
    records = fresh_games(game, max(game.meta.seats), 1, range(64), vary=True)
    assert len(set(records.rng.tolist())) == 64
    for i, option in enumerate(game.meta.options):
        assert set(records.options[:, i].tolist()) == set(option.values)
    again = fresh_games(game, max(game.meta.seats), 1, range(10, 11), vary=True)
    assert again[0].tobytes() == records[10].tobytes()


def test_balance_counts_scores_wins_and_what_the_game_counts(game: Game, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    result = run("balance", game.meta.key, "--games", "4", "--seats", str(seats), "--json", str(file))
    assert result.exit_code == 0
    assert "95 % confidence intervals" in result.output
    (report,) = json.loads(file.read_text(encoding="utf-8"))["seat_counts"]
    wins = [seat["mean"] for seat in report["figures"]["win"]]
    assert len(wins) == seats
    assert math.isclose(sum(wins), 1)


def test_balance_compares_the_values_of_an_option(tmp_path: Path) -> None:
    """Each is told as it is told alone, for the same deals; what can be compared is said to whoever asks for more."""
    compared, alone = tmp_path / "compared.json", tmp_path / "alone.json"
    asked = ("balance", "baumeister", "--games", "4", "--seats", "3")
    result = run(*asked, "--compare", "lend", "--option", "pick=1", "--json", str(compared))
    assert result.exit_code == 0
    assert "Lead of the winner" in result.output
    run(*asked, "--option", "pick=1", "--option", "lend=1", "--json", str(alone))
    reports = json.loads(compared.read_text(encoding="utf-8"))["compared"]
    (wanted,) = json.loads(alone.read_text(encoding="utf-8"))["seat_counts"]
    assert [report.pop("alternative") for report in reports] == ["lend=0", "lend=1"]
    assert reports[1] == wanted
    assert reports[0] != wanted
    result = run(*asked, "--compare", "goal")
    assert result.exit_code != 0
    assert "pick, second_event, lend, hand" in result.output


@pytest.mark.thorough
def test_balance_compares_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game as it is comes first. What is played is asked of each game in turn."""
    game = registry.load("cologne")
    other = dataclasses.replace(game, edition="other")
    monkeypatch.setattr(study, "load", lambda _key, edition=None: other if edition else game)
    found = study.alternatives("cologne", "houses/longer.toml", {})
    assert [one.name for one in found] == [game.edition, "longer.toml"]
    assert [one.game.edition for one in found] == [game.edition, "other"]


def test_balance_compares_a_game_with_its_copy_under_another_ruling(monkeypatch: pytest.MonkeyPatch) -> None:
    """A copy of a game's folder is a game; one for other numbers of people cannot have the same deals."""
    game = registry.load("cologne")
    copy = dataclasses.replace(game, meta=dataclasses.replace(game.meta, key="cologne_at_once"))
    metas = {"cologne": game.meta, "cologne_at_once": copy.meta, "duel": dataclasses.replace(game.meta, seats=(2,))}
    monkeypatch.setattr(study, "load", lambda key, _edition=None: game if key == "cologne" else copy)
    monkeypatch.setattr(study, "game_keys", lambda: tuple(metas))
    monkeypatch.setattr(study, "meta_of", lambda key: metas[key])
    found = study.alternatives("cologne", "cologne_at_once", {})
    assert [(one.name, one.game.meta.key) for one in found] == [(key, key) for key in ("cologne", "cologne_at_once")]
    with pytest.raises(BadCall):
        study.alternatives("cologne", "duel", {})


def test_balance_tells_how_far_the_winner_is_ahead() -> None:
    part = BalancePart(
        {"score": [[3, 9, 5], [7, 7, 1]], "win": [[0, 1, 0], [0.5, 0.5, 0]]}, [4, 6], np.zeros((2, 3, 0), int)
    )
    game = dataclasses.replace(registry.load("pillars"), items={})
    assert balance_report(game, 3, [part])["lead"]["mean"] == 2


def test_balance_asks_the_game_for_its_counters() -> None:
    game = registry.load("pillars")
    counting = dataclasses.replace(game, counters=lambda s: {"score": s.score[: s.seats].tolist()})
    rows: Rows = {"score": [], "win": []}
    records = fresh_games(game, 3, 1, range(2), vary=False)
    tallies = np.zeros((2, TALLY_ROWS, sum(names.size for names in game.items.values())), np.int64)
    stage_of(game).studied_games(records, np.zeros(game.MOVES.size, np.int64), np.zeros(2, np.int64), tallies)
    count(counting, records[0], 3, rows)
    assert rows["score"][0] == rows["score"][1]


def test_means_come_with_their_interval() -> None:
    mean, margin = mean_of([0.0, 1.0] * 50)
    assert mean == 0.5
    assert math.isclose(margin, 1.96 * math.sqrt(25 / 99 / 100), rel_tol=1e-3)


def test_a_cluster_finds_the_same_balance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Though workers are lost and parts come back in another order."""
    monkeypatch.setattr(study, "SHARED_OUT", 2)
    alone, together, ray = tmp_path / "alone.json", tmp_path / "together.json", FakeRay()
    for file, pool in ((alone, None), (together, Cluster("cluster:6379", ray))):
        study.balance("pillars", 9, 3, 1, file, "en", None, skill=False, pool=pool)
    assert alone.read_bytes() == together.read_bytes()
    assert len(ray.calls) > 5


@pytest.mark.thorough
def test_several_processes_find_the_same_balance(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(study, "SHARED_OUT", 3)
    alone, together = tmp_path / "alone.json", tmp_path / "together.json"
    for file, jobs in ((alone, []), (together, ["--jobs", "2"])):
        words = ["balance", "pillars", "--games", "8", "--seats", "3", "--player", "net", "--json", str(file)]
        assert run(*words, *jobs).exit_code == 0
    assert alone.read_bytes() == together.read_bytes()


def test_a_cluster_without_workers_gives_up(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setattr(ray, "get", lambda _: (_ for _ in ()).throw(ray.exceptions.RayError))
    with pytest.raises(WorkersLost):
        list(Cluster("cluster:6379", ray).all_results(max, [(1, 2)]))
