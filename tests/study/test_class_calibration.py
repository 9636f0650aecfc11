"""Levels asked at the same decisions: their losses, their order, and the bounds between them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bauhuette.analysis import play_classes
from bauhuette.analysis.play_classes import PlayClasses, classes_from, classes_of
from bauhuette.bots.levels import LEVELS
from bauhuette.engine.catalogue import game_folder
from bauhuette.engine.game import Game
from bauhuette.engine.jit import COMPILED
from bauhuette.study.class_calibration import (
    CalibrationEffort,
    CalibrationRun,
    Losses,
    asked_in,
    calibration,
    mean_losses,
    steps_between,
)
from bauhuette.study.messages import study_words
from tests.cli.terminal import run

RUN = CalibrationRun("pillars", 3, 2, 1, CalibrationEffort(playouts=64, determinizations=24, every=40))


def lost(*losses: tuple[float, ...]) -> list[Losses]:
    """Return one decision's loss of apprentice, journeyman, foreman and master."""
    return [dict(zip(LEVELS, one, strict=True)) for one in losses]


IN_ORDER = lost((0.4, 0.1, 0.0, 0.0), (0.0, 0.1, 0.1, 0.02))


def test_errors_order_and_bounds() -> None:
    levels = mean_losses(IN_ORDER)
    assert [one.level for one in levels] == ["master", "foreman", "journeyman", "apprentice"]
    assert [one.error for one in levels] == pytest.approx([0.01, 0.05, 0.1, 0.2])
    assert [mean for mean, _ in steps_between(IN_ORDER)] == pytest.approx([0.04, 0.05, 0.1])
    told = classes_from(calibration(RUN, IN_ORDER))
    assert told.standing == "told"
    assert told.bounds == pytest.approx([0.03, 0.075, 0.15])
    for one in levels:
        assert told.of(one.error) == one.level
    assert told.of(-0.1) == "master"


def test_masters_without_a_loss_have_a_class() -> None:
    told = classes_from(calibration(RUN, lost((0.4, 0.1, 0.05, -0.01))))
    assert told.bounds == pytest.approx([0.02, 0.075, 0.25])
    assert told.of(-0.01) == "master"


@pytest.mark.parametrize(
    "found",
    [
        lost((0.4, 0.1, 0.2, 0.01)),  # foremen worse than journeymen
        lost((0.4, 0.1, 0.1, 0.01)),  # no better
        [],
    ],
)
def test_levels_out_of_order_give_no_classes(found: list[Losses]) -> None:
    told = classes_from(calibration(RUN, found))
    assert told == PlayClasses("unordered", ())
    assert told.of(0.01) == ""


def test_a_games_classes_come_from_the_file_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_classes, "game_folder", lambda key: tmp_path / key)
    for key, found in (("ordered", IN_ORDER), ("unordered", IN_ORDER[:1])):
        (tmp_path / key).mkdir()
        (tmp_path / key / play_classes.FILE).write_text(json.dumps(calibration(RUN, found)), encoding="utf-8")
    found_by = classes_of.__wrapped__
    assert [found_by(key).standing for key in ("ordered", "unordered", "absent")] == ["told", "unordered", "unmeasured"]


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("standing", ["told", "unmeasured", "unordered"])
def test_every_standing_has_its_message(lang: str, standing: str) -> None:
    assert study_words(lang).has(f"analysis-classes-{standing}")


def test_shipped_calibrations_fit_their_game_and_the_current_levels(game: Game) -> None:
    found = json.loads((game_folder(game.meta.key) / play_classes.FILE).read_text(encoding="utf-8"))
    assert found["game"] == game.meta.key
    assert [one["level"] for one in found["levels"]] == list(reversed(LEVELS))
    assert found["seats"] in game.meta.seats


@pytest.mark.skipif(not COMPILED, reason="takes long without compiled rules")
def test_all_levels_are_asked_at_the_same_decisions() -> None:
    found = asked_in(RUN, 0)
    assert found
    assert all(set(one) == set(LEVELS) for one in found)
    assert all(abs(loss) <= 1.0 for one in found for loss in one.values())
    assert found == asked_in(RUN, 0)  # the same seed, the same figures


@pytest.mark.thorough
@pytest.mark.skipif(not COMPILED, reason="takes long without compiled rules")
def test_several_processes_write_the_same_file(tmp_path: Path) -> None:
    effort = ["--playouts", "64", "--worlds", "64", "--every", "40"]
    call = ["classes", "pillars", "--seats", "3", "--games", "2", "--seed", "1", *effort]
    alone, together = tmp_path / "alone.json", tmp_path / "together.json"
    for jobs, file in (("1", alone), ("2", together)):
        result = run(*call, "--jobs", jobs, "--json", str(file))
        assert result.exit_code == 0
        assert "games/pillars/classes.json" in result.output
    assert alone.read_bytes() == together.read_bytes()
    assert json.loads(alone.read_text(encoding="utf-8")) == calibration(RUN, asked_in(RUN, 0) + asked_in(RUN, 1))
