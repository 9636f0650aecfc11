"""Whether the server is well."""

from __future__ import annotations

from typing import Literal

from bauhuette.server.wire import Wire


class Health(Wire):
    status: Literal["ok", "stopping", "broken", "rules"]
    redis: Literal["none", "ok", "away"] = "none"  # without it the others' doings are seen seconds later
    broken: tuple[str, ...] = ()  # vital things, by the doctor's names: database, schema, newer, writes, disk, cache
    rules: tuple[str, ...] = ()  # games that could not be compiled and are played slowly; it is tried again
