"""A master's playouts are played by a rollout net, where one fits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.nets.random_net import card_of, random_pupil

from bauhuette.bots.levels import LevelBot
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.search import presets
from bauhuette.bots.search.move_estimate import MoveEstimate
from bauhuette.bots.search.search import Search
from bauhuette.bots.search.tree_search import default_first_unless_better
from bauhuette.engine.registry import load
from bauhuette.engine.types import MoveId
from bauhuette.nets import net_files
from bauhuette.nets.net_files import write_small


def test_masters_use_a_rollout_net_where_the_game_has_one() -> None:
    pillars, contest = load("pillars"), load("contest")
    assert set(_search_of("master", pillars).rollout_nets) == set(pillars.meta.seats)
    assert not _search_of("master", contest).rollout_nets
    assert set(_search_of("master", contest).value_nets) == set(contest.meta.seats)


def test_a_baumeister_master_has_a_rollout_net_and_a_prior() -> None:
    baumeister = load("baumeister")
    search = _search_of("master", baumeister)
    assert set(search.rollout_nets) == set(baumeister.meta.seats)
    assert search.prior is not None
    assert not _search_of("foreman", baumeister).rollout_nets


@pytest.mark.parametrize("name", ["foreman", "journeyman"])
def test_lower_levels_have_no_rollout_net(name: str) -> None:
    assert not _search_of(name, load("pillars")).rollout_nets


def test_a_rollout_net_for_other_rules_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pillars")
    for seats in game.meta.seats:
        card = card_of(game, seats, rules_version=99)
        write_small(tmp_path / f"pupil-pillars-{seats}.npz", random_pupil(game), card)
    monkeypatch.setattr(net_files, "SHIPPED", tmp_path)
    monkeypatch.setattr(presets, "_read", {})
    assert not _search_of("master", game).rollout_nets


def test_the_rollout_net_changes_what_a_search_finds() -> None:
    """Other moves in the same determinizations give other results; the same seed repeats them."""
    from tests.bots.test_search import decision

    game = load("pillars")
    hidden, seat = decision(game, 4, 9)
    plain, taught = (
        Search(game, capacity=64, rollout_nets=rollout_nets) for rollout_nets in ({}, {4: random_pupil(game)})
    )
    first = taught.explore(hidden.copy(), seat, Budget(playouts=64))
    assert first == taught.explore(hidden.copy(), seat, Budget(playouts=64))
    assert first != plain.explore(hidden.copy(), seat, Budget(playouts=64))


def test_another_move_must_be_surely_better_than_the_default() -> None:
    better, usual = MoveEstimate(MoveId(1), 90, 0.6, 0.03, (), 0.0), MoveEstimate(MoveId(2), 10, 0.5, 0.04, (), 0.0)
    assert default_first_unless_better([better, usual], usual.move, trust=1.9) == [better, usual]
    assert default_first_unless_better([better, usual], usual.move, trust=2.1) == [usual, better]
    assert default_first_unless_better([better], usual.move, trust=2.1) == [better]


def _search_of(name: str, game: Any) -> Search:
    player = bot(name, game)
    assert isinstance(player, LevelBot)
    return player.search
