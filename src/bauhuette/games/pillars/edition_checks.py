"""What the values of an edition must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bauhuette.engine.edition import Breach

NEUTRAL_COUNT = 15  # decided by the deal: 9 cards for each of 4 players
ONE_OF_A_KIND = ("king", "lady-aliena", "alfred-builder", "tom-builder", "ellen")


def check_edition(data: dict[str, Any]) -> Iterator[Breach]:
    yield from _counts(data)
    yield from _king_is_highest(data)
    yield from _materials_exist(data)


def _counts(data: dict[str, Any]) -> Iterator[Breach]:
    copies = sum(card["copies"] for card in data["neutral"].values())
    if copies != NEUTRAL_COUNT:
        keys = tuple(f"neutral.{key}.copies" for key in data["neutral"])
        yield Breach("neutral-count", keys, {"found": copies, "wanted": NEUTRAL_COUNT})
    for key in ONE_OF_A_KIND:
        found = data["neutral"][key]["copies"]
        if found != 1:
            yield Breach("one-card", (f"neutral.{key}.copies",), {"found": found})


def _king_is_highest(data: dict[str, Any]) -> Iterator[Breach]:
    king = data["neutral"]["king"]["value"]
    for group in ("craftsman", "neutral", "advantage"):
        for key, card in data[group].items():
            if key != "king" and card["value"] >= king:
                keys = (f"{group}.{key}.value", "neutral.king.value")
                yield Breach("below-king", keys, {"found": card["value"], "limit": king})


def _materials_exist(data: dict[str, Any]) -> Iterator[Breach]:
    """Only what a card takes may be any material."""
    order = data["materials"]["order"]
    for group in ("craftsman", "neutral", "advantage"):
        for key, card in data[group].items():
            for name in ("takes", "gives", "makes"):
                materials = [*order, "any"] if name == "takes" else order
                if name in card and card[name] not in materials:
                    facts = {"found": card[name], "wanted": ", ".join(materials)}
                    yield Breach("name", (f"{group}.{key}.{name}",), facts)
