"""One folder per game; nothing here knows which games there are."""

import sys
from collections.abc import Mapping
from types import ModuleType

from bauhuette.engine import catalogue


class _Games(ModuleType):
    """This folder is reached as `bauhuette.games`; so is the function that lists the games. It is both."""

    def __call__(self) -> dict[str, Mapping[str, str]]:
        return catalogue.titles()


sys.modules[__name__].__class__ = _Games
