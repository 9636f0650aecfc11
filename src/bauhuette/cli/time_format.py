"""When something ends, as people write it."""

from __future__ import annotations

import re
import time
from datetime import datetime

from bauhuette.cli.language import BadCall, readable

SECONDS = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}


def moment(text: str, now: float | None = None) -> int | None:
    """Milliseconds since 1970; None without an end. A day or a time of this machine, or a span from now."""
    if not text:
        return None
    now = time.time() if now is None else now
    span = re.fullmatch(r"(\d{1,6})([mhdw])", text)
    try:
        at = now + int(span[1]) * SECONDS[span[2]] if span else datetime.fromisoformat(text).astimezone().timestamp()
    except (ValueError, OverflowError, OSError):
        raise BadCall("moment", found=readable(text)) from None
    if at <= now:
        raise BadCall("moment-past", found=readable(text))
    return round(at * 1000)
