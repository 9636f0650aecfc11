"""What the values of an edition must fulfil together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from bauhuette.engine.edition import Breach
from bauhuette.engine.record import MAX_SEATS

START_DOTS = 2  # for each seat, one for each cart
CARDS = 30
STONE_COUNTS = 50
MOST_STREETS = 300
MOST_FROM_A_PLACE = 12


def check_edition(data: dict[str, Any]) -> Iterator[Breach]:
    yield from _names_exist(data)
    yield from _counts(data)
    yield from _supply(data)
    yield from _start_dots(data)
    yield from _streets(data)


def _fields(data: dict[str, Any]) -> list[str]:
    return [*data["churches"], *data["cathedral"], *data["gates"], *data["dots"]]


def _names_exist(data: dict[str, Any]) -> Iterator[Breach]:
    stones, gates, churches = list(data["stones"]), list(data["gates"]), list(data["tiles"])
    for key, tile in data["tiles"].items():
        yield from _known(f"tiles.{key}.stones", tile["stones"], stones)
        if len(set(tile["stones"])) < len(tile["stones"]):
            yield Breach("stone-twice", (f"tiles.{key}.stones",))
    yield from _known("dice.stone", data["dice"]["stone"], [*stones, "x"])
    if not set(stones) & set(data["dice"]["stone"]):
        yield Breach("die-without-stones", ("dice.stone",))
    yield from _known("dice.gate", data["dice"]["gate"], [*gates, "card"])
    for key, card in data["encounters"].items():
        if "church" in card:
            yield from _known(f"encounters.{key}.church", [card["church"]], churches)


def _known(key: str, found: list[str], wanted: list[str]) -> Iterator[Breach]:
    for name in found:
        if name not in wanted:
            yield Breach("name", (key,), {"found": name, "wanted": ", ".join(wanted)})


def _counts(data: dict[str, Any]) -> Iterator[Breach]:
    for group, wanted in (("encounters", CARDS), ("stones", STONE_COUNTS)):
        found = sum(row["count"] for row in data[group].values())
        if found != wanted:
            keys = tuple(f"{group}.{key}.count" for key in data[group])
            yield Breach(f"count-{group}", keys, {"found": found, "wanted": wanted})


def _supply(data: dict[str, Any]) -> Iterator[Breach]:
    """At the start each gate has room for its stones, and there are enough."""
    lying = sum(row["at_each_gate"] for row in data["stones"].values())
    storage = data["numbers"]["storage"]
    if lying > storage:
        keys = (*(f"stones.{key}.at_each_gate" for key in data["stones"]), "numbers.storage")
        yield Breach("storage", keys, {"found": lying, "limit": storage})
    for key, row in data["stones"].items():
        needed = row["at_each_gate"] * len(data["gates"])
        if needed > row["count"]:
            keys = (f"stones.{key}.at_each_gate", f"stones.{key}.count")
            yield Breach("few-stones", keys, {"found": row["count"], "wanted": needed})


def _start_dots(data: dict[str, Any]) -> Iterator[Breach]:
    for number in range(1, MAX_SEATS + 1):
        found = sum(dot.get("start") == number for dot in data["dots"].values())
        if found != START_DOTS:
            keys = tuple(f"dots.{key}.start" for key, dot in data["dots"].items() if dot.get("start") == number)
            yield Breach("start-dots", keys or ("dots",), {"number": number, "found": found, "wanted": START_DOTS})


def _streets(data: dict[str, Any]) -> Iterator[Breach]:
    """Every street joins two fields, once, and streets lead from everywhere to everywhere."""
    fields = _fields(data)
    streets = [tuple(sorted(line.split())) for line in data["streets"].splitlines() if line.strip()]
    if len(streets) > MOST_STREETS:
        yield Breach("many-streets", ("streets",), {"found": len(streets), "most": MOST_STREETS})
        return
    broken = list(_broken_streets(streets, set(fields)))
    yield from broken
    if broken:
        return
    for place, number in Counter(end for street in streets for end in street).items():
        if number > MOST_FROM_A_PLACE:
            yield Breach("many-from-place", ("streets",), {"place": (place,), "most": MOST_FROM_A_PLACE})
    lost = _unreachable(fields, streets)
    if lost:
        yield Breach("unreachable", ("streets",), {"places": tuple(lost[:3]), "number": len(lost)})


def _broken_streets(streets: list[tuple[str, ...]], fields: set[str]) -> Iterator[Breach]:
    seen = set()
    for ends in streets:
        street = " ".join(ends)
        key = f"streets.{street}"
        if len(ends) != 2:
            yield Breach("street-ends", ("streets",), {"found": street[:60]})
        elif not fields.issuperset(ends):
            yield Breach("no-place", (key,), {"found": next(end for end in ends if end not in fields)[:60]})
        elif ends[0] == ends[1]:
            yield Breach("street-loop", (key,), {"place": ends[:1]})
        elif ends in seen:
            yield Breach("street-twice", (key,), {"places": ends})
        seen.add(ends)


def _unreachable(fields: list[str], streets: list[tuple[str, ...]]) -> list[str]:
    near: dict[str, list[str]] = {field: [] for field in fields}
    for a, b in streets:
        near[a].append(b)
        near[b].append(a)
    joined = {fields[0]}
    queue = [fields[0]]
    for here in queue:
        fresh = [field for field in near[here] if field not in joined]
        joined.update(fresh)
        queue.extend(fresh)
    return [field for field in fields if field not in joined]
