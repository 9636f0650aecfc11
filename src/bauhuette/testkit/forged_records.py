"""Forged records: what a user could set up as a position, by editing real ones anywhere.

A forged record holds nothing its fields do not declare; the gate (`engine.position`) decides whether it is possible.
Any record that passes the gate must be playable to the end: `exercise` tries that.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import numpy as np

from bauhuette.engine.game import Game
from bauhuette.engine.position import BadPosition, check_header, check_record
from bauhuette.engine.record import MAX_SEATS, Field, copy_of, fields_of
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.warmup import stage_of
from bauhuette.testkit.contract import BROKEN, MOVE_LIMIT
from bauhuette.testkit.random_games import determinized, hidden, offered, readers, some_states

Cell = tuple[str, tuple[int, ...]]
MOST_EDITS = 3  # of one record
SHOWN_EVERY = 8


def stock(game: Game, seeds: int, about: int) -> list[Any]:
    """Return real records to begin with: of random games with all numbers of seats and various options."""
    pairs = product(game.meta.seats, range(seeds))
    return [copy_of(s) for seats, seed in pairs for s in some_states(game, seats, seed, about)]


class Forger:
    """Edits records of one game, reproducibly by its random numbers."""

    def __init__(self, game: Game, records: list[Any], rng: Random) -> None:
        self.game = game
        self.records = records
        self.rng = rng
        left_out = ("rng", "news", "news_count")
        fields = fields_of(game.State).items()
        self.fields = {name: field for name, field in fields if name not in left_out and not field.scratch}

    def forge(self) -> Any:
        """Return a real record with a few edits."""
        s = copy_of(self.rng.choice(self.records))
        for _ in range(self.rng.randint(1, MOST_EDITS)):
            self.rng.choice((self._put, self._put, self._swap, self._carry, self._borrow))(s)
        s.rng = 0
        s.news_count = 0
        return s

    def _cell(self) -> tuple[Cell, Field]:
        name = self.rng.choice(list(self.fields))
        return self._cell_of(name), self.fields[name]

    def _cell_of(self, name: str) -> Cell:
        return name, tuple(self.rng.randrange(size) for size in self.fields[name].shape)

    def _range(self, name: str, field: Field) -> tuple[int, int]:
        """Return a field's range; the header's ranges are the game's own."""
        game = self.game
        own = {"phase": (0, len(game.PHASES) - 1), "over": (0, len(game.ENDINGS)), "options": (0, 1)}
        return own.get(name, (field.low, field.high))

    def _put(self, s: Any) -> None:
        """Set a cell to a number the field declares; extremes and neighbours are more likely."""
        cell, field = self._cell()
        low, high = self._range(cell[0], field)
        now = get(s, cell)
        value = self.rng.choice((low, high, now - 1, now + 1, self.rng.randint(low, high)))
        put(s, cell, min(max(value, low), high))

    def _swap(self, s: Any) -> None:
        """Swap two cells of a field: nothing is lost, but perhaps misplaced."""
        name = self.rng.choice([n for n, f in self.fields.items() if f.shape])
        one, other = self._cell_of(name), self._cell_of(name)
        kept = get(s, one)
        put(s, one, get(s, other))
        put(s, other, kept)

    def _carry(self, s: Any) -> None:
        """Move something to a place of its kind: coins, a card of a set."""
        one, field = self._cell()
        alike = [n for n, f in self.fields.items() if f.names == field.names and f.members == field.members]
        other = self._cell_of(self.rng.choice(alike))
        goal = self.fields[other[0]]
        have = get(s, one)
        if field.members is not None:
            bits = [1 << i for i in range(len(field.members)) if have >> i & 1]
            amount = self.rng.choice(bits or [0])
            if get(s, other) & amount:
                return
        else:
            amount = self.rng.randint(0, max(0, have - field.low))
        if get(s, other) + amount <= goal.high:
            put(s, one, have - amount)
            put(s, other, get(s, other) + amount)

    def _borrow(self, s: Any) -> None:
        """Take a whole field from another game."""
        name = self.rng.choice(list(self.fields))
        s[name] = self.rng.choice(self.records)[name]


def get(s: Any, cell: Cell) -> int:
    name, at = cell
    return int(s[name][at] if at else s[name])


def put(s: Any, cell: Cell, value: int) -> None:
    name, at = cell
    if at:
        s[name][at] = value
    else:
        s[name] = value


def fits_header(game: Game, s: Any) -> bool:
    """Return whether the gate would get as far as the game's audit."""
    try:
        check_header(game, s)
    except BadPosition:
        return False
    return True


def passes(game: Game, s: Any) -> bool:
    try:
        check_record(game, s)
    except BadPosition:
        return False
    return True


def exercise(game: Game, s: Any, number: int) -> Iterator[str]:
    """Yield what is wrong with a record that passed the gate: view, determinize and play it to the end.

    Every few records all readers see it; otherwise one reader determinizes it, for speed.
    """
    everybody = number % SHOWN_EVERY == 0
    for seat in readers(s) if everybody else [readers(s)[number % (int(s.seats) + 1)]]:
        h = hidden(game, s, seat)
        if everybody:
            game.view(h)
        sample = determinized(game, h, seat, number)
        if int(game.audit(sample)):
            yield f"determinized for {seat}: {game.AUDITS[int(game.audit(sample)) - 1].reason}"
    game.standing(copy_of(s), np.zeros((2, MAX_SEATS), np.int64))
    if s.over == 0:
        yield from exercise_moves(game, s, number)


def exercise_moves(game: Game, s: Any, number: int) -> Iterator[str]:
    h = hidden(game, s, int(s.to_move))
    moves = offered(game, h)
    if len(moves) == 0:
        yield "no move offered"
        return
    if game.plan is not None:
        game.plan(copy_of(h), np.zeros(game.MOVES.size, np.int64))
    played = copy_of(s)
    played.rng = luck_of_move(secret_from_number(number), ("forged",), 0)
    found = np.zeros(4, np.int64)
    broken = stage_of(game).watched_playout(played, np.zeros(game.MOVES.size, np.int64), found, MOVE_LIMIT)
    if broken:
        audit = game.AUDITS[found[1] - 1].reason if found[1] else ""
        yield f"move {found[0]}: {BROKEN[broken]} {audit}"
