"""What the values of an edition must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Breach = tuple[str, str, dict[str, Any]]  # dotted key, message, facts

START_DOTS = 2  # for each seat, one for each cart
CARDS = 30
STONE_COUNTS = 50


def check_edition(data: dict[str, Any]) -> Iterator[Breach]:
    yield from _names_exist(data)
    yield from _counts(data)
    yield from _start_dots(data)
    yield from _streets(data)


def _fields(data: dict[str, Any]) -> list[str]:
    return [*data["churches"], *data["cathedral"], *data["gates"], *data["dots"]]


def _names_exist(data: dict[str, Any]) -> Iterator[Breach]:
    stones, gates, churches = list(data["stones"]), list(data["gates"]), list(data["tiles"])
    for key, tile in data["tiles"].items():
        yield from _known(f"tiles.{key}.stones", tile["stones"], stones)
    yield from _known("dice.stone", data["dice"]["stone"], [*stones, "x"])
    yield from _known("dice.gate", data["dice"]["gate"], [*gates, "card"])
    for key, card in data["encounters"].items():
        if "church" in card:
            yield from _known(f"encounters.{key}.church", [card["church"]], churches)


def _known(key: str, found: list[str], wanted: list[str]) -> Iterator[Breach]:
    for name in found:
        if name not in wanted:
            yield key, "edition-name", {"found": name, "wanted": ", ".join(wanted)}


def _counts(data: dict[str, Any]) -> Iterator[Breach]:
    for group, wanted in (("encounters", CARDS), ("stones", STONE_COUNTS)):
        found = sum(row["count"] for row in data[group].values())
        if found != wanted:
            yield f"{group}.*.count", "edition-count", {"found": found, "wanted": wanted}
    lying = sum(row["at_each_gate"] for row in data["stones"].values())
    if lying > data["numbers"]["storage"]:
        yield "stones.*.at_each_gate", "edition-below", {"found": lying, "limit": data["numbers"]["storage"] + 1}


def _start_dots(data: dict[str, Any]) -> Iterator[Breach]:
    for number in range(1, 5):
        found = sum(dot.get("start") == number for dot in data["dots"].values())
        if found != START_DOTS:
            yield "dots.*.start", "edition-count", {"found": found, "wanted": START_DOTS}


def _streets(data: dict[str, Any]) -> Iterator[Breach]:
    """Every street joins two fields, and streets lead from everywhere to everywhere."""
    fields = _fields(data)
    near: dict[str, list[str]] = {}
    for line in filter(None, map(str.strip, data["streets"].splitlines())):
        ends = line.split()
        if len(ends) != 2:
            yield "streets", "edition-count", {"found": len(ends), "wanted": 2}
            return
        yield from _known("streets", ends, fields)
        for a, b in (ends, ends[::-1]):
            near.setdefault(a, []).append(b)
    joined = {fields[0]}
    queue = [fields[0]]
    for here in queue:
        fresh = [field for field in near.get(here, []) if field not in joined]
        joined.update(fresh)
        queue.extend(dict.fromkeys(fresh))
    lost = [field for field in fields if field not in joined]
    if lost:
        yield "streets", "edition-count", {"found": len(joined), "wanted": len(fields)}
