"""Measure bots against each other, on all cores, with confidence intervals. Knows no terminal."""

import sys
from types import ModuleType
from typing import Any


class _Arena(ModuleType):
    """Make this package callable: `bauhuette.arena` is both the folder and the function that measures bots."""

    def __call__(self, *args: Any, **options: Any) -> Any:
        from bauhuette.arena.measure import measure

        return measure(*args, **options)


sys.modules[__name__].__class__ = _Arena
