"""What a hidden record shows, ready for JSON, for browser, terminal, bot and researcher alike. Money in talers."""

from __future__ import annotations

from typing import Any

from .cards import (
    CATEGORIES,
    CATEGORY,
    CONTRACTS,
    COST,
    ECONOMIES,
    ECONOMY_CARDS,
    ECONOMY_KIND,
    EVENTS,
    HEADS,
    KIND,
    LETTERS,
    LOANS,
    NEEDS,
    PARTS,
    PIECES,
    PRICE,
    REQUESTS,
    UNIT,
    WAGE_LIMIT,
    WALL,
    WHOLE,
    WORKERS,
)
from .check import HEAD_LETTERS, TRAITS
from .contracts import lowest_bid
from .pay import debt, repayment, salvage, surcharge_of, wages_due
from .state import (
    ANSWER,
    BID,
    BORROW,
    BUILD,
    CHOOSE,
    COUNTER,
    FEE,
    HIDDEN,
    HIRE,
    LEND_OPTION,
    ON_OFFER,
    OPEN,
    OWNED,
    PAID,
    PHASES,
    PLAY,
    RELEASE,
    REST,
    State,
    seat_at,
    wage_of,
)

# The field of the action scale the trowel lies on.
TROWEL = {
    HIRE: 1,
    CHOOSE: 2,
    OPEN: 2,
    BID: 2,
    PLAY: 3,
    REST: 3,
    RELEASE: 3,
    BUILD: 4,
    FEE: 4,
    ANSWER: 4,
    COUNTER: 4,
    BORROW: 5,
}
PLACES = {ON_OFFER: "offer", OWNED: "owned", PAID: "paid"}


def view(s: State) -> dict[str, Any]:
    return {
        "phase": PHASES[s.phase],
        "trowel": TROWEL.get(int(s.phase), 5),
        "round": int(s.round_number),
        "last_round": int(s.last_round),
        "hammer": int(s.hammer),
        "wage_limit": _talers(WAGE_LIMIT),
        "stacks": {key: _stack(s, c) for c, key in enumerate(CATEGORIES)},
        "economy": _economy(s),
        "economy_left": ECONOMY_CARDS - int(s.economy_shown),
        "contracts_hidden": int(s.contracts_used) - int(s.contracts_shown),
        "contracts": {CONTRACTS[k]: _contract(s, k) for k in _shown(s)},
        "auction": _auction(s),
        "events": [EVENTS[e] for e in s.event_now if e >= 0],
        "events_left": int(s.events_left),
        "deal": _deal(s),
        "repayment": {key: _talers(repayment(s, i)) for i, key in enumerate(LOANS)},
        "seats": [_seat(s, p) for p in range(s.seats)],
    }


def _talers(thousands: int) -> int:
    return int(thousands) * UNIT


def worker_facts(w: int) -> dict[str, Any]:
    letters = "".join(letter for i, letter in enumerate(TRAITS) if int(LETTERS[w]) >> i & 1)
    return {"key": WORKERS[w], "category": CATEGORIES[CATEGORY[w]], "letters": letters, "wage": _talers(wage_of(w))}


def _stack(s: State, c: int) -> dict[str, Any]:
    """From the top; None is a worker nobody has seen."""
    cards = [int(w) for w in s.stack[c, : s.stack_size[c]]]
    return {"left": len(cards), "workers": [worker_facts(w) if w >= 0 else None for w in cards]}


def _economy(s: State) -> str | None:
    if s.economy_shown == 0:
        return None
    return str(ECONOMIES[ECONOMY_KIND[s.economy[s.economy_shown - 1]]])


def _shown(s: State) -> list[int]:
    return [int(k) for k in s.contracts if k >= 0 and s.place[k] != HIDDEN]


def _contract(s: State, k: int) -> dict[str, Any]:
    return {
        "number": k + 1,
        "kind": "wall" if KIND[k] == WALL else "building",
        "cost": _talers(COST[k]),
        "price": _talers(PRICE[k]),
        "place": PLACES[int(s.place[k])],
        "holder": int(s.holder[k]) if s.holder[k] >= 0 else None,
        "bonus": _talers(s.bonus[k]),
        "finished": bool(s.built[k] == WHOLE),
        "worth_now": _talers(salvage(s, k)) if s.place[k] == OWNED else 0,
        "pieces": [_piece(s, k, part) for part in range(PARTS)],
    }


def _piece(s: State, k: int, part: int) -> dict[str, Any]:
    """State: built, planned (all heads there), begun (some there), open."""
    piece = k * PARTS + part
    count = int(HEADS[piece])
    heads = [HEAD_LETTERS[h - 1] if h else None for h in s.heads[piece, :count]]
    if int(s.built[k]) >> part & 1:
        state = "built"
    elif int(s.planned[k]) >> part & 1:
        state = "planned"
    else:
        state = "begun" if any(heads) else "open"
    return {
        "key": PIECES[piece],
        "part": PIECES[piece].removeprefix(f"{CONTRACTS[k]}-"),
        "needs": [HEAD_LETTERS[n] for n in NEEDS[piece, :count]],
        "heads": heads,
        "state": state,
    }


def _auction(s: State) -> dict[str, Any] | None:
    if s.lot < 0:
        return None
    return {
        "contract": CONTRACTS[s.lot],
        "leader": int(s.leader) if s.leader >= 0 else None,
        "price": _talers(s.price),
        "lowest": _talers(lowest_bid(s)),
        "bidding": [p for p in range(s.seats) if s.bidding[p]],
    }


def _deal(s: State) -> dict[str, Any] | None:
    if s.deal_seat < 0:
        return None
    return {
        "borrower": int(seat_at(s, s.turn)),
        "lender": int(s.deal_seat),
        "category": CATEGORIES[s.deal_category],
        "fee": _talers(s.deal_fee),
    }


def _seat(s: State, p: int) -> dict[str, Any]:
    crew = [w for w in range(len(WORKERS)) if s.boss[w] == p]
    return {
        "money": _talers(s.money[p]),
        "wages": _talers(s.wages[p]),
        "surcharge": _talers(surcharge_of(s, p)),
        "due": _talers(wages_due(s, p)),
        "loans": {key: int(s.loans[p, i]) for i, key in enumerate(LOANS)},
        "debt": _talers(debt(s, p)),
        "crew": [{**worker_facts(w), "down": bool(s.down[w])} for w in crew],
        "idle": {key: int(s.idle[p, c]) for c, key in enumerate(CATEGORIES)},
        "requests_left": REQUESTS - int(s.requests[p]) if s.options[LEND_OPTION] else 0,
        "hand": [EVENTS[e] for e in s.hand[p] if e >= 0],
        "hidden_cards": int(s.hand_size[p]) - sum(1 for e in s.hand[p] if e >= 0),
    }
