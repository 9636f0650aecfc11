"""The environments pass the conformance tests of those who defined them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest

from bauhuette.engine.game import Game
from bauhuette.research.batch import BadMove


@pytest.fixture
def petting_zoo() -> Any:
    pytest.importorskip("pettingzoo")
    from bauhuette.research import pettingzoo

    return pettingzoo


def test_pettingzoo_api(game: Game, seats: int, petting_zoo: Any) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        # It prefers plain arrays to dictionaries with masks, which are PettingZoo's own way for classic games.
        warnings.filterwarnings("ignore", category=UserWarning, module=r"pettingzoo\.test\.api_test")
        api_test(petting_zoo.env(game, seats), num_cycles=200)
        seed_test(lambda: petting_zoo.env(game, seats), num_cycles=60)


def test_pettingzoo_games_end_with_rewards(petting_zoo: Any) -> None:
    env = petting_zoo.env("pillars", seats=3)
    env.reset(seed=1)
    luck = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    assert max(total.values()) > 0
    assert sum(total.values()) == pytest.approx(0, abs=1e-6)


def test_pettingzoo_refuses_moves_and_cuts_games_off(petting_zoo: Any) -> None:
    env = petting_zoo.env("pillars", max_cycles=5)
    env.reset(seed=1)
    with pytest.raises(BadMove):
        env.step(env.unwrapped.game.MOVES.first("done"))
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())


@pytest.fixture
def spiel() -> Any:
    pyspiel = pytest.importorskip("pyspiel")
    import bauhuette.research.openspiel  # noqa: F401  (registers the games)

    return pyspiel


def test_openspiel_random_sim(game: Game, seats: int, spiel: Any) -> None:
    """OpenSpiel's own test: histories replay, observations and strings are consistent, utilities add up."""
    loaded = spiel.load_game(f"bauhuette_{game.meta.key}(players={seats})")
    assert loaded.num_players() == seats
    spiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)


def dealt(spiel: Any, name: str) -> Any:
    state = spiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(17)
    return state


def test_openspiel_resamples_what_the_player_cannot_know(game: Game, spiel: Any) -> None:
    state = dealt(spiel, f"bauhuette_{game.meta.key}")
    luck = np.random.default_rng(3)
    different = False
    for _ in range(20):
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        different |= str(other) != str(state)
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert different


def test_openspiel_ismcts_plays(spiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(spiel, "bauhuette_pillars(players=3)")
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.4, max_simulations=8, random_state=luck)
    for _ in range(2):
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)


def test_gymnasium_vector(game: Game) -> None:
    pytest.importorskip("gymnasium")
    from bauhuette.research.gym import GymVector

    luck = np.random.default_rng(1)
    envs = GymVector(game, num_envs=5)
    seen, infos = envs.reset(seed=1)
    again, _ = GymVector(game, num_envs=5).reset(seed=1)
    assert np.array_equal(seen, again)
    ended = False
    for turn in range(2000):
        mask = infos["action_mask"]
        moves = [int(luck.choice(np.flatnonzero(row))) if row.any() else 0 for row in mask]
        seen, rewards, over, cut_off, infos = envs.step(moves)
        assert envs.observation_space.contains(seen)
        assert not cut_off.any()
        assert not rewards[~over].any()
        assert (infos["action_mask"].any(axis=1) == ~over).all()
        assert (np.abs(rewards) <= 1).all()
        ended |= bool(over.any())
        if ended and turn > 20:
            break
    assert ended
    if infos["_action_mask"][0]:
        wrong = np.flatnonzero(~infos["action_mask"][0])[0]
        moves = [int(np.flatnonzero(row)[0]) if row.any() else 0 for row in infos["action_mask"]]
        with pytest.raises(BadMove):
            envs.step([wrong, *moves[1:]])
