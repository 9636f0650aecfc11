"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from bauhuette.engine.record import NOBODY, plain

from .cards import (
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
    PAYS,
    POINTS,
    TAKES,
    TOM,
    TOM_CHOICE,
    VALUE,
)
from .rules import highest, receiver
from .scoring import other_points
from .shown import CardFacts, Conversion, Holdings, LastTrick, Leading, MaterialFacts, Played, View
from .state import PAD_HANDS, PHASES, State

BY_VALUE = [(1 << card, CARDS[card]) for card in sorted(range(len(CARDS)), key=lambda card: (int(VALUE[card]), card))]
OWN_CRAFTSMEN = [int(cards) for cards in CRAFTSMEN_OF]


def view(s: State) -> View:
    t = plain(s)
    return {
        "phase": PHASES[t.phase],
        "hand_number": t.hand_number,
        "advantages_to_come": t.stack_size,
        "leader": t.leader,
        "trick": [_played(t, i) for i in range(t.trick_size)],
        "leading": _leading(t, int(highest(s))) if t.trick_size else None,
        "last_trick": _last_trick(t),
        "kings_trick": named(t.kings_trick),
        "converted": t.converted,
        "used": [key for i, key in enumerate(CONVERTERS) if t.used >> i & 1],
        "seats": [_seat(p, min(t.hand_number, PAD_HANDS), *own) for p, *own in _seats(t)],
    }


def _seats(t: State) -> Iterable[Any]:
    """What `_seat` shows, in the order of its parameters."""
    columns = (t.score, t.pad, t.materials, t.kept, t.hand, t.hand_size, t.given, t.tricks_given)
    return zip(range(t.seats), *columns, strict=False)


@lru_cache(16384)  # what others see of a seat is the same for all of them, and stays until the seat is given something
def _seat(
    p: int,
    hands: int,
    score: int,
    pad: tuple[int, ...],
    materials: tuple[int, ...],
    kept: int,
    hand: int,
    hand_size: int,
    given: int,
    tricks: int,
) -> Holdings:
    return {
        "colour": COLOURS[p],
        "score": score,
        "pad": list(pad[:hands]),
        "materials": dict(zip(MATERIALS, materials, strict=True)),
        "kept": named(kept),
        "hand": named(hand),
        "hidden_cards": hand_size - hand.bit_count(),
        "given": named(given),
        "tricks": max(tricks, int(given > 0)),  # P16: the king's trick has become its heir's
        "craftsmen": (given & OWN_CRAFTSMEN[p]).bit_count(),
        "others": int(other_points(given, kept)),
    }


def named(cards: int) -> list[str]:
    """A set of cards by value, as one sorts a hand: people and materials first, own colours together."""
    return list(_sorted(cards)) if cards else []


@lru_cache(4096)  # the same sets are shown again and again, to every seat
def _sorted(cards: int) -> tuple[str, ...]:
    return tuple(key for bit, key in BY_VALUE if cards & bit)


def _played(t: State, place: int) -> Played:
    return {"seat": (t.leader + place) % t.seats, "card": CARDS[t.trick[place]]}


def _leading(t: State, place: int) -> Leading:
    """Which card would take the trick as it lies, and for whom."""
    played = _played(t, place)
    taker = int(receiver(t.trick[place], played["seat"]))
    return {**played, "receiver": None if taker == NOBODY else taker}


def _last_trick(t: State) -> LastTrick | None:
    if t.last_leader == NOBODY:
        return None
    cards = [CARDS[card] for card in t.last_trick if card != NO_CARD]
    played: list[Played] = [{"seat": (t.last_leader + i) % t.seats, "card": card} for i, card in enumerate(cards)]
    won = cards[max(range(len(cards)), key=lambda i: (int(VALUE[t.last_trick[i]]), i))]  # P9, P10: of equals, the later
    return {"played": played, "card": won, "receiver": None if t.last_receiver == NOBODY else t.last_receiver}


def progress(view: View) -> dict[str, int]:
    """P35: as many hands as advantage cards."""
    return {"hands": view["hand_number"] + view["advantages_to_come"]}


def card_facts() -> dict[str, CardFacts]:
    """What is printed on each card, for whoever draws it."""
    return {
        key: {
            "value": int(VALUE[card]),
            "group": _group(card),
            "seat": card // (FIRST_NEUTRAL // len(COLOURS)) if card < FIRST_NEUTRAL else None,
            "points": int(POINTS[card]),
            "gives": _gives(card),
            **_conversion(card),
        }
        for card, key in enumerate(CARDS)
    }


def _group(card: int) -> Literal["craftsman", "neutral", "advantage"]:
    if card < FIRST_NEUTRAL:
        return "craftsman"
    return "neutral" if card < FIRST_ADVANTAGE else "advantage"


def _gives(card: int) -> list[str]:
    """The materials the card brings: one, or one of several."""
    if card == TOM:
        return [key for m, key in enumerate(MATERIALS) if TOM_CHOICE[m]]
    return [MATERIALS[GIVES[card]]] if GIVES[card] >= 0 else []


def _conversion(card: int) -> Conversion:
    """Who converts with this card, and the points it pays for each material it takes (or what it makes of it)."""
    for c, key in enumerate(CONVERTERS):
        if card in CONVERTER_CARD[c]:
            pays = {m: int(PAYS[c, i]) for i, m in enumerate(MATERIALS) if TAKES[c, i]}
            return {"converter": key, "pays": pays, "makes": MATERIALS[BRICK] if c == BRICK_BURNER else None}
    return {"converter": None, "pays": {}, "makes": None}


def material_facts() -> MaterialFacts:
    return {"order": list(MATERIALS), "carried_over": CARRIED_OVER}
