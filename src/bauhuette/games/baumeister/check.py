"""What the values of an edition must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Breach = tuple[str, str, dict[str, Any]]  # dotted key, message, facts

HEAD_LETTERS = "MFJA"  # master, foreman, journeyman, apprentice: best first
TRAITS = "SILNC"
MAX_HEADS = 3  # of one piece
ECONOMY_DECK = 11
EFFECTS = (
    "no-roof",
    "rest-letter",
    "rest-share",
    "rest-category",
    "rest-highest",
    "dismiss-letter",
    "surcharge-category",
    "surcharge-letter",
)


def check_edition(data: dict[str, Any]) -> Iterator[Breach]:
    """What must add up in any edition."""
    yield from _check_counts(data)
    yield from _check_codes(data)


def _check_counts(data: dict[str, Any]) -> Iterator[Breach]:
    for key, category in data["category"].items():
        found, wanted = category["cards"], sum(w.startswith(key) for w in data["letters"])
        if found != wanted:
            yield f"category.{key}.cards", "edition-count", {"found": found, "wanted": wanted}
    copies = sum(economy["copies"] for economy in data["economy"].values())
    if copies != ECONOMY_DECK:
        yield "economy", "edition-count", {"found": copies, "wanted": ECONOMY_DECK}
    for index, (key, contract) in enumerate(data["contract"].items()):
        if contract["number"] != index + 1:
            yield f"contract.{key}.number", "edition-count", {"found": contract["number"], "wanted": index + 1}
        kind = ("building", "wall")["wall-1-main" in data["piece"][key]]
        if contract["kind"] != kind:
            yield f"contract.{key}.kind", "edition-name", {"found": contract["kind"], "wanted": kind}


def _check_codes(data: dict[str, Any]) -> Iterator[Breach]:
    for contract, parts in data["piece"].items():
        for part, code in parts.items():
            if not _spelled(code, HEAD_LETTERS, MAX_HEADS):
                yield f"piece.{contract}.{part}", "edition-name", {"found": code, "wanted": HEAD_LETTERS}
    for worker, code in data["letters"].items():
        if not _spelled(code, TRAITS, len(TRAITS)) or len(set(code)) < len(code):
            yield f"letters.{worker}", "edition-name", {"found": code, "wanted": TRAITS}
    for event, printed in data["event"].items():
        if printed["effect"] not in EFFECTS:
            wanted = ", ".join(EFFECTS)
            yield f"event.{event}.effect", "edition-name", {"found": printed["effect"], "wanted": wanted}


def _spelled(code: str, alphabet: str, longest: int) -> bool:
    return 1 <= len(code) <= longest and all(c in alphabet for c in code)
