"""A master holds on to the move its net likes best, unless the search finds another one surely better."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.limits import Rounds
from tests.nets.random_net import card_of, random_net

from bauhuette.bots import net as nets
from bauhuette.bots.levels import LevelBot
from bauhuette.bots.registry import bot
from bauhuette.bots.search.finding import Finding
from bauhuette.bots.search.search import Search
from bauhuette.bots.search.tree import usual_first_unless_better
from bauhuette.engine.eyes import MoveId
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.match.table import Table
from bauhuette.nets.store import BadNet, write_net

SEATS = 3


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The moves searches were told to hold on to."""
    told: list[int | None] = []

    def explore(_search: Search, _hidden: Any, _seat: int, _budget: Any, usual: int | None = None) -> list[Finding]:
        told.append(usual)
        return [Finding(MoveId(0), 1, 0.5, 0.1, (), 0.0)]

    monkeypatch.setattr(Search, "explore", explore)
    return told


def decide(name: str, game: Game) -> int:
    table = Table(game, SEATS, b"net")
    rounds = Rounds("decide")
    while len(table.offered()) == 1 and rounds():
        table.play(table.offered()[0])
    assert table.to_move is not None
    return bot(name, game).choose(table.hidden_for_bot(table.to_move, 1), table.offered())


def test_a_master_is_told_what_the_net_likes(asked: list[int | None]) -> None:
    game = load("pillars")
    decide("master", game)
    assert asked == [decide("net", game)]


@pytest.mark.parametrize(
    ("name", "key"), [("master@0.1", "pillars"), ("foreman@0.1", "pillars"), ("master", "contest")]
)
def test_champions_and_races_ask_no_net(asked: list[int | None], name: str, key: str) -> None:
    decide(name, load(key))
    assert set(asked) <= {None}


def test_a_net_for_other_rules_is_not_asked(
    asked: list[int | None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("pillars")
    for seats in game.meta.seats:
        write_net(tmp_path / f"{seats}.npz", random_net(game), card_of(game, seats, rules_version=99))
    monkeypatch.setattr(nets, "shipped_file", lambda _game, seats: tmp_path / f"{seats}.npz")
    monkeypatch.setattr(nets, "_read", {})
    with pytest.raises(BadNet, match="99"):
        bot("net", game)
    assert isinstance(bot("master", game), LevelBot)
    decide("master", game)
    assert asked == [None]


def test_another_move_must_be_surely_better_than_the_usual_one() -> None:
    better, usual = Finding(MoveId(1), 90, 0.6, 0.03, (), 0.0), Finding(MoveId(2), 10, 0.5, 0.04, (), 0.0)
    assert usual_first_unless_better([better, usual], usual.move, trust=1.9) == [better, usual]
    assert usual_first_unless_better([better, usual], usual.move, trust=2.1) == [usual, better]
    assert usual_first_unless_better([better], usual.move, trust=2.1) == [better]
