"""The net bot: plays the move its policy net prefers, without search."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bauhuette.bots.protocol import Budget
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.nets.features import Features, features_of
from bauhuette.nets.net_files import BadNet, net_for, shipped_file
from bauhuette.nets.policy_net import Net, predict, scaled_features

PREFIX = "net:"


class NetBot:
    """Plays by one inference. `file` is a net of the user's own; others come with the package."""

    name = "net"

    def __init__(self, game: Game, file: Path | None = None) -> None:
        self.game = game
        if file is not None:
            self.name = f"{PREFIX}{file}"
        self._nets = _nets_of(game, file)

    def choose(self, hidden: InfoState, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        if int(hidden.seats) not in self._nets.by_seats:
            raise BadNet("no-net", game=self.game.meta.key, seats=int(hidden.seats))
        return ranked_moves(self.game, self._nets, hidden, moves)[0]


class Nets(NamedTuple):
    """The nets of a game."""

    features: Features
    by_seats: dict[int, tuple[Net, float | None]]  # with the bonus for the policy's move


def ranked_moves(game: Game, nets: Nets, hidden: InfoState, moves: Cells) -> list[MoveId]:
    """Return the offered moves, those the net prefers first."""
    net, trust = nets.by_seats[int(hidden.seats)]
    liked = predict(net, scaled_features(nets.features, hidden, Seat(int(hidden.to_move)))).moves
    if trust is not None:
        liked[game.policy(hidden, moves, len(moves))] += trust
    offered = np.asarray(moves)
    return [MoveId(move) for move in offered[np.argsort(-liked[offered], kind="stable")].tolist()]


def policy_prior(game: Game) -> Callable[[InfoState, Cells], list[MoveId]] | None:
    """Return the ranking by the package's nets; None if a net is missing or made for other rules."""
    try:
        nets = _nets_of(game, None)
    except BadNet:
        return None
    return lambda hidden, moves: ranked_moves(game, nets, hidden, moves)


_read: dict[tuple[str, Path | None], Nets] = {}  # by the package of the game: a server creates a bot for every move


def _nets_of(game: Game, file: Path | None) -> Nets:
    key = (game.package, file)
    if key not in _read:
        _read[key] = Nets(features_of(game), _own(game, file) if file else _shipped(game))
    return _read[key]


def _own(game: Game, file: Path) -> dict[int, tuple[Net, float | None]]:
    net, card = net_for(game, file)
    return {card.seats: (net, card.trust)}


def _shipped(game: Game) -> dict[int, tuple[Net, float | None]]:
    """Return a net for each number of seats; refuse the game before it starts if any is missing."""
    for seats in game.meta.seats:
        if not shipped_file(game.meta, seats).exists():
            raise BadNet("no-net", game=game.meta.key, seats=seats)
    known = [net_for(game, shipped_file(game.meta, seats)) for seats in game.meta.seats]
    return {card.seats: (net, card.trust) for net, card in known}
