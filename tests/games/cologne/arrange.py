"""Lay out positions of cologne in a few words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bauhuette.engine.registry import load
from bauhuette.engine.types import Seat
from bauhuette.match.table import Table

GAME = load("cologne")
STONES = ("white", "grey", "black")
STONE_COUNT = {"white": 20, "grey": 15, "black": 15}
CHURCHES = tuple(Table(GAME, 2, b"keys").view()["state"]["churches"])
GATES = ("gate-1", "gate-2", "gate-3", "gate-4", "gate-5")
CARDS = {
    "abbess-caecilien": 1, "abbot-gross-st-martin": 1, "abbess-maria-im-kapitol": 1, "abbot-pantaleon": 1,
    "mayor": 4, "thief": 2, "archbishop": 4, "poisoner": 2, "trader": 4, "notary": 2, "saboteur": 2, "forger": 2,
    "guard": 4,
}  # fmt: skip
HAMMERED = ("andreas", "georg", "gereon", "ursula")
PHASES = ("roll", "act", "limit", "react", "bonus")
Words = Sequence[str]


def by_kind(*cards: str) -> list[int]:
    """How many of each kind."""
    return [cards.count(kind) for kind in CARDS]


def arrange(
    seats: int = 2,
    *,
    carts: Mapping[str, str] | None = None,
    loads: Mapping[str, str] | None = None,
    hands: Mapping[str, Words] | None = None,
    gates: Mapping[str, Words] | None = None,
    built: Mapping[str, Mapping[str, Words]] | None = None,
    hammers: Words = HAMMERED,
    owners: Mapping[str, str] | None = None,
    discards: Words = (),
    spent: Words = (),
    before_roll: bool = False,
    secret: bytes = b"arranged",
    **fields: Any,
) -> Table:
    """Seat a is on turn after the roll; carts, loads and hands go by `a1`, `b2`, `a`; stones by their colours.

    Cards named in `spent` lie open; what they do there is said by `fields`.
    """
    position = Table(GAME, seats, b"base").position()
    _place_stones(position, seats, carts or {}, loads or {}, gates, built or {})
    _place_sites(position, hammers, built or {}, owners or {})
    _place_cards(position, hands or {}, discards, spent)
    position |= {"rolled": int(not before_roll), "phase": PHASES.index("roll" if before_roll else "act")}
    position |= fields
    return Table(GAME, seats, secret, position=position)


def _place_stones(
    position: dict[str, Any],
    seats: int,
    carts: Mapping[str, str],
    loads: Mapping[str, str],
    gates: Mapping[str, Words] | None,
    built: Mapping[str, Mapping[str, Words]],
) -> None:
    for key, field in carts.items():
        position["at"]["abcd".index(key[0])][int(key[1]) - 1] = field
    for key, stone in loads.items():
        position["load"]["abcd".index(key[0])][int(key[1]) - 1] = stone
    lying = gates if gates is not None else dict.fromkeys(GATES, ("white",))
    position["gates"] = [[list(lying.get(gate, ())).count(stone) for stone in STONES] for gate in GATES]
    used = [*loads.values(), *(stone for row in lying.values() for stone in row)]
    for c, church in enumerate(CHURCHES):
        for p, seat in enumerate("abcd"[:seats]):
            stones = built.get(church, {}).get(seat, ())
            position["built"][c][p] = [list(stones).count(stone) for stone in STONES]
            used += stones
    position["supply"] = [STONE_COUNT[stone] - used.count(stone) for stone in STONES]


def _place_sites(
    position: dict[str, Any], hammers: Words, built: Mapping[str, Mapping[str, Words]], owners: Mapping[str, str]
) -> None:
    """The order of the seats in `built` is the order in which they laid their last stones."""
    for c, church in enumerate(CHURCHES):
        position["site"][c] = "hammer" if church in hammers else "waiting"
        if church in built:
            position["site"][c] = "begun"
            for number, seat in enumerate(built[church], 1):
                position["latest"][c]["abcd".index(seat)] = number
        if church in owners:
            position["site"][c] = "complete"
            position["owner"][c] = "abcd".index(owners[church])


def _place_cards(position: dict[str, Any], hands: Mapping[str, Words], discards: Words, spent: Words) -> None:
    """Everybody has seen what lies open and on the discards."""
    held = [by_kind(*hands.get(seat, ())) for seat in "abcd"]
    pile, laid = by_kind(*discards), by_kind(*spent)
    position |= {"hand": held, "hand_count": [sum(hand) for hand in held]}
    position |= {"pile": pile, "pile_count": len(discards), "seen": [pile] * 5, "laid": laid}
    gone = [sum(column) for column in zip(*held, pile, laid, strict=True)]
    position["deck"] = [n - less for n, less in zip(CARDS.values(), gone, strict=True)]
    position["deck_count"] = sum(position["deck"])


def offered(table: Table) -> list[str]:
    return [str(move) for move in table.moves()]


def refused(table: Table, move: str) -> str:
    """The rule that forbids a move."""
    refusal = table.why_not(move)
    assert refusal is not None, f"{move} is offered"
    return refusal.rule_id


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
    return table


def state(table: Table, reader: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None if reader is None else Seat(reader))["state"]
    return found


def church(table: Table, key: str) -> dict[str, Any]:
    found: dict[str, Any] = state(table)["churches"][key]
    return found


def seat(table: Table, p: int, reader: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = state(table, reader)["seats"][p]
    return found


def scores(table: Table) -> list[int]:
    return table.standing().scores


def news(table: Table, reader: int | None = None) -> list[dict[str, Any]]:
    return GAME.NEWS.json(table.hidden(None if reader is None else Seat(reader)))


def kinds(table: Table, reader: int | None = None) -> list[str]:
    return [item["kind"] for item in news(table, reader)]


def rolls(table: Table, count: int) -> Iterator[Table]:
    """The same table after different rolls of the dice."""
    before = table.state
    for number in range(count):
        table.state = before
        table.past.clear()
        table.secret = number.to_bytes(4, "big")
        table.play("roll")
        yield table


def roll_until(kind: str, **layout: Any) -> Table:
    """A table like this one after a roll that brings this news."""
    for table in rolls(arrange(before_roll=True, **layout), 2000):
        if kind in kinds(table):
            return table
    raise AssertionError(f"no roll brings {kind}")
