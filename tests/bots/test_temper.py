"""Characters of one level: known by what they like, and never at a price above their indulgence."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

import bauhuette as bh
from bauhuette.arena.plan import Pairing, Plan
from bauhuette.arena.play import play_pairing
from bauhuette.bots.levels import LEVELS, STRONGEST, LevelBot, level_of, searches, seconds_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import OWN, TEMPERED, UnknownBot, bot, nearest, own_name
from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.race import SEASONED, Gain
from bauhuette.bots.search.search import Search
from bauhuette.bots.temper import (
    MOST_TEMPTATIONS,
    TEMPERS,
    NoTemper,
    Temper,
    Wishes,
    any_of,
    indulge,
    parted,
    temper_of,
    tempers_of,
    temptations,
)
from bauhuette.bots.words import bot_title, temper_line
from bauhuette.cli.main import app
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move
from bauhuette.engine.record import Cells, copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.words import LANGUAGES
from bauhuette.match.refusal import Refused
from bauhuette.match.seats import bot_at_seat, level_for
from bauhuette.testkit.play import hidden, offered, states

A, B, C, D = map(MoveId, range(4))
LIKES_B_AND_MORE_C = Temper("fond", 0.01, Wishes(), np.array([0.0, 1.0, 2.0, -1.0]))
ALL = [(key, temper) for key in game_keys() for temper in tempers_of(meta_of(key))]


def seen(move: MoveId, value: float, doubt: float = 0.0) -> Finding:
    return Finding(move, 100, value, doubt, (value,), 0.0)


def test_only_what_is_liked_better_and_may_be_cheap_is_looked_at_again() -> None:
    chosen = seen(A, 0.5)
    cheap, dear, disliked = seen(B, 0.495), seen(C, 0.4), seen(D, 0.9)
    assert temptations([chosen, cheap, dear, disliked], chosen, LIKES_B_AND_MORE_C) == [B]
    assert temptations([chosen, cheap, seen(C, 0.4, doubt=0.1)], chosen, LIKES_B_AND_MORE_C) == [B, C]
    assert temptations([chosen, cheap], cheap, LIKES_B_AND_MORE_C) == []
    assert temptations([cheap, chosen], chosen, LIKES_B_AND_MORE_C) == [], "the best move is liked already"


def test_of_many_temptations_the_best_are_looked_at() -> None:
    fond = Temper("fond", 1.0, Wishes(), np.arange(9.0))
    found = [seen(MoveId(i), 0.5 + i / 100) for i in range(9)]
    assert temptations(found, found[0], fond) == [8, 7, 6, 5][:MOST_TEMPTATIONS]


def gain(move: MoveId, mean: float, error: float = 0.0, worlds: int = 50) -> Gain:
    return Gain(move, worlds, mean, error)


def test_a_liked_move_is_made_if_it_surely_costs_little() -> None:
    as_chosen = gain(A, 0.0)
    assert indulge(A, A, [as_chosen, gain(B, -0.009)], LIKES_B_AND_MORE_C) == B
    assert indulge(A, A, [as_chosen, gain(B, -0.011)], LIKES_B_AND_MORE_C) == A
    assert indulge(A, A, [as_chosen, gain(B, -0.009, error=0.002)], LIKES_B_AND_MORE_C) == A, "unsure, so not cheap"
    assert indulge(A, A, [as_chosen, gain(B, 0.1, worlds=SEASONED - 1)], LIKES_B_AND_MORE_C) == A, "hardly looked at"


def test_of_cheap_moves_the_most_liked_is_made_and_of_equally_liked_ones_the_best() -> None:
    gains = [gain(A, 0.0), gain(B, 0.02), gain(C, -0.005), gain(D, 0.05)]
    assert indulge(A, A, gains, LIKES_B_AND_MORE_C) == C
    assert indulge(A, A, gains[:2], LIKES_B_AND_MORE_C) == B
    assert indulge(A, A, [gain(A, 0.0), gain(D, 0.05)], LIKES_B_AND_MORE_C) == A, "what is disliked is no temptation"
    assert indulge(B, A, [], LIKES_B_AND_MORE_C) == B, "it errs towards nothing it likes less than the best move"
    assert indulge(A, B, [gain(D, 0.05)], LIKES_B_AND_MORE_C) == B
    assert indulge(A, D, [], LIKES_B_AND_MORE_C) == A
    equally = LIKES_B_AND_MORE_C._replace(liking=np.array([0.0, 1.0, 1.0, 0.0]))
    assert indulge(A, A, [gain(B, -0.001), gain(C, 0.001)], equally) == C


@pytest.mark.parametrize(("key", "temper"), ALL)
def test_every_wish_names_moves_of_its_game(key: str, temper: str) -> None:
    game = load(key)
    found = temper_of(game, temper)
    for pattern in (*found.wishes.likes, *found.wishes.dislikes):
        assert any_of(game.MOVES, [pattern]).any(), pattern
    assert 0 < found.indulgence <= 0.03
    assert np.ptp(found.liking) > 0
    for lang in LANGUAGES:
        assert temper_line(key, temper, lang).endswith(".")


def test_amounts_are_liked_by_their_size() -> None:
    contest = load("contest")
    first = contest.MOVES.first("bid")
    bold, careful = (temper_of(contest, name).liking for name in ("bold", "careful"))
    assert bold[first] < bold[first + 1] < bold[first + 9]
    assert careful[first] > careful[first + 1] > careful[first + 9]


@pytest.fixture
def compared(monkeypatch: pytest.MonkeyPatch) -> list[list[Gain]]:
    """What all searches find in their second looks."""
    noted: list[list[Gain]] = []
    compare = Search.compare

    def listen(search: Search, *given: Any) -> list[Gain]:
        noted.append(compare(search, *given))
        return noted[-1]

    monkeypatch.setattr(Search, "compare", listen)
    return noted


def test_in_real_positions_nothing_dearer_than_the_indulgence_is_made(
    game: Game, seats: int, compared: list[list[Gain]]
) -> None:
    """And the same luck gives the same move."""
    for temper in tempers_of(game.meta):
        own = temper_of(game, temper)
        one, again = LevelBot(game, "foreman", temper), LevelBot(game, "foreman", temper)
        some = [s for s in states(game, seats, 5) if not s.over and len(set(own.liking[offered(game, s)])) > 1]
        for number, s in enumerate(some[:: max(1, len(some) // 6)][:6]):
            known, moves = hidden(game, s, int(s.to_move)), offered(game, s)
            known.rng = luck_of_move(b"tempers", (), number)
            compared.clear()
            move = one.choose(copy_of(known), moves.copy(), Budget(playouts=48))
            assert move in moves
            assert move == again.choose(copy_of(known), moves.copy(), Budget(playouts=48))
            plain = LevelBot(game, "foreman").choose(copy_of(known), moves.copy(), Budget(playouts=48))
            assert move == plain or own.liking[move] > own.liking[plain]
            for made in [gain for gain in (compared or [[]])[0][1:] if gain.move == move]:
                assert made.worlds >= SEASONED
                assert made.error - made.mean <= own.indulgence


def test_a_temper_shows_in_a_game() -> None:
    """One bold foreman at pillars, among plain ones: high cards come sooner."""
    liked = any_of(load("pillars").MOVES, temper_of(load("pillars"), "bold").wishes.likes)
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
def test_a_temper_is_named_behind_the_level(name: str, key: str | None) -> None:
    assert own_name(name) == key
    if key is not None:
        assert bot(name, load("contest")).name == key


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("foreman:bolt", "foreman:bold"), ("Poler:kühn", "Polier:kühn"), ("mastr:careful", "master:careful")],
)
def test_a_near_miss_asks(typed: str, meant: str) -> None:
    assert nearest(typed) == meant
    with pytest.raises(UnknownBot, match=f"did you mean “{meant}”"):
        bot(typed, load("contest"))


def test_titles_are_read_and_spellings_are_typed() -> None:
    assert bot_title("foreman:bold", "de") == "Polier, kühn"
    assert bot_title("foreman:bold", "en") == "Foreman, bold"
    assert bot_title("my.py:Bold", "en") == "my.py:Bold"


def test_a_temper_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    game = load("baumeister")
    with pytest.raises(NoTemper, match="“saboteur” at “baumeister”; there are: bold, careful"):
        bot("foreman:saboteur", game)
    with pytest.raises(Refused, match="bold, careful"):
        level_for(game, "foreman:saboteur")
    assert level_for(game, "foreman:bold") == "foreman:bold"
    assert level_for(load("cologne"), "foreman:saboteur") == "foreman:saboteur"
    for command in (["play", "--seats", "me,foreman:saboteur"], ["arena", "--bots", "foreman:saboteur"]):
        refused = CliRunner().invoke(app, [command[0], "baumeister", *command[1:], "--lang", "de"])
        assert refused.exit_code == 2
        assert "es gibt: bold, careful" in " ".join(refused.output.split())


def test_whatever_asks_for_a_level_understands_a_temper() -> None:
    assert [parted(name) for name in TEMPERED] == [(level, temper) for level in LEVELS for temper in TEMPERS]
    for name in TEMPERED:
        assert searches(name)
        assert (seconds_of(name) is not None) == (level_of(name) == STRONGEST)
        assert bot_at_seat(name).level == name
        assert len(name) <= 24, "as long as a level may be on the wire and in the database"
    assert set(TEMPERED) < set(OWN)


def test_a_master_shares_its_seconds_with_its_temper() -> None:
    game = load("contest")
    master = LevelBot(game, "master", "bold")
    for s in states(game, 3, 5):
        moves = offered(game, s)
        if not s.over and len(set(temper_of(game, "bold").liking[moves])) > 1:
            move = master.choose(hidden(game, s, int(s.to_move)), moves, Budget(seconds=0.05))
            assert move in moves
            break


def test_tempered_bots_are_copied_by_what_they_are() -> None:
    copied = pickle.loads(pickle.dumps(LevelBot(load("pillars"), "foreman", "bold")))
    assert copied.name == "foreman:bold"
    assert copied.temper is not None


def test_the_api_and_the_environments_take_tempers() -> None:
    assert bh.bot("Polier:kühn", bh.game("contest")).name == "foreman:bold"
