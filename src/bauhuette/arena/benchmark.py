"""A fixed protocol to measure an agent: the same deals, seats and opponents for all agents, one number a game.

Each game is played with its most seats. Against each yardstick the agent plays the same deals, once from every seat,
with the yardstick on all others. Its score is the share of games it wins, shared among equals, averaged over the
yardsticks; an agent as strong as all of them has the fair share. Any change of a score raises `VERSION`.

Yardsticks that search count playouts and not seconds, so that an agent whose moves depend only on its input gets the
same report, byte for byte, on every machine.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from bauhuette.arena.agent_result import BenchmarkReport, GameReport
from bauhuette.arena.plan import Plan
from bauhuette.arena.play_game import ArenaGame, played_json
from bauhuette.arena.results import MeanWithInterval, share, win_of
from bauhuette.arena.run import Progress, Results, Workers, run
from bauhuette.bots.protocol import Budget
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.nets.net_files import is_proven

FORMAT: Literal["bauhuette-bench"] = "bauhuette-bench"
VERSION = 3
SEED = 20_101
LIGHT, FULL = "light", "full"
TRACKS = (LIGHT, FULL)
MOST_FAULTY = 0.05  # share of an agent's games; with more there is no score


class Yardstick(NamedTuple):
    """An opponent of the protocol, and the number of deals against it."""

    name: str
    deals: int
    budget: Budget | None = None
    is_light: bool = True  # plays hundreds of games in a minute


YARDSTICKS = (
    Yardstick("random", 50),
    Yardstick("greedy", 50),
    Yardstick("net", 50),  # if the game has one
    Yardstick("foreman@0.1", 15, Budget(playouts=150), is_light=False),
    Yardstick("master@0.1", 10, Budget(playouts=600), is_light=False),
)


class YardstickResult(NamedTuple):
    """An agent's result against one yardstick."""

    name: str
    games: int
    wins: MeanWithInterval


class BenchmarkScore(NamedTuple):
    """An agent's score at one game; `digest` is a hash of all its results."""

    game: Game
    seats: int
    matches: tuple[YardstickResult, ...]
    digest: str
    faults: int
    faulty_games: int  # in which the agent failed at least once

    @property
    def is_void(self) -> bool:
        """Return whether the policy that stands in for a failing agent made too many of its moves."""
        return self.faulty_games > MOST_FAULTY * sum(match.games for match in self.matches)

    @property
    def wins(self) -> MeanWithInterval:
        """The mean over the yardsticks, equally weighted; their errors are independent."""
        count = len(self.matches)
        mean = sum(match.wins.mean for match in self.matches) / count
        below = math.hypot(*(match.wins.mean - match.wins.low for match in self.matches)) / count
        above = math.hypot(*(match.wins.high - match.wins.mean for match in self.matches)) / count
        return MeanWithInterval(mean, max(0.0, mean - below), min(1.0, mean + above))


def yardsticks_of(game: Game, track: str, deals: int | None = None) -> list[Yardstick]:
    """Return the yardsticks of a track; with `deals` other than the protocol's it is a trial, not a score."""
    there = (one for one in YARDSTICKS if one.name != "net" or is_proven(game.meta))
    asked = (one for one in there if one.is_light or track == FULL)
    return [one._replace(deals=deals or one.deals) for one in asked]


def plans_of(key: str, agent: str, yardsticks: Sequence[Yardstick], budget: Budget | None) -> Iterator[Plan]:
    """Yield a plan for each yardstick; `budget` replaces the agent's own."""
    seats = max(load(key).meta.seats)
    for one in yardsticks:
        budgets = {name: given for name, given in ((one.name, one.budget), (agent, budget)) if given is not None}
        games = one.deals * seats if one.name != agent else 0
        yield Plan(key, seats, (agent, one.name), games, SEED, budgets=budgets)


def score_agent(plans: Sequence[Plan], agent: str, workers: Workers, progress: Progress) -> BenchmarkScore:
    """Play all games of an agent at one game, and return its score."""
    game, seats = load(plans[0].game), plans[0].seats
    played = {plan.bots[1]: _played(plan, workers, progress) for plan in plans}
    matches = tuple(YardstickResult(name, len(games), _wins(games, agent, seats)) for name, games in played.items())
    results = [played_json(one) for games in played.values() for one in games]
    digest = hashlib.blake2b(json.dumps(results).encode(), digest_size=16).hexdigest()
    failed = [sum(who == agent for who, _ in one.faults) for games in played.values() for one in games]
    return BenchmarkScore(game, seats, matches, digest, sum(failed), sum(times > 0 for times in failed))


def _played(plan: Plan, workers: Workers, progress: Progress) -> list[ArenaGame]:
    results: Results = {}
    if plan.games:
        run(plan, workers, results, progress)
    return [results[number] for number in sorted(results)]


def _wins(games: Sequence[ArenaGame], agent: str, seats: int) -> MeanWithInterval:
    """Return the share of wins; among its own kind an agent has the fair share, which is not played."""
    if not games:
        return MeanWithInterval(1 / seats, 1 / seats, 1 / seats)
    deals: dict[int, list[float]] = {}
    for one in games:
        deals.setdefault(one.deal, []).append(win_of(one, one.lineup.index(agent)))
    return share(list(deals.values()), len(games))


def report_of(agent: str, track: str, scores: Sequence[BenchmarkScore], deals: int | None = None) -> BenchmarkReport:
    """Return the report; nothing in it depends on the machine or the time."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "track": track if deals is None else f"trial of {deals} deals",
        "agent": agent,
        "games": [_score_json(score) for score in scores],
    }


def _score_json(score: BenchmarkScore) -> GameReport:
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
    """Round to four places: further ones depend on the processor."""
    return round(share_of_one, 4)
