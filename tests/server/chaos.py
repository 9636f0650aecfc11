"""Games through a network that drops, doubles, reorders and delays, with connections that die or fall silent.

    python -m tests.server.chaos 100                so many games; prints what was done to them
    python -m tests.server.chaos 100 --minutes 20   begins no new game after so long
    python -m tests.server.chaos 100 --at-once 40 --patience 1      on a busy machine: more waiting, less asking again

Scripted people send a command until it is answered and connect again when nothing comes. At the end of every game the
state each of them sees must be the state the server shows and the state the record replays to. Server and people share
one event loop, so that many games run at once without threads that wait for each other; the sockets are real.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import hashlib
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from uuid import uuid4

import orjson
import uvloop
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bauhuette.client import Visitor
from bauhuette.engine.types import Seat
from bauhuette.match.record_reader import replay
from bauhuette.match.table import Table
from bauhuette.server.hosting import serving
from bauhuette.server.http.asgi import make_app
from bauhuette.server.settings import Settings
from tests.limits import Rounds
from tests.server.running import free_port

Result = TypeVar("Result")

DROPPED, DOUBLED, LATE, CUT, SILENT = 0.03, 0.03, 0.10, 0.004, 0.002
LATE_S = 0.05
PATIENCE_S = 0.15
TELL_EVERY = 50  # games


class Wish(NamedTuple):
    """What is to be played, and how."""

    games: int
    seed: int = 1
    game: str = "pillars"
    seats: int = 3
    minutes: float = 1e6
    at_once: int = 12
    patience: float = PATIENCE_S


class Chaos:
    """What happens to each message on its way, by chance; counted."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)
        self.done: Counter[str] = Counter()

    def fate(self) -> str:
        dice = self.luck.random()
        for name, share in (
            ("dropped", DROPPED),
            ("doubled", DOUBLED),
            ("late", LATE),
            ("cut", CUT),
            ("silent", SILENT),
        ):
            if dice < share:
                self.done[name] += 1
                return name
            dice -= share
        return "fine"


class Line:
    """A socket behind a bad network. Messages arrive in `heard`, in whatever order."""

    def __init__(self, chaos: Chaos, socket: Any) -> None:
        self.chaos = chaos
        self.socket = socket
        self.silent = False  # half open: nothing gets through any more, and nobody says so
        self.heard: asyncio.Queue[dict[str, Any] | None] = asyncio.Queue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._spawn(self._listen())

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                message = orjson.loads(text)
                await self._through(lambda message=message: self._arrive(message))
        self.heard.put_nowait(None)

    async def _arrive(self, message: dict[str, Any]) -> None:
        self.heard.put_nowait(message)

    async def send(self, message: dict[str, Any]) -> None:
        await self._through(lambda: self._deliver(message))

    async def _deliver(self, message: dict[str, Any]) -> None:
        with contextlib.suppress(ConnectionClosed):
            await self.socket.send(json.dumps(message))

    async def _through(self, deliver: Any) -> None:
        if self.silent:
            return
        fate = self.chaos.fate()
        if fate == "silent":
            self.silent = True
        elif fate == "cut":
            await self.close()
        elif fate == "late":
            self._spawn(self._later(deliver))
        elif fate != "dropped":
            await deliver()
            if fate == "doubled":
                await deliver()

    async def _later(self, deliver: Any) -> None:
        await asyncio.sleep(self.chaos.luck.uniform(0, LATE_S))
        await deliver()

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            self.socket.transport.abort()


class Person:
    """Plays any offered move and never gives up."""

    def __init__(self, visitor: Visitor, table: str, chaos: Chaos, patience_s: float = PATIENCE_S) -> None:
        self.patience_s = patience_s
        self.visitor = visitor
        self.table = table
        self.chaos = chaos
        self.view: dict[str, Any] = {"version": 0, "status": "lobby", "play": None}
        self.waiting: dict[str, Any] | None = None  # a command that is not answered yet
        self.answers: Counter[str] = Counter()
        self.seen: set[int] = set()  # versions of steps the log has told

    @property
    def is_done(self) -> bool:
        return bool(self.view["status"] == "over")

    async def play(self) -> None:
        rounds = Rounds("play", seconds=3600.0)
        while not self.is_done and rounds():
            with contextlib.suppress(OSError, ConnectionClosed, TimeoutError):
                await self._connected()

    async def _connected(self) -> None:
        base = self.visitor.address.replace("http", "ws")
        cookie = "; ".join(f"{c.name}={c.value}" for c in self.visitor.cookies)
        address = f"{base}/api/tables/{self.table}/socket?since={self.view['version']}"
        headers = {"cookie": cookie}
        async with connect(address, additional_headers=headers, compression=None, ping_interval=None) as socket:
            line = Line(self.chaos, socket)
            quiet = 0
            rounds = Rounds("connected", seconds=3600.0)
            while not self.is_done and quiet < 4 and rounds():
                if self.waiting is None:
                    self.waiting = self._next_command()
                if self.waiting is not None:
                    await line.send({"type": "command", "command": self.waiting})
                elif quiet:
                    await line.send({"type": "ping", "version": self.view["version"]})
                quiet = 0 if await self._hear(line) else quiet + 1
            await line.close()

    async def _hear(self, line: Line) -> bool:
        """Listen for a while: until something can be done, or nothing comes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(self.patience_s):
                rounds = Rounds("hear", seconds=3600.0)
                while rounds():
                    message = await line.heard.get()
                    if message is None:
                        raise ConnectionClosed(None, None)
                    if self._take(message):
                        return True
        return False

    def _take(self, message: dict[str, Any]) -> bool:
        """Whether there is something new to do."""
        if message["type"] == "view":
            self.seen |= {entry["version"] for entry in message["log"]}
            if message["version"] >= self.view["version"]:
                self.view = message
                return self.waiting is None
        elif message["type"] == "answer" and self.waiting and message["id"] == self.waiting["id"]:
            self.answers[message["result"]] += 1
            self.waiting = None
            self.view = {**self.view, "play": None} if message["version"] > self.view["version"] else self.view
            return bool(message["result"] == "stale")
        return bool(message["type"] == "pong")

    def _next_command(self) -> dict[str, Any] | None:
        play = self.view["play"]
        if not play or not play["moves"]:
            return None
        move = self.chaos.luck.choice(play["moves"])["id"]
        return {"id": f"c-{uuid4().hex}", "do": "move", "version": self.view["version"], "move": move}


def digest(state: Any) -> str:
    return hashlib.blake2b(json.dumps(state, sort_keys=True).encode(), digest_size=8).hexdigest()


async def one_game(address: str, threads: Executor, chaos: Chaos, wish: Wish) -> Counter[str]:
    """`threads` are the people's own; the server's must stay free to answer them."""
    loop = asyncio.get_running_loop()
    names = [f"Person {i}" for i in range(wish.seats)]
    visitors = [await loop.run_in_executor(threads, patiently, Visitor, address, name) for name in names]
    table = await loop.run_in_executor(threads, patiently, _begun, visitors, wish.game)
    people = [Person(visitor, table, chaos, wish.patience) for visitor in visitors]
    await asyncio.gather(*(person.play() for person in people))
    await loop.run_in_executor(threads, patiently, _compare, people)
    return sum((person.answers for person in people), Counter())


def patiently(work: Callable[..., Result], *about: Any) -> Result:
    """Once more where a busy machine was too slow to answer in time; nothing here is done twice by that."""
    for _ in range(20):
        with contextlib.suppress(TimeoutError):
            return work(*about)
    raise TimeoutError("the server does not answer")


def _begun(visitors: list[Visitor], game: str) -> str:
    info = visitors[0].call("POST", "/api/tables", _wish(game, len(visitors)))
    post = f"/api/tables/{info['id']}/commands"
    for visitor in visitors[1:]:
        visitor.call("POST", post, {"id": "join-this-table", "do": "join"})
    visitors[0].call("POST", post, {"id": "start-the-game", "do": "start"})
    return str(info["id"])


def _wish(game: str, seats: int) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}, *({"kind": "open"} for _ in range(seats - 1))]}


def _compare(people: list[Person]) -> None:
    """Client, server and replay agree; nobody missed a step."""
    record = people[0].visitor.record(people[0].table)
    replayed: Table = replay(record)
    for seat, person in enumerate(people):
        shown = person.visitor.call("GET", f"/api/tables/{person.table}?since=0")
        known = digest(replayed.game.view(replayed.hidden(Seat(seat))))
        assert digest(person.view["play"]["state"]) == digest(shown["play"]["state"]) == known
        steps = {entry["version"] for entry in shown["log"]}
        assert len(steps) == len(record["moves"]) + 1
        assert person.view["version"] == shown["version"]


class Run:
    """Many games, some of them at once."""

    def __init__(self, address: str, wish: Wish) -> None:
        self.address = address
        self.wish = wish
        self.threads = ThreadPoolExecutor(4)
        self.chaos = Chaos(wish.seed)
        self.end = time.monotonic() + wish.minutes * 60
        self.left = wish.games
        self.total: Counter[str] = Counter()

    async def play(self) -> Counter[str]:
        await asyncio.gather(*(self._one_after_the_other() for _ in range(min(self.wish.at_once, self.wish.games))))
        return self.total + self.chaos.done

    async def _one_after_the_other(self) -> None:
        while self.left > 0 and time.monotonic() < self.end:
            self.left -= 1
            self.total.update(await one_game(self.address, self.threads, self.chaos, self.wish))
            self.total["games"] += 1
            if self.total["games"] % TELL_EVERY == 0:
                print(json.dumps(self.total + self.chaos.done), flush=True)


@contextlib.asynccontextmanager
async def server_here(settings: Settings) -> AsyncIterator[str]:
    """A server in this very event loop; its address."""
    serving.prepare(settings)
    port, app = free_port(), make_app(settings)
    server = serving.Server(serving.config_for(app, "127.0.0.1", port), app.state.application)
    running = asyncio.create_task(server.serve())
    rounds = Rounds("server here", seconds=3600.0)
    while not server.started and rounds():
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


async def _run(wish: Wish) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with server_here(Settings(database=str(Path(folder) / "chaos.sqlite3"), limits=0.0)) as address:
            return await Run(address, wish).play()


def main(wish: Wish) -> Counter[str]:
    serving.collect_seldom()  # as the server does; here its tables and the people's views are one heap
    return uvloop.run(_run(wish))


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("games", type=int)
    for name, default in Wish._field_defaults.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    print(json.dumps(main(Wish(**vars(parser.parse_args())))))
