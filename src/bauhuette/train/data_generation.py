"""Generate games of the policy with some random moves, and their results. Executed once per game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bauhuette.engine.jit import rule
from bauhuette.engine.news import mute
from bauhuette.engine.record import Cells, Header, reset
from bauhuette.engine.rng import next_word, rand

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import apply, chapter, evaluate, legal, policy, setup, standing
    from bauhuette.research.given_to_batch_rules import as_record, write_row

WORD = 1 << 32
RANDOMNESS_LEVELS = 4  # none, half, the full and one and a half times the share of random moves


@rule
def generate(memory: Cells, out: Cells, random_share: float, keep: float, buffer: Any) -> int:
    """Play whole games until the buffer might not hold another one; return its number of rows.

    Positions are taken where a chapter has just begun, which is where playouts are cut, each with probability `keep`.
    """
    s = as_record(memory)
    rows = 0
    games = 0
    while rows + buffer.most_chapters <= len(buffer.games):
        reset(s, memory)
        mute(s)
        setup(s)
        first = rows
        random_below = int(random_share * WORD) * rand(s, RANDOMNESS_LEVELS) // 2
        last = chapter(s)
        while s.over == 0:
            apply(s, policy_or_random(s, out, random_below))
            if s.over == 0 and chapter(s) > last:
                last = chapter(s)
                if rows - first < buffer.most_chapters and next_word(s) < keep * WORD:
                    take_position(s, buffer, rows)
                    rows += 1
        standing(s, buffer.result)
        for row in range(first, rows):
            buffer.games[row] = games
            share_win(s, buffer, row)
        games += 1
    return rows


@rule
def policy_or_random(s: Header, out: Cells, random_below: int) -> int:
    n = legal(s, out)
    if n == 1:
        return int(out[0])
    if next_word(s) < random_below:
        return int(out[rand(s, n)])
    return int(policy(s, out, n))


@rule
def take_position(s: Header, buffer: Any, row: int) -> None:
    """Add the full state as a random seat counts it, since searches evaluate determinizations."""
    observer = rand(s, s.seats)
    buffer.observers[row] = observer
    write_row(s, observer, s.seats, buffer.rows[row])
    spread = evaluate(s, buffer.expected)
    for p in range(s.seats):
        buffer.estimates[row, p] = buffer.expected[(p + observer) % s.seats] / spread


@rule
def share_win(s: Header, buffer: Any, row: int) -> None:
    winners = 0
    for p in range(s.seats):
        winners += buffer.result[1, p] == 1
    for p in range(s.seats):
        won = buffer.result[1, (p + buffer.observers[row]) % s.seats] == 1
        buffer.shares[row, p] = 1.0 / winners if won else 0.0
