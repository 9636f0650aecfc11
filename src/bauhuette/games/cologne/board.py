"""The map: fields in the order churches, cathedral, gates, red dots; streets; distances. From `board.toml`."""

from __future__ import annotations

import numpy as np

from bauhuette.engine.record import MAX_SEATS, Cells, Grid

from .cards import CARTS, CHURCHES, DATA, GATES

DOTS: tuple[str, ...] = tuple(DATA["dots"])
FIELDS: tuple[str, ...] = (*CHURCHES, *DATA["cathedral"], *GATES, *DOTS)
DOM = len(CHURCHES)
FIRST_GATE = DOM + 1
FIRST_DOT = FIRST_GATE + len(GATES)
COUNT = len(FIELDS)
PLACES = {**DATA["churches"], **DATA["cathedral"], **DATA["gates"], **DATA["dots"]}
FAR = COUNT  # longer than any way


def read_streets(text: str) -> list[tuple[int, int]]:
    """One street a line: the two fields it joins."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    return [(FIELDS.index(a), FIELDS.index(b)) for a, b in rows]


STREETS = read_streets(DATA["streets"])


def _neighbours() -> list[list[int]]:
    found: list[list[int]] = [[] for _ in FIELDS]
    for a, b in STREETS:
        found[a].append(b)
        found[b].append(a)
    return [sorted(row) for row in found]


def _distances(neighbours: list[list[int]]) -> Grid:
    """Moves from field to field with no cart in the way."""
    table = np.full((COUNT, COUNT), FAR, np.int64)
    for start in range(COUNT):
        table[start, start] = 0
        queue = [start]
        for here in queue:
            for field in neighbours[here]:
                if table[start, field] == FAR:
                    table[start, field] = table[start, here] + 1
                    queue.append(field)
    return table


def _starts() -> Grid:
    """The start dots of each seat."""
    numbers = [row.get("start", 0) for row in DATA["dots"].values()]
    rows = [[FIRST_DOT + i for i, n in enumerate(numbers) if n == seat + 1] for seat in range(MAX_SEATS)]
    return np.array([row[:CARTS] for row in rows], np.int64)


NEIGHBOURS = _neighbours()
DEGREE: Cells = np.array([len(row) for row in NEIGHBOURS], np.int64)
NEXT: Grid = np.array([row + [-1] * (int(DEGREE.max()) - len(row)) for row in NEIGHBOURS], np.int64)
DISTANCE = _distances(NEIGHBOURS).astype(np.int16)  # narrow: a graphics card holds 64 KiB of tables
START = _starts()
