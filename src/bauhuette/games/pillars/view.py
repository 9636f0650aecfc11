"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Literal

from bauhuette.engine.record import NOBODY, plain

from . import cards
from .rules import highest, receiver
from .scoring import other_points
from .state import PAD_HANDS, PHASES, State
from .view_types import CardFacts, Conversion, Holdings, LastTrick, Leading, MaterialFacts, Played, View

BY_VALUE = [
    (1 << card, cards.CARDS[card])
    for card in sorted(range(len(cards.CARDS)), key=lambda card: (int(cards.VALUE[card]), card))
]
OWN_CRAFTSMEN = [int(card_set) for card_set in cards.CRAFTSMEN_OF]


def view(s: State) -> View:
    t = plain(s)
    return {
        "phase": PHASES[t.phase],
        "hand_number": t.hand_number,
        "advantages_to_come": t.stack_size,
        "leader": t.leader,
        "trick": [_played(t, i) for i in range(t.trick_size)],
        "leading": _leading(t, int(highest(s))) if t.trick_size else None,
        "last_trick": _last_trick(t.seats, t.last_leader, tuple(t.last_trick), t.last_receiver),
        "kings_trick": named(t.kings_trick),
        "converted": t.converted,
        "used": [key for i, key in enumerate(cards.CONVERTERS) if t.used >> i & 1] if t.used else [],
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
        "colour": cards.COLOURS[p],
        "score": score,
        "pad": list(pad[:hands]),
        "materials": dict(zip(cards.MATERIALS, materials, strict=True)),
        "kept": named(kept),
        "hand": named(hand),
        "hidden_cards": hand_size - hand.bit_count(),
        "given": named(given),
        "tricks": max(tricks, int(given > 0)),  # P16: the king's trick has become its heir's
        "craftsmen": (given & OWN_CRAFTSMEN[p]).bit_count(),
        "others": int(other_points(given, kept)),
    }


@lru_cache(4096)  # the same sets are shown again and again, to every seat
def named(card_set: int) -> list[str]:
    """A set of cards by value, as one sorts a hand: people and materials first, own colours together."""
    return [key for bit, key in BY_VALUE if card_set & bit]


def _played(t: State, place: int) -> Played:
    return {"seat": (t.leader + place) % t.seats, "card": cards.CARDS[t.trick[place]]}


def _leading(t: State, place: int) -> Leading:
    """Which card would take the trick as it lies, and for whom."""
    played = _played(t, place)
    taker = int(receiver(t.trick[place], played["seat"]))
    return {**played, "receiver": None if taker == NOBODY else taker}


@lru_cache(4096)  # the same for all, and until the next trick is taken
def _last_trick(seats: int, leader: int, trick: tuple[int, ...], receiver: int) -> LastTrick | None:
    if leader == NOBODY:
        return None
    keys = [cards.CARDS[card] for card in trick if card != cards.NO_CARD]
    played: list[Played] = [{"seat": (leader + i) % seats, "card": card} for i, card in enumerate(keys)]
    # P9, P10: of equals, the later
    winner = max(range(len(keys)), key=lambda i: (int(cards.VALUE[trick[i]]), i))
    return {"played": played, "card": keys[winner], "receiver": None if receiver == NOBODY else receiver}


def progress(view: View) -> dict[str, int]:
    """P35: as many hands as advantage cards."""
    return {"hands": view["hand_number"] + view["advantages_to_come"]}


def card_facts() -> dict[str, CardFacts]:
    """Return the printed values of each card."""
    return {
        key: {
            "value": int(cards.VALUE[card]),
            "group": _group(card),
            "seat": card // (cards.FIRST_NEUTRAL // len(cards.COLOURS)) if card < cards.FIRST_NEUTRAL else None,
            "points": int(cards.POINTS[card]),
            "gives": _gives(card),
            **_conversion(card),
        }
        for card, key in enumerate(cards.CARDS)
    }


def _group(card: int) -> Literal["craftsman", "neutral", "advantage"]:
    if card < cards.FIRST_NEUTRAL:
        return "craftsman"
    return "neutral" if card < cards.FIRST_ADVANTAGE else "advantage"


def _gives(card: int) -> list[str]:
    """The materials the card brings: one, or one of several."""
    if card == cards.TOM:
        return [key for m, key in enumerate(cards.MATERIALS) if cards.TOM_CHOICE[m]]
    return [cards.MATERIALS[cards.GIVES[card]]] if cards.GIVES[card] >= 0 else []


def _conversion(card: int) -> Conversion:
    """Who converts with this card, and the points it pays for each material it takes (or what it makes of it)."""
    for c, key in enumerate(cards.CONVERTERS):
        if card in cards.CONVERTER_CARD[c]:
            pays = {m: int(cards.PAYS[c, i]) for i, m in enumerate(cards.MATERIALS) if cards.TAKES[c, i]}
            return {
                "converter": key,
                "pays": pays,
                "makes": cards.MATERIALS[cards.BRICK] if c == cards.BRICK_BURNER else None,
            }
    return {"converter": None, "pays": {}, "makes": None}


def material_facts() -> MaterialFacts:
    return {"order": list(cards.MATERIALS), "carried_over": cards.CARRIED_OVER}
