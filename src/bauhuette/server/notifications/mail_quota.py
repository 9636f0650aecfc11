"""Limit mail that a request can cause: by the address written to, and in total."""

from __future__ import annotations

import math
from typing import Literal

from bauhuette.server.limits.rate_limits import MAIL_ALL, MAIL_TO, RateLimit, RateLimits
from bauhuette.server.refusals import Denied
from bauhuette.server.wire import Code

MINUTE_S = 60


def total_of(per_hour: int) -> RateLimit:
    """Return the limit for all mail of one kind; a quarter of an hour's mail may leave at once."""
    return MAIL_ALL._replace(burst=max(1.0, per_hour / 4), per_second=per_hour / 3600)


def target_of(address: str) -> str:
    """Return what counts as one mailbox: without case, dots and the tag after a plus."""
    local, _, domain = address.lower().rpartition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


class MailQuota:
    def __init__(self, limits: RateLimits, total: RateLimit) -> None:
        self.limits = limits
        self.total = total

    def wait(self, kind: Literal["question", "letter"]) -> float:
        """Count one mail; kinds count apart, so that a flood of questions does not hold back ways back in."""
        return self.limits.wait(self.total, kind) if self.total.per_second else 0.0

    def only_within_total(self) -> None:
        wait = self.wait("question")
        if wait:
            raise Denied(Code.MAIL_LIMIT, 429, wait, minutes=math.ceil(wait / MINUTE_S))

    def reaches(self, address: str) -> bool:
        """Count a confirmation mail to an unconfirmed address; return False if the limit is reached."""
        return not self.limits.wait(MAIL_TO, target_of(address))
