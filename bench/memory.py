"""How much memory tables take, and whether finished games leave anything behind.

    python bench/memory.py live --tables 10000     # running tables of pillars, each in the middle of a game
    python bench/memory.py games --games 2000      # one game after the other, each forgotten when it is over
    python bench/memory.py games --games 100000 --processes 16     # divided: each process plays its part
    python bench/memory.py games --moves 30 --games 20000  # all resign after 30 moves

Figures are resident memory of each process, after the rules are loaded and before the first table. Growth is the slope
of a line through all readings but the first tenth: a run of a few hundred games still shows how Python settles. A game
leaves about 100 KB on the disk until the end.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import multiprocessing
import resource
import sys
import tempfile
import time
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np

from bauhuette.engine.registry import load
from bauhuette.engine.warmup import warm_up
from bauhuette.match.commands.start import StartGame
from bauhuette.match.commands.substitution import Resign
from bauhuette.match.events import Actor
from bauhuette.match.setup import TableSetup
from bauhuette.match.table_options import Absence, Clock
from bauhuette.server.metrics import Metrics
from bauhuette.server.names import new_id
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database
from bauhuette.server.storage.store import Store, database_url
from bauhuette.server.tables import registry as table_registry
from bauhuette.server.tables.commands import MoveCommand, answer_to
from bauhuette.server.tables.fanout import Fanout
from bauhuette.server.tables.open_table import OpenTable
from bauhuette.server.tables.registry import TableRegistry

PEOPLE = [Actor(f"person-{i}", name) for i, name in enumerate(("Anna", "Ben", "Cleo"))]
AT_ONCE = 200
MOVES_OF_LIVE, TO_THE_END = 30, 10_000


def resident_mib() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="utf-8").split()[1])
    return pages * resource.getpagesize() / 2**20


def setup_of(key: str) -> TableSetup:
    game = load(key)
    return TableSetup(
        id=new_id(),
        game=key,
        rules_version=game.meta.rules_version,
        edition=game.edition,
        host=PEOPLE[0].user,
        secret=bytes(32),
        seats=tuple({"user": who.user, "name": who.name, "level": None} for who in PEOPLE),
        options={option.name: option.default for option in game.meta.options},
        clock=Clock(),
        spectators="public",
        absence=Absence(),
        rated=False,
        created=0,
    )


async def started(registry: TableRegistry, key: str) -> OpenTable:
    live = await registry.open(replace(setup_of(key), secret=new_id().encode()))
    async with live.lock:
        await registry.store_and_tell(live, PEOPLE[0], "start-it", lambda: StartGame.decide(live.match, PEOPLE[0]))
    return live


async def moved(registry: TableRegistry, live: OpenTable, moves: int) -> None:
    """Make this many first offered moves, or fewer if the game ends before."""
    match = live.match
    while moves and match.to_move is not None:
        assert match.table is not None
        who = PEOPLE[match.to_move]
        move = int(match.table.offered()[len(match.steps) % len(match.table.offered())])
        command = MoveCommand(id=f"command-{match.version:06}", do="move", version=match.version, move=move)
        await answer_to(registry, live, who, command, "en")
        moves -= 1


async def ended(registry: TableRegistry, live: OpenTable, moves: int) -> None:
    """After this many moves let one player after the other resign."""
    await moved(registry, live, moves)
    for who in PEOPLE:
        if live.match.status == "running":
            async with live.lock:
                await registry.store_and_tell(live, who, f"resign-{who.user}", partial(Resign.decide, live.match, who))


async def many_tables(registry: TableRegistry, key: str, tables: int, moves: int) -> None:
    before = resident_mib()
    for begun in range(0, tables, AT_ONCE):

        async def one() -> None:
            await moved(registry, await started(registry, key), moves)

        await asyncio.gather(*(one() for _ in range(min(AT_ONCE, tables - begun))))
        if (begun + AT_ONCE) % 2000 == 0:
            print(f"{begun + AT_ONCE:6} tables {resident_mib():8.0f} MiB", flush=True)
    gc.collect()
    took = resident_mib() - before
    print(f"{len(registry.loaded)} live tables of {key}, {moves} moves each: {before:.0f} + {took:.0f} MiB,", end=" ")
    print(f"{took * 1024 / tables:.1f} KiB a table")


async def many_games(registry: TableRegistry, key: str, games: int, moves: int) -> None:
    table_registry.KEEP_OVER_S = 0.0
    begun, readings = time.monotonic(), list[tuple[int, float]]()
    for number in range(0, games, 20):
        loaded = await asyncio.gather(*(started(registry, key) for _ in range(20)))
        await asyncio.gather(*(ended(registry, live, moves) for live in loaded))
        loaded.clear()
        registry.forget_idle()
        readings.append((number + 20, resident_mib()))
        if number % max(20, games // 200 * 20) == 0:
            left = len(registry.loaded)
            print(f"{number + 20:6} games {resident_mib():8.1f} MiB, {left} in memory", flush=True)
    counted, read = zip(*readings[len(readings) // 10 :], strict=True)
    slope = np.polyfit(counted, read, 1)[0] * 1024 if len(read) > 1 else 0.0
    print(f"{games} games of {key} in {time.monotonic() - begun:.0f} s: {read[0]:.1f} to {read[-1]:.1f} MiB,", end=" ")
    print(f"{slope:+.3f} KiB a game", flush=True)


async def measure(options: argparse.Namespace) -> None:
    warm_up(load(options.game), lambda *_: None)
    with tempfile.TemporaryDirectory() as folder:
        store = Store(database_url(str(Path(folder) / "tables.sqlite3")))
        database.migrate(store.engine)
        registry = TableRegistry(store, Settings(), Fanout(), Metrics())
        await moved(registry, await started(registry, options.game), 10)
        if options.what == "live":
            await many_tables(
                registry, options.game, options.tables // options.processes, options.moves or MOVES_OF_LIVE
            )
        else:
            await many_games(registry, options.game, options.games // options.processes, options.moves or TO_THE_END)
        await registry.close()
        store.close()


def alone(options: argparse.Namespace) -> None:
    asyncio.run(measure(options))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["live", "games"])
    parser.add_argument("--game", default="pillars")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--moves", type=int, help="at each table; 30 at live ones, else to the end")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=1, help="that share tables or games")
    options = parser.parse_args()
    starting = multiprocessing.get_context("spawn")  # none begins with what another one holds
    started = [starting.Process(target=alone, args=(options,)) for _ in range(options.processes)]
    for process in started:
        process.start()
    for process in started:
        process.join()
    sys.exit(max(abs(process.exitcode or 0) for process in started))


if __name__ == "__main__":
    main()
