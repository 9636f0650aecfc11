"""Redis killed and PostgreSQL restarted in the middle of many tables, with people at two processes.

    python -m tests.server.outage redis --tables 100
    python -m tests.server.outage postgresql --tables 100

At every table one person plays at each process, beside a bot. They send a command until it is answered. In the end
both processes and everybody's screen show the same state, and a third process that reads the stored events comes to it,
too: no accepted move is lost, none counts twice.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bauhuette.client import Visitor
from bauhuette.server.settings import Settings
from bauhuette.server.storage import database
from bauhuette.server.storage.store import database_url, engine_for
from tests.limits import Rounds
from tests.server.chaos import Chaos, Person, digest
from tests.server.running import RunningServer, free_port, fresh_postgres

DEBIAN = Path("/usr/lib/postgresql")


class Calm(Chaos):
    """Every message arrives; it is the servers that are in trouble."""

    def fate(self) -> str:
        return "fine"


class Player(Person):
    """Plays until the table has come to a version."""

    def __init__(self, visitor: Visitor, table: str, until: int) -> None:
        super().__init__(visitor, table, Calm(1), patience_s=1.0)
        self.until = until

    @property
    def is_done(self) -> bool:
        return bool(self.view["version"] >= self.until) and self.waiting is None

    def _next_command(self) -> dict[str, Any] | None:
        return super()._next_command() if self.view["version"] < self.until else None


# --- servers that can be switched off ---


class OwnRedis:
    """A Redis of our own, so that nobody else's is touched."""

    def __init__(self) -> None:
        self.port = free_port()
        self.start()

    def start(self) -> None:
        command = ["redis-server", "--port", str(self.port), "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(60)


class OwnPostgres:
    """A cluster of our own. PostgreSQL does not run as root, so root asks the user `postgres` to."""

    def __init__(self, folder: Path) -> None:
        self.port, self.data = free_port(), folder / "data"
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        self._run("initdb", "-A", "trust", "-U", "postgres", "--no-sync")
        self._control("start")
        engine = engine_for(database_url(self.url))
        database.migrate(engine)
        engine.dispose()

    def _run(self, program: str, *wishes: str) -> None:
        as_postgres = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        command = [*as_postgres, str(postgres_program(program)), "-D", str(self.data), *wishes]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=self.data.parent)

    def _control(self, *wishes: str) -> None:
        options = f"-p {self.port} -k {self.data.parent} -c listen_addresses=127.0.0.1"
        self._run("pg_ctl", "-w", "-o", options, "-l", str(self.data.parent / "log"), *wishes)

    def restart(self, mode: str) -> None:
        """`fast` hangs up on everybody; `immediate` is a crash: the next start recovers from the log."""
        self._control("restart", "-m", mode)

    def stop(self) -> None:
        self._control("stop", "-m", "immediate")


def postgres_program(name: str) -> Path | None:
    found = shutil.which(name)
    candidates = sorted(DEBIAN.glob(f"*/bin/{name}")) if found is None or name == "pg_ctl" else []
    return candidates[-1] if candidates else Path(found) if found else None


@contextlib.contextmanager
def own_postgres() -> Iterator[OwnPostgres]:
    folder = Path(tempfile.mkdtemp(prefix="bauhuette-"))
    try:
        cluster = OwnPostgres(folder)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder)


# --- many tables ---


def opened(servers: list[RunningServer], tables: int, moves: int) -> list[list[Player]]:
    """Running tables with a person at each process."""
    anna, ben = (server.visitor(name) for server, name in zip(servers, ("Anna", "Ben"), strict=True))
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "random"}]
    found = []
    for _ in range(tables):
        table = anna.call("POST", "/api/tables", {"game": "pillars", "seats": seats})["id"]
        path = f"/api/tables/{table}/commands"
        ben.call("POST", path, {"id": "join-this-table", "do": "join"})
        begun = anna.call("POST", path, {"id": "start-the-game", "do": "start"})["answer"]["version"]
        found.append([Player(visitor, table, begun + moves) for visitor in (anna, ben)])
    return found


async def played(games: list[list[Player]], trouble: list[Callable[[], None]]) -> list[int]:
    """Everybody plays; the troubles are spread over the game. How many moves had been seen at each of them."""
    people = [player for game in games for player in game]
    begun = progress(games)
    playing = [asyncio.create_task(player.play()) for player in people]
    whole = sum(game[0].until for game in games)
    seen = []
    for i, make in enumerate(trouble, 1):
        rounds = Rounds("played", seconds=600.0)
        while (
            progress(games) - begun < (whole - begun) * i / (len(trouble) + 1)
            and not all(t.done() for t in playing)
            and rounds()
        ):
            await asyncio.sleep(0.02)
        seen.append(progress(games))
        await asyncio.to_thread(make)
    await asyncio.gather(*playing)
    return seen


def progress(games: list[list[Player]]) -> int:
    return sum(max(player.view["version"] for player in game) for game in games)


def compare(games: list[list[Player]], fresh: RunningServer) -> Counter[str]:
    """All processes show the same, the newest one from nothing but what is stored."""
    counts: Counter[str] = Counter(tables=len(games))
    for game in games:
        shown = settled(game)
        for player, view in zip(game, shown, strict=True):
            anew = fresh.same(player.visitor).call("GET", f"/api/tables/{player.table}?since=0")
            assert digest(anew["play"]["state"]) == digest(view["play"]["state"])
            assert anew["version"] == view["version"]
            assert len({entry["version"] for entry in anew["log"]}) == len(anew["log"])
            counts += player.answers
        stored = fresh.app.state.application.registry.loaded[game[0].table].match
        by_people = sum(1 for actor, _ in stored.carried_out if actor) - 2  # joining and starting
        counted = sum(player.answers["accepted"] + player.answers["duplicate"] for player in game)
        assert by_people == counted, "a move was lost or counted twice"
        counts["moves"] += stored.version - 2
    assert not counts["refused"], "nothing was wrong with any move"
    return counts


def settled(game: list[Player]) -> list[dict[str, Any]]:
    """What both processes show once the bot has answered and the news is everywhere."""
    rounds = Rounds("both processes show the same")
    while rounds():
        shown = [player.visitor.call("GET", f"/api/tables/{player.table}") for player in game]
        versions = {view["version"] for view in shown}
        if len(versions) == 1 and shown[0]["play"]["to_move"] != 2:
            return shown
        time.sleep(0.1)
    raise AssertionError  # `rounds` fails first


def run(url: str, redis: str, trouble: list[Callable[[], None]], tables: int, moves: int) -> Counter[str]:
    settings = Settings(database=url, redis=redis, limits=0.0, pace=(0.0, 0.0), sweep_every=0.3, poll_every=0.3)
    servers = [RunningServer(settings) for _ in range(2)]
    try:
        games = opened(servers, tables, moves)
        seen = asyncio.run(played(games, trouble))
        servers.append(RunningServer(settings))
        done = compare(games, servers[2])
        done.update({f"moves before trouble {i}": n - 2 * tables for i, n in enumerate(seen, 1)})
        return done
    finally:
        for server in servers:
            server.stop()


def redis_dies(url: str, tables: int, moves: int) -> Counter[str]:
    """Killed after a third of the moves, back after two thirds."""
    redis = OwnRedis()
    try:
        return run(url, f"redis://localhost:{redis.port}", [redis.kill, redis.start], tables, moves)
    finally:
        redis.kill()


def postgresql_restarts(tables: int, moves: int) -> Counter[str]:
    """Crashes after a third of the moves, is restarted in order after two thirds."""
    with own_postgres() as cluster:
        trouble = [lambda: cluster.restart("immediate"), lambda: cluster.restart("fast")]
        return run(cluster.url, "", trouble, tables, moves)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["redis", "postgresql"])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--moves", type=int, default=30)
    wish = parser.parse_args()
    if wish.what == "postgresql":
        print(json.dumps(postgresql_restarts(wish.tables, wish.moves)))
        return
    with fresh_postgres() as url:
        print(json.dumps(redis_dies(url, wish.tables, wish.moves)))


if __name__ == "__main__":
    main()
