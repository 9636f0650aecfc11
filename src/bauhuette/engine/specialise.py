"""Code that serves every game is written once and executed once per game, with that game's rules in its globals.

Closures over compiled functions would work too, but Numba does not find them again in its cache on disk.
"""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any

from bauhuette.engine.game import Game

_GIVEN = (
    "setup", "legal", "guard", "apply", "redact", "determinize", "standing", "audit",
    "policy", "chapter", "evaluate", "credit",
)  # fmt: skip


def specialised(module: str, game: Game, made_from: Iterable[Path] = (), **given: Any) -> ModuleType:
    """The module `module` for one game; it finds the game's rules, and what else is given, in its globals.

    `made_from`: the files which decide what is given, so that an edit there compiles the module again.
    """
    name = f"{module}@{game.package.rpartition('.')[2]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    special = ModuleType(name)
    special.__file__ = spec.origin
    special.__dict__.update({rule: getattr(game, rule) for rule in _GIVEN})
    special.__dict__.update(
        SPECIALISED_FOR=game.package, MADE_FROM=tuple(made_from), MOVE_COUNT=game.MOVES.size, **given
    )
    source = Path(spec.origin).read_text(encoding="utf-8")
    exec(compile(source, spec.origin, "exec"), special.__dict__)
    return sys.modules.setdefault(name, special)  # only when it is whole: other threads look there, too
