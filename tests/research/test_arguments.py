"""Batches and environments refuse wrong seats, moves and numbers, and never read beyond their games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.errors import BauhuetteError
from bauhuette.engine.validation import NoSuchSeat
from bauhuette.research.batch import BadMove, Batch
from bauhuette.research.single import Single

JUNK: list[Any] = [
    True, -1, 4, 99, 10**30, 1.5, float("nan"), "x", "\ud800", b"", [], [1], [0, 0, 10**6], [[0], [0, 1]], {}, object(),
    np.float64(1), np.zeros(3), np.array(["a", "b", "c"]), np.full(3, 2**62), np.full((3, 1), 0), np.full(3, -1),
]  # fmt: skip


def refused(call: Callable[[], Any]) -> None:
    with pytest.raises(BauhuetteError) as trouble:
        call()
    assert trouble.value.text("de") != trouble.value.text("en")


def test_a_batch_refuses_wrong_numbers() -> None:
    for junk in JUNK:
        if type(junk) is not int or junk < 1 or junk > 1000:
            refused(lambda junk=junk: Batch("pillars", n=junk))  # type: ignore[misc]
            refused(lambda junk=junk: Batch("pillars", n=1, cores=junk))  # type: ignore[misc]
        if type(junk) is not int or junk > 2**63:
            refused(lambda junk=junk: Batch("pillars", n=1, seed=junk))  # type: ignore[misc]
        if type(junk) is not int or junk != 4:
            refused(lambda junk=junk: Batch("pillars", n=1, seats=junk))  # type: ignore[misc]


def test_a_batch_refuses_wrong_seats_and_moves() -> None:
    batch = Batch("pillars", n=3, seats=3, seed=1)
    for junk in JUNK:
        with pytest.raises(NoSuchSeat):
            batch.observe(seat=junk)
        with pytest.raises(BauhuetteError):
            batch.step(junk)
        with pytest.raises(BauhuetteError):
            batch.step(junk, check=False)
        if type(junk) is not int or junk < 0 or junk > 2**40:
            refused(lambda junk=junk: batch.play_random(junk))  # type: ignore[misc]
        refused(lambda junk=junk: batch.legal_mask(out=junk))  # type: ignore[misc]
    with pytest.raises(BadMove, match="whole numbers, not float64"):
        batch.step(batch.random_moves().astype(np.float64))
    assert batch.observe(seat=np.array([0, 1, 2])).shape == batch.observe(seat=2).shape


def test_single_games_refuse_wrong_arguments() -> None:
    from bauhuette.engine.registry import load

    single = Single(load("pillars"), 3)
    single.deal(1)
    before = single.state.tobytes()
    for junk in [*JUNK, None, 3]:
        for ask in (single.hidden, single.knowledge, lambda seat: single.determinized(seat, 1)):
            with pytest.raises(NoSuchSeat):
                ask(junk)
        if junk not in single.legal() if type(junk) is int else True:
            with pytest.raises(BauhuetteError):
                single.play(junk)
    assert single.state.tobytes() == before


def test_environments_refuse_wrong_arguments() -> None:
    pytest.importorskip("pettingzoo")
    from bauhuette.research.gym import GymEnv, GymVector
    from bauhuette.research.pettingzoo import env as zoo

    env = zoo("pillars", seats=3)
    env.reset(seed=1)
    with pytest.raises(NoSuchSeat):
        env.observe("seat_3")
    envs = GymVector("pillars", num_envs=3, seats=3)
    envs.reset(seed=1)
    one = GymEnv("pillars", seats=3, illegal="raise")
    one.reset(seed=1)
    for junk in [*JUNK, None]:
        refused(lambda junk=junk: envs.step(junk))  # type: ignore[misc]
        if type(junk) is not int or not one.action_space.contains(junk) or not one.action_space.offered[junk]:
            refused(lambda junk=junk: one.step(junk))  # type: ignore[misc]
        if type(junk) is not int or not 0 <= junk < 3:
            refused(lambda junk=junk: GymEnv("pillars", seats=3, seat=junk) if junk is not None else GymVector("x", 1))  # type: ignore[misc]


def test_openspiel_refuses_wrong_players() -> None:
    pytest.importorskip("pyspiel")
    from bauhuette.research.openspiel import LUCK_BYTES, pyspiel

    state = pyspiel.load_game("bauhuette_pillars(players=3)").new_initial_state()
    for _ in range(LUCK_BYTES):
        state.apply_action(7)
    for player in (-1, 3, 99):
        for ask in (state.hidden, state.known, state.features):
            with pytest.raises((NoSuchSeat, pyspiel.SpielError)):
                ask(player)
