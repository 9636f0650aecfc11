"""Ways through the streets, with blocked dots considered: for the interface, the bots and the greedy player."""

from __future__ import annotations

from bauhuette.engine.jit import rule

from .actions import is_blocked
from .board import DEGREE, NEXT
from .state import State


@rule
def spread(s: State, start: int) -> int:
    """Fill `s.steps` with 1 + the moves from `start` to every field that can be reached now; how many these are.

    A blocked dot cannot be entered, but a cart can start from its own. `forget_queue` must follow.
    """
    s.steps[start] = 1
    s.queue[0] = start
    count = 1
    i = 0
    while i < count:
        here = s.queue[i]
        i += 1
        for k in range(DEGREE[here]):
            field = NEXT[here, k]
            if s.steps[field] == 0 and not is_blocked(s, field):
                s.steps[field] = s.steps[here] + 1
                s.queue[count] = field
                count += 1
    return count


@rule
def next_step(s: State, start: int, goal: int) -> int:
    """The field to enter first on a shortest way to `goal`, or -1; `goal` has room for any number of carts.

    Searched from the goal: the first field found beside `start` is the one.
    """
    s.steps[goal] = 1
    s.queue[0] = goal
    count = 1
    i = 0
    found = -1
    while i < count and found < 0:
        here = int(s.queue[i])
        i += 1
        for k in range(DEGREE[here]):
            field = NEXT[here, k]
            if field == start:
                found = here
            elif s.steps[field] == 0 and not is_blocked(s, field):
                s.steps[field] = 1
                s.queue[count] = field
                count += 1
    forget_queue(s, count)
    return found


@rule
def forget_queue(s: State, count: int) -> None:
    for i in range(count):
        s.steps[s.queue[i]] = 0
        s.queue[i] = 0
