"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.cardsets import count
from bauhuette.engine.record import NOBODY

from .rules import highest, receiver
from .scoring import other_points
from .state import (
    BRICK,
    BRICK_BURNER,
    CARDS,
    CARRIED_OVER,
    COLOURS,
    CONVERTER_CARD,
    CONVERTERS,
    CRAFTSMEN_OF,
    FIRST_ADVANTAGE,
    FIRST_NEUTRAL,
    GIVES,
    MATERIALS,
    NO_CARD,
    PAD_HANDS,
    PAYS,
    PHASES,
    POINTS,
    TAKES,
    TOM,
    TOM_CHOICE,
    VALUE,
    State,
)

BY_VALUE = sorted(range(len(CARDS)), key=lambda card: (int(VALUE[card]), card))


def view(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "hand_number": int(s.hand_number),
        "advantages_to_come": int(s.stack_size),
        "leader": int(s.leader),
        "trick": [_played(s, i) for i in range(s.trick_size)],
        "leading": _leading(s),
        "last_trick": _last_trick(s),
        "kings_trick": _cards(s.kings_trick),
        "converted": int(s.converted),
        "used": [key for i, key in enumerate(CONVERTERS) if int(s.used) >> i & 1],
        "seats": [_seat(s, p) for p in range(s.seats)],
    }


def _seat(s: State, p: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[p],
        "score": int(s.score[p]),
        "pad": [int(n) for n in s.pad[p, : min(s.hand_number, PAD_HANDS)]],
        "materials": {key: int(s.materials[p, m]) for m, key in enumerate(MATERIALS)},
        "kept": _cards(s.kept[p]),
        "hand": _cards(s.hand[p]),
        "hidden_cards": int(s.hand_size[p]) - int(count(s.hand[p])),
        "given": _cards(s.given[p]),
        "tricks": int(s.tricks_given[p]),
        "craftsmen": int(count(s.given[p] & CRAFTSMEN_OF[p])),
        "others": int(other_points(s, p)),
    }


def _cards(cards: int) -> list[str]:
    """A set of cards by value, as one sorts a hand: people and materials first, own colours together."""
    held = int(cards)
    return [CARDS[card] for card in BY_VALUE if held >> card & 1] if held else []


def _played(s: State, place: int) -> dict[str, Any]:
    seat = (int(s.leader) + place) % int(s.seats)
    return {"seat": seat, "card": CARDS[s.trick[place]]}


def _leading(s: State) -> dict[str, Any] | None:
    """Which card would take the trick as it lies, and for whom."""
    if s.trick_size == 0:
        return None
    played = _played(s, int(highest(s)))
    taker = int(receiver(CARDS.index(played["card"]), played["seat"]))
    return {**played, "receiver": None if taker == NOBODY else taker}


def _last_trick(s: State) -> dict[str, Any] | None:
    if s.last_leader == NOBODY:
        return None
    cards = [CARDS[card] for card in s.last_trick if card != NO_CARD]
    seats = [(int(s.last_leader) + i) % int(s.seats) for i in range(len(cards))]
    played = [{"seat": seat, "card": card} for seat, card in zip(seats, cards, strict=True)]
    receiver = None if s.last_receiver == NOBODY else int(s.last_receiver)
    return {"played": played, "receiver": receiver}


def card_facts() -> dict[str, dict[str, Any]]:
    """What is printed on each card, for whoever draws it."""
    groups = {0: "craftsman", 1: "neutral", 2: "advantage"}
    return {
        key: {
            "value": int(VALUE[card]),
            "group": groups[(card >= FIRST_NEUTRAL) + (card >= FIRST_ADVANTAGE)],
            "seat": card // (FIRST_NEUTRAL // len(COLOURS)) if card < FIRST_NEUTRAL else None,
            "points": int(POINTS[card]),
            "gives": _gives(card),
            **_conversion(card),
        }
        for card, key in enumerate(CARDS)
    }


def _gives(card: int) -> list[str]:
    """The materials the card brings: one, or one of several."""
    if card == TOM:
        return [key for m, key in enumerate(MATERIALS) if TOM_CHOICE[m]]
    return [MATERIALS[GIVES[card]]] if GIVES[card] >= 0 else []


def _conversion(card: int) -> dict[str, Any]:
    """Who converts with this card, and the points it pays for each material it takes (or what it makes of it)."""
    for c, key in enumerate(CONVERTERS):
        if card in CONVERTER_CARD[c]:
            pays = {m: int(PAYS[c, i]) for i, m in enumerate(MATERIALS) if TAKES[c, i]}
            return {"converter": key, "pays": pays, "makes": MATERIALS[BRICK] if c == BRICK_BURNER else None}
    return {"converter": None, "pays": {}, "makes": None}


def material_facts() -> dict[str, Any]:
    return {"order": list(MATERIALS), "carried_over": CARRIED_OVER}
