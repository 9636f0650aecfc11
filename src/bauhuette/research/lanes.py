"""Games side by side, each in its lane. Executed once per game, with the names below bound to that game's rules.

What is done to one game stands first and is called by the loops for the processor here and by the kernels for the
graphics card (`gpu.py`), so that both play the very same games. `words` is the memory of a record as 64-bit numbers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.luck import rand
from bauhuette.engine.news import mute
from bauhuette.engine.record import Cells, Grid, Header, fields_of

if TYPE_CHECKING:
    from bauhuette.engine.rules_of_a_game import apply, guard, hide, legal, policy, setup, standing

_LASTING = [(name, field.kind, field.shape) for name, field in fields_of(Header).items() if name != "news_count"]
LASTING_WORDS = np.dtype(_LASTING, align=True).itemsize // 8  # luck, seats and options outlive a game

# The columns of a plan (see `features.py`) and what a field's numbers mean.
WORD, SHIFT, BITS, BLOCKS, ROWS, COLUMNS, MEANING, SIZE, FIRST, BY_SEAT = range(10)
NUMBER, ONE_OF, SET_OF, SEAT = range(4)


# --- one game ---


@rule
def deal_one(s: Header, words: Cells) -> None:
    """A new game in an emptied record: the same bytes as in a fresh one with this luck, these seats and options."""
    for k in range(LASTING_WORDS, len(words)):
        words[k] = 0
    s.to_move = 0
    s.over = 0
    s.phase = 0
    mute(s)
    setup(s)


@rule
def pick_one(s: Header, out: Cells) -> int:
    """Any of the legal moves, by the game's own luck."""
    n = legal(s, out)
    return int(out[rand(s, n)])


@rule
def advise_one(s: Header, out: Cells) -> int:
    """The move of the game's policy, which reads only what the seat to move knows."""
    n = legal(s, out)
    return int(policy(s, out, n))


@rule
def step_one(s: Header, words: Cells, move: int, result: Grid) -> int:
    """One legal move. At the end: how it ended, with scores and ranks in `result`, and a new game is dealt."""
    apply(s, move)
    over = int(s.over)
    if over:
        standing(s, result)
        deal_one(s, words)
    return over


@rule
def report_one(over: int, seats: int, result: Grid, rewards: Any) -> None:
    """Rewards from the ranks of a finished game; in a running one there is nothing to report."""
    for p in range(seats):
        beaten = 0
        for q in range(seats):
            if over == 0:
                result[0, p] = 0
                result[1, p] = 0
            elif result[1, p] < result[1, q]:
                beaten += 1
            elif result[1, p] > result[1, q]:
                beaten -= 1
        rewards[p] = beaten / (seats - 1)


@rule
def mask_one(s: Header, out: Cells, mask: Any) -> None:
    for move in range(len(mask)):
        mask[move] = False
    for i in range(legal(s, out)):
        mask[out[i]] = True


@rule
def observe_one(words: Cells, seat: int, hidden: Header, hidden_words: Cells, plan: Grid, row: Any) -> None:
    """What the seat knows, as numbers. Only the hidden record is read."""
    for k in range(len(words)):
        hidden_words[k] = words[k]
    hidden.news_count = 0  # batches are mute: there is nothing to hide
    hide(hidden, seat)
    for k in range(len(row)):
        row[k] = 0
    row[seat] = 1
    for f in range(len(plan)):
        write_field(hidden_words, plan[f], seat, hidden.seats, row)


@rule
def turn_one(s: Header, words: Cells, move: int, learner: int, sensible: bool, out: Cells) -> None:
    """The learner's move and the others' answers, up to the learner's next turn or the end; after an end, a new deal.

    A negative move is none: the learner has not been asked yet.
    Sensible opponents play the game's policy, which reads only what its seat knows; others play any legal move.
    """
    if s.over:
        deal_one(s, words)
    elif move >= 0:
        apply(s, move)
    while s.over == 0 and s.to_move != learner:
        if sensible:
            apply(s, advise_one(s, out))
        else:
            apply(s, pick_one(s, out))


# --- features ---


@rule
def turned(seat: int, observer: int, seats: int) -> int:
    """Seats as the observer counts them: 0 is the observer, 1 the next one."""
    if 0 <= seat < seats:
        return (seat - observer + seats) % seats
    return seat


@rule
def write_field(words: Cells, field: Cells, observer: int, seats: int, row: Any) -> None:
    """Each number of the field to its columns; `rows` are the seats where the field has an axis of seats."""
    rows, columns, bits = field[ROWS], field[COLUMNS], field[BITS]
    bit = field[SHIFT]
    for b in range(field[BLOCKS]):
        for r in range(rows):
            shown = r
            if field[BY_SEAT]:
                shown = turned(r, observer, seats)
            first = field[FIRST] + (b * rows + shown) * columns * field[SIZE]
            for c in range(columns):
                word = words[field[WORD] + (bit >> 6)]
                number = (word << (64 - bits - (bit & 63))) >> (64 - bits)
                write_number(number, field, first + c * field[SIZE], observer, seats, row)
                bit += bits


@rule
def write_number(number: int, field: Cells, first: int, observer: int, seats: int, row: Any) -> None:
    meaning = field[MEANING]
    if meaning == NUMBER:
        row[first] = number
    elif meaning == SET_OF:
        for k in range(field[SIZE]):
            row[first + k] = (number >> k) & 1
    elif number >= 0:
        if meaning == SEAT:
            number = turned(number, observer, seats)
        if number < field[SIZE]:
            row[first + number] = 1


# --- many games on the processor ---


@rule
def deal_lanes(games: Any, words: Grid) -> None:
    for i in range(len(games)):
        deal_one(games[i], words[i])


@rule
def forbidden_lane(games: Any, moves: Cells) -> int:
    """The first running game whose move is not offered, or -1."""
    for i in range(len(games)):
        if games[i].over == 0 and guard(games[i], moves[i]) != 0:
            return i
    return -1


@rule
def step_lanes(games: Any, words: Grid, moves: Cells, over: Cells, results: Any, rewards: Any) -> None:
    for i in range(len(games)):
        over[i] = step_one(games[i], words[i], moves[i], results[i])
        report_one(over[i], rewards.shape[1], results[i], rewards[i])


@rule
def pick_lanes(games: Any, out: Cells, moves: Cells) -> None:
    for i in range(len(games)):
        moves[i] = pick_one(games[i], out)


@rule
def advise_lanes(games: Any, out: Cells, moves: Cells) -> None:
    for i in range(len(games)):
        moves[i] = advise_one(games[i], out)


@rule
def play_lanes(games: Any, words: Grid, out: Cells, steps: int, ended: Cells, result: Grid) -> None:
    """Random moves: the same games as `steps` times `pick_lanes` and `step_lanes`. Counts the games that ended."""
    for i in range(len(games)):
        for _ in range(steps):
            if step_one(games[i], words[i], pick_one(games[i], out), result):
                ended[i] += 1


@rule
def mask_lanes(games: Any, out: Cells, mask: Any) -> None:
    for i in range(len(games)):
        mask_one(games[i], out, mask[i])


@rule
def observe_lanes(words: Grid, seats: Cells, hidden: Any, hidden_words: Grid, plan: Grid, rows: Any) -> None:
    for i in range(len(words)):
        observe_one(words[i], seats[i], hidden[0], hidden_words[0], plan, rows[i])


@rule
def turn_lanes(
    games: Any, words: Grid, moves: Cells, learners: Cells, sensible: bool, out: Cells, results: Any, rewards: Any
) -> None:
    """Like `step_lanes` for one learner a game; a finished game stays on the table until the next turn."""
    for i in range(len(games)):
        turn_one(games[i], words[i], moves[i], learners[i], sensible, out)
        if games[i].over:
            standing(games[i], results[i])
        report_one(games[i].over, rewards.shape[1], results[i], rewards[i])
