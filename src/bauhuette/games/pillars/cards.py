"""What is printed on the cards, as tables."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from bauhuette.engine.domains import Keys
from bauhuette.engine.edition import colours_of, data_of
from bauhuette.engine.record import MAX_SEATS

DATA = data_of(__package__)

SEATS = MAX_SEATS
COLOURS = colours_of(__package__)  # of seats a, b, c, d
MATERIALS: tuple[str, ...] = tuple(DATA["materials"]["order"])
CRAFTSMEN: tuple[str, ...] = tuple(DATA["craftsman"])
ADVANTAGES: tuple[str, ...] = tuple(DATA["advantage"])
CARRIED_OVER: int = DATA["materials"]["carried_over"]


SITES = ("quarry", "forest", "gravel-pit")


class _Neutral(NamedTuple):
    key: str
    kind: str
    former: str  # the key in version 0.1


def _neutral_cards() -> Iterator[_Neutral]:
    """Keys do not depend on how many copies an edition has: sites are numbered from 1, persons from a second one on."""
    for kind, card in DATA["neutral"].items():
        for copy in range(card["copies"]):
            numbered = f"{kind}-{copy + 1}"
            key = numbered if copy or kind in SITES else kind
            yield _Neutral(key, kind, kind if card["copies"] == 1 else numbered)


_NEUTRAL = tuple(_neutral_cards())
NEUTRAL_KINDS = tuple(card.kind for card in _NEUTRAL)
CARDS = Keys(
    (
        *(f"{kind}-{colour}" for colour in COLOURS for kind in CRAFTSMEN),
        *(card.key for card in _NEUTRAL),
        *ADVANTAGES,
    ),
    {card.former: card.key for card in _NEUTRAL},
)
CARD_COUNT = len(CARDS)
FIRST_NEUTRAL = len(COLOURS) * len(CRAFTSMEN)
FIRST_ADVANTAGE = FIRST_NEUTRAL + len(_NEUTRAL)
_PRINTED: tuple[dict[str, Any], ...] = (
    *(DATA["craftsman"][kind] for _ in COLOURS for kind in CRAFTSMEN),
    *(DATA["neutral"][kind] for kind in NEUTRAL_KINDS),
    *(DATA["advantage"][key] for key in ADVANTAGES),
)

KING = CARDS.index("king")
ALIENA = CARDS.index("lady-aliena")
ALFRED = CARDS.index("alfred-builder")
TOM = CARDS.index("tom-builder")
ELLEN = CARDS.index("ellen")
NO_CARD = -1

ALL_ADVANTAGES = sum(1 << card for card in range(FIRST_ADVANTAGE, len(CARDS)))
BIT = np.array([1 << card for card in range(len(CARDS))], np.int64)
VALUE = np.array([card["value"] for card in _PRINTED], np.int64)
POINTS = np.array([card.get("points", 0) for card in _PRINTED], np.int64)
GIVES = np.array([MATERIALS.index(c["gives"]) if "gives" in c else -1 for c in _PRINTED], np.int64)
START = np.array([DATA["materials"]["start"][m] for m in MATERIALS], np.int64)
TOM_CHOICE = np.array([DATA["neutral"]["tom-builder"]["choice"][m] for m in MATERIALS], np.int64)

_FOURTH_COLOUR = range(FIRST_NEUTRAL - len(CRAFTSMEN), FIRST_NEUTRAL)
# P2: with three players the fourth colour and Ellen stay in the box.
IN_PLAY = [
    [card for card in range(FIRST_ADVANTAGE) if seats == SEATS or not (card in _FOURTH_COLOUR or card == ELLEN)]
    for seats in range(SEATS + 1)
]
DECK = np.array([cards + [0] * (FIRST_ADVANTAGE - len(cards)) for cards in IN_PLAY], np.int64)  # by number of seats
DECK_SIZE = np.array([len(cards) for cards in IN_PLAY], np.int64)
IN_PLAY_SET = np.array([sum(1 << card for card in cards) | ALL_ADVANTAGES for cards in IN_PLAY], np.int64)

COLOUR = np.repeat(np.arange(SEATS), len(CRAFTSMEN))  # the seat a craftsman belongs to
CRAFTSMEN_OF = np.array(
    [sum(1 << (seat * len(CRAFTSMEN) + i) for i in range(len(CRAFTSMEN))) for seat in range(SEATS)],
    np.int64,
)

# Who converts materials: a seat's five craftsmen, then the advantage cards that can.
CONVERTERS: tuple[str, ...] = (*CRAFTSMEN, *(a for a in ADVANTAGES if "takes" in DATA["advantage"][a]))
HELPER = CONVERTERS.index("helper")
BRICK_BURNER = CONVERTERS.index("brick-burner")
MASTER_BUILDER = CONVERTERS.index("master-builder")
_CONVERTER_DATA = [{**DATA["craftsman"], **DATA["advantage"]}[key] for key in CONVERTERS]
BRICK = MATERIALS.index(DATA["advantage"]["brick-burner"]["makes"])


def _pay(card: dict[str, Any], material: str) -> int:
    pays = card.get("pays", 0)
    if card["takes"] not in (material, "any"):
        return 0
    return int(pays[material] if isinstance(pays, dict) else pays)


PAYS = np.array([[_pay(card, m) for m in MATERIALS] for card in _CONVERTER_DATA], np.int64)
TAKES = np.array([[card["takes"] in (m, "any") for m in MATERIALS] for card in _CONVERTER_DATA], np.int64)
# The card that must be among those given to (craftsmen) or kept by (advantage cards) the seat.
CONVERTER_CARD = np.array(
    [[CARDS.index(f"{key}-{colour}" if key in CRAFTSMEN else key) for colour in COLOURS] for key in CONVERTERS],
    np.int64,
)
