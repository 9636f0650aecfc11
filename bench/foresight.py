"""How well an analysis predicts the winner: with value nets, and by the game's evaluation alone.

python -m bench.foresight [--games contest cologne] [--seats 4] [--seconds 600] [--seed 1] [--playouts 100]

Journeymen play. At every 29th decision both predict shares of the win, from what the seat to move knows and in the same
number of determinizations. The cost of a prediction is the log loss of the winner's share; of a game, the mean counts.
"""

from __future__ import annotations

import argparse
import math
import statistics
import time
from typing import NamedTuple

from bauhuette.bots.protocol import Bot
from bauhuette.bots.registry import bot
from bauhuette.bots.search.parameters import parameters_from
from bauhuette.bots.search.presets import NO_TREE, learned_search
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import Numbers
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table

EVERY = 29  # decisions
AS_IT_STANDS = -1  # no move before the playouts
LEAST = 0.01  # least share counted, which caps the loss


class Judge(NamedTuple):
    """One of the two predictors, and its processor seconds."""

    search: Search
    seconds: list[float]

    def shares(self, table: Table, seat: Seat, playouts: int) -> Numbers:
        begun = time.process_time()
        found = self.search.evaluate(table.hidden(seat), seat, AS_IT_STANDS, playouts, table.version + 1)
        self.seconds.append(time.process_time() - begun)
        return found[: len(table.names)]


def judges_of(game: Game) -> tuple[Judge, Judge]:
    plain = parameters_from({**game.meta.search, "margin": 0.0, "randomness": 0.0})
    estimate, learned = Search(game, plain, NO_TREE), learned_search(game, NO_TREE, margin=0.0, randomness=0.0)
    estimate.compile()
    learned.compile()
    return Judge(estimate, []), Judge(learned, [])


def costs_of(table: Table, player: Bot, judges: tuple[Judge, Judge], playouts: int, first: int) -> list[float]:
    """Return the mean loss of each predictor over one game."""
    found: list[list[Numbers]] = [[] for _ in judges]
    while (seat := table.to_move) is not None:
        if table.version % EVERY == first and len(table.offered()) > 1:
            for shares, judge in zip(found, judges, strict=True):
                shares.append(judge.shares(table, seat, playouts))
        table.play(table.ask(player))
    winners = [seat for seat, rank in enumerate(table.standing().ranks) if rank == 1]
    return [statistics.fmean(_cost(one, winners) for one in shares) for shares in found]


def _cost(shares: Numbers, winners: list[int]) -> float:
    return statistics.fmean(-math.log(max(LEAST, float(shares[seat]))) for seat in winners)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="*", default=["contest", "cologne"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=600, help="for each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--playouts", type=int, default=100)
    given = parser.parse_args()
    print("| game | games | cost by estimate | with what was learned | difference (95 %) | ms, both |")
    print("|---|---|---|---|---|---|")
    for key in given.games:
        game = load(key)
        judges, player, ends = judges_of(game), bot("journeyman", game), time.monotonic() + given.seconds
        costs: list[list[float]] = []
        while len(costs) < 2 or time.monotonic() < ends:
            secret = luck_of_move(secret_from_number(given.seed), (key, "foresight"), len(costs)).to_bytes(8, "big")
            costs.append(costs_of(Table(game, given.seats, secret), player, judges, given.playouts, len(costs) % EVERY))
        gains = [learned - estimate for estimate, learned in costs]
        doubt = 1.96 * statistics.stdev(gains) / math.sqrt(len(gains))
        means = [statistics.fmean(column) for column in zip(*costs, strict=True)]
        pace = ", ".join(f"{1000 * statistics.fmean(judge.seconds):.1f}" for judge in judges)
        change = f"{statistics.fmean(gains):+.3f} ± {doubt:.3f}"
        print(f"| {key} | {len(costs)} | {means[0]:.3f} | {means[1]:.3f} | {change} | {pace} |", flush=True)


if __name__ == "__main__":
    main()
