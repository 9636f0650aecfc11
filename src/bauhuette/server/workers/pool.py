"""The server's side of its workers: a fixed number, in fair turns, replaced when they end or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ClassVar, Literal, Protocol

import orjson

from bauhuette.match.refusal import CommandRefused
from bauhuette.server.metrics import Metrics
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code
from bauhuette.server.workers.fair_queue import Demand, FairQueue, Owner
from bauhuette.server.workers.protocol import frame, read
from bauhuette.server.workers.sandbox import SandboxLimits

log = logging.getLogger("bauhuette.server")

RETRY_S = 5.0  # suggested when the queue is full
Loss = Literal["crashed", "slow", "memory"]


class Lost(Exception):
    """A worker ended without an answer, or had to be ended."""

    def __init__(self, how: Loss) -> None:
        super().__init__(how)
        self.how = how


class WorkerNotReady(Exception):
    """A worker would have to compile or load rules first, which its limits do not allow."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game  # "" for an edition of the record's own


class BadForeign(CommandRefused):
    """A record from outside that is not accepted, in the words of the worker that looked at it."""

    def __init__(self, facts: dict[str, str], texts: dict[str, str]) -> None:
        super().__init__(Code.BAD_RECORD.value, **facts)
        self.texts = texts

    def text(self, lang: str) -> str:
        return self.texts[lang]


class Source(Protocol):
    """Where workers come from."""

    loaded: set[str]

    async def load(self, game: str) -> None: ...
    async def fork(self, limits: SandboxLimits) -> WorkerProcess: ...
    async def kill(self, pid: int) -> None: ...
    def close(self) -> None: ...


class ForkedSource:
    """Speaks to the fork server, the process that workers are forked from; one for all servers of this process.

    The calls block while the fork server loads a game, so they wait in a thread of their own, one after the other.
    """

    MODULE: ClassVar[str] = "bauhuette.server.workers.fork_server"
    _the_one: ClassVar[Source | None] = None

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self.process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="workers")

    @classmethod
    def the_one(cls) -> Source:
        if cls._the_one is None:
            cls._the_one = cls() if hasattr(os, "fork") else SpawnedSource()
        return cls._the_one

    async def load(self, game: str) -> None:
        if game not in self.loaded:
            await self._call({"do": "load", "game": game})
            self.loaded.add(game)

    async def fork(self, limits: SandboxLimits) -> WorkerProcess:
        ours, theirs = socket.socketpair()
        try:
            answer = await self._call({"do": "fork", "limits": limits._asdict()}, theirs)
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()
        reader, writer = await asyncio.open_connection(sock=ours)
        return WorkerProcess(self, answer["pid"], reader, writer)

    async def kill(self, pid: int) -> None:
        if self._line is not None:  # else the fork server has gone, and its workers with it
            with contextlib.suppress(Lost):
                await self._call({"do": "kill", "pid": pid})

    async def _call(self, wish: dict[str, Any], file: socket.socket | None = None) -> dict[str, Any]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._say, wish, file)

    def _say(self, wish: dict[str, Any], file: socket.socket | None) -> dict[str, Any]:
        """In the thread. A fork server that has gone is started anew by the next wish."""
        try:
            line = self._line or self._start()
            socket.send_fds(line, [orjson.dumps(wish)], [] if file is None else [file.fileno()])
            answer = b""
            while not answer.endswith(b"\n"):
                part = line.recv(4096)
                if not part:
                    raise ConnectionResetError
                answer += part
            return dict(orjson.loads(answer))
        except OSError as error:
            log.error("the fork server has gone: %s", type(error).__name__)
            self.close()
            raise Lost("crashed") from error

    def _start(self) -> socket.socket:
        self._line, theirs = socket.socketpair()
        environment = os.environ | {"OPENBLAS_NUM_THREADS": "1", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-m", self.MODULE, str(theirs.fileno())],
                env=environment,
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
            )
        return self._line

    def close(self) -> None:
        """Close its input: it ends then, and all workers with it."""
        if self._line is not None:
            self._line.close()
            self._line = None
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None
        self.loaded.clear()


class SpawnedSource:
    """Where processes cannot be forked, each worker is started by itself and loads what it needs. Not limited."""

    def __init__(self) -> None:
        self.loaded: set[str] = set()
        self._processes: dict[int, asyncio.subprocess.Process] = {}

    async def load(self, game: str) -> None:
        self.loaded.add(game)

    async def fork(self, limits: SandboxLimits) -> WorkerProcess:  # noqa: ARG002
        pipe = asyncio.subprocess.PIPE
        program = (sys.executable, "-m", "bauhuette.server.workers.worker")
        process = await asyncio.create_subprocess_exec(*program, stdin=pipe, stdout=pipe)
        assert process.stdin is not None
        assert process.stdout is not None
        self._processes[process.pid] = process
        return WorkerProcess(self, process.pid, process.stdout, process.stdin)

    async def kill(self, pid: int) -> None:
        process = self._processes.pop(pid)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    def close(self) -> None:
        self.loaded.clear()


class WorkerProcess:
    def __init__(self, source: Source, pid: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.source = source
        self.pid = pid
        self.is_fit = True  # for another job
        self._reader = reader
        self._writer = writer

    async def ask(
        self,
        given: dict[str, Any],
        body: bytes,
        seconds: float,
    ) -> bytes:
        """What the job found. `Lost` if the worker does not live to tell; it is of no use then."""
        self.is_fit = False
        try:
            async with asyncio.timeout(seconds):
                self._writer.write(frame(given, body))
                await self._writer.drain()
                found = await self._found()
        except TimeoutError:
            raise Lost("slow") from None
        except (EOFError, ConnectionError):
            raise Lost("crashed") from None
        self.is_fit = True
        return found

    async def _found(self) -> bytes:
        found = b""
        while True:
            head, body = await read(self._reader)
            match head.get("kind"):
                case "found":
                    found = body
                case "done":
                    return found
                case "memory":
                    raise Lost("memory")
                case other:
                    self.is_fit = True
                    raise _refusal(str(other), head)

    async def end(self) -> None:
        self._writer.close()
        await self.source.kill(self.pid)


def _refusal(kind: str, head: dict[str, Any]) -> Exception:
    match kind:
        case "cold":
            return WorkerNotReady(str(head["game"]))
        case "refused":
            return BadForeign(dict(head["facts"]), dict(head["texts"]))
        case "malformed":
            return Denied(Code.MALFORMED, 422, where=str(head["where"]))
    return Lost("crashed")


class WorkerPool:
    """Workers of one kind. Those that are idle are kept; there are never more than `size`."""

    def __init__(
        self, name: str, size: int, limits: SandboxLimits, metrics: Metrics, most_waiting: int = 1 << 30
    ) -> None:
        self.name = name
        self.size = size
        self.limits = limits
        self.most_waiting = most_waiting  # for one address half of it
        self.demand = Demand()
        self._metrics = metrics
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._at_work = 0
        self._waiting: FairQueue[asyncio.Future[None]] = FairQueue()
        self._closed = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    def processes(self) -> list[int]:
        return [worker.pid for worker in (*self._idle, *self._busy)]

    def share(self, owner: Owner) -> float:
        """How much of its time a job of this owner should take at present: 1 unless there is a crowd."""
        return self.demand.share(owner, self.size)

    @contextlib.asynccontextmanager
    async def turn(self, owner: Owner) -> AsyncIterator[WorkerProcess]:
        """A worker, when it is the owner's turn."""
        self._only_if_room(owner)
        self.demand.add(owner)
        try:
            begun = time.perf_counter()
            await self._until_turn(owner)
            self._metrics.waits[self.name].took(time.perf_counter() - begun)
            try:
                async with self._hired() as worker:
                    yield worker
            finally:
                self._at_work -= 1
                self._deal()
        finally:
            self.demand.remove(owner)

    def _only_if_room(self, owner: Owner) -> None:
        here = self.demand.addresses[owner.address]
        if here >= max(self.size, self.most_waiting // 2) or not self._has_room(owner):
            self._metrics.workers[f"{self.name}-sent-away"] += 1
            raise Denied(Code.CROWDED, 503, RETRY_S)

    def _has_room(self, owner: Owner) -> bool:
        """Where all places are taken, the last wish of the address that has most of them makes room."""
        if self.waiting < self.most_waiting:
            return True
        displaced = self._waiting.displace(owner)
        if displaced is not None and not displaced.done():
            self._metrics.workers[f"{self.name}-sent-away"] += 1
            displaced.set_exception(Denied(Code.CROWDED, 503, RETRY_S))
        return displaced is not None

    async def _until_turn(self, owner: Owner) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put(owner, turn)
        self._deal()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was given a worker that its caller will not use
                self._at_work -= 1
                self._deal()
            raise

    def _deal(self) -> None:
        while self._at_work < self.size and len(self._waiting):
            turn = self._waiting.take()
            if not turn.cancelled():
                self._at_work += 1
                turn.set_result(None)

    @contextlib.asynccontextmanager
    async def _hired(self) -> AsyncIterator[WorkerProcess]:
        worker = self._idle.pop() if self._idle else await self._new()
        self._busy.add(worker)
        try:
            yield worker
        except Lost as lost:
            self._metrics.workers[f"{self.name}-{lost.how}"] += 1
            log.warning("a worker for %s was lost: %s", self.name, lost.how)
            raise
        finally:
            self._busy.discard(worker)
            if worker.is_fit and not self._closed:
                self._idle.append(worker)
            else:
                await asyncio.shield(worker.end())

    async def _new(self) -> WorkerProcess:
        self._metrics.workers[f"{self.name}-started"] += 1
        return await ForkedSource.the_one().fork(self.limits)

    async def retire(self) -> None:
        """Let idle workers go: those that come after them have more in memory."""
        idle, self._idle = self._idle, []
        for worker in idle:
            await worker.end()

    async def close(self) -> None:
        self._closed = True
        await self.retire()
        for worker in list(self._busy):
            await worker.end()
