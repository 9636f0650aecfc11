"""Balance of a game among equal players: scores and wins by seat, and length."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.hooks import TALLY_ROWS
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.warmup import stage_of
from bauhuette.match.table import Table
from bauhuette.study.card_win_rates import items_report
from bauhuette.study.game_batches import fresh_games
from bauhuette.study.intervals import histogram, mean_of

COMPILED = "greedy"  # plays in compiled code
Rows = dict[str, list[Sequence[float]]]  # name of a figure -> for each game, its value by seat


class BalancePart(NamedTuple):
    """The results of some of the games."""

    rows: Rows
    lengths: list[int]
    tallies: Any  # by game, seat and item


def played_games(
    game: Game,
    seats: int,
    seed: int,
    numbers: range,
    player: str = COMPILED,
    options: Mapping[str, int] | None = None,
) -> BalancePart:
    """Play these games, with one bot on all seats."""
    tallies = np.zeros((len(numbers), TALLY_ROWS, sum(names.size for names in game.items.values())), np.int64)
    play = _compiled if player == COMPILED else _asked
    records, lengths = play(game, seats, seed, numbers, player, options or {}, tallies)
    rows: Rows = {"score": [], "win": []}
    for record in records:
        count(game, record, seats, rows)
    return BalancePart(rows, lengths, tallies[:, :seats])


Options = Mapping[str, int]
Ends = tuple[Sequence[Any], list[int]]  # the final records, and the lengths


def _compiled(game: Game, seats: int, seed: int, numbers: range, _player: str, options: Options, tallies: Any) -> Ends:
    records = fresh_games(game, seats, seed, numbers, vary=False)
    for k, option in enumerate(game.meta.options):
        records.options[:, k] = options.get(option.name, option.default)
    lengths = np.zeros(len(numbers), np.int64)
    stage_of(game).studied_games(records, np.zeros(game.MOVES.size, np.int64), lengths, tallies)
    return records, lengths.tolist()


def _asked(game: Game, seats: int, seed: int, numbers: range, player: str, options: Options, tallies: Any) -> Ends:
    """Play with a bot that has to be asked at each decision."""
    stage, chooses = stage_of(game), bot(player, game)
    tables = []
    for number, tally in zip(numbers, tallies, strict=True):
        table = Table(game, seats, secret_from_number(seed * 1_000_003 + number), options=options)
        stage.credit(table.state, tally)
        while table.to_move is not None:
            table.play(table.ask(chooses))
            stage.credit(table.state, tally)
        tables.append(table)
    return [table.state for table in tables], [table.version for table in tables]


def count(game: Game, record: Any, seats: int, rows: Rows) -> None:
    """Add one finished game; a shared win counts in parts."""
    out = np.zeros((2, MAX_SEATS), np.int64)
    game.standing(record, out)
    rows["score"].append(out[0, :seats].tolist())
    winners = out[1, :seats] == 1
    rows["win"].append((winners / winners.sum()).tolist())
    for name, values in game.counters(record).items():
        rows.setdefault(name, []).append(list(values)[:seats])


def _lead(scores: Sequence[float]) -> float:
    """Return the lead of the best over the second."""
    second, best = sorted(scores)[-2:]
    return best - second


def balance_report(game: Game, seats: int, parts: Sequence[BalancePart], player: str = COMPILED) -> dict[str, Any]:
    """Return the figures of all parts, as JSON."""
    rows: Rows = {}
    for part in parts:
        for name, values in part.rows.items():
            rows.setdefault(name, []).extend(values)
    lengths = [length for part in parts for length in part.lengths]
    tallies = np.concatenate([part.tallies for part in parts])
    figures = {
        name: [mean_of(column)._asdict() for column in zip(*values, strict=True)] for name, values in rows.items()
    }
    spread = {"score": [histogram(column) for column in zip(*rows["score"], strict=True)], "moves": histogram(lengths)}
    return {
        "seats": seats,
        "player": player,
        "games": len(lengths),
        "moves": mean_of(lengths)._asdict(),
        "lead": mean_of([_lead(scores) for scores in rows["score"]])._asdict(),
        "figures": figures,
        "spread": spread,
        "items": items_report(game, tallies, np.asarray(rows["win"])),
    }
