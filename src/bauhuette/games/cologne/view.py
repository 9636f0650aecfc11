"""What a hidden record shows, ready for JSON: the one view for browser, terminal, bot and researcher.

Every cart carries its movement range (`reach`: fields within its actions, and the moves they take) and its shortest
ways (`ways`: for every field, by number, the field before it), both past the carts as they stand; see `route`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from bauhuette.engine.record import NOBODY, plain

from . import cards
from .actions import why_not_use
from .board import DOM, FIELDS, FIRST_DOT, FIRST_GATE, NEIGHBOURS, PLACES, START, STREETS
from .construction_sites import given, missing, score
from .ids import K28
from .routes import forget_queue, spread
from .state import COLOURS, PHASES, SITES, State
from .view_types import BoardFacts, CardFacts, Cart, Church, Field, Holdings, View

# The families of moves cards are spent on; abbots and abbesses bring a bonus.
USES = {
    "mayor": "mayor",
    "thief": "steal",
    "archbishop": "visit",
    "poisoner": "poison",
    "trader": "trade",
    "notary": "secure",
    "saboteur": "sabotage",
    "forger": "forge",
    "guard": "guard",
}
ASKED_FOR = ("archbishop", "guard")  # by who visits or is attacked


def view(s: State) -> View:
    t = plain(s)
    built = t.built
    scores = [int(score(s, seat)) for seat in range(t.seats)]
    return {
        "phase": PHASES[t.phase],
        "turn": t.turn,
        "turns": t.turns,
        "goal": int(cards.THRESHOLD[t.seats]),
        "last_round": max(scores) >= int(cards.THRESHOLD[t.seats]),
        "rolled": bool(t.rolled),
        "actions": t.actions,
        "played": t.played,
        "extra": 0 if max(scores) >= int(cards.THRESHOLD[t.seats]) else t.extra,  # K46
        "attack": _key(cards.CARDS, t.attack),
        "victim": _seat_or_none(t.victim),
        "offered": _key(cards.CHURCHES, t.offered),
        "supply": _stones(t.supply),
        "gates": {key: _stones(stones) for key, stones in zip(cards.GATES, t.gates, strict=True)},
        "churches": {key: _church(s, t, c, built[c]) for c, key in enumerate(cards.CHURCHES)},
        "deck": t.deck_count,
        "discards": _cards(tuple(t.pile), t.pile_count),
        "seats": [_seat(s, t, seat, scores[seat]) for seat in range(t.seats)],
    }


def _key(keys: tuple[str, ...], index: int) -> str | None:
    return keys[index] if index >= 0 else None


def _seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _stones(counts: Any) -> dict[str, int]:
    return dict(zip(cards.STONES, counts, strict=True))


@lru_cache(4096)  # the same cards are shown again and again, to every seat
def _cards(counts: tuple[int, ...], count: int) -> list[str | None]:
    """Known cards by kind, then as many unknown ones as are left."""
    known: list[str | None] = [key for key, n in zip(cards.CARDS, counts, strict=True) for _ in range(n)]
    return known + [None] * (count - len(known))


def _church(s: State, t: State, church: int, built: Any) -> Church:
    return {
        "site": SITES[t.site[church]],
        "missing": int(missing(s, church)),
        "built": [_stones(stones) for stones in built[: t.seats]],
        "given": [int(given(s, church, seat)) for seat in range(t.seats)],
        "latest": list(t.latest[church][: t.seats]),
        "owner": _seat_or_none(t.owner[church]),
        "notary": _seat_or_none(t.notary[church]),
        "abbot": bool(t.abbot[church]),
    }


def _seat(s: State, t: State, seat: int, points: int) -> Holdings:
    return {
        "colour": COLOURS[seat],
        "score": points,
        "carts": [_cart(s, t, seat, cart) for cart in range(cards.CARTS)],
        "hand": _cards(t.hand[seat], t.hand_count[seat]),
        "audiences": t.audiences[seat],
        "poisoned": bool(t.poisoned[seat]),
        "sabotaged": bool(t.sabotaged[seat]),
    }


def _cart(s: State, t: State, seat: int, cart: int) -> Cart:
    start = t.at[seat][cart]
    count = spread(s, start)
    order, steps = tuple(s.queue[1:count].tolist()), tuple(s.steps.tolist())
    forget_queue(s, count)
    return {
        "at": FIELDS[start],
        "load": _key(cards.STONES, t.load[seat][cart]),
        "done": bool(seat == t.turn and t.done[cart]),
        "reach": _reach(order, steps, _actions_of(s, t, seat, cart)),
        "ways": _ways(steps),
    }


def _actions_of(s: State, t: State, seat: int, cart: int) -> int:
    """How far a cart may go: in this turn, or in its next one."""
    if seat != t.turn:
        return cards.POISONED_ACTIONS if t.poisoned[seat] else cards.ACTIONS
    return t.actions if not t.rolled or why_not_use(s, cart) == 0 else 0


@lru_cache(1024)  # most carts stand still while another one moves, and they are public
def _reach(order: tuple[int, ...], steps: tuple[int, ...], actions: int) -> dict[str, int]:
    return {FIELDS[field]: steps[field] - 1 for field in order if steps[field] - 1 <= actions}


@lru_cache(1024)
def _ways(steps: tuple[int, ...]) -> list[int | None]:
    return [_way_to(field, steps) for field in range(len(FIELDS))]


def _way_to(field: int, steps: tuple[int, ...]) -> int | None:
    """The field before this one on a shortest way; None at the start and where no way leads."""
    if steps[field] <= 1:
        return None
    return next(near for near in NEIGHBOURS[field] if steps[near] == steps[field] - 1)


def route(cart: Cart, goal: str) -> list[str] | None:
    """The fields a cart of a view enters on a shortest way past the carts as they stand; None if there is none."""
    way: list[str] = []
    field = FIELDS.index(goal)
    while FIELDS[field] != cart["at"]:
        way.insert(0, FIELDS[field])
        before = cart["ways"][field]
        if before is None:
            return None
        field = before
    return way


def board_facts() -> BoardFacts:
    """Return the printed values of board and tiles."""
    return {
        "fields": {key: _field(f, key) for f, key in enumerate(FIELDS)},
        "streets": [(FIELDS[a], FIELDS[b]) for a, b in STREETS],
        "drawing": cards.DATA["drawing"],
        "stones": {key: int(cards.POINTS[stone]) for stone, key in enumerate(cards.STONES)},
        "range_rule": f"K{K28}",
    }


def card_facts() -> dict[str, CardFacts]:
    """What each encounter card is for."""
    return {key: {"use": USES.get(key, "bonus"), "from_hand": key not in ASKED_FOR} for key in cards.CARDS}


def _field(field: int, key: str) -> Field:
    facts: Field = {"x": PLACES[key]["x"], "y": PLACES[key]["y"], "kind": _kind(field)}
    if field < DOM:
        abbot = int(cards.ABBOT_OF[field])
        facts["value"] = int(cards.VALUE[field])
        facts["takes"] = [stone for i, stone in enumerate(cards.STONES) if cards.TAKES[field, i]]
        facts["abbot"] = _key(cards.CARDS, abbot)
        facts["bonus"] = int(cards.BONUS[abbot]) if abbot >= 0 else 0
    starts = [seat for seat, row in enumerate(START) if field in row]
    if starts:
        facts["start"] = starts[0]
    return facts


def _kind(field: int) -> Literal["church", "cathedral", "gate", "dot"]:
    if field < DOM:
        return "church"
    if field == DOM:
        return "cathedral"
    return "gate" if FIRST_GATE <= field < FIRST_DOT else "dot"
