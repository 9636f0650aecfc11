"""Who is ahead: most points win, and equals share a rank. A game only counts the points, by `score(s, seat)`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bauhuette.engine.jit import written_rule

_STANDING = """
def standing(s, out):
    for seat in range(s.seats):
        out[0, seat] = score(s, seat)
    for seat in range(s.seats):
        out[1, seat] = 1
        for other in range(s.seats):
            if out[0, other] > out[0, seat]:
                out[1, seat] += 1
"""


def ranked(names: dict[str, Any]) -> Callable[..., None]:
    """`standing(s, out)` from the rule `score` in `names`, the globals of a game's module."""
    standing: Callable[..., None] = written_rule("standing", _STANDING, names, keep=True)
    return standing
