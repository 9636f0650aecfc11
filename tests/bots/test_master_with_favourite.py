"""Where a game says so, a master's moves must beat the favourite of a net instead of the policy's move."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.test_search import decision
from tests.nets.random_net import card_of, random_net

from bauhuette.bots import net
from bauhuette.bots.net import NetBot
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.learned import learned_search, masters_search
from bauhuette.bots.search.race import entrants
from bauhuette.engine.eyes import Hidden, MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.nets import store
from bauhuette.nets.store import write_net


@pytest.mark.parametrize("key", ["contest", "baumeister"])
def test_a_master_begins_with_what_its_net_likes_best(key: str) -> None:
    """At some of these decisions that is another move than the policy's; others are looked at beside it as before."""
    game, differs = load(key), 0
    master, foreman = masters_search(game, 8), learned_search(game, 8)
    for steps in range(5, 125, 4):
        hidden, _ = decision(game, 4, steps)
        offered = foreman.trees[0].moves[: int(game.legal(hidden.copy(), foreman.trees[0].moves))].copy()
        if len(offered) == 1:
            continue
        favourite = NetBot(game).choose(hidden.copy(), offered.copy())
        field, usual = master._field(hidden, 0), foreman._field(hidden, 0)
        assert field[0] == favourite
        assert len(field) == len(set(field)) == len(usual)
        differs += field[0] != usual[0]
    assert differs > 0


def test_only_the_nets_favourites_race_at_baumeister() -> None:
    """As many as the game tells; whoever wants to know of all moves still hears of them."""
    game, few = load("baumeister"), 0
    search = masters_search(game, 8)
    for steps in range(5, 125, 12):
        hidden, seat = decision(game, 4, steps)
        everything = search._field(hidden, 0)
        field = search._field(hidden, search.rivals)
        assert len(field) == min(game.meta.rivals, int(game.legal(hidden.copy(), search.trees[0].moves)))
        assert field[0] == everything[0]
        few += len(field) < len(everything)
        chosen = search.explore(hidden.copy(), seat, Budget(playouts=64))
        assert {finding.move for finding in chosen} <= set(field)
        widely = search.explore(hidden.copy(), seat, Budget(playouts=64), widely=True)
        assert {finding.move for finding in widely} == set(everything)
    assert few > 0


def test_cologne_measures_by_the_policy() -> None:
    assert masters_search(load("cologne"), 8).liking is None


def test_the_favourite_is_made_unless_another_is_surely_better() -> None:
    """With a single playout nothing is."""
    game = load("baumeister")
    hidden, seat = decision(game, 4, 40)
    moves = masters_search(game, 8).trees[0].moves
    offered = moves[: int(game.legal(hidden.copy(), moves))].copy()
    for liked in map(MoveId, offered.tolist()[:4]):

        def liking(_hidden: Hidden, moves: Cells, liked: MoveId = liked) -> list[MoveId]:
            return [liked, *(MoveId(move) for move in moves.tolist() if move != liked)]

        search = learned_search(game, 8, liking)
        assert entrants(game, hidden, offered, search.liking)[0] == liked
        assert search.explore(hidden.copy(), seat, Budget(playouts=1))[0].move == liked


def test_nets_for_other_rules_are_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = load("baumeister")
    for seats in game.meta.seats:
        write_net(tmp_path / f"baumeister-{seats}.npz", random_net(game), card_of(game, seats, rules_version=99))
    monkeypatch.setattr(store, "SHIPPED", tmp_path)
    monkeypatch.setattr(net, "_read", {})
    assert masters_search(game, 8).liking is None
