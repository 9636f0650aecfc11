"""Sum up results: win share and margin with 95 % intervals, and ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bauhuette.arena.play_game import ArenaGame

Z95 = 1.959964
# Student's t for 95 %, by degrees of freedom; beyond the table the Cornish-Fisher series is exact enough.
_T95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)


class MeanWithInterval(NamedTuple):
    """A mean with its 95 % confidence interval."""

    mean: float
    low: float
    high: float


class Line(NamedTuple):
    """A bot's line in the result of an arena."""

    name: str
    games: int
    fair: float  # the share of wins by chance alone
    win_share: MeanWithInterval
    margin: MeanWithInterval
    rating: float
    doubt: float
    faults: int


def t95(freedom: int) -> float:
    if freedom <= len(_T95):
        return _T95[freedom - 1]
    z, n = Z95, float(freedom)
    second, third = 5 * z**5 + 16 * z**3 + 3 * z, 3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z
    return z + (z**3 + z) / (4 * n) + second / (96 * n**2) + third / (384 * n**3)


def win_of(played: ArenaGame, seat: int) -> float:
    """Return 1 for the winner, shared among equals."""
    return 1 / played.ranks.count(1) if played.ranks[seat] == 1 else 0.0


def margin_of(played: ArenaGame, seat: int) -> float:
    """Return the lead over the best other."""
    return played.scores[seat] - max(score for i, score in enumerate(played.scores) if i != seat)


def mean_of(groups: Iterable[Sequence[float]]) -> MeanWithInterval:
    """Return the mean over all values. Values of one deal are dependent, so the interval counts deals."""
    kept = [group for group in groups if group]
    total = sum(len(group) for group in kept)
    mean = sum(map(sum, kept)) / total
    if len(kept) < 2:
        return MeanWithInterval(mean, -math.inf, math.inf)
    size = total / len(kept)
    deviations = (sum(value - mean for value in group) / size for group in kept)
    error = math.sqrt(sum(d * d for d in deviations) / (len(kept) - 1) / len(kept))
    reach = t95(len(kept) - 1) * error
    return MeanWithInterval(mean, mean - reach, mean + reach)


def share(groups: Sequence[Sequence[float]], games: int) -> MeanWithInterval:
    """Like `mean_of`, between 0 and 1; never narrower than chance allows after so few games (Wilson)."""
    found = mean_of(groups)
    if found.low < found.mean < found.high and math.isfinite(found.low):
        return MeanWithInterval(found.mean, max(0.0, found.low), min(1.0, found.high))
    p, n, z = found.mean, games, Z95
    middle = (p + z * z / (2 * n)) / (1 + z * z / n)
    reach = z / (1 + z * z / n) * math.sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return MeanWithInterval(p, max(0.0, middle - reach), min(1.0, middle + reach))


def summarise(results: Iterable[ArenaGame]) -> list[Line]:
    """Return a line for each bot, the best rated first. Seats of the same bot at one table are averaged."""
    played = sorted(results)
    names = dict.fromkeys(name for result in played for name in result.lineup)
    ratings = rate(played)
    lines = []
    for name in names:
        wins: dict[int, list[float]] = {}
        margins: dict[int, list[float]] = {}
        fair: list[float] = []
        for result in played:
            seats = [i for i, other in enumerate(result.lineup) if other == name]
            if seats:
                wins.setdefault(result.deal, []).append(sum(win_of(result, i) for i in seats) / len(seats))
                margins.setdefault(result.deal, []).append(sum(margin_of(result, i) for i in seats) / len(seats))
                fair.append(1 / len(result.lineup))
        faults = sum(who == name for result in played for who, _ in result.faults)
        found = share(list(wins.values()), len(fair))
        margin = mean_of(margins.values())
        lines.append(Line(name, len(fair), sum(fair) / len(fair), found, margin, *ratings[name], faults))
    return sorted(lines, key=lambda line: -line.rating)


def rate(played: Sequence[ArenaGame]) -> dict[str, tuple[float, float]]:
    """Rate by OpenSkill (Plackett-Luce) over all games in order; return mean and standard deviation by bot."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for result in played for name in result.lineup}
    for result in played:
        if len(set(result.lineup)) < 2:
            continue
        teams = [[model.rating(mu=ratings[n].mu, sigma=ratings[n].sigma)] for n in result.lineup]
        rated = model.rate(teams, ranks=list(result.ranks))
        for name in set(result.lineup):
            mine = [team[0] for team, other in zip(rated, result.lineup, strict=True) if other == name]
            # The rating of a bot on several seats changes by their mean, as one player who played once.
            ratings[name].mu = sum(r.mu for r in mine) / len(mine)
            ratings[name].sigma = sum(r.sigma for r in mine) / len(mine)
    return {name: (float(rating.mu), float(rating.sigma)) for name, rating in ratings.items()}
