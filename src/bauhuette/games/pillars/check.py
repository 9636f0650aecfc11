"""What the values of an edition must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Breach = tuple[str, str, dict[str, Any]]  # dotted key, message, facts

NEUTRAL_COUNT = 15  # decided by the deal: 9 cards for each of 4 players
ONE_OF_A_KIND = ("king", "lady-aliena", "alfred-builder", "tom-builder", "ellen")


def check_edition(data: dict[str, Any]) -> Iterator[Breach]:
    yield from _counts(data)
    yield from _king_is_highest(data)
    yield from _materials_exist(data)


def _counts(data: dict[str, Any]) -> Iterator[Breach]:
    copies = sum(card["copies"] for card in data["neutral"].values())
    if copies != NEUTRAL_COUNT:
        yield "neutral.*.copies", "edition-count", {"found": copies, "wanted": NEUTRAL_COUNT}
    for key in ONE_OF_A_KIND:
        found = data["neutral"][key]["copies"]
        if found != 1:
            yield f"neutral.{key}.copies", "edition-count", {"found": found, "wanted": 1}


def _king_is_highest(data: dict[str, Any]) -> Iterator[Breach]:
    king = data["neutral"]["king"]["value"]
    for group in ("craftsman", "neutral", "advantage"):
        for key, card in data[group].items():
            if key != "king" and card["value"] >= king:
                yield f"{group}.{key}.value", "edition-below", {"found": card["value"], "limit": king}


def _materials_exist(data: dict[str, Any]) -> Iterator[Breach]:
    materials = [*data["materials"]["order"], "any"]
    for group in ("craftsman", "neutral", "advantage"):
        for key, card in data[group].items():
            for name in ("takes", "gives", "makes"):
                if card.get(name, "any") not in materials:
                    facts = {"found": card[name], "wanted": ", ".join(materials)}
                    yield f"{group}.{key}.{name}", "edition-name", facts
