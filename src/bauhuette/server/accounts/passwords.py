"""Passwords are checked in threads of their own, few at a time, and a client that guesses waits longer and longer.

A check costs tens of milliseconds of a core on purpose. It must never stand in the way of anything else.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from bauhuette.server.feature import Feature
from bauhuette.server.limits.bounded_threads import BoundedThreads
from bauhuette.server.limits.shared_limits import Counted, Tell, to_nobody
from bauhuette.server.refusals import Denied, rate_limited
from bauhuette.server.wire import Code

THREADS = 1
WAITING = 16  # checks that wait; more are sent away
KEPT = 50_000


class BackOff(NamedTuple):
    """The first `free` wrong tries cost nothing; then the wait doubles with each, from a second up to `longest`.

    The wait is forgotten after ten times the longest one.
    """

    kind: str
    free: int
    longest: float


BY_ADDRESS = BackOff("address", 10, 900.0)
BY_ACCOUNT = BackOff("account", 5, 60.0)  # by strangers; it shuts out no known device and no open session
BY_DEVICE = BackOff("device", 10, 900.0)  # on which the account was entered before
BY_SESSION = BackOff("session", 10, 900.0)  # that is open, and asked for the password once more
GUESSED = {f"guesses-{patience.kind}": patience for patience in (BY_ADDRESS, BY_ACCOUNT, BY_DEVICE, BY_SESSION)}


Counts = tuple[tuple[BackOff, str], ...]  # what a try counts against


def of_stranger(account: str, address: str) -> Counts:
    return ((BY_ADDRESS, address), (BY_ACCOUNT, account))


class Tries(NamedTuple):
    made: int
    last: float


class Guesses:
    """Return how long to wait before the next attempt, counted over all processes."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, tell: Tell = to_nobody) -> None:
        self.clock = clock
        self.tell = tell
        self._tries: OrderedDict[tuple[BackOff, str], Tries] = OrderedDict()

    def wait(self, patience: BackOff, who: str) -> float:
        made, last = self._of(patience, who)
        if made < patience.free:
            return 0.0
        return max(0.0, last + _pause(patience, made) - self.clock())

    def count(self, patience: BackOff, who: str) -> None:
        """A try counts when it begins, so that many at once are not one."""
        self._count(patience, who)
        self.tell(Counted(f"guesses-{patience.kind}", who, 1))

    def forgive(self, patience: BackOff, who: str) -> None:
        self._tries.pop((patience, who), None)
        self.tell(Counted(f"guesses-{patience.kind}", who, 0))

    def heard(self, patience: BackOff, news: Counted) -> None:
        """Another process has counted a try, or forgiven all."""
        if news.amount:
            self._count(patience, news.who)
        else:
            self._tries.pop((patience, news.who), None)

    def _count(self, patience: BackOff, who: str) -> None:
        before = self._of(patience, who).made
        self._tries[patience, who] = Tries(before + 1, self.clock())
        self._tries.move_to_end((patience, who))
        if len(self._tries) > KEPT:
            self._tries.popitem(last=False)

    def _of(self, patience: BackOff, who: str) -> Tries:
        tries = self._tries.get((patience, who), Tries(0, 0.0))
        return tries if self.clock() - tries.last < 10 * patience.longest else Tries(0, 0.0)


def _pause(patience: BackOff, made: int) -> float:
    return float(min(patience.longest, 2.0 ** min(made - patience.free, 32)))


class Passwords(Feature):
    def __init__(self, limited: bool = True, tell: Tell = to_nobody) -> None:
        self.guesses = Guesses(tell=tell)
        self.limited = limited
        self._hasher = PasswordHasher()
        self._threads = BoundedThreads("password", THREADS, WAITING)

    async def close(self) -> None:
        self._threads.close()

    async def hash(self, password: str) -> str:
        return await self._threads.run(self._hasher.hash, password)

    async def check(self, counts: Counts, hashed: str | None, password: str) -> None:
        """Refuse a wrong password; take as long where there is no such account."""
        wait = max(self.guesses.wait(patience, who) for patience, who in counts) if self.limited else 0.0
        if wait:
            raise rate_limited(wait)
        for patience, who in counts:
            self.guesses.count(patience, who)
        right = await self._threads.run(self._is_right, hashed, password)
        if not right or hashed is None:
            raise Denied(Code.BAD_PASSWORD, 403)
        for patience, who in counts:
            self.guesses.forgive(patience, who)

    def _is_right(self, hashed: str | None, password: str) -> bool:
        of_nobody = _hash_of_nobody()  # hashed in any case, so that timing does not tell whether the account exists
        try:
            return self._hasher.verify(hashed or of_nobody, password)
        except (VerificationError, InvalidHashError):
            return False


@cache
def _hash_of_nobody() -> str:
    return PasswordHasher().hash("nobody has this password")
