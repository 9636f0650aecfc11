"""One game for the environments that step one game at a time: it deals only on request and is cheap to copy."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from bauhuette.engine.game import Game
from bauhuette.engine.record import MAX_SEATS, NOBODY, Cells, new_records, record_in
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.engine.types import InfoState, MoveId, Seat
from bauhuette.engine.validation import seat_at
from bauhuette.nets.features import Features
from bauhuette.research.batch import bad_move, batch_rules_of, check_table, fresh_games
from bauhuette.research.record_layout import memory_of

# Lists of the same zero object are slower: a processor stalls when it counts one object thousands of times.
_ZEROS = [float("0") for _ in range(16)]


def zeros(count: int) -> list[float]:
    numbers = _ZEROS * (count // len(_ZEROS) + 1)
    del numbers[count:]
    return numbers


class Single:
    """A game in progress with its full state; `observe` and `hidden` give what a seat knows."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int] | None = None) -> None:
        check_table(game, seats, options or {})
        self._set_up(game, memory_of(fresh_games(game, 1, seats, 0, options or {}))[0])

    @classmethod
    def of(cls, game: Game, record: Any) -> Single:
        """Copy a game from a record."""
        games = new_records(game.STATE, 1)
        games[0] = record
        return cls.in_memory(game, memory_of(games)[0])

    @classmethod
    def in_memory(cls, game: Game, memory: Cells) -> Single:
        """Return the game in a row of memory, not a copy: moves are made there."""
        single: Single = object.__new__(cls)
        single._set_up(game, memory)
        return single

    def _set_up(self, game: Game, memory: Cells) -> None:
        self.game = game
        self._rules = batch_rules_of(game)
        self._memory = memory

    @cached_property
    def state(self) -> Any:
        """The record; created when first needed, because most callers never read it."""
        return record_in(self._memory, self.game.STATE)

    @cached_property
    def seats(self) -> int:
        return int(self.state.seats)

    def deal(self, luck: int) -> None:
        """Deal a new game; the same number deals the same game."""
        self.state.rng = luck_of_move(secret_from_number(luck), ("single",), 0)
        self._rules.deal_alone(self._memory)

    def with_luck(self, stream: int) -> Single:
        """Return a copy with another stream of random numbers; the same number gives the same stream."""
        twin = self._twin(self._memory.copy())
        twin.state.rng = luck_of_move(secret_from_number(int(self.state.rng)), ("stream",), stream)
        return twin

    def __deepcopy__(self, _memo: Any) -> Single:
        return self._twin(self._memory.copy())

    def __reduce__(self) -> Any:
        return Single.in_memory, (self.game, self._memory)

    def _twin(self, memory: Cells) -> Single:
        twin = self.in_memory(self.game, memory)
        twin.seats = self.seats
        return twin

    @property
    def to_move(self) -> Seat | None:
        asked: Seat = self._rules.asked_alone(self._memory)
        return asked if asked != NOBODY else None

    def legal(self) -> list[MoveId]:
        """Return the legal moves in ascending order; none when the game is over."""
        out = np.empty(self.game.MOVES.size, np.int64)
        offered = out[: self._rules.legal_alone(self._memory, out)]
        offered.sort()
        return cast(list[MoveId], offered.tolist())

    def mask(self) -> npt.NDArray[np.int8]:
        mask = np.empty(self.game.MOVES.size, np.int8)
        self._rules.mask_alone(self._memory, np.empty(self.game.MOVES.size, np.int64), mask)
        return mask

    def play(self, move: MoveId) -> None:
        self._play(self.game.MOVES.known(move), self._memory)

    def after(self, move: MoveId) -> tuple[Single, bool]:
        """Return a copy in which this move has been made, and whether it drew random numbers."""
        memory = np.empty_like(self._memory)
        drew_luck = self._play(move, memory)
        return self._twin(memory), drew_luck

    def _play(self, move: MoveId, memory: Cells) -> bool:
        drew_luck = self._rules.play_alone(self._memory, move, memory)
        if drew_luck == self._rules.REFUSED:
            raise bad_move(self.game, self.state, 0, move)
        return bool(drew_luck)

    def rewards(self) -> list[float]:
        """Return the rewards as a batch does (see `Ended`)."""
        rewards = np.zeros(self.seats)
        if self.to_move is None:
            self._rules.rewards_alone(self._memory, np.zeros((2, MAX_SEATS), np.int64), rewards)
        return [float(reward) for reward in rewards]

    def _seat(self, seat: Any) -> Seat:
        return seat_at(seat, self.seats)

    def observe(self, seat: Seat, features: Features) -> npt.NDArray[np.float32]:
        row = np.empty(len(features), np.float32)
        self._rules.observe_alone(self._memory, self._seat(seat), np.empty_like(self._memory), row)
        return row

    def row(self, seat: Seat, features: Features) -> list[float]:
        """Return the scaled observation as Python numbers; nearly all are zeros and ones, which are reused."""
        memory, width = self._memory, len(features)
        hidden, columns, values = np.empty_like(memory), np.empty(width, np.int64), np.empty(width, np.float32)
        ones, others = self._rules.sparse_row_alone(memory, self._seat(seat), hidden, features.scale, columns, values)
        row = zeros(width)
        for column in columns[:ones].tolist():
            row[column] = 1.0
        for column, value in zip(columns[::-1][:others].tolist(), values[:others].tolist(), strict=True):
            row[column] = value
        return row

    def hidden(self, seat: Seat) -> InfoState:
        """Return the information state of a seat."""
        hidden: InfoState = self._hidden(seat).state
        return hidden

    def _hidden(self, seat: Seat) -> Single:
        return self._twin(self._hidden_memory(seat))

    def _hidden_memory(self, seat: Seat) -> Cells:
        memory = np.empty_like(self._memory)
        self._rules.redact_alone(self._memory, self._seat(seat), memory)
        return memory

    def determinized(self, seat: Seat, luck: int) -> Single:
        """Return a determinization of what this seat knows, made from its information state alone."""
        twin = self._hidden(seat)
        twin.state.rng = luck_of_move(secret_from_number(luck), ("imagine",), 0)
        self._rules.determinize_alone(twin._memory, seat)
        twin.state.news_count = self.state.news_count
        return twin

    def knowledge(self, seat: Seat) -> bytes:
        """Return a hash of what a seat knows now."""
        return hashlib.blake2b(self._hidden_memory(seat).tobytes(), digest_size=8).digest()
