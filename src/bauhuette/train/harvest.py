"""Games of the policy with some random moves, and what became of them. Executed once per game, like `lanes.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bauhuette.engine.afresh import empty
from bauhuette.engine.jit import rule
from bauhuette.engine.luck import next_word, rand
from bauhuette.engine.news import mute
from bauhuette.engine.record import Cells, Header

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import apply, chapter, estimate, legal, policy, setup, standing
    from bauhuette.research.given_to_lanes import as_record, write_row

WORD = 1 << 32
MOODS = 4  # games without random moves, and with one, two and three halves of them


@rule
def harvest(memory: Cells, out: Cells, bold: float, keep: float, sheaf: Any) -> int:
    """Whole games until the sheaf could not take another one; how many rows it holds now.

    Positions are taken where a chapter has just begun, which is where playouts are cut, each with the chance `keep`.
    """
    s = as_record(memory)
    rows = 0
    games = 0
    while rows + sheaf.most_chapters <= len(sheaf.games):
        empty(s, memory)
        mute(s)
        setup(s)
        first = rows
        random_below = int(bold * WORD) * rand(s, MOODS) // 2
        last = chapter(s)
        while s.over == 0:
            apply(s, chosen(s, out, random_below))
            if s.over == 0 and chapter(s) > last:
                last = chapter(s)
                if rows - first < sheaf.most_chapters and next_word(s) < keep * WORD:
                    take_position(s, sheaf, rows)
                    rows += 1
        standing(s, sheaf.result)
        for row in range(first, rows):
            sheaf.games[row] = games
            share_win(s, sheaf, row)
        games += 1
    return rows


@rule
def chosen(s: Header, out: Cells, random_below: int) -> int:
    n = legal(s, out)
    if n == 1:
        return int(out[0])
    if next_word(s) < random_below:
        return int(out[rand(s, n)])
    return int(policy(s, out, n))


@rule
def take_position(s: Header, sheaf: Any, row: int) -> None:
    """As any of the seats counts the others; the truth, as searches imagine worlds."""
    observer = rand(s, s.seats)
    sheaf.observers[row] = observer
    write_row(s, observer, s.seats, sheaf.rows[row])
    spread = estimate(s, sheaf.expected)
    for p in range(s.seats):
        sheaf.estimates[row, p] = sheaf.expected[(p + observer) % s.seats] / spread


@rule
def share_win(s: Header, sheaf: Any, row: int) -> None:
    winners = 0
    for p in range(s.seats):
        winners += sheaf.result[1, p] == 1
    for p in range(s.seats):
        won = sheaf.result[1, (p + sheaf.observers[row]) % s.seats] == 1
        sheaf.shares[row, p] = 1.0 / winners if won else 0.0
