"""Batches, environments, states, tables and bots go on in a process that was spawned, as they would have here."""

from __future__ import annotations

import copy
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
import pytest

import bauhuette as bh
from bauhuette.research.batch import Batch
from tests.limits import PATIENT_S, Rounds
from tests.plugins.selection import few


def goes_on(kind: str, one: Any) -> Any:
    """Make some moves and return what is seen then; module level, because a spawned process imports it by name."""
    if kind == "batch":
        one.play_random(12)
        return one.truth()
    if kind == "vector":
        return one.step(one.action_masks().argmax(axis=1))[0].tobytes()
    if kind == "environment":
        return one.step(int(one.unwrapped.action_masks().argmax()))[0].tobytes()
    if kind == "pettingzoo":
        one.step(int(one.last()[0]["action_mask"].argmax()))
        return one.last()[0]["observation"].tobytes()
    if kind == "openspiel":
        one.apply_action(one.legal_actions()[-1])
        return str(one)
    table, bot = one
    for _ in range(3):
        table.play(table.ask(bot))
    return table.position()


@pytest.mark.parametrize("key", few(["pillars", "contest", "baumeister", "cologne"]))
def test_what_researchers_hold_goes_on_in_a_spawned_process(key: str) -> None:
    gymnasium, pyspiel = pytest.importorskip("gymnasium"), pytest.importorskip("pyspiel")
    from bauhuette.research import gym, openspiel, pettingzoo

    held: dict[str, Any] = {"batch": Batch(key, 4, 3, seed=1)}
    held["vector"] = gym.GymVector(key, 3, seats=3)
    held["environment"] = gymnasium.make(gym.name_of(key), seats=3)
    held["pettingzoo"] = pettingzoo.env(key, seats=3)
    for name in ("vector", "environment", "pettingzoo"):
        held[name].reset(seed=1)
    held["openspiel"] = pyspiel.load_game(f"{openspiel.PREFIX}{key}(players=3)").new_initial_state()
    rounds = Rounds("cards are dealt")
    while held["openspiel"].is_chance_node() and rounds():
        held["openspiel"].apply_action(17)
    game = bh.game(key)
    for name in ("random", "greedy", "net", "foreman", "foreman@0.1"):
        held[f"table with {name}"] = (game.table(seats=3, seed=1), bh.bot(name, game))
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = {kind: pool.submit(goes_on, kind, one) for kind, one in held.items()}
        found = {kind: answer.result(PATIENT_S) for kind, answer in there.items()}
    for kind, one in held.items():
        before = copy.deepcopy(one)
        assert found[kind] == goes_on(kind, one), kind
        assert found[kind] == goes_on(kind, before), kind


@pytest.mark.thorough
def test_gymnasium_steps_our_environments_in_processes_of_its_own() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    from bauhuette.research.gym import name_of

    def first(vector: Any) -> Any:
        seen, infos = vector.reset(seed=3)
        return [seen, vector.step(infos["action_mask"].argmax(axis=1))[0]]

    name, table = name_of("pillars"), {"seats": 3, "opponents": "greedy"}
    kinds = {"async": {"context": "spawn", "shared_memory": False}, "sync": {}}
    seen = []
    for mode, settings in kinds.items():
        vector = gymnasium.make_vec(name, 1, vectorization_mode=mode, vector_kwargs=settings, **table)
        seen.append(np.array(first(vector)))
        vector.close()
    assert np.array_equal(seen[0], seen[1])
