"""The training kit runs: each example for seconds; those whose packages are missing are skipped with a reason."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bauhuette as bh

EXAMPLES = Path(__file__).parents[2] / "examples"
NEEDS = {
    "supervised": ("pyarrow",),
    "evaluate": (),
    "linear_q": ("gymnasium",),
    "openspiel_ismcts": ("pyspiel",),
    "openspiel_nfsp": ("pyspiel", "torch", "tree"),
    "ppo": ("torch",),
    "rlcard_dmc": ("pettingzoo", "torch", "rlcard"),
    "sb3_maskable": ("sb3_contrib",),
    "vector_ppo": ("gymnasium", "torch"),
    "gpu_torch": ("torch",),
    "gpu_jax": ("jax",),
}
NEED_A_CARD = ("gpu_torch", "gpu_jax")


def example(name: str) -> ModuleType:
    for package in NEEDS[name]:
        pytest.importorskip(package, reason=f"pip install, as the head of examples/{name}.py says")
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sits_at_a_table(name: str, kind: str, seats: int = 3) -> None:
    """Check that the agent plays a game by its file, without a fault."""
    agent = f"{EXAMPLES / name}.py:{kind}"
    line = next(one for one in bh.arena("pillars", [agent, "random"], 1, seats) if one.name == agent)
    assert (line.games, line.faults) == (1, 0)


def test_supervised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It learns more than chance, and plays."""
    monkeypatch.chdir(tmp_path)
    right = example("supervised").main(["pillars", "--games", "24", "--epochs", "3", "--hidden", "32"])
    assert right > 0.5
    sits_at_a_table("supervised", "Imitator")


@pytest.mark.thorough
def test_the_notebook_runs_from_top_to_bottom(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its agent learns: after training it plays better than at random."""
    pytest.importorskip("gymnasium")
    monkeypatch.chdir(EXAMPLES)
    cells = json.loads((EXAMPLES / "first_agent.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec(compile("".join(cell["source"]), cell["id"], "exec"), names)
    (trained, _), (at_random, margin) = names["measured"]["linear"], names["measured"]["random"]
    assert trained > at_random + margin


def test_evaluate(capsys: pytest.CaptureFixture[str]) -> None:
    lines = example("evaluate").main(["greedy", "pillars", "--games", "6", "--against", "random,greedy"])
    assert [line.games for line in lines] == [6, 6]
    told = capsys.readouterr().out
    assert "against random: wins" in told
    assert "against greedy: wins 33.3%" in told


def test_openspiel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISMCTS_SIMULATIONS", "2")
    line = example("openspiel_ismcts").main(["--games", "1", "--simulations", "2"])
    assert (line.games, line.faults) == (1, 0)


def test_ppo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    small = ["--games", "16", "--steps", "8", "--width", "16", "--minutes", "0.05", "--measured", "6"]
    assert -1 <= example("ppo").main(small) <= 1
    sits_at_a_table("ppo", "Learned")


def test_ppo_gives_each_seat_its_own_advantages() -> None:
    """One game of two seats by hand: seat 0 decides twice, seat 1 once, then seat 0 has won."""
    gains = example("ppo").gains
    seats, overs = np.array([[0], [1], [0]]), np.array([[False], [False], [True]])
    rewards = np.array([[[0.0, 0.0]], [[0.0, 0.0]], [[1.0, -1.0]]])
    worth, ahead = np.array([[0.25], [0.5], [0.75]]), np.array([[9.0, 9.0]])
    found = gains(seats, overs, rewards, worth, ahead, keep=0.5)
    assert found.ravel().tolist() == [0.75 - 0.25 + 0.5 * 0.25, -1.0 - 0.5, 1.0 - 0.75]


def test_sb3(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert -1 <= example("sb3_maskable").main(["--decisions", "64", "--portion", "8", "--measured", "2"]) <= 1
    sits_at_a_table("sb3_maskable", "Learned")


@pytest.mark.parametrize("name", ["linear_q", "vector_ppo", "openspiel_nfsp", "rlcard_dmc"])
def test_agents_of_the_benchmark(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each learns some decisions, reports them, and sits at a table from its file as it did in training."""
    monkeypatch.chdir(tmp_path)
    script, told = example(name), []
    small = ["--decisions", "640", *(["--batch", "2"] if name == "rlcard_dmc" else [])]
    learned = script.main([*small, "--seats", "3"], lambda decisions, agent: told.append((decisions, agent)))
    assert told[-1][0] >= 640
    sits_at_a_table(name, "Learned")
    game = bh.game("pillars").rules
    stored = script.Learned(game)
    table = bh.game("pillars").table(seats=3, seed=5)
    assert table.to_move is not None
    hidden, moves = table.hidden_for_bot(table.to_move, 7), table.offered()
    assert stored.choose(hidden, moves) == learned.choose(hidden, moves)


def test_linear_q_learns_what_pays(tmp_path: Path) -> None:
    """After some thousand decisions the weights of moves differ; untrained they are equal."""
    learned = example("linear_q").main(["--decisions", "3200", "--out", str(tmp_path / "weights.npz")])
    assert np.count_nonzero(learned.weights.any(axis=0)) > 10


def test_all_examples_are_known_and_explained() -> None:
    there = {path.stem for path in EXAMPLES.glob("*.py")}
    assert there == set(NEEDS)
    guide = (EXAMPLES / "README.md").read_text(encoding="utf-8")
    assert all(f"{name}.py" in guide for name in there)


@pytest.mark.parametrize("name", NEED_A_CARD)
def test_gpu_examples_run(name: str) -> None:
    pytest.importorskip(NEEDS[name][0])
    from bauhuette.research.gpu import require_cuda
    from bauhuette.research.optional_imports import Missing

    try:
        require_cuda()
    except Missing as missing:
        pytest.skip(str(missing))
    assert example(name).main(["--games", "256", "--steps", "4"]) > 0
