"""Where people come from, and how much may come from one place at a time.

An address counts as it reaches us; what a proxy says about it is believed only of proxies the host has named
(`trusted_proxies`). Whoever has an IPv6 address has 2^64 of them, so the first half of it counts.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from ipaddress import IPv6Address, ip_address

from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code


def place_of(host: str) -> str:
    """What is counted as one address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    inner = address.ipv4_mapped
    return str(inner) if inner else f"{IPv6Address(int(address) >> 64 << 64)}/64"


class Doorkeeper:
    """Counts what is open from each address."""

    def __init__(self, what: str, most: int) -> None:
        self.what = what
        self.most = most  # 0: any number
        self.inside: Counter[str] = Counter()

    @contextlib.contextmanager
    def let_in(self, address: str) -> Iterator[None]:
        self.only_if_room(address)
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            if not self.inside[address]:
                del self.inside[address]

    def only_if_room(self, address: str, there: int | None = None) -> None:
        here = self.inside[address] if there is None else there
        if self.most and here >= self.most:
            raise Denied(Code.TOO_MANY, 429, what=self.what, most=self.most)


class Turns:
    """Lets few from each address be served at a time: whoever comes in a crowd waits behind the own crowd."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._places: dict[str, asyncio.Semaphore] = {}
        self._there: Counter[str] = Counter()  # served or waiting

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        places = self._places.setdefault(address, asyncio.Semaphore(self.at_once))
        self._there[address] += 1
        try:
            async with places:
                yield
        finally:
            self._there[address] -= 1
            if not self._there[address]:
                del self._there[address], self._places[address]
