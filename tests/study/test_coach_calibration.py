"""The coach is calibrated on some games and checked on others, by pairs played among bots."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from bauhuette.bots.judgement import FILE, METHOD, Judgement
from bauhuette.engine.catalogue import game_folder, game_keys
from bauhuette.engine.jit import COMPILED
from bauhuette.engine.registry import load
from bauhuette.study.coach_calibration import (
    ENOUGH,
    CoachProof,
    Trial,
    Trials,
    fitted,
    is_named,
    play,
    proof_of,
    read_trials,
)

ROWS = Path(__file__).parents[2] / "docs" / "calibration" / "2026-11.jsonl.gz"
SLOPE, NOISE, PAIRS = 0.5, 0.5, 40


def made_up(count: int, slope: float = SLOPE, seed: int = 1) -> list[Trial]:
    """Mistakes whose true cost is the slope times the measured one, but for the noise of the pairs."""
    random, found = np.random.default_rng(seed), []
    for number in range(count):
        behind = float(random.uniform(0.05, 0.4))
        pairs = random.normal(slope * behind, NOISE, PAIRS)
        sums = float(pairs.sum()), float((pairs**2).sum())
        found.append(Trial("pillars", 4, "journeyman", seed, number, 0, behind, 0.0, METHOD, PAIRS, *sums))
    return found


def test_a_slope_is_found_again_and_holds_on_other_games() -> None:
    judgement = fitted(made_up(400))
    assert judgement.slope == pytest.approx(SLOPE, abs=0.03)
    assert not judgement.proven
    proof = proof_of(made_up(400, seed=2), {"pillars": judgement})
    assert proof.holds
    assert proof.true == pytest.approx(proof.stated, abs=2 * proof.true_margin)
    assert proof.correlation == pytest.approx(1, abs=0.2)


@pytest.mark.parametrize("slope", [0.2, -0.5])
def test_a_coach_that_states_too_much_or_the_wrong_move_is_found_out(slope: float) -> None:
    assert not proof_of(made_up(400, slope), {"pillars": Judgement(slope=SLOPE)}).holds


def test_a_mistake_is_named_where_its_stated_cost_exceeds_its_error() -> None:
    judgement = Judgement(slope=SLOPE, residual=0.05)
    costs = [one._replace(behind=behind) for one in made_up(1) for behind in (0.09, 0.11)]
    assert [is_named(one, judgement) for one in costs] == [False, True]


def test_few_mistakes_prove_nothing() -> None:
    proof = CoachProof(ENOUGH, 0.1, 0.1, 0.01, 0.9, 0.0, 0.5)
    assert proof.holds
    assert not proof._replace(decisions=ENOUGH - 1).holds
    assert not proof._replace(correlation=None).holds
    assert not proof._replace(clearly_wrong=0.04).holds


def test_the_stored_proofs_follow_from_the_published_rows() -> None:
    found = read_trials([ROWS])
    files = {key: json.loads((game_folder(key) / FILE).read_text(encoding="utf-8")) for key in game_keys()}
    judgements = {key: Judgement(told["slope"], told["spread"], told["residual"]) for key, told in files.items()}
    for (key, seats, players), trials in found.items():
        told, proof = files[key]["proof"][str(seats)][players], proof_of(trials, judgements)
        assert (told["decisions"], told["holds"]) == (proof.decisions, proof.holds)
        assert (told["stated"], told["true"]) == pytest.approx((proof.stated, proof.true), abs=1e-3)
    assert len(found) == sum(len(by) for told in files.values() for by in told["proof"].values())


def test_rows_of_another_method_are_not_read(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    rows = [one._replace(method=METHOD - i)._asdict() for i, one in enumerate(made_up(2))]
    file.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    assert {key: len(found) for key, found in read_trials([file]).items()} == {("pillars", 4, "journeyman"): 1}


@pytest.mark.thorough
@pytest.mark.skipif(not COMPILED, reason="many games")
def test_a_small_calibration_runs_and_is_repeatable(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.jsonl", "two.jsonl")]
    for file in files:
        play(
            Trials(load("pillars"), 3, ["journeyman", "foreman"], 3, pairs=4, every=9, determinizations=48),
            file,
            range(2),
        )
    rows = [file.read_text(encoding="utf-8") for file in files]
    assert rows[0] == rows[1]
    trials = read_trials(files[:1])["pillars", 3, "journeyman"]
    assert all((one.pairs == 4) == (one.behind >= 0.05) for one in trials)
    assert all(abs(one.total) <= one.pairs for one in trials)
    assert 0 < fitted(trials).slope <= 1
