"""The bot that has learned: it looks once at what its seat knows and makes the move its net likes best."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import numpy as np

from bauhuette.bots.protocol import Budget
from bauhuette.engine.eyes import Hidden, MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.record import Cells
from bauhuette.nets.features import Features, features_of
from bauhuette.nets.look import Net, opinion, what_it_sees
from bauhuette.nets.store import BadNet, net_for, shipped_file

PREFIX = "net:"


class NetBot:
    """Plays by one look, without search. `file` is a net of one's own; ours come with the package."""

    name = "net"

    def __init__(self, game: Game, file: Path | None = None) -> None:
        self.game = game
        if file is not None:
            self.name = f"{PREFIX}{file}"
        self._nets = _nets_of(game, file)

    def choose(self, hidden: Hidden, moves: Cells, budget: Budget | None = None) -> MoveId:  # noqa: ARG002
        if len(moves) == 1:
            return MoveId(int(moves[0]))
        if int(hidden.seats) not in self._nets.by_seats:
            raise BadNet("no-net", game=self.game.meta.key, seats=int(hidden.seats))
        return favourites(self.game, self._nets, hidden, moves)[0]


class Nets(NamedTuple):
    """The nets of a game."""

    features: Features
    by_seats: dict[int, tuple[Net, float | None]]  # with how far it trusts the game's policy


def favourites(game: Game, nets: Nets, hidden: Hidden, moves: Cells) -> list[MoveId]:
    """The offered moves, those first that the net for this number of seats likes best."""
    net, trust = nets.by_seats[int(hidden.seats)]
    liked = opinion(net, what_it_sees(nets.features, hidden, Seat(int(hidden.to_move)))).moves
    if trust is not None:
        liked[game.policy(hidden, moves, len(moves))] += trust
    offered = np.asarray(moves)
    return [MoveId(move) for move in offered[np.argsort(-liked[offered], kind="stable")].tolist()]


def favourites_of(game: Game) -> Callable[[Hidden, Cells], list[MoveId]] | None:
    """What the nets in the package like, best first; none where one is missing or made for other rules."""
    try:
        nets = _nets_of(game, None)
    except BadNet:
        return None
    return lambda hidden, moves: favourites(game, nets, hidden, moves)


_read: dict[tuple[str, Path | None], Nets] = {}  # by the package of the game: a server asks for a bot at every move


def _nets_of(game: Game, file: Path | None) -> Nets:
    key = (game.package, file)
    if key not in _read:
        _read[key] = Nets(features_of(game), _own(game, file) if file else _shipped(game))
    return _read[key]


def _own(game: Game, file: Path) -> dict[int, tuple[Net, float | None]]:
    net, card = net_for(game, file)
    return {card.seats: (net, card.trust)}


def _shipped(game: Game) -> dict[int, tuple[Net, float | None]]:
    """One for each number of seats, or the game is refused: nobody should find out in the middle of a table."""
    for seats in game.meta.seats:
        if not shipped_file(game.meta, seats).exists():
            raise BadNet("no-net", game=game.meta.key, seats=seats)
    known = [net_for(game, shipped_file(game.meta, seats)) for seats in game.meta.seats]
    return {card.seats: (net, card.trust) for net, card in known}
