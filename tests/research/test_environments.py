"""The environments pass the conformance tests of their libraries, run as their authors do."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bauhuette.bots.registry import UnknownBot
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.validation import BadArgument
from bauhuette.match.play_state import BadTable
from bauhuette.research.batch import BadMove, Batch
from tests.limits import Rounds
from tests.plugins.selection import few


@pytest.fixture
def petting_zoo() -> Any:
    pytest.importorskip("pettingzoo")
    from bauhuette.research import pettingzoo

    return pettingzoo


def test_pettingzoo_api(game: Game, seats: int, petting_zoo: Any, thorough: bool) -> None:
    from pettingzoo.test import api_test, seed_test

    with warnings.catch_warnings():
        # It warns of dictionaries with masks, which are PettingZoo's own form for classic games.
        warnings.filterwarnings("ignore", category=UserWarning, module=r"pettingzoo\.test\.api_test")
        api_test(petting_zoo.env(game, seats), num_cycles=1000 if thorough else 100)
        seed_test(lambda: petting_zoo.env(game, seats))


def test_pettingzoo_games_end_with_rewards(petting_zoo: Any) -> None:
    env = petting_zoo.env("pillars", seats=3)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        total[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    assert max(total.values()) > 0
    assert sum(total.values()) == pytest.approx(0, abs=1e-12)


def test_pettingzoo_refuses_moves_and_truncates_games(petting_zoo: Any) -> None:
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


@pytest.mark.parametrize("serialize", few([True, False]))
def test_openspiel_random_sim(game: Game, seats: int, spiel: Any, serialize: bool, thorough: bool) -> None:
    """OpenSpiel's own test: histories replay, observations and strings are consistent, utilities add up."""
    loaded = spiel.load_game(f"bauhuette_{game.meta.key}(players={seats})")
    assert loaded.num_players() == seats
    spiel.random_sim_test(loaded, num_sims=3 if thorough else 1, serialize=serialize, verbose=False)


def dealt(spiel: Any, name: str) -> Any:
    state = spiel.load_game(name).new_initial_state()
    rounds = Rounds("dealt")
    while state.is_chance_node() and rounds():
        state.apply_action(17)
    return state


def test_openspiel_resamples_hidden_information(game: Game, spiel: Any) -> None:
    state = dealt(spiel, f"bauhuette_{game.meta.key}")
    rng = np.random.default_rng(3)
    different = False
    for _ in range(20):
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.legal_actions() == state.legal_actions()
        different |= str(other) != str(state)
        state.apply_action(int(rng.choice(state.legal_actions())))
        decide_chance(state)
    assert different


def decide_chance(state: Any) -> None:
    rounds = Rounds("decide chance")
    while state.is_chance_node() and rounds():
        state.apply_action(17)


def test_openspiel_dice_are_chance_nodes(spiel: Any) -> None:
    """A roll of cologne is a chance node; other streams give other outcomes, the same one the same."""
    state = dealt(spiel, "bauhuette_cologne(players=2)")
    rounds = Rounds("a roll")
    while "roll" not in (names := {state.action_to_string(m): m for m in state.legal_actions()}) and rounds():
        state.apply_action(state.legal_actions()[0])
        decide_chance(state)
    state.apply_action(names["roll"])
    assert state.is_chance_node()
    assert "luck decides" in str(state)
    assert sum(chance for _, chance in state.chance_outcomes()) == 1
    seen = {state.child(stream).observation_string(0) for stream in range(12)}
    assert 1 < len(seen) < 12
    assert str(state.child(3)) == str(state.child(3))


def test_openspiel_options_are_parameters(spiel: Any) -> None:
    state = dealt(spiel, "bauhuette_baumeister(players=3,lend=1)")
    told = dict(zip(state.get_game().features.names, state.features(0), strict=True))
    assert (told["options.lend"], told["options.pick"]) == (1, 0)
    assert "lend=1" in str(state.get_game())
    with pytest.raises(Exception, match="lend"):
        spiel.load_game("bauhuette_baumeister(lend=7)")


def test_openspiel_strings_say_what_a_player_knows(game: Game, spiel: Any) -> None:
    """The numbers of the tensor stand in the text, and a state that looks alike has the same text."""
    state = dealt(spiel, f"bauhuette_{game.meta.key}")
    for _ in range(12):
        player, features = state.current_player(), state.get_game().features
        lines = dict(line.split(": ", 1) for line in state.observation_string(player).splitlines())
        values = state.features(player) / features.scale
        assert lines["seats"] == str(state.num_players())
        assert lines["phase"] == game.PHASES[int(state._single.state.phase)]
        told = sum(len(told.split(", ")) for field, told in lines.items() if field != "knowledge")
        assert told == np.count_nonzero(values)
        recalled = state.information_state_string(player)
        assert recalled.rpartition("\n")[0] == state.observation_string(player).rpartition("\n")[0]
        assert recalled.splitlines()[-1].startswith("history: ")
        state.apply_action(state.legal_actions()[0])
        decide_chance(state)


def test_openspiel_information_states(game: Game, spiel: Any) -> None:
    """The tensor holds now and the last decisions, the string everything; the drawing is the table's."""
    state = dealt(spiel, f"bauhuette_{game.meta.key}(recall=3)")
    assert game.meta.title["en"] in str(state)
    assert len(state.drawing().splitlines()) > 5
    width = len(state.get_game().features)
    player = state.current_player()
    past: list[Any] = []
    rounds = Rounds("information states")
    while len(past) < 3 and rounds():
        if state.current_player() == player:
            past.append(np.array(state.observation_tensor(player), np.float32))
            tensor = np.array(state.information_state_tensor(player), np.float32).reshape(3, width)
            for row, then in zip(tensor, reversed(past), strict=False):
                assert np.array_equal(row, then)
            assert not tensor[len(past) :].any()
        state.apply_action(state.legal_actions()[0])
        decide_chance(state)


def test_openspiel_gives_python_and_cpp_the_same_answers(game: Game, seats: int, spiel: Any) -> None:
    """For every player, at chance nodes and at the end, too."""
    base, rng = spiel.State, np.random.default_rng(5)
    state = spiel.load_game(f"bauhuette_{game.meta.key}(players={seats},recall=3)").new_initial_state()
    rounds, asked = Rounds("answers python"), 0
    while not state.is_terminal() and rounds():
        assert state.is_chance_node() == base.is_chance_node(state)
        assert state.legal_actions() == base.legal_actions(state)
        assert state.legal_actions_mask() == base.legal_actions_mask(state)
        for player in range(seats) if asked % 10 == 0 else ():
            assert state.legal_actions(player) == base.legal_actions(state, player)
            mask = state.legal_actions_mask(player)  # at chance nodes OpenSpiel itself writes beyond the end of a mask
            assert mask == ([0] * len(mask) if state.is_chance_node() else base.legal_actions_mask(state, player))
            assert len(mask) == game.MOVES.size
            assert state.observation_tensor(player) == base.observation_tensor(state, player)
        for player in range(seats) if asked % 10 < 4 else ():
            tensor = state.information_state_tensor(player)
            assert tensor == base.information_state_tensor(state, player)
            tensor[:] = []  # a copy: changing it must not change the kept one
        asked += 1
        state.apply_action(int(rng.choice(state.legal_actions())))
    assert state.legal_actions() == base.legal_actions(state) == []
    assert state.information_state_tensor(0) == base.information_state_tensor(state, 0)
    for ask in (state.observation_tensor, state.information_state_tensor):
        with pytest.raises(spiel.SpielError):
            ask(seats)


def test_openspiel_ismcts_plays(spiel: Any) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state = dealt(spiel, "bauhuette_pillars(players=3)")
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.4, max_simulations=8, random_state=rng)
    for _ in range(2):
        move = bot.step(state)
        assert move in state.legal_actions()
        state.apply_action(move)
        decide_chance(state)


@pytest.fixture
def gym() -> Any:
    pytest.importorskip("gymnasium")
    from bauhuette.research import gym

    return gym


def test_gymnasium_check_env(game: Game, seats: int, gym: Any) -> None:
    import gymnasium
    from gymnasium.utils.env_checker import check_env

    for i, form in enumerate(("scaled", "raw", "dict")):
        mode = (None, "ansi", "rgb_array")[i]
        env = gymnasium.make(gym.name_of(game.meta.key), seats=seats, observation=form, render_mode=mode)
        env.reset(seed=i)  # the check steps with a move of another deal
        check_env(env.unwrapped)


def test_gymnasium_plays_whole_games_against_bots(game: Game, seats: int, gym: Any) -> None:
    """The learner sits on every seat in turn, and only its own decisions are asked for."""
    env = gym.GymEnv(game, seats, opponents=["random", *["greedy"] * (seats - 2)])
    places = set()
    for seed in range(3):
        env.reset(seed=seed)
        env.action_space.seed(seed)
        over, reward = False, 0.0
        places.add(env.seat)
        rounds = Rounds("gymnasium plays whole games against bots")
        while not over and rounds():
            assert env._single.to_move == env.seat
            assert reward == 0
            seen, reward, over, cut_off, info = env.step(env.action_space.sample())
            assert not cut_off
            assert env.observation_space.contains(seen)
        assert not info["action_mask"].any()
        assert -1 <= reward <= 1
    assert len(places) > 1


def test_gymnasium_refuses_wrong_moves_and_opponents(gym: Any) -> None:
    env = gym.GymEnv("pillars", 3, seat=1, illegal="raise")
    _, info = env.reset(seed=1)
    assert (env.seat, info["seat"]) == (1, 1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    with pytest.raises(BadMove):
        env.step(wrong)
    for illegal, over in (("replace", False), ("lose", True)):
        env = gym.GymEnv("pillars", 3, seat=1, illegal=illegal)
        env.reset(seed=1)
        _, reward, terminated, _, info = env.step(wrong)
        assert (reward, terminated, "replaced" in info) == (-1.0 if over else 0.0, over, not over)
    for junk in ({"observation": "flat"}, {"illegal": "ignore"}, {"render_mode": "human"}, {"opponents": [1, 2]}):
        with pytest.raises(BadArgument):
            gym.GymEnv("pillars", 3, **junk)
    with pytest.raises(UnknownBot):
        gym.GymEnv("pillars", 3, opponents="gredy")
    with pytest.raises(BadTable, match="One opponent is named; a table with 3 seats needs 2"):
        gym.GymEnv("pillars", 3, opponents=["greedy"])


class FirstMove:
    """An opponent as another package would write it."""

    name = "first"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, hidden: Any, moves: Any, budget: Any = None) -> int:  # noqa: ARG002
        assert int(hidden.rng) > 0
        return int(moves[0])


@pytest.mark.parametrize(
    "opponents",
    ["net", FirstMove, f"{__file__}:FirstMove", ["greedy", FirstMove(load("pillars"))]],
    ids=["net", "class", "class in a file", "name and object"],
)
def test_gymnasium_accepts_any_opponent_in_one_game_or_many(gym: Any, opponents: Any) -> None:
    import gymnasium

    env: Any = gymnasium.make(gym.name_of("pillars"), seats=3, opponents=opponents)
    env.reset(seed=1)
    over, rounds = False, Rounds("gymnasium takes any opponent")
    while not over and rounds():
        over = env.step(int(np.flatnonzero(env.unwrapped.action_masks())[0]))[2]
    envs: Any = gymnasium.make_vec(gym.name_of("pillars"), num_envs=2, seats=3, opponents=opponents)
    envs.reset(seed=1)
    ended = np.zeros(2, np.bool_)
    while not ended.any() and rounds():
        mask = envs.action_masks()
        _, rewards, ended, _, infos = envs.step(mask.argmax(axis=1))
        assert (infos["_action_mask"] == ~ended).all()
        assert not rewards[~ended].any()
    envs.step(np.zeros(2, np.int64) + envs.action_masks().argmax(axis=1))
    assert envs.action_masks().any(axis=1).all()


@pytest.mark.parametrize("key", ["baumeister", "cologne"])  # their policies draw no random numbers
def test_vectors_give_compiled_and_asked_opponents_the_same_games(key: str, gym: Any) -> None:
    """`greedy` by name runs in compiled code, as a class it is asked move by move."""
    from bauhuette.bots.simple import GreedyBot

    one, two = gym.GymVector(key, 3), gym.GymVector(key, 3, opponents=GreedyBot)
    seen, again = one.reset(seed=4), two.reset(seed=4)
    for _ in range(12):
        assert np.array_equal(seen[0], again[0])
        moves = one.action_masks().argmax(axis=1)
        seen, again = one.step(moves), two.step(moves)


def test_all_forms_of_an_observation_hold_the_same(game: Game, gym: Any) -> None:
    from bauhuette.research.observation import bounds_of, groups_of

    envs = {form: gym.GymEnv(game, observation=form, render_mode="ansi") for form in ("scaled", "raw", "dict")}
    seen = {form: env.reset(seed=2)[0] for form, env in envs.items()}
    features = envs["raw"].features
    for _ in range(10):
        assert np.array_equal(seen["raw"] * features.scale, seen["scaled"])
        joined = np.concatenate([seen["dict"][group.name].ravel() for group in groups_of(game)])
        assert np.array_equal(joined, seen["scaled"])
        assert all(env.observation_space.contains(seen[form]) for form, env in envs.items())
        seen = {form: env.step(int(env.action_masks().argmax()))[0] for form, env in envs.items()}
    low, high = bounds_of(game)
    assert (low <= 0).all()
    assert (high >= 1).all()


def test_environments_draw_what_the_terminal_draws(game: Game, gym: Any, petting_zoo: Any) -> None:
    """As text and picture; with the learner's cards and no others."""
    env = gym.GymEnv(game, seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text.splitlines()[0] == game.meta.title["en"]
    zoo = petting_zoo.env(game, render_mode="rgb_array")
    zoo.reset(seed=1)
    picture = zoo.render()
    zoo.step(int(np.flatnonzero(zoo.last()[0]["action_mask"])[0]))
    other = zoo.render()
    assert (picture.dtype, picture.ndim, picture.shape) == (np.uint8, 3, other.shape)
    assert (picture != other).any()
    assert gym.GymEnv(game).render() is None


def test_every_letter_of_a_drawing_has_a_glyph(game: Game) -> None:
    from bauhuette.research.bitmap_font import DOTTED, GLYPHS
    from bauhuette.research.rendering import text_of
    from bauhuette.research.single import Single

    for lang in ("de", "en"):
        single, drawn = Single(game, max(game.meta.seats)), set()
        single.deal(3)
        for _ in range(30):
            drawn |= set(text_of(game, single.state, single.to_move, lang)) - {"\n"}
            single.play(single.legal()[0])
            if single.to_move is None:
                break
        assert not drawn - set(GLYPHS) - set(DOTTED)


@pytest.mark.parametrize("mode", ["sync", "async", "vector_entry_point"])
def test_gymnasium_vectors_follow_gymnasiums_interface(gym: Any, mode: str) -> None:
    """Made in each way of `make_vec` and wrapped by its statistics: spaces, shapes, types, seeds."""
    import gymnasium
    from gymnasium.utils.env_checker import data_equivalence
    from gymnasium.wrappers.vector import RecordEpisodeStatistics

    def steps(seed: int) -> list[Any]:
        rng = np.random.default_rng(seed)
        made_vec = gymnasium.make_vec(gym.name_of("pillars"), num_envs=3, vectorization_mode=mode)
        envs: Any = RecordEpisodeStatistics(made_vec)
        assert envs.observation_space.shape == (3, *envs.single_observation_space.shape)
        made: list[Any] = [envs.reset(seed=seed)]
        rounds = Rounds("steps")
        while not made[-1][-1].get("_episode", np.zeros(3)).any() and rounds():
            mask = made[-1][-1]["action_mask"]
            made.append(envs.step(np.array([rng.choice(np.flatnonzero(row)) for row in mask])))
            seen, rewards, over, cut_off, _ = made[-1]
            assert envs.observation_space.contains(seen)
            assert (rewards.dtype, over.dtype, cut_off.dtype) == (np.float64, np.bool_, np.bool_)
        envs.close()
        return [step[:-1] for step in made]  # the statistics hold the time of day

    first = steps(5)
    assert data_equivalence(first, steps(5))
    assert not data_equivalence(first, steps(6))


def test_rewards_sum_to_zero_in_64_bits(game: Game, seats: int) -> None:
    batch, ended = Batch(game, 8, seats, seed=3), 0
    rounds = Rounds("rewards sum to zero in 64 bits")
    while not ended and rounds():
        result = batch.step(batch.sensible_moves(), check=False)
        ended = int((result.over > 0).sum())
        assert result.rewards.dtype == np.float64
        assert np.abs(result.rewards.sum(axis=1)).max() < 1e-15


# --- copies ---


def twins(original: Any) -> list[Any]:
    return [copy.deepcopy(original), pickle.loads(pickle.dumps(original))]


def test_batches_are_copied_with_their_random_numbers(game: Game) -> None:
    batch = Batch(game, 5, seed=2, cores=2)
    batch.play_random(10)
    then = batch.truth()
    copies = [*twins(batch), batch.copy()]
    batch.play_random(10)
    for other in copies:
        assert other.truth() == then
        other.play_random(10)
        assert other.truth() == batch.truth()


def test_vectors_and_environments_are_copied_with_their_random_numbers(game: Game, gym: Any, petting_zoo: Any) -> None:
    from gymnasium.utils.env_checker import data_equivalence

    vector = gym.GymVector(game, 3)
    assert all(data_equivalence(one.reset(seed=1), vector.reset(seed=1)) for one in twins(vector))
    env = gym.GymEnv(game, opponents="journeyman")
    env.reset(seed=1)
    zoo = petting_zoo.env(game)
    zoo.reset(seed=1)
    first = [int(np.flatnonzero(row)[0]) for row in vector.reset(seed=1)[1]["action_mask"]]

    def first_in_zoo(one: Any) -> Any:
        one.step(int(np.flatnonzero(one.last()[0]["action_mask"])[0]))
        return one.last()

    plays: list[tuple[Any, Callable[[Any], Any]]] = [
        (vector, lambda one: one.step(first)),
        (env, lambda one: one.step(int(np.flatnonzero(one.action_space.offered)[0]))),
        (zoo, first_in_zoo),
    ]
    for original, play in plays:
        others = twins(original)
        wanted = play(original)
        assert all(data_equivalence(play(other), wanted) for other in others)


def test_openspiel_states_are_copied_with_their_random_numbers(game: Game, spiel: Any) -> None:
    state = dealt(spiel, f"bauhuette_{game.meta.key}")
    assert all(str(one) == str(state.get_game()) for one in twins(state.get_game()))
    others = twins(state)
    for _ in range(5):
        move = state.legal_actions()[-1]
        for one in (state, *others):
            one.apply_action(move)
            decide_chance(one)
        assert len({str(one) for one in (state, *others)}) == 1
    determinized = state.resample_from_infostate(state.current_player(), np.random.default_rng(1).random)
    assert {str(one) for one in twins(determinized)} == {str(determinized)}


def test_gymnasium_vector(game: Game) -> None:
    pytest.importorskip("gymnasium")
    from bauhuette.research.gym import GymVector

    rng = np.random.default_rng(1)
    envs = GymVector(game, num_envs=5)
    seen, infos = envs.reset(seed=1)
    again, _ = GymVector(game, num_envs=5).reset(seed=1)
    assert np.array_equal(seen, again)
    ended = False
    for turn in range(2000):
        mask = infos["action_mask"]
        moves = [int(rng.choice(np.flatnonzero(row))) for row in mask]
        seen, rewards, over, cut_off, infos = envs.step(moves)
        assert envs.observation_space.contains(seen)
        assert not cut_off.any()
        assert not rewards[~over].any()
        assert (infos["_action_mask"] == ~over).all()
        assert infos["action_mask"].any(axis=1).all()
        assert (infos["action_mask"][over].sum(axis=1) == 1).all()
        assert (np.abs(rewards) <= 1).all()
        ended |= bool(over.any())
        if ended and turn > 20:
            break
    assert ended
    if infos["_action_mask"][0]:
        wrong = np.flatnonzero(~infos["action_mask"][0])[0]
        moves = [int(np.flatnonzero(row)[0]) for row in infos["action_mask"]]
        with pytest.raises(BadMove):
            envs.step([wrong, *moves[1:]])
