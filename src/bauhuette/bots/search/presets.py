"""The searches of the bots, with their nets.

Where playouts end, a value net corrects the game's evaluation; a master's playouts are played by a rollout net, and its
moves must beat the first choice of a policy net, where these pay.
"""

from __future__ import annotations

from typing import NamedTuple

from bauhuette.bots.net import policy_prior
from bauhuette.bots.search.buffers import CAPACITY
from bauhuette.bots.search.parameters import parameters_from
from bauhuette.bots.search.racing import Prior
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.nets.net_files import rollout_nets_of, value_nets_of
from bauhuette.nets.rollout_net import RolloutNet
from bauhuette.nets.value_net import ValueNet

NO_TREE = 2  # nodes


class SearchNets(NamedTuple):
    """The nets of a search, by number of seats."""

    value_nets: dict[int, ValueNet]
    rollout_nets: dict[int, RolloutNet]


_read: dict[str, SearchNets] = {}  # by the package of the game: a server asks for every move


def _nets_of(game: Game) -> SearchNets:
    if game.package not in _read:
        _read[game.package] = SearchNets(value_nets_of(game), rollout_nets_of(game))
    return _read[game.package]


def learned_search(game: Game, capacity: int = CAPACITY, prior: Prior | None = None, **otherwise: float) -> Search:
    """Create the levels' search; `otherwise` overrides parameters. Without value nets, version 0.1's search."""
    value_nets = _nets_of(game).value_nets
    given = {**game.meta.search, **game.meta.outlook} if value_nets else game.meta.search
    return Search(game, parameters_from({**given, **otherwise}), capacity, value_nets, prior=prior)


def master_search(game: Game, capacity: int = CAPACITY) -> Search:
    """Create the master's search: with rollout nets and a policy prior where they pay, else as the levels'."""
    rollout_nets = _nets_of(game).rollout_nets
    prior = policy_prior(game) if game.meta.measure == "net" else None
    if not rollout_nets:
        return learned_search(game, capacity, prior)
    parameters = parameters_from({**game.meta.search, **game.meta.pupil})
    return Search(game, parameters, capacity, rollout_nets=rollout_nets, prior=prior, candidate_limit=game.meta.rivals)


def evaluation_searches(game: Game) -> tuple[Search, Search]:
    """Create the searches that evaluate decisions, judged by the share of the win alone: the stronger and the second.

    The stronger one plays out by a rollout net where there is one, the second by the policy; else both are the same.
    """
    policy = learned_search(game, NO_TREE, margin=0.0, randomness=0.0)
    rollout_nets = _nets_of(game).rollout_nets
    if not rollout_nets:
        return policy, policy
    parameters = parameters_from({**game.meta.search, **game.meta.pupil, "margin": 0.0, "randomness": 0.0})
    return Search(game, parameters, NO_TREE, rollout_nets=rollout_nets), policy
