"""The contract of cologne: setup and the moves on offer; why not and what a move does is said by its file."""

from __future__ import annotations

from bauhuette.engine.dispatch import dispatch
from bauhuette.engine.jit import rule
from bauhuette.engine.ranking import ranked
from bauhuette.engine.record import MAX_SEATS, NOBODY, Cells

from . import actions, cards, encounters, moves, turns
from .actions import GATE_COUNT, is_blocked, why_not_act, why_not_build, why_not_load, why_not_unload, why_not_visit
from .audit import AUDITS, audit
from .board import DEGREE, DOM, FIRST_DOT, NEXT, START
from .construction_sites import SITE_COUNT, STONE_SORTS, release_sites, score
from .ids import K7
from .knowledge import determinize, redact
from .moves import MOVES, NEWS
from .piles import holds
from .state import ENDINGS, LIMIT, OFFERED, PHASES, REACTING, ROLLING, STATE, WAITING, State
from .turns import begin_turn

__all__ = [
    "AUDITS", "ENDINGS", "MOVES", "NEWS", "PHASES", "STATE", "State", "apply", "audit", "determinize", "guard", "legal",
    "redact", "score", "setup", "standing",
]  # fmt: skip

ABBOT_COUNT = len(cards.ABBOTS)
SWAP_COUNT = len(cards.SWAPS)

# Preparation


@rule
def setup(s: State) -> None:
    """K2 to K5, K20."""
    place_carts(s)
    place_stones(s)
    place_cards(s)
    open_sites(s)
    release_sites(s)
    begin_turn(s, 0)
    encounters.resume(s)


@rule
def place_carts(s: State) -> None:
    """K2."""
    for seat in range(MAX_SEATS):
        for cart in range(cards.CARTS):
            s.load[seat, cart] = -1
            s.at[seat, cart] = START[seat, cart] if seat < s.seats else NOBODY


@rule
def place_stones(s: State) -> None:
    """K3."""
    for stone in range(STONE_SORTS):
        s.supply[stone] = cards.STONE_COUNT[stone] - cards.AT_EACH_GATE[stone] * GATE_COUNT
        for gate in range(GATE_COUNT):
            s.gates[gate, stone] = cards.AT_EACH_GATE[stone]


@rule
def place_cards(s: State) -> None:
    """K4."""
    for kind in range(cards.CARD_SORTS):
        s.deck[kind] = cards.COPIES[kind]
    s.deck_count = cards.DECK


@rule
def open_sites(s: State) -> None:
    """K5: no church has been released, none has a stone."""
    for church in range(SITE_COUNT):
        s.site[church] = WAITING
        s.owner[church] = NOBODY
        s.notary[church] = NOBODY


# What is on offer


@rule
def legal(s: State, out: Cells) -> int:
    """In a fixed order: the turn, the carts, the cards."""
    if s.phase == REACTING:
        return offer_answers(s, out)
    if s.phase == OFFERED:
        return offer_abbot(s, out)
    if s.phase == LIMIT:
        return offer_discards(s, out, 0)
    n = 1
    if s.phase == ROLLING:
        out[0] = moves.ROLL
    else:
        out[0] = moves.END
        for cart in range(cards.CARTS):
            if why_not_act(s, cart) == 0:
                n = offer_actions(s, out, n, cart)
    if s.hand_count[s.turn] > 0:
        n = offer_discards(s, out, n)
        if s.played < cards.PLAYED_LIMIT:
            n = offer_cards(s, out, n)
    return n


@rule
def offer_answers(s: State, out: Cells) -> int:
    out[0] = moves.ALLOW
    if encounters.why_not_guard(s) == 0:
        out[1] = moves.WARD_OFF
        return 2
    return 1


@rule
def offer_abbot(s: State, out: Cells) -> int:
    out[0] = moves.ALLOW
    return offer_abbots(s, out, 1)


@rule
def offer_abbots(s: State, out: Cells, n: int) -> int:
    for abbot in range(ABBOT_COUNT):
        if holds(s, s.to_move, abbot) and encounters.why_not_bonus(s, abbot) == 0:
            out[n] = moves.to_bonus(abbot)
            n += 1
    return n


@rule
def offer_discards(s: State, out: Cells, n: int) -> int:
    for card in range(cards.CARD_SORTS):
        if holds(s, s.turn, card):
            out[n] = moves.to_discard(card)
            n += 1
    return n


@rule
def offer_actions(s: State, out: Cells, n: int, cart: int) -> int:
    """Of a cart that may act: to go on, or to do what can be done where it stands."""
    here = s.at[s.turn, cart]
    for i in range(DEGREE[here]):
        if not is_blocked(s, NEXT[here, i]):
            out[n] = moves.to_move(cart, NEXT[here, i])
            n += 1
    if here < DOM:
        if why_not_build(s, cart) == 0:
            out[n] = moves.to_build(cart)
            n += 1
    elif here == DOM:
        if why_not_visit(s, cart) == 0:
            out[n] = moves.to_visit(cart)
            n += 1
    elif here < FIRST_DOT:
        n = offer_gate(s, out, n, cart)
    return n


@rule
def offer_gate(s: State, out: Cells, n: int, cart: int) -> int:
    for stone in range(STONE_SORTS):
        if why_not_load(s, cart, stone) == 0:
            out[n] = moves.to_load(cart, stone)
            n += 1
    if why_not_unload(s, cart) == 0:
        out[n] = moves.to_unload(cart)
        n += 1
    return n


@rule
def offer_cards(s: State, out: Cells, n: int) -> int:
    """Cards with many choices are looked for in the hand first, to spare the asking."""
    n = offer_abbots(s, out, n)
    if encounters.why_not_mayor(s) == 0:
        out[n] = moves.PLAY_MAYOR
        n += 1
    if holds(s, s.turn, cards.THIEF) or holds(s, s.turn, cards.POISONER) or holds(s, s.turn, cards.SABOTEUR):
        n = offer_attacks(s, out, n)
    if holds(s, s.turn, cards.TRADER):
        n = offer_trades(s, out, n)
    if holds(s, s.turn, cards.NOTARY):
        n = offer_rights(s, out, n)
    if holds(s, s.turn, cards.FORGER):
        n = offer_forgeries(s, out, n)
    return n


@rule
def offer_attacks(s: State, out: Cells, n: int) -> int:
    for victim in range(s.seats):
        if encounters.why_not_steal(s, victim) == 0:
            out[n] = moves.to_steal(victim)
            n += 1
        if encounters.why_not_poison(s, victim) == 0:
            out[n] = moves.to_poison(victim)
            n += 1
        if encounters.why_not_sabotage(s, victim) == 0:
            out[n] = moves.to_sabotage(victim)
            n += 1
    return n


@rule
def offer_trades(s: State, out: Cells, n: int) -> int:
    for gate in range(GATE_COUNT):
        for swap in range(SWAP_COUNT):
            if encounters.why_not_trade(s, gate, swap) == 0:
                out[n] = moves.to_trade(gate, swap)
                n += 1
    return n


@rule
def offer_rights(s: State, out: Cells, n: int) -> int:
    for church in range(SITE_COUNT):
        if encounters.why_not_secure(s, church) == 0:
            out[n] = moves.to_secure(church)
            n += 1
    return n


@rule
def offer_forgeries(s: State, out: Cells, n: int) -> int:
    for church in range(SITE_COUNT):
        for victim in range(s.seats):
            for swap in range(SWAP_COUNT):
                if encounters.why_not_forge(s, church, victim, swap) == 0:
                    out[n] = moves.to_forge(church, victim, swap)
                    n += 1
    return n


guard, apply = dispatch(MOVES, globals(), actions, encounters, turns, over=K7)
standing = ranked(globals())
