"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher."""

from __future__ import annotations

from functools import lru_cache

from bauhuette.engine.record import NOBODY, SPECTATOR, plain

from . import cards, scoring
from .auction import highest_bid, most_to_bid
from .income import gate_coins
from .knowledge import clear_tally, tally
from .sabotage import shields
from .state import NO_BID, NO_LOT, PHASES, TALLY, State
from .view_types import Attack, Auction, CardFacts, ExtraFacts, Holdings, PileCard, Points, View


def view(s: State) -> View:
    t = plain(s)
    return {
        "phase": PHASES[t.phase],
        "turn": t.turn,
        "bank": t.bank,
        "supply": t.supply,
        "laid": t.laid,
        "closing": cards.PILES[t.closing - 1] if t.closing else None,
        "piles": {key: _pile(t.pile[i], t.told[i], t.pile_size[i]) for i, key in enumerate(cards.PILES)},
        "auction": _auction(s, t),
        "attack": _attack(t),
        "loose": _loose(t),
        "seats": [_seat(s, t, seat) for seat in range(t.seats)],
    }


def _card(face: int) -> str | None:
    return cards.FACES[face] if face != cards.NO_CARD else None


def _kind(told: int) -> str | None:
    return cards.KINDS[told - 1] if told else None


@lru_cache(1024)  # a pile rarely changes, and looks the same to all who do not know its cards
def _pile(faces: tuple[int, ...], told: tuple[int, ...], size: int) -> list[PileCard]:
    """From the top, as far as the viewer knows the cards."""
    return [{"card": _card(faces[i]), "kind": _kind(told[i])} for i in range(size)]


def _auction(s: State, t: State) -> Auction | None:
    if t.lot == NO_LOT:
        return None
    highest = int(highest_bid(s))
    face, told = t.pile[t.lot][0], t.told[t.lot][0]
    return {
        "pile": cards.PILES[t.lot],
        "card": _card(face),
        "kind": _kind(told),
        "possible": _possible(s, face, told),
        "leader": None if t.leader == NOBODY else t.leader,
        "highest": None if highest == NO_BID else highest,
        "most": int(most_to_bid(s)),
    }


def _possible(s: State, face: int, told: int) -> dict[str, int]:
    """What the card may be, counted from what the viewer knows: how many of each face are still nowhere."""
    if face != cards.NO_CARD:
        return {cards.FACES[face]: 1}
    tally(s)
    found = s.scratch[TALLY : TALLY + cards.FACE_COUNT].tolist()
    clear_tally(s)
    left = {f: int(cards.COPIES[f]) - found[f] for f in range(cards.FACE_COUNT)}
    return {cards.FACES[f]: n for f, n in left.items() if n > 0 and (not told or cards.KIND[f] == told - 1)}


def _attack(t: State) -> Attack | None:
    if t.victim == NOBODY:
        return None
    face = t.city[t.victim][t.place]
    return {"victim": t.victim, "place": t.place + 1, "card": cards.FACES[face], "ransom": int(cards.VALUE[face])}


def _loose(t: State) -> PileCard | None:
    """A card on its way under a pile; who does not know it sees its back."""
    if not t.loose_seen:
        return None
    return {"card": _card(t.loose), "kind": _kind(t.loose_told)}


def _seat(s: State, t: State, seat: int) -> Holdings:
    known = sum(t.hand[seat])
    return {
        "money": t.money[seat] if t.money[seat] >= 0 else None,
        "most": _most(t, seat),
        "saboteurs": t.saboteurs[seat],
        "bid": t.bid[seat] if t.bid[seat] != NO_BID else None,
        "passed": bool(t.out[seat]),
        "hand": _hand(t.hand[seat]),
        "hidden_cards": t.hand_size[seat] - known,
        "promised": _promised(t, seat),
        "minus": int(scoring.minus_points(s, seat)) if known == t.hand_size[seat] else None,
        "city": [_card(face) for face in t.city[seat][: t.city_size[seat]]],
        "shields": int(shields(s, seat)),
        "coins": int(gate_coins(s, seat)),
        "points": _points(s, seat),
    }


def _most(t: State, seat: int) -> int:
    """C5: no more than came in, and no more than is outside the bank and the visible purses."""
    seen = [money for other, money in enumerate(t.money[: t.seats]) if other != seat and money > 0]
    return int(min(t.most[seat], cards.TALERS - t.bank - sum(seen)))


@lru_cache(1024)
def _hand(counts: tuple[int, ...]) -> list[str]:
    return [cards.FACES[f] for f, count in enumerate(counts) for _ in range(count)]


def _promised(t: State, seat: int) -> dict[str, int]:
    """Kinds among the cards the viewer does not know. The record holds only the viewer's own notes, or public ones."""
    viewer = _viewer(t)
    if viewer == seat:
        return {}
    counts = t.promised[viewer][seat * cards.KIND_COUNT : (seat + 1) * cards.KIND_COUNT]
    return {key: n for key, n in zip(cards.KINDS, counts, strict=True) if n}


def _viewer(t: State) -> int:
    """Whose record it is: the seat that sees its own money."""
    return next((seat for seat in range(t.seats) if t.money[seat] >= 0), SPECTATOR)


def _points(s: State, seat: int) -> Points:
    """C53 to C57; what the extra points would be shows only in a complete city."""
    complete = bool(scoring.is_complete(s, seat))
    return {
        "buildings": int(scoring.building_points(s, seat)),
        "complete": complete,
        "middle": int(scoring.middle_points(s, seat)) if complete else 0,
        "churches": int(scoring.church_points(s, seat)) if complete else 0,
        "corners": int(scoring.corner_points(s, seat)) if complete else 0,
    }


def card_facts() -> dict[str, CardFacts]:
    """Return the printed values of each card."""
    return {
        key: {
            "sort": cards.SORTS[cards.SORT[face]],
            "kind": cards.KINDS[cards.KIND[face]],
            "value": int(cards.VALUE[face]),
            "coins": int(cards.COINS[face]),
            "shields": int(cards.SHIELDS[face]),
            "copies": int(cards.COPIES[face]),
        }
        for face, key in enumerate(cards.FACES)
    }


def extra_facts() -> ExtraFacts:
    """What a complete city earns beside its buildings, and from how many cards on a hand is at risk."""
    return {
        "middle": cards.MIDDLE,
        "churches": cards.EQUAL_CHURCHES,
        "corners": cards.EQUAL_CORNERS,
        "hand_at_risk": cards.HAND_AT_RISK,
    }
