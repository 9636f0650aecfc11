"""Generous limits, explained: a bucket of tokens for each person or address that fills up again."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple


class Limit(NamedTuple):
    """`burst` at once, then `per_second`. The name keeps apart what happens to be equally generous."""

    name: str  # as the host's page knows it
    burst: float
    per_second: float


MESSAGES = Limit("messages", 120, 20)  # socket messages and commands, per person
REQUESTS = Limit("requests", 240, 40)  # REST, per person
NEW_TABLES = Limit("new-tables", 30, 1 / 20)  # per person
NEW_TABLES_HERE = Limit("new-tables-here", 60, 1 / 4)  # per address
NEW_TABLES_ALL = Limit("new-tables-all", 600, 5)  # of everybody together
REQUESTS_HERE = Limit("requests-here", 2400, 400)  # per address
PERSONAL = Limit("personal", 40, 1 / 3)  # what concerns other people or lets somebody in, per person
PERSONAL_HERE = Limit("personal-here", 120, 1)  # per address
CODES = Limit("codes", 8, 1 / 30)  # tries to come in by a code or a passkey, per person
CODES_HERE = Limit("codes-here", 20, 1 / 10)  # per address
LETTERS = Limit("letters", 3, 3 / 3600)  # that let somebody in again, per account
LETTERS_HERE = Limit("letters-here", 5, 5 / 3600)  # asked for, per address
GUESTS = Limit("guests", 300, 5)  # people without a cookie, per address
VERIFY = Limit("verify", 10, 1 / 3)  # records and analyses, per person
VERIFY_HERE = Limit("verify-here", 40, 2)  # per address

KEPT = 50_000


class Limits:
    """`wait(kind, who)` is 0, or the seconds until the next try is worth while."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor  # 0 switches limits off
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def wait(self, limit: Limit, who: str, now: float | None = None) -> float:
        if not self.factor:
            return 0.0
        now = time.monotonic() if now is None else now
        burst, per_second = limit.burst * self.factor, limit.per_second * self.factor
        tokens, at = self._buckets.pop((limit.name, who), (burst, now))
        tokens = min(burst, tokens + (now - at) * per_second)
        wait = 0.0 if tokens >= 1 else (1 - tokens) / per_second
        self._buckets[limit.name, who] = (tokens - 1 if not wait else tokens, now)
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return wait
