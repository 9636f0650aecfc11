"""What the values of an edition must fulfil together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bauhuette.engine.edition import Breach

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
    for event, printed in data["event"].items():
        yield from _check_event(f"event.{event}", printed)


def _check_counts(data: dict[str, Any]) -> Iterator[Breach]:
    for key, category in data["category"].items():
        found, wanted = category["cards"], sum(w.startswith(key) for w in data["letters"])
        if found != wanted:
            yield Breach("worker-cards", (f"category.{key}.cards",), {"found": found, "wanted": wanted})
    copies = sum(economy["copies"] for economy in data["economy"].values())
    if copies != ECONOMY_DECK:
        keys = tuple(f"economy.{key}.copies" for key in data["economy"])
        yield Breach("economy-deck", keys, {"found": copies, "wanted": ECONOMY_DECK})
    for index, (key, contract) in enumerate(data["contract"].items()):
        if contract["number"] != index + 1:
            yield Breach("contract-number", (f"contract.{key}.number",), {"wanted": index + 1})
        kind = ("building", "wall")["wall-1-main" in data["piece"][key]]
        if contract["kind"] != kind:
            yield Breach("contract-kind", (f"contract.{key}.kind",), {"wanted": kind})


def _check_codes(data: dict[str, Any]) -> Iterator[Breach]:
    for contract, parts in data["piece"].items():
        for part, code in parts.items():
            if not _spelled(code, HEAD_LETTERS, MAX_HEADS):
                yield Breach("heads", (f"piece.{contract}.{part}",), {"most": MAX_HEADS})
    for worker, code in data["letters"].items():
        if not _spelled(code, TRAITS, len(TRAITS)) or len(set(code)) < len(code):
            yield Breach("traits", (f"letters.{worker}",))


def _check_event(key: str, printed: dict[str, Any]) -> Iterator[Breach]:
    """What an effect speaks of must be given."""
    effect = printed["effect"]
    if effect not in EFFECTS:
        yield Breach("name", (f"{key}.effect",), {"found": effect, "wanted": ", ".join(EFFECTS)})
        return
    needs_heads = effect == "surcharge-category"
    if (needs_heads or "heads" in printed) and not _distinct(printed.get("heads", ""), HEAD_LETTERS):
        yield Breach("event-heads", (f"{key}.heads",))
    needs_letter = effect.endswith("-letter")
    if (needs_letter or "letter" in printed) and not _distinct(printed.get("letter", ""), TRAITS):
        yield Breach("event-letter", (f"{key}.letter",))


def _distinct(code: str, alphabet: str) -> bool:
    return _spelled(code, alphabet, len(alphabet)) and len(set(code)) == len(code)


def _spelled(code: str, alphabet: str, longest: int) -> bool:
    return 1 <= len(code) <= longest and all(c in alphabet for c in code)
