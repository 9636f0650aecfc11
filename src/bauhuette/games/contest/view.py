"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.record import NOBODY, SPECTATOR

from .auction import highest_bid, most_to_bid
from .income import gate_coins
from .knowledge import cards_in_hand, clear_tally, tally
from .sabotage import shields
from .scoring import (
    building_points,
    church_points,
    corner_points,
    is_complete,
    middle_points,
    minus_points,
)
from .state import (
    COINS,
    COPIES,
    FACE_COUNT,
    FACES,
    KIND,
    KIND_COUNT,
    KINDS,
    NO_BID,
    NO_CARD,
    NO_LOT,
    PHASES,
    PILES,
    SHIELDS,
    SORT,
    SORTS,
    TALERS,
    TALLY,
    VALUE,
    State,
)


def view(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "bank": int(s.bank),
        "supply": int(s.supply),
        "laid": int(s.laid),
        "closing": PILES[s.closing - 1] if s.closing else None,
        "piles": {key: _pile(s, pile) for pile, key in enumerate(PILES)},
        "auction": _auction(s),
        "attack": _attack(s),
        "loose": _loose(s),
        "seats": [_seat(s, p) for p in range(s.seats)],
    }


def _card(face: int) -> str | None:
    return FACES[face] if face != NO_CARD else None


def _kind(told: int) -> str | None:
    return KINDS[told - 1] if told else None


def _pile(s: State, pile: int) -> list[dict[str, Any]]:
    """From the top, as far as the viewer knows the cards."""
    return [{"card": _card(s.pile[pile, i]), "kind": _kind(s.told[pile, i])} for i in range(s.pile_size[pile])]


def _auction(s: State) -> dict[str, Any] | None:
    if s.lot == NO_LOT:
        return None
    highest = int(highest_bid(s))
    return {
        "pile": PILES[s.lot],
        "card": _card(s.pile[s.lot, 0]),
        "kind": _kind(s.told[s.lot, 0]),
        "possible": _possible(s, int(s.pile[s.lot, 0]), int(s.told[s.lot, 0])),
        "leader": None if s.leader == NOBODY else int(s.leader),
        "highest": None if highest == NO_BID else highest,
        "most": int(most_to_bid(s)),
    }


def _possible(s: State, face: int, told: int) -> dict[str, int]:
    """What the card may be, counted from what the viewer knows: how many of each face are still nowhere."""
    if face != NO_CARD:
        return {FACES[face]: 1}
    tally(s)
    left = {f: int(COPIES[f]) - int(s.scratch[TALLY + f]) for f in range(FACE_COUNT)}
    clear_tally(s)
    return {FACES[f]: n for f, n in left.items() if n > 0 and (not told or KIND[f] == told - 1)}


def _attack(s: State) -> dict[str, Any] | None:
    if s.victim == NOBODY:
        return None
    face = s.city[s.victim, s.place]
    facts = {"victim": int(s.victim), "place": int(s.place) + 1, "card": _card(face)}
    return {**facts, "ransom": int(VALUE[face])}


def _loose(s: State) -> dict[str, Any] | None:
    """A card on its way under a pile; who does not know it sees its back."""
    if not s.loose_seen:
        return None
    return {"card": _card(s.loose), "kind": _kind(s.loose_told)}


def _seat(s: State, p: int) -> dict[str, Any]:
    return {
        "money": int(s.money[p]) if s.money[p] >= 0 else None,
        "most": _most(s, p),
        "saboteurs": int(s.saboteurs[p]),
        "bid": int(s.bid[p]) if s.bid[p] != NO_BID else None,
        "passed": bool(s.out[p]),
        "hand": _hand(s, p),
        "hidden_cards": int(s.hand_size[p]) - int(cards_in_hand(s, p)),
        "promised": _promised(s, p),
        "minus": int(minus_points(s, p)) if cards_in_hand(s, p) == s.hand_size[p] else None,
        "city": [_card(face) for face in s.city[p, : s.city_size[p]]],
        "shields": int(shields(s, p)),
        "coins": int(gate_coins(s, p)),
        "points": _points(s, p),
    }


def _most(s: State, p: int) -> int:
    """C5: no more than came in, and no more than is outside the bank and the purses one can see."""
    seen = [int(money) for q, money in enumerate(s.money[: s.seats]) if q != p and money > 0]
    return min(int(s.most[p]), TALERS - int(s.bank) - sum(seen))


def _hand(s: State, p: int) -> list[str]:
    return [FACES[f] for f in range(FACE_COUNT) for _ in range(int(s.hand[p, f]))]


def _promised(s: State, p: int) -> dict[str, int]:
    """Kinds among the cards the viewer does not know. Only a viewer's own notes, or everybody's, are in the record."""
    viewer = _viewer(s)
    if viewer == p:
        return {}
    counts = {key: int(s.promised[viewer, p * KIND_COUNT + k]) for k, key in enumerate(KINDS)}
    return {key: n for key, n in counts.items() if n}


def _viewer(s: State) -> int:
    """Whose record it is: the seat that sees its own money."""
    return next((p for p in range(s.seats) if s.money[p] >= 0), SPECTATOR)


def _points(s: State, p: int) -> dict[str, Any]:
    """C53 to C57; what the extra points would be shows only in a complete city."""
    complete = bool(is_complete(s, p))
    return {
        "buildings": int(building_points(s, p)),
        "complete": complete,
        "middle": int(middle_points(s, p)) if complete else 0,
        "churches": int(church_points(s, p)) if complete else 0,
        "corners": int(corner_points(s, p)) if complete else 0,
    }


def card_facts() -> dict[str, dict[str, Any]]:
    """What is printed on each card, for whoever draws it."""
    return {
        key: {
            "sort": SORTS[SORT[face]],
            "kind": KINDS[KIND[face]],
            "value": int(VALUE[face]),
            "coins": int(COINS[face]),
            "shields": int(SHIELDS[face]),
            "copies": int(COPIES[face]),
        }
        for face, key in enumerate(FACES)
    }
