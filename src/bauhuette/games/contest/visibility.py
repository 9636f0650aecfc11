"""Where the cards lie and who sees them, for the observer of the testkit (see `engine/visibility.py`).

It leaves purses out: all income and payments are public, so a careful person knows them to the taler.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bauhuette.engine.visibility import (
    EVERYBODY,
    NOBODY_SEES,
    Card,
    CardMoved,
    CardPlace,
    CardShown,
    Event,
    Facts,
    PlaceOpened,
    SortTold,
    UnknownCard,
    View,
    VisibilityModel,
    face_down,
)

from .cards import COPIES, FACES, KIND, KIND_COUNT, KINDS, NO_CARD, PILES

LOOSE = "loose"


def sight(seats: int, _options: Mapping[str, int]) -> VisibilityModel:
    return VisibilityModel(
        cards=dict(zip(FACES, COPIES.tolist(), strict=True)),
        sorts={key: KINDS[KIND[face]] for face, key in enumerate(FACES)},
        places=[
            *(_pile_of(i, key) for i, key in enumerate(PILES)),
            CardPlace(
                LOOSE, _loose_shown, lambda h: [_card(h.loose, h.loose_told)] if h.loose_seen else [], ordered=True
            ),
            *(_hand_of(seat, seats) for seat in range(seats)),
            *(_city_of(seat) for seat in range(seats)),
        ],
        news={
            "turned": lambda n, _b, _a: [CardShown("open", n["card"])],
            "offered": lambda _n, _b, _a: [],
            "offered-closed": lambda _n, _b, _a: [],
            "looked": lambda n, _b, _a: [CardShown("closed", n["card"], [n["seat"]])],
            "announced": lambda n, _b, _a: [SortTold("closed", n["building"])],
            "bought": lambda n, before, _a: [_sold(n, before, n["card"], [n["seat"]])],
            "bought-kind": lambda n, before, _a: [_sold(n, before, None, NOBODY_SEES)],
            "bought-unseen": lambda n, before, _a: [_sold(n, before, None, NOBODY_SEES)],
            "unsold": lambda _n, before, _a: [CardMoved(before["auction"]["pile"], LOOSE, None, NOBODY_SEES)],
            "laid": lambda n, _b, _a: [CardMoved(hand(n["seat"]), city(n["seat"]), n["card"])],
            "raided": lambda n, _b, _a: [CardMoved(hand(n["victim"]), LOOSE, n["card"])],
            "destroyed": lambda n, _b, _a: [CardMoved(city(n["victim"]), LOOSE, n["card"])],
            "tucked": lambda n, _b, _a: [CardMoved(LOOSE, n["pile"], None, NOBODY_SEES)],
            "scored": lambda n, _b, _a: [PlaceOpened(hand(n["seat"]))],
        },
    )


def hand(seat: int) -> str:
    return f"hand {seat}"


def city(seat: int) -> str:
    return f"city {seat}"


def _card(face: int, told: int) -> Card:
    if face != NO_CARD:
        return FACES[face]
    return UnknownCard(KINDS[told - 1] if told else None)


def _shown(entry: Mapping[str, Any]) -> Card:
    return entry["card"] or UnknownCard(entry["kind"])


def _pile_of(pile: int, key: str) -> CardPlace:
    return CardPlace(
        key,
        lambda view: [_shown(entry) for entry in view["piles"][key]],
        lambda h: [_card(h.pile[pile, i], h.told[pile, i]) for i in range(h.pile_size[pile])],
        ordered=True,
    )


def _loose_shown(view: View) -> list[Card]:
    return [_shown(view["loose"])] if view["loose"] else []


def _hand_of(seat: int, seats: int) -> CardPlace:
    def shows(view: View) -> list[Card]:
        shown = view["seats"][seat]
        kinds = [UnknownCard(kind) for kind, n in shown["promised"].items() for _ in range(n)]
        return [*shown["hand"], *kinds, *face_down(shown["hidden_cards"] - len(kinds))]

    def holds(h: Any) -> list[Card]:
        faces = [FACES[face] for face, n in enumerate(h.hand[seat].tolist()) for _ in range(n)]
        viewer = next((other for other in range(seats) if h.money[other] >= 0), seats)
        notes = h.promised[viewer if viewer < seats else -1, seat * KIND_COUNT : (seat + 1) * KIND_COUNT].tolist()
        kinds = (
            [UnknownCard(kind) for kind, n in zip(KINDS, notes, strict=True) for _ in range(n)]
            if viewer != seat
            else []
        )
        return [*faces, *kinds, *face_down(h.hand_size[seat] - len(faces) - len(kinds))]

    return CardPlace(hand(seat), shows, holds, [seat])


def _city_of(seat: int) -> CardPlace:
    return CardPlace(city(seat), lambda view: [card for card in view["seats"][seat]["city"] if card], open_to=EVERYBODY)


def _sold(n: Facts, before: View, card: str | None, seen_by: list[int] | tuple[int, ...]) -> Event:
    return CardMoved(before["auction"]["pile"], hand(n["seat"]), card, seen_by)
