"""Print the bytes of a random game, move by move, as hashes: interpreted and compiled runs must print the same.

python -m bauhuette.testkit.trace pillars 4 1
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator

from bauhuette.engine.game import Game
from bauhuette.engine.record import copy_of
from bauhuette.engine.registry import load
from bauhuette.engine.rng import luck_of_move, secret_from_number
from bauhuette.testkit.random_games import determinized, hidden, offered, readers, states

SAMPLED = 5  # one of this many states is also traced redacted and determinized


def trace(game: Game, seats: int, seed: int) -> Iterator[str]:
    """Yield a line a state: a hash of the state, the offered moves, all readers' views of it and the policy's move."""
    for number, s in enumerate(states(game, seats, seed)):
        seen = hashlib.blake2b(s.tobytes(), digest_size=8)
        for seat in readers(s) if number % SAMPLED == 0 else []:
            h = hidden(game, s, seat)
            seen.update(h.tobytes())
            seen.update(determinized(game, h, seat, number).tobytes())
        if not s.over:
            moves = offered(game, s)
            seen.update(moves.tobytes())
            thinking = copy_of(s)
            thinking.rng = luck_of_move(secret_from_number(seed), ("policy",), number)
            seen.update(bytes([game.policy(thinking, moves, len(moves)) % 251]))
        yield f"{number} {seen.hexdigest()}"


def main(key: str, seats: str, seed: str) -> None:
    for line in trace(load(key), int(seats), int(seed)):
        print(line)


if __name__ == "__main__":
    main(*sys.argv[1:])
