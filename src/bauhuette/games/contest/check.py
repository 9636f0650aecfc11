"""What an edition's values must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bauhuette.engine.record import MAX_SEATS

CARDS_OF_SORT = {"left-corner": 5, "right-corner": 5, "tower": 6, "gate": 10, "town-hall": 6, "church": 8}


def check_edition(data: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """What an edition's values must fulfil together: key, message and facts of each breach."""
    for sort, wanted in CARDS_OF_SORT.items():
        copies = sum(card["copies"] for card in data["card"].values() if card["sort"] == sort)
        if copies != wanted:
            yield f"card.{sort}-*.copies", "edition-count", {"found": copies, "wanted": wanted}
    for key, card in data["card"].items():
        value = int(key.rpartition("-")[2])  # part of the name
        if card["value"] != value:
            yield f"card.{key}.value", "edition-count", {"found": card["value"], "wanted": value}
    talers = sum(coin["pieces"] * coin["worth"] for coin in data["coin"].values())
    needed = MAX_SEATS * data["tent"]["start"]
    if talers < needed:
        yield "coin.*.pieces", "edition-count", {"found": talers, "wanted": needed}
