"""Where people come from, and how much may come from one place at a time.

An address counts as it reaches us; what a proxy says about it is believed only of proxies the host has named
(`trusted_proxies`). An IPv6 connection has 2^64 addresses, so the first half counts.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network

from bauhuette.server.limits.shared_limits import UNTOLD, Counted, Tell, to_nobody
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

HEARD_LASTS_S = 15.0  # of what another process has open; told again every few seconds, until then it counts


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


class ConnectionLimit:
    """Counts what is open from each address, here and, as far as they tell, at other processes."""

    def __init__(
        self, what: str, most: int, tell: Tell = to_nobody, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.what = what
        self.most = most  # 0: any number
        self.tell = tell
        self.clock = clock
        self.inside: Counter[str] = Counter()
        self._told: dict[str, int] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, float]]] = {}  # by address and process: how many, until when

    @contextlib.contextmanager
    def let_in(self, address: str) -> Iterator[None]:
        self.only_if_room(address)
        self._now_inside(address, self.inside[address] + 1)
        try:
            yield
        finally:
            self._now_inside(address, self.inside[address] - 1)

    def only_if_room(self, address: str) -> None:
        if self.most and self.inside[address] + self._there(address) >= self.most:
            raise Denied(Code.TOO_MANY, 429, what=self.what, most=self.most)

    def count(self, inside: Counter[str]) -> None:
        """For what is not let in and out one by one: all that is open, by address."""
        for address in self.inside.keys() | inside.keys():
            self._now_inside(address, inside[address])

    def _now_inside(self, address: str, there: int) -> None:
        self.inside[address] = there
        if not there:
            del self.inside[address]
        told = self._told.get(address, 0)
        if self.most and abs(there - told) >= self.most * UNTOLD:
            self._tell(address, there)

    def _tell(self, address: str, there: int) -> None:
        self._told[address] = there
        if there < self.most * UNTOLD:
            del self._told[address]
        self.tell(Counted(self.what, address, there))

    def tell_again(self) -> None:
        """Now and then: what was told counts for a while only, because a process may be killed."""
        for address in list(self._told):
            self._tell(address, self.inside[address])
        for address, heard in list(self._elsewhere.items()):
            kept = {sender: one for sender, one in heard.items() if one[1] > self.clock()}
            if kept:
                self._elsewhere[address] = kept
            else:
                del self._elsewhere[address]

    def heard(self, news: Counted) -> None:
        there = self._elsewhere.setdefault(news.who, {})
        there[news.sender] = (news.amount, self.clock() + HEARD_LASTS_S)

    def _there(self, address: str) -> float:
        heard = self._elsewhere.get(address, {}).values()
        return sum(amount for amount, until in heard if until > self.clock())


class RawConnections:
    """Count connections by address from the first packet on, so that silent ones count, too.

    Each process counts its own: they share no descriptors. A trusted proxy brings many people and is not counted.
    """

    def __init__(self, most: int, proxies: Iterable[str]) -> None:
        self.most = most  # 0: any number
        self.inside: Counter[str] = Counter()
        self._networks, self._names = _networks_of(proxies)

    def arrive(self, host: str) -> bool:
        """Count a connection, and tell whether it may stay; `leave` is due in either case."""
        place = place_of(host)
        self.inside[place] += 1
        return not self.most or self.inside[place] <= self.most or self._is_proxy(host)

    def leave(self, host: str) -> None:
        place = place_of(host)
        self.inside[place] -= 1
        if not self.inside[place]:
            del self.inside[place]

    def _is_proxy(self, host: str) -> bool:
        if host in self._names or "*" in self._names:
            return True
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        seen = address.ipv4_mapped or address if isinstance(address, IPv6Address) else address
        return any(seen in network for network in self._networks)


def _networks_of(proxies: Iterable[str]) -> tuple[list[IPv4Network | IPv6Network], set[str]]:
    networks, names = [], set()
    for proxy in proxies:
        try:
            networks.append(ip_network(proxy, strict=False))
        except ValueError:
            names.add(proxy)
    return networks, names


class FairTurns:
    """Serve few requests from each address at a time: a crowd from one address waits behind itself."""

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
