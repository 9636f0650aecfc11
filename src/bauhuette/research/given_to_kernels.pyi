# What gpu.py gives to kernels.py besides a game's rules; for type checkers only.
from typing import Any

WORD_COUNT: int

def as_record(words: Any) -> Any: ...
