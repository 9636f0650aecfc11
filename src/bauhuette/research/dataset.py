"""Finished games as a table, one row a decision, with what the seat knew: Parquet, written by PyArrow.

The games are played between bots for this purpose, or are recorded games of people and bots (see `bauhuette export`).

Columns: game (its number), seats (the number of players), number (of the decision in its game), seat, phase, move (its
notation), move_id, legal (ids of the offered moves), observation (see the metadata `features`, names by column), and
the seat's result: reward, score, rank.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bauhuette.bots.registry import bot
from bauhuette.engine.game import Game
from bauhuette.engine.registry import load
from bauhuette.engine.rng import secret_from_number
from bauhuette.engine.types import MoveId, Seat
from bauhuette.match.table import Table
from bauhuette.nets.features import features_of
from bauhuette.research.batch import Batch
from bauhuette.research.optional_imports import need
from bauhuette.research.single import Single

CHUNK = 64  # games held in memory at once
Progress = Callable[[int], None]
Row = dict[str, Any]
Part = tuple[int, Iterable[Row]]  # some games and their rows
BATCHED = ("greedy", "random")  # played in compiled code, many at once


def export_games(
    game: Game, path: Path, games: int, counts: Sequence[int], seed: int, player: str, progress: Progress
) -> int:
    """Play `games` games of one bot for each number of seats; return the number of decisions written."""
    numbers = range(games)
    parts = (part for i, seats in enumerate(counts) for part in _played(game, seats, numbers, seed, player, i * games))
    return _write(game, path, parts, progress)


def shard_of(key: str, seats: int, numbers: range, seed: int, player: str) -> tuple[bytes, int]:
    """Return some games of a dataset as a Parquet file in memory, and the number of decisions.

    The same numbers give the same bytes on every machine, if `player` has no time limit.
    """
    game, sink = load(key), need("pyarrow", "research").BufferOutputStream()
    rows = _write(game, sink, _played(game, seats, numbers, seed, player, 0), lambda _: None)
    return sink.getvalue().to_pybytes(), rows


def _played(game: Game, seats: int, numbers: range, seed: int, player: str, before: int) -> Iterator[Part]:
    play = _in_batches if player in BATCHED else _at_tables
    return play(game, seats, numbers, seed, player, before)


def _in_batches(game: Game, seats: int, numbers: range, seed: int, player: str, before: int) -> Iterator[Part]:
    for first in range(numbers.start, numbers.stop, CHUNK):
        batch = Batch(game, min(CHUNK, numbers.stop - first), seats, seed=seed * 1_000_003 + first)
        yield len(batch), decisions(batch, player, before + first)


def _at_tables(game: Game, seats: int, numbers: range, seed: int, player: str, before: int) -> Iterator[Part]:
    one = bot(player, game)
    for number in numbers:
        table = Table(game, seats, secret_from_number(seed * 1_000_003 + number))
        while table.to_move is not None:
            table.play(table.ask(one))
        yield 1, recorded_decisions(table, before + number)


def export_tables(game: Game, path: Path, tables: Iterable[Table], progress: Progress) -> int:
    """Write finished recorded games (see `match.record_reader.replay`); return the number of decisions written."""
    return _write(game, path, ((1, recorded_decisions(table, number)) for number, table in enumerate(tables)), progress)


def _write(game: Game, path: Any, parts: Iterable[Part], progress: Progress) -> int:
    """Write to a file or any other sink of PyArrow."""
    pyarrow = need("pyarrow", "research")
    parquet = need("pyarrow.parquet", "research")
    written = 0
    with parquet.ParquetWriter(path, schema_of(game, pyarrow), compression="zstd") as writer:
        for games, rows_of_game in parts:
            rows = list(rows_of_game)
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=writer.schema))
            written += len(rows)
            progress(games)
    return written


def schema_of(game: Game, pyarrow: Any) -> Any:
    features = features_of(game)
    number = pyarrow.int32()
    columns = {
        "game": number,
        "seats": pyarrow.int8(),
        "number": number,
        "seat": pyarrow.int8(),
        "phase": pyarrow.string(),
        "move": pyarrow.string(),
        "move_id": number,
        "legal": pyarrow.list_(pyarrow.int16()),
        "observation": pyarrow.list_(pyarrow.float32(), len(features)),
        "reward": pyarrow.float64(),
        "score": number,
        "rank": pyarrow.int8(),
    }
    about = {
        "game": game.meta.key,
        "rules_version": str(game.meta.rules_version),
        "edition": game.edition,
        "features_version": str(features.version),
        "features": json.dumps(features.names),
    }
    return pyarrow.schema(list(columns.items()), metadata=about)


def decisions(batch: Batch, player: str, first: int) -> Iterator[Row]:
    """Yield the rows of each game of a batch up to its first end, games in order."""
    rows_by_game: list[list[Row]] = [[] for _ in range(len(batch))]
    running = np.ones(len(batch), np.bool_)
    while running.any():
        mask, seen, seats, phases = batch.legal_mask(), batch.observe(), batch.to_move, batch.phases
        moves = batch.random_moves() if player == "random" else batch.sensible_moves()
        ended = batch.step(moves, check=False)
        for i in np.flatnonzero(running):
            move = MoveId(int(moves[i]))
            where = (first + int(i), batch.seats, len(rows_by_game[i]))
            row = _row(batch.game, *where, Seat(int(seats[i])), int(phases[i]), move)
            rows_by_game[i].append({**row, "legal": np.flatnonzero(mask[i]), "observation": seen[i]})
            if ended.over[i]:
                running[i] = False
                _finish(rows_by_game[i], ended.rewards[i], ended.scores[i], ended.ranks[i])
    for rows_of_game in rows_by_game:
        yield from rows_of_game


def recorded_decisions(table: Table, number: int) -> list[Row]:
    """Return the rows of a game played at a table."""
    game, features = table.game, features_of(table.game)
    rows_of_game = []
    for place, past in enumerate(table.past):
        then = Single.of(game, past.before)
        row = _row(game, number, len(table.names), place, past.seat, int(past.before.phase), past.move)
        rows_of_game.append({**row, "legal": then.legal(), "observation": then.observe(past.seat, features)})
    outcome = table.standing()
    _finish(rows_of_game, Single.of(game, table.state).rewards(), outcome.scores, outcome.ranks)
    return rows_of_game


def _row(game: Game, number: int, seats: int, place: int, seat: Seat, phase: int, move: MoveId) -> Row:
    """Return a decision's columns: which game, when, which seat and move."""
    return {
        "game": number,
        "seats": seats,
        "number": place,
        "seat": seat,
        "phase": game.PHASES[phase],
        "move": game.MOVES.print(move),
        "move_id": move,
    }


def _finish(rows_of_game: list[Row], rewards: Sequence[float], scores: Sequence[int], ranks: Sequence[int]) -> None:
    for row in rows_of_game:
        seat = row["seat"]
        row |= {"reward": float(rewards[seat]), "score": int(scores[seat]), "rank": int(ranks[seat])}
