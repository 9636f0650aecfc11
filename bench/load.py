"""Many tables at once over real sockets: throughput, latency and memory; and boardgame.io under the same load.

    python bench/load.py --tables 1000 --seconds 60 --every 2        all players move every 2 s
    python bench/load.py --tables 100 --every 0                      as fast as the answers come
    python bench/load.py --tables 100 --every 0 --whole              with a whole view after each move
    python bench/load.py --tables 100 --every 0 --boardgame-io memory files      the same for both, side by side

Every table has three scripted players with a socket each. Times run from sending a command until the view with its
effect has arrived at the mover; how late the load maker itself was is said beside them. For boardgame.io: `npm install`
in bench/boardgame_io first.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from pathlib import Path
from typing import Any
from uuid import uuid4

import orjson
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bauhuette.client import changed
from bauhuette.server.hosting.serving import collect_seldom

HERE = Path(__file__).parent
SEATS = 3
OPENING_AT_ONCE = 50
WISHES = "since=0&changes=1"  # of a connection
QUIET = 0.1  # processor seconds per second that do not count as work
BEAT_S = 0.005  # between looks at how late the load maker's own loop is


@dataclass
class Result:
    """The figures of a run."""

    name: str
    seconds: float = 0.0
    took: list[float] = field(default_factory=list)
    memory_kib_per_table: float = 0.0
    cpu_s: float = 0.0
    system_s: float = 0.0  # of it in the kernel: sockets, syncs
    failed: int = 0
    games: int = 0  # finished games; the next one began at once
    received: int = 0  # characters received, by all three players
    inside: str = ""  # the server's own figures of a command's time
    late: list[float] = field(default_factory=list)  # seconds that the load maker's beats came too late

    def line(self) -> str:
        p50, p99 = (quantile(self.took, share) * 1000 for share in (0.5, 0.99))
        return (
            f"{self.name:14} {len(self.took) / self.seconds:8.1f} moves/s   p50 {p50:7.1f} ms   p99 {p99:7.1f} ms"
            f"   {self.memory_kib_per_table:7.1f} KiB/table   server CPU {self.cpu_s / self.seconds:5.1%}"
            f" (kernel {self.system_s / self.seconds:.1%})"
            f"   {len(self.took) / self.cpu_s:7.0f} moves per CPU second"
            f"   {self.received / len(self.took) / 1024:.1f} KiB received per move   failed {self.failed}"
            f"   {self.seconds:.0f} s   {self.games} games over{self.inside}"
            f"   load maker late p99 {quantile(self.late, 0.99) * 1000:.1f} ms, at most {max(self.late) * 1000:.0f} ms"
        )


def quantile(seconds: Sequence[float], share: float) -> float:
    ordered = sorted(seconds) or [0.0]
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class Process:
    """A server to be measured."""

    def __init__(self, command: list[str], env: dict[str, str], address: str, ready: str) -> None:
        self.process = subprocess.Popen(command, env={**os.environ, **env})
        self.address = address
        begun = time.monotonic()
        while True:
            if answers(address + ready):
                return
            if self.process.poll() is not None or time.monotonic() - begun > 300:
                raise SystemExit(f"{command} did not start")
            time.sleep(0.2)

    def memory_kib(self) -> int:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0])

    def cpu_s(self) -> float:
        return sum(self._ticks()) / os.sysconf("SC_CLK_TCK")

    def system_s(self) -> float:
        return self._ticks()[1] / os.sysconf("SC_CLK_TCK")

    def _ticks(self) -> tuple[int, int]:
        """Return the processor ticks in the program and in the kernel."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]), int(fields[12])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def answers(address: str) -> bool:
    try:
        urllib.request.urlopen(address, timeout=2).read()
    except urllib.error.HTTPError as error:
        return error.code == 404  # boardgame.io has no such page
    except OSError:
        return False
    return True


class Clock:
    """When the measured time begins and ends."""

    def __init__(self, every: float, seconds: float) -> None:
        self.every = every
        self.seconds = seconds
        self.begun = asyncio.Event()
        self.end = 0.0
        self.ready = 0  # tables with all their people

    def begin(self) -> None:
        self.end = time.perf_counter() + self.seconds
        self.begun.set()

    @property
    def is_over(self) -> bool:
        return self.begun.is_set() and time.perf_counter() > self.end

    async def rest(self) -> None:
        if self.every:
            await asyncio.sleep(self.every * random.uniform(0.5, 1.5))


# --- Bauhütte ---


class Seat:
    """A player at a table."""

    def __init__(self, cookie: str, result: Result) -> None:
        self.cookie = cookie
        self.result = result
        self.socket: Any = None
        self.view: dict[str, Any] = {}

    async def receive_view(self, version: int) -> None:
        """Wait for a view of this version or a later one."""
        while self.view.get("version", -1) < version:
            text = await self.socket.recv()
            self.result.received += len(text)
            if text.startswith('{"type":"change"'):
                self.view = changed(self.view, orjson.loads(text))
            elif '"type":"view"' in text[:40]:
                self.view = orjson.loads(text)


def call(address: str, path: str, body: Any, cookie: str = "") -> tuple[Any, str]:
    headers = {"content-type": "application/json", "cookie": cookie}
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address + path, data, headers)
    with urllib.request.urlopen(request, timeout=300) as response:
        given = response.headers.get("set-cookie", "").partition(";")[0]
        return json.loads(response.read()), given


def people(address: str) -> list[str]:
    """Return the cookies of three guests."""
    return [call(address, "/api/me", None)[1] for _ in range(SEATS)]


def opened(address: str, cookies: list[str]) -> str:
    """Open a running table of these players. The first one may wait for the rules to be compiled."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in range(SEATS - 1))]
    table = call(address, "/api/tables", {"game": "pillars", "seats": seats}, cookies[0])[0]["id"]
    for cookie in cookies[1:]:
        call(address, f"/api/tables/{table}/commands", {"id": "join-the-table", "do": "join"}, cookie)
    call(address, f"/api/tables/{table}/commands", {"id": "start-the-game", "do": "start"}, cookies[0])
    return str(table)


async def seated(
    where: Sequence[str], cookies: list[str], result: Result, ready: asyncio.Semaphore, stack: contextlib.AsyncExitStack
) -> list[Seat]:
    """Seat three players at a new table, with a socket each; the processes at `where` in turns."""
    async with ready:
        table = await asyncio.to_thread(opened, where[0], cookies)
        seats = [Seat(cookie, result) for cookie in cookies]
        for seat, address in zip(seats, cycle(where), strict=False):
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket?{WISHES}"
            headers = {"cookie": seat.cookie}
            opening = connect(url, additional_headers=headers, compression=None, max_size=None, ping_interval=None)
            seat.socket = await stack.enter_async_context(opening)
            await seat.receive_view(0)
    return seats


async def bauhuette_table(
    address: str, clock: Clock, result: Result, ready: asyncio.Semaphore, others: Sequence[str] = ()
) -> None:
    """Play one game after the other; opening the next one counts as the server's work, too."""
    async with ready:
        cookies = await asyncio.to_thread(people, address)
    while not clock.is_over:
        async with contextlib.AsyncExitStack() as stack:
            seats = await seated((address, *others), cookies, result, ready, stack)
            if not clock.begun.is_set():
                clock.ready += 1
                await clock.begun.wait()
                await clock.rest()
            try:
                while not clock.is_over and await one_move(seats, result):
                    await clock.rest()
                result.games += not clock.is_over
            except ConnectionClosed:
                result.failed += 1


async def one_move(seats: list[Seat], result: Result) -> bool:
    """Make a move; return False when the game is over."""
    newest = max(seats, key=lambda seat: int(seat.view["version"])).view
    if newest["status"] != "running":
        return False
    version, mover = newest["version"], seats[newest["play"]["to_move"]]
    await mover.receive_view(version)
    move = random.choice(mover.view["play"]["moves"])["id"]
    message = {"id": f"load-{uuid4().hex}", "do": "move", "version": version, "move": move}
    begun = time.perf_counter()
    await mover.socket.send(json.dumps({"type": "command", "command": message}))
    await mover.receive_view(version + 1)
    result.took.append(time.perf_counter() - begun)
    for seat in seats:
        await seat.receive_view(version + 1)
    return True


# --- boardgame.io, through socket.io's own protocol ---


class Player:
    """A socket.io connection of one player."""

    def __init__(self, match: str, player: int, result: Result) -> None:
        self.result = result
        self.match = match
        self.player = str(player)
        self.socket: Any = None
        self.state_id = -1
        self.hand: list[int] = []

    async def open(self, address: str, stack: contextlib.AsyncExitStack) -> None:
        url = f"{address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        self.socket = await stack.enter_async_context(connect(url, max_size=None, ping_interval=None, compression=None))
        await self.socket.recv()
        await self.socket.send("40/cards,")
        await self._until("40/cards")
        await self._emit(["sync", self.match, self.player, None, SEATS])
        await self.receive_state(0)

    async def _emit(self, message: list[Any]) -> None:
        await self.socket.send("42/cards," + json.dumps(message))

    async def _until(self, start: str) -> str:
        while True:
            text: str = await self.socket.recv()
            self.result.received += len(text)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith(start):
                return text

    async def receive_state(self, state_id: int) -> None:
        while self.state_id < state_id:
            kind, _, body, *_ = orjson.loads((await self._until("42/cards,"))[len("42/cards,") :])
            state = body["state"] if kind == "sync" else body
            if kind in ("sync", "update"):
                self.state_id = state["_stateID"]
                self.hand = [held["card"] for held in state["G"]["players"][self.player]["hand"]]

    async def play(self) -> None:
        payload = {"type": "play", "args": [random.choice(self.hand)], "playerID": self.player, "credentials": None}
        action = {"type": "MAKE_MOVE", "payload": payload}
        await self._emit(["update", action, self.state_id, self.match, self.player])


async def boardgame_io_table(address: str, clock: Clock, result: Result, ready: asyncio.Semaphore) -> None:
    async with contextlib.AsyncExitStack() as stack:
        async with ready:
            match = uuid4().hex  # created at the first look
            players = [Player(match, player, result) for player in range(SEATS)]
            for player in players:
                await player.open(address, stack)
        clock.ready += 1
        await clock.begun.wait()
        await clock.rest()
        turn = 0
        while not clock.is_over:
            mover = players[turn % SEATS]
            version = max(player.state_id for player in players)
            await mover.receive_state(version)
            begun = time.perf_counter()
            await mover.play()
            await mover.receive_state(version + 1)
            result.took.append(time.perf_counter() - begun)
            for player in players:
                await player.receive_state(version + 1)
            turn += 1
            await clock.rest()


# --- measuring ---


async def measure(name: str, server: Process, table: Any, options: argparse.Namespace) -> Result:
    result, clock = Result(name), Clock(options.every, options.seconds)
    ready = asyncio.Semaphore(OPENING_AT_ONCE)
    await has_settled(server)
    before = server.memory_kib()
    tables = [asyncio.create_task(table(server.address, clock, result, ready)) for _ in range(options.tables)]
    while clock.ready < options.tables:
        await asyncio.sleep(0.1)
        for task in tables:
            if task.done():
                task.result()
    await has_settled(server)
    result.memory_kib_per_table = (server.memory_kib() - before) / options.tables
    collect_seldom()
    told = buckets(server.address) if table is bauhuette_table else {}
    result.received = 0
    cpu, system, begun = server.cpu_s(), server.system_s(), time.perf_counter()
    clock.begin()
    await beat(result.late, options.seconds)
    result.seconds = time.perf_counter() - begun
    result.cpu_s = server.cpu_s() - cpu
    result.system_s = server.system_s() - system
    result.inside = inside(told, buckets(server.address)) if told else ""
    for task in tables:
        task.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    return result


async def beat(late: list[float], seconds: float) -> None:
    """Sleep for so long, in short pieces, and note by how much each was too long."""
    end = time.perf_counter() + seconds
    while (now := time.perf_counter()) < end:
        await asyncio.sleep(BEAT_S)
        late.append(time.perf_counter() - now - BEAT_S)


async def has_settled(server: Process) -> None:
    """Wait until a server that has just started has loaded all it needs."""
    used = -1.0
    while server.cpu_s() - used > QUIET:
        used = server.cpu_s()
        await asyncio.sleep(1.0)


def buckets(address: str) -> dict[float, int]:
    """Return the cumulative histogram of command times, from the message read to the answer stored."""
    text = urllib.request.urlopen(address + "/metrics", timeout=60).read().decode()
    rows = [line for line in text.splitlines() if line.startswith("bauhuette_command_seconds_bucket")]
    return {float(row.split('"')[1]): int(row.split()[-1]) for row in rows}


def inside(before: dict[float, int], after: dict[float, int]) -> str:
    """Return the bounds within which half of the commands and 99 % of them ended."""
    counts = {limit: after[limit] - before[limit] for limit in after}
    whole = max(counts.values())
    p50, p99 = (min(limit for limit, n in counts.items() if n >= whole * share) * 1000 for share in (0.5, 0.99))
    return f"   in the server p50 <= {p50:g} ms, p99 <= {p99:g} ms"


@contextlib.contextmanager
def bauhuette_server(options: argparse.Namespace) -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        database = options.database or str(Path(folder) / "load.sqlite3")
        program = [str(HERE / "what_if.py"), "server", options.free] if options.free else ["-m", "bauhuette"]
        command = [sys.executable, *program, "serve", "--port", str(options.port), "--database", database]
        command += ["--limits", "0", "--log-level", "WARNING"]
        server = Process(pinned(options, command), {}, f"http://127.0.0.1:{options.port}", "/readyz")
        yield server
        server.stop()


@contextlib.contextmanager
def boardgame_io_server(options: argparse.Namespace, in_files: bool) -> Iterator[Process]:
    with tempfile.TemporaryDirectory() as folder:
        command = ["node", str(HERE / "boardgame_io" / "server.cjs"), str(options.port + 1)] + [folder] * in_files
        server = Process(pinned(options, command), {}, f"http://127.0.0.1:{options.port + 1}", "/")
        yield server
        server.stop()


def pinned(options: argparse.Namespace, command: list[str]) -> list[str]:
    """Pin the server to one core, so that the figures are those of one core."""
    return ["taskset", "-c", str(options.core), *command] if options.core is not None else command


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--every", type=float, default=2.0, help="seconds between the moves of a table; 0: at once")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--core", type=int, default=None, help="the servers on this core, the load on the others")
    parser.add_argument("--database", default="", help="instead of a new SQLite file")
    parser.add_argument("--free", default="", help="parts that cost nothing, see what_if.py")
    parser.add_argument("--whole", action="store_true", help="ask for whole views, not for changes")
    parser.add_argument("--boardgame-io", nargs="+", choices=("memory", "files"), default=[], help="where it stores")
    options = parser.parse_args()
    if options.whole:
        global WISHES
        WISHES = "since=0"
    if options.core is not None:
        os.sched_setaffinity(0, os.sched_getaffinity(0) - {options.core})
    with bauhuette_server(options) as server:
        print(uvloop.run(measure("bauhuette", server, bauhuette_table, options)).line(), flush=True)
    for storage in options.boardgame_io:
        with boardgame_io_server(options, storage == "files") as server:
            print(uvloop.run(measure(f"bg.io {storage}", server, boardgame_io_table, options)).line(), flush=True)


if __name__ == "__main__":
    main()
