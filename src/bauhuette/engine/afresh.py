"""A record made empty for the next game, so that `setup` always gets an empty one."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells, Header, fields_of

_LASTING = [(name, field.kind, field.shape) for name, field in fields_of(Header).items() if name != "news_count"]
LASTING = np.dtype(_LASTING, align=True).itemsize // 8  # luck, seats and options outlive a game


@rule
def empty(s: Header, memory: Cells) -> None:
    """All but luck, seats and options; `memory` is the record itself as 64-bit numbers."""
    for k in range(LASTING, len(memory)):
        memory[k] = 0
    s.to_move = 0
    s.over = 0
    s.phase = 0
