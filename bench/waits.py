"""How long a person waits for bots, by game, level and tempo: from one own decision to the next.

python -m bench.waits [--games 3] [--seats 4] [--only cologne]

The pauses are the server's own (`TableScheduler.measure`). A level that searches takes the longer of its pause and its
search, which is really made, except for masters: they have a fixed time, so foremen choose their moves. Storing and
sending add some milliseconds a step.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from types import SimpleNamespace
from typing import Any

import bauhuette as bh
from bauhuette.bots.levels import LEVELS
from bauhuette.engine.catalogue import game_keys, meta_of
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table
from bauhuette.server.settings import Settings
from bauhuette.server.tables.scheduler import PACES, Duty, TableScheduler

PERSON = 0
Step = tuple[Seat, float]  # the seat, and the seconds its choice took


def course_of(key: str, seats: int, level: str, seed: int) -> list[Step]:
    """Play a whole game: one journeyman in the person's place, all others of this level."""
    game = bh.game(key)
    table: Table = game.table(seats=seats, seed=seed)
    person, other = bh.bot("journeyman", game), bh.bot("foreman" if level == "master" else level, game)
    steps = []
    while (seat := table.to_move) is not None:
        begun = time.perf_counter()
        move = table.ask(person if seat == PERSON else other)
        steps.append((seat, 0.0 if level == "master" else time.perf_counter() - begun))
        table.play(move)
    return steps


def waits_of(course: list[Step], seats: int, level: str, tempo: str) -> list[float]:
    """Return the seconds from each decision of the person to the next, where others came between."""
    registry: Any = SimpleNamespace()
    scheduler = TableScheduler(registry, Settings())
    match = SimpleNamespace(
        seats=[
            SimpleNamespace(level=None if seat == PERSON else level, played_by_bot=seat != PERSON)
            for seat in range(seats)
        ],
        steps=[],
    )
    live: Any = SimpleNamespace(match=match, tempo=lambda: tempo, pauses=0.0)
    waits, waited = [], 0.0
    for seat, thought in course:
        if seat != PERSON:
            waited += max(thought, scheduler.measure(live, Duty("bot", seat, 0))[1])
        elif waited:
            waits.append(waited)
            waited = 0.0
        match.steps.append(SimpleNamespace(seat=seat))
    return waits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--only", nargs="*", default=[])
    given = parser.parse_args()
    random.seed(1)
    print("| game | level | " + " | ".join(f"{tempo}: median, worst (s)" for tempo in PACES) + " |")
    print("|---|---|" + "---|" * len(PACES))
    for key in given.only or game_keys():
        seats = min(given.seats, max(meta_of(key).seats))
        for level in LEVELS:
            courses = [course_of(key, seats, level, seed) for seed in range(1, given.games + 1)]
            cells = []
            for tempo in PACES:
                waits = [wait for course in courses for wait in waits_of(course, seats, level, tempo)]
                cells.append(f"{statistics.median(waits):.1f}, {max(waits):.1f}")
            print(f"| {key} | {level} | " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
