"""What is printed on the components, as tables for the rules. Money in thousands: the smallest note is 1,000 talers."""

from __future__ import annotations

from typing import Any

import numpy as np

from bauhuette.engine.edition import Data, data_of
from bauhuette.engine.record import MAX_SEATS, Cells

from .edition_checks import ECONOMY_DECK, EFFECTS, HEAD_LETTERS, MAX_HEADS, TRAITS

UNIT = 1000
PARTS = 6  # of every contract
WHOLE = (1 << PARTS) - 1

DATA: Data = data_of(__package__)


def table(values: Any) -> Cells:
    return np.array(values, np.int64)


def money(value: int) -> int:
    return int(value) // UNIT


def letters(code: str, alphabet: str) -> list[int]:
    return sorted(alphabet.index(c) for c in code if c in alphabet)


def bits(numbers: list[int]) -> int:
    return sum(1 << n for n in set(numbers))


# --- the game's own numbers
_GAME = DATA["game"]
START_MONEY = money(_GAME["start_money"])
START_WORKERS: int = _GAME["start_workers"]
ROUNDS: int = _GAME["rounds"]
ECONOMY_CARDS: int = _GAME["economy_cards"]
OPPORTUNITIES: int = _GAME["opportunities"]
EXTRA_CONTRACTS: int = _GAME["extra_contracts"]
REMOVED_FOR_TWO: int = _GAME["removed_for_two"]
UNSOLD_BONUS = money(_GAME["unsold_bonus"])
WAGE_LIMIT = money(_GAME["wage_limit"])
MISSING_PIECE = money(_GAME["missing_piece"])
PICK_FEE = money(_GAME["pick_fee"])
EVENT_HAND: int = _GAME["event_hand"]
HIGHEST_BID = money(_GAME["highest_bid"])
REQUESTS: int = _GAME["requests"]
HIGHEST_FEE = money(_GAME["highest_fee"])
ALL_MONEY = sum(money(note["worth"]) * note["notes"] for note in DATA["note"].values())

# --- loans
LOANS = tuple(DATA["loan"])
LOAN_COUNT = len(LOANS)
PAYOUT = table([money(loan["payout"]) for loan in DATA["loan"].values()])
EARLY = table([money(loan["early"]) for loan in DATA["loan"].values()])
LATE = table([money(loan["late"]) for loan in DATA["loan"].values()])

# --- workers, best category first
CATEGORIES = tuple(DATA["category"])
CATEGORY_COUNT = len(CATEGORIES)
WORKERS = tuple(DATA["letters"])
WORKER_COUNT = len(WORKERS)
WAGE = table([money(c["wage"]) for c in DATA["category"].values()])
CATEGORY = table([CATEGORIES.index(key.rpartition("-")[0]) for key in WORKERS])
LETTERS = table([bits(letters(code, TRAITS)) for code in DATA["letters"].values()])
FIRST = table([list(CATEGORY).index(c) for c in range(CATEGORY_COUNT)])
SUPPLY = table([list(CATEGORY).count(c) for c in range(CATEGORY_COUNT)])
DEEPEST = int(SUPPLY.max())

# --- contracts and their pieces
CONTRACTS = tuple(DATA["contract"])
CONTRACT_COUNT = len(CONTRACTS)
COST = table([money(c["cost"]) for c in DATA["contract"].values()])
PRICE = table([money(c["price"]) for c in DATA["contract"].values()])
BUILDING, WALL = 0, 1
KIND = table([("building", "wall").index(c["kind"]) for c in DATA["contract"].values()])
PIECES = tuple(f"{c}-{part}" for c in CONTRACTS for part in DATA["piece"][c])
PIECE_COUNT = len(PIECES)
_CODES = [letters(code, HEAD_LETTERS)[:MAX_HEADS] for c in CONTRACTS for code in DATA["piece"][c].values()]
NEEDS = table([code + [-1] * (MAX_HEADS - len(code)) for code in _CODES])  # hardest first
HEADS = table([len(code) for code in _CODES])

# --- what stands: one bit per piece, in the order of the data
SIDES, GABLES, WALLS, ROOF = 0b000011, 0b001100, 0b001111, 0b110000
FIRST_WALL = 0b000111
REQUIRES = table([[0] * 4 + [WALLS] * 2, [0] * 3 + [FIRST_WALL] * 3])  # by kind: complete before this piece


def _settled_building(mask: int) -> int:
    """B38, B39: nothing without a side and a gable, no roof without all walls."""
    if not (mask & SIDES and mask & GABLES):
        return 0
    return mask if mask & WALLS == WALLS else mask & WALLS


def _settled_wall(mask: int) -> int:
    """B40: each wall with its main part and a side part, the second after the first."""
    first = mask & 7 if mask & 1 and mask & 6 else 0
    second = mask & 56 if mask & 8 and mask & 48 else 0
    return first | second if first == FIRST_WALL else first


SETTLED = table([[f(mask) for mask in range(WHOLE + 1)] for f in (_settled_building, _settled_wall)])
_STAGES = [[mask for mask in range(WHOLE + 1) if row[mask] == mask] for row in SETTLED]
MOST_STAGES = max(len(stages) for stages in _STAGES)
STAGES = table([stages + [-1] * (MOST_STAGES - len(stages)) for stages in _STAGES])  # by kind: all that can stand
COUNT = table([mask.bit_count() for mask in range(WHOLE + 1)])


def _heads_of(contract: int, mask: int) -> list[int]:
    """How many heads of each category the pieces of `mask` ask for."""
    asked = [0] * CATEGORY_COUNT
    for part in range(PARTS):
        if mask >> part & 1:
            for category in _CODES[contract * PARTS + part]:
                asked[category] += 1
    return asked


# Narrow, for a graphics card holds 64 KiB of tables.
ASKED = table([[_heads_of(c, mask) for mask in range(WHOLE + 1)] for c in range(CONTRACT_COUNT)]).astype(np.int16)
WORK = ASKED @ WAGE  # by contract and mask: the wages of these heads

# --- events
EVENTS = tuple(DATA["event"])
EVENT_COUNT = len(EVENTS)
NO_ROOF, REST_LETTER, REST_SHARE, REST_CATEGORY, REST_HIGHEST, DISMISS, DEAR_CATEGORY, DEAR_LETTER = range(8)
_EVENTS = list(DATA["event"].values())
EFFECT = table([EFFECTS.index(e["effect"]) if e["effect"] in EFFECTS else 0 for e in _EVENTS])
EVENT_LETTER = table([bits(letters(e.get("letter", ""), TRAITS)) for e in _EVENTS])
EVENT_HEADS = table([[int(h in e.get("heads", "")) for h in HEAD_LETTERS] for e in _EVENTS])
SURCHARGE = table([money(e.get("surcharge", 0)) for e in _EVENTS])
SHARE = table([e.get("share", 1) for e in _EVENTS])
FROM = table([e.get("from", 1) for e in _EVENTS])

# --- economy cards: the eleven cards, and by kind and seats the contracts they reveal
ECONOMIES = tuple(DATA["economy"])
_COPIES = [e["copies"] for e in DATA["economy"].values()]
ECONOMY_KIND = table(([kind for kind, n in enumerate(_COPIES) for _ in range(n)] + [0] * 99)[:ECONOMY_DECK])
REVEALS = table([[0, 0, e["two"], e["three"], e["four"]] for e in DATA["economy"].values()])

BIT = table([1 << n for n in range(MAX_SEATS + 2)])
PART_BIT = table([1 << n for n in range(PARTS)])
