"""Load a bot that is a class in a file: `my_bots.py:Cautious`."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any

from bauhuette.engine.edition import short_hash
from bauhuette.engine.errors import BauhuetteError


class BadBot(BauhuetteError):
    """A bot that cannot be created; the message gives the reason."""


def names_a_file(name: str) -> bool:
    return name.rpartition(":")[0].endswith(".py")


def class_in_file(name: str) -> Callable[[Any], Any]:
    file, _, kind = name.rpartition(":")
    kind_of_bot = getattr(_module_in(Path(file).resolve(), name), kind, None)
    if not isinstance(kind_of_bot, type):
        raise BadBot("bot-class", name=name, file=file, kind=kind)
    return kind_of_bot


@lru_cache
def _module_in(file: Path, name: str) -> ModuleType:
    """Import the file once, under a name of its own."""
    if not file.is_file():
        raise BadBot("bot-file", name=name, file=str(file))
    spec = importlib.util.spec_from_file_location(f"bauhuette_bot_{file.stem}_{short_hash(str(file))}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    try:
        spec.loader.exec_module(module)
    except Exception:  # any exception is the file's fault
        del sys.modules[spec.name]
        raise BadBot("bot-import", name=name, reason=traceback.format_exc(limit=-2).strip()) from None
    return module
