"""A fixed protocol to measure an agent by: the same deals, seats and opponents for everybody, one number a game.

Each game is played with all its seats. Against each yardstick the agent plays the same deals, each once from every
seat, with the yardstick on all others. Its score is the share of games it wins, shared among equals, in the mean over
the yardsticks; an agent as strong as all of them has the fair share. Whatever changes a score raises `VERSION`.

Yardsticks that search count playouts and not seconds, so that an agent whose moves depend on what it is handed alone
gets the same report, byte for byte, on every machine.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from bauhuette.arena.plan import Plan
from bauhuette.arena.play import Played, played_json
from bauhuette.arena.run import Progress, Results, Workers, run
from bauhuette.arena.tally import Estimate, share, win_of
from bauhuette.bots.protocol import Budget
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.nets.store import is_proven

FORMAT = "bauhuette-bench"
VERSION = 3
SEED = 20_101
LIGHT, FULL = "light", "full"
TRACKS = (LIGHT, FULL)
MOST_FAULTY = 0.05  # of an agent's games; with more there is no score


class Yardstick(NamedTuple):
    """An opponent of the protocol, and how many deals are played against it."""

    name: str
    deals: int
    budget: Budget | None = None
    is_light: bool = True  # plays hundreds of games in a minute


YARDSTICKS = (
    Yardstick("random", 50),
    Yardstick("greedy", 50),
    Yardstick("net", 50),  # where the game has one
    Yardstick("foreman@0.1", 15, Budget(playouts=150), is_light=False),
    Yardstick("master@0.1", 10, Budget(playouts=600), is_light=False),
)


class Against(NamedTuple):
    """How an agent did against one yardstick."""

    name: str
    games: int
    wins: Estimate


class Score(NamedTuple):
    """How an agent did at one game; `digest` names all its results."""

    game: Game
    seats: int
    matches: tuple[Against, ...]
    digest: str
    faults: int
    faulty_games: int  # in which the agent failed at least once

    @property
    def is_void(self) -> bool:
        """Whether the policy that decides for a failing agent has made too many of its moves."""
        return self.faulty_games > MOST_FAULTY * sum(match.games for match in self.matches)

    @property
    def wins(self) -> Estimate:
        """The mean over the yardsticks, each as important as another; their errors are independent."""
        count = len(self.matches)
        mean = sum(match.wins.mean for match in self.matches) / count
        below = math.hypot(*(match.wins.mean - match.wins.low for match in self.matches)) / count
        above = math.hypot(*(match.wins.high - match.wins.mean for match in self.matches)) / count
        return Estimate(mean, max(0.0, mean - below), min(1.0, mean + above))


def yardsticks_of(game: Game, track: str, deals: int | None = None) -> list[Yardstick]:
    """`deals` instead of those of the protocol is for trials: such a score is none."""
    there = (one for one in YARDSTICKS if one.name != "net" or is_proven(game.meta))
    asked = (one for one in there if one.is_light or track == FULL)
    return [one._replace(deals=deals or one.deals) for one in asked]


def plans_of(key: str, agent: str, yardsticks: Sequence[Yardstick], budget: Budget | None) -> Iterator[Plan]:
    """One for each yardstick; `budget` is the agent's, instead of its own."""
    seats = max(load(key).meta.seats)
    for one in yardsticks:
        budgets = {name: given for name, given in ((one.name, one.budget), (agent, budget)) if given is not None}
        games = one.deals * seats if one.name != agent else 0
        yield Plan(key, seats, (agent, one.name), games, SEED, budgets=budgets)


def measured(plans: Sequence[Plan], agent: str, workers: Workers, progress: Progress) -> Score:
    """Plays all games of an agent at one game."""
    game, seats = load(plans[0].game), plans[0].seats
    played = {plan.bots[1]: _played(plan, workers, progress) for plan in plans}
    matches = tuple(Against(name, len(games), _wins(games, agent, seats)) for name, games in played.items())
    results = [played_json(one) for games in played.values() for one in games]
    digest = hashlib.blake2b(json.dumps(results).encode(), digest_size=16).hexdigest()
    failed = [sum(who == agent for who, _ in one.faults) for games in played.values() for one in games]
    return Score(game, seats, matches, digest, sum(failed), sum(times > 0 for times in failed))


def _played(plan: Plan, workers: Workers, progress: Progress) -> list[Played]:
    results: Results = {}
    if plan.games:
        run(plan, workers, results, progress)
    return [results[number] for number in sorted(results)]


def _wins(games: Sequence[Played], agent: str, seats: int) -> Estimate:
    """Among its own kind an agent wins its fair share; that need not be played."""
    if not games:
        return Estimate(1 / seats, 1 / seats, 1 / seats)
    deals: dict[int, list[float]] = {}
    for one in games:
        deals.setdefault(one.deal, []).append(win_of(one, one.lineup.index(agent)))
    return share(list(deals.values()), len(games))


def report_of(agent: str, track: str, scores: Sequence[Score], deals: int | None = None) -> dict[str, Any]:
    """What is written: nothing in it depends on the machine or the hour."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "track": track if deals is None else f"trial of {deals} deals",
        "agent": agent,
        "games": [_score_json(score) for score in scores],
    }


def _score_json(score: Score) -> dict[str, Any]:
    return {
        "game": score.game.meta.key,
        "rules": score.game.meta.rules_version,
        "edition": score.game.edition,
        "seats": score.seats,
        "score": None if score.is_void else _rounded(score.wins.mean),
        "interval": None if score.is_void else [_rounded(score.wins.low), _rounded(score.wins.high)],
        "faults": score.faults,
        "faulty_games": score.faulty_games,
        "against": [
            {
                "bot": match.name,
                "games": match.games,
                "win_share": _rounded(match.wins.mean),
                "interval": [_rounded(match.wins.low), _rounded(match.wins.high)],
            }
            for match in score.matches
        ],
        "digest": score.digest,
    }


def _rounded(share_of_one: float) -> float:
    """Four places: what lies beyond depends on the mathematics of a processor."""
    return round(share_of_one, 4)
