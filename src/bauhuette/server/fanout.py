"""Tells other processes that something was stored. May die at any time: what counts is in the database."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple
from uuid import uuid4

log = logging.getLogger("bauhuette.server")

CHANNEL = "bauhuette:tables"
WAITING = 10_000  # messages kept while Redis is slow; older ones are dropped, the database is polled anyway


class Heard(NamedTuple):
    """Something at a table is new: events up to `version`, chat up to `chat`, who is connected to the sender."""

    table: str
    version: int = 0
    chat: int = 0
    users: tuple[str, ...] = ()
    lasts_ms: int = 0  # so long `users` are all who are connected there; 0: nothing is said about them
    sender: str = ""  # a process


OnHeard = Callable[[Heard], Awaitable[None]]


class Fanout:
    """One process: nobody else needs to be told."""

    healthy = True

    def tell(self, news: Heard) -> None:
        pass

    async def run(self, on_heard: OnHeard) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisFanout(Fanout):
    """Publish and subscribe. Both sides reconnect by themselves."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.healthy = False
        self.me = uuid4().hex
        self._redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_keepalive=True)
        self._waiting: asyncio.Queue[Heard] = asyncio.Queue(WAITING)

    def tell(self, news: Heard) -> None:
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(news)

    async def run(self, on_heard: OnHeard) -> None:
        await asyncio.gather(self._publish_on(), self._listen_on(on_heard))

    async def _publish_on(self) -> None:
        while True:
            news = await self._waiting.get()
            try:
                await self._redis.publish(CHANNEL, json.dumps(news._replace(sender=self.me)))
            except Exception as error:  # every failure of Redis is the same to us: it is away
                log.warning("redis away: %s", type(error).__name__)
                await asyncio.sleep(random.uniform(0.2, 1.0))

    async def _listen_on(self, on_heard: OnHeard) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
                    await channel.subscribe(CHANNEL)
                    self.healthy = True
                    async for message in channel.listen():
                        await self._hear(message["data"], on_heard)
            except Exception as error:
                log.warning("redis away: %s", type(error).__name__)
            self.healthy = False
            await asyncio.sleep(random.uniform(0.2, 1.0))

    async def _hear(self, data: bytes, on_heard: OnHeard) -> None:
        news = Heard(*json.loads(data))
        if news.sender != self.me:
            await on_heard(news)

    async def close(self) -> None:
        await self._redis.aclose()
