"""Nothing is lost and nothing doubled: every card in one place, every taler somewhere."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.record import Cells

from .cards import (
    ALL_MONEY,
    CATEGORIES,
    CATEGORY,
    CONTRACTS,
    DEEPEST,
    ECONOMY_CARDS,
    EVENT_HAND,
    EVENTS,
    KIND,
    LOANS,
    PIECES,
    ROUNDS,
    SETTLED,
    WAGE_LIMIT,
    WHOLE,
    WORKERS,
)
from .check import ECONOMY_DECK, MAX_HEADS
from .crew import place_in_stack, turns_to_hire
from .knowledge import event_shows, shows
from .moment import (
    are_ends_empty,
    are_events_right,
    are_loans_right,
    are_plans_right,
    is_asked_rightly,
    is_auction_right,
    is_building,
    is_course_right,
    is_deal_right,
    is_debt_to_event_right,
    is_first_money_right,
    is_the_open_known,
)
from .state import EVENTS_A_ROUND, HIDDEN, ON_OFFER, OWNED, PAID, State, wage_of

AUDITS = (
    ("round_number", "table-in-range"),
    ("money", "money-conserved"),
    ("money", "money-in-range"),
    ("stack", "workers-conserved"),
    ("wages", "wages-are-crew"),
    ("contracts", "contracts-conserved"),
    ("place", "contracts-placed"),
    ("built", "buildings-stand"),
    ("economy", "economy-conserved"),
    ("events", "events-conserved"),
    ("idle", "workers-at-work"),
    ("phase", "phase-fits"),
    ("stack_size", "ends-empty"),
    ("known", "open-known"),
    ("last_round", "course"),
    ("loans", "loans"),
    ("lot", "auction"),
    ("event_now", "events-of-the-round"),
    ("owed", "owed"),
    ("heads", "plans"),
    ("deal_seat", "deal"),
    ("money", "first-money"),
)


@rule
def audit(s: State) -> int:
    """The first broken invariant. The ranges come first: what follows relies on them."""
    if not (are_counters_in_range(s) and are_cells_in_range(s)):
        return 1
    if not is_money_whole(s):
        return 2
    if not is_money_sane(s):
        return 3
    if not are_workers_whole(s):
        return 4
    if not are_wages_right(s):
        return 5
    if not are_all_there(s.contracts, len(CONTRACTS)):
        return 6
    if not are_contracts_placed(s):
        return 7
    if not does_all_stand(s):
        return 8
    if not are_all_there(s.economy, ECONOMY_DECK):
        return 9
    if not are_events_whole(s):
        return 10
    if not are_heads_right(s):
        return 11
    if not are_ends_empty(s):
        return 13
    if not is_the_open_known(s):
        return 14
    if not is_course_right(s):
        return 15
    if not are_loans_right(s):
        return 16
    return 0 if s.over != 0 else audit_moment(s)


@rule
def audit_moment(s: State) -> int:
    """What belongs to the phase, and whether whoever is asked can answer."""
    if not is_auction_right(s):
        return 17
    if not are_events_right(s):
        return 18
    if not is_debt_to_event_right(s):
        return 19
    if not are_plans_right(s):
        return 20
    if not is_deal_right(s):
        return 21
    if not is_first_money_right(s):
        return 22
    return 0 if is_asked_rightly(s) else 12


@rule
def is_seat(s: State, p: int) -> bool:
    return -1 <= p < s.seats


@rule
def are_counters_in_range(s: State) -> bool:
    if not (1 <= s.round_number <= s.last_round <= ROUNDS and 0 <= s.hammer < s.seats):
        return False
    if not (0 <= s.turn <= turns_to_hire(s) and 0 <= s.event_step <= EVENTS_A_ROUND):
        return False
    if not (0 <= s.contracts_shown <= s.contracts_used <= len(CONTRACTS) and 0 <= s.economy_shown <= ECONOMY_CARDS):
        return False
    if not (is_seat(s, s.leader) and is_seat(s, s.cursor) and is_seat(s, s.deal_seat)):
        return False
    return -1 <= s.lot < len(CONTRACTS) and -1 <= s.deal_category < len(CATEGORIES)


@rule
def are_cells_in_range(s: State) -> bool:
    for c in range(len(CATEGORIES)):
        if not 0 <= s.stack_size[c] <= DEEPEST:
            return False
    for p in range(s.seats):
        if not 0 <= s.hand_size[p] <= EVENT_HAND:
            return False
    for k in range(len(CONTRACTS)):
        if not (HIDDEN <= s.place[k] <= PAID and is_seat(s, s.holder[k])):
            return False
    return 0 <= s.events_left <= len(EVENTS)


@rule
def is_money_whole(s: State) -> bool:
    """To the taler: purses, bank and what lies on contracts."""
    total = int(s.bank)
    for p in range(s.seats):
        total += s.money[p]
    for k in range(len(CONTRACTS)):
        total += s.bonus[k]
    return bool(total == ALL_MONEY)


@rule
def is_money_sane(s: State) -> bool:
    for p in range(s.seats):
        if s.over == 0 and s.money[p] < 0:
            return False
        for loan in range(len(LOANS)):
            if s.loans[p, loan] < 0:
                return False
    return True


@rule
def are_workers_whole(s: State) -> bool:
    """Employed, or once in the stack of the category."""
    lying = 0
    for w in range(len(WORKERS)):
        if not is_seat(s, s.boss[w]) or (s.boss[w] < 0) != (place_in_stack(s, w) >= 0):
            return False
        if s.boss[w] < 0:
            lying += 1
            if s.down[w]:
                return False
    for c in range(len(CATEGORIES)):
        lying -= s.stack_size[c]
    return lying == 0


@rule
def are_wages_right(s: State) -> bool:
    for p in range(s.seats):
        if not is_crew_right(s, p):
            return False
    return True


@rule
def is_crew_right(s: State, p: int) -> bool:
    total = int(s.wages[p])
    if total > WAGE_LIMIT:
        return False
    for c in range(len(CATEGORIES)):
        heads = int(s.crew[p, c])
        for w in range(len(WORKERS)):
            if s.boss[w] == p and CATEGORY[w] == c:
                heads -= 1
                total -= wage_of(w)
        if heads != 0:
            return False
    return total == 0


@rule
def are_all_there(cells: Cells, n: int) -> bool:
    for card in range(n):
        if not shows(cells, n, card):
            return False
    return True


@rule
def are_contracts_placed(s: State) -> bool:
    for i in range(len(CONTRACTS)):
        k = s.contracts[i]
        if (s.place[k] == HIDDEN) != (i >= s.contracts_shown):
            return False
        if (s.place[k] >= OWNED) != (s.holder[k] >= 0) or (s.bonus[k] != 0 and s.place[k] != ON_OFFER):
            return False
    return True


@rule
def does_all_stand(s: State) -> bool:
    for k in range(len(CONTRACTS)):
        if s.built[k] < 0 or s.built[k] > WHOLE or SETTLED[KIND[k], s.built[k]] != s.built[k]:
            return False
        if (s.place[k] == PAID and s.built[k] != WHOLE) or (s.place[k] < OWNED and s.built[k] != 0):
            return False
    return True


@rule
def are_events_whole(s: State) -> bool:
    held = int(s.events_left)
    for p in range(s.seats):
        held += s.hand_size[p]
    for e in range(len(EVENTS)):
        if not event_shows(s, e):
            return False
    return held == len(EVENTS)


@rule
def are_heads_right(s: State) -> bool:
    """While planning nobody works twice, and nobody who is not there; at other times nobody works."""
    for c in range(len(CATEGORIES)):
        able = able_workers(s, c) if is_building(s) else 0
        for p in range(s.seats):
            able -= s.idle[p, c]
            if not 0 <= s.borrowed[p, c] <= s.idle[p, c]:
                return False
        for piece in range(len(PIECES)):
            for i in range(MAX_HEADS):
                if s.heads[piece, i] == c + 1:
                    able -= 1
        if able < 0:
            return False
    return True


@rule
def able_workers(s: State, c: int) -> int:
    n = 0
    for w in range(len(WORKERS)):
        if CATEGORY[w] == c and s.boss[w] >= 0 and s.down[w] == 0:
            n += 1
    return n
