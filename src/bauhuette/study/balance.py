"""Sensible players among themselves: what a seat scores, how often it wins, how long a game lasts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.plain_balance import TALLY_ROWS
from bauhuette.engine.record import MAX_SEATS
from bauhuette.engine.registry import load
from bauhuette.engine.warmup import stage_of
from bauhuette.study.holders import items_report
from bauhuette.study.many_games import fresh_games
from bauhuette.study.means import histogram, mean_of

Rows = dict[str, list[Sequence[float]]]  # name of a figure -> for each game, its value for each seat


class Part(NamedTuple):
    """What some of the games brought."""

    rows: Rows
    lengths: list[int]
    tallies: Any  # by game, seat and item


def played_games(key: str, seats: int, seed: int, numbers: range) -> Part:
    game = load(key)
    records = fresh_games(game, seats, seed, numbers, vary=False)
    lengths = np.zeros(len(numbers), np.int64)
    tallies = np.zeros((len(numbers), TALLY_ROWS, sum(names.size for names in game.items.values())), np.int64)
    stage_of(game).studied_games(records, np.zeros(game.MOVES.size, np.int64), lengths, tallies)
    rows: Rows = {"score": [], "win": []}
    for record in records:
        count(game, record, seats, rows)
    return Part(rows, lengths.tolist(), tallies[:, :seats])


def count(game: Game, record: Any, seats: int, rows: Rows) -> None:
    """What one finished game adds; a shared win counts in parts."""
    out = np.zeros((2, MAX_SEATS), np.int64)
    game.standing(record, out)
    rows["score"].append(out[0, :seats].tolist())
    winners = out[1, :seats] == 1
    rows["win"].append((winners / winners.sum()).tolist())
    for name, values in game.counters(record).items():
        rows.setdefault(name, []).append(list(values)[:seats])


def balance_report(game: Game, seats: int, parts: Sequence[Part]) -> dict[str, Any]:
    """The figures of all parts, ready for JSON."""
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
        "games": len(lengths),
        "moves": mean_of(lengths)._asdict(),
        "figures": figures,
        "spread": spread,
        "items": items_report(game, tallies, np.asarray(rows["win"])),
    }
