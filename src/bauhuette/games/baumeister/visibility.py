"""Declare where workers, contracts and cards lie and who sees them (see `engine/visibility.py`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from bauhuette.engine.visibility import (
    EVERYBODY,
    NOBODY_SEES,
    Card,
    CardMoved,
    CardPlace,
    UnknownCard,
    View,
    VisibilityModel,
    face_down,
)

from . import cards
from .edition_checks import ECONOMY_DECK
from .state import KNOWN_CONTRACT, KNOWN_EVENT, KNOWN_WORKER

CONTRACT_STACK, ECONOMY_STACK, EVENT_STACK = "contracts", "economy", "events"
CREWS, REVEALED, SEEN_ECONOMY = "crews", "revealed contracts", "past economy"
ECONOMY_FACES = [cards.ECONOMIES[kind] for kind in cards.ECONOMY_KIND.tolist()]


def sight(seats: int, options: Mapping[str, int]) -> VisibilityModel:
    return VisibilityModel(
        cards={**dict.fromkeys((*cards.WORKERS, *cards.CONTRACTS, *cards.EVENTS), 1), **Counter(ECONOMY_FACES)},
        sorts=dict(_sorts()),
        places=[
            *(_stack_of(c, key, bool(options["pick"])) for c, key in enumerate(cards.CATEGORIES)),
            CardPlace(CREWS, _crews, open_to=EVERYBODY),
            *_contracts(cards.REMOVED_FOR_TWO if seats == 2 else 0),
            *_economy(),
            *_events(),
            *(_hand_of(seat) for seat in range(seats)),
        ],
        news={
            "hired": lambda n, _b, _a: [CardMoved(_stack(n["worker"]), CREWS, n["worker"])],
            "picked": lambda n, _b, _a: [CardMoved(_stack(n["worker"]), CREWS, n["worker"], from_anywhere=True)],
            "dismissed": lambda n, _b, _a: [CardMoved(CREWS, _stack(n["worker"]), n["worker"])],
            "revealed": lambda n, _b, _a: [CardMoved(CONTRACT_STACK, REVEALED, n["contract"])],
            "economy": lambda n, _b, _a: [CardMoved(ECONOMY_STACK, SEEN_ECONOMY, n["economy"])],
            "event": lambda n, _b, _a: [CardMoved(EVENT_STACK, EVENT_STACK, n["event"])],
            "played": lambda n, _b, _a: [CardMoved(hand(n["seat"]), EVENT_STACK, n["event"])],
        },
        located=_located,
    )


def _sorts() -> Iterator[tuple[str, str]]:
    """A card's back: workers of a category, contracts, economy cards, events."""
    for worker in cards.WORKERS:
        yield worker, _stack(worker)
    for sort, keys in (("contract", cards.CONTRACTS), ("economy", cards.ECONOMIES), ("event", cards.EVENTS)):
        yield from ((card, sort) for card in keys)


def _stack(worker: str) -> str:
    return f"{worker.rpartition('-')[0]} stack"


def hand(seat: int) -> str:
    return f"hand {seat}"


def _cells(cells: Iterable[int], names: Sequence[str]) -> list[Card]:
    return [names[card] if card >= 0 else UnknownCard() for card in cells]


def _stack_of(c: int, category: str, spread: bool) -> CardPlace:
    """B2: the top worker lies open; B52: with the variant they all do."""
    return CardPlace(
        f"{category} stack",
        lambda view: [w["key"] if w else UnknownCard() for w in view["stacks"][category]["workers"]],
        lambda h: _cells(h.stack[c, : h.stack_size[c]], cards.WORKERS),
        open_to=EVERYBODY if spread else NOBODY_SEES,
        ordered=True,
        top_is_open=True,
        sort=f"{category} stack",
    )


def _crews(view: View) -> list[Card]:
    return [worker["key"] for seat in view["seats"] for worker in seat["crew"]]


def _contracts(in_the_box: int) -> list[CardPlace]:
    return [
        CardPlace(
            CONTRACT_STACK,
            lambda view: face_down(view["contracts_hidden"] + in_the_box),
            lambda h: _cells(h.contracts[h.contracts_shown :], cards.CONTRACTS),
            ordered=True,
            sort="contract",
        ),
        CardPlace(REVEALED, lambda view: list(view["contracts"]), open_to=EVERYBODY),
    ]


def _economy() -> list[CardPlace]:
    return [
        CardPlace(
            ECONOMY_STACK,
            lambda view: face_down(view["economy_left"] + ECONOMY_DECK - cards.ECONOMY_CARDS),
            lambda h: _cells(h.economy[h.economy_shown :], ECONOMY_FACES),
            ordered=True,
            sort="economy",
        ),
        CardPlace(
            SEEN_ECONOMY,
            lambda view: face_down(cards.ECONOMY_CARDS - view["economy_left"]),
            lambda h: _cells(h.economy[: h.economy_shown], ECONOMY_FACES),
            ordered=True,
            sort="economy",
        ),
    ]


def _events() -> list[CardPlace]:
    return [
        CardPlace(
            EVENT_STACK,
            lambda view: face_down(view["events_left"]),
            lambda h: _cells(h.events[: h.events_left], cards.EVENTS),
            ordered=True,
            sort="event",
        )
    ]


def _hand_of(seat: int) -> CardPlace:
    return CardPlace(
        hand(seat),
        lambda view: [*view["seats"][seat]["hand"], *face_down(view["seats"][seat]["hidden_cards"])],
        lambda h: _cells(h.hand[seat, : h.hand_size[seat]], cards.EVENTS),
        [seat],
        sort="event",
    )


def _located(h: Any, reader: int) -> Iterator[str]:
    """Economy cards look alike: their places carry what the record says of them."""
    for first, names in ((KNOWN_WORKER, cards.WORKERS), (KNOWN_EVENT, cards.EVENTS), (KNOWN_CONTRACT, cards.CONTRACTS)):
        for i, name in enumerate(names):
            if int(h.known[first + i]) >> reader & 1:
                yield name
