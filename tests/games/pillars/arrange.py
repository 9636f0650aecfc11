"""Lay out positions of pillars in a few words."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.registry import load
from bauhuette.match.table import Table
from tests.limits import Rounds

GAME = load("pillars")
NEUTRALS = [
    "king",
    "lady-aliena",
    "prior-philip",
    "william-hamleigh",
    "tom-builder",
    "bishop-waleran",
    "ellen",
    "regan-hamleigh",
    "alfred-builder",
    "quarry-1",
    "quarry-2",
    "forest-1",
    "forest-2",
    "gravel-pit-1",
    "gravel-pit-2",
]
ADVANTAGES = ["potter", "bell-founder", "brick-burner", "painter", "helper"]
COLOURS = ("green", "blue", "red", "orange")
PHASES = ("trick", "tom", "convert", "keep")
MATERIALS = ("sand", "wood", "stone", "metal")
CRAFTSMEN = ["toolmaker", "stonemason", "carpenter", "mortar-mixer", "master-builder"]


def all_cards(seats: int) -> list[str]:
    craftsmen = [f"{kind}-{colour}" for colour in COLOURS[:seats] for kind in CRAFTSMEN]
    neutrals = [card for card in NEUTRALS if seats == 4 or card != "ellen"]
    return [*craftsmen, *neutrals, *ADVANTAGES]


def base(seats: int = 4) -> dict[str, Any]:
    return Table(GAME, seats, b"arranged").position()


def tricks(
    hands: list[list[str]], trick: list[str] | None = None, leader: int = 0, stack: list[str] | None = None
) -> Table:
    """Seats hold `hands`, `trick` lies on the table; every other card was given to the seat before the leader's.

    So was the first advantage card that is not named, unless one is; this seat keeps the others.
    """
    seats = len(hands)
    trick = trick or []
    stack = stack if stack is not None else ["helper"]
    used = {*trick, *stack, *(card for hand in hands for card in hand)}
    rest = [card for card in all_cards(seats) if card not in used]
    keeper = (leader - 1) % seats
    given, kept = with_one_advantage(rest, used - set(stack))
    position = base(seats)
    four = range(4)
    position |= {
        "phase": 0,
        "to_move": (leader + len(trick)) % seats,
        "leader": leader,
        "hand": [hands[p] if p < seats else [] for p in four],
        "hand_size": [len(hands[p]) if p < seats else 0 for p in four],
        "known": [hands[p] if p < seats else [] for p in four] + [[*rest, *trick]],
        "trick": [trick[i] if i < len(trick) else None for i in four],
        "trick_size": len(trick),
        "stack": [stack[i] if i < len(stack) else None for i in range(5)],
        "stack_size": len(stack),
        "given": [given if p == keeper else [] for p in four],
        "kept": [kept if p == keeper else [] for p in four],
        "tricks_given": [len(given) // seats if p == keeper else 0 for p in four],
    }
    return Table(GAME, seats, b"arranged", position=position)


def with_one_advantage(rest: list[str], dealt: set[str]) -> tuple[list[str], list[str]]:
    """P5: the cards of `rest` dealt with this hand, and the advantage cards of hands before."""
    advantages = [card for card in rest if card in ADVANTAGES]
    first = 0 if dealt & set(ADVANTAGES) else 1
    return [card for card in rest if card not in advantages] + advantages[:first], advantages[first:]


def whole_tricks(cards: list[str], rest: list[str], seats: int, *colours: str) -> list[str]:
    """Fill up with craftsmen of other colours, taken from `rest`, until the cards make whole tricks."""
    filled = list(cards)
    spare = [card for card in rest if card.split("-")[-1] in COLOURS and card.split("-")[-1] not in colours]
    rounds = Rounds("whole tricks")
    while len(filled) % seats and rounds():
        filled.append(spare.pop())
        rest.remove(filled[-1])
    return filled


def final_card(
    plays: list[str], given: list[list[str]], kings_trick: list[str], stack: list[str] | None = None, **fields: Any
) -> Table:
    """Only the last card of the hand is still to be played, by the last seat; cards not named are in no use here: they
    make tricks whole, and the rest lies with the advantage cards' keeper, seat 1."""
    seats = len(plays)
    stack = stack if stack is not None else []
    named = {*plays, *kings_trick, *stack, *(card for cards in given for card in cards)}
    rest = [card for card in all_cards(seats) if card not in named]
    dealt, kept = with_one_advantage(rest, named - set(stack))
    trickless = [COLOURS[p] for p in range(seats) if not given[p]]
    aside = whole_tricks(kings_trick, dealt, seats, *trickless)
    tricks_of = [whole_tricks(given[p], dealt, seats, COLOURS[p]) if p != 1 else [] for p in range(seats)]
    tricks_of[1] = [*given[1], *dealt]
    four = range(4)
    position = base(seats)
    position |= {
        "to_move": seats - 1,
        "leader": 0,
        "hand": [[plays[-1]] if p == seats - 1 else [] for p in four],
        "hand_size": [int(p == seats - 1) for p in four],
        "known": [[plays[-1]] if p == seats - 1 else [] for p in four] + [[]],
        "trick": [plays[i] if i < seats - 1 else None for i in four],
        "trick_size": seats - 1,
        "stack": [stack[i] if i < len(stack) else None for i in range(5)],
        "stack_size": len(stack),
        "given": [tricks_of[p] if p < seats else [] for p in four],
        "kept": [kept if p == 1 else [] for p in four],
        "tricks_given": [len(tricks_of[p]) // seats if p < seats else 0 for p in four],
        "kings_trick": aside,
        "materials": [[0] * 4] * 4,
        **fields,
    }
    return Table(GAME, seats, b"arranged", position=position)


def scoring(cards: list[str], stock: str = "", kept: list[str] | None = None, last_hand: bool = False) -> Table:
    """Seat 0 has been given `cards`, owns the materials of `stock` (words) and keeps `kept`; it is to convert now."""
    kept = kept or []
    open_ = [card for card in ADVANTAGES if card not in kept]
    stack = [] if last_hand else open_[:1]
    rest = [card for card in all_cards(4) if card not in {*cards, *ADVANTAGES}]
    given = whole_tricks(cards, rest, 4, COLOURS[0])
    words = stock.split()
    position = base(4)
    position |= {
        "phase": PHASES.index("tom" if "tom-builder" in cards else "convert"),
        "to_move": 0,
        "hand": [[]] * 4,
        "hand_size": [0] * 4,
        "known": [[]] * 5,
        "stack": [*stack, *[None] * (5 - len(stack))],
        "stack_size": len(stack),
        "given": [given, [], [], []],
        "kept": [kept, [card for card in open_ if card not in stack], [], []],
        "tricks_given": [len(given) // 4, 0, 0, 0],
        "kings_trick": rest,
        "materials": [[words.count(m) for m in MATERIALS], *[[0] * 4] * 3],
    }
    return Table(GAME, 4, b"arranged", position=position)


def offered(table: Table) -> list[str]:
    return [str(move) for move in table.moves()]


def news(table: Table) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = table.view(None)["news"]
    return found


def kinds(table: Table) -> list[str]:
    return [item["kind"] for item in news(table)]


def seat(table: Table, p: int) -> dict[str, Any]:
    found: dict[str, Any] = table.view(None)["state"]["seats"][p]
    return found


def news_to_the_end_of_the_hand(table: Table) -> list[dict[str, Any]]:
    """Everybody else takes the first choice and converts nothing."""
    found = news(table)
    rounds = Rounds("news to the end of the hand")
    while table.to_move is not None and table.phase != "trick" and rounds():
        table.play("done" if "done" in offered(table) else offered(table)[0])
        found += news(table)
    return found
