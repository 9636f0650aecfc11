# Names that batch.py adds to batch_rules.py, and gpu.py to kernels.py, besides a game's rules; for type checkers only.
from typing import Any

PHASE_COUNT: int
FAMILY_COUNT: int
FAMILY: Any  # of each move
MOST_TEAM: int  # threads of a block that plays
MOST_POOL: int  # games they share
COLUMN_PARTS: int  # numbers that describe how to read a column
GAMES_IN_TURN: int  # whose observations a block writes
BOUNDS: dict[str, Any]  # for the compiler

def as_record(memory: Any) -> Any: ...
def write_row(s: Any, observer: int, seats: int, row: Any) -> None: ...
