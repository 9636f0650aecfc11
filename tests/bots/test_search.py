from __future__ import annotations

import time
from typing import Any

import numpy as np
import pytest
from tests.limits import Rounds

from bauhuette.bots.levels import LEVELS
from bauhuette.bots.messages import bot_title
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import BOTS, UnknownBot, bot
from bauhuette.bots.search.buffers import bytes_of
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.parameters import SearchParameters
from bauhuette.bots.search.racing import MOST_CANDIDATES, candidates
from bauhuette.bots.search.search import Search
from bauhuette.bots.search.tree_search import children
from bauhuette.engine import symbols
from bauhuette.engine.by_address import ByAddress
from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.table import Table
from bauhuette.testkit.random_games import hidden, offered, states

LUCK = 123456789


@pytest.fixture(scope="module")
def pillars() -> Game:
    return load("pillars")


def decision(game: Game, seats: int, number: int) -> tuple[Any, Seat]:
    """Return what the seat to move knows at the first decision with a choice from state `number` on."""
    for i, s in enumerate(states(game, seats, 3)):
        if i >= number and not s.over and len(offered(game, s)) > 1:
            h = hidden(game, s, int(s.to_move))
            h.rng = LUCK
            return h, Seat(int(s.to_move))
    raise AssertionError("no decision found")


def test_every_bot_plays_offered_moves_to_the_end(game: Game, seats: int) -> None:
    bots = [bot(name, game) for name in ("foreman", "journeyman", "apprentice", "random")][:seats]
    table = Table(game, seats, b"offered")
    rounds = Rounds("every bot plays offered moves to the end")
    while table.to_move is not None and rounds():
        seat, moves = table.to_move, table.offered()
        chosen = bots[seat].choose(table.hidden_for_bot(seat, LUCK + table.version), moves.copy(), Budget(playouts=4))
        assert chosen in moves
        table.play(chosen)


def test_the_same_seed_and_playouts_give_the_same_move(game: Game, seats: int) -> None:
    h, seat = decision(game, seats, 5)
    for threads in (1, 2):
        budget = Budget(playouts=60, threads=threads)
        first = Search(game).explore(copy_of(h), seat, budget)
        again = Search(game).explore(copy_of(h), seat, budget)
        assert first == again


def test_search_changes_nothing_in_the_information_state(game: Game, seats: int) -> None:
    """Redacting it again changes nothing either: a search reads no hidden field."""
    h, seat = decision(game, seats, 9)
    before = copy_of(h)
    Search(game).explore(h, seat, Budget(playouts=20))
    assert h.tobytes() == before.tobytes()


def test_estimates_are_consistent(game: Game, seats: int) -> None:
    h, seat = decision(game, seats, 5)
    search = Search(game)
    found = search.explore(h, seat, Budget(playouts=200))
    assert sum(f.visits for f in found) == search.playouts <= 200
    assert {f.move for f in found} <= set(offered(game, h).tolist())
    for f in found:
        assert len(f.win_shares) == seats
        assert sum(f.win_shares) == pytest.approx(1)
        assert 0 <= f.value <= 1


def test_children_are_offered_at_least_as_often_as_visited(pillars: Game) -> None:
    h, seat = decision(pillars, 4, 5)
    search = Search(pillars)
    search.explore(h, seat, Budget(playouts=300))
    tree = search.trees[0]
    for node in range(1, int(tree.count[0].nodes)):
        assert tree.offered[node] >= tree.visits[node] > 0
        assert sum(int(tree.visits[link]) for link in children(tree, node)) <= tree.visits[node]


def test_memory_does_not_grow_with_playouts(pillars: Game) -> None:
    h, seat = decision(pillars, 4, 5)
    search = Search(pillars, capacity=64)
    before = bytes_of(search.trees[0])
    found = search.explore(h, seat, Budget(playouts=3000))
    assert search.playouts > 64
    assert sum(f.visits for f in found) == search.playouts
    assert search.trees[0].count[0].nodes == 64
    assert bytes_of(search.trees[0]) == before
    assert bytes_of(Search(pillars).trees[0]) < 16 << 20


def test_search_is_compiled_without_the_rules_it_calls(pillars: Game) -> None:
    """Large rules are called by symbol, the tree goes by address, and no rule unpacks Python's arguments itself."""
    search = Search(pillars)
    search.compile()
    by_symbol = {callee.rule.partition("/")[2].partition("-")[0] for callee in symbols._registered.values()}
    assert {"policy.next_conversion", "scoring.legal_scoring", "playing.playout"} <= by_symbol
    rules: list[Any] = [pillars.apply, pillars.legal, pillars.policy, search.code.explore, search.code.playout]
    assert all(rule.targetoptions["no_cpython_wrapper"] for rule in rules)
    assert all(isinstance(tree, ByAddress) for tree, *_ in search.code.playout.signatures)


def test_a_time_limit_is_kept(pillars: Game) -> None:
    h, seat = decision(pillars, 4, 2)
    search = Search(pillars)
    search.explore(h, seat, Budget(playouts=1))
    began = time.process_time()
    search.explore(h, seat, Budget(seconds=0.5))
    assert time.process_time() - began < 0.55
    assert search.playouts > 100


def test_a_settled_choice_ends_the_search(pillars: Game) -> None:
    """When one move is far ahead the rest of the budget cannot change the choice."""
    h, seat = decision(pillars, 4, 2)
    search = Search(pillars)
    search.explore(h, seat, Budget(playouts=20_000))
    tree = search.trees[0]
    visits = sorted((int(tree.visits[link]) for link in children(tree, 0)), reverse=True)
    left = 20_000 - search.playouts
    assert left == 0 or visits[0] - visits[1] > left


def test_a_search_converts_all_it_can(pillars: Game) -> None:
    """The planner is exact: while it converts, a search must not pass."""
    for s in states(pillars, 4, 11):
        if not s.over and pillars.PHASES[s.phase] == "convert":
            seat = Seat(int(s.to_move))
            out = np.zeros(pillars.MOVES.size, np.int64)
            n = pillars.plan(hidden(pillars, s, seat), out) if pillars.plan else 0
            h = hidden(pillars, s, seat)
            h.rng = LUCK
            best = Search(pillars).explore(h, seat, Budget(playouts=400))[0].move
            done = pillars.MOVES.parse("done")
            assert best != done or out[:n].tolist() == [done]


def test_candidates_of_a_race_are_the_policys_move_and_its_neighbours(pillars: Game) -> None:
    h, _ = decision(pillars, 4, 2)
    few = offered(pillars, h)
    assert sorted(candidates(pillars, h, few)) == sorted(few.tolist())
    baumeister = load("baumeister")
    s = next(s for s in states(baumeister, 3, 3) if not s.over and len(offered(baumeister, s)) > MOST_CANDIDATES)
    h = hidden(baumeister, s, int(s.to_move))
    many = offered(baumeister, h).tolist()
    field = candidates(baumeister, h, offered(baumeister, h))
    policys = int(baumeister.policy(copy_of(h), offered(baumeister, h), len(many)))
    assert field[0] == policys
    assert len(field) == len(set(field)) == MOST_CANDIDATES
    at = many.index(policys)
    assert set(many[max(at - 1, 0) : at + 2]) | {many[0], many[-1]} <= set(field) <= set(many)


def test_a_race_is_won_by_the_better_move_or_by_the_policy(pillars: Game) -> None:
    """Throwing away a conversion never beats converting; with a tiny budget the policy decides."""
    done = pillars.MOVES.parse("done")
    races = 0
    for s in states(pillars, 4, 11):
        if not s.over and pillars.PHASES[s.phase] == "convert" and len(offered(pillars, s)) > 2:
            seat = Seat(int(s.to_move))
            h = hidden(pillars, s, seat)
            h.rng = LUCK
            search = Search(pillars, SearchParameters(race=1.0, randomness=0.0))
            policys = int(pillars.policy(copy_of(h), offered(pillars, h), len(offered(pillars, h))))
            assert search.explore(h, seat, Budget(playouts=1))[0].move == policys
            found = search.explore(h, seat, Budget(playouts=300))
            assert policys == done or found[0].move != done
            assert search.playouts <= 300
            races += 1
    assert races > 3


def test_levels_have_names_in_both_languages() -> None:
    assert list(LEVELS) == ["apprentice", "journeyman", "foreman", "master"]
    assert [bot_title(name, "de") for name in LEVELS] == ["Lehrling", "Geselle", "Polier", "Meister"]
    assert bot_title("my-own", "de") == "my-own"
    for name in BOTS:
        assert bot_title(name, "en") != name


@pytest.mark.parametrize(
    ("level", "least", "most"),
    [("journeyman@0.1", 0, 0), ("foreman@0.1", 130, 170), ("apprentice", 200, 200), ("master", 200, 200)],
)
def test_only_foreman_0_1_leaves_some_decisions_to_the_policy(
    pillars: Game, monkeypatch: pytest.MonkeyPatch, level: str, least: int, most: int
) -> None:
    h, _ = decision(pillars, 3, 5)
    searches = 0

    def explore(_search: Search, _hidden: Any, _seat: int, _budget: Budget, **_wishes: bool) -> list[MoveEstimate]:
        nonlocal searches
        searches += 1
        return [MoveEstimate(MoveId(int(moves[0])), 1, 0.0, 0.0, (), 0.0)]

    monkeypatch.setattr(Search, "explore", explore)
    moves, one = offered(pillars, h), bot(level, pillars)
    for i in range(200):
        h.rng = luck_of_move(b"habit", (), i)
        one.choose(copy_of(h), moves.copy())
    assert least <= searches <= most


def test_an_unknown_bot_is_refused_with_the_known_ones(pillars: Game) -> None:
    with pytest.raises(UnknownBot, match="grandmaster"):
        bot("grandmaster", pillars)
