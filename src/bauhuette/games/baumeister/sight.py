"""Where workers, contracts and cards lie and who sees them, for the observer of the testkit (see `engine/sight.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bauhuette.engine.sight import EVERYBODY, NOBODY_SEES, Card, Moved, Place, Sight, Unknown, View, face_down

from .cards import (
    CATEGORIES,
    CONTRACTS,
    ECONOMIES,
    ECONOMY_CARDS,
    ECONOMY_KIND,
    EVENTS,
    REMOVED_FOR_TWO,
    WORKERS,
)
from .check import ECONOMY_DECK
from .state import KNOWN_CONTRACT, KNOWN_EVENT, KNOWN_WORKER

CONTRACT_STACK, ECONOMY_STACK, EVENT_STACK = "contracts", "economy", "events"
CREWS, REVEALED, SEEN_ECONOMY = "crews", "revealed contracts", "past economy"
ECONOMY_FACES = [ECONOMIES[kind] for kind in ECONOMY_KIND.tolist()]


def sight(seats: int, options: Mapping[str, int]) -> Sight:
    return Sight(
        cards={**dict.fromkeys((*WORKERS, *CONTRACTS, *EVENTS), 1), **Counter(ECONOMY_FACES)},
        sorts=dict(_sorts()),
        places=[
            *(_stack_of(c, key, bool(options["pick"])) for c, key in enumerate(CATEGORIES)),
            Place(CREWS, _crews, open_to=EVERYBODY),
            *_contracts(REMOVED_FOR_TWO if seats == 2 else 0),
            *_economy(),
            *_events(),
            *(_hand_of(seat) for seat in range(seats)),
        ],
        news={
            "hired": lambda n, _b, _a: [Moved(_stack(n["worker"]), CREWS, n["worker"])],
            "picked": lambda n, _b, _a: [Moved(_stack(n["worker"]), CREWS, n["worker"], from_anywhere=True)],
            "dismissed": lambda n, _b, _a: [Moved(CREWS, _stack(n["worker"]), n["worker"])],
            "revealed": lambda n, _b, _a: [Moved(CONTRACT_STACK, REVEALED, n["contract"])],
            "economy": lambda n, _b, _a: [Moved(ECONOMY_STACK, SEEN_ECONOMY, n["economy"])],
            "event": lambda n, _b, _a: [Moved(EVENT_STACK, EVENT_STACK, n["event"])],
            "played": lambda n, _b, _a: [Moved(hand(n["seat"]), EVENT_STACK, n["event"])],
        },
        located=_located,
    )


def _sorts() -> Iterator[tuple[str, str]]:
    """A card's back: workers of a category, contracts, economy cards, events."""
    for worker in WORKERS:
        yield worker, _stack(worker)
    for sort, cards in (("contract", CONTRACTS), ("economy", ECONOMIES), ("event", EVENTS)):
        yield from ((card, sort) for card in cards)


def _stack(worker: str) -> str:
    return f"{worker.rpartition('-')[0]} stack"


def hand(seat: int) -> str:
    return f"hand {seat}"


def _cells(cells: Iterable[int], names: Sequence[str]) -> list[Card]:
    return [names[card] if card >= 0 else Unknown() for card in cells]


def _stack_of(c: int, category: str, spread: bool) -> Place:
    """B2: the top worker lies open; B52: with the variant they all do."""
    return Place(
        f"{category} stack",
        lambda view: [w["key"] if w else Unknown() for w in view["stacks"][category]["workers"]],
        lambda h: _cells(h.stack[c, : h.stack_size[c]], WORKERS),
        open_to=EVERYBODY if spread else NOBODY_SEES,
        ordered=True,
        top_is_open=True,
        sort=f"{category} stack",
    )


def _crews(view: View) -> list[Card]:
    return [worker["key"] for seat in view["seats"] for worker in seat["crew"]]


def _contracts(in_the_box: int) -> list[Place]:
    return [
        Place(
            CONTRACT_STACK,
            lambda view: face_down(view["contracts_hidden"] + in_the_box),
            lambda h: _cells(h.contracts[h.contracts_shown :], CONTRACTS),
            ordered=True,
            sort="contract",
        ),
        Place(REVEALED, lambda view: list(view["contracts"]), open_to=EVERYBODY),
    ]


def _economy() -> list[Place]:
    return [
        Place(
            ECONOMY_STACK,
            lambda view: face_down(view["economy_left"] + ECONOMY_DECK - ECONOMY_CARDS),
            lambda h: _cells(h.economy[h.economy_shown :], ECONOMY_FACES),
            ordered=True,
            sort="economy",
        ),
        Place(
            SEEN_ECONOMY,
            lambda view: face_down(ECONOMY_CARDS - view["economy_left"]),
            lambda h: _cells(h.economy[: h.economy_shown], ECONOMY_FACES),
            ordered=True,
            sort="economy",
        ),
    ]


def _events() -> list[Place]:
    return [
        Place(
            EVENT_STACK,
            lambda view: face_down(view["events_left"]),
            lambda h: _cells(h.events[: h.events_left], EVENTS),
            ordered=True,
            sort="event",
        )
    ]


def _hand_of(seat: int) -> Place:
    return Place(
        hand(seat),
        lambda view: [*view["seats"][seat]["hand"], *face_down(view["seats"][seat]["hidden_cards"])],
        lambda h: _cells(h.hand[seat, : h.hand_size[seat]], EVENTS),
        [seat],
        sort="event",
    )


def _located(h: Any, reader: int) -> Iterator[str]:
    """Economy cards look alike: what the record says of them is said by their places."""
    for first, names in ((KNOWN_WORKER, WORKERS), (KNOWN_EVENT, EVENTS), (KNOWN_CONTRACT, CONTRACTS)):
        for i, name in enumerate(names):
            if int(h.known[first + i]) >> reader & 1:
                yield name
