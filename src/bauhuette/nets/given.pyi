# What a game's features give to searches besides its rules; for type checkers only.
from typing import Any

def write_row(s: Any, observer: int, seats: int, row: Any) -> None: ...
