"""Levels below master: weaker players that err where an error costs little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise

import pytest

from bauhuette.bots.levels import LEVELS, STRONGEST, LevelBot, level_settings, levels_of, searches, seconds_of
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.racing import LEAST_SAMPLES, MOST_CANDIDATES
from bauhuette.bots.softmax import sample_softmax
from bauhuette.engine.catalogue import game_keys
from bauhuette.engine.domains import Names, Ordinals, Range
from bauhuette.engine.game import Game
from bauhuette.engine.moves import Family, MoveSpace
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move
from bauhuette.testkit.random_games import hidden, offered, states

MOVES = MoveSpace(
    Family("play", card=Names("card", ("church", "gate", "wall"))), Family("bid", amount=Range(1, 30)), Family("pass")
)
BELOW = [level for level in LEVELS if level != STRONGEST]
POINTS = 1000


def found(values: Mapping[str, float], moves: MoveSpace = MOVES) -> list[MoveEstimate]:
    return [MoveEstimate(moves.parse(move), 100, value, 0.01, (value,), 0.0) for move, value in values.items()]


def chosen(softness: float, values: Mapping[str, float], moves: MoveSpace = MOVES) -> Counter[str]:
    among = found(values, moves)
    return Counter(moves.print(sample_softmax(among, softness, point / POINTS, moves).move) for point in range(POINTS))


def test_a_move_that_costs_more_is_chosen_less_often() -> None:
    """A move that costs the softness is made e times less often, one that costs ten times that never."""
    made = chosen(0.05, {"play church": 0.5, "play gate": 0.45, "pass": 0.0})
    assert made["play church"] / made["play gate"] == pytest.approx(2.718, rel=0.02)
    assert made["pass"] == 0


def test_equal_moves_are_equally_likely_and_no_softness_takes_the_first() -> None:
    equal, rising = {"play church": 0.3, "pass": 0.3}, {"play church": 0.1, "play gate": 0.3}
    assert chosen(0.05, equal) == {"play church": POINTS / 2, "pass": POINTS / 2}
    assert chosen(0, rising) == {"play church": POINTS}
    assert MOVES.print(sample_softmax(found(rising), 0.05, 1.0, MOVES).move) in rising


def test_of_many_bids_only_the_first_found_stands_for_all() -> None:
    """Estimates come with the surest first; another bid that merely looks better is never made."""
    bids = {f"bid {amount}": 0.3 for amount in range(1, 31)}
    assert chosen(0.05, bids | {"pass": 0.3}) == {"bid 1": POINTS / 2, "pass": POINTS / 2}
    made = chosen(0.05, {"bid 7": 0.3, "bid 20": 0.4, "pass": 0.25})
    assert made["bid 7"] / made["pass"] == pytest.approx(2.718, rel=0.02)
    assert made["bid 20"] == 0


def test_cards_and_places_do_not_stand_for_each_other() -> None:
    cards = {f"play {card}": 0.3 for card in ("church", "gate", "wall")}
    assert chosen(0.05, cards | {"pass": 0.3})["pass"] == POINTS / 4
    numbered = MoveSpace(Family("fill", place=Ordinals(3)), Family("done"))
    places = {f"fill {place}": 0.3 for place in (1, 2, 3)}
    assert chosen(0.05, places | {"done": 0.3}, numbered)["done"] == POINTS / 4


@pytest.mark.parametrize("key", game_keys())
def test_each_level_looks_no_further_and_errs_no_less_than_the_next(key: str) -> None:
    manners = [level_settings(key, level) for level in BELOW]
    for weaker, better in pairwise(manners):
        assert weaker.playouts <= better.playouts
        assert weaker.chapters <= better.chapters
        assert weaker.softness >= better.softness
        assert weaker != better


def test_a_cologne_foreman_races_more_moves_than_a_journeyman_and_fewer_than_a_master() -> None:
    journeyman, foreman = (level_settings("cologne", level).playouts // LEAST_SAMPLES for level in BELOW[1:])
    assert journeyman < foreman < MOST_CANDIDATES


@pytest.mark.parametrize("level", BELOW)
def test_a_cologne_level_follows_the_policy_where_it_cannot_try_every_move(level: str) -> None:
    """What looks best after a few playouts is worse there than the policy's move."""
    game = load("cologne")
    one, most = LevelBot(game, level), level_settings("cologne", level).playouts // LEAST_SAMPLES
    known = [hidden(game, s, int(s.to_move)) for s in states(game, 4, 5) if not s.over]
    hard = [(own, moves) for own in known if len(moves := offered(game, own)) > most]
    assert hard
    for number, (own, moves) in enumerate(hard[:: max(1, len(hard) // 12)]):
        own.rng = luck_of_move(b"cologne", (), number)
        usual = game.policy(copy_of(own), moves.copy(), len(moves))
        assert one.choose(own, moves.copy()) == usual


def test_a_game_without_level_settings_uses_the_defaults() -> None:
    assert level_settings("ludo", "foreman").playouts > level_settings("ludo", "apprentice").playouts


@pytest.mark.parametrize("level", BELOW)
def test_a_level_makes_offered_moves_and_the_same_seed_gives_the_same_ones(game: Game, seats: int, level: str) -> None:
    one, again = LevelBot(game, level), LevelBot(game, level)
    some = [s for s in states(game, seats, 3) if not s.over and len(offered(game, s)) > 1]
    for number, s in enumerate(some[:: max(1, len(some) // 5)][:5]):
        known, moves = hidden(game, s, int(s.to_move)), offered(game, s)
        known.rng = luck_of_move(b"levels", (), number)
        move = one.choose(copy_of(known), moves.copy(), Budget(playouts=16))
        assert move in moves
        assert move == again.choose(copy_of(known), moves.copy(), Budget(playouts=16))


def test_all_levels_think_in_workers_and_only_a_master_has_a_time_limit(game: Game) -> None:
    assert all(searches(level) for level in levels_of(game.meta) if level != "net")
    assert [level for level in LEVELS if seconds_of(level)] == [STRONGEST]
    assert not searches("apprentice@0.1")
    assert searches("foreman@0.1")
    assert not searches(None)
