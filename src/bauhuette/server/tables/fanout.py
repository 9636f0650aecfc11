"""Tells other processes that something was stored. May die at any time: what counts is in the database."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import time
from collections.abc import Awaitable, Callable, Collection, Iterator
from typing import Any, NamedTuple
from uuid import uuid4

from bauhuette.engine.errors import BauhuetteError
from bauhuette.server.limits.shared_limits import Counted

log = logging.getLogger("bauhuette.server")

TABLES = "bauhuette:table:"  # and its id: a process hears of the tables it has open, however many others there are
PROCESSES = "bauhuette:process:"  # and its id: messages to itself, to check the connection
COUNTED = "bauhuette:counted:"  # and the installation: who does much; all its processes listen
TICK_S = 1.0
ANSWERS_S = 2.0  # or it is away
SILENT_S = 4.0  # without its own messages
AT_ONCE = 200  # messages, or channels, in one request
WAITING = 10_000  # messages kept while Redis is slow; older ones are dropped, the database is polled anyway


class Heard(NamedTuple):
    """Something at a table is new: events up to `number`, chat up to `chat`, who is connected to the sender."""

    table: str
    number: int = 0
    chat: int = 0
    users: tuple[str, ...] = ()
    lasts_ms: int = 0  # how long `users` are all who are connected there; 0: no statement
    sender: str = ""  # a process
    tempo: str = ""  # the slowest that `users` want


OnHeard = Callable[[Heard], Awaitable[None]]
OnCounted = Callable[[Counted], None]


class Fanout:
    """Publish nothing: there is one process, or the others poll."""

    def __init__(self) -> None:
        self.me = uuid4().hex

    @property
    def healthy(self) -> bool:
        """Whether other processes are notified at once."""
        return False

    def tell(self, news: Heard | Counted) -> None:
        pass

    async def follow(self, table: str) -> None:
        """Be told of a table from now on."""

    async def follow_only(self, tables: Collection[str]) -> None:
        """Others are not open here any longer."""

    async def run(self, installation: str, on_heard: OnHeard, on_counted: OnCounted) -> None:
        """Listen; several installations may share what carries their news."""

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    """Publish and subscribe. Both sides reconnect by themselves; receiving its own messages tells a process that both
    work.
    """

    def __init__(self, url: str) -> None:
        try:
            from redis.asyncio import Redis
        except ModuleNotFoundError:
            raise BauhuetteError("missing-package", package="redis", extra="cluster") from None
        super().__init__()
        times: dict[str, Any] = {"socket_connect_timeout": 2, "socket_timeout": ANSWERS_S, "socket_keepalive": True}
        self._redis: Any = Redis.from_url(url, **times)
        self._waiting: asyncio.Queue[Heard | Counted] = asyncio.Queue(WAITING)
        self._heard_myself = -SILENT_S
        self._followed: set[str] = set()
        self._channels: Any = None  # while Redis is there
        self._counted = COUNTED

    @property
    def healthy(self) -> bool:
        return time.monotonic() - self._heard_myself < SILENT_S

    def tell(self, news: Heard | Counted) -> None:
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(news)

    async def follow(self, table: str) -> None:
        if table not in self._followed:
            self._followed.add(table)
            if self._channels is not None:
                await self._try(self._channels.subscribe(TABLES + table))

    async def follow_only(self, tables: Collection[str]) -> None:
        left = self._followed.difference(tables)
        self._followed -= left
        if self._channels is not None and left:
            await self._try(self._channels.unsubscribe(*(TABLES + table for table in left)))

    async def _try(self, request: Awaitable[Any]) -> None:
        """Listen; if Redis is away, reconnect and subscribe to everything again."""
        try:
            await request
        except Exception as error:
            log.warning("redis away: %s", type(error).__name__)

    async def run(self, installation: str, on_heard: OnHeard, on_counted: OnCounted) -> None:
        self._counted = COUNTED + installation
        await asyncio.gather(self._publish_on(), self._listen_on(on_heard, on_counted), self._tick_on())

    async def _tick_on(self) -> None:
        while True:
            self.tell(Heard(""))
            await asyncio.sleep(TICK_S)

    async def _publish_on(self) -> None:
        while True:
            news = [await self._waiting.get()]
            while len(news) < AT_ONCE and not self._waiting.empty():
                news.append(self._waiting.get_nowait())
            try:
                await self._publish(news)
            except Exception as error:  # every failure of Redis is the same to us: it is away
                log.warning("redis away: %s", type(error).__name__)
                await asyncio.sleep(random.uniform(0.2, 1.0))

    async def _publish(self, news: list[Heard | Counted]) -> None:
        async with self._redis.pipeline(transaction=False) as pipeline:
            for new in news:
                pipeline.publish(self._channel_of(new), json.dumps(new._replace(sender=self.me)))
            await pipeline.execute()

    def _channel_of(self, news: Heard | Counted) -> str:
        if isinstance(news, Counted):
            return self._counted
        return TABLES + news.table if news.table else PROCESSES + self.me

    async def _listen_on(self, on_heard: OnHeard, on_counted: OnCounted) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channels:
                    await channels.subscribe(PROCESSES + self.me, self._counted)
                    self._channels = channels
                    for tables in batched(list(self._followed), AT_ONCE):
                        await channels.subscribe(*(TABLES + table for table in tables))
                    await self._listen(channels, on_heard, on_counted)
            except Exception as error:
                log.warning("redis away: %s", type(error).__name__)
            self._channels = None
            await asyncio.sleep(random.uniform(0.2, 1.0))

    async def _listen(self, channels: Any, on_heard: OnHeard, on_counted: OnCounted) -> None:
        """Until nothing is heard for a while, not even what this process says itself."""
        since = time.monotonic()
        while time.monotonic() - max(since, self._heard_myself) < SILENT_S:
            message = await channels.get_message(timeout=TICK_S)
            if message is None:
                continue
            if message["channel"] == self._counted.encode():
                self._hear_counted(Counted(*json.loads(message["data"])), on_counted)
            else:
                await self._hear(message["data"], on_heard)

    def _hear_counted(self, news: Counted, on_counted: OnCounted) -> None:
        if news.sender != self.me:
            on_counted(news)

    async def _hear(self, data: bytes, on_heard: OnHeard) -> None:
        news = Heard(*json.loads(data))
        if not news.table:
            self._heard_myself = time.monotonic()
        elif news.sender != self.me:
            await on_heard(news)

    async def close(self) -> None:
        await self._redis.aclose()


def batched(tables: list[str], size: int) -> Iterator[list[str]]:
    for first in range(0, len(tables), size):
        yield tables[first : first + size]
