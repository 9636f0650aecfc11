"""What a seat knows, and worlds it must hold possible."""

from __future__ import annotations

from bauhuette.engine.jit import rule
from bauhuette.engine.news import hide_news
from bauhuette.engine.record import Cells
from bauhuette.engine.rng import shuffle

from . import cards, state
from .edition_checks import ECONOMY_DECK
from .state import State


@rule
def redact(s: State, seat: int) -> None:
    """Cards this seat does not know become -1, and nobody's knowledge of them is told."""
    s.rng = 0
    hide_news(s, seat)
    for category in range(cards.CATEGORY_COUNT):
        hide_cells(s, s.stack[category], s.stack_size[category], state.KNOWN_WORKER, seat)
    hide_cells(s, s.events, s.events_left, state.KNOWN_EVENT, seat)
    for holder in range(s.seats):
        hide_cells(s, s.hand[holder], s.hand_size[holder], state.KNOWN_EVENT, seat)
    hide_cells(s, s.contracts, cards.CONTRACT_COUNT, state.KNOWN_CONTRACT, seat)
    hide_cells(s, s.economy, ECONOMY_DECK, state.KNOWN_ECONOMY, seat)
    for i in range(state.KNOWN):
        if s.known[i] & cards.BIT[seat] == 0:
            s.known[i] = 0


@rule
def hide_cells(s: State, cells: Cells, n: int, first: int, seat: int) -> None:
    for i in range(n):
        if cells[i] >= 0 and s.known[first + cells[i]] & cards.BIT[seat] == 0:
            cells[i] = -1


@rule
def determinize(s: State, seat: int) -> None:  # noqa: ARG001
    """The cards nobody sees are dealt anew to the places they can lie in."""
    for category in range(cards.CATEGORY_COUNT):
        imagine_stack(s, category)
    imagine_events(s)
    n = gather(s, s.contracts, cards.CONTRACT_COUNT, 0, cards.CONTRACT_COUNT)
    fill(s, s.contracts, cards.CONTRACT_COUNT, n)
    n = gather(s, s.economy, ECONOMY_DECK, 0, ECONOMY_DECK)
    fill(s, s.economy, ECONOMY_DECK, n)
    for i in range(state.POOL):
        s.pool[i] = 0


@rule
def gather(s: State, cells: Cells, size: int, first: int, count: int) -> int:
    """The cards first..first+count-1 that do not show in `cells`, shuffled into the pool."""
    n = 0
    for card in range(first, first + count):
        if not shows(cells, size, card):
            s.pool[n] = card
            n += 1
    shuffle(s, s.pool, n)
    return n


@rule
def shows(cells: Cells, size: int, card: int) -> bool:
    for i in range(size):
        if cells[i] == card:
            return True
    return False


@rule
def fill(s: State, cells: Cells, size: int, n: int) -> int:
    """Hidden cells take the last cards of the pool; how many are left in it."""
    for i in range(size):
        if cells[i] < 0:
            n -= 1
            cells[i] = s.pool[n]
    return n


@rule
def imagine_stack(s: State, category: int) -> None:
    n = 0
    for worker in range(cards.FIRST[category], cards.FIRST[category] + cards.SUPPLY[category]):
        if s.boss[worker] < 0 and not shows(s.stack[category], s.stack_size[category], worker):
            s.pool[n] = worker
            n += 1
    shuffle(s, s.pool, n)
    fill(s, s.stack[category], s.stack_size[category], n)


@rule
def imagine_events(s: State) -> None:
    """The hidden cards of the stack and of the other hands; a holder knows what he holds."""
    n = 0
    for event in range(cards.EVENT_COUNT):
        if not event_shows(s, event):
            s.pool[n] = event
            n += 1
    shuffle(s, s.pool, n)
    n = fill(s, s.events, s.events_left, n)
    for holder in range(s.seats):
        n = fill(s, s.hand[holder], s.hand_size[holder], n)
        for i in range(s.hand_size[holder]):
            s.known[state.KNOWN_EVENT + s.hand[holder, i]] = cards.BIT[holder]


@rule
def event_shows(s: State, event: int) -> bool:
    if shows(s.events, s.events_left, event):
        return True
    for holder in range(s.seats):
        if shows(s.hand[holder], s.hand_size[holder], event):
            return True
    return False
