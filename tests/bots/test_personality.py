"""Personalities of one level: known by what they prefer, and never at a price above their indulgence."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import bauhuette as bh
from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play_game import play_pairing
from bauhuette.bots.levels import LEVELS, STRONGEST, LevelBot, level_of, searches, seconds_of
from bauhuette.bots.messages import bot_title, personality_line
from bauhuette.bots.personality import (
    MOST_PREFERRED,
    PERSONALITIES,
    NoPersonality,
    Personality,
    PersonalityGoals,
    any_of,
    choose_preferred,
    personalities_of,
    personality_of,
    preferred_moves,
    split_name,
)
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import OWN, WITH_PERSONALITY, UnknownBot, bot, nearest, own_name
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.racing import LEAST_SAMPLES, RaceGain
from bauhuette.bots.search.search import Search
from bauhuette.cli.main import app
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.game import Game
from bauhuette.engine.localisation import LANGUAGES
from bauhuette.engine.record import Cells, copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import MoveId
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import bot_at_seat, level_for
from bauhuette.testkit.random_games import hidden, offered, states

A, B, C, D = map(MoveId, range(4))
LIKES_B_AND_MORE_C = Personality("fond", 0.01, PersonalityGoals(), np.array([0.0, 1.0, 2.0, -1.0]))
ALL = [(key, personality) for key in game_keys() for personality in personalities_of(meta_of(key))]


def seen(move: MoveId, value: float, error: float = 0.0) -> MoveEstimate:
    return MoveEstimate(move, 100, value, error, (value,), 0.0)


def test_only_preferred_moves_that_may_be_cheap_get_a_second_look() -> None:
    chosen = seen(A, 0.5)
    cheap, dear, disliked = seen(B, 0.495), seen(C, 0.4), seen(D, 0.9)
    assert preferred_moves([chosen, cheap, dear, disliked], chosen, LIKES_B_AND_MORE_C) == [B]
    assert preferred_moves([chosen, cheap, seen(C, 0.4, error=0.1)], chosen, LIKES_B_AND_MORE_C) == [B, C]
    assert preferred_moves([chosen, cheap], cheap, LIKES_B_AND_MORE_C) == []
    assert preferred_moves([cheap, chosen], chosen, LIKES_B_AND_MORE_C) == [], "the best move is preferred already"


def test_of_many_preferred_moves_the_best_get_a_second_look() -> None:
    fond = Personality("fond", 1.0, PersonalityGoals(), np.arange(9.0))
    found = [seen(MoveId(i), 0.5 + i / 100) for i in range(9)]
    assert preferred_moves(found, found[0], fond) == [8, 7, 6, 5][:MOST_PREFERRED]


def gain(move: MoveId, mean: float, error: float = 0.0, determinizations: int = 50) -> RaceGain:
    return RaceGain(move, determinizations, mean, error)


def test_a_preferred_move_is_made_if_it_surely_costs_little() -> None:
    as_chosen = gain(A, 0.0)
    assert choose_preferred(A, A, [as_chosen, gain(B, -0.009)], LIKES_B_AND_MORE_C) == B
    assert choose_preferred(A, A, [as_chosen, gain(B, -0.011)], LIKES_B_AND_MORE_C) == A
    assert choose_preferred(A, A, [as_chosen, gain(B, -0.009, error=0.002)], LIKES_B_AND_MORE_C) == A, (
        "unsure, so not cheap"
    )
    assert choose_preferred(A, A, [as_chosen, gain(B, 0.1, LEAST_SAMPLES - 1)], LIKES_B_AND_MORE_C) == A, (
        "too few determinizations"
    )


def test_of_cheap_moves_the_most_preferred_is_made_and_of_equals_the_best() -> None:
    gains = [gain(A, 0.0), gain(B, 0.02), gain(C, -0.005), gain(D, 0.05)]
    assert choose_preferred(A, A, gains, LIKES_B_AND_MORE_C) == C
    assert choose_preferred(A, A, gains[:2], LIKES_B_AND_MORE_C) == B
    assert choose_preferred(A, A, [gain(A, 0.0), gain(D, 0.05)], LIKES_B_AND_MORE_C) == A, (
        "a disliked move is not preferred"
    )
    assert choose_preferred(B, A, [], LIKES_B_AND_MORE_C) == B, (
        "it never errs towards a move it likes less than the best"
    )
    assert choose_preferred(A, B, [gain(D, 0.05)], LIKES_B_AND_MORE_C) == B
    assert choose_preferred(A, D, [], LIKES_B_AND_MORE_C) == A
    equally = LIKES_B_AND_MORE_C._replace(preferences=np.array([0.0, 1.0, 1.0, 0.0]))
    assert choose_preferred(A, A, [gain(B, -0.001), gain(C, 0.001)], equally) == C


@pytest.mark.parametrize(("key", "personality"), ALL)
def test_every_pattern_matches_moves_of_its_game(key: str, personality: str) -> None:
    game = load(key)
    found = personality_of(game, personality)
    for pattern in (*found.goals.likes, *found.goals.dislikes):
        assert any_of(game.MOVES, [pattern]).any(), pattern
    assert 0 < found.indulgence <= 0.03
    assert np.ptp(found.preferences) > 0
    for lang in LANGUAGES:
        assert personality_line(key, personality, lang).endswith(".")


def test_amounts_are_preferred_by_size() -> None:
    contest = load("contest")
    first = contest.MOVES.first("bid")
    bold, careful = (personality_of(contest, name).preferences for name in ("bold", "careful"))
    assert bold[first] < bold[first + 1] < bold[first + 9]
    assert careful[first] > careful[first + 1] > careful[first + 9]


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[list[RaceGain]]:
    """Record what all searches find in their second looks."""
    noted: list[list[RaceGain]] = []
    compare = Search.compare

    def listen(search: Search, *given: Any) -> list[RaceGain]:
        noted.append(compare(search, *given))
        return noted[-1]

    monkeypatch.setattr(Search, "compare", listen)
    return noted


def test_no_move_dearer_than_the_indulgence_is_made_in_real_positions(
    game: Game, seats: int, compared: list[list[RaceGain]]
) -> None:
    """The same seed gives the same move, too."""
    for personality in personalities_of(game.meta):
        own = personality_of(game, personality)
        one, again = LevelBot(game, "foreman", personality), LevelBot(game, "foreman", personality)
        some = [s for s in states(game, seats, 5) if not s.over and len(set(own.preferences[offered(game, s)])) > 1]
        for number, s in enumerate(some[:: max(1, len(some) // 6)][:6]):
            known, moves = hidden(game, s, int(s.to_move)), offered(game, s)
            known.rng = luck_of_move(b"tempers", (), number)
            compared.clear()
            move = one.choose(copy_of(known), moves.copy(), Budget(playouts=48))
            assert move in moves
            assert move == again.choose(copy_of(known), moves.copy(), Budget(playouts=48))
            plain = LevelBot(game, "foreman").choose(copy_of(known), moves.copy(), Budget(playouts=48))
            assert move == plain or own.preferences[move] > own.preferences[plain]
            for made in [gain for gain in (compared or [[]])[0][1:] if gain.move == move]:
                assert made.determinizations >= LEAST_SAMPLES
                assert made.error - made.mean <= own.indulgence


def test_a_personality_shows_in_a_game() -> None:
    """One bold foreman at pillars, among plain ones: it plays high cards sooner."""
    liked = any_of(load("pillars").MOVES, personality_of(load("pillars"), "bold").goals.likes)
    counts = {"foreman:bold": [0, 0], "foreman": [0, 0]}

    def watch(name: str, moves: Cells, made: MoveId) -> None:
        if liked[moves].any() and not liked[moves].all():
            counts[name][0] += bool(liked[made])
            counts[name][1] += 1

    plan = Plan("pillars", 3, ("foreman:bold", "foreman"), 2, seed=3, budget=Budget(playouts=60))
    for number in range(2):
        play_pairing(plan, Pairing(number, number, ("foreman:bold", "foreman", "foreman")), watch)
    shares = {name: made / of for name, (made, of) in counts.items()}
    assert shares["foreman:bold"] > 1.2 * shares["foreman"]


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("foreman:bold", "foreman:bold"),
        ("Polier:kühn", "foreman:bold"),
        ("polier:KÜHN", "foreman:bold"),
        ("Polier:bold", "foreman:bold"),
        ("Meister:vorsichtig", "master:careful"),
        ("Lehrling:Saboteur", "apprentice:saboteur"),
        ("foreman:angry", None),
        ("net:bold", None),
        ("greedy:bold", None),
        ("master@0.1:bold", None),
    ],
)
def test_a_personality_is_named_after_the_level(name: str, key: str | None) -> None:
    assert own_name(name) == key
    if key is not None:
        assert bot(name, load("contest")).name == key


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("foreman:bolt", "foreman:bold"), ("Poler:kühn", "Polier:kühn"), ("mastr:careful", "master:careful")],
)
def test_a_misspelling_gets_a_suggestion(typed: str, meant: str) -> None:
    assert nearest(typed) == meant
    with pytest.raises(UnknownBot, match=f"did you mean “{meant}”"):
        bot(typed, load("contest"))


def test_titles_are_for_reading_and_spellings_for_typing() -> None:
    assert bot_title("foreman:bold", "de") == "Polier, kühn"
    assert bot_title("foreman:bold", "en") == "Foreman, bold"
    assert bot_title("my.py:Bold", "en") == "my.py:Bold"


def test_an_unknown_personality_is_refused_with_the_known_ones() -> None:
    game = load("baumeister")
    with pytest.raises(NoPersonality, match="the character “saboteur”; choose one of bold, careful"):
        bot("foreman:saboteur", game)
    with pytest.raises(CommandRefused, match="bold, careful"):
        level_for(game, "foreman:saboteur")
    assert level_for(game, "foreman:bold") == "foreman:bold"
    assert level_for(load("cologne"), "foreman:saboteur") == "foreman:saboteur"
    for command in (["play", "--seats", "me,foreman:saboteur"], ["arena", "--bots", "foreman:saboteur"]):
        refused = CliRunner().invoke(app, [command[0], "baumeister", *command[1:], "--lang", "de"])
        assert refused.exit_code == 2
        assert "wähle einen von bold, careful" in " ".join(refused.output.split())


def test_every_list_of_levels_accepts_personalities() -> None:
    assert [split_name(name) for name in WITH_PERSONALITY] == [
        (level, personality) for level in LEVELS for personality in PERSONALITIES
    ]
    for name in WITH_PERSONALITY:
        assert searches(name)
        assert (seconds_of(name) is not None) == (level_of(name) == STRONGEST)
        assert bot_at_seat(name).level == name
        assert len(name) <= 24, "the longest level the wire and the database take"
    assert set(WITH_PERSONALITY) < set(OWN)


def test_a_masters_seconds_include_the_second_look() -> None:
    game = load("contest")
    master = LevelBot(game, "master", "bold")
    for s in states(game, 3, 5):
        moves = offered(game, s)
        if not s.over and len(set(personality_of(game, "bold").preferences[moves])) > 1:
            move = master.choose(hidden(game, s, int(s.to_move)), moves, Budget(seconds=0.05))
            assert move in moves
            break


def test_bots_with_a_personality_are_copied() -> None:
    copied = pickle.loads(pickle.dumps(LevelBot(load("pillars"), "foreman", "bold")))
    assert copied.name == "foreman:bold"
    assert copied.personality is not None


def test_the_api_and_the_environments_accept_personalities() -> None:
    assert bh.bot("Polier:kühn", bh.game("contest")).name == "foreman:bold"
