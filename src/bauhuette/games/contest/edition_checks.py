"""What an edition's values must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bauhuette.engine.edition import Breach
from bauhuette.engine.record import MAX_SEATS

CARDS_OF_SORT = {"left-corner": 5, "right-corner": 5, "tower": 6, "gate": 10, "town-hall": 6, "church": 8}


def check_edition(data: dict[str, Any]) -> Iterator[Breach]:
    for sort, wanted in CARDS_OF_SORT.items():
        cards = {key: card for key, card in data["card"].items() if card["sort"] == sort}
        copies = sum(card["copies"] for card in cards.values())
        if copies != wanted:
            keys = tuple(f"card.{key}.copies" for key in cards)
            yield Breach("sort-count", keys, {"found": copies, "wanted": wanted})
    for key, card in data["card"].items():
        value = int(key.rpartition("-")[2])  # part of the name
        if card["value"] != value:
            yield Breach("card-value", (f"card.{key}.value",), {"found": card["value"], "wanted": value})
    talers = sum(coin["pieces"] * coin["worth"] for coin in data["coin"].values())
    needed = MAX_SEATS * data["tent"]["start"]
    if talers < needed:
        keys = (*(f"coin.{key}.pieces" for key in data["coin"]), "tent.start")
        yield Breach("few-talers", keys, {"found": talers, "wanted": needed})
