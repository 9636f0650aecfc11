"""What must be true of every position: nothing is lost, nothing doubled, nothing lies where it cannot be.

The rules here hold at any time; what depends on the phase is in `audit_phase`. The rows stand at the end.
"""

from __future__ import annotations

from bauhuette.engine.audit import Audit, audited
from bauhuette.engine.jit import rule
from bauhuette.engine.news import EVERYONE
from bauhuette.engine.record import Cells

from . import audit_phase, cards, state
from .contracts import all_awarded
from .crew import place_in_stack, turns_to_hire
from .edition_checks import ECONOMY_DECK, MAX_HEADS
from .knowledge import event_shows, shows
from .state import State

# --- ranges ---


@rule
def is_seat(s: State, seat: int) -> bool:
    return -1 <= seat < s.seats


@rule
def counters_are_in_range(s: State) -> bool:
    if not (1 <= s.round_number <= s.last_round <= cards.ROUNDS and 0 <= s.hammer < s.seats):
        return False
    if not (0 <= s.turn <= turns_to_hire(s) and 0 <= s.event_step <= state.EVENTS_A_ROUND):
        return False
    if not (
        0 <= s.contracts_shown <= s.contracts_used <= cards.CONTRACT_COUNT
        and 0 <= s.economy_shown <= cards.ECONOMY_CARDS
    ):
        return False
    if not (is_seat(s, s.leader) and is_seat(s, s.cursor) and is_seat(s, s.deal_seat)):
        return False
    return -1 <= s.lot < cards.CONTRACT_COUNT and -1 <= s.deal_category < cards.CATEGORY_COUNT


@rule
def cells_are_in_range(s: State) -> bool:
    for category in range(cards.CATEGORY_COUNT):
        if not 0 <= s.stack_size[category] <= cards.DEEPEST:
            return False
    for seat in range(s.seats):
        if not 0 <= s.hand_size[seat] <= cards.EVENT_HAND:
            return False
    for contract in range(cards.CONTRACT_COUNT):
        if not (state.HIDDEN <= s.place[contract] <= state.PAID and is_seat(s, s.holder[contract])):
            return False
    return 0 <= s.events_left <= cards.EVENT_COUNT


# --- money and workers ---


@rule
def money_is_conserved(s: State) -> bool:
    """To the taler: purses, bank and what lies on contracts."""
    total = int(s.bank)
    for seat in range(s.seats):
        total += s.money[seat]
    for contract in range(cards.CONTRACT_COUNT):
        total += s.bonus[contract]
    return bool(total == cards.ALL_MONEY)


@rule
def nobody_is_below_nothing(s: State) -> bool:
    for seat in range(s.seats):
        if s.over == 0 and s.money[seat] < 0:
            return False
        for loan in range(cards.LOAN_COUNT):
            if s.loans[seat, loan] < 0:
                return False
    return True


@rule
def every_worker_once(s: State) -> bool:
    """Employed, or once in the stack of the category."""
    lying = 0
    for worker in range(cards.WORKER_COUNT):
        if not is_seat(s, s.boss[worker]) or (s.boss[worker] < 0) != (place_in_stack(s, worker) >= 0):
            return False
        if s.boss[worker] < 0:
            lying += 1
            if s.down[worker]:
                return False
    for category in range(cards.CATEGORY_COUNT):
        lying -= s.stack_size[category]
    return lying == 0


@rule
def wages_are_the_crews(s: State) -> bool:
    for seat in range(s.seats):
        if not wages_are_of_crew(s, seat):
            return False
    return True


@rule
def wages_are_of_crew(s: State, seat: int) -> bool:
    total = int(s.wages[seat])
    if total > cards.WAGE_LIMIT:
        return False
    for category in range(cards.CATEGORY_COUNT):
        heads = int(s.crew[seat, category])
        for worker in range(cards.WORKER_COUNT):
            if s.boss[worker] == seat and cards.CATEGORY[worker] == category:
                heads -= 1
                total -= state.wage_of(worker)
        if heads != 0:
            return False
    return total == 0


@rule
def nobody_works_twice(s: State) -> bool:
    """While planning nobody works twice, and nobody who is not there; at other times nobody works."""
    for category in range(cards.CATEGORY_COUNT):
        able = able_workers(s, category) if audit_phase.is_building(s) else 0
        for seat in range(s.seats):
            able -= s.idle[seat, category]
            if not 0 <= s.borrowed[seat, category] <= s.idle[seat, category]:
                return False
        for piece in range(cards.PIECE_COUNT):
            for i in range(MAX_HEADS):
                if s.heads[piece, i] == category + 1:
                    able -= 1
        if able < 0:
            return False
    return True


@rule
def able_workers(s: State, category: int) -> int:
    n = 0
    for worker in range(cards.WORKER_COUNT):
        if cards.CATEGORY[worker] == category and s.boss[worker] >= 0 and s.down[worker] == 0:
            n += 1
    return n


# --- cards and buildings ---


@rule
def every_contract_once(s: State) -> bool:
    return holds_all(s.contracts, cards.CONTRACT_COUNT)


@rule
def every_economy_card_once(s: State) -> bool:
    return holds_all(s.economy, ECONOMY_DECK)


@rule
def holds_all(cells: Cells, n: int) -> bool:
    for card in range(n):
        if not shows(cells, n, card):
            return False
    return True


@rule
def contracts_are_placed(s: State) -> bool:
    """What was revealed lies open or has an owner; talers lie only on what is on offer (B27)."""
    for i in range(cards.CONTRACT_COUNT):
        contract = s.contracts[i]
        if (s.place[contract] == state.HIDDEN) != (i >= s.contracts_shown):
            return False
        if (s.place[contract] >= state.OWNED) != (s.holder[contract] >= 0):
            return False
        if s.bonus[contract] != 0 and s.place[contract] != state.ON_OFFER:
            return False
    return True


@rule
def buildings_stand(s: State) -> bool:
    """B38 to B40; only what is owned was built, and only what is whole was paid."""
    for contract in range(cards.CONTRACT_COUNT):
        built = s.built[contract]
        if not 0 <= built <= cards.WHOLE or cards.SETTLED[cards.KIND[contract], built] != built:
            return False
        if (s.place[contract] == state.PAID and built != cards.WHOLE) or (
            s.place[contract] < state.OWNED and built != 0
        ):
            return False
    return True


@rule
def every_event_once(s: State) -> bool:
    """In the stack or in a hand."""
    held = int(s.events_left)
    for seat in range(s.seats):
        held += s.hand_size[seat]
    for event in range(cards.EVENT_COUNT):
        if not event_shows(s, event):
            return False
    return held == cards.EVENT_COUNT


@rule
def nothing_lies_behind_the_last(s: State) -> bool:
    """Behind the last card of a stack or hand there is none."""
    for category in range(cards.CATEGORY_COUNT):
        if not is_empty_from(s.stack[category], s.stack_size[category], cards.DEEPEST):
            return False
    for seat in range(s.seats):
        if not is_empty_from(s.hand[seat], s.hand_size[seat], cards.EVENT_HAND):
            return False
    return is_empty_from(s.events, s.events_left, cards.EVENT_COUNT)


@rule
def is_empty_from(cells: Cells, first: int, size: int) -> bool:
    for i in range(first, size):
        if cells[i] >= 0:
            return False
    return True


@rule
def what_lies_open_is_known(s: State) -> bool:
    """What lies open everybody knows, and everybody knows the own hand."""
    for i in range(s.contracts_shown):
        if s.known[state.KNOWN_CONTRACT + s.contracts[i]] != EVERYONE:
            return False
    for i in range(s.economy_shown):
        if s.known[state.KNOWN_ECONOMY + s.economy[i]] != EVERYONE:
            return False
    for category in range(cards.CATEGORY_COUNT):
        if s.stack_size[category] > 0 and s.known[state.KNOWN_WORKER + s.stack[category, 0]] != EVERYONE:
            return False
    for seat in range(s.seats):
        for i in range(s.hand_size[seat]):
            if s.known[state.KNOWN_EVENT + s.hand[seat, i]] & cards.BIT[seat] == 0:
                return False
    return True


# --- the course of the game ---


@rule
def course_is_possible(s: State) -> bool:
    """B16: an economy card a round at most, none in the first; B49: the last round comes early when all is awarded."""
    revealed = s.round_number - (2 if s.phase == state.HIRE else 1)
    if s.economy_shown > max(0, revealed):
        return False
    return s.last_round == cards.ROUNDS or all_awarded(s)


@rule
def loans_come_after_wages(s: State) -> bool:
    """B44: nobody borrows before the first wages."""
    for seat in range(s.seats):
        total = 0
        for loan in range(cards.LOAN_COUNT):
            total += int(s.loans[seat, loan])
        if total > s.loans_taken[seat] or (
            total > 0 and s.round_number == 1 and s.phase != state.BORROW and s.over == 0
        ):
            return False
    return True


# Asked in this order: the ranges first, for all others rely on them.
AUDITS = (
    Audit("round_number", "table-in-range", counters_are_in_range),
    Audit("round_number", "table-in-range", cells_are_in_range),
    Audit("money", "money-conserved", money_is_conserved),
    Audit("money", "money-in-range", nobody_is_below_nothing),
    Audit("stack", "workers-conserved", every_worker_once),
    Audit("wages", "wages-are-crew", wages_are_the_crews),
    Audit("contracts", "contracts-conserved", every_contract_once),
    Audit("place", "contracts-placed", contracts_are_placed),
    Audit("built", "buildings-stand", buildings_stand),
    Audit("economy", "economy-conserved", every_economy_card_once),
    Audit("events", "events-conserved", every_event_once),
    Audit("idle", "workers-at-work", nobody_works_twice),
    Audit("stack_size", "ends-empty", nothing_lies_behind_the_last),
    Audit("known", "open-known", what_lies_open_is_known),
    Audit("last_round", "course", course_is_possible),
    Audit("loans", "loans", loans_come_after_wages),
    Audit("lot", "auction", audit_phase.auction_is_possible),
    Audit("event_now", "events-of-the-round", audit_phase.events_lie_open_in_time),
    Audit("owed", "owed", audit_phase.events_ask_for_what_is_there),
    Audit("heads", "plans", audit_phase.plans_are_possible),
    Audit("deal_seat", "deal", audit_phase.deal_is_possible),
    Audit("money", "first-money", audit_phase.first_contract_can_be_paid),
    Audit("phase", "phase-fits", audit_phase.whoever_is_asked_can_answer),
)
audit = audited(AUDITS, globals())
