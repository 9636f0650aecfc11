"""Where the cards lie and who sees them, for the observer of the testkit (see `engine/visibility.py`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bauhuette.engine.visibility import (
    EVERYBODY,
    Card,
    CardMoved,
    CardPlace,
    CardShown,
    Event,
    Facts,
    PlacesShuffled,
    View,
    VisibilityModel,
    face_down,
)

from .cards import ADVANTAGES, ALIENA, BIT, CARDS, IN_PLAY_SET, NO_CARD

STACK, TABLE, KEPT, SHUFFLED = "stack", "table", "kept", "shuffled"


def sight(seats: int, _options: Mapping[str, int]) -> VisibilityModel:
    in_play = [key for card, key in enumerate(CARDS) if int(IN_PLAY_SET[seats]) & int(BIT[card])]
    return VisibilityModel(
        cards=dict.fromkeys(in_play, 1),
        sorts={key: "advantage" if key in ADVANTAGES else "other" for key in in_play},
        places=[
            CardPlace(STACK, _stack_shown, _stack_held, ordered=True, sort="advantage"),
            CardPlace(TABLE, _on_the_table, open_to=EVERYBODY),
            CardPlace(KEPT, lambda view: [card for seat in view["seats"] for card in seat["kept"]], open_to=EVERYBODY),
            CardPlace(SHUFFLED, lambda _view: [], lambda h: _names(int(h.deck.any()))),
            *(_hand_of(seat) for seat in range(seats)),
        ],
        news={
            "hand-begins": _deal,
            "played": lambda n, _b, _a: [CardMoved(hand(n["seat"]), TABLE, n["card"])],
            "advantage-kept": lambda n, _b, _a: [CardMoved(TABLE, KEPT, n["card"])],
            "advantage-returns": lambda n, _b, _a: [CardMoved(TABLE, STACK, n["card"])],
        },
        located=lambda h, reader: _names(int(h.known[reader])),
    )


def hand(seat: int) -> str:
    return f"hand {seat}"


def _hand_of(seat: int) -> CardPlace:
    return CardPlace(
        hand(seat),
        lambda view: [*view["seats"][seat]["hand"], *face_down(view["seats"][seat]["hidden_cards"])],
        lambda h: [*_names(int(h.hand[seat])), *face_down(h.hand_size[seat] - int(h.hand[seat]).bit_count())],
        [seat],
    )


def _names(cards: int) -> list[str]:
    return [key for card, key in enumerate(CARDS) if cards & int(BIT[card])]


def _stack_shown(view: View) -> list[Card]:
    return face_down(view["advantages_to_come"])


def _stack_held(h: Any) -> list[Card]:
    """The next one first."""
    cells = h.stack[: h.stack_size].tolist()[::-1]
    return [face_down(1)[0] if card == NO_CARD else CARDS[card] for card in cells]


def _on_the_table(view: View) -> list[Card]:
    tricks = [card for seat in view["seats"] for card in seat["given"]]
    return [*(played["card"] for played in view["trick"]), *tricks, *view["kings_trick"]]


def _deal(n: Facts, _before: View, after: View) -> Iterable[Event]:
    """P5, P6, P34: the next advantage card is shuffled with all others and dealt; the leader has Lady Aliena."""
    seats = range(len(after["seats"]))
    yield CardMoved(STACK, SHUFFLED, None, ())
    yield PlacesShuffled([TABLE, *map(hand, seats)], SHUFFLED)
    for seat in seats:
        dealt = after["seats"][seat]
        for _ in range(len(dealt["hand"]) + dealt["hidden_cards"]):
            yield CardMoved(SHUFFLED, hand(seat), None, ())
    yield CardShown(hand(n["leader"]), CARDS[ALIENA])
