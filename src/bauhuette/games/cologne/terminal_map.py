"""The city as a net of its churches, gates and cathedral, drawn with characters.

Where they stand and which streets are drawn says `net.json`; how long these are comes from the board. The figure on a
line is its steps; a cart between two places stands on the line and divides it.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

from bauhuette.engine.screen import Cell

from .board import DISTANCE, FIELDS, FIRST_DOT, NEIGHBOURS

WIDTH = 79
_LAYOUT = json.loads((Path(__file__).parent / "net.json").read_text(encoding="utf-8"))
COLUMNS: list[int] = _LAYOUT["columns"]
PLACES: dict[str, list[int]] = _LAYOUT["places"]
ROWS = 2 * max(row for _, row in PLACES.values()) + 1


class Mark(NamedTuple):
    """A few signs with a tone."""

    text: str
    tone: str = ""


class Link(NamedTuple):
    """A drawn street: its ends and the fields between them."""

    first: str
    second: str
    between: tuple[int, ...]

    @property
    def steps(self) -> int:
        return len(self.between) + 1


def _between(a: int, b: int) -> tuple[int, ...] | None:
    """The dots of a shortest way that passes no other church, gate or cathedral."""
    before = {a: a}
    queue = [a]
    for here in queue:
        for field in NEIGHBOURS[here]:
            if field not in before and (field >= FIRST_DOT or field == b):
                before[field] = here
                if field != b:
                    queue.append(field)
    if b not in before:
        return None
    way = [before[b]]
    while way[0] != a:
        way.insert(0, before[way[0]])
    return tuple(way[1:])


def _links() -> list[Link]:
    found = []
    for first, second in _LAYOUT["links"]:
        between = _between(FIELDS.index(first), FIELDS.index(second))
        if between is not None:
            found.append(Link(first, second, between))
    return found


LINKS = _links()


def link_of(dot: int) -> Link:
    """The drawn street a dot lies on, or the one it is nearest to."""
    for link in LINKS:
        if dot in link.between:
            return link
    return min(LINKS, key=lambda link: _detour(link, dot))


def _detour(link: Link, dot: int) -> int:
    a, b = FIELDS.index(link.first), FIELDS.index(link.second)
    return int(DISTANCE[a, dot] + DISTANCE[dot, b]) - link.steps


class TerminalMap:
    """A sheet of characters; `unplaced` are carts that found no room."""

    def __init__(self, labels: Mapping[str, Sequence[Mark]], carts: Sequence[tuple[str, Mark]]) -> None:
        self._sheet = [[Mark(" ")] * WIDTH for _ in range(ROWS)]
        self.unplaced: list[Mark] = []
        self._ends: dict[str, int] = {}
        self._write_labels(labels)
        on_link: dict[Link, list[tuple[int, Mark]]] = {}
        for at, mark in carts:
            dot = FIELDS.index(at)
            on_link.setdefault(link_of(dot), []).append((dot, mark))
        for link in LINKS:
            self._draw(link, on_link.get(link, []))

    def rows(self) -> list[list[Cell]]:
        found = []
        for row in self._sheet:
            groups = groupby(row, key=lambda mark: mark.tone)
            found.append([Cell("".join(mark.text for mark in marks), tone) for tone, marks in groups])
        return found

    # --- places ---

    def _write_labels(self, labels: Mapping[str, Sequence[Mark]]) -> None:
        for key, marks in labels.items():
            column, row = PLACES[key]
            room = self._room(column)
            kept = list(marks)
            later: list[Mark] = []
            while len(kept) > 1 and _length(kept) > room:
                later.insert(0, kept.pop())
            self._ends[key] = self._write(2 * row, COLUMNS[column], kept)
            beside = 2 * row + 1 if 2 * row + 1 < ROWS else 2 * row - 1
            if later:
                self._write(beside, COLUMNS[column] + 4, later)

    def _room(self, column: int) -> int:
        end = COLUMNS[column + 1] - 4 if column + 1 < len(COLUMNS) else WIDTH
        return end - COLUMNS[column]

    def _write(self, y: int, x: int, marks: Sequence[Mark]) -> int:
        """Side by side with a blank between them; where they end."""
        for mark in marks:
            for sign in mark.text:
                if x < WIDTH:
                    self._sheet[y][x] = Mark(sign, mark.tone)
                x += 1
            x += 1
        return x - 1

    # --- streets ---

    def _draw(self, link: Link, carts: Sequence[tuple[int, Mark]]) -> None:
        (c1, r1), (c2, r2) = PLACES[link.first], PLACES[link.second]
        marks = self._divided(link, carts)
        if r1 == r2:
            self._draw_along(link, marks)
        elif c1 == c2:
            self._draw_down(2 * min(r1, r2) + 1, COLUMNS[c1] + 1, "│", marks)
        else:
            upper, lower = (c1, c2) if r1 < r2 else (c2, c1)
            sign = "╱" if lower < upper else "╲"
            x = (COLUMNS[upper] + COLUMNS[lower]) // 2 + 3
            self._draw_down(2 * min(r1, r2) + 1, x, sign, marks)

    def _divided(self, link: Link, carts: Sequence[tuple[int, Mark]]) -> list[Mark]:
        """The figure, or the figures before and behind the carts on the way."""
        if not carts:
            return [Mark(str(link.steps), "dim")]
        a, b = FIELDS.index(link.first), FIELDS.index(link.second)
        ordered = sorted(carts, key=lambda cart: int(DISTANCE[a, cart[0]]))
        first, last = int(DISTANCE[a, ordered[0][0]]), int(DISTANCE[ordered[-1][0], b])
        return [Mark(str(first), "dim"), *(mark for _, mark in ordered), Mark(str(last), "dim")]

    def _draw_along(self, link: Link, marks: list[Mark]) -> None:
        y, start = 2 * PLACES[link.first][1], self._ends[link.first] + 1
        end = COLUMNS[PLACES[link.second][0]] - 1
        for x in range(start, end):
            self._sheet[y][x] = Mark("─", "dim")
        if _length(marks) > end - start:
            marks = [mark for mark in marks if mark.tone != "dim"]
        if _length(marks) > end - start:
            self.unplaced += marks
            return
        self._write_over(y, start + (end - start - _length(marks)) // 2, marks)

    def _draw_down(self, y: int, x: int, sign: str, marks: list[Mark]) -> None:
        """Carts stand beside the line, where nothing else does."""
        if self._sheet[y][x].text.strip():
            self.unplaced += [mark for mark in marks if mark.tone != "dim"]
            return
        self._sheet[y][x] = Mark(sign, "dim")
        free = self._free(y, x + 1)
        if _length(marks) > free:
            self.unplaced += [mark for mark in marks if mark.tone != "dim"]
            marks = []
        self._write_over(y, x + 1, marks)

    def _free(self, y: int, x: int) -> int:
        """Signs to the next one that is drawn."""
        n = 0
        while x + n < WIDTH and not self._sheet[y][x + n].text.strip():
            n += 1
        return n - 1

    def _write_over(self, y: int, x: int, marks: Sequence[Mark]) -> None:
        """Lines go on between the marks of a street."""
        for number, mark in enumerate(marks):
            for sign in mark.text:
                self._sheet[y][x] = Mark(sign, mark.tone)
                x += 1
            if number < len(marks) - 1:
                self._sheet[y][x] = Mark("─", "dim")
                x += 1


def _length(marks: Sequence[Mark]) -> int:
    return sum(len(mark.text) for mark in marks) + len(marks) - 1
