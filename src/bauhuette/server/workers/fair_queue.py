"""Whose turn it is: addresses one after the other, within an address its people, and of a person the oldest wish."""

from __future__ import annotations

from collections import Counter, OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Owner(NamedTuple):
    """On whose behalf something is done."""

    address: str
    person: str


class FairQueue(Generic[T]):
    def __init__(self) -> None:
        self._waiting: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, owner: Owner, item: T) -> None:
        self._waiting.setdefault(owner.address, OrderedDict()).setdefault(owner.person, deque()).append(item)
        self._count += 1

    def take(self) -> T:
        """Return the next in turn; it then goes to the end of every line."""
        address, people = self._waiting.popitem(last=False)
        person, items = people.popitem(last=False)
        item = items.popleft()
        if items:
            people[person] = items
        if people:
            self._waiting[address] = people
        self._count -= 1
        return item

    def displace(self, owner: Owner) -> T | None:
        """Take out the newest item of the address that has most, if this owner's has fewer even with one more."""
        most = max(self._waiting, key=self._of, default="")
        if self._of(most) <= self._of(owner.address) + 1:
            return None
        people = self._waiting[most]
        items = max(people.values(), key=len)
        item = items.pop()
        self._count -= 1
        self._waiting[most] = OrderedDict((person, kept) for person, kept in people.items() if kept)
        return item

    def _of(self, address: str) -> int:
        return sum(map(len, self._waiting.get(address, {}).values()))


class Demand:
    """Who wants how much at the moment: what waits, and what is being done."""

    def __init__(self) -> None:
        self.addresses: Counter[str] = Counter()

    def add(self, owner: Owner) -> None:
        self.addresses[owner.address] += 1

    def remove(self, owner: Owner) -> None:
        self.addresses[owner.address] -= 1
        if not self.addresses[owner.address]:
            del self.addresses[owner.address]

    def share(self, owner: Owner, hands: int) -> float:
        """How much of its full time a wish of this owner can have, if `hands` are divided fairly among addresses."""
        wishes = max(1, self.addresses[owner.address])
        others = len(self.addresses) - (owner.address in self.addresses)
        return min(1.0, hands / (others + 1) / wishes)
