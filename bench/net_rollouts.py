"""What is each way to choose worth, over the favourite of a policy net? Judged by rollouts of that net.

python -m bench.net_rollouts --game contest --seats 4 --positions 120 --seed 47

Decisions are drawn from games of nets. In each, every way names a move; the named moves are made in 32
determinizations, all seats play on by the net for three chapters, and at the next own decision the net's value, added
to the game's evaluation, is the expected reward. The table has the mean gain over the favourite with twice its standard
error, how often a way names another move, and the processor time of a decision. `races` is a search by such rollouts:
the four moves the net likes best, in 16 determinizations, one chapter ahead.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from bauhuette.bots.net import NetBot, ranked_moves
from bauhuette.bots.protocol import Budget
from bauhuette.bots.search.presets import master_search
from bauhuette.bots.search.search import Search
from bauhuette.engine.game import Game
from bauhuette.engine.record import MAX_SEATS, new_records
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from bauhuette.nets.features import features_of
from bauhuette.nets.policy_net import FARTHEST, TINY, Net
from bauhuette.research.batch import batch_rules_of
from bauhuette.research.record_layout import games_in, memory_of

NEVER = -1e9
ASKED = 0.06  # share of the decisions
PLAYOUTS = 500  # of the searches


def hidden_layer(net: Net, rows: Any) -> Any:
    """Return the last layer for many rows of scaled features."""
    inputs: Any = np.clip(rows, -FARTHEST, FARTHEST)
    hidden: Any = None
    for layer in net.layers:
        summed = (inputs if hidden is None else hidden) @ layer.weight + layer.bias
        summed -= summed.mean(1, keepdims=True)
        summed /= np.sqrt(np.square(summed).mean(1, keepdims=True) + TINY)
        new = np.maximum(summed * layer.gain + layer.shift, 0)
        hidden = new if hidden is None else hidden + new
    return hidden


class NetRollouts:
    """Plays on by a net in many determinizations at once."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats, self.features = game, seats, features_of(game)
        self.bot = NetBot(game)
        self.net, self.trust = self.bot._nets.by_seats[seats]
        self.scale = self.features.scale[self.net.columns]
        self.rules = batch_rules_of(game)
        self._out = np.zeros(game.MOVES.size, np.int64)
        self._hidden = np.zeros(game.STATE.itemsize // 8, np.int64)

    def think(self, memory: Any, mask: Any) -> tuple[Any, Any]:
        """Return the logits of the offered moves and the values, for the seats to move."""
        seats = np.asarray(games_in(memory, self.game)["to_move"], np.int64)
        rows = np.empty((len(memory), len(self.features)), np.float32)
        self.rules.observe_all(memory, seats, self._hidden, rows)
        hidden = hidden_layer(self.net, rows[:, self.net.columns] * self.scale)
        logits = hidden @ self.net.moves.weight + self.net.moves.bias
        if self.trust is not None:
            advice = np.empty(len(memory), np.int64)
            self.rules.advise_all(memory, self._out, advice)
            logits[np.arange(len(memory)), advice] += self.trust
        return np.where(mask, logits, NEVER), (hidden @ self.net.value.weight + self.net.value.bias)[:, 0]

    def expected(self, memory: Any, seat: int) -> Any:
        """Return the reward the game's evaluation expects: the net's value is what that misses."""
        scores, spread = np.zeros((len(memory), MAX_SEATS)), np.empty(len(memory))
        self.rules.evaluate_all(memory, scores, spread)
        chances = np.exp((scores - scores[:, : self.seats].max(1, keepdims=True)) / spread[:, None])[:, : self.seats]
        return (self.seats * chances[:, seat] / chances.sum(1) - 1) / (self.seats - 1)

    def run(self, hidden: Any, moves: list[int], determinizations: int, chapters: int, luck: int) -> Any:
        """Return the expected reward after each move, one row a determinization."""
        seat, count = int(hidden.to_move), determinizations * len(moves)
        memory: Any = np.empty((determinizations, len(moves), len(self._hidden)), np.int64)
        for i in range(determinizations):
            record = new_records(self.game.STATE, 1)
            record[0] = hidden
            record["rng"][0] = luck_of_move(luck.to_bytes(8, "big"), ("rollout",), i)
            self.rules.determinize_alone(memory_of(record)[0], seat)
            record["news_count"][0] = -1
            memory[i] = memory_of(record)[0]
        memory, found = memory.reshape(count, -1), np.zeros(count)
        running, made = np.arange(count), np.tile(np.array(moves, np.int64), determinizations)
        cut = int(self.game.chapter(games_in(memory, self.game)[0])) + chapters
        while len(running):
            here, over = np.ascontiguousarray(memory[running]), np.empty(len(running), np.int64)
            results, rewards = np.zeros((len(running), 2, MAX_SEATS), np.int64), np.zeros((len(running), self.seats))
            self.rules.step_all(here, made, over, results, rewards)
            memory[running] = here
            found[running[over > 0]] = rewards[over > 0, seat]
            running, here = running[over == 0], np.ascontiguousarray(here[over == 0])
            if not len(running):
                break
            mask = np.empty((len(running), self.game.MOVES.size), np.bool_)
            self.rules.mask_all(here, self._out, mask)
            made = mask.argmax(1).astype(np.int64)
            free = np.flatnonzero(mask.sum(1) > 1)
            if len(free):
                some, games = np.ascontiguousarray(here[free]), games_in(here, self.game)
                logits, values = self.think(some, mask[free])
                made[free] = logits.argmax(1)
                stops = np.array([games[i]["to_move"] == seat and self.game.chapter(games[i]) >= cut for i in free])
                ended = free[stops]
                found[running[ended]] = values[stops] + self.expected(np.ascontiguousarray(here[ended]), seat)
                goes_on = np.delete(np.arange(len(running)), ended)
                running, made = running[goes_on], made[goes_on]
        return found.reshape(determinizations, len(moves))

    def race(self, hidden: Any, liked: list[int]) -> int:
        """Return the surest of four moves: another than the favourite must be better by a standard error."""
        found = self.run(hidden, liked[:4], determinizations=16, chapters=1, luck=int(hidden.rng) % 2**63)
        gains = found - found[:, :1]
        return liked[int(np.argmax(gains.mean(0) - gains.std(0) / 4))]


def surest(search: Search, hidden: Any, default: int, errors: float | None) -> int:
    """Return the search's choice, or the move better than the default by so many standard errors."""
    found = search.explore(hidden, Seat(int(hidden.to_move)), Budget(playouts=PLAYOUTS))
    base = next((one for one in found if one.move == default), None)
    if errors is None or base is None:
        return int(found[0].move) if errors is None else default
    gains = {int(one.move): one.value - base.value - errors * one.error for one in found if one.visits >= 8}
    gains[default] = 0.0
    return max(gains, key=lambda move: gains[move])


def measured(game: Game, seats: int, positions: int, seed: int) -> None:
    judge, master, old = NetRollouts(game, seats), master_search(game), Search(game)
    ways: dict[str, Callable[[Any, Any, list[int]], int]] = {
        "policy": lambda hidden, moves, _: int(game.policy(hidden.copy(), moves.copy(), len(moves))),
        "master": lambda hidden, _, liked: surest(master, hidden, liked[0], None),
        "master, 3 errors": lambda hidden, _, liked: surest(master, hidden, liked[0], 3.0),
        "master@0.1": lambda hidden, _, liked: surest(old, hidden, liked[0], None),
        "races": lambda hidden, _, liked: judge.race(hidden, liked),
    }
    rng, number, seconds = np.random.default_rng(seed), 0, dict.fromkeys(ways, 0.0)
    gains: list[list[float]] = []
    others: list[list[bool]] = []
    while len(gains) < positions:
        secret = secret_from_number(1000 * seed + number)
        table, number = Table(game, seats, secret), number + 1
        while (asked := table.to_move) is not None and len(gains) < positions:
            moves = table.offered()
            hidden = table.hidden_for_bot(asked, luck_of_move(secret, ("bot", str(asked)), table.version))
            if len(moves) > 1 and rng.random() < ASKED:
                liked = [int(move) for move in ranked_moves(game, judge.bot._nets, hidden, moves)]
                named = {}
                for way, choose in ways.items():
                    began = time.process_time()
                    named[way] = choose(hidden, moves, liked)
                    seconds[way] += time.process_time() - began
                field = list(dict.fromkeys([liked[0], *named.values()]))
                found = judge.run(hidden, field, determinizations=32, chapters=3, luck=len(gains)).mean(0)
                worth = dict(zip(field, found - found[0], strict=True))
                gains.append([worth[named[way]] for way in ways])
                others.append([named[way] != liked[0] for way in ways])
            table.play(judge.bot.choose(hidden, moves))
    print(f"{len(gains)} decisions of {number} games")
    for i, way in enumerate(ways):
        worth_of_way = np.array(gains)[:, i]
        error = 2 * worth_of_way.std() / len(gains) ** 0.5
        share, cost = np.mean(others, axis=0)[i], 1000 * seconds[way] / len(gains)
        print(f"{way:>17}: {worth_of_way.mean():+.4f} ± {error:.4f}, another move {share:.0%}, {cost:.0f} ms")


def main() -> None:
    given = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    given.add_argument("--game", default="contest")
    given.add_argument("--seats", type=int, default=4)
    given.add_argument("--positions", type=int, default=120)
    given.add_argument("--seed", type=int, default=47)
    options = given.parse_args()
    measured(load(options.game), options.seats, options.positions, options.seed)


if __name__ == "__main__":
    main()
