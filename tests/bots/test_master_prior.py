"""Where a game says so, a master's moves must beat the first choice of a net instead of the policy's move."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.bots.test_search import decision
from tests.nets.random_net import card_of, random_net

from bauhuette.bots import net
from bauhuette.bots.net import NetBot
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.presets import learned_search, master_search
from bauhuette.bots.search.racing import candidates
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.registry import load
from bauhuette.engine.types import InfoState, MoveId
from bauhuette.nets import net_files
from bauhuette.nets.net_files import write_net


@pytest.mark.parametrize("key", ["contest", "baumeister"])
def test_a_masters_race_begins_with_the_nets_first_choice(key: str) -> None:
    """At some of these decisions that is not the policy's move; the other candidates are as before."""
    game, differs = load(key), 0
    master, foreman = master_search(game, 8), learned_search(game, 8)
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


def test_at_baumeister_only_the_nets_first_choices_race() -> None:
    """As many as the game says; a wide search still tries all moves."""
    game, few = load("baumeister"), 0
    search = master_search(game, 8)
    for steps in range(5, 125, 12):
        hidden, seat = decision(game, 4, steps)
        everything = search._field(hidden, 0)
        field = search._field(hidden, search.candidate_limit)
        assert len(field) == min(game.meta.rivals, int(game.legal(hidden.copy(), search.trees[0].moves)))
        assert field[0] == everything[0]
        few += len(field) < len(everything)
        chosen = search.explore(hidden.copy(), seat, Budget(playouts=64))
        assert {finding.move for finding in chosen} <= set(field)
        widely = search.explore(hidden.copy(), seat, Budget(playouts=64), widely=True)
        assert {finding.move for finding in widely} == set(everything)
    assert few > 0


def test_at_cologne_moves_must_beat_the_policy() -> None:
    assert master_search(load("cologne"), 8).prior is None


def test_the_default_move_is_made_unless_another_is_surely_better() -> None:
    """After a single playout none is."""
    game = load("baumeister")
    hidden, seat = decision(game, 4, 40)
    moves = master_search(game, 8).trees[0].moves
    offered = moves[: int(game.legal(hidden.copy(), moves))].copy()
    for liked in map(MoveId, offered.tolist()[:4]):

        def prior(_hidden: InfoState, moves: Cells, liked: MoveId = liked) -> list[MoveId]:
            return [liked, *(MoveId(move) for move in moves.tolist() if move != liked)]

        search = learned_search(game, 8, prior)
        assert candidates(game, hidden, offered, search.prior)[0] == liked
        assert search.explore(hidden.copy(), seat, Budget(playouts=1))[0].move == liked


def test_nets_for_other_rules_are_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game: Game = load("baumeister")
    for seats in game.meta.seats:
        write_net(tmp_path / f"baumeister-{seats}.npz", random_net(game), card_of(game, seats, rules_version=99))
    monkeypatch.setattr(net_files, "SHIPPED", tmp_path)
    monkeypatch.setattr(net, "_read", {})
    assert master_search(game, 8).prior is None
