"""Stones, dice, tiles and encounter cards: the tables of `cards.toml`, as the rules read them."""

from __future__ import annotations

from typing import Any

import numpy as np

from bauhuette.engine.edition import data_of
from bauhuette.engine.record import Cells, Grid

DATA = data_of(__package__)
NUMBERS = DATA["numbers"]


def _cells(values: list[Any]) -> Cells:
    return np.array(values, np.int64)


ACTIONS: int = NUMBERS["actions"]
POISONED_ACTIONS: int = NUMBERS["poisoned_actions"]
HAND_LIMIT: int = NUMBERS["hand_limit"]
PLAYED_LIMIT: int = NUMBERS["played_limit"]
HAMMERS: int = NUMBERS["hammers"]
STORAGE: int = NUMBERS["storage"]
TURNS: int = NUMBERS["turns"]
CARTS = 2

# by number of players
THRESHOLD = _cells([0, 0, *(row["threshold"] for row in DATA["thresholds"].values())])

STONES: tuple[str, ...] = tuple(DATA["stones"])
POINTS = _cells([row["points"] for row in DATA["stones"].values()])
STONE_COUNT = _cells([row["count"] for row in DATA["stones"].values()])
AT_EACH_GATE = _cells([row["at_each_gate"] for row in DATA["stones"].values()])

# What a trader or a forger exchanges: every pair of different stones, the one given first.
PAIRS = [(i, j) for i in range(len(STONES)) for j in range(len(STONES)) if i != j]
SWAPS: tuple[str, ...] = tuple(f"{STONES[i]}-{STONES[j]}" for i, j in PAIRS)
SWAP_FROM = _cells([i for i, _ in PAIRS])
SWAP_TO = _cells([j for _, j in PAIRS])

CHURCHES: tuple[str, ...] = tuple(DATA["tiles"])
GATES: tuple[str, ...] = tuple(DATA["gates"])
VALUE = _cells([row["points"] for row in DATA["tiles"].values()])
TAKES: Grid = _cells([[stone in row["stones"] for stone in STONES] for row in DATA["tiles"].values()])

# The dice; -1 is the X of the one and the card of the other.
STONE_FACES: tuple[str, ...] = (*STONES, "x")
GATE_FACES: tuple[str, ...] = (*GATES, "card")
STONE_DIE = _cells([STONES.index(face) if face != "x" else -1 for face in DATA["dice"]["stone"]])
GATE_DIE = _cells([GATES.index(face) if face != "card" else -1 for face in DATA["dice"]["gate"]])

ENCOUNTERS: dict[str, Any] = DATA["encounters"]
CARDS: tuple[str, ...] = tuple(ENCOUNTERS)
BONUS = _cells([row.get("bonus", 0) for row in ENCOUNTERS.values()])

# Abbots and abbesses stand first; CHURCH_OF and ABBOT_OF lead from them to their churches and back.
ABBOTS: tuple[str, ...] = tuple(key for key, row in ENCOUNTERS.items() if "church" in row)
CHURCH_OF = _cells([CHURCHES.index(ENCOUNTERS[key]["church"]) for key in ABBOTS])
ABBOT_OF = _cells([next((i for i, c in enumerate(CHURCH_OF) if c == k), -1) for k in range(len(CHURCHES))])

MAYOR = CARDS.index("mayor")
THIEF = CARDS.index("thief")
ARCHBISHOP = CARDS.index("archbishop")
POISONER = CARDS.index("poisoner")
TRADER = CARDS.index("trader")
NOTARY = CARDS.index("notary")
SABOTEUR = CARDS.index("saboteur")
FORGER = CARDS.index("forger")
GUARD = CARDS.index("guard")

# Cards of a kind look the same: everything counts them by kind, so that nobody can tell twins apart.
CARD_SORTS = len(CARDS)
COPIES = _cells([row["count"] for row in ENCOUNTERS.values()])
DECK = int(COPIES.sum())
