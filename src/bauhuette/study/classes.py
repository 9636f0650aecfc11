"""What the levels cost themselves: games with all of them at the table, looked back at.

The classes of play in a game's meta.toml are these errors' bounds, half-way from one level to the next by ratio.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from bauhuette.analysis.account import Account, accounts
from bauhuette.analysis.review import review
from bauhuette.bots.levels import LEVELS
from bauhuette.bots.protocol import Budget
from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.match.table import Table


class Measured(NamedTuple):
    """One level: the seats it had, its error a decision over all of them, and the standard error of that."""

    level: str
    seats: int
    error: float
    doubt: float


def looked_back_at(
    game: Game, seats: int, seed: int, number: int, seconds: float, playouts: int
) -> list[tuple[str, Account]]:
    """One game between the levels; who sits where, and who waits where not all have a seat, goes round."""
    levels = list(LEVELS)
    names = [levels[(number + i) % len(levels)] for i in range(seats)]
    secret = luck_of_move(secret_from_number(seed), (game.meta.key, "classes"), number).to_bytes(8, "big")
    table = Table(game, names, secret)
    bots = [bot(name, game) for name in names]
    while table.to_move is not None:
        table.play(table.ask(bots[table.to_move], Budget(playouts=playouts)))
    return list(zip(names, accounts(review(table, seconds, lambda *_: None)), strict=True))


def measured(found: Sequence[tuple[str, Account]]) -> list[Measured]:
    """By level, the best first."""
    by_level: dict[str, list[Account]] = defaultdict(list)
    for level, account in found:
        by_level[level].append(account)
    return [_measured(level, by_level[level]) for level in reversed(LEVELS) if level in by_level]


def _measured(level: str, seats: list[Account]) -> Measured:
    decisions = sum(account.decisions for account in seats)
    error = sum(account.error * account.decisions for account in seats) / max(1, decisions)
    spread = math.sqrt(sum((account.error - error) ** 2 for account in seats) / max(1, len(seats) - 1))
    return Measured(level, len(seats), error, spread / math.sqrt(len(seats)))


def bounds_between(levels: Sequence[Measured]) -> list[float]:
    return [math.sqrt(max(0.0, one.error) * max(0.0, other.error)) for one, other in pairwise(levels)]


def are_in_order(levels: Sequence[Measured]) -> bool:
    return all(one.error < other.error for one, other in pairwise(levels))
