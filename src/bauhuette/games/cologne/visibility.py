"""Where encounter cards lie and who sees them, for the observer of the testkit (see `engine/visibility.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bauhuette.engine.visibility import (
    EVERYBODY,
    NOBODY_SEES,
    Card,
    CardMoved,
    CardPlace,
    Event,
    Facts,
    PlacesShuffled,
    View,
    VisibilityModel,
    face_down,
    known_cards,
)

from .cards import CARDS, COPIES

DECK, DISCARDS, TABLE = "deck", "discards", "table"


def sight(seats: int, _options: Mapping[str, int]) -> VisibilityModel:
    return VisibilityModel(
        cards=dict(zip(CARDS, COPIES.tolist(), strict=True)),
        places=[
            CardPlace(DECK, lambda view: face_down(view["deck"]), lambda h: _held(h.deck, h.deck_count)),
            CardPlace(DISCARDS, lambda view: known_cards(view["discards"]), lambda h: _held(h.pile, h.pile_count)),
            CardPlace(TABLE, _on_the_table, lambda h: _held(h.laid, h.laid.sum()), EVERYBODY),
            *(_hand_of(seat) for seat in range(seats)),
        ],
        news={
            "drew": lambda n, _b, _a: [CardMoved(DECK, hand(n["seat"]), n["card"], [n["seat"]])],
            "drew-hidden": lambda n, _b, _a: [CardMoved(DECK, hand(n["seat"]), None, NOBODY_SEES)],
            "reshuffled": lambda _n, _b, _a: [PlacesShuffled([DISCARDS], DECK)],
            "discarded": lambda n, _b, _a: [CardMoved(hand(n["seat"]), DISCARDS, n["card"], [n["seat"]])],
            "discarded-hidden": lambda n, _b, _a: [CardMoved(hand(n["seat"]), DISCARDS, None, NOBODY_SEES)],
            "stole": lambda n, _b, _a: [_gone("thief"), _stolen(n, n["card"], [n["seat"], n["victim"]])],
            "stole-hidden": lambda n, _b, _a: [_gone("thief"), _stolen(n, None, NOBODY_SEES)],
            "attacked": lambda n, _b, _a: [CardMoved(hand(n["seat"]), TABLE, n["card"])],
            "warded-off": lambda n, _b, _a: [_gone(n["card"]), CardMoved(hand(n["seat"]), DISCARDS, "guard")],
            "weak": lambda _n, _b, _a: [_gone("poisoner")],
            "skipped": lambda _n, _b, _a: [_gone("saboteur")],
            "mayor": lambda n, _b, _a: [CardMoved(hand(n["seat"]), DISCARDS, "mayor")],
            "traded": lambda n, _b, _a: [CardMoved(hand(n["seat"]), DISCARDS, "trader")],
            "forged": lambda n, _b, _a: [CardMoved(hand(n["seat"]), DISCARDS, "forger")],
            "secured": lambda n, _b, _a: [CardMoved(hand(n["seat"]), TABLE, "notary")],
            "audience": lambda n, _b, _a: [CardMoved(hand(n["seat"]), TABLE, "archbishop")],
            "bonus": lambda n, _b, _a: [CardMoved(hand(n["seat"]), TABLE, n["card"])],
            "completed": lambda n, before, _a: _notary_leaves(before["churches"][n["church"]]),
        },
    )


def hand(seat: int) -> str:
    return f"hand {seat}"


def _hand_of(seat: int) -> CardPlace:
    return CardPlace(
        hand(seat),
        lambda view: known_cards(view["seats"][seat]["hand"]),
        lambda h: _held(h.hand[seat], h.hand_count[seat]),
        [seat],
    )


def _held(counts: Any, size: int) -> list[Card]:
    cards: list[Card] = [key for key, n in zip(CARDS, counts.tolist(), strict=True) for _ in range(n)]
    return cards + face_down(int(size) - len(cards))


def _on_the_table(view: View) -> list[Card]:
    """Abbots, archbishops, notaries, poisoners, saboteurs, and the card of an attack."""
    churches = view["churches"].values()
    cards: list[Card] = [_abbot_of(key) for key, church in view["churches"].items() if church["abbot"]]
    cards += ["notary" for church in churches if church["notary"] is not None]
    for seat in view["seats"]:
        cards += ["archbishop"] * seat["audiences"]
        cards += [card for card, on in (("poisoner", seat["poisoned"]), ("saboteur", seat["sabotaged"])) if on]
    return cards + ([view["attack"]] if view["attack"] else [])


def _abbot_of(church: str) -> str:
    return next(card for card in CARDS if card.endswith(f"-{church}"))


def _gone(card: str) -> Event:
    return CardMoved(TABLE, DISCARDS, card)


def _stolen(n: Facts, card: str | None, seen_by: Iterable[int]) -> Event:
    return CardMoved(hand(n["victim"]), hand(n["seat"]), card, tuple(seen_by))


def _notary_leaves(church: Mapping[str, Any]) -> list[Event]:
    return [_gone("notary")] if church["notary"] is not None else []
