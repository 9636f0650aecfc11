"""A master's playouts are played by a net's pupil, where one fits."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.nets.random_net import card_of, random_pupil

from bauhuette.bots.levels import LevelBot
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot
from bauhuette.bots.search import learned
from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.search import Search
from bauhuette.bots.search.tree import usual_first_unless_better
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.registry import load
from bauhuette.match.hint import hint_for
from bauhuette.match.table import Table
from bauhuette.nets import store
from bauhuette.nets.store import write_small


def test_masters_think_with_a_pupil_where_the_game_has_one() -> None:
    pillars, contest = load("pillars"), load("contest")
    assert set(_search_of("master", pillars).pupils) == set(pillars.meta.seats)
    assert not _search_of("master", contest).pupils
    assert set(_search_of("master", contest).outlooks) == set(contest.meta.seats)


def test_a_master_of_baumeister_has_a_pupil_and_a_favourite_to_beat() -> None:
    baumeister = load("baumeister")
    search = _search_of("master", baumeister)
    assert set(search.pupils) == set(baumeister.meta.seats)
    assert search.liking is not None
    assert not _search_of("foreman", baumeister).pupils


def test_hints_think_as_masters_do(monkeypatch: pytest.MonkeyPatch) -> None:
    table, asked = Table(load("pillars"), 4, b"hint"), list[Search]()
    explore = Search.explore

    def noted(search: Search, *given: Any, **wishes: Any) -> list[Finding]:
        asked.append(search)
        return explore(search, *given, **wishes)

    monkeypatch.setattr(Search, "explore", noted)
    assert table.to_move is not None
    hint_for(table, table.to_move, Budget(playouts=8))
    assert set(asked[0].pupils) == {3, 4}


@pytest.mark.parametrize("name", ["foreman", "journeyman"])
def test_lower_levels_have_no_pupil(name: str) -> None:
    assert not _search_of(name, load("pillars")).pupils


def test_a_pupil_for_other_rules_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("pillars")
    for seats in game.meta.seats:
        card = card_of(game, seats, rules_version=99)
        write_small(tmp_path / f"pupil-pillars-{seats}.npz", random_pupil(game), card)
    monkeypatch.setattr(store, "SHIPPED", tmp_path)
    monkeypatch.setattr(learned, "_read", {})
    assert not _search_of("master", game).pupils


def test_the_pupil_changes_what_a_search_finds() -> None:
    """The same worlds with other moves in them: results differ, and the same luck gives them again."""
    from tests.bots.test_search import decision

    game = load("pillars")
    hidden, seat = decision(game, 4, 9)
    plain, taught = (Search(game, capacity=64, pupils=pupils) for pupils in ({}, {4: random_pupil(game)}))
    first = taught.explore(hidden.copy(), seat, Budget(playouts=64))
    assert first == taught.explore(hidden.copy(), seat, Budget(playouts=64))
    assert first != plain.explore(hidden.copy(), seat, Budget(playouts=64))


def test_another_move_must_be_surely_better_than_the_usual_one() -> None:
    better, usual = Finding(MoveId(1), 90, 0.6, 0.03, (), 0.0), Finding(MoveId(2), 10, 0.5, 0.04, (), 0.0)
    assert usual_first_unless_better([better, usual], usual.move, trust=1.9) == [better, usual]
    assert usual_first_unless_better([better, usual], usual.move, trust=2.1) == [usual, better]
    assert usual_first_unless_better([better], usual.move, trust=2.1) == [better]


def _search_of(name: str, game: Any) -> Search:
    player = bot(name, game)
    assert isinstance(player, LevelBot)
    return player.search
