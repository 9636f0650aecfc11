"""Finished games as a table, one row a decision, with what the seat knew: Parquet, written by PyArrow.

Games between bots, played for the purpose, or recorded games of people and bots (see `bauhuette export`).

Columns: game (its number), seats (how many play), number (of the decision in its game), seat, phase, move (its
notation), move_id, legal (ids of the offered moves), observation (see the metadata `features`, names by column), and
how the game ended for the seat: reward, score, rank.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from bauhuette.bots.registry import bot
from bauhuette.engine.eyes import MoveId, Seat
from bauhuette.engine.game import Game
from bauhuette.engine.luck import secret_from_number
from bauhuette.engine.registry import load
from bauhuette.match.table import Table
from bauhuette.nets.features import features_of
from bauhuette.research.batch import Batch
from bauhuette.research.extras import need
from bauhuette.research.single import Single

CHUNK = 64  # games held in memory at once
Progress = Callable[[int], None]
Row = dict[str, Any]
Part = tuple[int, Iterable[Row]]  # some games and their rows
BATCHED = ("greedy", "random")  # played in compiled code, many at once


def export_games(
    game: Game, path: Path, games: int, counts: Sequence[int], seed: int, player: str, told: Progress
) -> int:
    """`games` games between bots of one name for each number of seats; how many decisions were written."""
    numbers = range(games)
    parts = (part for i, seats in enumerate(counts) for part in _played(game, seats, numbers, seed, player, i * games))
    return _write(game, path, parts, told)


def shard_of(key: str, seats: int, numbers: range, seed: int, player: str) -> tuple[bytes, int]:
    """Some games of a dataset as a Parquet file in memory, and how many decisions are in it.

    The same numbers give the same bytes, wherever they are played, if `player` does not think by the clock.
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


def export_tables(game: Game, path: Path, tables: Iterable[Table], told: Progress) -> int:
    """Recorded games that have ended (see `match.record.replay`); how many decisions were written."""
    return _write(game, path, ((1, recorded_decisions(table, number)) for number, table in enumerate(tables)), told)


def _write(game: Game, path: Any, parts: Iterable[Part], told: Progress) -> int:
    """To a file, or to whatever else PyArrow writes to."""
    pyarrow = need("pyarrow", "research")
    parquet = need("pyarrow.parquet", "research")
    written = 0
    with parquet.ParquetWriter(path, schema_of(game, pyarrow), compression="zstd") as writer:
        for games, story in parts:
            rows = list(story)
            writer.write_table(pyarrow.Table.from_pylist(rows, schema=writer.schema))
            written += len(rows)
            told(games)
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
    """The rows of the first game of each lane, games in order."""
    stories: list[list[Row]] = [[] for _ in range(len(batch))]
    running = np.ones(len(batch), np.bool_)
    while running.any():
        mask, seen, seats, phases = batch.legal_mask(), batch.observe(), batch.to_move, batch.phases
        moves = batch.random_moves() if player == "random" else batch.sensible_moves()
        ended = batch.step(moves, check=False)
        for i in np.flatnonzero(running):
            move = MoveId(int(moves[i]))
            where = (first + int(i), batch.seats, len(stories[i]))
            row = _row(batch.game, *where, Seat(int(seats[i])), int(phases[i]), move)
            stories[i].append({**row, "legal": np.flatnonzero(mask[i]), "observation": seen[i]})
            if ended.over[i]:
                running[i] = False
                _finish(stories[i], ended.rewards[i], ended.scores[i], ended.ranks[i])
    for story in stories:
        yield from story


def recorded_decisions(table: Table, number: int) -> list[Row]:
    """The rows of a game that was played at a table."""
    game, features = table.game, features_of(table.game)
    story = []
    for place, past in enumerate(table.past):
        then = Single.of(game, past.before)
        row = _row(game, number, len(table.names), place, past.seat, int(past.before.phase), past.move)
        story.append({**row, "legal": then.legal(), "observation": then.observe(past.seat, features)})
    outcome = table.standing()
    _finish(story, Single.of(game, table.state).rewards(), outcome.scores, outcome.ranks)
    return story


def _row(game: Game, number: int, seats: int, place: int, seat: Seat, phase: int, move: MoveId) -> Row:
    """Who decided what, in which game and when."""
    return {
        "game": number,
        "seats": seats,
        "number": place,
        "seat": seat,
        "phase": game.PHASES[phase],
        "move": game.MOVES.print(move),
        "move_id": move,
    }


def _finish(story: list[Row], rewards: Sequence[float], scores: Sequence[int], ranks: Sequence[int]) -> None:
    for row in story:
        seat = row["seat"]
        row |= {"reward": float(rewards[seat]), "score": int(scores[seat]), "rank": int(ranks[seat])}
