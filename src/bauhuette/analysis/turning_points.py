"""Group the mistakes of a game into its turning points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Mistake(NamedTuple):
    """What turning points are made of: a step with its cost, which may be none."""

    number: int
    seat: int
    phase: str
    cost: float


class MistakeGroup(NamedTuple):
    """Mistakes of one seat that belong together: those of one auction, or one after the other in one phase."""

    seat: int
    numbers: tuple[int, ...]  # of the moves
    dearest: int
    cost: float  # of the dearest


def turning_points(steps: Sequence[Mistake]) -> list[MistakeGroup]:
    """Group mistakes of a seat that no other phase and no good decision round lies between; the dearest first."""
    near = 2 * len({one.seat for one in steps})
    groups: list[list[Mistake]] = []
    last: dict[int, list[Mistake]] = {}  # the latest group of each seat in this phase
    phase = ""
    for one in steps:
        if one.phase != phase:
            phase, last = one.phase, {}
        if one.cost <= 0:
            continue
        if one.seat in last and one.number - last[one.seat][-1].number <= near:
            last[one.seat].append(one)
        else:
            last[one.seat] = [one]
            groups.append(last[one.seat])
    found = [_turn(group) for group in groups]
    return sorted(found, key=lambda turn: (-turn.cost, turn.dearest))


def _turn(group: Sequence[Mistake]) -> MistakeGroup:
    dearest = max(group, key=lambda one: one.cost)
    return MistakeGroup(dearest.seat, tuple(one.number for one in group), dearest.number, dearest.cost)
