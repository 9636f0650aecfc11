"""Read messages with Project Fluent. Imported when the first are read: Fluent and Babel take their time."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType


def bundle_of(lang: str, folders: Iterable[Path]) -> Any:
    """Return the messages of one language from the files in these folders."""
    bundle = FluentBundle([lang], functions={"THOUSANDS": Thousands}, use_isolating=False)
    for folder in folders:
        bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


class Thousands(FluentType):
    """`THOUSANDS($amount)`: money that is counted in thousands, as people write it: 8.000, 8,000–40,000 and 0."""

    def __init__(self, count: Any) -> None:
        self.count = str(count)

    def format(self, locale: Locale) -> str:
        written = re.sub(r"\d+", lambda number: f"{int(number[0]) * 1000:,}", self.count)
        return written.replace(",", ".") if locale.language == "de" else written
