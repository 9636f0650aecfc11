"""Generous limits, explained: a bucket of tokens for each person or address that fills up again.

Several processes of one server share them (`neighbours.py`): what is taken elsewhere is taken here, too, and may leave
a bucket with less than nothing in it, so that in the long run the limit holds however many processes there are.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from bauhuette.server.limits.shared_limits import UNTOLD, Counted, Tell, to_nobody
from bauhuette.server.refusals import rate_limited


class RateLimit(NamedTuple):
    """`burst` at once, then `per_second`. The name keeps apart what happens to be equally generous."""

    name: str  # as the host's page knows it
    burst: float
    per_second: float


MESSAGES = RateLimit("messages", 120, 20)  # socket messages and commands, per person
REQUESTS = RateLimit("requests", 240, 40)  # REST, per person
NEW_TABLES = RateLimit("new-tables", 30, 1 / 20)  # per person
NEW_TABLES_HERE = RateLimit("new-tables-here", 60, 1 / 4)  # per address
NEW_TABLES_ALL = RateLimit("new-tables-all", 600, 5)  # all callers together
REQUESTS_HERE = RateLimit("requests-here", 2400, 400)  # per address
PERSONAL = RateLimit("personal", 40, 1 / 3)  # what concerns other people or opens an account, per person
PERSONAL_HERE = RateLimit("personal-here", 120, 1)  # per address
CODES = RateLimit("codes", 8, 1 / 30)  # tries to come in by a code or a passkey, per person
CODES_HERE = RateLimit("codes-here", 20, 1 / 10)  # per address
LETTERS = RateLimit("letters", 3, 3 / 3600)  # that open an account again, per account
LETTERS_HERE = RateLimit("letters-here", 5, 5 / 3600)  # asked for, per address
MAIL_TO = RateLimit("mail-to", 3, 3 / 86_400)  # confirmation mails to one unconfirmed address: at most 6 a day
MAIL_HERE = RateLimit("mail-here", 6, 12 / 3600)  # such questions asked for, per address
MAIL_ALL = RateLimit("mail-all", 30, 120 / 3600)  # all callers together, by kind; `--mail-per-hour` is another
GUESTS = RateLimit("guests", 300, 5)  # people without a cookie, per address
VERIFY = RateLimit("verify", 10, 1 / 3)  # records and analyses, per person
VERIFY_HERE = RateLimit("verify-here", 40, 2)  # per address
EDITIONS = RateLimit("editions", 120, 2)  # saved or checked, per person
EDITIONS_HERE = RateLimit("editions-here", 480, 8)  # per address
NEW_EDITIONS = RateLimit("new-editions", 3, 3 / 3600)  # played that are not compiled, per person
NEW_EDITIONS_ALL = RateLimit("new-editions-all", 20, 20 / 3600)  # all callers together

KNOWN = {limit.name: limit for limit in list(globals().values()) if isinstance(limit, RateLimit)}
KEPT = 50_000


class Bucket(NamedTuple):
    """What is left in it, and what was taken here without telling other processes; at a point in time."""

    tokens: float
    untold: float
    at: float


class RateLimits:
    """`wait(kind, who)` is 0, or the seconds until the next try is worth while."""

    def __init__(self, factor: float = 1.0, tell: Tell = to_nobody) -> None:
        self.factor = factor  # 0 switches limits off
        self.tell = tell
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wait(self, limit: RateLimit, who: str, now: float | None = None) -> float:
        if not self.factor:
            return 0.0
        bucket = self._filled(limit, who, time.monotonic() if now is None else now)
        burst, per_second = limit.burst * self.factor, limit.per_second * self.factor
        if bucket.tokens < 1:
            self._keep(limit, who, bucket)
            return (1 - bucket.tokens) / per_second
        untold = bucket.untold + 1
        if untold >= burst * UNTOLD:
            self.tell(Counted(limit.name, who, untold))
            untold = 0.0
        self._keep(limit, who, Bucket(bucket.tokens - 1, untold, bucket.at))
        return 0.0

    def require(self, limit: RateLimit, who: str) -> None:
        """Refuse what is beyond a limit."""
        wait = self.wait(limit, who)
        if wait:
            raise rate_limited(wait)

    def taken_elsewhere(self, limit: RateLimit, who: str, amount: float, now: float | None = None) -> None:
        """By another process: it leaves debts, but none that take longer to pay than an empty bucket to fill."""
        if not self.factor:
            return
        bucket = self._filled(limit, who, time.monotonic() if now is None else now)
        least = -limit.burst * self.factor
        self._keep(limit, who, bucket._replace(tokens=max(least, bucket.tokens - amount)))

    def _filled(self, limit: RateLimit, who: str, now: float) -> Bucket:
        """As it is by now. What is untold is forgotten slowly: so much may be done at every process without a word."""
        burst, per_second = limit.burst * self.factor, limit.per_second * self.factor
        tokens, untold, at = self._buckets.get((limit.name, who), Bucket(burst, 0.0, now))
        since = max(0.0, now - at)
        return Bucket(min(burst, tokens + since * per_second), max(0.0, untold - since * per_second * UNTOLD), now)

    def _keep(self, limit: RateLimit, who: str, bucket: Bucket) -> None:
        self._buckets[limit.name, who] = bucket
        self._buckets.move_to_end((limit.name, who))
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
