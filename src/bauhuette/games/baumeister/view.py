"""What a hidden record shows, ready for JSON, for browser, terminal, bot and researcher alike. Money in talers."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any, Literal

from bauhuette.engine.record import plain

from . import cards, state
from .contracts import lowest_bid, may_take_part
from .crew_forecast import extra_wage, outlook, payday, possible, traits
from .edition_checks import HEAD_LETTERS, TRAITS
from .ids import LEND_OPTION
from .payday import debt, repayment, salvage, surcharge_of, wages_due
from .state import State
from .view_types import (
    Auction,
    Contract,
    Deal,
    Hand,
    Holdings,
    Loan,
    Opportunity,
    Outlook,
    Payday,
    Piece,
    Stack,
    View,
    Work,
    Worker,
)

# The field of the action scale the trowel lies on.
TROWEL = {
    state.HIRE: 1,
    state.CHOOSE: 2,
    state.OPEN: 2,
    state.BID: 2,
    state.PLAY: 3,
    state.REST: 3,
    state.RELEASE: 3,
    state.BUILD: 4,
    state.FEE: 4,
    state.ANSWER: 4,
    state.COUNTER: 4,
    state.BORROW: 5,
}
PLACES: dict[int, Literal["offer", "owned", "paid"]] = {
    state.ON_OFFER: "offer",
    state.OWNED: "owned",
    state.PAID: "paid",
}


def view(s: State) -> View:
    t = plain(s)
    heads = t.heads
    return {
        "phase": state.PHASES[t.phase],
        "trowel": TROWEL.get(t.phase, 5),
        "round": t.round_number,
        "last_round": t.last_round,
        "hammer": t.hammer,
        "wage_limit": _talers(cards.WAGE_LIMIT),
        "stacks": {
            key: _stack(*workers) for key, *workers in zip(cards.CATEGORIES, t.stack, t.stack_size, strict=True)
        },
        "economy": _economy(t),
        "economy_left": cards.ECONOMY_CARDS - t.economy_shown,
        "contracts_hidden": t.contracts_used - t.contracts_shown,
        "contracts": {
            cards.CONTRACTS[k]: _contract(s, t, k, heads) for k in t.contracts if k >= 0 and t.place[k] != state.HIDDEN
        },
        "auction": _auction(s, t),
        "events": [cards.EVENTS[e] for e in t.event_now if e >= 0],
        "events_left": t.events_left,
        "deal": _deal(s, t),
        "opportunity": _opportunity(t),
        "loans": {key: _loan(s, i) for i, key in enumerate(cards.LOANS)},
        "works": _works(),
        "traits": traits(),
        "seats": [_seat(s, t, p) for p in range(t.seats)],
    }


def _talers(thousands: int) -> int:
    return int(thousands) * cards.UNIT


def _loan(s: State, loan: int) -> Loan:
    """B45, B46: what it brings, what it costs to repay now, and what later."""
    return {
        "payout": _talers(cards.PAYOUT[loan]),
        "back": _talers(repayment(s, loan)),
        "late": _talers(cards.LATE[loan]),
    }


@cache
def _works() -> list[Work]:
    """What is printed on all contracts, seen or not."""
    return [{"key": key, "number": k + 1, "price": _talers(cards.PRICE[k])} for k, key in enumerate(cards.CONTRACTS)]


def _opportunity(t: State) -> Opportunity | None:
    """B11, B12: the how manieth of how many hirings."""
    if t.phase != state.HIRE:
        return None
    return {"number": t.turn // t.seats + 1, "of": cards.START_WORKERS if t.round_number == 1 else cards.OPPORTUNITIES}


@cache
def _worker(w: int) -> Worker:
    letters = "".join(letter for i, letter in enumerate(TRAITS) if int(cards.LETTERS[w]) >> i & 1)
    return {
        "key": cards.WORKERS[w],
        "category": cards.CATEGORIES[cards.CATEGORY[w]],
        "letters": letters,
        "wage": _talers(state.wage_of(w)),
    }


@lru_cache(1024)  # a stack rarely changes and is the same for all readers
def _stack(workers: tuple[int, ...], size: int) -> Stack:
    """From the top; None is an unknown worker."""
    return {"left": size, "workers": [_worker(w) if w >= 0 else None for w in workers[:size]]}


def _economy(t: State) -> str | None:
    if t.economy_shown == 0:
        return None
    return str(cards.ECONOMIES[cards.ECONOMY_KIND[t.economy[t.economy_shown - 1]]])


def _contract(s: State, t: State, k: int, heads: Any) -> Contract:
    built, planned = t.built[k], t.planned[k]
    return {
        "number": k + 1,
        "kind": "wall" if cards.KIND[k] == cards.WALL else "building",
        "cost": _talers(cards.COST[k]),
        "price": _talers(cards.PRICE[k]),
        "place": PLACES[t.place[k]],
        "holder": t.holder[k] if t.holder[k] >= 0 else None,
        "bonus": _talers(t.bonus[k]),
        "finished": bool(built == cards.WHOLE),
        "worth_now": _talers(salvage(s, k)) if t.place[k] == state.OWNED else 0,
        "pieces": [
            _piece(k, part, heads[k * cards.PARTS + part], built >> part & 1, planned >> part & 1)
            for part in range(cards.PARTS)
        ],
    }


@lru_cache(4096)  # the same pieces are shown at every step, to every seat
def _piece(k: int, part: int, at_work: tuple[int, ...], built: int, planned: int) -> Piece:
    """State: built, planned (all heads there), begun (some there), open."""
    piece = k * cards.PARTS + part
    count = int(cards.HEADS[piece])
    heads = [HEAD_LETTERS[h - 1] if h else None for h in at_work[:count]]
    return {
        "key": cards.PIECES[piece],
        "part": cards.PIECES[piece].removeprefix(f"{cards.CONTRACTS[k]}-"),
        "needs": [HEAD_LETTERS[n] for n in cards.NEEDS[piece, :count]],
        "heads": heads,
        "state": _stage(built, planned, any(heads)),
    }


def _stage(built: int, planned: int, begun: bool) -> Literal["built", "planned", "begun", "open"]:
    if built:
        return "built"
    if planned:
        return "planned"
    return "begun" if begun else "open"


def _auction(s: State, t: State) -> Auction | None:
    if t.lot < 0:
        return None
    return {
        "contract": cards.CONTRACTS[t.lot],
        "leader": t.leader if t.leader >= 0 else None,
        "price": _talers(t.price),
        "lowest": _talers(lowest_bid(s)),
        # Before the first bid the state names no bidder: then all seats that may take part.
        "bidding": [p for p in range(t.seats) if (t.bidding[p] if t.leader >= 0 else may_take_part(s, p))],
    }


def _deal(s: State, t: State) -> Deal | None:
    if t.deal_seat < 0:
        return None
    return {
        "borrower": int(state.seat_at(s, t.turn)),
        "lender": t.deal_seat,
        "category": cards.CATEGORIES[t.deal_category],
        "fee": _talers(t.deal_fee),
    }


def _crew(t: State, seat: int) -> list[Hand]:
    return [
        {**_worker(w), "down": bool(t.down[w]), "extra": _talers(_extra(t, w))}
        for w, boss in enumerate(t.boss)
        if boss == seat
    ]


def _extra(t: State, w: int) -> int:
    return sum(extra_wage(event, int(cards.LETTERS[w]), int(cards.CATEGORY[w])) for event in t.event_now if event >= 0)


def _outlook(s: State, t: State, seat: int, contract: int) -> Outlook:
    found = outlook(s, t, seat, contract)
    wages, even = found["wages"], found["even"]
    return {
        "rounds": found["rounds"],
        "lacks": found["lacks"],
        "wages": None if wages is None else _talers(wages),
        "even": None if even is None else _talers(even),
    }


def _wages_with(t: State, seat: int, category: int) -> int | None:
    """B13: the wage sum with one worker more; None beyond the end of the scale."""
    wages = t.wages[seat] + cards.WAGE[category]
    return _talers(wages) if wages <= cards.WAGE_LIMIT else None


def _payday(s: State, t: State, seat: int) -> Payday:
    income, left = payday(s, t, seat)
    return {"income": {key: _talers(price) for key, price in income.items()}, "left": _talers(left)}


def _has_paid(s: State, t: State, seat: int) -> bool:
    """B43: wages are paid in turn."""
    return t.phase in (state.WAGES, state.BORROW) and seat in [state.seat_at(s, turn) for turn in range(t.turn)]


def _seat(s: State, t: State, seat: int) -> Holdings:
    hand = [cards.EVENTS[e] for e in t.hand[seat] if e >= 0]
    return {
        "money": _talers(t.money[seat]),
        "wages": _talers(t.wages[seat]),
        "surcharge": _talers(surcharge_of(s, seat)),
        "due": _talers(wages_due(s, seat)),
        "loans": dict(zip(cards.LOANS, t.loans[seat], strict=True)),
        "debt": _talers(debt(s, seat)),
        "wages_with": {key: _wages_with(t, seat, c) for c, key in enumerate(cards.CATEGORIES)},
        "spare": _talers(t.money[seat] - wages_due(s, seat)),
        "paid": _has_paid(s, t, seat),
        "payday": _payday(s, t, seat),
        "outlook": {
            cards.CONTRACTS[k]: _outlook(s, t, seat, k) for k in t.contracts if k >= 0 and t.place[k] == state.ON_OFFER
        },
        "possible": possible(tuple(t.crew[seat])) if t.phase == state.HIRE else None,
        "crew": _crew(t, seat),
        "idle": dict(zip(cards.CATEGORIES, t.idle[seat], strict=True)),
        "borrowed": dict(zip(cards.CATEGORIES, t.borrowed[seat], strict=True)),
        "requests_left": cards.REQUESTS - t.requests[seat] if t.options[LEND_OPTION] else 0,
        "hand": hand,
        "hidden_cards": t.hand_size[seat] - len(hand),
    }
