"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher.

Every cart carries its movement range (`reach`: fields within its actions, and the moves they take) and its shortest
ways (`ways`: for every field, by number, the field before it), both past the carts as they stand; see `route`.
"""

from __future__ import annotations

from typing import Any

from bauhuette.engine.record import NOBODY

from .actions import may_act
from .board import DOM, FIELDS, FIRST_DOT, FIRST_GATE, NEIGHBOURS, PLACES, START, STREETS
from .cards import (
    ABBOT_OF,
    ACTIONS,
    BONUS,
    CARDS,
    CARTS,
    CHURCHES,
    DATA,
    DECK,
    GATES,
    KIND,
    POINTS,
    POISONED_ACTIONS,
    STONES,
    TAKES,
    THRESHOLD,
    VALUE,
)
from .moves import PHASES
from .routes import forget_queue, spread
from .sites import given, missing, score
from .state import COLOURS, SITES, State


def view(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "turn": int(s.turn),
        "turns": int(s.turns),
        "goal": int(THRESHOLD[s.seats]),
        "last_round": is_last_round(s),
        "rolled": bool(s.rolled),
        "actions": int(s.actions),
        "played": int(s.played),
        "extra": int(s.extra),
        "attack": _key(CARDS, s.attack),
        "victim": _seat_or_none(s.victim),
        "offered": _key(CHURCHES, s.offered),
        "supply": _stones(s.supply),
        "gates": {key: _stones(s.gates[g]) for g, key in enumerate(GATES)},
        "churches": {key: _church(s, c) for c, key in enumerate(CHURCHES)},
        "deck": int(s.deck_count),
        "discards": _cards(s.pile, s.pile_count),
        "seats": [_seat(s, p) for p in range(s.seats)],
    }


def is_last_round(s: State) -> bool:
    return any(score(s, p) >= THRESHOLD[s.seats] for p in range(s.seats))


def _key(keys: tuple[str, ...], index: int) -> str | None:
    return keys[index] if index >= 0 else None


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else int(seat)


def _stones(counts: Any) -> dict[str, int]:
    return {key: int(counts[stone]) for stone, key in enumerate(STONES)}


def _cards(cards: int, count: int) -> list[str | None]:
    """Known cards by kind, then as many unknown ones as are left."""
    known: list[str | None] = [CARDS[KIND[card]] for card in range(DECK) if int(cards) >> card & 1]
    return known + [None] * (int(count) - len(known))


def _church(s: State, church: int) -> dict[str, Any]:
    return {
        "site": SITES[s.site[church]],
        "missing": int(missing(s, church)),
        "built": [_stones(s.built[church, p]) for p in range(s.seats)],
        "given": [int(given(s, church, p)) for p in range(s.seats)],
        "latest": [int(s.latest[church, p]) for p in range(s.seats)],
        "owner": _seat_or_none(s.owner[church]),
        "notary": _seat_or_none(s.notary[church]),
        "abbot": bool(s.abbot[church]),
    }


def _seat(s: State, p: int) -> dict[str, Any]:
    return {
        "colour": COLOURS[p],
        "score": int(score(s, p)),
        "carts": [_cart(s, p, cart) for cart in range(CARTS)],
        "hand": _cards(s.hand[p], s.hand_count[p]),
        "audiences": int(s.audiences[p]),
        "poisoned": bool(s.poisoned[p]),
        "sabotaged": bool(s.sabotaged[p]),
    }


def _cart(s: State, p: int, cart: int) -> dict[str, Any]:
    start = int(s.at[p, cart])
    count = spread(s, start)
    order, steps = s.queue[:count].tolist(), s.steps.tolist()
    forget_queue(s, count)
    actions = actions_of(s, p, cart)
    return {
        "at": FIELDS[start],
        "load": _key(STONES, s.load[p, cart]),
        "done": bool(p == s.turn and s.done[cart]),
        "reach": {FIELDS[field]: steps[field] - 1 for field in order[1:] if steps[field] - 1 <= actions},
        "ways": [_way_to(field, steps) for field in range(len(FIELDS))],
    }


def actions_of(s: State, p: int, cart: int) -> int:
    """How far a cart may go: in this turn, or in its next one."""
    if p != s.turn:
        return POISONED_ACTIONS if s.poisoned[p] else ACTIONS
    return int(s.actions) if not s.rolled or may_act(s, cart) == 0 else 0


def _way_to(field: int, steps: list[int]) -> int | None:
    """The field before this one on a shortest way; None at the start and where no way leads."""
    if steps[field] <= 1:
        return None
    return next(near for near in NEIGHBOURS[field] if steps[near] == steps[field] - 1)


def route(cart: dict[str, Any], goal: str) -> list[str] | None:
    """The fields a cart of a view enters on a shortest way past the carts as they stand; None if there is none."""
    way: list[str] = []
    field = FIELDS.index(goal)
    while FIELDS[field] != cart["at"]:
        way.insert(0, FIELDS[field])
        if cart["ways"][field] is None:
            return None
        field = cart["ways"][field]
    return way


def board_facts() -> dict[str, Any]:
    """What is printed on board and tiles, for whoever draws them."""
    return {
        "fields": {key: _field(f, key) for f, key in enumerate(FIELDS)},
        "streets": [[FIELDS[a], FIELDS[b]] for a, b in STREETS],
        "drawing": DATA["drawing"],
        "stones": {key: int(POINTS[stone]) for stone, key in enumerate(STONES)},
    }


def _field(field: int, key: str) -> dict[str, Any]:
    facts: dict[str, Any] = {"x": PLACES[key]["x"], "y": PLACES[key]["y"], "kind": _kind(field)}
    if field < DOM:
        abbot = int(ABBOT_OF[field])
        facts["value"] = int(VALUE[field])
        facts["takes"] = [stone for i, stone in enumerate(STONES) if TAKES[field, i]]
        facts["abbot"] = _key(CARDS, abbot)
        facts["bonus"] = int(BONUS[abbot]) if abbot >= 0 else 0
    starts = [seat for seat, row in enumerate(START) if field in row]
    if starts:
        facts["start"] = starts[0]
    return facts


def _kind(field: int) -> str:
    if field < DOM:
        return "church"
    if field == DOM:
        return "cathedral"
    return "gate" if FIRST_GATE <= field < FIRST_DOT else "dot"
