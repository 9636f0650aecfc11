"""Forecast what a crew could build and what that would bring, for hiring, bidding and planning. All of it lies open.

It reckons with the crew as it is, working at nothing else, and with no event.
"""

from __future__ import annotations

from functools import cache, lru_cache

from . import cards
from .edition_checks import TRAITS
from .payday import wages_due
from .state import ON_OFFER, OWNED, State
from .view_types import Outlook, Strike

Crew = tuple[int, ...]
WEAKENS: dict[int, Strike] = {cards.REST_LETTER: "rest", cards.DISMISS: "dismiss", cards.DEAR_LETTER: "extra"}


@cache
def _is_done_in_a_round(contract: int, before: int, after: int, crew: Crew) -> bool:
    """B34: for every level, no more heads of this level or above than workers of this level or above."""
    room = 0
    for category in range(cards.CATEGORY_COUNT):
        room += crew[category] - int(cards.ASKED[contract, after, category] - cards.ASKED[contract, before, category])
        if room < 0:
            return False
    return True


def _stages_after(contract: int, built: int) -> list[int]:
    """What can stand later, the most work first."""
    stages = [int(cards.STAGES[cards.KIND[contract], i]) for i in range(cards.MOST_STAGES)]
    return sorted(
        (mask for mask in stages if mask > built and mask & built == built),
        key=lambda mask: (int(cards.COUNT[mask]), int(cards.WORK[contract, mask])),
        reverse=True,
    )


@lru_cache(8192)
def stages_to_the_end(contract: int, built: int, crew: Crew) -> tuple[int, ...] | None:
    """What stands after each round, in the fewest rounds; None if this crew can never finish it."""
    if built == cards.WHOLE:
        return ()
    ways = [
        (mask, *rest)
        for mask in _stages_after(contract, built)
        if _is_done_in_a_round(contract, built, mask, crew)
        and (rest := stages_to_the_end(contract, mask, crew)) is not None
    ]
    return min(ways, key=len, default=None)


@lru_cache(8192)
def rounds_of_pieces(contract: int, built: int, crew: Crew) -> tuple[int, ...] | None:
    """For each piece in which of the coming rounds it would go up; 0: it stands."""
    stages = stages_to_the_end(contract, built, crew)
    if stages is None:
        return None
    return tuple(sum(not mask & cards.PART_BIT[part] for mask in (built, *stages)) for part in range(cards.PARTS))


@lru_cache(8192)
def pieces_in_a_round(contract: int, crew: Crew) -> int:
    """How many pieces of a new contract this crew could put up in one round."""
    return max(
        (int(cards.COUNT[mask]) for mask in _stages_after(contract, 0) if _is_done_in_a_round(contract, 0, mask, crew)),
        default=0,
    )


def _with_one_more(crew: Crew, category: int) -> Crew:
    return tuple(count + (level == category) for level, count in enumerate(crew))


@lru_cache(1024)
def possible(crew: Crew) -> dict[str, list[int]]:
    """For every contract the pieces of one round: with this crew, and with one worker more of each category."""
    crews = {"now": crew} | {key: _with_one_more(crew, category) for category, key in enumerate(cards.CATEGORIES)}
    return {key: [pieces_in_a_round(k, one) for k in range(cards.CONTRACT_COUNT)] for key, one in crews.items()}


def outlook(s: State, t: State, seat: int, contract: int) -> Outlook:
    """The rounds its pieces take, their wages, and the bid at which nothing would be won or lost; in thousands.

    None where the crew lacks a worker, or where the game is over before the work is.
    """
    rounds = rounds_of_pieces(contract, 0, tuple(t.crew[seat]))
    last = max(rounds) if rounds else 0
    missing = [
        c
        for c in range(cards.CATEGORY_COUNT)
        if cards.ASKED[contract, cards.WHOLE, c] and not sum(t.crew[seat][: c + 1])
    ]
    in_time = rounds is not None and last <= _last_round(t, contract) - t.round_number + 1
    wages = last * int(s.wages[seat]) if in_time else None
    return {
        "rounds": rounds,
        "lacks": cards.CATEGORIES[missing[0]] if missing else None,
        "wages": wages,
        "even": int(cards.PRICE[contract]) + int(t.bonus[contract]) - wages if wages is not None else None,
    }


def _last_round(t: State, contract: int) -> int:
    """B49: the round after the one in which the last contract was awarded."""
    others = sum(t.place[k] == ON_OFFER for k in range(cards.CONTRACT_COUNT) if k != contract)
    if t.contracts_shown < t.contracts_used or others:
        return int(t.last_round)
    return min(int(t.last_round), int(t.round_number) + 1)


def payday(s: State, t: State, seat: int) -> tuple[dict[str, int], int]:
    """B42, B43: what the contracts bring that are finished if nothing more is planned, and what is left then."""
    income = {
        cards.CONTRACTS[k]: int(cards.PRICE[k])
        for k in range(cards.CONTRACT_COUNT)
        if t.place[k] == OWNED
        and t.holder[k] == seat
        and cards.SETTLED[cards.KIND[k], t.built[k] | t.planned[k]] == cards.WHOLE
    }
    return income, int(t.money[seat]) + sum(income.values()) - int(wages_due(s, seat))


@cache
def traits() -> dict[str, dict[Strike, list[str]]]:
    """For each letter the events that keep its bearers away, dismiss one of them, or make them dearer."""
    found: dict[str, dict[Strike, list[str]]] = {sign: {how: [] for how in WEAKENS.values()} for sign in TRAITS}
    for event, key in enumerate(cards.EVENTS):
        for i, sign in enumerate(TRAITS):
            if int(cards.EFFECT[event]) in WEAKENS and int(cards.EVENT_LETTER[event]) >> i & 1:
                found[sign][WEAKENS[int(cards.EFFECT[event])]].append(key)
    return found


def extra_wage(event: int, letters: int, category: int) -> int:
    """B32: what an event adds to one worker's wage, in thousands."""
    if cards.EFFECT[event] == cards.DEAR_LETTER and letters & int(cards.EVENT_LETTER[event]):
        return int(cards.SURCHARGE[event])
    if cards.EFFECT[event] == cards.DEAR_CATEGORY and cards.EVENT_HEADS[event, category]:
        return int(cards.SURCHARGE[event])
    return 0
