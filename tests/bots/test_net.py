"""The bot that plays by one inference of a net."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from tests.nets.random_net import card_of, random_net

from bauhuette.bots import net as nets
from bauhuette.bots.levels import levels_of
from bauhuette.bots.net import NetBot
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.match.refusal import CommandRefused
from bauhuette.match.seats import level_for
from bauhuette.match.table import Table
from bauhuette.nets.features import features_of
from bauhuette.nets.net_files import SHIPPED, BadNet, is_proven, net_for, write_net
from bauhuette.nets.policy_net import predict, scaled_features

LEARNED = ("pillars", "contest", "baumeister")
UNPROVEN = "cologne"  # has nets, but not all are proven
MOST_BYTES = 20_000_000  # of all nets together


def test_a_users_net_makes_the_offered_move_it_prefers(tmp_path: Path, game: Game) -> None:
    seats, file = max(game.meta.seats), tmp_path / "mine.npz"
    net = random_net(game)
    write_net(file, net, card_of(game, seats))
    mine, features = bot(f"net:{file}", game), features_of(game)
    table = Table(game, seats, b"net")
    for step in range(60):
        seat = table.to_move
        if seat is None:
            break
        moves, hidden = table.offered(), table.hidden_for_bot(seat, 1 + step)
        move = mine.choose(hidden, moves)
        liked = predict(net, scaled_features(features, hidden, seat)).moves
        assert move == moves[int(np.argmax(liked[moves]))]
        table.play(move)


@pytest.mark.parametrize(("trust", "is_policys"), [(1e6, True), (-1e6, False)])
def test_a_net_with_policy_bonus_deviates_only_for_a_better_move(
    tmp_path: Path, game: Game, trust: float, is_policys: bool
) -> None:
    seats, file = max(game.meta.seats), tmp_path / "leaning.npz"
    write_net(file, random_net(game), card_of(game, seats, trust=trust))
    mine, table = bot(f"net:{file}", game), Table(game, seats, b"net")
    for step in range(60):
        seat = table.to_move
        if seat is None:
            break
        moves, hidden = table.offered(), table.hidden_for_bot(seat, 1 + step)
        move = mine.choose(hidden, moves)
        advice = game.policy(table.hidden_for_bot(seat, 1 + step), moves.copy(), len(moves))
        assert (move == advice) == is_policys or len(moves) == 1
        table.play(move)


@pytest.mark.parametrize("key", LEARNED)
def test_shipped_nets_fit_and_state_their_strength(key: str) -> None:
    game = load(key)
    for seats in game.meta.seats:
        _net, card = net_for(game, SHIPPED / f"{key}-{seats}.npz")
        assert card.seats == seats
        assert f"train {key} --seats {seats}" in card.command
        greedy = next(row for row in card.strength if row.against == "greedy")
        assert greedy.low > 1 / seats
        assert f"--games {greedy.games}" in greedy.command
    assert bot("Netz", game).name == "net"
    assert level_for(game, "Netz") == "net"


def test_a_proven_net_is_offered_as_a_level(game: Game) -> None:
    learned = ("net",) if game.meta.key in LEARNED else ()
    assert levels_of(game.meta) == ("apprentice", "journeyman", "foreman", *learned, "master")


def test_all_nets_together_are_small() -> None:
    assert sum(file.stat().st_size for file in SHIPPED.iterdir()) < MOST_BYTES


def test_a_net_not_surely_better_than_the_policy_is_not_offered() -> None:
    game = load(UNPROVEN)
    assert bot("net", game).name == level_for(game, "net") == "net"
    assert not is_proven(game.meta)
    for seats in game.meta.seats:
        _net, card = net_for(game, SHIPPED / f"{UNPROVEN}-{seats}.npz")
        assert [row.against for row in card.strength] == ["greedy"]


def test_a_game_without_a_net_is_refused_with_a_message(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = load("cologne")
    monkeypatch.setattr(nets, "shipped_file", lambda _meta, seats: tmp_path / f"{seats}.npz")
    monkeypatch.setattr(nets, "_read", {})
    with pytest.raises(BadNet, match="no net for cologne with 2 seats"):
        NetBot(game)
    with pytest.raises(CommandRefused) as refused:
        level_for(game, "net")
    assert refused.value.text("de") == "Diese Fassung enthält kein Netz für cologne mit 2 Plätzen."
    assert level_for(game, "master") == "master"


def test_a_net_for_another_number_of_seats_is_refused(tmp_path: Path) -> None:
    game, file = load("pillars"), tmp_path / "three.npz"
    write_net(file, random_net(game), card_of(game, 3))
    table = Table(game, 4, b"net")
    assert table.to_move is not None
    with pytest.raises(BadNet, match="4 seats"):
        NetBot(game, file).choose(table.hidden_for_bot(table.to_move, 1), table.offered())
