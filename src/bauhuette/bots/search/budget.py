"""The budget of a search: how long it goes on."""

from __future__ import annotations

import time

from bauhuette.bots.protocol import Budget

FIRST_CHUNK = 4  # playouts before the first look at the clock
CHUNK_SHARE = 0.02  # share of the seconds between two looks at the clock
LONGEST_CHUNK = 256  # playouts, without a time limit
NO_END = 1 << 40


class SearchBudget:
    """What is left of a budget; time runs from `began`."""

    def __init__(self, budget: Budget, began: float) -> None:
        self.budget = budget
        self.began = began
        self.left = budget.playouts or NO_END
        self.chunk = min(self.left, FIRST_CHUNK)
        self._last = time.perf_counter()

    def spend_chunk(self) -> None:
        """Account for a chunk of playouts, and choose the size of the next by its pace."""
        self.left -= self.chunk
        now = time.perf_counter()
        pace = max(1e-9, (now - self._last) / self.chunk)
        self._last = now
        seconds = self.budget.seconds
        if seconds is None:
            self.chunk = min(self.left, LONGEST_CHUNK)
            return
        left_in_time = int((seconds - (now - self.began)) / pace)
        self.left = min(self.left, left_in_time) if self.budget.playouts else left_in_time
        self.chunk = min(self.left, 1 + int(CHUNK_SHARE * seconds / pace), self.chunk * 4)

    def spend_block(self, playouts: int) -> bool:
        """Account for a block of playouts; return whether there is time for another one."""
        self.left -= playouts
        now = time.perf_counter()
        block, self._last = now - self._last, now
        return self.budget.seconds is None or now - self.began + block <= self.budget.seconds
