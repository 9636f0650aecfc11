"""Lay out positions of contest in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from bauhuette.engine.registry import load
from bauhuette.engine.types import Seat
from bauhuette.games.contest.cards import COPIES, FACES, TALERS
from bauhuette.games.contest.state import PHASES
from bauhuette.match.table import Table

GAME = load("contest")
PILE = 20
City = Sequence[str | None]


def arranged(
    cities: Sequence[City] = ((), (), ()),
    hands: Sequence[Sequence[str]] = ((), (), ()),
    money: Sequence[int] = (10, 10, 10),
    saboteurs: Sequence[int] = (0, 0, 0),
    phase: str = "act",
    turn: int = 0,
    tops: tuple[str | None, str | None] = (None, None),
    sizes: tuple[int, int] | None = None,
    luck: int = 0,
    **fields: Any,
) -> Table:
    """Seat `turn` is asked in `phase`. Cards not named fill both piles under `tops`; what they do not hold (`sizes`) is
    in the hand of the last seat. Everybody's purse is bounded by what is in it."""
    seats = len(cities)
    left = _left_over(cities, hands, tops)
    piles = [[top] if top else [] for top in tops]
    wanted = sizes or (len(left) // 2 + len(piles[0]), PILE)
    for pile, size in zip(piles, wanted, strict=True):
        while len(pile) < size and left:
            pile.append(left.pop())
    held = [list(hand) for hand in hands]
    held[-1] += left
    four = range(4)
    position = Table(GAME, seats, b"arranged").position()
    position |= {
        "phase": PHASES.index(phase),
        "to_move": turn,
        "turn": turn,
        "money": [money[p] if p < seats else 0 for p in four],
        "most": [money[p] if p < seats else 0 for p in four],
        "bank": TALERS - sum(money),
        "saboteurs": [saboteurs[p] if p < seats else 0 for p in four],
        "supply": 5 - sum(saboteurs),
        "pile": [[*pile, *[None] * (PILE - len(pile))] for pile in piles],
        "pile_size": [len(pile) for pile in piles],
        "seen": [[31 if i == 0 and piles[0] else 0 for i in range(PILE)], [0] * PILE],
        "hand": [[held[p].count(face) if p < seats else 0 for face in FACES] for p in four],
        "hand_size": [len(held[p]) if p < seats else 0 for p in four],
        "city": [_row(cities[p] if p < seats else ()) for p in four],
        "city_size": [len(cities[p]) if p < seats else 0 for p in four],
        "founded": [int(p < seats and bool(cities[p])) for p in four],
        **fields,
    }
    return Table(GAME, seats, bytes([luck + 1]), position=position)


def _left_over(cities: Sequence[City], hands: Sequence[Sequence[str]], tops: Sequence[str | None]) -> list[str]:
    deck = Counter({face: int(copies) for face, copies in zip(FACES, COPIES, strict=True)})
    named = Counter(card for cards in (*cities, *hands, tops) for card in cards if card)
    assert named <= deck, named - deck
    return sorted((deck - named).elements(), key=lambda card: (card[-1], card))


def _row(city: City) -> list[str | None]:
    return [*city, *[None] * (32 - len(city))]


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def with_die(pips: int, make: Callable[[int], Table], *moves: str) -> Table:
    """The table, after these moves, with the luck that made the die show `pips` (0 is the dot)."""
    for luck in range(200):
        table = play(make(luck), *moves)
        if any(item.get("pips") == pips for item in news(table)):
            return table
    raise AssertionError(f"the die never shows {pips}")


def why(table: Table, move: str) -> int:
    """The number of the rule against a move, or 0."""
    refusal = table.why_not(move)
    return refusal.rule if refusal else 0


def offered(table: Table) -> list[str]:
    return [str(move) for move in table.moves()]


def news(table: Table, seat: int | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view(None if seat is None else Seat(seat))["news"]
    return found


def kinds(table: Table, seat: int | None = None) -> list[str]:
    return [item["kind"] for item in news(table, seat)]


def state(table: Table, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None if seat is None else Seat(seat))["state"]
    return found


def seen(table: Table, whose: int, by: int | None = None) -> dict[str, Any]:
    """A seat as another, or a spectator, sees it."""
    found: dict[str, Any] = state(table, by)["seats"][whose]
    return found


def purse(table: Table, p: int) -> int:
    return int(table.state.money[p])


def city(table: Table, p: int) -> list[str | None]:
    found: list[str | None] = seen(table, p)["city"]
    return found


def hand(table: Table, p: int) -> list[str]:
    found: list[str] = seen(table, p, by=p)["hand"]
    return found
