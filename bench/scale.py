"""One, two and four server processes at one PostgreSQL and one Redis: the cost of a move in each.

    python -m bench.scale --tables 200 --every 1 --seconds 30
    python -m bench.scale --spread                       the three players of a table at different processes

Every run begins with its own empty database, which is dropped afterwards. Processor time is that of all processes of a
kind, divided by the moves made meanwhile, so it shows what to add next: servers, database or Redis.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from uuid import uuid4

import uvloop
from bench.load import Clock, Process, Result, bauhuette_table, has_settled, quantile
from sqlalchemy import create_engine, text

from bauhuette.server.hosting import serving

OPENING_AT_ONCE = 20
TICKS = os.sysconf("SC_CLK_TCK")


class Kept(NamedTuple):
    """Bytes on disk by row, with indexes."""

    event: float
    table: float


class Spent(NamedTuple):
    """Seconds of processor time."""

    servers: float
    database: float
    redis: float


@contextlib.contextmanager
def database_at(server: str) -> Iterator[str]:
    """Create a new PostgreSQL database."""
    name = f"bauhuette_scale_{uuid4().hex}"
    engine = create_engine(f"{server}/postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    try:
        yield f"{server}/{name}"
    finally:
        with engine.connect() as connection:
            connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        engine.dispose()


@contextlib.contextmanager
def servers_at(database: str, options: argparse.Namespace, count: int) -> Iterator[list[Process]]:
    servers: list[Process] = []
    serving.migrate(database)
    try:
        for port in range(options.port, options.port + count):
            command = [sys.executable, "-m", "bauhuette", "serve", "--port", str(port), "--database", database]
            command += ["--redis", options.redis, "--limits", "0", "--log-level", "WARNING"]
            servers.append(Process(command, {}, f"http://127.0.0.1:{port}", "/readyz"))
        yield servers
    finally:
        for server in servers:
            server.stop()


def spent(servers: list[Process]) -> Spent:
    return Spent(sum(server.cpu_s() for server in servers), cpu_of("postgres"), cpu_of("redis-server"))


def cpu_of(program: str) -> float:
    """Return the processor time of all processes of this name, and of their ended children."""
    whole = 0.0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            name, _, rest = stat.read_text().rpartition(")")
            if name.partition("(")[2] == program:
                fields = rest.split()
                whole += sum(int(fields[i]) for i in (11, 12, 13, 14)) / TICKS
    return whole


async def measure(servers: list[Process], options: argparse.Namespace) -> tuple[Result, Spent]:
    result, clock = Result(f"{len(servers)} processes"), Clock(options.every, options.seconds)
    ready = asyncio.Semaphore(OPENING_AT_ONCE)
    for server in servers:
        await has_settled(server)
    tables = [asyncio.create_task(table_at(servers, i, clock, result, ready, options)) for i in range(options.tables)]
    while clock.ready < options.tables:
        await asyncio.sleep(0.1)
        for task in tables:
            if task.done():
                task.result()
    for server in servers:
        await has_settled(server)
    before, begun = spent(servers), time.perf_counter()
    clock.begin()
    await asyncio.sleep(options.seconds)
    result.seconds = time.perf_counter() - begun
    used = Spent(*(now - then for now, then in zip(spent(servers), before, strict=True)))
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return result, used


async def table_at(
    servers: list[Process], i: int, clock: Clock, result: Result, ready: asyncio.Semaphore, options: argparse.Namespace
) -> None:
    turned = [servers[(i + k) % len(servers)].address for k in range(len(servers))]
    await bauhuette_table(turned[0], clock, result, ready, turned[1:] if options.spread else ())


def kept(database: str) -> Kept:
    engine = create_engine(database)
    with engine.connect() as connection:
        sizes = [connection.scalar(text(f"SELECT pg_total_relation_size('{name}')")) for name in ("events", "tables")]
        rows = [connection.scalar(text(f"SELECT count(*) FROM {name}")) for name in ("events", "tables")]
    engine.dispose()
    return Kept(*(size / max(count, 1) for size, count in zip(sizes, rows, strict=True)))


def row(result: Result, used: Spent, stored: Kept) -> str:
    moves = len(result.took)
    p50, p99 = (quantile(result.took, share) * 1000 for share in (0.5, 0.99))
    servers, database, redis = (seconds / moves * 1e6 for seconds in used)
    return (
        f"{result.name:12} {moves / result.seconds:7.1f} moves/s   p50 {p50:6.1f} ms   p99 {p99:6.1f} ms"
        f"   a move costs {servers:5.0f} µs of the servers, {database:5.0f} of PostgreSQL, {redis:4.0f} of Redis"
        f"   {stored.event:.0f} bytes an event, {stored.table:.0f} a table   failed {result.failed}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=1.0, help="seconds between the moves of a table")
    parser.add_argument("--spread", action="store_true", help="the people of a table at different processes")
    parser.add_argument("--port", type=int, default=8800)
    parser.add_argument("--server", default="postgresql+psycopg://postgres@localhost:5432")
    parser.add_argument("--redis", default="redis://localhost:6379")
    options = parser.parse_args()
    for count in options.processes:
        with database_at(options.server) as database, servers_at(database, options, count) as servers:
            result, used = uvloop.run(measure(servers, options))
            print(row(result, used, kept(database)), flush=True)


if __name__ == "__main__":
    main()
