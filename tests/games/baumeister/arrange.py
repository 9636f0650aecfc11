"""Lay out moments of a game of Baumeister in a few words."""

from __future__ import annotations

from typing import Any

from bauhuette.engine.news import EVERYONE
from bauhuette.engine.registry import load
from bauhuette.engine.rng import secret_from_number
from bauhuette.games.baumeister import state as st
from bauhuette.games.baumeister.building import begin_building
from bauhuette.games.baumeister.cards import CATEGORIES, CATEGORY, CONTRACTS, EVENTS, PARTS, PIECES, UNIT, WORKERS
from bauhuette.games.baumeister.crew import employ, take_from_stack
from bauhuette.games.baumeister.edition_checks import HEAD_LETTERS
from bauhuette.games.baumeister.rules import proceed
from bauhuette.match.table import Table

GAME = load("baumeister")
RULEBOOK_CREW = "M F J A A"


def opened(seats: int = 3, seed: int = 1, **options: int) -> Table:
    """A new game."""
    return Table(GAME, seats, secret_from_number(seed), options=options)


def scene(seats: int = 3, round_number: int = 2, hammer: int = 0, **options: int) -> Table:
    """A table between two phases; `begin` says with which phase it goes on."""
    table = opened(seats, **options)
    s: Any = table.state
    s.round_number = round_number
    s.hammer = hammer
    s.to_move = -1
    return table


def begin(table: Table, phase: str) -> Table:
    s: Any = table.state
    s.phase = st.PHASES.index(phase)
    s.turn = 0
    s.to_move = -1
    if phase == "build":
        begin_building(s)
    proceed(s)
    assert GAME.audit(s) == 0, GAME.AUDITS[GAME.audit(s) - 1]
    return table


def hires(table: Table, seat: int, crew: str) -> None:
    """`crew` in heads (`M F A`) or workers (`master-2`)."""
    s: Any = table.state
    for word in crew.split():
        c = HEAD_LETTERS.index(word) if word in HEAD_LETTERS else CATEGORIES.index(word.rpartition("-")[0])
        place = 0
        if word not in HEAD_LETTERS:
            place = [int(w) for w in s.stack[c]].index(WORKERS.index(word))
        employ(s, seat, take_from_stack(s, c, place))


def purse(table: Table, seat: int, talers: int) -> None:
    s: Any = table.state
    s.bank += s.money[seat] - talers // UNIT
    s.money[seat] = talers // UNIT


def lends(table: Table, seat: int, small: int = 0, large: int = 0) -> None:
    table.state.loans[seat] = [small, large]
    table.state.loans_taken[seat] = small + large


def contracts(table: Table, owned: dict[str, int] | None = None, offer: str = "", hidden: bool = True) -> None:
    """Who owns what, what lies open, and whether any contract is left in the stack."""
    s: Any = table.state
    owned = owned or {}
    order = [*owned, *offer.split()]
    order += [key for key in CONTRACTS if key not in order]
    shown = len(owned) + len(offer.split())
    for i, key in enumerate(order):
        k = CONTRACTS.index(key)
        s.contracts[i] = k
        s.place[k] = st.HIDDEN if i >= shown else st.OWNED if key in owned else st.ON_OFFER
        s.holder[k] = owned.get(key, -1)
        s.known[st.KNOWN_CONTRACT + k] = EVERYONE if i < shown else 0
    s.contracts_shown = shown
    if not hidden:
        s.contracts_used = shown


def built(table: Table, contract: str, parts: str) -> None:
    k = CONTRACTS.index(contract)
    for part in parts.split():
        table.state.built[k] |= 1 << (PIECES.index(f"{contract}-{part}") - k * PARTS)


def stands(table: Table, contract: str) -> set[str]:
    k = CONTRACTS.index(contract)
    names = [piece.removeprefix(f"{contract}-") for piece in PIECES[k * PARTS : (k + 1) * PARTS]]
    return {name for i, name in enumerate(names) if int(table.state.built[k]) >> i & 1}


def stacked_event(table: Table, *events: str) -> None:
    """These events come next."""
    s: Any = table.state
    wanted = [EVENTS.index(e) for e in events]
    s.events[:] = wanted + [int(e) for e in s.events if int(e) not in wanted]


def play(table: Table, *moves: str) -> Table:
    for move in moves:
        table.play(move)
        assert GAME.audit(table.state) == 0, f"{move}: {GAME.AUDITS[GAME.audit(table.state) - 1]}"
    return table


def against(table: Table, move: str) -> str:
    """The rule that forbids a move now."""
    refusal = table.why_not(move)
    assert refusal is not None, f"{move} is offered"
    assert refusal.reason("de")
    assert refusal.reason("en")
    return refusal.rule_id


def offered(table: Table, family: str = "") -> set[str]:
    return {str(move) for move in table.moves() if str(move).startswith(family)}


def talers(table: Table, seat: int) -> int:
    return int(table.state.money[seat]) * UNIT


def wages(table: Table, seat: int) -> int:
    return int(table.state.wages[seat]) * UNIT


def crew_of(table: Table, seat: int) -> list[str]:
    return [WORKERS[w] for w in range(len(WORKERS)) if table.state.boss[w] == seat]


def face_down(table: Table, seat: int) -> set[str]:
    s: Any = table.state
    return {WORKERS[w] for w in range(len(WORKERS)) if s.boss[w] == seat and s.down[w]}


def owner(table: Table, contract: str) -> int:
    return int(table.state.holder[CONTRACTS.index(contract)])


def bonus(table: Table, contract: str) -> int:
    return int(table.state.bonus[CONTRACTS.index(contract)]) * UNIT


def top(table: Table, category: str) -> str:
    return str(WORKERS[table.state.stack[CATEGORIES.index(category), 0]])


def told(table: Table) -> list[dict[str, Any]]:
    return list(table.view(None)["news"])


def category_of(worker: str) -> str:
    return str(CATEGORIES[CATEGORY[WORKERS.index(worker)]])
