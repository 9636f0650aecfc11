"""The memory of records as 64-bit numbers, one row a game, and how compiled code reads such a row as a record.

Numba takes an array of numbers twenty times faster than a record, so batches pass rows and loops read them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from bauhuette.engine.jit import COMPILED
from bauhuette.engine.record import record_in

if TYPE_CHECKING:  # not part of what compiled code depends on (`engine/jit.py`)
    from bauhuette.engine.game import Game


def memory_of(games: Any) -> Any:
    """Return the records' memory as 64-bit numbers, one row a game."""
    return games.view(np.ndarray).view(np.int64).reshape(len(games), -1)


def games_in(memory: Any, game: Game) -> Any:
    """Return the records in rows of memory. Copies are of memory: it has no gaps."""
    return memory.reshape(-1).view(game.STATE).view(np.recarray)


def reader_for(game: Game, intrinsic: Any, make_array: Any) -> Any:
    """Create the compiled function that reads a row of memory as a record, without a copy.

    Processor and graphics card pass their own tools.
    """
    import numba

    from_dtype: Any = numba.from_dtype
    record = from_dtype(game.STATE)

    def as_record(_context: Any, memory: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            array = make_array(signature.args[0])(context, builder, args[0])
            return builder.bitcast(array.data, context.get_value_type(record))

        return record(memory), generate

    return intrinsic(as_record)


def reader_on_processor(game: Game) -> Any:
    if not COMPILED:
        return lambda memory: record_in(memory, game.STATE)
    from numba.core.extending import intrinsic
    from numba.np.arrayobj import make_array

    return reader_for(game, intrinsic, make_array)
