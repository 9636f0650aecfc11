"""One game for the environments that step one game at a time: no new deal by itself, cheap to copy."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from bauhuette.engine.game import Game
from bauhuette.engine.luck import luck_of_move, secret_from_number
from bauhuette.engine.record import MAX_SEATS, new_records
from bauhuette.research.batch import bad_move, check_table, fresh_games, lanes_of, words_in
from bauhuette.research.features import Features


class Single:
    """A game in progress with the whole truth; `observe` and `hidden` give what a seat knows."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, int] | None = None) -> None:
        check_table(game, seats, options or {})
        self._hold(game, fresh_games(game, 1, seats, 0, options or {}))

    def _hold(self, game: Game, games: Any) -> None:
        """Keep a batch of one."""
        self.game = game
        self._words = words_in(games)[0]
        self.state = games[0]

    def deal(self, luck: int) -> None:
        """A new game; the same luck deals the same game."""
        self.state.rng = luck_of_move(secret_from_number(luck), ("single",), 0)
        lanes_of(self.game).deal_one(self.state, self._words)

    def __deepcopy__(self, _memo: Any) -> Single:
        twin: Single = object.__new__(Single)
        twin._hold(self.game, new_records(self.game.STATE, 1))
        twin._words[:] = self._words  # all bytes; NumPy's copy leaves out those between fields
        return twin

    @property
    def to_move(self) -> int | None:
        return int(self.state.to_move) if self.state.over == 0 else None

    def legal(self) -> list[int]:
        """Legal moves in ascending order."""
        if self.state.over:
            return []
        out = np.zeros(self.game.MOVES.size, np.int64)
        return sorted(out[: self.game.legal(self.state, out)].tolist())

    def mask(self) -> npt.NDArray[np.int8]:
        mask = np.zeros(self.game.MOVES.size, np.int8)
        mask[self.legal()] = 1
        return mask

    def play(self, move: int) -> None:
        if not 0 <= move < self.game.MOVES.size or self.game.guard(self.state, move):
            raise bad_move(self.game, self.state, 0, move)
        self.game.apply(self.state, move)

    def rewards(self) -> list[float]:
        """As a batch gives them (see `Ended`)."""
        seats = int(self.state.seats)
        result, rewards = np.zeros((2, MAX_SEATS), np.int64), np.zeros(seats, np.float32)
        if self.state.over:
            self.game.standing(self.state, result)
            lanes_of(self.game).report_one(int(self.state.over), seats, result, rewards)
        return [float(reward) for reward in rewards]

    def observe(self, seat: int, features: Features) -> npt.NDArray[np.float32]:
        row = np.empty(len(features), np.float32)
        scratch = new_records(self.game.STATE, 1)
        lanes_of(self.game).observe_one(self._words, seat, scratch[0], words_in(scratch)[0], features.plan, row)
        return row

    def hidden(self, seat: int) -> Any:
        """A record that holds what this seat knows, and nothing else."""
        return self._hidden(seat).state

    def _hidden(self, seat: int) -> Single:
        twin = self.__deepcopy__({})
        twin.state.news_count = 0  # a single game is mute, like a batch: there is nothing to hide
        self.game.hide(twin.state, seat)
        return twin

    def imagined(self, seat: int, luck: int) -> Single:
        """A game this seat must hold possible, made from its hidden record alone."""
        twin = self._hidden(seat)
        twin.state.rng = luck_of_move(secret_from_number(luck), ("imagine",), 0)
        self.game.imagine(twin.state, seat)
        twin.state.news_count = self.state.news_count
        return twin

    def knowledge(self, seat: int) -> bytes:
        """Names what a seat knows now."""
        return hashlib.blake2b(self.hidden(seat).tobytes(), digest_size=8).digest()
